//! A streak: one puzzle after the other, harder and harder, until the first mistake.

use super::index::Entry;

/// Where a streak begins, and how much harder each puzzle is meant to be.
const FIRST: i32 = 850;
const STEP: i32 = 45;
/// Of so many that are nearest to what is meant, one is picked.
const NEAR: usize = 5;

/// A streak under way, and the best there was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The puzzles so far; the last one is being solved.
    pub puzzles: Vec<String>,
    /// Whether a mistake has ended it.
    pub over: bool,
    /// The most that were ever solved in one.
    pub best: usize,
}

impl Streak {
    /// Reads what was kept.
    pub fn read(text: &str) -> Streak {
        let mut words = text.split(' ');
        let best = words.next().and_then(|best| best.parse().ok()).unwrap_or(0);
        let over = words.next() != Some("on");
        Streak { best, over, puzzles: words.filter(|word| !word.is_empty()).map(str::to_owned).collect() }
    }

    /// The text to keep.
    pub fn written(&self) -> String {
        let state = if self.over { "over" } else { "on" };
        [self.best.to_string(), state.to_owned()]
            .into_iter()
            .chain(self.puzzles.iter().cloned())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Begins anew.
    pub fn begin(&mut self) {
        (self.over, self.puzzles) = (false, Vec::new());
    }

    /// How many are solved.
    pub fn solved(&self) -> usize {
        // The last one is being solved, or was the mistake.
        self.puzzles.len().saturating_sub(1)
    }

    /// The puzzle being solved.
    pub fn current(&self) -> Option<&str> {
        self.puzzles.last().map(String::as_str).filter(|_| !self.over)
    }

    /// The next puzzle; `luck` picks among those that are as hard as they should be. Those that it had do not come again.
    /// Nothing if there is none left.
    pub fn go_on(&mut self, all: &[Entry], luck: u32) -> Option<&str> {
        let meant = FIRST + STEP * self.puzzles.len() as i32;
        let mut left: Vec<&Entry> = all.iter().filter(|entry| !self.puzzles.contains(&entry.id)).collect();
        left.sort_by_key(|entry| (i32::from(entry.rating.0) - meant).abs());
        left.truncate(NEAR);
        let picked = left.get(luck as usize % left.len().max(1))?.id.clone();
        self.puzzles.push(picked);
        self.best = self.best.max(self.solved());
        self.current()
    }

    /// A mistake ends it.
    pub fn end(&mut self) {
        self.over = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::index::read;

    #[test]
    fn it_gets_harder_and_never_repeats() {
        let all = read(&(0..200).map(|number| format!("s{number} {}\n", 800 + number * 6)).collect::<String>());
        let mut streak = Streak::default();
        streak.begin();
        let rating = |id: &str| all.iter().find(|entry| entry.id == id).map_or(0, |entry| entry.rating.0);
        let mut ratings = Vec::new();
        for luck in 0..20 {
            ratings.push(streak.go_on(&all, luck * 7).map(rating).expect("a puzzle"));
        }
        assert!(ratings[19] > ratings[10] && ratings[10] > ratings[0], "{ratings:?}");
        let mut distinct = streak.puzzles.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!((distinct.len(), streak.solved(), streak.best), (20, 19, 19));
        streak.end();
        assert_eq!((streak.current(), streak.solved()), (None, 19));
        let kept = Streak::read(&streak.written());
        assert_eq!(kept, streak);
        streak.begin();
        assert_eq!((streak.solved(), streak.best), (0, 19));
    }

    #[test]
    fn it_ends_where_there_are_no_more() {
        let mut streak = Streak::default();
        streak.begin();
        assert_eq!(streak.go_on(&[], 3), None);
        assert_eq!(Streak::read(""), Streak { over: true, ..Streak::default() });
    }
}
