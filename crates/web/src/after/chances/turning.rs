//! The turning points as sentences.

use leptos::prelude::*;
use rabenburg_session::Swing;
use rabenburg_words::after as text;

use super::{Course, percent};
use crate::after::ranking::PlayingSide;
use crate::after::telling;
use crate::board::pieces::Emblem;
use crate::said::said;

/// The turns that changed most; a click replays them.
pub(super) fn turning_points(course: Course) -> impl IntoView {
    let Course { review, language, projector, .. } = course;
    let rules = course.rules();
    let item = move |number: usize, swing: Swing| {
        let names = course.names();
        let turn = course.with(|showing| showing.film.turns()[swing.turn]);
        let told = {
            let names = names.clone();
            move || course.with(|showing| telling::turn(&showing.film, &turn, &names, language.get()))
        };
        let round = rules.round_of_turn(turn.number);
        let (before, after) = (percent(swing.before), percent(swing.after));
        let mut side: PlayingSide = std::iter::once(swing.seat).chain(rules.partner(swing.seat)).collect();
        side.sort_by_key(|seat| seat.index());
        let emblems = side.iter().map(|seat| view! { <Emblem colour=rules.colours[seat.index()]/> }).collect_view();
        let whose = move || names.list(side.iter().copied(), language.get());
        let show = move |_| {
            projector.play_between(turn.begins, turn.ends);
            bring_into_sight("after-replay");
        };
        view! {
            <li>
                <button on:click=show>
                    <span class="n" aria-hidden="true">{number + 1}</span>
                    <Emblem colour=rules.colours[turn.seat.index()]/>
                    <span class="told">{move || match rules.is_solo() {
                        true => text::turning_point_solo(language.get(), round, told()),
                        false => text::turning_point(language.get(), round, told()),
                    }}</span>
                    <span class="d" class:bad=after < before>
                        <span aria-hidden="true">
                            {emblems}
                            {move || text::from_to(language.get(), before, after)}
                        </span>
                        <span class="visually-hidden">
                            {move || text::swing(language.get(), whose(), before, after)}
                        </span>
                    </span>
                </button>
            </li>
        }
    };
    move || {
        review.turning_points().map(|points| {
            let none = points.is_empty().then(|| view! { <p class="after-none">{said(text::no_turning_points)}</p> });
            view! {
                <h3 class="visually-hidden">{said(text::turning_points)}</h3>
                {none}
                <ol class="after-points">
                    {points.into_iter().enumerate().map(|(number, swing)| item(number, swing)).collect_view()}
                </ol>
            }
        })
    }
}

/// Scrolls to an element if it is out of sight.
fn bring_into_sight(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view_with_bool(true);
    }
}
