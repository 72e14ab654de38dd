//! What is going on while the page is built. Cargo keeps the output of build scripts to itself, so it is said to the
//! terminal directly, in the style of cargo's own lines. Without a terminal nothing is said.

use std::fs::OpenOptions;
use std::io::Write;

/// The terminal, whatever our output is redirected to.
const TERMINAL: &str = if cfg!(windows) { "CONOUT$" } else { "/dev/tty" };

/// Tells what is being done with the page.
pub(crate) fn tell(what: &str) {
    if let Ok(mut terminal) = OpenOptions::new().write(true).open(TERMINAL) {
        // The line replaces cargo's progress bar, which cargo draws anew below it.
        let _ = write!(terminal, "\r\x1b[K\x1b[1;32m{:>12}\x1b[0m the page: {what}\r\n", "Building");
    }
}
