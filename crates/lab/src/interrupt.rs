//! Ctrl-C for long runs: the first one stops the run and keeps its results, the second quits at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::LabError;

#[derive(Clone, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

/// The exit code that shells report for a program stopped by Ctrl-C.
const KILLED: i32 = 130;

impl Interrupt {
    /// Listens for Ctrl-C from now on.
    pub(crate) fn listen() -> Result<Interrupt, LabError> {
        let interrupt = Interrupt::default();
        let heard = interrupt.clone();
        let handler = move || {
            if heard.0.swap(true, Ordering::Relaxed) {
                std::process::exit(KILLED);
            }
        };
        ctrlc::set_handler(handler).map_err(|error| LabError::Bug(format!("cannot listen for Ctrl-C: {error}")))?;
        Ok(interrupt)
    }

    pub(crate) fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub(crate) fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
