//! The whole truth of a game at one moment. Always legal: the only way in is [`Setup`](crate::Setup).

use core::hash::{Hash, Hasher};

use crate::card::Face;
use crate::cards::Cards;
use crate::course::{Course, CourseKey};
use crate::rules::{Memory, Rules};
use crate::seat::{MAX_SEATS, Seat};
use crate::stage::{Announced, ChanceKind, Interlude, Phase, Stage, Turn};
use crate::wizards::Wizards;

/// A player's flasks (rule 7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Flasks {
    /// Empty ones.
    pub empty: u8,
    /// Full ones: they pay for spells.
    pub full: u8,
    /// Spent ones: out of the game, but they count as filled for winning.
    pub spent: u8,
}

impl Flasks {
    /// All flasks, whatever is in them.
    pub const fn total(self) -> u8 {
        self.empty + self.full + self.spent
    }
}

/// The whole truth: pieces, cards, flasks, and where in the turn the game stands.
///
/// A small value without heap data: copying it is how search and undo work. It has no serialisation, so it cannot reach
/// a player; what a player may see is a [`View`](crate::View).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) rules: Rules,
    pub(crate) course: Course,
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) draw: Cards,
    pub(crate) discard: Cards,
    pub(crate) flasks: [Flasks; MAX_SEATS],
    pub(crate) home: [u8; MAX_SEATS],
    pub(crate) flow: Flow,
    pub(crate) undo: Undo,
}

/// What equal positions have in common, and others rarely: the pieces, the hands and how far the turn has come. The rules
/// and the piles are left out; they tell hardly any two positions of a search apart.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.course.hash(state);
        self.hands[..self.rules.players as usize].hash(state);
        self.flasks[..self.rules.players as usize].hash(state);
        self.flow.hash(state);
    }
}

/// How far the turn has come. Values without meaning at a stage are at rest (`None`, 0, `false`), so that equal
/// situations are equal positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flow {
    /// Rounds begun before this one, and the active seat: together they are the number of the turn (rule 3.1).
    pub(crate) round: u32,
    pub(crate) active: Seat,
    pub(crate) stage: Stage,
    pub(crate) interlude: Interlude,
    /// Cards still to be drawn, and by whom.
    pub(crate) draws: u8,
    pub(crate) drawer: Seat,
    pub(crate) actions: u8,
    /// The first action made a move (rule 3.4).
    pub(crate) moved: bool,
    /// This turn is a redraw (rule 3.5).
    pub(crate) redrawn: bool,
    /// The spell of this turn (basic) or action (master) is used up (rules 7.3 and 9.3).
    pub(crate) spell_used: bool,
    /// This turn's exchange of cards is over or under way (rule 11.2).
    pub(crate) exchanged: bool,
    /// The card that the partner has offered (rule 11.2).
    pub(crate) offered: Option<Face>,
    /// Whether the active player, and their partner, have passed flasks this turn (rule 11.3).
    pub(crate) passed: [bool; 2],
    /// The die card whose roll is being made or used.
    pub(crate) die: Option<Face>,
    pub(crate) roll: u8,
    pub(crate) rolls_left: u8,
    pub(crate) announced: Option<Announced>,
    /// Who travels along with the announced wizard (rule 8.7).
    pub(crate) riders: Wizards,
}

impl Flow {
    pub(crate) const fn at_turn(turn: u32, players: u8) -> Flow {
        let active = Seat::FIRST.clockwise((turn % players as u32) as usize, players as usize);
        Flow::of_seat(turn / players as u32, active)
    }

    /// The turn with that number, after this one: usually the next seat's, which needs no division.
    #[inline]
    pub(crate) const fn next_turn(&self, turn: u32, players: u8) -> Flow {
        let next = self.active.index() + 1;
        let this = self.round * players as u32 + next as u32 - 1;
        if turn != this + 1 {
            Flow::at_turn(turn, players)
        } else if next == players as usize {
            Flow::of_seat(self.round + 1, Seat::FIRST)
        } else {
            Flow::of_seat(self.round, self.active.clockwise(1, MAX_SEATS))
        }
    }

    /// The turn of a seat in a round, at its very start.
    #[inline]
    pub(crate) const fn of_seat(round: u32, active: Seat) -> Flow {
        Flow {
            round,
            active,
            stage: Stage::Choose,
            interlude: Interlude::None,
            draws: 0,
            drawer: Seat::FIRST,
            actions: 0,
            moved: false,
            redrawn: false,
            spell_used: false,
            exchanged: false,
            offered: None,
            passed: [false; 2],
            die: None,
            roll: 0,
            rolls_left: 0,
            announced: None,
            riders: Wizards::NONE,
        }
    }
}

/// What rule 9.6 remembers: the course when this action's card was played, and when the card of the last completed
/// action that changed the course was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Undo {
    pub(crate) action: Option<CourseKey>,
    pub(crate) last: Option<CourseKey>,
    /// The turn of that last action.
    pub(crate) last_turn: u32,
}

impl Position {
    /// The rules of the table.
    #[inline]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The same moment of the same game at a table that shows who is locked up (rule 13.3). What may be done there, and
    /// what comes of it, is the same; only more is shown.
    #[must_use]
    pub const fn aided(mut self) -> Position {
        self.rules.memory = Memory::Aided;
        self
    }

