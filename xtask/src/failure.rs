//! The two ways a chore can fail.

use std::fmt;
use std::process::ExitCode;

/// Why a chore failed. The two kinds have different exit codes, so that a script can tell "something is wrong with the
/// code" from "you asked for something I cannot do here".
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The chore ran, or should have been able to, and the result is bad. Exit code 1.
    Failed(String),
    /// The command line is wrong or an optional tool is missing. Exit code 2.
    NotStarted(String),
}

impl Failure {
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Failed(_) => ExitCode::from(1),
            Self::NotStarted(_) => ExitCode::from(2),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Failed(reason) | Self::NotStarted(reason) => f.write_str(reason),
        }
    }
}
