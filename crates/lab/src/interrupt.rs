//! Ctrl-C for long runs: the first ends the run with what it has, the second ends the program at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

/// Whether the work should stop.
#[derive(Clone, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

/// What shells report for a program that Ctrl-C has ended.
const KILLED: i32 = 130;

impl Interrupt {
    /// Hears Ctrl-C from now on.
    pub(crate) fn listen() -> Result<Interrupt, Failure> {
        let interrupt = Interrupt::default();
        let heard = interrupt.clone();
        let handler = move || {
            if heard.0.swap(true, Ordering::Relaxed) {
                std::process::exit(KILLED);
            }
        };
        ctrlc::set_handler(handler).map_err(|error| Failure::Bug(format!("Ctrl-C cannot be heard: {error}")))?;
        Ok(interrupt)
    }

    pub(crate) fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub(crate) fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
