//! Every socket is an open file, and systems allow a process only so many of them at first.

use crate::failure::Failure;

/// What the program has open beside its sockets.
#[cfg(unix)]
const OTHERS: u64 = 200;

/// Sees to it that so many sockets can be opened. A server that is started later may open as many.
#[cfg(unix)]
pub(crate) fn allow(sockets: usize) -> Result<(), Failure> {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};

    let failed = |error: nix::Error| Failure::Write(error.into());
    let (soft, hard) = getrlimit(Resource::RLIMIT_NOFILE).map_err(failed)?;
    let needed = sockets as u64 + OTHERS;
    if hard < needed {
        return Err(Failure::Usage(format!(
            "{sockets} sockets are more than the system allows ({hard} open files); raise that with ulimit -Hn {needed}"
        )));
    }
    if soft < hard {
        setrlimit(Resource::RLIMIT_NOFILE, hard, hard).map_err(failed)?;
    }
    Ok(())
}

/// Allows as many as the system does. Whoever may not ask for more gets along with what he has.
pub fn allow_all() {
    let _ = allow(0);
}

/// Elsewhere there is nothing to do.
#[cfg(not(unix))]
pub(crate) fn allow(_sockets: usize) -> Result<(), Failure> {
    Ok(())
}
