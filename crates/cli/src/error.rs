//! What can go wrong on the command line, and the exit codes that scripts can rely on.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::PathBuf;

use rabenburg_lab::Failure as Common;

/// A failure, said in words that tell what to do.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What can go wrong everywhere.
    #[error(transparent)]
    Common(#[from] Common),
    /// Tables cannot be kept in a file.
    #[error("cannot keep tables in {}: {reason}; choose another file with --data", .path.display())]
    Data {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// Nobody can be served at an address.
    #[error("cannot listen at {address}: {}", listen_reason(.error))]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Common::Write(error).into()
    }
}

impl Failure {
    /// 2 for arguments, 3 for input files, 4 for output, 5 for the network, 70 for bugs (as `sysexits` has it).
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Common(Common::Usage(_)) => 2,
            Failure::Common(Common::Read { .. } | Common::Text { .. } | Common::Log { .. }) => 3,
            Failure::Common(Common::Save { .. } | Common::Write(_)) | Failure::Data { .. } => 4,
            Failure::Common(Common::Server(_)) | Failure::Listen { .. } => 5,
            Failure::Common(Common::Bug(_)) => 70,
        }
    }
}

/// What the system says, and what helps.
fn listen_reason(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => "another program is there already; choose another port with --port".to_owned(),
        ErrorKind::AddrNotAvailable => "this machine has no such address; see --address".to_owned(),
        ErrorKind::PermissionDenied => {
            "the system does not allow that port; choose one above 1023 with --port".to_owned()
        }
        _ => error.to_string(),
    }
}
