//! Going on with the same tree within a turn.

use rabenburg_engine::{Action, Chance, Course, Knowledge, Position, Seat, Space, Turn};

use super::tree::{NodeId, Tree};

/// What a choice is expected to lead to: nothing but the chooser's next decision, after a roll at most.
pub(super) struct Expectation {
    before: Position,
    seat: Seat,
    action: Action,
}

impl Expectation {
    /// The choice that is made, and a position as imagined before it.
    pub(super) fn new(before: Position, seat: Seat, action: Action) -> Expectation {
        Expectation { before, seat, action }
    }

    /// The node of what is known now, if that is what was expected.
    pub(super) fn node(self, tree: &Tree, knowledge: &Knowledge) -> Option<NodeId> {
        let mut after = self.before;
        after.play(self.seat, self.action, &mut ()).ok()?;
        let mut node = tree.known_child(tree.root(), self.action)?;
        if let (Some((value, _)), Turn::Chance(_)) = (knowledge.roll(), after.turn()) {
            after.resolve(Chance::Roll { value }, &mut ()).ok()?;
            node = tree.known_roll(node, value)?;
        }
        let as_expected = after.turn() == Turn::Act(self.seat)
            && after.turn_number() == knowledge.turn_number()
            && after.phase() == knowledge.phase()
            && after.roll() == knowledge.roll()
            && after.actions_used() == knowledge.actions_used()
            && after.hand(self.seat) == knowledge.hand()
            && looks_like(after.course(), knowledge.course());
        as_expected.then_some(node)
    }
}

/// Whether two courses look the same. Who is locked up must not matter: a forgetful bot may have imagined it otherwise.
fn looks_like(one: &Course, other: &Course) -> bool {
    let same =
        |space| one.towers_down(space).eq(other.towers_down(space)) && one.visible_on(space) == other.visible_on(space);
    one.castle() == other.castle() && Space::all().all(same)
}
