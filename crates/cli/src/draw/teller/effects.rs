//! Moves and spells in words, and whether a move was a spell's own.

use rabenburg_engine::{Announced, Cast, Face, Piece, Position, Seat, Space, Spell, Surface, TowerId, Wizards};
use rabenburg_lab::terminal::Line;

use super::Teller;
use crate::draw::seats::title;
use crate::draw::sentence::{Sentence, crowd, wizard_of};

impl Teller {
    pub(super) fn announced(&mut self, announced: &Announced) {
        let what = match announced.piece {
            Piece::Wizard { .. } => "wizard".to_string(),
            Piece::Tower(tower) => format!("tower {tower}"),
        };
        let clause =
            format!("announces {what} from {} to {}", announced.space, announced.space.walk(announced.distance as i8));
        if let Some(sentence) = &mut self.sentence {
            sentence.announce(Line::plain(clause));
        }
    }

    /// A move after a spell is the spell's own, or that of the card which was waiting for it (rules 6.2 and 9.5).
    pub(super) fn whose_effect(&mut self, before: &Position, moved: Moved) {
        let Some(sentence) = self.sentence.as_mut().filter(|sentence| sentence.spell) else { return };
        if sentence.pending.take_if(|cast| is_effect(before, *cast, moved)).is_some() {
            return;
        }
        let what = match waiting_card(before) {
            Some(card) => format!(" goes on with {card}"),
            None => " goes on".into(),
        };
        self.begin(before.active(), what);
    }

    /// A card that was played and moved nothing, perhaps because of a spell (rules 6.3 and 9.5).
    pub(super) fn nothing_moved(&mut self, before: &Position) {
        let Some(card) = waiting_card(before) else { return };
        if self.sentence.as_ref().is_some_and(|sentence| sentence.spell) {
            self.begin(before.active(), format!(" goes on with {card}"));
        }
        self.clause(Line::plain("nothing can move"));
    }

    pub(super) fn wizard_moved(&mut self, before: &Position, colour: Seat, from: Surface, to: Option<Surface>) {
        let rules = *before.rules();
        let at = before.course().space_under(from);
        let speaker = self.sentence.as_ref().map_or(colour, |sentence| sentence.seat);
        let along = self.sentence.as_ref().is_some_and(|sentence| sentence.walked);
        let mut line = wizard_of(&rules, colour, speaker);
        match to.map(|to| before.course().space_under(to)) {
            _ if along => line.say(" comes along"),
            Some(to) if to == at => line.say(format!(" is free again on {at}")),
            Some(to) => line.say(format!(" walks from {at} to {to}")),
            None => line.say(format!(" enters the castle from {at}")),
        };
        self.told.from.push(at);
        self.told.to.extend(to.map(|to| before.course().space_under(to)));
        self.clause(line);
        if let Some(sentence) = &mut self.sentence {
            sentence.walked = true;
        }
    }

    pub(super) fn tower_moved(
        &mut self,
        tower: TowerId,
        [from, to]: [Space; 2],
        uncovered: Wizards,
        locked_up: Wizards,
    ) {
        let rules = *self.position.rules();
        self.clause(Line::plain(format!("tower {tower} moves from {from} to {to}")));
        self.told.from.push(from);
        self.told.to.push(to);
        for (verb, wizards) in [("uncovers ", uncovered), ("locks up ", locked_up)] {
            if !wizards.is_empty() {
                let mut line = Line::plain(verb);
                line.join(crowd(&rules, wizards));
                self.clause(line);
            }
        }
    }

    pub(super) fn flask_filled(&mut self, owner: Seat) {
        let own = self.sentence.as_ref().is_none_or(|sentence| sentence.seat == owner);
        self.clause(Line::plain(if own { "fills a flask" } else { "fills a flask of the partner's" }));
    }

    pub(super) fn cast(&mut self, before: &Position, caster: Seat, cast: Cast, cost: u8) {
        let spell = title(cast.spell());
        let flasks = if cost == 1 { "flask" } else { "flasks" };
        // In the basic game Piggyback is part of playing the card (rule 8.7).
        if cast.spell() == Spell::Piggyback && before.announced().is_none() {
            return self.clause(Line::plain(format!("casts {spell} for {cost} {flasks}")));
        }
        self.turn_the_page();
        self.finish_sentence();
        let mut sentence =
            Sentence::spell(before.rules(), caster, cast, &format!(" casts {spell} for {cost} {flasks}"));
        if let Cast::Piggyback { colour } = cast {
            let mut line = wizard_of(before.rules(), colour, caster);
            line.say(" will ride along");
            sentence.add(line);
        }
        self.sentence = Some(sentence);
    }
}

/// The card that was played and whose move is still to be made.
fn waiting_card(before: &Position) -> Option<Face> {
    before.announced().map(|announced| announced.card).or(before.die_card())
}

/// What moved: a wizard from a surface, or a tower.
#[derive(Clone, Copy)]
pub(super) enum Moved {
    Wizard(Surface),
    Tower(TowerId),
}

/// Whether that move is what the spell does.
fn is_effect(before: &Position, cast: Cast, moved: Moved) -> bool {
    let course = before.course();
    match (cast, moved) {
        (Cast::MoveWizard { space, .. } | Cast::HeadwindWizard { space, .. }, Moved::Wizard(from)) => {
            course.visible(space) == from
        }
        (Cast::FreeWizard { tower }, Moved::Wizard(from)) => course.beneath(tower) == from,
        (Cast::MoveTower { tower } | Cast::HeadwindTower { tower }, Moved::Tower(moved)) => tower == moved,
        _ => false,
    }
}
