//! The chances as a table.

use leptos::prelude::*;
use rabenburg_engine::{Colour, PlayingSide};
use rabenburg_session::Inquiry;
use rabenburg_words::after as text;

use super::{Curve, percent};
use crate::board::pieces::Emblem;
use crate::said::said;

/// The plot as a table, for those who do not see it or want the numbers.
pub(super) fn as_table(course: Curve) -> impl IntoView {
    let rules = course.rules();
    let done = Memo::new(move |_| course.review.inquiry.with(|inquiry| inquiry.as_ref().is_some_and(Inquiry::is_done)));
    let table = move || {
        let (names, language, lines) = (course.names(), course.language.get(), course.lines());
        let head = |side: PlayingSide| {
            let paints: Vec<Colour> = side.iter().map(|seat| rules.colours[seat.index()]).collect();
            let name = names.list(side.into_iter(), language);
            view! { <th scope="col">{paints.into_iter().map(|colour| view! { <Emblem colour/> }).collect_view()}{name}</th> }
        };
        let row = |point: usize| {
            let cells = lines.iter().map(|line| view! { <td>{text::percent(language, percent(line[point]))}</td> });
            view! { <tr><th scope="row">{course.moment_of(point, &names)}</th>{cells.collect_view()}</tr> }
        };
        view! {
            <table>
                <thead><tr><th scope="col">{text::moment(language)}</th>{course.sides.get_value().into_iter().map(head).collect_view()}</tr></thead>
                <tbody>{(0..lines.first().map_or(0, Vec::len)).map(row).collect_view()}</tbody>
            </table>
        }
    };
    // It is long, and few look at it, so it is built on demand.
    let opened = RwSignal::new(false);
    view! {
        <Show when=move || done.get()>
            <details class="after-numbers" on:toggle=move |_| opened.set(true)>
                <summary>{said(text::as_table)}</summary>
                <div tabindex="0" role="region" aria-label=said(text::chances_label)>
                    {move || opened.get().then(table)}
                </div>
            </details>
        </Show>
    }
}
