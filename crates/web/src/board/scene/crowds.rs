//! Which of the wizards in sight is which.

use rabenburg_engine::{Course, Seat, Space, Surface};

/// A wizard in sight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WizardId {
    /// Whose it is.
    pub colour: Seat,
    /// Which of theirs, counted among those in sight.
    pub number: u8,
}

/// The wizards on each surface in sight, in the order they came. They stay on their surface wherever it is carried.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Crowds(Vec<(Surface, Vec<WizardId>)>);

impl Crowds {
    pub(super) fn on(&self, surface: Surface) -> &[WizardId] {
        self.0.iter().find(|(other, _)| *other == surface).map_or(&[], |(_, crowd)| crowd)
    }

    /// The foremost wizard of a colour goes to another surface. One that was out of sight has no number yet.
    pub(super) fn go(&mut self, colour: Seat, from: Surface, to: Surface) {
        let foremost = self.crowd(from).and_then(|crowd| {
            let place = crowd.iter().rposition(|wizard| wizard.colour == colour)?;
            Some(crowd.remove(place))
        });
        let Some(wizard) = foremost else { return };
        match self.crowd(to) {
            Some(crowd) => crowd.push(wizard),
            None => self.0.push((to, vec![wizard])),
        }
    }

    fn crowd(&mut self, surface: Surface) -> Option<&mut Vec<WizardId>> {
        self.0.iter_mut().find(|(other, _)| *other == surface).map(|(_, crowd)| crowd)
    }

    /// Looks at who is in sight now. A wizard that comes into sight gets the lowest free number of its colour; numbers
    /// of wizards that have just gone out of sight are not free, because a motion shows both.
    pub(super) fn look(&mut self, course: &Course) {
        let mut taken: Vec<WizardId> = self.0.iter().flat_map(|(_, crowd)| crowd.iter().copied()).collect();
        let surfaces = Space::all().map(|space| course.visible(space));
        let crowds = surfaces.filter(|&surface| !course.on(surface).is_empty()).map(|surface| {
            let mut missing: Vec<Seat> = course.on(surface).owners().collect();
            let mut crowd = self.on(surface).to_vec();
            crowd.retain(|wizard| {
                let there = missing.iter().position(|&owner| owner == wizard.colour);
                there.map(|place| missing.remove(place)).is_some()
            });
            for colour in mixed(missing) {
                let mut numbers = (0..=u8::MAX).map(|number| WizardId { colour, number });
                let fresh = numbers.find(|wizard| !taken.contains(wizard));
                taken.extend(fresh);
                crowd.extend(fresh);
            }
            (surface, crowd)
        });
        self.0 = crowds.collect();
    }
}

/// Colours alternate: a crowd looks better mixed.
fn mixed(mut owners: Vec<Seat>) -> Vec<Seat> {
    let mut mixed = Vec::new();
    while !owners.is_empty() {
        let mut last = None;
        owners.retain(|&owner| {
            let first = last.replace(owner) != Some(owner);
            mixed.extend(first.then_some(owner));
            !first
        });
    }
    mixed
}
