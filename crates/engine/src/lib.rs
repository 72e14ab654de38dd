//! The rules of *Die wandelnden Türme* (*Wandering Towers*).
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod action;
mod actions;
mod card;
mod cards;
mod cast;
mod chance;
mod course;
mod error;
mod event;
mod flow;
mod legal;
mod legal_casts;
mod moment;
mod notation;
mod outcome;
mod play;
mod position;
mod record;
mod rules;
mod seat;
mod setup;
mod space;
mod spell;
mod stage;
mod wizards;

pub use action::{Action, Cast, Direction};
pub use actions::Actions;
pub use card::{FACES, Face, Side};
pub use cards::Cards;
pub use chance::{Chance, Chances};
pub use course::Course;
pub use error::Refusal;
pub use event::{Event, Sink};
pub use notation::ParseError;
pub use outcome::{Outcome, Reason};
pub use position::{Flasks, Position};
pub use record::{Input, Record};
pub use rules::{HAND_SIZE, Memory, OpenWindow, Printed, Printing, Rules, RulesError, Teams, Variant};
pub use seat::{Colour, MAX_SEATS, Seat, SeatSet};
pub use setup::{GHOST_LIGHTS, Setup, SetupError};
pub use space::{SPACES, Space, Surface, TOWERS, TowerId};
pub use spell::{Costs, SPELLS, Spell, Spells};
pub use stage::{Announced, ChanceKind, Interlude, Phase, Piece, Stage, Turn, Window};
pub use wizards::{SURFACE_LIMIT, Wizards};
