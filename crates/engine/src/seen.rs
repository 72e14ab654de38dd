//! What a viewer saw happen: a second kind of event that has no place for secrets.

use alloc::collections::VecDeque;

use crate::action::Cast;
use crate::card::Face;
use crate::cards::Cards;
use crate::event::Event;
use crate::outcome::Reason;
use crate::position::Position;
use crate::rules::Memory;
use crate::seat::Seat;
use crate::space::{Space, Surface, TowerId};
use crate::spell::Spell;
use crate::stage::{Announced, Interlude, Stage, Window};
use crate::view::Viewer;
use crate::wizards::Wizards;

/// A fact as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
pub enum SeenEvent {
    /// A turn began.
    TurnBegan {
        /// Turns begun before it.
        turn: u32,
    },
    /// An action began.
    ActionBegan,
    /// A seat is to draw cards.
    DrawsDue {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The discard pile became the draw pile.
    Reshuffled,
    /// Somebody drew a card face down.
    Drew {
        /// Who.
        seat: Seat,
    },
    /// The viewer himself drew a card.
    DrewCard {
        /// The viewer's seat.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A card was discarded unused.
    Discarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// A whole hand was discarded, face up.
    HandDiscarded {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// The die fell.
    Rolled {
        /// Its value.
        value: u8,
    },
    /// A move was announced.
    Announced {
        /// The move.
        announced: Announced,
    },
    /// A wizard walked, or was freed.
    WizardMoved {
        /// Whose.
        colour: Seat,
        /// From where.
        from: Surface,
        /// To where.
        to: Surface,
    },
    /// A wizard entered the castle.
    WizardEntered {
        /// Whose.
        colour: Seat,
        /// From where.
        from: Surface,
    },
    /// A tower moved.
    TowerMoved {
        /// The tower.
        tower: TowerId,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
        /// Who came into sight.
        uncovered: Wizards,
        /// Who was locked up before everybody's eyes.
        locked_up: Wizards,
    },
    /// Two top towers changed places.
    TowersSwapped {
        /// One.
        a: TowerId,
        /// The other.
        b: TowerId,
    },
    /// The castle moved.
    CastleMoved {
        /// To where.
        to: Space,
    },
    /// A flask was filled.
    FlaskFilled {
        /// Whose.
        owner: Seat,
    },
    /// A spell was cast.
    SpellCast {
        /// By whom.
        caster: Seat,
        /// The spell and its target.
        cast: Cast,
        /// What it cost.
        cost: u8,
    },
    /// A tower was lifted, and all saw who is beneath.
    Revealed {
        /// The tower.
        tower: TowerId,
        /// Who is beneath it.
        wizards: Wizards,
    },
    /// An action was completed.
    ActionCompleted {
        /// Whether it made a move.
        moved: bool,
    },
    /// A card was passed face down between others.
    CardPassedFaceDown {
        /// Who passed it.
        from: Seat,
        /// Who has it now.
        to: Seat,
    },
    /// A card was passed to or by the viewer.
    CardPassed {
        /// Who passed it.
        from: Seat,
        /// Who has it now.
        to: Seat,
        /// The card.
        card: Face,
    },
    /// Full flasks were passed.
    FlasksPassed {
        /// Who passed them.
        from: Seat,
        /// Who has them now.
        to: Seat,
        /// How many.
        count: u8,
    },
    /// Somebody declined an exchange.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Somebody cast nothing in a window.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The game came to a stage.
    Reached {
        /// The stage.
        stage: SeenStage,
    },
}

/// A stage or an interlude as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum SeenStage {
    /// Hands are dealt.
    Deal,
    /// A card is chosen.
    Choose,
    /// The die is about to be rolled.
    Roll,
    /// The roll is used.
    Rolled,
    /// Cards are drawn, then a tower may be pushed.
    Push,
    /// A last spell may be cast.
    End,
    /// A seat is asked in a window.
    Window(Window, Seat),
    /// The hand is refilled.
    Refill,
    /// The game is over.
    Over(Reason),
    /// An interlude is over.
    Back,
    /// A caster draws two cards.
    Drawing(Seat),
    /// A caster picks whom to free from beneath a tower.
    Pick(Seat, TowerId),
    /// A caster may repeat a spell.
    Repeat(Seat, Spell),
    /// The partner is asked for a card.
    Give,
    /// The partner offered a card, face down.
    Reply,
    /// A card is given back.
    GiveBack,
}

impl Event {
    /// What a viewer saw of this event. The only place that makes seen events.
    pub fn seen_by(&self, viewer: Viewer) -> SeenEvent {
        match *self {
            Event::Drew { seat, card } if viewer.is(seat) => SeenEvent::DrewCard { seat, card },
            Event::Drew { seat, .. } => SeenEvent::Drew { seat },
            Event::CardPassed { from, to, card } if viewer.is(from) || viewer.is(to) => {
                SeenEvent::CardPassed { from, to, card }
            }
            Event::CardPassed { from, to, .. } => SeenEvent::CardPassedFaceDown { from, to },
            Event::InterludeReached { interlude } => SeenEvent::Reached { stage: seen_interlude(interlude) },
            Event::Reached { stage } => SeenEvent::Reached { stage: seen_stage(stage) },
            Event::SpellCast { caster, cast, cost, .. } => SeenEvent::SpellCast { caster, cast, cost },
            Event::TurnBegan { turn } => SeenEvent::TurnBegan { turn },
            Event::ActionBegan => SeenEvent::ActionBegan,
            Event::DrawsDue { seat, count } => SeenEvent::DrawsDue { seat, count },
            Event::Reshuffled => SeenEvent::Reshuffled,
            Event::Played { seat, card } => SeenEvent::Played { seat, card },
            Event::Discarded { seat, card } => SeenEvent::Discarded { seat, card },
            Event::HandDiscarded { seat, cards } => SeenEvent::HandDiscarded { seat, cards },
            Event::Rolled { value } => SeenEvent::Rolled { value },
            Event::Announced { announced } => SeenEvent::Announced { announced },
            Event::WizardMoved { colour, from, to } => SeenEvent::WizardMoved { colour, from, to },
            Event::WizardEntered { colour, from } => SeenEvent::WizardEntered { colour, from },
            Event::TowerMoved { tower, from, to, uncovered, locked_up } => {
                SeenEvent::TowerMoved { tower, from, to, uncovered, locked_up }
            }
            Event::TowersSwapped { a, b } => SeenEvent::TowersSwapped { a, b },
            Event::CastleMoved { to } => SeenEvent::CastleMoved { to },
            Event::FlaskFilled { owner } => SeenEvent::FlaskFilled { owner },
            Event::Revealed { tower, wizards } => SeenEvent::Revealed { tower, wizards },
            Event::ActionCompleted { moved } => SeenEvent::ActionCompleted { moved },
            Event::FlasksPassed { from, to, count } => SeenEvent::FlasksPassed { from, to, count },
            Event::Declined { seat } => SeenEvent::Declined { seat },
            Event::Passed { seat } => SeenEvent::Passed { seat },
        }
    }
}

fn seen_stage(stage: Stage) -> SeenStage {
    match stage {
        Stage::Deal => SeenStage::Deal,
        Stage::Choose => SeenStage::Choose,
        Stage::Roll => SeenStage::Roll,
        Stage::Rolled => SeenStage::Rolled,
        Stage::Push => SeenStage::Push,
        Stage::End => SeenStage::End,
        Stage::Window(window, asked) => SeenStage::Window(window, asked),
        Stage::Refill => SeenStage::Refill,
        Stage::Over(reason) => SeenStage::Over(reason),
    }
}

fn seen_interlude(interlude: Interlude) -> SeenStage {
    match interlude {
        Interlude::None => SeenStage::Back,
        Interlude::Drawing(caster) => SeenStage::Drawing(caster),
        Interlude::Pick(caster, tower) => SeenStage::Pick(caster, tower),
        Interlude::Repeat(caster, spell) => SeenStage::Repeat(caster, spell),
        Interlude::Give => SeenStage::Give,
        Interlude::Reply(_) => SeenStage::Reply,
        Interlude::GiveBack => SeenStage::GiveBack,
    }
}

/// A viewer's written record of what happened. In a strict game it reaches back one round at most while the game runs,
/// as the memory of the table would (rule 13.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenLog {
    /// How many turns are kept; `None` for all.
    turns: Option<u32>,
    turn: u32,
    events: VecDeque<(u32, SeenEvent)>,
}

impl SeenLog {
    /// An empty record of a game that begins here.
    pub fn new(start: &Position) -> SeenLog {
        let rules = start.rules();
        let turns = match rules.memory {
            Memory::Strict => Some(u32::from(rules.players)),
            Memory::Aided => None,
        };
        SeenLog { turns, turn: start.turn_number(), events: VecDeque::new() }
    }

    /// Writes down what was seen, and forgets what is more than a round ago.
    pub fn push(&mut self, event: SeenEvent) {
        if let SeenEvent::TurnBegan { turn } = event {
            self.turn = turn;
        }
        self.events.push_back((self.turn, event));
        if let Some(turns) = self.turns {
            let forgotten = |&(turn, _): &(u32, SeenEvent)| turn + turns <= self.turn;
            while self.events.front().is_some_and(forgotten) {
                self.events.pop_front();
            }
        }
    }

    /// What is kept, oldest first, with the number of its turn.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &SeenEvent)> {
        self.events.iter().map(|(turn, event)| (*turn, event))
    }
}
