//! A sentence in the making: who did what, and what came of it.

use rabenburg_engine::{Cast, Rules, Seat, Wizards};
use rabenburg_lab::terminal::Line;

use super::theme;

/// `blue plays T3: tower 5 moves from 4 to 7, locks up red, fills a flask`.
#[derive(Clone)]
pub(crate) struct Sentence {
    /// Who did it.
    pub(crate) seat: Seat,
    /// The spell whose effect has not been told yet.
    pub(crate) pending: Option<Cast>,
    /// Whether a wizard has moved already, so that the next one comes along.
    pub(crate) walked: bool,
    /// Whether it is about a spell.
    pub(crate) spell: bool,
    /// What is only announced: no longer worth telling as soon as it happens.
    announced: Option<Line>,
    head: Line,
    clauses: Vec<Line>,
}

impl Sentence {
    /// Begins with the player's name.
    pub(crate) fn by(rules: &Rules, seat: Seat, what: impl AsRef<str>) -> Sentence {
        let (style, name) = theme::name(rules, seat);
        let mut head = Line::styled(style, name);
        head.say(what.as_ref());
        Sentence { seat, pending: None, walked: false, spell: false, announced: None, head, clauses: Vec::new() }
    }

    /// Begins with a spell.
    pub(crate) fn spell(rules: &Rules, caster: Seat, cast: Cast, what: &str) -> Sentence {
        Sentence { pending: Some(cast), spell: true, ..Sentence::by(rules, caster, what) }
    }

    pub(crate) fn add(&mut self, clause: Line) {
        self.announced = None;
        self.clauses.push(clause);
    }

    pub(crate) fn announce(&mut self, clause: Line) {
        self.announced = Some(clause);
    }

    /// The whole sentence.
    pub(crate) fn line(&self) -> Line {
        let mut line = self.head.clone();
        for (index, clause) in self.clauses.iter().chain(&self.announced).enumerate() {
            line.say(if index == 0 { ": " } else { ", " }).join(clause.clone());
        }
        line
    }
}

/// `red and 2 green`.
pub(crate) fn crowd(rules: &Rules, wizards: Wizards) -> Line {
    let owners: Vec<_> = rules.seats().filter(|&seat| wizards.count(seat) > 0).collect();
    let mut line = Line::default();
    for (index, &owner) in owners.iter().enumerate() {
        let (style, name) = theme::name(rules, owner);
        if index > 0 {
            line.say(if index + 1 == owners.len() { " and " } else { ", " });
        }
        if wizards.count(owner) > 1 {
            line.say(format!("{} ", wizards.count(owner)));
        }
        line.put(style, name);
    }
    line
}

/// `wizard`, or `red's wizard` if it is not the speaker's own.
pub(crate) fn wizard_of(rules: &Rules, owner: Seat, speaker: Seat) -> Line {
    if owner == speaker {
        return Line::plain("wizard");
    }
    let mut line = Line::default();
    let (style, name) = theme::name(rules, owner);
    line.put(style, name).say("'s wizard");
    line
}
