//! A guided game as text, so that it can be resumed: what moved it forward, line by line.

use rabenburg_engine::Action;

/// The first line. Another script would get another number.
const HEAD: &str = "rabenburg lesson 1";

/// What moves the guided game forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    /// The learner has read.
    Next,
    /// The opponent has played.
    Watched,
    /// The learner has played.
    Did(Action),
}

/// Writes them down.
pub(super) fn write(entries: &[Entry]) -> String {
    let mut text = format!("{HEAD}\n");
    for entry in entries {
        match entry {
            Entry::Next => text.push_str("next"),
            Entry::Watched => text.push_str("watched"),
            Entry::Did(action) => text.push_str(&action.to_string()),
        }
        text.push('\n');
    }
    text
}

/// Reads them.
pub(super) fn read(text: &str) -> Option<Vec<Entry>> {
    let mut lines = text.lines();
    lines.next().filter(|&line| line == HEAD)?;
    lines
        .map(|line| match line {
            "next" => Some(Entry::Next),
            "watched" => Some(Entry::Watched),
            action => action.parse().ok().map(Entry::Did),
        })
        .collect()
}
