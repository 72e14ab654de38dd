//! Sentences about facts that are foreseen, one after the other.

use rabenburg_engine::{Fact, Seat, SeenEvent, Space, Surface, TowerId, View, Wizards};

use crate::list::{capital, list};
use crate::stacks::Stacks;
use crate::{Language, Names, consequences, events, glossary};

/// The board as it would be, as far as sentences need it.
pub(crate) struct Ahead<'a> {
    view: &'a View,
    names: &'a Names,
    language: Language,
    pub(crate) stacks: Stacks,
    /// How many wizards are in sight on each space.
    in_sight: Vec<u8>,
}

impl<'a> Ahead<'a> {
    pub(crate) fn new(view: &'a View, names: &'a Names, language: Language) -> Ahead<'a> {
        let in_sight = view.spaces.iter().map(|space| space.wizards.total()).collect();
        Ahead { view, names, language, stacks: Stacks::of(view), in_sight }
    }

    /// The sentences for all facts that move something or pay for it.
    pub(crate) fn sentences(&mut self, foreseen: &[Fact]) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut rest = foreseen;
        while let Some(fact) = rest.first() {
            sentences.extend(self.sentence(fact, rest));
            // Wizards that travel together share a sentence.
            let (told, after) = rest.split_at(travelling(rest).max(1));
            told.iter().for_each(|fact| self.apply(fact));
            rest = after;
        }
        sentences
    }

    /// The sentences for a fact, with those that go with it after it.
    fn sentence(&self, fact: &Fact, from_here: &[Fact]) -> Vec<String> {
        let language = self.language;
        match *fact {
            Fact::TowerMoved { tower, from, to, uncovered, locked_up } => {
                let mut sentences = vec![consequences::tower(language, self.towers(tower, from), from, to)];
                sentences.extend(self.reward(locked_up, &from_here[1..]));
                if !uncovered.is_empty() {
                    sentences.push(consequences::uncovers(language, uncovered.total().into()));
                }
                sentences
            }
            Fact::WizardMoved { from, .. } | Fact::WizardEntered { from, .. } => {
                let travellers = from_here[..travelling(from_here)].iter().filter_map(traveller).collect();
                let wizards = self.wizards(travellers);
                let Some(start) = self.stacks.space_under(from) else { return Vec::new() };
                let beneath = self.is_beneath(from, start);
                vec![match *fact {
                    Fact::WizardMoved { .. } if beneath => consequences::wizards_go_free(language, wizards, start),
                    Fact::WizardMoved { to, .. } => {
                        let Some(goal) = self.stacks.space_under(to) else { return Vec::new() };
                        consequences::wizards(language, wizards, start, goal)
                    }
                    _ if beneath => consequences::wizards_free_and_home(language, wizards),
                    _ => consequences::wizards_enter(language, wizards, start),
                }]
            }
            Fact::TowersSwapped { a, b } => match (self.stacks.space_of(a), self.stacks.space_of(b)) {
                (Some(first), Some(second)) => vec![consequences::swap(language, a, first, b, second)],
                _ => Vec::new(),
            },
            Fact::CastleMoved { to } => vec![consequences::castle_moves_on(language, to)],
            Fact::SpellCast { cast, cost, .. } => {
                vec![consequences::spell(language, glossary::spell(cast.spell(), language), cost.into())]
            }
            _ => Vec::new(),
        }
    }

    /// What a tower does where it lands: whom it locks up, and whose flask that fills.
    pub(crate) fn reward(&self, locked_up: Wizards, after: &[Fact]) -> Option<String> {
        let count = u32::from(locked_up.total());
        let language = self.language;
        (count > 0).then(|| match after.first() {
            Some(&Fact::FlaskFilled { owner }) if self.view.viewer.is(owner) => {
                consequences::locks_up_and_fills(language, count)
            }
            Some(&Fact::FlaskFilled { owner }) => {
                let (whose, owner) = (self.names.who(owner), self.names.name(owner, language));
                consequences::locks_up_and_fills_for(language, count, whose, owner)
            }
            _ => consequences::locks_up(language, count),
        })
    }

    /// A tower with what rides on it: "T3 with T8, T2 and 2 wizards".
    fn towers(&self, tower: TowerId, from: Space) -> String {
        let language = self.language;
        let mut riders: Vec<String> = self.stacks.above(tower).iter().map(|&above| glossary::tower(above)).collect();
        let wizards = self.in_sight[from.index()];
        if wizards > 0 {
            riders.push(consequences::tower_wizards(language, wizards.into()));
        }
        if self.stacks.carries_castle(tower) {
            riders.push(events::the_castle_rides(language).into());
        }
        match riders.is_empty() {
            true => glossary::tower(tower),
            false => events::tower_with(language, glossary::tower(tower), list(&riders, language)),
        }
    }

    fn wizards(&self, wizards: Wizards) -> String {
        capital(&list(&self.names.wizards(wizards, &self.view.rules, self.language), self.language))
    }

    /// Whether a surface is covered by a tower.
    fn is_beneath(&self, surface: Surface, space: Space) -> bool {
        let top = TowerId::all()
            .find(|&tower| self.stacks.space_of(tower) == Some(space) && self.stacks.above(tower).is_empty());
        surface != top.map_or(Surface::ground(space), Surface::top_of)
    }

    fn apply(&mut self, fact: &Fact) {
        match *fact {
            Fact::TowerMoved { from, to, uncovered, .. } => {
                self.in_sight[to.index()] = self.in_sight[from.index()];
                self.in_sight[from.index()] = uncovered.total();
            }
            Fact::WizardMoved { from, to, .. } => {
                self.leave(from);
                if let Some(goal) = self.stacks.space_under(to) {
                    self.in_sight[goal.index()] += 1;
                }
            }
            Fact::WizardEntered { from, .. } => self.leave(from),
            Fact::TowersSwapped { a, b } => {
                if let (Some(a), Some(b)) = (self.stacks.space_of(a), self.stacks.space_of(b)) {
                    self.in_sight.swap(a.index(), b.index());
                }
            }
            _ => {}
        }
        self.stacks.apply(&SeenEvent::Public(*fact));
    }

    fn leave(&mut self, surface: Surface) {
        if let Some(space) = self.stacks.space_under(surface)
            && !self.is_beneath(surface, space)
        {
            self.in_sight[space.index()] = self.in_sight[space.index()].saturating_sub(1);
        }
    }
}

/// How many wizards travel together at the beginning of these facts; 0 if it is another kind of fact.
fn travelling(facts: &[Fact]) -> usize {
    let way = |fact: &Fact| match *fact {
        Fact::WizardMoved { from, to, .. } => Some((from, Some(to))),
        Fact::WizardEntered { from, .. } => Some((from, None)),
        _ => None,
    };
    let Some(first) = facts.first().and_then(way) else { return 0 };
    facts.iter().take_while(|fact| way(fact) == Some(first)).count()
}

/// Whose wizard it is that travels.
fn traveller(fact: &Fact) -> Option<Seat> {
    match *fact {
        Fact::WizardMoved { colour, .. } | Fact::WizardEntered { colour, .. } => Some(colour),
        _ => None,
    }
}
