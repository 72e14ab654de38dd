//! What is open to the player, given what they have picked so far.

use rabenburg_engine::{Action, Cast, Fact, Space, TowerId, View};
use rabenburg_session::Choice;

use super::pick::{Pick, picks_of, space_of};

/// The choices at a moment, broken down into picks.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Menu {
    entries: Vec<Entry>,
}

#[derive(Clone, PartialEq, Debug)]
struct Entry {
    choice: Choice,
    picks: Vec<Pick>,
    /// Where the piece would end up, if one moves.
    goal: Option<Space>,
}

/// What a pick leads to.
#[derive(Clone, PartialEq, Debug)]
pub enum PickOutcome {
    /// These picks are made now.
    Picked(Vec<Pick>),
    /// That leads nowhere, and there is a reason to ask for.
    Refused,
}

impl Menu {
    /// The menu of these choices.
    pub fn new(choices: &[Choice], view: &View) -> Menu {
        let entry = |choice: &Choice| Entry {
            picks: picks_of(&choice.action, view),
            goal: goal_of(&choice.foreseen, view),
            choice: choice.clone(),
        };
        Menu { entries: choices.iter().map(entry).collect() }
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Everything that can be picked next, in the order of the choices.
    pub fn offered(&self, picked: &[Pick]) -> Vec<Pick> {
        let mut offered = Vec::new();
        for entry in self.open(picked) {
            for &pick in &entry.picks {
                if !picked.contains(&pick) && !offered.contains(&pick) {
                    offered.push(pick);
                }
            }
        }
        offered
    }

    /// The choice made by exactly these picks, if there is one.
    pub fn chosen(&self, picked: &[Pick]) -> Option<&Choice> {
        self.open(picked).find(|entry| entry.picks.len() == picked.len()).map(|entry| &entry.choice)
    }

    /// Whether anything is open with these picks.
    pub fn allows(&self, picked: &[Pick]) -> bool {
        self.open(picked).next().is_some()
    }

    /// Where a piece may go with these picks: spaces to light up when there is more than one way.
    pub fn goals(&self, picked: &[Pick]) -> Vec<Space> {
        let mut goals: Vec<_> = self.open(picked).filter_map(|entry| entry.goal).collect();
        goals.sort();
        goals.dedup();
        goals
    }

    /// Adds a pick. Earlier picks stay if they can, give way if the new one replaces them, and are dropped if the two
    /// cannot be combined. Picking something twice takes it back.
    pub fn pick(&self, picked: &[Pick], pick: Pick) -> PickOutcome {
        if picked.contains(&pick) {
            let rest = picked.iter().copied().filter(|&other| other != pick).collect();
            return PickOutcome::Picked(rest);
        }
        let added = || picked.iter().copied().chain([pick]).collect();
        let replaced = || picked.iter().copied().filter(|&other| !pick.replaces(other)).chain([pick]).collect();
        let tries: [Vec<Pick>; 3] = [added(), replaced(), vec![pick]];
        match tries.into_iter().find(|picks| self.allows(picks)) {
            Some(picks) => PickOutcome::Picked(self.settle(picks)),
            None => PickOutcome::Refused,
        }
    }

    /// What is meant by pointing at a tower that cannot be picked: the only wizard upon it who can be. Fingers are broad,
    /// and a wizard is small.
    pub fn upon(&self, picked: &[Pick], tower: TowerId, view: &View) -> Option<Pick> {
        let here = view.spaces.iter().position(|space| space.towers.last() == Some(&tower))?;
        let kept: Vec<_> = picked.iter().copied().filter(|&other| !Pick::Tower(tower).replaces(other)).collect();
        let mut upon = self
            .offered(&kept)
            .into_iter()
            .filter(|pick| matches!(pick, Pick::Wizard { space, .. } if space.index() == here));
        upon.next().filter(|_| upon.next().is_none())
    }

    /// A piece was dropped on a space: the choice that takes it there, by the picked card if possible.
    pub fn drop(&self, picked: &[Pick], piece: Pick, goal: Space) -> PickOutcome {
        let going = |entry: &&Entry| entry.goal == Some(goal) && entry.picks.contains(&piece);
        let kept: Vec<_> = picked.iter().copied().filter(|&other| !piece.replaces(other)).collect();
        let plainest = |entries: Vec<&Entry>| {
            entries.into_iter().min_by_key(|entry| entry.cost()).map(|entry| entry.picks.clone())
        };
        let with_kept = plainest(self.open(&kept).filter(going).collect());
        match with_kept.or_else(|| plainest(self.entries.iter().filter(going).collect())) {
            Some(picks) => PickOutcome::Picked(picks),
            None => PickOutcome::Refused,
        }
    }

    /// The picks of a choice, to show it as a hint, for example.
    pub fn picks(&self, action: &Action) -> Option<Vec<Pick>> {
        self.entries.iter().find(|entry| entry.choice.action == *action).map(|entry| entry.picks.clone())
    }

    /// The choices that contain all of these picks.
    fn open<'a, 'p>(&'a self, picked: &'p [Pick]) -> impl Iterator<Item = &'a Entry> + use<'a, 'p> {
        self.entries.iter().filter(move |entry| picked.iter().all(|pick| entry.picks.contains(pick)))
    }

    /// If only one choice is left, picks that decide nothing are made automatically: a card that can move only one
    /// wizard shows where it would go. Nothing is played yet; it is confirmed like any other choice.
    fn settle(&self, picks: Vec<Pick>) -> Vec<Pick> {
        let mut open = self.open(&picks);
        let only = match (open.next(), open.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        };
        drop(open);
        only.map_or(picks, |only| only.picks.clone())
    }
}

impl Entry {
    /// Cards before spells, and as few picks as possible: what a player means who just drags a piece.
    fn cost(&self) -> usize {
        let spell = self.picks.iter().any(|pick| matches!(pick, Pick::Spell(_)));
        self.picks.len() + if spell { 10 } else { 0 }
    }
}

/// Where the chosen piece would end up, according to the foreseen facts.
fn goal_of(foreseen: &[Fact], view: &View) -> Option<Space> {
    foreseen.iter().find_map(|fact| match *fact {
        Fact::WizardMoved { to, .. } => space_of(to, view),
        Fact::WizardEntered { .. } => Some(view.castle),
        Fact::TowerMoved { to, .. } | Fact::CastleMoved { to } => Some(to),
        // Towers that swap go to two spaces; nobody drags both.
        Fact::SpellCast { cast: Cast::SwapTowers { .. }, .. } => None,
        _ => None,
    })
}
