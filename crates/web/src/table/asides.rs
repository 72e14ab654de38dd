//! What can be opened in a small window, in place of something that can wait: the log, and the spells.

use leptos::prelude::*;

use crate::choosing::Pick;
use crate::table::dock::is_window;
use crate::table::game::Game;

/// What is open beside the decision. Where there is room both are always visible, and this changes nothing.
#[derive(Clone, Copy)]
pub(crate) struct Asides {
    game: Game,
    pub(crate) log: RwSignal<bool>,
    /// Whether the spells take the place of the hand because somebody wants to see them.
    spells: RwSignal<bool>,
}

impl Asides {
    /// Both are closed. Whatever happens closes the spells again.
    pub(crate) fn new(game: Game) -> Asides {
        let asides = Asides { game, log: RwSignal::new(false), spells: RwSignal::new(false) };
        Effect::new(move || {
            game.moment.track();
            asides.spells.set(false);
        });
        asides
    }

    /// Whether the spells take the place of the hand: the player is looking at them, has chosen one, or is asked for
    /// one.
    pub(crate) fn shows_spells(self) -> bool {
        let chosen = self.game.picked.with(|picked| picked.iter().any(|pick| matches!(pick, Pick::Spell(_))));
        self.spells.get() || chosen || is_window(self.game)
    }

    pub(crate) fn toggle_spells(self) {
        self.log.set(false);
        self.spells.update(|open| *open = !*open);
    }

    pub(crate) fn toggle_log(self) {
        self.log.update(|open| *open = !*open);
    }

    /// Closes what was opened last; says whether there was anything.
    pub(crate) fn close(self) -> bool {
        let open = [self.log, self.spells].into_iter().find(RwSignal::get_untracked);
        if let Some(open) = open {
            open.set(false);
        }
        open.is_some()
    }
}
