//! The game in figures.

use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_protocol::Statistics;
use rabenburg_words::{Language, after as text};

use super::source::Showing;
use crate::board::pieces::{Icon, Medal};
use crate::said::said;
use crate::settings::Settings;

/// A row of the table: its name, and what it counts.
type Row = (fn(Language) -> &'static str, fn(&Statistics) -> u32);

const ROWS: [Row; 9] = [
    (text::wizards_home, |seat| seat.wizards_home),
    (text::flasks_filled, |seat| seat.flasks_filled),
    (text::flasks_spent, |seat| seat.flasks_spent),
    (text::locked_up, |seat| seat.locked_up),
    (text::was_locked_up, |seat| seat.was_locked_up),
    (text::spells_cast, |seat| seat.spells_cast),
    (text::cards_played, |seat| seat.cards_played),
    (text::cards_discarded, |seat| seat.cards_discarded),
    (text::redraws, |seat| seat.redraws),
];

/// What everybody did.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
pub(crate) fn Figures(showing: Arc<Showing>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let statistics = Statistics::of(showing.film.record());
    let rules = *showing.film.rules();
    let names = showing.names();
    let heads = rules.seats().map(|seat| {
        let names = names.clone();
        view! {
            <th scope="col">
                <Medal colour=rules.colours[seat.index()]/>
                <span class="visually-hidden">{move || names.name(seat, language.get())}</span>
            </th>
        }
    });
    let row = |(name, count): Row| {
        let counts: Vec<u32> = statistics.iter().map(count).collect();
        // What nobody did is not worth a line; in a solo game that is a good part of it.
        if counts.iter().all(|&count| count == 0) {
            return None;
        }
        // Where all are alike nobody stands out.
        let most = counts.iter().copied().max().filter(|most| counts.iter().any(|count| count != most));
        let cells = counts.into_iter().map(|count| view! { <td class:top=Some(count) == most>{count}</td> });
        Some(view! { <tr><th scope="row">{said(name)}</th>{cells.collect_view()}</tr> })
    };
    view! {
        <section class="panel after-figures" aria-labelledby="figures-title">
            <h2 id="figures-title"><Icon name="cards"/>{said(text::figures)}</h2>
            <table>
                <thead><tr><td></td>{heads.collect_view()}</tr></thead>
                <tbody>{ROWS.into_iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
}
