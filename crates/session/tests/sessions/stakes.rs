//! A window is worth asking in if a cast could change something for the one who is asked.

use rabenburg_engine::{Action, Phase, Position, Seat, Spell};
use rabenburg_session::{Choice, Stake, Stakes};
use rabenburg_testkit::{Playthrough, TestDice, few_tables};

fn choices(position: &Position, seat: Seat) -> Vec<Choice> {
    let actions: Vec<Action> = position.legal_actions(seat).iter().collect();
    let foresee = |action| Choice { action, foreseen: position.foresee(seat, action).expect("a legal action") };
    actions.into_iter().map(foresee).collect()
}

/// Korax has announced to move tower 4 by three spaces, onto a wizard of the one who is asked.
fn announced(course: &str) -> Position {
    let text = format!(
        "rules third master 2 spells=move_wizard,move_tower,free_wizard | course {course}
        | a 6/0/0 T3 W1 W1 | b 0/6/0 W1 W2 W3 | turn 0"
    );
    let mut position: Position = text.parse().expect("a position");
    let action: Action = "play T3 t4".parse().expect("an action");
    position.play(Seat::FIRST, action, &mut ()).expect("legal");
    position
}

fn asked() -> Seat {
    Seat::from_letter('b').expect("a seat")
}

#[test]
fn a_wizard_can_be_saved_from_the_announced_move() {
    let position = announced("0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:b 8:7 9:8 10:9 12:aaaaa 13:bbbb");
    assert_eq!(position.phase(), Some(Phase::Window));
    let choices = choices(&position, asked());
    let stakes = Stakes::new(&choices, asked()).expect("one can say no");
    assert!(!stakes.announced().is_empty());
    assert_eq!(stakes.of(Spell::MoveWizard), Some(Stake::Saves));
    assert!(stakes.any());
}

#[test]
fn a_spell_that_is_worth_nothing_leaves_everything_as_announced() {
    let (mut worth, mut nothing) = (0, 0);
    let mut dice = TestDice::new(5);
    for rules in few_tables().into_iter().filter(|rules| rules.is_master()) {
        let mut game = Playthrough::new(Position::start(rules).expect("a table"));
        for _ in 0..1500 {
            if let (Some(Phase::Window), Some(seat)) = (game.position.phase(), game.position.awaited()) {
                let choices = choices(&game.position, seat);
                let Some(stakes) = Stakes::new(&choices, seat) else { continue };
                let any = rules.spells.iter().any(|spell| stakes.of(spell).is_some());
                assert_eq!(stakes.any(), any);
                for choice in choices.iter().filter(|choice| matches!(choice.action, Action::Cast(_))) {
                    if any {
                        worth += 1;
                    } else {
                        nothing += 1;
                        assert!(choice.foreseen.ends_with(stakes.announced()), "{choice:?}");
                    }
                }
            }
            if !game.step(&mut dice) {
                break;
            }
        }
    }
    assert!(worth > 50 && nothing > 50, "{worth} {nothing}");
}
