//! What can go wrong on the command line, and the exit codes that scripts can rely on.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::arena::LogError;

/// A failure, said in words that tell what to do.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The arguments do not make sense together.
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
    /// A log of games cannot be gone on with.
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
    /// Tables cannot be kept in a file.
    #[error("cannot keep tables in {}: {reason}; choose another file with --data", .path.display())]
    Data {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// Output could not be written.
    #[error("cannot write: {0}")]
    Write(#[from] std::io::Error),
    /// Nobody can be served at an address.
    #[error("cannot listen at {address}: {}", listen_reason(.error))]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// A server that is to be measured is not there, or does not bear it.
    #[error("{0}")]
    Server(String),
    /// The engine refused what the program did: a bug of ours.
    #[error("internal error, please report it: {0}")]
    Bug(String),
}

impl Failure {
    /// 2 for arguments, 3 for input files, 4 for output, 5 for the network, 70 for bugs (as `sysexits` has it).
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Read { .. } | Failure::Text { .. } | Failure::Log { .. } => 3,
            Failure::Save { .. } | Failure::Data { .. } | Failure::Write(_) => 4,
            Failure::Listen { .. } | Failure::Server(_) => 5,
            Failure::Bug(_) => 70,
        }
    }
}

/// What the system says, and what helps.
fn listen_reason(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => "another program is there already; choose another port with --port".to_owned(),
        ErrorKind::AddrNotAvailable => "this machine has no such address; see --address".to_owned(),
        ErrorKind::PermissionDenied => {
            "the system does not allow that port; choose one above 1023 with --port".to_owned()
        }
        _ => error.to_string(),
    }
}
