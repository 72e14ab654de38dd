//! A game as people play it, wherever it runs.
//!
//! The page talks to one [`Session`] and cannot tell where the game runs: in the page itself ([`Local`], with engine
//! and bots on this device) or on a server. It gets views, choices and seen events, and decides nothing about rules or
//! visibility.
//!
//! Nothing here knows about browsers: luck, thinking time and storage are handed in. Bots think in a [`Study`], which
//! exchanges nothing but texts, so it can live in a worker.

mod analysis;
mod annotated;
mod chronicle;
mod consultation;
mod film;
mod improvement;
mod inquiry;
mod lesson;
mod local;
mod luck;
mod mailbox;
mod message;
mod puzzle;
mod recap;
mod saved;
mod session;
mod stakes;
mod start;
mod story;
mod study;
mod summary;

pub use analysis::{Analysis, Swing, WinningChances, turning_points};
pub use annotated::{BranchOff, Notes, study_in};
pub use consultation::Consultation;
pub use film::{Film, FilmError, FilmFrame, FilmTurn, PointOfView};
pub use improvement::Better;
pub use inquiry::Inquiry;
pub use lesson::{Astray, Lesson, LessonProgress, LessonStep};
pub use local::{Keeper, Local, Thinker};
pub use luck::Luck;
pub use mailbox::{Listener, Mailbox};
pub use puzzle::{Answer, Solving};
pub use recap::{NoMark, Recap, RecapStep, SeenMark};
pub use saved::{ResumeError, games_in, one_file};
pub use session::{Advised, Choice, Matchup, Moment, NotDone, Player, Players, Replay, Session, Update, Waiting, Who};
pub use stakes::{Stake, Stakes};
pub use start::StartError;
pub use story::Story;
pub use study::Study;
pub use summary::{Ended, NoSummary, Summary};
