//! One step ahead: what an action leads to, as far as it is certain.

use rabenburg_engine::{Action, Actions, MAX_SEATS, Phase, Position, Seat};

use crate::evaluation::Model;

/// Each seat's chance of winning after an action, at first sight; `None` if the action is not legal here.
#[inline]
pub(crate) fn first_sight(position: &Position, seat: Seat, action: Action, model: &Model) -> Option<[f32; MAX_SEATS]> {
    let mut after = *position;
    after.play(seat, action, &mut ()).ok()?;
    if position.rules().is_master() {
        let_pass(&mut after);
    }
    if position.rules().is_team() {
        exchange(&mut after, model);
    }
    Some(model.chances(&after))
}

/// Makes an announced move (rule 9.4) as if everybody passed: otherwise all announcements would look alike.
pub(crate) fn let_pass(position: &mut Position) {
    while position.announced().is_some() && position.phase() == Some(Phase::Window) {
        let passed = position.awaited().map(|asked| position.play(asked, Action::Pass, &mut ()));
        if !matches!(passed, Some(Ok(()))) {
            break;
        }
    }
}

/// Completes an exchange of cards (rule 11.2) as both partners would like best.
fn exchange(position: &mut Position, model: &Model) {
    let mut actions = Actions::new();
    while let (Some(Phase::Give | Phase::Reply | Phase::GiveBack), Some(seat)) = (position.phase(), position.awaited())
    {
        position.list_actions(seat, &mut actions);
        let mut best = None;
        let mut highest = f32::MIN;
        for action in actions.iter() {
            let mut after = *position;
            if after.play(seat, action, &mut ()).is_ok() {
                let value = model.chances(&after)[seat.index()];
                if value > highest {
                    highest = value;
                    best = Some(after);
                }
            }
        }
        match best {
            Some(after) => *position = after,
            None => break,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    fn action(text: &str) -> Action {
        text.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    const MASTER: &str = "rules third master 2 spells=move_wizard | course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b \
        | a 6/0/0 W1 T1 W2 | b 3/3/0 T1 T2 T3 | turn 0";

    #[test]
    fn an_announced_move_is_made() {
        let mut after = position(MASTER);
        let before = *after.course();
        after.play(Seat::FIRST, action("play W2 a@9"), &mut ()).expect("a legal move");
        assert!(after.announced().is_some(), "somebody is asked first\n{after:#}");
        assert_eq!(*after.course(), before);
        let_pass(&mut after);
        assert!(after.announced().is_none(), "{after:#}");
        assert_ne!(*after.course(), before);
        // Windows after the move are not skipped.
        assert_eq!(after.phase(), Some(Phase::Window), "{after:#}");
    }

    #[test]
    fn where_nothing_is_announced_nobody_passes() {
        let mut after = position(MASTER);
        let_pass(&mut after);
        assert_eq!(after, position(MASTER));
    }

    const TEAMS: &str = "rules third basic 4 teams | course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d \
        | a 5/0/0 W1 W1 W2 | b 5/0/0 T1 T2 T3 | c 5/0/0 W5 W5 D | d 5/0/0 T1 T2 T3 | turn 0";

    #[test]
    fn an_exchange_is_completed() {
        let model = Model::blank();
        for (seat, begun) in [(0, "ask"), (2, "offer W5")] {
            let mut after = position(TEAMS);
            let seat = Seat::new(seat).expect("a seat");
            after.play(seat, action(begun), &mut ()).expect("a legal action");
            assert_ne!(after.phase(), position(TEAMS).phase(), "{after:#}");
            exchange(&mut after, &model);
            assert_eq!(after.phase(), position(TEAMS).phase(), "{after:#}");
            assert_eq!(after.awaited(), Some(Seat::FIRST));
            assert!(after.rules().seats().all(|seat| after.hand(seat).len() == 3), "{after:#}");
        }
    }

    #[test]
    fn what_is_not_legal_is_not_seen() {
        let position = position(TEAMS);
        let model = Model::blank();
        assert_eq!(first_sight(&position, Seat::FIRST, Action::Pass, &model), None);
        let chances = first_sight(&position, Seat::FIRST, action("ask"), &model).expect("a legal action");
        assert_eq!(chances, [0.5, 0.5, 0.5, 0.5, 0.0, 0.0]);
    }
}
