//! What goes wrong for a simulated player.

use std::io;

use tokio_tungstenite::tungstenite;

/// Something that a player did not expect. All of it is counted as errors, except that connections may break where a test
/// breaks them.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The connection broke or could not be made.
    #[error("no connection: {0}")]
    Connection(#[from] io::Error),
    /// The socket broke or could not be made.
    #[error("no socket: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    /// The server ended the socket.
    #[error("the server closed the socket")]
    Closed,
    /// The server answered a request with something else.
    #[error("{path} was answered with {status}: {body}")]
    Status {
        /// What was asked for.
        path: &'static str,
        /// The answer's status.
        status: u16,
        /// What the server said.
        body: String,
    },
    /// A message or an answer is not what the documents say.
    #[error("not understood: {0}")]
    Text(#[from] serde_json::Error),
    /// The server refused a command.
    #[error("refused: {code} ({message})")]
    Refused {
        /// Why, for programs.
        code: String,
        /// Why, for people.
        message: String,
    },
    /// The server said farewell.
    #[error("the server said bye: {code} ({message})")]
    Bye {
        /// Why, for programs.
        code: String,
        /// Why, for people.
        message: String,
    },
    /// A message has another version than the one that comes next.
    #[error("a version was left out or came twice")]
    Gap,
    /// After a break the server knows less than it has told.
    #[error("the server has forgotten moves that it had told")]
    Forgotten,
    /// Nothing came for too long.
    #[error("no {0} within {seconds} s", seconds = super::PATIENCE.as_secs())]
    Silence(&'static str),
}

impl Trouble {
    /// Whether that is what happens when connections are broken on purpose.
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
