//! Progress of a test, for people who are waiting for it.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error; hidden if that is not a terminal.
pub(super) struct Display(ProgressBar);

impl Display {
    /// A bar for things to come in a test.
    pub(super) fn new(test: &str, what: &str, total: u64) -> Display {
        let bar = ProgressBar::new(total);
        let template = format!("{test}  {{bar:32.yellow/blue}} {{human_pos}}/{{human_len}} {what}  {{msg}}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style.progress_chars("█▉░"));
        }
        Display(bar)
    }

    pub(super) fn show(&self, position: u64, message: String) {
        self.0.set_message(message);
        self.0.set_position(position);
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// How often it is redrawn.
pub(super) const TICK: Duration = Duration::from_millis(250);
