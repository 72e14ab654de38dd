//! Everything Rabenburg says to people, in every language it speaks.
//!
//! A language is a folder of texts in `locales`, in the [Fluent](https://projectfluent.org) format, and nothing else. More
//! folders can be given to the build with `RABENBURG_LOCALES=FOLDER`. The build turns each file into a module and each message into a function, which takes the language and then the arguments in the
//! order in which the English text names them. A number that a plural depends on is a `u32`, a word that variants
//! depend on is a `&str`, and anything else is whatever can be displayed:
//!
//! ```
//! use rabenburg_words::{Language, phases, spells};
//!
//! assert_eq!(spells::cost(Language::English, 1), "1 flask");
//! assert_eq!(spells::cost(Language::German, 2), "2 Flaschen");
//! assert_eq!(phases::turn_of(Language::English, "you", "Korax"), "Your turn");
//! assert_eq!(phases::turn_of(Language::German, "other", "Korax"), "Korax ist am Zug");
//! ```
//!
//! What the game itself has to say is put together here from what the engine shows: [`glossary`] names its things,
//! [`Teller`] tells what happened, [`consequence`] what a choice would lead to, [`labels`] what screen readers say
//! about the board, [`hint`] what a bot would do and why, [`status`] what the game is waiting for, [`ending`] how a
//! game ended, [`why_not`] why something is refused, and [`unplayable`] why nobody can play by some rules. [`phrase`] holds the ready-made phrases of the chat,
//! and [`puzzle`] what there is to say about puzzles.

mod ahead;
mod bots;
mod consequence;
mod deed;
pub mod ending;
pub mod glossary;
mod hint;
pub mod labels;
mod language;
mod line;
mod list;
mod names;
mod phrase;
pub mod puzzle;
mod refusal;
mod riders;
mod show;
pub mod status;
mod teller;
mod unplayable;

pub use bots::{BOT_NAMES, bot_name};
pub use consequence::consequence;
pub use hint::hint;
pub use line::{Icon, Line};
pub use list::{capital, list};
pub use names::Names;
pub use phrase::phrase;
pub use refusal::{Objection, why_not};
pub use teller::Teller;
pub use unplayable::unplayable;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
