//! What can go wrong on the command line, and exit codes that scripts can rely on.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::PathBuf;

use rabenburg_lab::LabError;

/// A failure, in words that say what to do.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CliError {
    /// What can go wrong in any command.
    #[error(transparent)]
    Lab(#[from] LabError),
    /// Tables cannot be stored in a file.
    #[error("cannot store tables in {}: {reason}; choose another file with --data", .path.display())]
    Data {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {}", listen_reason(.error))]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        LabError::Write(error).into()
    }
}

impl CliError {
    /// 2 for arguments, 3 for input files, 4 for output, 5 for the network, 70 for bugs (as `sysexits` has it).
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            CliError::Lab(LabError::Usage(_)) => 2,
            CliError::Lab(LabError::Read { .. } | LabError::Text { .. } | LabError::Log { .. }) => 3,
            CliError::Lab(LabError::Save { .. } | LabError::Write(_)) | CliError::Data { .. } => 4,
            CliError::Lab(LabError::Server(_)) | CliError::Listen { .. } => 5,
            CliError::Lab(LabError::Bug(_)) => 70,
        }
    }
}

/// What the system says, and what helps.
fn listen_reason(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => "another program is using it; choose another port with --port".to_owned(),
        ErrorKind::AddrNotAvailable => "this machine has no such address; see --address".to_owned(),
        ErrorKind::PermissionDenied => {
            "the system does not allow that port; choose one above 1023 with --port".to_owned()
        }
        _ => error.to_string(),
    }
}
