//! Wizards whose distance to the castle changes, as the reader of a hint can see them.

use rabenburg_engine::{Course, Fact, Memory, Position, SPACES, Seat, Space, Surface};

use super::outlook::Outlook;

/// How many spaces a wizard must walk clockwise to enter the castle; 0 if it stands there.
pub(super) fn distance(course: &Course, space: Space) -> u8 {
    let ahead = course.castle().index() + SPACES - space.index();
    (ahead % SPACES) as u8
}

/// Whether a visible wizard of a seat stands exactly this far from the castle.
pub(super) fn stands_at(position: &Position, owner: Seat, steps: u8) -> bool {
    let course = position.course();
    steps > 0 && course.visible_on(course.castle().walk(-(steps as i8))).count(owner) > 0
}

/// Wizards of one owner that travel together, or stay together while the castle moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pieces {
    pub(super) owner: Seat,
    pub(super) count: u8,
    /// How far from the castle they were; `None` if they were locked up and come into sight.
    pub(super) from: Option<u8>,
    pub(super) to: u8,
    /// They can be moved by a wizard card afterwards.
    pub(super) visible: bool,
    /// They went from surface to surface.
    pub(super) walked: bool,
}

impl Pieces {
    /// How many spaces nearer they come.
    pub(super) fn nearer_by(&self) -> Option<u8> {
        self.from.filter(|&from| self.to < from).map(|from| from - self.to)
    }

    /// Whether they end up farther away.
    pub(super) fn set_back(&self) -> bool {
        self.from.is_some_and(|from| from < self.to)
    }
}

/// All wizards whose distance to the castle changes. In a strict game, those locked up beforehand are left out, because
/// nobody may be told where they are (rule 13.3).
pub(super) fn pieces(before: &Position, outlook: &Outlook) -> Vec<Pieces> {
    let mut pieces = walkers(before, outlook);
    let aided = before.rules().memory == Memory::Aided;
    let (old, new) = (before.course(), outlook.after.course());
    for surface in Surface::all() {
        let (was_visible, visible) = (old.is_visible(surface), new.is_visible(surface));
        let spaces = [old.space_under(surface), new.space_under(surface)];
        let told = if was_visible { visible } else { aided && (visible || spaces[0] != spaces[1]) };
        if !told {
            continue;
        }
        let from = was_visible.then(|| distance(old, spaces[0]));
        let hidden_from = (!was_visible && !visible).then(|| distance(old, spaces[0]));
        let (from, to) = (from.or(hidden_from), distance(new, spaces[1]));
        if from == Some(to) {
            continue;
        }
        for owner in before.rules().seats() {
            // Wizards that walked here or away are counted as walkers.
            let count = old.on(surface).count(owner).min(new.on(surface).count(owner));
            if count > 0 {
                pieces.push(Pieces { owner, count, from, to, visible, walked: false });
            }
        }
    }
    pieces
}

fn walkers(before: &Position, outlook: &Outlook) -> Vec<Pieces> {
    let (old, new) = (before.course(), outlook.after.course());
    let mut walkers: Vec<Pieces> = Vec::new();
    for fact in &outlook.facts {
        let Fact::WizardMoved { colour: owner, from, to } = *fact else { continue };
        let start = old.is_visible(from).then(|| distance(old, old.space_under(from)));
        let goal = distance(new, new.space_under(to));
        let walker = Pieces { owner, count: 1, from: start, to: goal, visible: new.is_visible(to), walked: true };
        match walkers.iter_mut().find(|other| Pieces { count: 1, ..**other } == walker) {
            Some(together) => together.count += 1,
            None => walkers.push(walker),
        }
    }
    walkers
}
