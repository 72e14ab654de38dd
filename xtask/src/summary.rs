//! Adding up the results of test programs.

use std::fmt;

/// How many tests passed, failed and were skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Summary {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    /// What the test harness calls "ignored".
    pub(crate) skipped: u64,
}

impl Summary {
    /// Parses the last line of a test program, such as
    /// `test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s`.
    ///
    /// Any other line is `None`. The counts are found by their words, not by their positions, so that an additional
    /// count in a later Rust does no harm.
    pub(crate) fn parse(line: &str) -> Option<Self> {
        let (_verdict, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let count = |word: &str| {
            counts.split("; ").find_map(|part| {
                let (number, rest) = part.trim().split_once(' ')?;
                (rest == word).then(|| number.parse().ok())?
            })
        };
        Some(Self { passed: count("passed")?, failed: count("failed")?, skipped: count("ignored")? })
    }

    /// Adds the counts of another test program.
    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }

    /// Whether no test ran at all. Skipped tests prove nothing, so they do not count.
    pub(crate) fn is_empty(&self) -> bool {
        self.passed + self.failed == 0
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { passed, failed, skipped } = self;
        write!(f, "{passed} passed, {failed} failed, {skipped} skipped")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(passed: u64, failed: u64, skipped: u64) -> Summary {
        Summary { passed, failed, skipped }
    }

    #[track_caller]
    fn check(line: &str, expected: Option<(u64, u64, u64)>) {
        let expected = expected.map(|(passed, failed, skipped)| summary(passed, failed, skipped));
        assert_eq!(Summary::parse(line), expected, "{line}");
    }

    #[test]
    fn reads_a_good_result() {
        check(
            "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 7 filtered out; finished in 0.31s",
            Some((12, 0, 3)),
        );
    }

    #[test]
    fn reads_a_bad_result() {
        check(
            "test result: FAILED. 10 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s",
            Some((10, 2, 0)),
        );
    }

    #[test]
    fn counts_are_found_by_their_words() {
        check("test result: ok. 1 new; 5 ignored; 4 failed; 3 passed", Some((3, 4, 5)));
    }

    #[test]
    fn other_lines_are_not_results() {
        check("", None);
        check("running 3 tests", None);
        check("test rules::r4_2_exact_distance ... ok", None);
        check("test result: ok.", None);
        check("test result: ok. many passed; 0 failed; 0 ignored", None);
        check("  test result: ok. 3 passed; 0 failed; 0 ignored", None);
    }

    #[test]
    fn results_add_up_to_the_summary_line() {
        let mut sum = Summary::default();
        sum.add(summary(3, 0, 1));
        sum.add(summary(4, 2, 0));
        assert_eq!(sum.to_string(), "7 passed, 2 failed, 1 skipped");
    }

    #[test]
    fn skipped_tests_alone_are_an_empty_run() {
        assert!(summary(0, 0, 9).is_empty());
        assert!(!summary(0, 1, 0).is_empty());
    }
}
