//! The puzzle of the design: the castle rides along.

use rabenburg_engine::{Action, Input};
use rabenburg_puzzles::{Attempt, Cause, Clue, Part, Piece, Puzzle, Tag, Verdict, prove};

const CASTLE_RIDES: &str = "\
puzzle s0 1500
goal stowaway
tags castle-twice castle-rides tower-twice spell-between
rules third basic 3 aided | course 3:cc 5:8bc 6:a 9:62ac 10:5b 11:3b4 13:19a7* | a 3/1/1 T3 T2W4 T1W5 | b 5/0/0 W1 W2 W3 | c 5/0/0 W1 W2 W3 | discard - | turn 30 choose
solution a play T3 t7; a cast move_tower t7; a play T1W5 a@13
";

fn puzzle() -> Puzzle {
    CASTLE_RIDES.parse().expect("a puzzle")
}

fn act(attempt: &mut Attempt<'_>, actions: &[&str]) {
    for action in actions {
        attempt.act(action.parse().expect("an action")).expect("a legal action");
    }
}

#[test]
fn is_proved_and_reads_back_as_it_was_written() {
    let puzzle = puzzle();
    let proof = prove(&puzzle).expect("a sound puzzle");
    assert!(proof.sure && proof.good > 1 && proof.good * 100 < proof.lines, "{proof:?}");
    assert_eq!(puzzle.to_string(), CASTLE_RIDES);
    assert!(puzzle.tags_of_solution().contains(&Tag::CastleRides));
}

#[test]
fn any_order_that_ends_alike_is_right() {
    let puzzle = puzzle();
    for line in
        [["play T3 t7", "cast move_tower t7", "play T1W5 a@13"], ["cast move_tower t7", "play T3 t7", "play T1W5 a@13"]]
    {
        let mut attempt = Attempt::new(&puzzle);
        act(&mut attempt, &line[..2]);
        assert_eq!(*attempt.verdict(), Verdict::Open);
        act(&mut attempt, &line[2..]);
        assert_eq!(*attempt.verdict(), Verdict::Solved, "{line:?}");
    }
}

#[test]
fn near_misses_are_told_why() {
    let puzzle = puzzle();
    let mut attempt = Attempt::new(&puzzle);
    act(&mut attempt, &["play T3 t7", "play T2W4 a@13", "end"]);
    let Verdict::Failed(shortfall) = attempt.verdict().clone() else { panic!("{:?}", attempt.verdict()) };
    assert_eq!(shortfall.cause, Cause::Overshot { away: 3, steps: 4 });
    assert_eq!(shortfall.parts, [(Part::StowawayFree, true), (Part::StowawayHome, false)]);
    assert!(attempt.take_back() && attempt.take_back());
    assert_eq!((attempt.verdict(), attempt.inputs().len()), (&Verdict::Open, 1));
}

#[test]
fn clues_name_the_piece_then_the_card() {
    let Input::Act { action: Action::PlayTower { card, tower }, .. } = puzzle().solution[0] else { panic!() };
    assert_eq!(puzzle().clues(), [Some(Clue::Watch(Piece::Tower(tower))), Some(Clue::Card(card))]);
}
