//! The way to positions: a set-up may be anything, a position is always legal.

use crate::cards::Cards;
use crate::course::Course;
use crate::position::{Flasks, Flow, Position, Undo};
use crate::rules::{HAND_SIZE, Rules, RulesError};
use crate::seat::{MAX_SEATS, Seat};
use crate::space::{Space, Surface, TowerId};
use crate::stage::Stage;
use crate::wizards::SURFACE_LIMIT;

/// The ghost lights of spaces 1 to 9: how many wizards start on each tower (rule 2.2).
pub const GHOST_LIGHTS: [u8; 9] = [3, 3, 3, 2, 2, 2, 1, 1, 1];

/// No game lasts this long; a bound keeps the turn counter far from its limits.
const MAX_TURN: u32 = 1_000_000_000;

/// A game about to begin, or a situation to play on from.
///
/// Nothing here is checked until it becomes a [`Position`]. Wizards that are not on the course are home; cards that are
/// in no hand and not discarded are the draw pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules of the table.
    pub rules: Rules,
    /// The board.
    pub course: Course,
    /// Everybody's flasks.
    pub flasks: [Flasks; MAX_SEATS],
    /// Everybody's cards; `None` if they are to be dealt (rule 2.4).
    pub hands: Option<[Cards; MAX_SEATS]>,
    /// The discard pile.
    pub discard: Cards,
    /// How many turns were begun before the one that begins now.
    pub turn: u32,
    /// How far the turn has come, if it has begun. Only the notation writes it.
    pub(crate) moment: Option<(Flow, Undo)>,
}

impl Setup {
    /// The start of a game (chapter 2): castle and towers in place, the wizards on the towers, flasks empty, cards to
    /// be dealt. The solo game starts with full flasks if it has spells (rule 12.2).
    pub fn new(rules: Rules) -> Setup {
        let seats = rules.seats().count();
        let mut course = Course::bare();
        // Rule 2.3: in turn order, one wizard each, on the first tower with ghost lights to spare.
        let places =
            TowerId::all().zip(GHOST_LIGHTS).flat_map(|(tower, lights)| core::iter::repeat_n(tower, lights as usize));
        let owners = (0..seats * rules.wizards_each() as usize).map(|number| Seat::FIRST.clockwise(number, seats));
        for (tower, owner) in places.zip(owners) {
            course.place_wizard(Surface::top_of(tower), owner);
        }
        let each = rules.flasks_each();
        let flasks = if rules.is_solo() {
            Flasks { full: each, ..Flasks::default() }
        } else {
            Flasks { empty: each, ..Flasks::default() }
        };
        Setup {
            rules,
            course,
            flasks: core::array::from_fn(|seat| if seat < seats { flasks } else { Flasks::default() }),
            hands: None,
            discard: Cards::EMPTY,
            turn: 0,
            moment: None,
        }
    }

    /// The position, if the set-up is legal.
    pub fn position(self) -> Result<Position, SetupError> {
        self.rules.check()?;
        self.check_course()?;
        self.check_flasks()?;
        if self.turn > MAX_TURN {
            return Err(SetupError::Moment("no game has that many turns"));
        }
        let mut position = self.lay_out()?;
        if let Some((flow, undo)) = self.moment {
            position.flow = flow;
            position.undo = undo;
            position.check_moment()?;
            return Ok(position);
        }
        if position.is_over_already(self.turn) {
            return Err(SetupError::AlreadyOver);
        }
        if self.hands.is_some() {
            position.begin_turn(self.turn, &mut ());
        } else if self.turn != 0 || !self.discard.is_empty() {
            return Err(SetupError::NotDealt);
        } else {
            position.flow.stage = Stage::Deal;
            position.draw_cards(Seat::FIRST, HAND_SIZE, &mut ());
        }
        Ok(position)
    }

    fn check_course(&self) -> Result<(), SetupError> {
        let full = |surface: &Surface| self.course.on(*surface).total() > SURFACE_LIMIT;
        if let Some(surface) = Surface::all().find(full) {
            return Err(SetupError::SurfaceTooFull(self.course.space_under(surface)));
        }
        if !self.course.visible_on(self.course.castle()).is_empty() {
            return Err(SetupError::WizardsUnderCastle(self.course.castle()));
        }
        for seat in Seat::all(MAX_SEATS) {
            let most = if seat.index() < self.rules.players as usize { self.rules.wizards_each() } else { 0 };
            let there = self.course.count(seat);
            if there > most {
                return Err(SetupError::TooManyWizards { seat, there, most });
            }
        }
        Ok(())
    }

