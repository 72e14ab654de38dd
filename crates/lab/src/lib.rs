//! The laboratory: bots against each other, games counted, traced and timed, weights learned, servers load-tested.
//!
//! Each experiment is a command with its arguments; the binary only passes them on. What it shares with `watch` and
//! `replay` is public too: tables, deals, contenders, and text on a terminal. Nothing here serves anyone: `load` talks
//! to a server as any client does.

mod arena;
mod bench;
mod command;
mod contender;
mod contest;
mod error;
mod figures;
mod interrupt;
mod interval;
mod load;
mod luck;
pub mod open_files;
mod perft;
mod progress;
mod puzzles;
mod solo;
pub mod spoken;
pub mod start;
mod table;
pub mod terminal;
mod thinking;
mod trace;
mod train;
mod workers;

pub use command::LabCommand;
pub use contender::Contender;
pub use contest::Contest;
pub use error::{LabError, ServerError, UsageError};
pub use luck::Deal;
pub use table::TableArgs;
