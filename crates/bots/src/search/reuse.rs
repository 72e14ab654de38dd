//! Reusing the tree within a turn.

use rabenburg_engine::{Action, Chance, Course, Knowledge, Position, Seat, Space, Turn};

use super::tree::{NodeId, Tree};

/// What a choice is expected to lead to: the chooser's next decision, after a roll at most.
pub(super) struct Expectation {
    before: Position,
    seat: Seat,
    action: Action,
}

impl Expectation {
    /// From the choice made, and a position as imagined before it.
    pub(super) fn new(before: Position, seat: Seat, action: Action) -> Expectation {
        Expectation { before, seat, action }
    }

    /// The node for what is known now, if that was expected and the tree knows it as the chooser's decision.
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
            && after.interlude() == knowledge.interlude()
            && after.hand(self.seat) == knowledge.hand()
            // A partner may have passed flasks in the meantime (rule 11.3).
            && after.rules().seats().all(|seat| after.flasks(seat) == knowledge.flasks(seat))
            && look_alike(after.course(), knowledge.course());
        // In other imagined positions the same choice may have led to somebody else's decision.
        (as_expected && tree.is_of(node, self.seat)).then_some(node)
    }
}

/// Whether two courses look the same. Who is locked up must not matter: a forgetful search makes that up, and comparing
/// it with the truth would tell the search whether it guessed right.
fn look_alike(one: &Course, other: &Course) -> bool {
    one.castle() == other.castle()
        && Space::all().all(|space| {
            one.visible_on(space) == other.visible_on(space) && one.towers_down(space).eq(other.towers_down(space))
        })
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Seat, Viewer};

    use super::*;

    const START: &str = "rules third basic 2 | course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:b8 9:9a 10:b \
        | a 6/0/0 W1 T1 D | b 6/0/0 T1 T2 T3 | turn 0";

    fn position(text: &str) -> Position {
        text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    /// A tree in which this action was tried.
    fn tree(action: Action) -> Tree {
        let mut tree = Tree::new(6);
        tree.clear();
        let place = tree.find(tree.root(), action).expect_err("nothing is there yet");
        let edge = tree.add(place, tree.root(), action, 0.5, 1.0).expect("room");
        tree.child(edge).expect("room");
        tree
    }

    /// Whether a search keeps its tree after imagining one thing, doing this, and then learning another.
    fn goes_on(imagined: &str, done: &str, truth: &str, then: &str) -> bool {
        let [done, then]: [Action; 2] = [done, then].map(|text| text.parse().unwrap_or_else(|error| panic!("{error}")));
        let mut after = position(truth);
        after.play(Seat::FIRST, then, &mut ()).expect("a legal action");
        let knowledge = Knowledge::new(&after, Viewer::Seat(Seat::FIRST));
        let expectation = Expectation::new(position(imagined), Seat::FIRST, done);
        expectation.node(&tree(done), &knowledge).is_some()
    }

    #[test]
    fn what_comes_as_expected_goes_on() {
        assert!(goes_on(START, "play W1 a@9", START, "play W1 a@9"));
        assert!(!goes_on(START, "play W1 a@9", START, "play T1 t9"));
        assert!(!goes_on(START, "play W1 a@9", START, "redraw"));
    }

    #[test]
    fn flasks_that_were_passed_meanwhile_change_everything() {
        let spent = START.replace("a 6/0/0", "a 5/1/0");
        assert!(!goes_on(START, "play W1 a@9", &spent, "play W1 a@9"));
    }

    #[test]
    fn a_decision_of_somebody_else_is_not_gone_on_with() {
        let done: Action = "play W1 a@9".parse().expect("an action");
        let mut tree = tree(done);
        let child = tree.known_child(tree.root(), done).expect("it was tried");
        tree.visit(child, Seat::new(1).expect("a seat"));
        let mut after = position(START);
        after.play(Seat::FIRST, done, &mut ()).expect("a legal action");
        let knowledge = Knowledge::new(&after, Viewer::Seat(Seat::FIRST));
        assert_eq!(Expectation::new(position(START), Seat::FIRST, done).node(&tree, &knowledge), None);
    }

    /// Whether a wizard is remembered beneath tower 8 or tower 7 shows only when a tower is lifted.
    #[test]
    fn the_forgotten_do_not_matter_until_they_are_seen() {
        let elsewhere = START.replace("7:7 8:b8", "7:b7 8:8");
        assert!(goes_on(&elsewhere, "play W1 a@9", START, "play W1 a@9"));
        assert!(!goes_on(&elsewhere, "play T1 t8", START, "play T1 t8"));
        assert!(goes_on(START, "play T1 t8", START, "play T1 t8"));
    }
}
