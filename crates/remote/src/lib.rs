//! A table on a server, from a client's side.
//!
//! [`Remote`] is what a client knows of its table: who sits there, what was said, how the connection is; and, once the game has
//! begun, the game itself ([`RemoteGame`]), which the page plays through the same [`Session`](rabenburg_session::Session) as one
//! on this device.
//!
//! Nothing here knows a browser or a socket: texts come in and go out, time and names for commands are handed in. It believes
//! nothing but what the server has said: an action is shown when its update comes, never before.

mod client;
mod game;
mod outbox;
mod pending;
mod reading;
mod remote;
mod told;

pub use game::RemoteGame;
pub use remote::{Connection, Line, News, Remote, Ticking};