    /// The board with everything on it.
    #[inline]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// A player's cards.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The draw pile.
    pub const fn draw_pile(&self) -> Cards {
        self.draw
    }

    /// The discard pile.
    pub const fn discard(&self) -> Cards {
        self.discard
    }

    /// A player's flasks.
    #[inline]
    pub const fn flasks(&self, seat: Seat) -> Flasks {
        self.flasks[seat.index()]
    }

    /// How many of a player's wizards are home.
    #[inline]
    pub const fn home(&self, seat: Seat) -> u8 {
        self.home[seat.index()]
    }

    /// Whether all of a player's wizards are home.
    #[inline]
    pub const fn all_home(&self, seat: Seat) -> bool {
        self.home(seat) == self.rules.wizards_each()
    }

    /// How many turns were begun before this one.
    #[inline]
    pub const fn turn_number(&self) -> u32 {
        self.flow.round * self.rules.players as u32 + self.flow.active.index() as u32
    }

    /// The active player: turns go clockwise by seat (rule 3.1).
    #[inline]
    pub const fn active(&self) -> Seat {
        self.flow.active
    }

    /// How many actions the active player has used in this turn.
    pub const fn actions_used(&self) -> u8 {
        self.flow.actions
    }

    /// Whether the spell of this turn (basic game) or action (master variant) is used up.
    pub const fn spell_used(&self) -> bool {
        self.flow.spell_used
    }

    /// The roll to be used and how often the die may still be rolled.
    pub fn roll(&self) -> Option<(u8, u8)> {
        (self.flow.stage == Stage::Rolled).then_some((self.flow.roll, self.flow.rolls_left))
    }

    /// The die card whose roll is awaited or to be used.
    pub const fn die_card(&self) -> Option<Face> {
        self.flow.die
    }

    /// The announced move (rule 9.4).
    pub const fn announced(&self) -> Option<Announced> {
        self.flow.announced
    }

    /// Who travels along with the announced wizard (rule 8.7).
    pub const fn riders(&self) -> Wizards {
        self.flow.riders
    }

    /// The card that the partner has offered face down (rule 11.2).
    pub const fn offered(&self) -> Option<Face> {
        self.flow.offered
    }

    /// Where in the turn the game stands.
    pub const fn stage(&self) -> Stage {
        self.flow.stage
    }

    /// What happens within the stage.
    pub const fn interlude(&self) -> Interlude {
        self.flow.interlude
    }

    /// Whom or what the game is waiting for.
    #[inline]
    pub fn turn(&self) -> Turn {
        match (self.chance_due(), self.flow.stage) {
            (Some(kind), _) => Turn::Chance(kind),
            (None, Stage::Over(reason)) => Turn::Over(self.outcome(reason)),
            (None, _) => Turn::Act(self.decider()),
        }
    }

    /// The card or the roll that is due.
    #[inline]
    pub(crate) const fn chance_due(&self) -> Option<ChanceKind> {
        if self.flow.draws > 0 {
            Some(ChanceKind::Draw { seat: self.flow.drawer })
        } else if let Stage::Roll = self.flow.stage {
            Some(ChanceKind::Roll)
        } else {
            None
        }
    }

    /// The seat that has to decide.
    #[inline]
    pub fn awaited(&self) -> Option<Seat> {
        let decision = self.chance_due().is_none() && !matches!(self.flow.stage, Stage::Over(_));
        decision.then(|| self.decider())
    }

    /// The kind of decision it has to make.
    pub fn phase(&self) -> Option<Phase> {
        self.awaited().map(|_| self.phase_of_decision())
    }

    /// The kind of decision, if one is due.
    pub(crate) fn phase_of_decision(&self) -> Phase {
        match self.flow.interlude {
            Interlude::Pick(..) => Phase::Pick,
            Interlude::Repeat(..) => Phase::Repeat,
            Interlude::Give => Phase::Give,
            Interlude::Reply => Phase::Reply,
            Interlude::GiveBack => Phase::GiveBack,
            Interlude::None | Interlude::Drawing(_) => match self.flow.stage {
                Stage::Rolled => Phase::Rolled,
                Stage::Push => Phase::Push,
                Stage::End => Phase::End,
                Stage::Window(..) => Phase::Window,
                _ => Phase::Choose,
            },
        }
    }

    #[inline]
    fn decider(&self) -> Seat {
        match self.flow.interlude {
            Interlude::None => match self.flow.stage {
                Stage::Window(_, asked) => asked,
                _ => self.active(),
            },
            Interlude::Pick(caster, _) | Interlude::Repeat(caster, _) => caster,
            // A view that is told another game's events may exchange cards without partners: it must not break.
            Interlude::Give => self.rules.partner(self.active()).unwrap_or(self.active()),
            Interlude::Drawing(_) | Interlude::Reply | Interlude::GiveBack => self.active(),
        }
    }

    /// The colour a player moves as their own: theirs, or their partner's once all of theirs are home (rule 11.4).
    #[inline]
    pub fn own_colour(&self, seat: Seat) -> Seat {
        match self.rules.partner(seat) {
            Some(partner) if self.all_home(seat) => partner,
            _ => seat,
        }
    }
}
