//! The sentences for single events.

use rabenburg_engine::{Cast, Fact, Interlude, Seat, SeenEvent, Stage, Window};

use super::Teller;
use crate::line::{Icon, Line};
use crate::list::capital;
use crate::{Language, events, glossary};

impl Teller {
    pub(super) fn lines(&self, event: &SeenEvent, language: Language) -> Vec<Line> {
        let line = |seat: Option<Seat>, icon, text: String| vec![Line { seat, icon, text, aloud: None }];
        let named = |seat| self.named(seat, language);
        let card = |face| glossary::card(face, language);
        match *event {
            SeenEvent::Public(ref fact) => self.fact(fact, language),
            // Everybody refills their hand after every turn; only what the viewer draws is news.
            SeenEvent::Drew { .. } => Vec::new(),
            SeenEvent::DrewCard { seat, card: face } => {
                let (who, name) = named(seat);
                line(Some(seat), Icon::Card, events::draws_card(language, who, name, card(face)))
            }
            SeenEvent::CardPassedFaceDown { from, to } => {
                let ((who, name), (whom, partner)) = (named(from), named(to));
                line(Some(from), Icon::Exchange, events::gives(language, who, name, whom, partner))
            }
            SeenEvent::CardPassed { from, to, card: face } => {
                let ((who, name), (whom, partner)) = (named(from), named(to));
                let text = events::gives_card(language, who, name, whom, partner, card(face));
                line(Some(from), Icon::Exchange, text)
            }
            SeenEvent::Offered { seat } => {
                let ((who, name), (whom, partner)) = (named(seat), named(self.view.active));
                line(Some(seat), Icon::Exchange, events::offers(language, who, name, whom, partner))
            }
            SeenEvent::OfferedCard { seat, card: face } => {
                let ((who, name), (whom, partner)) = (named(seat), named(self.view.active));
                let text = events::offers_card(language, who, name, whom, partner, card(face));
                line(Some(seat), Icon::Exchange, text)
            }
        }
    }

    fn fact(&self, fact: &Fact, language: Language) -> Vec<Line> {
        let line = |seat: Option<Seat>, icon, text: String| vec![Line { seat, icon, text, aloud: None }];
        let named = |seat| self.named(seat, language);
        match *fact {
            Fact::Reshuffled => line(None, Icon::Shuffle, events::reshuffled(language).into()),
            Fact::Discarded { seat, card } => {
                let (who, name) = named(seat);
                let text = events::discards(language, who, name, glossary::card(card, language));
                line(Some(seat), Icon::Card, text)
            }
            Fact::HandDiscarded { seat, .. } => {
                let (who, name) = named(seat);
                line(Some(seat), Icon::Card, events::new_hand(language, who, name))
            }
            Fact::Rolled { value } => {
                let (who, name) = named(self.view.active);
                line(Some(self.view.active), Icon::Die, events::rolls(language, who, name, value))
            }
            Fact::WizardMoved { colour, from, to } => self.wizard_moved(colour, from, to, language),
            Fact::WizardEntered { colour, from } => self.wizard_entered(colour, from, language),
            Fact::TowerMoved { tower, from, to, uncovered, locked_up } => {
                let towers = self.towers(tower, language);
                let text = match self.cast {
                    Some(_) => events::tower_flew(language, capital(&towers), from, to),
                    None => {
                        let (who, name) = named(self.view.active);
                        events::tower_moved(language, who, name, towers, from, to)
                    }
                };
                let mut lines = line(Some(self.mover()), Icon::Tower, text);
                lines.extend(self.locked_up(locked_up, language));
                lines.extend(self.uncovered(uncovered, language));
                lines
            }
            Fact::TowersSwapped { a, b } => line(Some(self.mover()), Icon::Tower, events::swapped(language, a, b)),
            Fact::CastleMoved { to } => line(None, Icon::Castle, events::castle_moved(language, to)),
            Fact::FlaskFilled { owner } => {
                let (who, name) = named(self.mover());
                let text = if owner == self.mover() {
                    events::fills_flask(language, who, name)
                } else {
                    let (whose, owner) = named(owner);
                    events::fills_flask_of(language, who, name, whose, owner)
                };
                line(Some(self.mover()), Icon::Flask, text)
            }
            Fact::SpellCast { caster, cast, cost, .. } => {
                let ((who, name), spell) = (named(caster), glossary::spell(cast.spell(), language));
                let text = match cast {
                    Cast::FreeWizard { tower } => events::looks_beneath(language, who, name, spell, cost.into(), tower),
                    _ => events::casts(language, who, name, spell, cost.into()),
                };
                line(Some(caster), Icon::Spell, text)
            }
            Fact::Revealed { tower, wizards } => {
                let text = match wizards.is_empty() {
                    true => events::beneath_nobody(language, tower),
                    false => events::beneath(language, tower, self.wizards(wizards, language)),
                };
                line(None, Icon::Eye, text)
            }
            Fact::ActionCompleted { moved: false } => match (&self.view.announced, self.rolled) {
                (Some(_), _) => line(None, Icon::Flag, events::prevented(language).into()),
                (None, true) => line(None, Icon::Die, events::roll_moves_nothing(language).into()),
                (None, false) => Vec::new(),
            },
            Fact::FlasksPassed { from, to, count } => {
                let ((who, name), (whom, partner)) = (named(from), named(to));
                let text = events::passes_flasks(language, who, name, whom, partner, count.into());
                line(Some(from), Icon::Flask, text)
            }
            Fact::Declined { seat } => {
                let (who, name) = named(seat);
                line(Some(seat), Icon::Exchange, events::declines(language, who, name))
            }
            Fact::Passed { seat } => {
                let (who, name) = named(seat);
                line(Some(seat), Icon::Pass, events::passes(language, who, name))
            }
            Fact::Reached { stage: Stage::Window(Window::Announced, _) } => self.announces(language),
            Fact::Reached { stage: Stage::Over(_) } => line(None, Icon::Flag, events::game_over(language).into()),
            Fact::InterludeReached { interlude: Interlude::Give } => match self.view.rules.partner(self.view.active) {
                Some(partner) => {
                    let ((who, name), (whom, partner)) = (named(self.view.active), named(partner));
                    line(Some(self.view.active), Icon::Exchange, events::asks(language, who, name, whom, partner))
                }
                None => Vec::new(),
            },
            // Their consequences tell it.
            Fact::TurnBegan { .. }
            | Fact::ActionBegan
            | Fact::DrawsDue { .. }
            | Fact::Played { .. }
            | Fact::Announced { .. }
            | Fact::ActionCompleted { moved: true }
            | Fact::Reached { .. }
            | Fact::InterludeReached { .. } => Vec::new(),
        }
    }
}
