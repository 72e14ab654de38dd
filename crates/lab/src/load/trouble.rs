//! What goes wrong for a simulated player.

use std::io;

use rabenburg_protocol::ProblemCode;
use rabenburg_words::{Language, measured};
use tokio_tungstenite::tungstenite;

/// Something a player did not expect. All of it counts as errors, except for broken connections where a test breaks
/// them.
#[derive(Debug)]
pub(super) enum LoadTrouble {
    /// The connection broke or could not be opened.
    Connection(io::Error),
    /// The socket broke or could not be opened.
    Socket(Box<tungstenite::Error>),
    Closed,
    /// The server responded with an unexpected status.
    Status {
        path: &'static str,
        status: u16,
        /// What the server said.
        body: String,
    },
    /// A message or response does not match the documentation.
    Text(serde_json::Error),
    Refused {
        /// Why, for programs.
        code: ProblemCode,
        /// Why, for people.
        message: String,
    },
    /// The server said goodbye.
    Bye {
        /// Why, for programs.
        code: ProblemCode,
        /// Why, for people.
        message: String,
    },
    /// A message does not have the next version.
    Gap,
    /// After a break, the server knows less than it has told.
    Forgotten,
    /// Nothing came for too long.
    Silence(Wording),
}

/// A text without arguments, in every language.
pub(super) type Wording = fn(Language) -> &'static str;

impl LoadTrouble {
    pub(super) fn told(&self, language: Language) -> String {
        match self {
            LoadTrouble::Connection(reason) => measured::no_connection(language, reason),
            LoadTrouble::Socket(reason) => measured::no_socket(language, reason),
            LoadTrouble::Closed => measured::closed(language).to_owned(),
            LoadTrouble::Status { path, status, body } => measured::status(language, path, status, body),
            LoadTrouble::Text(reason) => measured::unintelligible(language, reason),
            LoadTrouble::Refused { code, message } => measured::refused(language, format_args!("{code:?}"), message),
            LoadTrouble::Bye { code, message } => measured::farewell(language, format_args!("{code:?}"), message),
            LoadTrouble::Gap => measured::gap(language).to_owned(),
            LoadTrouble::Forgotten => measured::forgotten(language).to_owned(),
            LoadTrouble::Silence(what) => measured::silence(language, what(language), super::TIMEOUT.as_secs()),
        }
    }

    /// Whether this is what happens when connections are broken on purpose.
    pub(super) fn is_a_break(&self) -> bool {
        matches!(self, LoadTrouble::Connection(_) | LoadTrouble::Socket(_) | LoadTrouble::Closed)
    }
}

impl From<io::Error> for LoadTrouble {
    fn from(error: io::Error) -> LoadTrouble {
        LoadTrouble::Connection(error)
    }
}

impl From<serde_json::Error> for LoadTrouble {
    fn from(error: serde_json::Error) -> LoadTrouble {
        LoadTrouble::Text(error)
    }
}

impl From<tungstenite::Error> for LoadTrouble {
    fn from(error: tungstenite::Error) -> LoadTrouble {
        match error {
            tungstenite::Error::Http(answer) => LoadTrouble::Status {
                path: "the socket",
                status: answer.status().as_u16(),
                body: String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).into_owned(),
            },
            error => LoadTrouble::Socket(Box::new(error)),
        }
    }
}
