//! Sentences about foreseen facts, one after the other.

use rabenburg_engine::{Fact, Seat, SeenEvent, View, Wizards};

use crate::list::{capital, list};
use crate::riders::{self, Riding};
use crate::{Language, Names, consequences, glossary};

/// The game as it would then stand.
pub(crate) struct Ahead<'a> {
    view: View,
    names: &'a Names,
    language: Language,
}

impl<'a> Ahead<'a> {
    pub(crate) fn new(view: &View, names: &'a Names, language: Language) -> Ahead<'a> {
        Ahead { view: view.clone(), names, language }
    }

    /// The sentences for all facts that move something or pay for it.
    pub(crate) fn sentences(&mut self, foreseen: &[Fact]) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut rest = foreseen;
        while let Some(fact) = rest.first() {
            sentences.extend(self.sentence(fact, rest));
            // Wizards that travel together share a sentence.
            let (told, after) = rest.split_at(travelling(rest).max(1));
            told.iter().for_each(|fact| self.view.apply(&SeenEvent::Public(*fact)));
            rest = after;
        }
        sentences
    }

    /// The sentences for a fact, with those that go with it after it.
    fn sentence(&self, fact: &Fact, from_here: &[Fact]) -> Vec<String> {
        let language = self.language;
        let Some(course) = self.view.course() else { return Vec::new() };
        match *fact {
            Fact::TowerMoved { tower, from, to, uncovered, locked_up } => {
                let towers = riders::tower(tower, &self.view, Riding::Everybody, language);
                let mut sentences = vec![consequences::tower(language, capital(&towers), from, to)];
                sentences.extend(self.reward(locked_up, &from_here[1..]));
                if !uncovered.is_empty() {
                    sentences.push(consequences::uncovers(language, uncovered.total().into()));
                }
                sentences
            }
            Fact::WizardMoved { from, .. } | Fact::WizardEntered { from, .. } => {
                let travellers = from_here[..travelling(from_here)].iter().filter_map(traveller).collect();
                let wizards = self.wizards(travellers);
                let (start, beneath) = (course.space_under(from), !course.is_visible(from));
                vec![match *fact {
                    Fact::WizardMoved { .. } if beneath => consequences::wizards_go_free(language, wizards, start),
                    Fact::WizardMoved { to, .. } => {
                        consequences::wizards(language, wizards, start, course.space_under(to))
                    }
                    _ if beneath => consequences::wizards_free_and_home(language, wizards),
                    _ => consequences::wizards_enter(language, wizards, start),
                }]
            }
            Fact::TowersSwapped { a, b } => {
                vec![consequences::swap(language, a, course.space_of(a), b, course.space_of(b))]
            }
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

    fn wizards(&self, wizards: Wizards) -> String {
        capital(&list(&self.names.wizards(wizards, &self.view.rules, self.language), self.language))
    }
}

/// How many wizards travel together at the start of these facts; 0 for any other kind of fact.
fn travelling(facts: &[Fact]) -> usize {
    let way = |fact: &Fact| match *fact {
        Fact::WizardMoved { from, to, .. } => Some((from, Some(to))),
        Fact::WizardEntered { from, .. } => Some((from, None)),
        _ => None,
    };
    let Some(first) = facts.first().and_then(way) else { return 0 };
    facts.iter().take_while(|fact| way(fact) == Some(first)).count()
}

fn traveller(fact: &Fact) -> Option<Seat> {
    match *fact {
        Fact::WizardMoved { colour, .. } | Fact::WizardEntered { colour, .. } => Some(colour),
        _ => None,
    }
}
