//! The sentences for turns and moves.

use rabenburg_engine::{AnnouncedPiece, Cast, SPACES, Seat, Space, Surface, TowerId, View, Wizards};

use super::Teller;
use crate::line::{Icon, Line};
use crate::list::{capital, list};
use crate::riders::{self, Riding};
use crate::{Language, events};

impl Teller {
    pub(super) fn turn_began(&self, now: &View, language: Language) -> Vec<Line> {
        let (seat, round) = (now.active, now.rules.round_of_turn(now.turn));
        let text = if now.rules.is_solo() {
            events::solo_turn(language, round)
        } else if self.names.you() == Some(seat) {
            events::round_your_turn(language, round)
        } else if seat == Seat::FIRST {
            events::round_begins(language, round)
        } else {
            return Vec::new();
        };
        vec![Line { seat: Some(seat), icon: Icon::Flag, text, aloud: None }]
    }

    /// A tower with what rides on it: "tower 6 with T3 and the castle".
    pub(super) fn towers(&self, tower: TowerId, language: Language) -> String {
        riders::tower(tower, &self.view, Riding::Stones, language)
    }

    pub(super) fn wizards(&self, wizards: Wizards, language: Language) -> String {
        list(&self.names.wizards(wizards, &self.view.rules, language), language)
    }

    pub(super) fn locked_up(&self, wizards: Wizards, language: Language) -> Option<Line> {
        let count = wizards.total().into();
        (count > 0).then(|| Line {
            seat: None,
            icon: Icon::Lock,
            text: events::locked_up(language, count),
            aloud: Some(events::locked_up_who(language, count, self.wizards(wizards, language))),
        })
    }

    pub(super) fn uncovered(&self, wizards: Wizards, language: Language) -> Option<Line> {
        (!wizards.is_empty()).then(|| Line {
            seat: None,
            icon: Icon::Eye,
            text: events::uncovered(language, self.wizards(wizards, language)),
            aloud: None,
        })
    }

    pub(super) fn announces(&self, language: Language) -> Vec<Line> {
        let Some(announced) = self.view.announced.filter(|_| self.announcing) else { return Vec::new() };
        let seat = self.view.active;
        let piece = match announced.piece {
            AnnouncedPiece::Tower(tower) => self.towers(tower, language),
            AnnouncedPiece::Wizard { colour, .. } if colour == seat => events::a_wizard(language).into(),
            AnnouncedPiece::Wizard { colour, .. } => self.names.wizards_of(colour, 1, language),
        };
        let (who, name) = self.named(seat, language);
        let text = events::announces(language, who, name, piece, announced.distance.into(), announced.space);
        vec![Line { seat: Some(seat), icon: Icon::Flag, text, aloud: None }]
    }

    pub(super) fn wizard_moved(&self, colour: Seat, from: Surface, to: Surface, language: Language) -> Vec<Line> {
        let wizard = || capital(&self.names.wizards_of(colour, 1, language));
        let Some(course) = self.view.course() else { return Vec::new() };
        let (start, goal) = (course.space_under(from), course.space_under(to));
        let text = if self.walked == Some(from) {
            events::rides_along(language, self.one_of_the_wizards(colour, language))
        } else if matches!(self.cast, Some((_, Cast::FreeWizard { .. }))) {
            events::goes_free(language, wizard(), goal)
        } else if self.cast.is_none() && colour == self.view.active {
            let (who, name) = self.named(colour, language);
            events::walks(language, who, name, distance(start, goal), start, goal)
        } else if self.cast.is_none() {
            let ((who, name), (whose, owner)) = (self.named(self.view.active, language), self.named(colour, language));
            events::moves_wizard(language, who, name, whose, owner, start, goal)
        } else {
            events::wizard_moved(language, wizard(), start, goal)
        };
        vec![Line { seat: Some(colour), icon: Icon::Wizard, text, aloud: None }]
    }

    pub(super) fn wizard_entered(&self, colour: Seat, from: Surface, language: Language) -> Vec<Line> {
        let Some(start) = self.view.course().map(|course| course.space_under(from)) else { return Vec::new() };
        let text = if self.walked == Some(from) {
            events::rides_home(language, self.one_of_the_wizards(colour, language))
        } else if matches!(self.cast, Some((_, Cast::FreeWizard { .. }))) {
            events::free_and_home(language, self.one_of_the_wizards(colour, language))
        } else if self.cast.is_none() && colour == self.view.active {
            let (who, name) = self.named(colour, language);
            events::walks_home(language, who, name, start)
        } else if self.cast.is_none() {
            let ((who, name), (whose, owner)) = (self.named(self.view.active, language), self.named(colour, language));
            events::brings_home(language, who, name, whose, owner, start)
        } else {
            events::wizard_entered(language, self.one_of_the_wizards(colour, language), start)
        };
        vec![Line { seat: Some(colour), icon: Icon::Castle, text, aloud: None }]
    }

    fn one_of_the_wizards(&self, owner: Seat, language: Language) -> String {
        capital(&self.names.one_of_the_wizards(owner, language))
    }
}

/// How far it is clockwise.
fn distance(from: Space, to: Space) -> u32 {
    ((to.index() + SPACES - from.index()) % SPACES) as u32
}
