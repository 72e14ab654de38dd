//! A guided game as text, so that it can be resumed: what moved it forward, line by line.

use rabenburg_engine::Action;

/// The first line. Another script would get another number.
const HEAD: &str = "rabenburg lesson 2";

/// What moves the guided game forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LessonEntry {
    /// The learner has read.
    Next,
    /// The opponent has played.
    Watched,
    /// The learner has played.
    Did(Action),
    /// The learner has tried what is impossible.
    Tried,
}

pub(super) fn write(entries: &[LessonEntry]) -> String {
    let mut text = format!("{HEAD}\n");
    for entry in entries {
        match entry {
            LessonEntry::Next => text.push_str("next"),
            LessonEntry::Watched => text.push_str("watched"),
            LessonEntry::Tried => text.push_str("tried"),
            LessonEntry::Did(action) => text.push_str(&action.to_string()),
        }
        text.push('\n');
    }
    text
}

pub(super) fn read(text: &str) -> Option<Vec<LessonEntry>> {
    let mut lines = text.lines();
    lines.next().filter(|&line| line == HEAD)?;
    lines
        .map(|line| match line {
            "next" => Some(LessonEntry::Next),
            "tried" => Some(LessonEntry::Tried),
            "watched" => Some(LessonEntry::Watched),
            action => action.parse().ok().map(LessonEntry::Did),
        })
        .collect()
}
