//! Progress bars for long work; silent when nobody is looking.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use rabenburg_words::{Language, measured};

/// A bar with rate and time left. It goes to standard error, so that output can be piped.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    pub(crate) fn new(unit: &str, total: u64, shown: bool, language: Language) -> Progress {
        if !shown {
            return Progress(ProgressBar::hidden());
        }
        let bar = ProgressBar::new(total);
        let left = measured::time_left(language, "{eta}");
        let template = format!("{{bar:32.yellow/blue}} {{human_pos}}/{{human_len}} {unit}  {{per_sec}}  {left}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style.progress_chars("█▉░"));
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        Progress(bar)
    }

    /// Prints a line above the bar.
    pub(crate) fn say(&self, line: &str) {
        self.0.suspend(|| eprintln!("{line}"));
    }

    pub(crate) fn advance(&self, by: u64) {
        self.0.inc(by);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
