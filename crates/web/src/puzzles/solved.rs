//! What somebody has done with each puzzle, and what that comes to. The browser keeps it as a text, a line for each puzzle.

use rabenburg_puzzles::{Date, daily};

/// What somebody has done with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// How often it failed before it was solved.
    pub failed: u32,
    /// How many hints were taken: 0 to 2.
    pub hints: u8,
    /// Whether the solution was shown before it was solved.
    pub shown: bool,
    /// The day on which it was solved.
    pub solved: Option<u32>,
}

/// How a puzzle stands, for lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Nobody has tried it.
    Fresh,
    /// It was tried, or its solution was looked at.
    Tried,
    /// Solved with a hint, or after the solution was shown.
    Helped,
    /// Solved.
    Solved,
}

impl Effort {
    /// How it stands.
    pub fn standing(&self) -> Standing {
        match self.solved {
            Some(_) if self.hints > 0 || self.shown => Standing::Helped,
            Some(_) => Standing::Solved,
            None if *self == Effort::default() => Standing::Fresh,
            None => Standing::Tried,
        }
    }
}

/// What somebody has done with all puzzles, in the order in which they came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Efforts(Vec<(String, Effort)>);

impl Efforts {
    /// Reads what was kept. Lines that are none are left out.
    pub fn read(text: &str) -> Efforts {
        let line = |line: &str| {
            let mut words = line.split(' ');
            let id = words.next()?.to_owned();
            let (failed, hints) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
            let (shown, solved) = (words.next()? == "shown", words.next()?.parse().ok());
            Some((id, Effort { failed, hints, shown, solved }))
        };
        Efforts(text.lines().filter_map(line).collect())
    }

    /// The text to keep.
    pub fn written(&self) -> String {
        let line = |(id, effort): &(String, Effort)| {
            let shown = if effort.shown { "shown" } else { "-" };
            let solved = effort.solved.map_or("-".to_owned(), |day| day.to_string());
            format!("{id} {} {} {shown} {solved}\n", effort.failed, effort.hints)
        };
        self.0.iter().map(line).collect()
    }

    /// What was done with that one.
    pub fn of(&self, id: &str) -> Effort {
        self.0.iter().find(|(known, _)| known == id).map(|(_, effort)| effort.clone()).unwrap_or_default()
    }

    /// Keeps what was done with that one.
    pub fn note(&mut self, id: &str, effort: Effort) {
        match self.0.iter_mut().find(|(known, _)| known == id) {
            Some((_, before)) => *before = effort,
            None => self.0.push((id.to_owned(), effort)),
        }
    }

    /// How many are solved.
    pub fn solved(&self) -> usize {
        self.0.iter().filter(|(_, effort)| effort.solved.is_some()).count()
    }

    /// How many of those that were settled were solved at the first try and without help, in per cent; nothing before
    /// the first.
    pub fn first_try(&self) -> Option<usize> {
        let settled = self.0.iter().filter(|(_, effort)| effort.solved.is_some() || effort.shown);
        let clean = |effort: &Effort| effort.failed == 0 && effort.standing() == Standing::Solved;
        let (all, at_once) =
            settled.fold((0, 0), |(all, good), (_, effort)| (all + 1, good + usize::from(clean(effort))));
        (at_once * 100).checked_div(all)
    }

    fn solved_on_its_day(&self, day: Date) -> bool {
        self.of(daily(day)).solved == Some(day.0)
    }

    /// On how many days in a row the puzzle of the day was solved, up to today or yesterday.
    pub fn days_in_a_row(&self, today: Date) -> u32 {
        let last = if self.solved_on_its_day(today) { today.0 } else { today.0.saturating_sub(1) };
        (0..=last).rev().take_while(|&day| self.solved_on_its_day(Date(day))).count() as u32
    }

    /// The most days in a row.
    pub fn most_days(&self) -> u32 {
        let mut days: Vec<u32> = self
            .0
            .iter()
            .filter_map(|(id, effort)| effort.solved.filter(|&day| daily(Date(day)) == id.as_str()))
            .collect();
        days.sort_unstable();
        let (mut best, mut row, mut before) = (0, 0, None);
        for day in days {
            row = if before.is_some_and(|before| before + 1 == day) { row + 1 } else { 1 };
            (best, before) = (best.max(row), Some(day));
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn effort(failed: u32, hints: u8, shown: bool, solved: Option<u32>) -> Effort {
        Effort { failed, hints, shown, solved }
    }

    #[test]
    fn what_is_kept_is_read_back() {
        let mut efforts = Efforts::default();
        efforts.note("s1", effort(2, 1, false, Some(20_000)));
        efforts.note("m7", effort(1, 0, true, None));
        efforts.note("s1", effort(2, 2, false, Some(20_000)));
        assert_eq!(Efforts::read(&efforts.written()), efforts);
        assert_eq!(efforts.of("s1").hints, 2);
        assert_eq!(efforts.of("s2").standing(), Standing::Fresh);
        assert_eq!(Efforts::read("s1 x\n\nnonsense"), Efforts::default());
    }

    #[test]
    fn only_a_first_try_without_help_counts_as_such() {
        let mut efforts = Efforts::default();
        assert_eq!(efforts.first_try(), None);
        for (id, done) in [
            ("s1", effort(0, 0, false, Some(1))),
            ("s2", effort(1, 0, false, Some(1))),
            ("s3", effort(0, 1, false, Some(1))),
            ("s4", effort(0, 0, true, None)),
            ("s5", effort(3, 0, false, None)),
        ] {
            efforts.note(id, done);
        }
        assert_eq!((efforts.solved(), efforts.first_try()), (3, Some(25)));
    }

    #[test]
    fn days_in_a_row_count_puzzles_solved_on_their_day() {
        let today = Date(20_777);
        let mut efforts = Efforts::default();
        assert_eq!((efforts.days_in_a_row(today), efforts.most_days()), (0, 0));
        // As long as there is one puzzle for every day, in a list that goes round.
        for day in 20_773..20_777 {
            efforts.note(daily(Date(day)), effort(0, 0, false, Some(day)));
        }
        let distinct = {
            let mut ids: Vec<&str> = (20_773..20_778).map(|day| daily(Date(day))).collect();
            ids.dedup();
            ids.len() == 5
        };
        if distinct {
            assert_eq!(efforts.days_in_a_row(today), 4, "today is not over yet");
            efforts.note(daily(today), effort(0, 0, false, Some(today.0)));
            assert_eq!((efforts.days_in_a_row(today), efforts.most_days()), (5, 5));
            assert_eq!(efforts.days_in_a_row(Date(today.0 + 2)), 0);
        }
    }
}
