//! A moment of joy when a game ends before somebody's eyes: the winners cheer, stars rise, and ravens cross the sky.

use std::time::Duration;

use leptos::prelude::*;
use rabenburg_engine::Colour;
use rabenburg_session::Waiting;

use crate::settings::{Settings, Speed, prefers};
use crate::table::game::Game;

/// How long it takes.
const LASTS: Duration = Duration::from_millis(2600);
const STARS: usize = 14;

/// Cheers once, when the game is over that was not over before.
#[component]
pub(super) fn Cheer() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { speed, .. } = expect_context();
    let winners = RwSignal::new(Vec::<Colour>::new());
    Effect::new(move |before: Option<bool>| {
        let over = !game.busy.get() && game.is_over();
        if over && before == Some(false) && speed.get_untracked() != Speed::Off && !is_still() {
            let won = game.moment.with_untracked(|moment| match moment.waiting {
                Waiting::Over(outcome) => outcome.winners.iter().collect(),
                _ => Vec::new(),
            });
            winners.set(won.into_iter().map(|seat| game.rules().colours[seat.index()]).collect());
            let rest = move || {
                // The table may have gone meanwhile.
                winners.try_update(Vec::clear);
            };
            set_timeout(rest, LASTS);
        }
        over
    });
    let cheering = move |colour: Colour| {
        let wizard = format!("<use href=\"#wiz-{colour}\"/>");
        view! { <svg class=format!("hop p-{colour}") viewBox="-18 -52 36 58" inner_html=wizard></svg> }
    };
    move || {
        let won = winners.get();
        let first = won.first().copied()?;
        let star = move |_| view! { <i class=format!("p-{first}")></i> };
        let ravens = (0..2).map(
            |_| view! { <svg class="raven" viewBox="-20 -14 40 28" inner_html="<use href=\"#raven-fly\"/>"></svg> },
        );
        Some(view! {
            <div class="cheer" aria-hidden="true">
                {(0..STARS).map(star).collect_view()}
                {won.into_iter().map(cheering).collect_view()}
                {ravens.collect_view()}
            </div>
        })
    }
}

fn is_still() -> bool {
    prefers("(prefers-reduced-motion: reduce)")
}
