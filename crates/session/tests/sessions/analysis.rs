//! The analysis of whole games, in the study as the page asks for it.

use rabenburg_engine::*;
use rabenburg_session::{Analysis, Film, Inquiry, Swing, turning_points};

use crate::film::{random_game, tables};
use crate::room::study;

fn film(rules: Rules, seed: u64) -> Film {
    Film::read(&random_game(rules, seed).0.to_string()).expect("a game that is over")
}

/// All chances of a game after few runs.
fn chances(film: &Film) -> Vec<Vec<f32>> {
    let analysis = Analysis::new(film.clone(), 40);
    (0..analysis.len()).map(|turns| analysis.chances(turns).expect("a moment")).collect()
}

#[test]
fn the_chances_of_all_sides_make_one_and_the_winner_has_it_in_the_end() {
    for (seed, rules) in tables().into_iter().enumerate() {
        let film = film(rules, seed as u64 + 60);
        let chances = chances(&film);
        assert_eq!(chances.len(), film.turns().len() + 1);
        let whole = if rules.is_team() { 2.0 } else { 1.0 };
        for now in &chances {
            assert!(now.iter().all(|chance| (0.0..=1.0).contains(chance)), "{now:?}");
            let sum: f32 = now.iter().sum();
            assert!(rules.is_solo() || (sum - whole).abs() < 1e-4, "{now:?}");
            for seat in rules.seats() {
                assert!(rules.partner(seat).is_none_or(|partner| now[seat.index()] == now[partner.index()]));
            }
        }
        let winners = film.outcome().expect("it is over").winners;
        let last = chances.last().expect("the end");
        let share = whole / winners.len().max(1) as f32;
        for seat in rules.seats() {
            assert_eq!(last[seat.index()], if winners.contains(seat) { share } else { 0.0 });
        }
        assert!(
            rules.is_solo() || chances[0].iter().all(|&chance| chance < 0.9),
            "nothing is decided at the beginning"
        );
    }
}

#[test]
fn it_says_the_same_again() {
    let film = film(tables()[1], 7);
    assert_eq!(chances(&film), chances(&film));
    let analysis = Analysis::new(film.clone(), 40);
    let backwards: Vec<_> = (0..analysis.len()).rev().filter_map(|turns| analysis.chances(turns)).collect();
    assert!(chances(&film).into_iter().rev().eq(backwards), "whatever was asked before");
    assert_eq!(analysis.chances(analysis.len()), None);
}

#[test]
fn the_study_tells_moment_by_moment() {
    let rules = Rules { round_limit: std::num::NonZeroU16::new(2), ..Rules::new(Printing::Third, 3) };
    let film = film(rules, 8);
    let mut study = study();
    let (mut inquiry, mut question) = Inquiry::begin(9, &film);
    let mut known = Vec::new();
    loop {
        let answer = study.hear(&question).expect("an answer");
        let next = inquiry.hear(&answer);
        known.push(inquiry.progress().0);
        // What comes twice changes nothing.
        assert_eq!(inquiry.hear(&answer), None);
        match next {
            Some(next) => question = next,
            None => break,
        }
    }
    assert!(inquiry.is_done() && !inquiry.has_failed());
    assert_eq!(known, (1..=film.turns().len() + 1).collect::<Vec<_>>(), "progress grows to the end");
    let winners = film.outcome().expect("it is over").winners;
    let last = inquiry.chances().last().expect("the end");
    assert_eq!(last.iter().filter(|&&chance| chance > 0.0).count(), winners.len());
}

#[test]
fn the_study_does_not_judge_what_goes_on() {
    let (record, _) = random_game(tables()[0], 2);
    let mut begun = Record::new(*record.start());
    for &input in &record.inputs()[..20] {
        begun.put(input, &mut ()).expect("accepted before");
    }
    let mut study = study();
    let failed = |answer: Option<String>| answer.is_some_and(|answer| answer.starts_with("failed "));
    assert!(failed(study.hear(&format!("analyse 1\n{begun}"))));
    assert!(failed(study.hear("judge 1 0")));
    let answer = study.hear(&format!("analyse 1\n{record}")).expect("an answer");
    assert!(answer.starts_with("judged 1 0 "), "{answer}");
    assert!(failed(study.hear("judge 2 1")), "another game");
    assert!(failed(study.hear("judge 1 1000")), "no such turn");
    let (mut inquiry, _) = Inquiry::begin(1, &film(tables()[0], 2));
    assert_eq!(inquiry.hear("failed to read it"), None);
    assert!(inquiry.has_failed());
}

/// The last wizard of `b` stands one step before the castle. `a` could drop tower 9 on it, and walks past instead; so
/// `b` comes home and has won.
const MISSED: &str = "rabenburg game 1
rules third basic 2
course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8aa 13:9 15:b
a 3/3/0 T2 W1 W1 | b 0/6/0 W1 W2 W3 | discard - | turn 0
moves
a play W1 a@8
a play W1 a@9
a end
draw T1
draw T1
b play W1 b@15
draw T1
";

#[test]
fn a_known_swing_is_found() {
    let film = Film::read(MISSED).expect("a game that is over");
    let chances = chances(&film);
    let whose: Vec<Seat> = film.turns().iter().map(|turn| turn.seat).collect();
    let points = turning_points(film.rules(), &whose, &chances);
    let [point] = points[..] else { panic!("{points:?} {chances:?}") };
    assert_eq!((point.turn, point.seat), (0, Seat::FIRST));
    assert!(point.before > 0.25 && point.after < 0.1, "{point:?}");
}

fn seats(count: usize) -> Vec<Seat> {
    (0..count).filter_map(|index| Seat::new((index % 2) as u8)).collect()
}

#[test]
fn turning_points_are_the_largest_swings_in_their_order() {
    let rules = Rules::new(Printing::Third, 2);
    let of = |chances: &[f32]| chances.iter().map(|&chance| vec![chance, 1.0 - chance]).collect::<Vec<_>>();
    let course = of(&[0.5, 0.52, 0.8, 0.78, 0.3, 0.31, 0.6, 0.45, 0.2, 0.35, 1.0]);
    let points = turning_points(&rules, &seats(10), &course);
    assert_eq!(points.iter().map(|swing| swing.turn).collect::<Vec<_>>(), [1, 3, 5, 7, 9]);
    let Swing { seat, before, after, .. } = points[0];
    // It was the second player's turn, and both changed by as much.
    assert_eq!((seat.index(), (before * 100.0).round(), (after * 100.0).round()), (1, 48.0, 20.0));
    assert_eq!(turning_points(&rules, &seats(2), &of(&[0.5, 0.55, 0.5])), [], "noise is no turning point");
}

#[test]
fn a_turning_point_is_about_whom_it_changed_most() {
    let rules = Rules::new(Printing::Third, 3);
    let course = [vec![0.4, 0.3, 0.3], vec![0.6, 0.3, 0.1], vec![0.6, 0.0, 0.4]];
    let points = turning_points(&rules, &seats(2), &course);
    assert_eq!(points.iter().map(|swing| swing.seat.index()).collect::<Vec<_>>(), [0, 1]);
}
