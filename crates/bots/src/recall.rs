//! What a bot remembers of locked-up wizards: like people, a weak one forgets where they are.

use std::borrow::Cow;

use rabenburg_engine::{
    AnnouncedPiece, Interlude, Knowledge, LockedUp, MAX_SEATS, SURFACE_LIMIT, Seat, TowerId, Viewer, Wizards,
};

use crate::dice::Dice;

/// Which locked-up wizards a player remembers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Recall {
    /// Nobody.
    Nothing,
    /// Its own wizards, and in a team game the partner's.
    Own,
    /// Everybody.
    Everything,
}

type Place = (TowerId, Vec<Seat>);

impl Recall {
    /// A viewer's knowledge as they remember it. Wizards they have forgotten may stand beneath any tower: they know how
    /// many of each colour are out of sight, and no more. The result does not depend on where those wizards really are.
    pub fn of<'a>(self, knowledge: &'a Knowledge, dice: &mut Dice) -> Cow<'a, Knowledge> {
        if self == Recall::Everything {
            return Cow::Borrowed(knowledge);
        }
        let (mut places, forgotten) = self.split(knowledge);
        for owner in forgotten {
            let open = |(tower, there): &Place| there.len() < SURFACE_LIMIT.into() && shown(knowledge) != Some(*tower);
            let choices = places.iter().filter(|place| open(place)).count();
            let chosen = dice.below(choices);
            // Some place has room, because there was room in reality.
            if let Some((_, there)) = places.iter_mut().filter(|place| open(place)).nth(chosen) {
                there.push(owner);
            }
        }
        let locked_up: Vec<_> = places
            .into_iter()
            .map(|(beneath, there)| LockedUp { beneath, wizards: there.into_iter().collect() })
            .collect();
        // Everything in sight was kept, so there is no contradiction.
        knowledge.remember(&locked_up).map_or(Cow::Borrowed(knowledge), Cow::Owned)
    }

    /// The remembered wizards with their places, and the owners of the others in seat order.
    fn split(self, knowledge: &Knowledge) -> (Vec<Place>, Vec<Seat>) {
        let mut places: Vec<Place> = TowerId::all().map(|tower| (tower, Vec::new())).collect();
        let mut forgotten = Vec::new();
        let locked_up = knowledge.locked_up();
        for owner in Seat::all(MAX_SEATS) {
            for &LockedUp { beneath, wizards } in &locked_up {
                let count = wizards.count(owner);
                let recalled = if self.recalls(knowledge, owner) || shown(knowledge) == Some(beneath) {
                    count
                } else {
                    announced(knowledge, beneath).count(owner).min(count)
                };
                let place = places.iter_mut().find(|(tower, _)| *tower == beneath);
                place.into_iter().for_each(|(_, there)| there.extend(vec![owner; recalled.into()]));
                forgotten.extend(vec![owner; (count - recalled).into()]);
            }
        }
        (places, forgotten)
    }

    fn recalls(self, knowledge: &Knowledge, owner: Seat) -> bool {
        match (self, knowledge.viewer()) {
            (Recall::Everything, _) => true,
            (Recall::Own, Viewer::Seat(seat)) => owner == seat || knowledge.rules().partner(seat) == Some(owner),
            _ => false,
        }
    }
}

/// The tower being lifted at this moment: everybody sees whom it uncovers (rule 8.8).
fn shown(knowledge: &Knowledge) -> Option<TowerId> {
    match knowledge.interlude() {
        Interlude::Pick(_, tower) => Some(tower),
        _ => None,
    }
}

/// The announced wizard and its riders, if a tower has come down on them since: nobody forgets them within the same
/// action (rule 9.5).
fn announced(knowledge: &Knowledge, beneath: TowerId) -> Wizards {
    match knowledge.announced().map(|announced| announced.piece) {
        Some(AnnouncedPiece::Wizard { surface, colour }) if knowledge.course().beneath(beneath) == surface => {
            knowledge.riders().owners().chain([colour]).collect()
        }
        _ => Wizards::NONE,
    }
}
