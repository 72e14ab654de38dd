//! Every published puzzle, proved anew against the engine: a changed ruling cannot leave a wrong puzzle behind.

use std::collections::BTreeSet;

use rabenburg_puzzles::{Attempt, Date, Pack, Puzzle, Theme, Verdict, daily, pack, prove};

fn read(theme: Theme) -> Vec<Puzzle> {
    pack(theme).parse::<Pack>().unwrap_or_else(|error| panic!("{theme}: {error}")).puzzles
}

/// Proves the pack of a theme.
fn check(theme: Theme) {
    let puzzles = read(theme);
    assert!(
        puzzles.len() >= if theme == Theme::Unstoppable { 40 } else { 45 },
        "{theme} has {} puzzles",
        puzzles.len()
    );
    for puzzle in &puzzles {
        let Puzzle { id, .. } = puzzle;
        assert_eq!(puzzle.theme(), theme, "{id}");
        let proof = prove(puzzle).unwrap_or_else(|flaw| panic!("{id}: {flaw}\n{puzzle}"));
        assert!(proof.sure && proof.good > 0 && proof.good < proof.lines, "{id}: {proof:?}");
        assert_eq!(puzzle.tags, puzzle.tags_of_solution(), "{id}");
        assert!(puzzle.trick().is_some(), "{id} has no trick");
        assert!(puzzle.clues()[1].is_some(), "{id} has no second hint");
        assert_eq!(puzzle.to_string().parse::<Puzzle>().as_ref(), Ok(puzzle), "{id}");
        // The solver's part of the solution solves it, whatever the puzzle answers along that way.
        let mut attempt = Attempt::new(puzzle);
        let seat = puzzle.seat();
        for input in &puzzle.solution {
            if let rabenburg_engine::Input::Act { seat: by, action } = *input
                && by == seat
                && *attempt.verdict() == Verdict::Open
                && attempt.act(action).is_err()
            {
                break;
            }
        }
        assert!(!matches!(attempt.verdict(), Verdict::Failed(_)), "{id}: {:?}", attempt.verdict());
    }
}

macro_rules! themes {
    ($($name:ident $theme:ident;)*) => {
        $(#[test] fn $name() { check(Theme::$theme); })*
    };
}

themes! {
    stowaway Stowaway;
    last_flask LastFlask;
    at_one_stroke AtOneStroke;
    ravens_flight RavensFlight;
    shut_the_door ShutTheDoor;
    come_what_may ComeWhatMay;
    unstoppable Unstoppable;
    open_solo OpenSolo;
    memory Memory;
}

#[test]
fn ids_are_unique_and_can_be_found() {
    let mut ids = BTreeSet::new();
    for theme in Theme::ALL {
        for (id, rating) in Pack::ids(pack(theme)) {
            assert!(ids.insert(id), "{id} twice");
            assert_eq!(Theme::of_id(id), Some(theme));
            let puzzle = Pack::find(pack(theme), id).expect("it is there").expect("it can be read");
            assert_eq!((puzzle.id.as_str(), puzzle.rating), (id, rating));
        }
    }
    assert!(ids.len() >= 405, "{}", ids.len());
}

#[test]
fn days_have_puzzles_that_do_not_come_again_for_a_year() {
    let first = Date::new(2026, 1, 1).expect("a day").0;
    let mut ratings = [(0u32, 0u32); 7];
    for day in first..first + 3650 {
        let date = Date(day);
        let id = daily(date);
        let theme = Theme::of_id(id).expect("a theme");
        let (_, rating) = Pack::ids(pack(theme)).find(|(known, _)| *known == id).unwrap_or_else(|| panic!("{id}"));
        let (sum, count) = &mut ratings[usize::from(date.weekday())];
        *sum += u32::from(rating.0);
        *count += 1;
        for later in day + 1..=day + 366 {
            assert_ne!(daily(Date(later)), id, "days {day} and {later}");
        }
    }
    // Easy on Monday, hard on Sunday.
    let means = ratings.map(|(sum, count)| sum / count);
    assert!(means.is_sorted(), "{means:?}");
}

#[test]
fn days_of_the_week_are_those_of_the_calendar() {
    let weekday = |year, month, day| Date::new(year, month, day).map(Date::weekday);
    assert_eq!(weekday(1970, 1, 1), Some(3));
    assert_eq!(weekday(2024, 2, 29), Some(3));
    assert_eq!(weekday(2026, 11, 16), Some(0));
    assert_eq!(weekday(2026, 2, 29), None);
}
