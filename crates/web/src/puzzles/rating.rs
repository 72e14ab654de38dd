//! How good somebody is at puzzles: a Glicko-2 rating, in which each puzzle is an opponent. It is kept on the device.

use rabenburg_puzzles::Rating;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::solved::Effort;

/// How sure the rating of a puzzle is.
const PUZZLE_DEVIATION: f64 = 80.0;
/// The rating never becomes so sure that it stands still.
const LEAST_DEVIATION: f64 = 50.0;
/// Where newcomers begin: in the middle of the puzzles, and not sure at all.
const NEWCOMER: Glicko2Rating = Glicko2Rating { rating: 1300.0, deviation: 300.0, volatility: 0.06 };

/// Somebody's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength(Glicko2Rating);

impl Default for Strength {
    fn default() -> Strength {
        Strength(NEWCOMER)
    }
}

impl Strength {
    /// Reads what was kept.
    pub fn read(text: &str) -> Option<Strength> {
        let mut numbers = text.split(' ').map(str::parse::<f64>);
        let mut next = || numbers.next()?.ok().filter(|number| number.is_finite());
        Some(Strength(Glicko2Rating { rating: next()?, deviation: next()?, volatility: next()? }))
    }

    /// The text to keep.
    pub fn written(self) -> String {
        let Glicko2Rating { rating, deviation, volatility } = self.0;
        format!("{rating:.2} {deviation:.2} {volatility:.6}")
    }

    /// The figure that people see.
    pub fn figure(self) -> i32 {
        self.0.rating.round() as i32
    }

    /// After a puzzle was settled for the first time: solved at once is a win, with a hint or after a failed try it is a
    /// draw, and a solution that was shown is a loss.
    #[must_use]
    pub fn after(self, puzzle: Rating, effort: &Effort) -> Strength {
        let outcome = match effort {
            Effort { shown: true, .. } => Outcomes::LOSS,
            Effort { failed: 0, hints: 0, .. } => Outcomes::WIN,
            _ => Outcomes::DRAW,
        };
        let opponent =
            Glicko2Rating { rating: f64::from(puzzle.0), deviation: PUZZLE_DEVIATION, volatility: NEWCOMER.volatility };
        let (mut own, _) = glicko2(&self.0, &opponent, &outcome, &Glicko2Config::new());
        own.deviation = own.deviation.max(LEAST_DEVIATION);
        Strength(own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEDIUM: Rating = Rating(1460);

    #[test]
    fn it_goes_by_what_was_solved_and_how() {
        let start = Strength::default();
        let clean = start.after(MEDIUM, &Effort { solved: Some(1), ..Effort::default() });
        let helped = start.after(MEDIUM, &Effort { hints: 1, solved: Some(1), ..Effort::default() });
        let shown = start.after(MEDIUM, &Effort { shown: true, ..Effort::default() });
        assert!(clean.figure() > helped.figure() && helped.figure() > shown.figure());
        assert!(clean.figure() > start.figure() && shown.figure() < start.figure());
    }

    #[test]
    fn it_settles_near_the_puzzles_that_are_solved_half_of_the_time() {
        let mut own = Strength::default();
        for number in 0..200 {
            own = own.after(MEDIUM, &Effort { shown: number % 2 == 0, ..Effort::default() });
        }
        assert!((1380..=1540).contains(&own.figure()), "{}", own.figure());
    }

    #[test]
    fn what_is_kept_is_read_back() {
        let own = Strength::default().after(MEDIUM, &Effort::default());
        assert_eq!(Strength::read(&own.written()).map(Strength::figure), Some(own.figure()));
        assert_eq!(Strength::read("NaN 1 1"), None);
        assert_eq!(Strength::read(""), None);
    }
}