    fn check_flasks(&self) -> Result<(), SetupError> {
        for seat in Seat::all(MAX_SEATS) {
            let sits = seat.index() < self.rules.players as usize;
            let total = |seat: Seat| {
                let Flasks { empty, full, spent } = self.flasks[seat.index()];
                u32::from(empty) + u32::from(full) + u32::from(spent)
            };
            let each = if sits { u32::from(self.rules.flasks_each()) } else { 0 };
            // Partners pass flasks to each other, so only their sum is known.
            let (there, right) = match self.rules.partner(seat) {
                Some(partner) if sits => (total(seat) + total(partner), 2 * each),
                _ => (total(seat), each),
            };
            if there != right {
                return Err(SetupError::Flasks { seat, there, right });
            }
        }
        Ok(())
    }

    fn lay_out(&self) -> Result<Position, SetupError> {
        let hands = self.hands.unwrap_or_default();
        let mut draw = Cards::DECK.minus(self.discard).ok_or(SetupError::TooManyCards)?;
        for (seat, hand) in hands.into_iter().enumerate() {
            draw = draw.minus(hand).ok_or(SetupError::TooManyCards)?;
            if seat >= self.rules.players as usize && !hand.is_empty() {
                return Err(SetupError::StrangersHand);
            }
        }
        let mut home = [0; MAX_SEATS];
        for seat in self.rules.seats() {
            home[seat.index()] = self.rules.wizards_each() - self.course.count(seat);
        }
        Ok(Position {
            rules: self.rules,
            course: self.course,
            hands,
            draw,
            discard: self.discard,
            flasks: self.flasks,
            home,
            flow: Flow::at_turn(self.turn, self.rules.players),
            undo: Undo::default(),
        })
    }
}

impl Position {
    /// The start of a game by these rules; the deal is the first chance.
    pub fn start(rules: Rules) -> Result<Position, SetupError> {
        Setup::new(rules).position()
    }

    /// Whether the game would have ended before such a turn began.
    fn is_over_already(&self, turn: u32) -> bool {
        let rules = &self.rules;
        if rules.is_solo() {
            return self.ends_at_once().is_some() || self.discard.len() >= crate::flow::SOLO_LIMIT;
        }
        let round_begins = turn.is_multiple_of(u32::from(rules.players));
        let rounds = turn / u32::from(rules.players);
        self.ends_at_once().is_some()
            || (round_begins && self.anybody_finished())
            || rules.round_limit.is_some_and(|limit| rounds >= u32::from(limit.get()))
    }
}

/// Why a set-up is not a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The rules themselves cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// More than six wizards on a surface.
    #[error("a surface of space {0} holds more than 6 wizards (rule 4.3)")]
    SurfaceTooFull(Space),
    /// The surface on which the castle stands holds wizards.
    #[error("wizards stand where the castle stands, on space {0} (rule 4.7)")]
    WizardsUnderCastle(Space),
    /// More wizards than the seat has.
    #[error("{there} wizards of seat {seat} are on the course; it has {most} (rule 1.6)")]
    TooManyWizards {
        /// Whose.
        seat: Seat,
        /// How many are on the course.
        there: u8,
        /// How many it has.
        most: u8,
    },
    /// Not the right number of flasks.
    #[error("seat {seat} has {there} flasks instead of {right}, partners counted together (rule 1.6)")]
    Flasks {
        /// Whose.
        seat: Seat,
        /// How many there are.
        there: u32,
        /// How many there should be.
        right: u32,
    },
    /// More cards of a face than the deck has.
    #[error("hands and discard pile hold more cards of a face than the deck (rule 1.4)")]
    TooManyCards,
    /// A seat at which nobody sits holds cards.
    #[error("an empty seat holds cards")]
    StrangersHand,
    /// A game in progress without hands.
    #[error("hands are missing: only the very start of a game is without them (rule 2.4)")]
    NotDealt,
    /// The game would be over.
    #[error("the game would be over already (chapter 10, rules 11.6 and 12.4)")]
    AlreadyOver,
    /// An impossible moment within a turn.
    #[error("no turn can lead to this: {0}")]
    Moment(&'static str),
}
