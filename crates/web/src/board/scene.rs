//! What is drawn: towers, wizards in sight and the castle, and in an aided game who is locked up where.
//!
//! A scene only makes facts true; it decides nothing. Wizards have numbers, so that the one that moves is the one that
//! arrives. A number says nothing about wizards out of sight: whoever comes into sight gets the lowest one of his colour
//! that is free.

use rabenburg_engine::{Fact, SPACES, Seat, SeenEvent, Space, Surface, TOWERS, TowerId, View, Wizards};

#[cfg(test)]
mod tests;

/// A wizard in sight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WizardId {
    /// Whose it is.
    pub colour: Seat,
    /// Which of his, counted among those in sight.
    pub number: u8,
}

/// A single thing that moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// A tower.
    Tower(TowerId),
    /// A wizard in sight.
    Wizard(WizardId),
    /// The castle.
    Castle,
}

/// What stands on a space.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stand {
    /// The towers from the ground up.
    pub towers: Vec<TowerId>,
    /// The wizards in sight, in the order they came.
    pub wizards: Vec<WizardId>,
}

/// The course as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    spaces: [Stand; SPACES],
    castle: Space,
    /// Who is locked up beneath each tower; only in aided games.
    locked: Option<[Wizards; TOWERS]>,
}

impl Scene {
    /// What a viewer sees.
    pub fn of(view: &View) -> Scene {
        let mut scene = Scene { spaces: Default::default(), castle: view.castle, locked: None };
        for (space, seen) in Space::all().zip(&view.spaces) {
            scene.spaces[space.index()].towers.clone_from(&seen.towers);
            scene.show(space, seen.wizards);
        }
        scene.locked = view.locked_up.as_ref().map(|locked_up| {
            let mut beneath = [Wizards::NONE; TOWERS];
            for locked in locked_up {
                beneath[index(locked.beneath)] = locked.wizards;
            }
            beneath
        });
        scene
    }

    /// What stands on a space.
    pub fn stand(&self, space: Space) -> &Stand {
        &self.spaces[space.index()]
    }

    /// Where the castle is.
    pub fn castle(&self) -> Space {
        self.castle
    }

    /// Who is locked up beneath a tower, as an aided game shows it.
    pub fn locked(&self, tower: TowerId) -> Wizards {
        self.locked.map_or(Wizards::NONE, |locked| locked[index(tower)])
    }

    /// The space and the layer of a tower, 0 being the lowest.
    pub fn tower(&self, tower: TowerId) -> Option<(Space, usize)> {
        Space::all().find_map(|space| Some((space, self.stand(space).towers.iter().position(|&it| it == tower)?)))
    }

    /// The space of a wizard, and as which of those there he came.
    pub fn wizard(&self, wizard: WizardId) -> Option<(Space, usize)> {
        Space::all().find_map(|space| Some((space, self.stand(space).wizards.iter().position(|&it| it == wizard)?)))
    }

    /// The wizard of that colour that leaves a space first: the one in front.
    pub fn foremost(&self, space: Space, colour: Seat) -> Option<WizardId> {
        self.stand(space).wizards.iter().rev().find(|wizard| wizard.colour == colour).copied()
    }

    /// The space that a surface belongs to.
    pub fn space_of(&self, surface: Surface) -> Space {
        match surface.tower() {
            Some(tower) => self.tower(tower).map_or(Space::START, |(space, _)| space),
            None => Space::all().find(|&space| Surface::ground(space) == surface).unwrap_or(Space::START),
        }
    }

    /// Whether wizards on that surface are in sight.
    pub fn is_visible(&self, surface: Surface) -> bool {
        let space = self.space_of(surface);
        self.stand(space).towers.last().map_or(Surface::ground(space), |&top| Surface::top_of(top)) == surface
    }

    /// The tower that stands on a surface.
    fn on(&self, surface: Surface) -> Option<TowerId> {
        let towers = &self.stand(self.space_of(surface)).towers;
        match surface.tower() {
            Some(tower) => towers.iter().skip_while(|&&it| it != tower).nth(1).copied(),
            None => towers.first().copied(),
        }
    }

    /// Takes over how a space looks in another scene.
    pub fn copy_space(&mut self, space: Space, other: &Scene) {
        self.spaces[space.index()].clone_from(other.stand(space));
    }

