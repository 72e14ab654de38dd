//! What can go wrong in the laboratory.

use std::path::PathBuf;

use crate::arena::LogError;

/// A failure, in words that say what to do.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// The arguments make no sense together.
    #[error("{0}")]
    Usage(String),
    /// A file could not be read.
    #[error("cannot read {path}: {error}")]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A file's text is not what it should be.
    #[error("{path}: {message}")]
    Text {
        /// The file.
        path: PathBuf,
        /// What is wrong and where.
        message: String,
    },
    /// A log of games cannot be continued.
    #[error("{path}: {error}")]
    Log {
        /// The file.
        path: PathBuf,
        /// Why.
        error: LogError,
    },
    /// A file could not be written.
    #[error("cannot write {path}: {error}")]
    Save {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// Output could not be written.
    #[error("cannot write: {0}")]
    Write(#[from] std::io::Error),
    /// The server to be measured is not there, or cannot take the load.
    #[error("{0}")]
    Server(String),
    /// The engine refused what the program did: a bug of ours.
    #[error("internal error, please report it: {0}")]
    Bug(String),
}
