//! What everybody at the table sees happen: public facts, in the past tense.

use crate::action::Cast;
use crate::card::Face;
use crate::cards::Cards;
use crate::seat::Seat;
use crate::space::{Space, Surface, TowerId};
use crate::stage::{Announced, Interlude, Stage};
use crate::wizards::Wizards;

/// A fact that is secret to nobody, and so has no place for a secret. Events and seen events share it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "fact", rename_all = "snake_case"))]
pub enum Fact {
    /// A turn began (rule 3.1).
    TurnBegan {
        /// Turns begun before it.
        turn: u32,
    },
    /// An action began; in the master variant with its own spell (rule 9.2).
    ActionBegan,
    /// A seat has cards to draw.
    DrawsDue {
        /// Who draws.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The discard pile became the draw pile (rule 3.7).
    Reshuffled,
    /// A card was played (rule 3.2).
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A card was discarded unused (rules 3.3 and 3.4).
    Discarded {
        /// Who discarded it.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A whole hand was discarded (rule 3.5).
    HandDiscarded {
        /// Whose hand.
        seat: Seat,
        /// Its cards.
        cards: Cards,
    },
    /// The die fell (rule 6.2).
    Rolled {
        /// Its value.
        value: u8,
    },
    /// A move was announced (rule 9.4).
    Announced {
        /// The move.
        announced: Announced,
    },
    /// A wizard went from surface to surface.
    WizardMoved {
        /// Whose wizard.
        colour: Seat,
        /// From where.
        from: Surface,
        /// To where.
        to: Surface,
    },
    /// A wizard entered the castle (rule 4.4).
    WizardEntered {
        /// Whose wizard.
        colour: Seat,
        /// From where.
        from: Surface,
    },
    /// A tower moved with everything above it (rule 5.1).
    TowerMoved {
        /// The tower.
        tower: TowerId,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
        /// The wizards that came into sight beneath it (rule 5.5).
        uncovered: Wizards,
        /// The wizards that were locked up where it landed (rule 5.4).
        locked_up: Wizards,
    },
    /// Two top towers changed places (rule 8.5).
    TowersSwapped {
        /// One of them.
        a: TowerId,
        /// The other.
        b: TowerId,
    },
    /// The castle moved by itself or by a spell (rules 4.5 and 8.6).
    CastleMoved {
        /// To where.
        to: Space,
    },
    /// A flask was filled (rules 5.4 and 11.5).
    FlaskFilled {
        /// Whose flask.
        owner: Seat,
    },
    /// A spell was cast and paid for.
    SpellCast {
        /// Who cast it.
        caster: Seat,
        /// The spell and its target.
        cast: Cast,
        /// The full flasks it cost.
        cost: u8,
        /// Whether it used up the spell of the turn or action (all do but Free a wizard by rule 9.7).
        uses_up: bool,
    },
    /// A tower was lifted and the wizards beneath it were shown to all (rule 8.8).
    Revealed {
        /// The tower.
        tower: TowerId,
        /// The wizards beneath it.
        wizards: Wizards,
    },
    /// An action was completed (rules 3.4 and 9.6).
    ActionCompleted {
        /// Whether it made a move.
        moved: bool,
    },
    /// Full flasks were passed (rule 11.3).
    FlasksPassed {
        /// Who passed them.
        from: Seat,
        /// Who has them now.
        to: Seat,
        /// How many.
        count: u8,
    },
    /// A seat declined to pass or to take a card (rule 11.2).
    Declined {
        /// Who declined.
        seat: Seat,
    },
    /// A seat cast nothing in a window (rule 9.3).
    Passed {
        /// Who passed.
        seat: Seat,
    },
    /// The game reached this stage.
    Reached {
        /// The stage.
        stage: Stage,
    },
    /// Something began or ended within the stage.
    InterludeReached {
        /// What it is now.
        interlude: Interlude,
    },
}
