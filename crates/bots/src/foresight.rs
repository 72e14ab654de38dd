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

/// Makes an announced move (rule 9.4) as if everybody let it pass: otherwise all announcements would look alike.
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
