//! Which puzzle comes next.

use rabenburg_puzzles::{Difficulty, Theme};

use super::index::{Entry, of_theme};
use super::rating::Strength;
use super::solved::{Efforts, Standing};

/// Difficulties as they are chosen by people: all, or one of three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wanted {
    /// All.
    #[default]
    All,
    /// One or two lanterns.
    Easy,
    /// Three.
    Medium,
    /// Four or five.
    Hard,
}

impl Wanted {
    /// All of them, in order.
    pub const ALL: [Wanted; 4] = [Wanted::All, Wanted::Easy, Wanted::Medium, Wanted::Hard];

    /// Whether a difficulty is wanted.
    pub const fn admits(self, difficulty: Difficulty) -> bool {
        match self {
            Wanted::All => true,
            Wanted::Easy => matches!(difficulty, Difficulty::Gentle | Difficulty::Easy),
            Wanted::Medium => matches!(difficulty, Difficulty::Medium),
            Wanted::Hard => matches!(difficulty, Difficulty::Hard | Difficulty::Fiendish),
        }
    }
}

/// The puzzle of a theme to go on with: of those not solved, the one nearest to the solver's strength; of equals the first.
/// If all are solved, there is none.
pub fn next<'a>(
    all: &'a [Entry],
    theme: Theme,
    wanted: Wanted,
    efforts: &Efforts,
    strength: Strength,
    but: &str,
) -> Option<&'a Entry> {
    let open = |entry: &&Entry| {
        let standing = efforts.of(&entry.id).standing();
        entry.id != but && wanted.admits(entry.difficulty()) && matches!(standing, Standing::Fresh | Standing::Tried)
    };
    let distance = |entry: &&Entry| (i32::from(entry.rating.0) - strength.figure()).abs();
    of_theme(all, theme).filter(open).min_by_key(distance)
}

/// The one that comes after that in its theme, in the pack's order; after the last comes the first.
pub fn following<'a>(all: &'a [Entry], id: &str) -> Option<&'a Entry> {
    let theme = Theme::of_id(id)?;
    let entries: Vec<&Entry> = of_theme(all, theme).collect();
    let at = entries.iter().position(|entry| entry.id == id)?;
    entries.get((at + 1) % entries.len()).copied().filter(|entry| entry.id != id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::index::read;
    use crate::puzzles::solved::Effort;

    #[test]
    fn the_nearest_open_one_comes_next() {
        let all = read("s1 900\ns2 1290\ns3 1320\ns4 1900\nm1 1300\n");
        let mut efforts = Efforts::default();
        let next = |efforts: &Efforts, wanted| {
            super::next(&all, Theme::Stowaway, wanted, efforts, Strength::default(), "").map(|entry| entry.id.as_str())
        };
        assert_eq!(next(&efforts, Wanted::All), Some("s2"));
        efforts.note("s2", Effort { solved: Some(1), ..Effort::default() });
        assert_eq!(next(&efforts, Wanted::All), Some("s3"));
        assert_eq!(next(&efforts, Wanted::Hard), Some("s4"));
        assert_eq!(next(&efforts, Wanted::Medium), None);
        assert_eq!(following(&all, "s4").map(|entry| entry.id.as_str()), Some("s1"));
        assert_eq!(following(&all, "m1"), None);
        assert_eq!(following(&all, "x9"), None);
    }
}
