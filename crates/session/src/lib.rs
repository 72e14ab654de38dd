//! A game as people play it, wherever it runs.
//!
//! The page talks to one [`Session`] and cannot tell where the game runs: in the page itself ([`Local`], with engine
//! and bots on this device) or on a server. It gets views, choices and seen events, and decides nothing about rules or
//! visibility.
//!
//! Nothing here knows about browsers: luck, thinking time and storage are handed in. Bots think in a [`Study`], which
//! exchanges nothing but texts, so it can live in a worker.

mod analysis;
mod chronicle;
mod consultation;
mod film;
mod inquiry;
mod lesson;
mod local;
mod luck;
mod mailbox;
mod message;
mod saved;
mod session;
mod start;
mod story;
mod study;

pub use analysis::{Analysis, Swing, WinningChances, turning_points};
pub use consultation::{Consultation, Question};
pub use film::{Film, FilmError, FilmFrame, FilmTurn, PointOfView};
pub use inquiry::Inquiry;
pub use lesson::{Astray, Lesson, LessonProgress, LessonStep};
pub use local::{Keeper, Local, Thinker};
pub use luck::Luck;
pub use mailbox::{Listener, Mailbox};
pub use saved::ResumeError;
pub use session::{Advised, Choice, Moment, NotDone, Player, Players, Replay, Session, Sitter, Table, Update, Waiting};
pub use start::StartError;
pub use story::Story;
pub use study::Study;
