//! What goes wrong for a simulated player.

use std::io;

use tokio_tungstenite::tungstenite;

/// Something a player did not expect. All of it counts as errors, except for broken connections where a test breaks
/// them.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The connection broke or could not be opened.
    #[error("no connection: {0}")]
    Connection(#[from] io::Error),
    /// The socket broke or could not be opened.
    #[error("no socket: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    /// The server closed the socket.
    #[error("the server closed the socket")]
    Closed,
    /// The server responded with an unexpected status.
    #[error("{path} returned {status}: {body}")]
    Status {
        /// The path.
        path: &'static str,
        /// The status of the response.
        status: u16,
        /// What the server said.
        body: String,
    },
    /// A message or response does not match the documentation.
    #[error("cannot be understood: {0}")]
    Text(#[from] serde_json::Error),
    /// The server refused a command.
    #[error("refused: {code} ({message})")]
    Refused {
        /// Why, for programs.
        code: String,
        /// Why, for people.
        message: String,
    },
    /// The server said goodbye.
    #[error("the server said bye: {code} ({message})")]
    Bye {
        /// Why, for programs.
        code: String,
        /// Why, for people.
        message: String,
    },
    /// A message does not have the next version.
    #[error("a version was skipped or repeated")]
    Gap,
    /// After a break, the server knows less than it has told.
    #[error("the server has forgotten moves that it had reported")]
    Forgotten,
    /// Nothing came for too long.
    #[error("no {0} within {seconds} s", seconds = super::PATIENCE.as_secs())]
    Silence(&'static str),
}

impl Trouble {
    /// Whether this is what happens when connections are broken on purpose.
    pub(super) fn is_a_break(&self) -> bool {
        matches!(self, Trouble::Connection(_) | Trouble::Socket(_) | Trouble::Closed)
    }
}

impl From<tungstenite::Error> for Trouble {
    fn from(error: tungstenite::Error) -> Trouble {
        match error {
            tungstenite::Error::Http(answer) => Trouble::Status {
                path: "the socket",
                status: answer.status().as_u16(),
                body: String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).into_owned(),
            },
            error => Trouble::Socket(Box::new(error)),
        }
    }
}
