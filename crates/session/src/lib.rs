//! A game as people play it, wherever it runs.
//!
//! The page talks to one [`Session`] and cannot tell where the game is: in the page itself ([`Local`], engine and bots on
//! this device) or on a server. It gets views, choices and seen events, and decides nothing about rules or visibility.
//!
//! Nothing here knows a browser: luck, thinking time and storage are handed in.

mod session;

pub use session::{Advised, Choice, Moment, Player, Players, Replay, Session, Sitter, Table, Update, Waiting};
