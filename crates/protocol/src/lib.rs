//! What clients and the server say to each other, as types: `docs/PROTOCOL.md` in Rust.
//!
//! Tables are created and listed over HTTP ([`NewTable`], [`TableInfo`], [`GameResult`]). At a table, each client has
//! one socket, which carries [`ClientMessage`]s and [`ServerMessage`]s as JSON. Nothing here knows a `Position`:
//! clients are sent [`View`](rabenburg_engine::View)s and [`SeenEvent`](rabenburg_engine::SeenEvent)s, which have no
//! place for secrets.

mod calls;
mod chat;
mod client;
mod id;
mod name;
mod options;
mod pace;
mod problem;
mod quick;
mod remedy;
mod result;
mod server;
mod statistics;
mod table;
mod visitor;

pub use calls::{Call, CallWay, Calling, Calls, NewCall, WebhookKind};
pub use chat::{Phrase, Said, Saying, Text};
pub use client::{ClientMessage, Command, CommandId, Hello};
pub use id::{Code, Key, NotAnId, VisitorId};
pub use name::{Name, NotAName};
pub use options::{Access, Chat, NewSeat, NewTable, SpellChoice, Starter};
pub use pace::{Absence, Clock, Pace, Timeout};
pub use problem::{Problem, ProblemCode};
pub use quick::{Found, Here, QuickPlay, QuickSeat};
pub use remedy::{Abandoned, Away, Ending, Proposal};
pub use result::{GameResult, Games, PlayerResult};
pub use server::{
    ClockView, DoneBy, GameUpdate, Happened, LegalAction, LogLine, Notice, Now, ServerMessage, Welcome, You,
};
pub use statistics::{Statistics, turns};
pub use table::{LastMove, Progress, SeatInfo, Sitter, Status, TableBrief, TableInfo, Tables};
pub use visitor::{Me, NewVisitor, Visitor};

/// The protocol version. It grows when a client that knows only the older one would misunderstand something.
pub const PROTOCOL: u32 = 1;
