//! What is said aloud to those who listen to the page: a queue in which nothing is overwritten and nothing is said
//! twice.
//!
//! Screen readers read what is added to a live region. A text that is replaced before its turn comes is never read, so
//! each announcement is a line of its own. Lines added together are read in any order, and equal ones only once, so
//! they are added one at a time. Old lines are removed.

use std::collections::VecDeque;

/// How long a line stays, in milliseconds. Screen readers have picked it up long before, and nobody should find here
/// what the log has forgotten (rule 13.3).
const KEPT: f64 = 12_000.0;

/// A line that was added to the live region.
#[derive(Clone, PartialEq, Debug)]
pub struct Announcement {
    /// Its number, which no other line has.
    pub number: u32,
    /// What is said.
    pub text: String,
    /// When it was added.
    at: f64,
}

/// What is waiting to be said, and what was said recently.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Announcements {
    waiting: VecDeque<String>,
    said: Vec<Announcement>,
    /// The number of the next line.
    count: u32,
    /// Whether somebody is about to ask for the next line.
    awaited: bool,
}

impl Announcements {
    /// Queues a text. True if [the next line](Announcements::next) has to be asked for, because nobody is about to.
    pub fn say(&mut self, text: &str) -> bool {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return false;
        }
        self.waiting.push_back(text);
        !std::mem::replace(&mut self.awaited, true)
    }

    /// Drops everything that is waiting: another game begins, and the end of the one before is no news any more.
    pub fn hush(&mut self) {
        self.waiting.clear();
    }

    /// Adds the text that has waited longest. True if more are waiting.
    pub fn next(&mut self, now: f64) -> bool {
        if let Some(text) = self.waiting.pop_front() {
            self.said.push(Announcement { number: self.count, text, at: now });
            self.count += 1;
        }
        self.awaited = !self.waiting.is_empty();
        self.awaited
    }

    /// Removes old lines.
    pub fn forget(&mut self, now: f64) {
        self.said.retain(|line| now - line.at < KEPT);
    }

    /// After how many milliseconds a line may be old.
    pub const fn patience() -> u32 {
        KEPT as u32
    }

    /// How many lines there have been: the number of the next one.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The lines of the live region.
    pub fn lines(&self) -> &[Announcement] {
        &self.said
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(all: &Announcements) -> Vec<&str> {
        all.lines().iter().map(|line| line.text.as_str()).collect()
    }

    #[test]
    fn everything_is_said_once_and_in_order() {
        let mut all = Announcements::default();
        assert!(all.say("Korax moves T3, space 1 to 4."), "somebody has to ask for it");
        assert!(!all.say("1 wizard locked up."), "somebody does already");
        assert_eq!(texts(&all), Vec::<&str>::new());
        assert!(all.next(0.0), "more waits");
        assert_eq!(texts(&all), ["Korax moves T3, space 1 to 4."], "one at a time");
        assert!(!all.say("Round 2. Your turn."));
        assert!(all.next(1.0));
        assert!(!all.next(2.0));
        assert!(!all.next(3.0));
        assert_eq!(texts(&all), ["Korax moves T3, space 1 to 4.", "1 wizard locked up.", "Round 2. Your turn."]);
        assert!(all.say("Choose a card"), "now nobody does");
    }

    #[test]
    fn what_a_game_left_to_say_is_not_said_in_the_next() {
        let mut all = Announcements::default();
        all.say("Alba wins.");
        all.hush();
        assert!(!all.say("Round 1. Your turn."), "somebody is about to ask already");
        assert!(!all.next(0.0));
        assert_eq!(texts(&all), ["Round 1. Your turn."]);
        all.say("Korax moves T3, space 1 to 4.");
        all.hush();
        assert!(!all.next(1.0));
        assert!(all.say("Choose a card"), "nobody is any more");
    }

    #[test]
    fn the_same_words_again_are_a_line_of_their_own() {
        let mut all = Announcements::default();
        all.say("Alba rolls a 2.");
        all.say("Alba rolls a 2.");
        all.next(0.0);
        all.next(1.0);
        let numbers: Vec<u32> = all.lines().iter().map(|line| line.number).collect();
        assert_eq!(numbers, [0, 1]);
    }

    #[test]
    fn old_lines_go_and_what_waits_stays() {
        let mut all = Announcements::default();
        all.say("old");
        all.next(0.0);
        all.say("young");
        all.next(KEPT - 1.0);
        all.say("waiting");
        all.forget(KEPT);
        assert_eq!(texts(&all), ["young"]);
        all.next(KEPT);
        assert_eq!(texts(&all), ["young", "waiting"]);
        all.forget(3.0 * KEPT);
        assert_eq!(texts(&all), Vec::<&str>::new());
    }

    #[test]
    fn nothing_is_nothing_and_words_are_apart() {
        let mut all = Announcements::default();
        assert!(!all.say("  \n"));
        all.say(" Round 1. \n Your turn. ");
        all.next(0.0);
        assert_eq!(texts(&all), ["Round 1. Your turn."]);
    }
}
