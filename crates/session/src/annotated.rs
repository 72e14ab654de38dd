//! Studies: a finished game with comments at its moments, and branches, which tell how it might have gone. As text, a study
//! is a file with several games: the game itself, whose tags hold the comments, and the branches.

use std::collections::BTreeMap;

use rabenburg_engine::{Action, Record, Seat};

use crate::film::Film;
use crate::saved::games_in;

/// The beginning of the tag that holds the comment at a moment: `note-57`.
const NOTE: &str = "note-";
/// The tag of a branch: the moment of the game at which it begins.
const BRANCH: &str = "branch";

/// Comments by moment.
pub type Notes = BTreeMap<usize, String>;

/// How the game might have gone from a moment on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchOff {
    /// The moment at which it begins.
    pub moment: usize,
    /// The game from there on, as text.
    pub text: String,
}

impl Film {
    /// The comments at its moments.
    pub fn notes(&self) -> Notes {
        let note = |(key, text): &(String, String)| Some((key.strip_prefix(NOTE)?.parse().ok()?, text.clone()));
        self.record().tags().iter().filter_map(note).collect()
    }

    /// A branch that begins with another decision than the one that was made; nothing, if the rules forbid it.
    pub fn branch(&self, moment: usize, seat: Seat, action: Action) -> Option<BranchOff> {
        let mut record = Record::new(*self.position(moment));
        plain_tags(self.record()).for_each(|(key, text)| record.tag(key, text));
        record.tag(BRANCH, &moment.to_string());
        record.play(seat, action, &mut ()).ok()?;
        Some(BranchOff { moment, text: record.to_string() })
    }

    /// The whole study as one file. Comments become single lines.
    pub fn study(&self, notes: &Notes, branches: &[BranchOff]) -> String {
        let mut record = Record::new(*self.record().start());
        plain_tags(self.record()).for_each(|(key, text)| record.tag(key, text));
        for (moment, text) in notes.iter().filter(|(_, text)| !text.trim().is_empty()) {
            record.tag(&format!("{NOTE}{moment}"), text);
        }
        for &input in self.record().inputs() {
            // It was accepted the first time, so it is accepted again.
            let _ = record.put(input, &mut ());
        }
        branches.iter().fold(record.to_string(), |file, branch| file + &branch.text)
    }
}

fn plain_tags(record: &Record) -> impl Iterator<Item = (&str, &str)> {
    let tags = record.tags().iter().map(|(key, text)| (key.as_str(), text.as_str()));
    tags.filter(|(key, _)| !key.starts_with(NOTE) && *key != BRANCH)
}

/// The game and the branches of a file; `None` if it holds several games that do not belong together.
pub fn study_in(file: &str) -> Option<(&str, Vec<BranchOff>)> {
    let games = games_in(file);
    let (main, others) = games.split_first()?;
    let branch = |text: &&str| {
        let tag = format!("tag {BRANCH} ");
        let moment = text.lines().find_map(|line| line.strip_prefix(&tag))?.trim().parse().ok()?;
        Some(BranchOff { moment, text: (*text).to_owned() })
    };
    Some((main, others.iter().map(branch).collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "rabenburg game 1
tag seat-a person Mira
rules third basic 2
course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8aa 13:9 15:b
a 3/3/0 T2 W1 W1 | b 0/6/0 W1 W2 W3 | discard - | turn 0
moves
a play T2 t9
a play W1 a@8
a end
draw T1 T1
";

    #[test]
    fn a_study_is_read_back() {
        let film = Film::read_given_up(GAME).expect("a game");
        let notes: Notes = [(0, "Why not\nwalk?".to_owned()), (2, " ".to_owned())].into();
        let action = "play W1 a@8".parse().expect("an action");
        let branch = film.branch(0, Seat::FIRST, action).expect("a legal move");
        let file = film.study(&notes, std::slice::from_ref(&branch));
        let (main, branches) = study_in(&file).expect("a study");
        assert_eq!(branches, [branch]);
        let again = Film::read_given_up(main).expect("a game");
        assert_eq!(again.notes(), [(0, "Why not walk?".to_owned())].into());
        assert_eq!(again.record().inputs(), film.record().inputs());
        // Saved once more, it is the same.
        assert_eq!(again.study(&again.notes(), &branches), file);
        let played = Film::read_given_up(&branches[0].text).expect("a game");
        assert_eq!(played.decision(0), Some((Seat::FIRST, action)));
        assert!(film.branch(0, Seat::FIRST, "play W3 a@8".parse().expect("an action")).is_none());
    }

    #[test]
    fn games_that_do_not_belong_together_are_no_study() {
        assert_eq!(study_in(&format!("{GAME}{GAME}")), None);
        assert_eq!(study_in(GAME), Some((GAME, Vec::new())));
    }
}
