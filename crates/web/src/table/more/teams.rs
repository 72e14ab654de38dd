//! What stands above the players of a team: whose team it is, and how far the two have come together.

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_words::more as text;

use crate::board::pieces::Icon;
use crate::settings::Settings;
use crate::table::game::Game;

/// The head of a team, given its first seat.
pub(super) fn head(game: Game, first: Seat) -> AnyView {
    let Settings { language, .. } = expect_context();
    let rules = game.rules();
    let Some(second) = rules.partner(first) else { return ().into_any() };
    let both = move |count: fn(&rabenburg_engine::SeatView) -> u8| {
        let scene = game.stage.scene.read();
        let of = |seat: Seat| scene.view().seats.get(seat.index()).map_or(0, count);
        u32::from(of(first)) + u32::from(of(second))
    };
    let home = move || both(|seat| seat.home);
    let filled = move || both(|seat| seat.flasks.full + seat.flasks.spent);
    let wizards = 2 * u32::from(rules.wizards_each());
    let flasks = 2 * u32::from(rules.flasks_each());
    let own = move || game.viewer().is_some_and(|viewer| viewer == first || viewer == second);
    let name = move || match own() {
        true => text::your_team(language.get()).to_owned(),
        false => text::team_of(language.get(), game.name_of(first), game.name_of(second)),
    };
    let done = move || home() + filled();
    view! {
        <header class:own=own>
            <h3><Icon name="team"/><span>{name}</span></h3>
            <p>{move || text::team_home(language.get(), home(), wizards)}" · "{move || text::team_flasks(language.get(), filled(), flasks)}</p>
            <progress aria-hidden="true" max=wizards + flasks prop:value=move || f64::from(done())></progress>
        </header>
    }
    .into_any()
}
