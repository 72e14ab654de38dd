//! What the table says aloud besides what happens: whose turn it is, what there is to decide, and what a pick would
//! lead to.
//!
//! What happens is said where it is told, event by event. Everything goes through the one queue, in the order in which
//! it came about.

use leptos::prelude::*;
use rabenburg_session::Waiting;
use rabenburg_words::{phases, table as text};

use crate::announcer::Announcer;
use crate::settings::Settings;
use crate::table::game::Game;
use crate::table::voice::voice;

/// Says what concerns the viewer, for as long as the table is in sight.
pub(crate) fn announce(game: Game) {
    let announcer = expect_context::<Announcer>();
    announcer.say(untrack(|| greeting(game)));
    follow_decisions(game, announcer);
    Effect::new(move |before: Option<bool>| {
        let replaying = game.replaying.get();
        if replaying && before == Some(false) {
            announcer.say(text::replaying(language()));
        }
        replaying
    });
}

/// The state of the game, for somebody who comes to the table.
fn greeting(game: Game) -> String {
    let (language, active) = (language(), game.stage.scene.read().view().active);
    if game.is_over() {
        return String::new();
    }
    let turn = phases::turn_of(language, game.names().who(active), game.name_of(active));
    format!("{}. {turn}.", text::round(language, game.round()))
}

/// What the dock says is said aloud when it concerns the viewer: what there is to decide, again after every pick that
/// changes it; hints; and why something cannot be done.
fn follow_decisions(game: Game, announcer: Announcer) {
    let sentence = Memo::new(move |_| {
        let asked = game.moment.with(|moment| match moment.waiting {
            Waiting::Viewer => true,
            Waiting::Other(_) => !moment.choices.is_empty(),
            Waiting::Here(_) | Waiting::Over(_) => false,
        });
        // While something happens or is being sent, that is told instead.
        let open = asked && !game.busy.get() && !game.sending.get();
        (open || game.refusal.read().is_some()).then(|| voice(game, language()).whole())
    });
    Effect::new(move || {
        if let Some(sentence) = sentence.get() {
            announcer.say(sentence);
        }
    });
}

fn language() -> rabenburg_words::Language {
    expect_context::<Settings>().language.get()
}