    /// Makes what was seen true.
    pub fn apply(&mut self, event: &SeenEvent) {
        if let SeenEvent::Public(fact) = event {
            self.apply_fact(fact);
        }
    }

    /// Makes a fact true.
    pub fn apply_fact(&mut self, fact: &Fact) {
        match *fact {
            Fact::WizardMoved { colour, from, to } => {
                let (wizard, to) = (self.leave(from, colour), self.space_of(to));
                match wizard {
                    Some(wizard) => self.spaces[to.index()].wizards.push(wizard),
                    None => self.show(to, Wizards::one(colour)),
                }
            }
            Fact::WizardEntered { colour, from } => {
                self.leave(from, colour);
            }
            Fact::TowerMoved { tower, from, to, uncovered, locked_up } => {
                self.move_tower(tower, from, to, uncovered, locked_up);
            }
            Fact::TowersSwapped { a, b } => self.swap(a, b),
            Fact::CastleMoved { to } => self.castle = to,
            _ => {}
        }
    }

    /// Takes a wizard away; he has no number if he was out of sight.
    fn leave(&mut self, from: Surface, colour: Seat) -> Option<WizardId> {
        let space = self.space_of(from);
        if self.is_visible(from) {
            let wizard = self.foremost(space, colour)?;
            self.spaces[space.index()].wizards.retain(|&it| it != wizard);
            return Some(wizard);
        }
        let above = self.on(from)?;
        if let Some(locked) = &mut self.locked {
            let beneath = &mut locked[index(above)];
            *beneath = without(*beneath, colour);
        }
        None
    }

    fn move_tower(&mut self, tower: TowerId, from: Space, to: Space, uncovered: Wizards, locked_up: Wizards) {
        let origin = &mut self.spaces[from.index()];
        let Some(layer) = origin.towers.iter().position(|&it| it == tower) else { return };
        let stack = origin.towers.split_off(layer);
        let riders = std::mem::take(&mut origin.wizards);
        // The riders are out of their place only for a moment: their numbers are still taken.
        self.spaces[to.index()].wizards.extend(riders.iter().copied());
        self.show(from, uncovered);
        let goal = &mut self.spaces[to.index()];
        goal.towers.extend(stack);
        goal.wizards = riders;
        if let Some(locked) = &mut self.locked {
            locked[index(tower)] = locked_up;
        }
        // Rule 5.1: the castle rides along.
        if self.castle == from {
            self.castle = to;
        }
    }

    fn swap(&mut self, a: TowerId, b: TowerId) {
        let (Some((here, low)), Some((there, high))) = (self.tower(a), self.tower(b)) else { return };
        self.spaces[here.index()].towers[low] = b;
        self.spaces[there.index()].towers[high] = a;
        let wizards = std::mem::take(&mut self.spaces[here.index()].wizards);
        let others = std::mem::replace(&mut self.spaces[there.index()].wizards, wizards);
        self.spaces[here.index()].wizards = others;
        if let Some(locked) = &mut self.locked {
            locked.swap(index(a), index(b));
        }
    }

    /// Wizards come into sight.
    fn show(&mut self, space: Space, wizards: Wizards) {
        let mut left: Vec<_> = wizards.owners().collect();
        // One of each colour after the other: a crowd looks better mixed.
        while !left.is_empty() {
            let mut last = None;
            left.retain(|&colour| {
                let first = last != Some(colour);
                if first {
                    last = Some(colour);
                    let wizard = self.fresh(colour);
                    self.spaces[space.index()].wizards.push(wizard);
                }
                !first
            });
        }
    }

    /// The lowest free number of a colour.
    fn fresh(&self, colour: Seat) -> WizardId {
        let taken = |wizard: &WizardId| self.spaces.iter().any(|stand| stand.wizards.contains(wizard));
        let numbers = (0..).map(|number| WizardId { colour, number });
        numbers.into_iter().find(|wizard| !taken(wizard)).unwrap_or(WizardId { colour, number: 0 })
    }
}

fn index(tower: TowerId) -> usize {
    usize::from(tower.number()) - 1
}

fn without(wizards: Wizards, colour: Seat) -> Wizards {
    let mut left = wizards.count(colour).saturating_sub(1);
    wizards
        .owners()
        .filter(|&owner| {
            owner != colour || {
                let stays = left > 0;
                left = left.saturating_sub(1);
                stays
            }
        })
        .collect()
}
