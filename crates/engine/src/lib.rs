//! The rules of *Die wandelnden Türme* (*Wandering Towers*): complete, exact and fast.
//!
//! One engine decides everything: whose decision it is, what they may do, what happens, and what each player may see.
//! It is pure: no randomness, no clock, no input or output. Chance is requested and supplied from outside.
//!
//! - [`Rules`] are data: a printing, the number of players and the choices of the table.
//! - A [`Position`] is the whole truth and always legal; [`Setup`] is the door to it.
//! - [`Position::turn`] says whose decision it is, [`Position::legal_actions`] what they may do, [`Position::play`]
//!   does it, and [`Position::resolve`] takes a card or a roll from [`Position::chances`]. [`Position::foresee`] tells
//!   beforehand what an action would show to everybody.
//! - [`Event`]s tell what happened. Players get a [`View`] of the present and [`SeenEvent`]s, which have no place for
//!   secrets. A view advances by them ([`View::apply`]); [`Knowledge`] is what somebody with perfect memory would make
//!   of them.
//! - Positions, actions and whole games ([`Record`]) have a text notation: `Display` and `FromStr`.
//!
//! A whole game between two players who choose without a plan:
//!
//! ```
//! use rabenburg_engine::{Position, Printing, Rules, Turn};
//!
//! let mut position = Position::start(Rules::new(Printing::Third, 2))?;
//! let mut number = 0;
//! let outcome = loop {
//!     // A pseudo-random number.
//!     number = (number * 31 + 17) % 8191;
//!     match position.turn() {
//!         Turn::Act(seat) => {
//!             let actions = position.legal_actions(seat);
//!             let action = actions.get(number % actions.len()).expect("whoever has to decide can act");
//!             position.play(seat, action, &mut ())?;
//!         }
//!         Turn::Chance(_) => {
//!             let chances = position.chances().expect("chance is due");
//!             let ticket = number % usize::from(chances.total());
//!             let outcome = chances.pick(ticket as u8).expect("a ticket below the total");
//!             position.resolve(outcome, &mut ())?;
//!         }
//!         Turn::Over(outcome) => break outcome,
//!     }
//! };
//! assert!(!outcome.winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The numbers in the documentation, such as "rule 5.3", are those of `docs/RULES.md`.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod action;
mod actions;
mod bits;
mod card;
mod cards;
mod cast;
mod chance;
mod course;
mod error;
mod event;
mod fact;
mod family;
mod flow;
mod follow;
mod foresee;
mod hidden;
mod knowledge;
mod legal;
mod legal_casts;
mod memory;
mod moment;
mod notation;
mod outcome;
mod perft;
mod play;
mod position;
mod present;
mod ranking;
mod record;
mod rules;
mod seat;
mod seen;
mod setup;
mod shown;
mod space;
mod spell;
mod stage;
mod view;
mod wizards;

pub use action::{Action, Cast, Direction};
pub use actions::Actions;
pub use card::{FACES, Face, Side};
pub use cards::Cards;
pub use chance::{Chance, Chances};
pub use course::Course;
pub use error::Refusal;
pub use event::{Event, Sink};
pub use fact::Fact;
pub use hidden::{Explanation, Generation, Hidden, Sighting, Whereabouts};
pub use knowledge::Knowledge;
pub use notation::ParseError;
pub use outcome::{Outcome, Reason};
pub use perft::{Perft, perft, perft_divide};
pub use position::{Flasks, Position};
pub use ranking::{Placed, PlayingSide, Standing};
pub use record::{Input, Record};
pub use rules::{HAND_SIZE, Memory, OpenWindow, Printed, Printing, Rules, RulesError, Teams, Variant};
pub use seat::{Colour, MAX_SEATS, Seat, SeatSet};
pub use seen::{SeenEvent, SeenLog};
pub use setup::{GHOST_LIGHTS, Setup, SetupError};
pub use space::{SPACES, SURFACES, Space, Surface, TOWERS, TowerId};
pub use spell::{Costs, SPELLS, Spell, Spells};
pub use stage::{Announced, AnnouncedPiece, ChanceKind, Interlude, Phase, Stage, Turn, Window};
pub use view::{Awaited, LockedUp, RollView, SeatView, SpaceView, UnderWay, View, Viewer};
pub use wizards::{SURFACE_LIMIT, Wizards};

/// The examples of the README are compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct ReadmeExamples;
