//! How far a test is, for people who wait for it.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on the error stream; it hides where that is no terminal.
pub(super) struct Display(ProgressBar);

impl Display {
    /// A bar of so many things to come in a test.
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

/// How often it is drawn anew.
pub(super) const TICK: Duration = Duration::from_millis(250);
