//! Where the towers and the castle stand, from moment to moment: what sentences about moves have to know.

use rabenburg_engine::{Fact, SeenEvent, Space, Surface, TowerId, View};

/// The towers of each space from the ground up, and the castle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stacks {
    towers: Vec<Vec<TowerId>>,
    /// Nobody knows where the castle was before the first of the moves that one remembers.
    castle: Option<Space>,
}

impl Stacks {
    /// As they stand in a view.
    pub(crate) fn of(view: &View) -> Stacks {
        let towers = view.spaces.iter().map(|space| space.towers.clone()).collect();
        Stacks { towers, castle: Some(view.castle) }
    }

    pub(crate) fn castle(&self) -> Option<Space> {
        self.castle
    }

    /// The space on which a tower stands.
    pub(crate) fn space_of(&self, tower: TowerId) -> Option<Space> {
        Space::all().find(|space| self.towers[space.index()].contains(&tower))
    }

    /// The space on which a surface is.
    pub(crate) fn space_under(&self, surface: Surface) -> Option<Space> {
        match surface.tower() {
            Some(tower) => self.space_of(tower),
            None => Space::all().find(|&space| Surface::ground(space) == surface),
        }
    }

    /// The towers above a tower, from below.
    pub(crate) fn above(&self, tower: TowerId) -> &[TowerId] {
        let stack = self.space_of(tower).map_or(&[][..], |space| &self.towers[space.index()]);
        let place = stack.iter().position(|&other| other == tower).map_or(stack.len(), |place| place + 1);
        &stack[place..]
    }

    /// Whether the castle stands on the stack of a tower, and so above it.
    pub(crate) fn carries_castle(&self, tower: TowerId) -> bool {
        self.castle.is_some() && self.castle == self.space_of(tower)
    }

    /// Something happened.
    pub(crate) fn apply(&mut self, event: &SeenEvent) {
        let SeenEvent::Public(fact) = *event else { return };
        match fact {
            Fact::TowerMoved { tower, to, .. } => self.move_tower(tower, to),
            Fact::TowersSwapped { a, b } => self.swap(a, b),
            Fact::CastleMoved { to } => self.castle = Some(to),
            _ => {}
        }
    }

    /// Something had not happened yet.
    pub(crate) fn undo(&mut self, event: &SeenEvent) {
        let SeenEvent::Public(fact) = *event else { return };
        match fact {
            Fact::TowerMoved { tower, from, .. } => self.move_tower(tower, from),
            Fact::TowersSwapped { a, b } => self.swap(a, b),
            Fact::CastleMoved { .. } => self.castle = None,
            _ => {}
        }
    }

    fn move_tower(&mut self, tower: TowerId, to: Space) {
        let Some(from) = self.space_of(tower) else { return };
        if self.carries_castle(tower) {
            self.castle = Some(to);
        }
        let stack = &mut self.towers[from.index()];
        let place = stack.iter().position(|&other| other == tower).unwrap_or(stack.len());
        let moved = stack.split_off(place);
        self.towers[to.index()].extend(moved);
    }

    fn swap(&mut self, a: TowerId, b: TowerId) {
        for tower in self.towers.iter_mut().flatten() {
            if *tower == a {
                *tower = b;
            } else if *tower == b {
                *tower = a;
            }
        }
    }
}
