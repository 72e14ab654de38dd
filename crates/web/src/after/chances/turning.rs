//! The turning points: the turns that changed most, and what would have been better there.

use leptos::prelude::*;
use rabenburg_engine::PlayingSide;
use rabenburg_session::{FilmTurn, Swing};
use rabenburg_words::after as text;

use super::{Curve, percent};
use crate::after::better::BetterMove;
use crate::after::telling;
use crate::board::pieces::Emblem;
use crate::said::said;

/// The turns that changed most; a click shows one on the board, with what would have been better.
pub(super) fn turning_points(course: Curve) -> impl IntoView {
    let Curve { review, language, projector, chosen, .. } = course;
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
        let is_chosen = move || chosen.get() == Some(swing.turn);
        let gain = Memo::new(move |_| review.gain(swing.turn));
        let show = move |_| {
            chosen.set(Some(swing.turn));
            projector.jump(projector.place_of(moment_of(course, &turn, swing.turn)));
            bring_into_sight("after-replay");
        };
        view! {
            <li>
                <button on:click=show aria-pressed=move || if is_chosen() { "true" } else { "false" }>
                    <span class="n" class:big=move || gain.get().is_some_and(is_big) aria-hidden="true">{number + 1}</span>
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
                        {move || gain.get().map(|gain| view! {
                            <small class="gain">{text::cost(language.get(), percent(gain))}</small>
                        })}
                    </span>
                </button>
            </li>
        }
    };
    let points = Memo::new(move |_| review.turning_points());
    view! {
        {move || points.get().map(|points| {
            let none = points.is_empty().then(|| view! { <p class="after-none">{said(text::no_turning_points)}</p> });
            view! {
                <h3 class="visually-hidden">{said(text::turning_points)}</h3>
                {none}
                <ol class="after-points">
                    {points.into_iter().enumerate().map(|(number, swing)| item(number, swing)).collect_view()}
                </ol>
            }
        })}
        {move || chosen.get().map(|turn| view! { <BetterMove turn projector review showing=course.showing/> })}
    }
}

/// From this on, a move that was not the best is a large mistake.
pub(crate) fn is_big(gain: f32) -> bool {
    gain >= 0.1
}

/// The moment to look at: that of the decision, or the beginning of the turn.
fn moment_of(course: Curve, turn: &FilmTurn, index: usize) -> usize {
    let language = course.language.get_untracked();
    course.review.better(index, language).flatten().map_or(turn.begins, |better| better.moment)
}

/// Scrolls to an element if it is out of sight.
fn bring_into_sight(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
