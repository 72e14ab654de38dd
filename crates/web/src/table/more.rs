//! What the table has besides what is needed to begin: the recap, ways that pieces have gone, spells out of turn, a look
//! inside, and being called. Its code is loaded once a game is on screen (see [`Later`](super::later::Later)).

mod asked;
mod back;
mod calls;
mod cheer;
mod inside;
mod lines;
mod pace;
mod pile;
mod recap;
mod side;
mod teams;
mod ways;

use leptos::prelude::*;

use super::asides::Asides;
use super::game::Game;
use super::later::Later;

pub(crate) use calls::{Notifying, VolumeSlider};
use cheer::Cheer;
use recap::{Recall, RecapPanel};
use side::SidePanel;

/// Everything that is added to the table.
#[component]
pub(crate) fn More(game: Game, asides: Asides) -> impl IntoView {
    game.later.set(Some(Later {
        says: pace::beside_the_voice,
        buttons: asked::buttons,
        here: asked::here,
        concerns: asked::concerns,
        team: teams::head,
    }));
    // Somebody may be asked already who does not want to be.
    game.pass_by_itself();
    let recall = Recall::new(game);
    ways::draw(game, recall);
    lines::point(game);
    inside::listen(game);
    pile::listen(game);
    calls::call(game);
    back::close_first(game, asides, recall);
    on_cleanup(move || {
        // The game may outlive its table; what was drawn on it does not.
        game.later.try_set(None);
        game.stage.overlay.try_set(String::new());
    });
    view! {
        <RecapPanel recall/>
        <SidePanel/>
        <Cheer/>
    }
}
