//! Every socket is an open file, and by default systems allow a process only so many.

use crate::error::LabError;
#[cfg(unix)]
use crate::error::UsageError;

/// What the program has open besides its sockets.
#[cfg(unix)]
const OTHERS: u64 = 200;

/// Makes sure that this many sockets can be opened. A server started later inherits the limit.
#[cfg(unix)]
pub(crate) fn allow(sockets: usize) -> Result<(), LabError> {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};

    let failed = |error: nix::Error| LabError::Write(error.into());
    let (soft, hard) = getrlimit(Resource::RLIMIT_NOFILE).map_err(failed)?;
    let needed = sockets as u64 + OTHERS;
    if hard < needed {
        return Err(UsageError::OpenFiles { sockets, limit: hard, needed }.into());
    }
    if soft < hard {
        setrlimit(Resource::RLIMIT_NOFILE, hard, hard).map_err(failed)?;
    }
    Ok(())
}

/// Allows as many as the system does. If the limit cannot be raised, it stays as it is.
pub fn allow_all() {
    let _ = allow(0);
}

/// Elsewhere there is nothing to do.
#[cfg(not(unix))]
pub(crate) fn allow(_sockets: usize) -> Result<(), LabError> {
    Ok(())
}
