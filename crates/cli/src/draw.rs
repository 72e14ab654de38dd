//! Drawing games in the terminal: styled text, the board, the players and what happened, in words.
//!
//! Nothing here decides anything about a game, and nothing secret is drawn unless the caller asks for an open table.

mod board;
mod frame;
mod seats;
mod teller;
mod theme;

pub(crate) use frame::Frame;
pub(crate) use teller::{ToldTurn, TurnTeller};
pub(crate) use theme::name;
