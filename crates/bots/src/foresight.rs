//! One step ahead: what an action leads to, as far as it is certain.

use rabenburg_engine::{Action, Phase, Position, Seat};

/// The position after an action; `None` if it is not legal here.
///
/// An announced move (rule 9.4) is made at once, as if everybody let it pass: otherwise all announcements would look alike.
#[inline]
pub(crate) fn after(position: &Position, seat: Seat, action: Action) -> Option<Position> {
    let mut after = *position;
    after.play(seat, action, &mut ()).ok()?;
    settle(&mut after);
    Some(after)
}

/// Lets an announced move pass.
#[inline]
pub(crate) fn settle(position: &mut Position) {
    while position.announced().is_some() && position.phase() == Some(Phase::Window) {
        let passed = position.awaited().map(|asked| position.play(asked, Action::Pass, &mut ()));
        if !matches!(passed, Some(Ok(()))) {
            break;
        }
    }
}
