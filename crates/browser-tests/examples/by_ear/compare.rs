//! What was said against what happened.

use std::fmt;

/// How well the two agree.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    /// How many lines the log of the game had.
    events: usize,
    /// How many of them were said once, in their order.
    once: usize,
    /// Lines that were never said.
    missing: Vec<String>,
    /// Lines that were said again, or out of their order.
    again: Vec<String>,
}

impl Verdict {
    /// Whether nothing is missing.
    pub(crate) fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }

    /// Whether everything was said once and in order.
    pub(crate) fn is_good(&self) -> bool {
        self.events > 0 && self.missing.is_empty() && self.again.is_empty()
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verdict { events, once, missing, again } = self;
        write!(
            f,
            "{events} events, {once} said once and in order, {} missing, {} doubled",
            missing.len(),
            again.len()
        )?;
        for line in missing {
            write!(f, "\n  missing: {line}")?;
        }
        for line in again {
            write!(f, "\n  doubled: {line}")?;
        }
        Ok(())
    }
}

/// Compares the lines of a game with what was said. Of what was said only lines of the game count.
pub(crate) fn compare(told: &[String], said: &[String]) -> Verdict {
    let said: Vec<&String> = said.iter().filter(|line| told.contains(line)).collect();
    // The longest sequence that both have: what is left over on one side is missing, on the other doubled.
    let mut longest = vec![vec![0_usize; said.len() + 1]; told.len() + 1];
    for (i, line) in told.iter().enumerate().rev() {
        for (j, spoken) in said.iter().enumerate().rev() {
            longest[i][j] =
                if line == *spoken { longest[i + 1][j + 1] + 1 } else { longest[i + 1][j].max(longest[i][j + 1]) };
        }
    }
    let (mut i, mut j, mut once) = (0, 0, 0);
    let (mut missing, mut again) = (Vec::new(), Vec::new());
    while i < told.len() || j < said.len() {
        if i < told.len() && j < said.len() && told[i] == *said[j] {
            (i, j, once) = (i + 1, j + 1, once + 1);
        } else if j == said.len() || i < told.len() && longest[i + 1][j] >= longest[i][j + 1] {
            missing.push(told[i].clone());
            i += 1;
        } else {
            again.push(said[j].clone());
            j += 1;
        }
    }
    Verdict { events: told.len(), once, missing, again }
}
