//! A table on a server, from the client's side.
//!
//! [`Remote`] is what a client knows about its table: who sits there, what was said, the state of the connection, and,
//! once it has begun, the game itself ([`RemoteGame`]). The page plays it through the same
//! [`Session`](rabenburg_session::Session) as a game on this device.
//!
//! Nothing here knows a browser or a socket: text goes in and out, and time and command ids are passed in. It trusts
//! nothing but the server: an action shows when its update arrives, never before.

mod client;
mod game;
mod outbox;
mod pending;
mod reading;
mod remote;
mod told;

pub use game::RemoteGame;
pub use remote::{Connection, News, Remote, Ticking, Transport};
