//! What everybody knows about the present turn, read from a viewer's knowledge.

use crate::card::Face;
use crate::knowledge::Knowledge;
use crate::seat::Seat;
use crate::stage::{Announced, Interlude, Phase, Stage};
use crate::wizards::Wizards;

/// How far the turn has come: all of it is public (rule 13.1), except for the offered card.
impl Knowledge {
    /// How many turns were begun before this one.
    pub fn turn_number(&self) -> u32 {
        self.shown.table.turn_number()
    }

    /// The active player.
    pub fn active(&self) -> Seat {
        self.shown.table.active()
    }

    /// The kind of decision the game is waiting for.
    pub fn phase(&self) -> Option<Phase> {
        self.shown.table.phase()
    }

    /// The seat that has to decide.
    pub fn awaited(&self) -> Option<Seat> {
        self.shown.table.awaited()
    }

    /// Where in the turn the game stands.
    pub fn stage(&self) -> Stage {
        self.shown.table.stage()
    }

    /// What happens within the stage.
    pub fn interlude(&self) -> Interlude {
        self.shown.table.interlude()
    }

    /// How many actions the active player has used in this turn.
    pub fn actions_used(&self) -> u8 {
        self.shown.table.actions_used()
    }

    /// Whether the spell of this turn (basic game) or action (master variant) is used up.
    pub fn spell_used(&self) -> bool {
        self.shown.table.spell_used()
    }

    /// The roll to be used and how often the die may still be rolled.
    pub fn roll(&self) -> Option<(u8, u8)> {
        self.shown.table.roll()
    }

    /// The die card whose roll is awaited or to be used.
    pub fn die_card(&self) -> Option<Face> {
        self.shown.table.die_card()
    }

    /// The announced move (rule 9.4).
    pub fn announced(&self) -> Option<Announced> {
        self.shown.table.announced()
    }

    /// Who travels along with the announced wizard (rule 8.7).
    pub fn riders(&self) -> Wizards {
        self.shown.table.riders()
    }

    /// The card that was offered (rule 11.2), if the viewer offered it.
    pub fn offered(&self) -> Option<Face> {
        self.shown.table.offered()
    }
}
