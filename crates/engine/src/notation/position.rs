//! Positions as text: sections for the rules, the course, every seat, the discard pile and the turn.
//!
//! `{}` writes one line with ` | ` between the sections, `{:#}` a line for each; both are read.

use core::fmt;
use core::str::FromStr;

use super::action::{face, one_letter, roll, seat, side, tower_number};
use super::course::course;
use super::rules::rules;
use super::scan::{ParseError, Word, Words};
use crate::card::{Face, Side};
use crate::cards::Cards;
use crate::course::Course;
use crate::outcome::Reason;
use crate::position::{Flasks, Flow, Position, Undo};
use crate::rules::Rules;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{Setup, SetupError};
use crate::space::{Space, Surface};
use crate::spell::Spell;
use crate::stage::{Announced, AnnouncedPiece, Interlude, Stage, Window};
use crate::wizards::Wizards;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if f.alternate() { "\n" } else { " | " };
        write!(f, "rules {}{separator}course {}", self.rules, self.course)?;
        for seat in self.rules.seats() {
            let Flasks { empty, full, spent } = self.flasks(seat);
            write!(f, "{separator}{seat} {empty}/{full}/{spent} {}", self.hand(seat))?;
        }
        write!(f, "{separator}discard {}{separator}turn {} {}", self.discard, self.turn_number(), self.flow)?;
        let passers = [Some(self.active()), self.rules.partner(self.active())].into_iter().zip(self.flow.passed);
        for passer in passers.filter_map(|(seat, passed)| seat.filter(|_| passed)) {
            write!(f, " passed={passer}")?;
        }
        if let Some(announced) = self.flow.announced {
            write!(f, "{separator}announced {announced}")?;
            if !self.flow.riders.is_empty() {
                write!(f, " riders {}", self.flow.riders)?;
            }
        }
        if let Some(course) = self.undo.action {
            write!(f, "{separator}played-at {}", course.course())?;
        }
        if let Some(course) = self.undo.last {
            write!(f, "{separator}guarded {} {}", self.undo.last_turn, course.course())?;
        }
        Ok(())
    }
}

/// `window done b actions=2 moved`: the stage, and whatever is not at rest.
impl fmt::Display for Flow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.stage {
            Stage::Deal => f.write_str("deal")?,
            Stage::Choose => f.write_str("choose")?,
            Stage::Roll => f.write_str("roll")?,
            Stage::Rolled => f.write_str("rolled")?,
            Stage::Push => f.write_str("push")?,
            Stage::End => f.write_str("end")?,
            Stage::Window(window, asked) => write!(f, "window {} {asked}", window.name())?,
            Stage::Refill => f.write_str("refill")?,
            Stage::Over(reason) => write!(f, "over {}", reason.rule())?,
        }
        match self.interlude {
            Interlude::None => {}
            Interlude::Drawing(caster) => write!(f, " drawing={caster}")?,
            Interlude::Pick(caster, tower) => write!(f, " pick={caster}:{tower}")?,
            Interlude::Repeat(caster, spell) => write!(f, " repeat={caster}:{spell}")?,
            Interlude::Give => f.write_str(" give")?,
            Interlude::Reply => f.write_str(" reply")?,
            Interlude::GiveBack => f.write_str(" give-back")?,
        }
        if let Some(card) = self.offered {
            write!(f, "={card}")?;
        }
        if self.draws > 0 {
            write!(f, " draws={}:{}", self.drawer, self.draws)?;
        }
        if self.actions > 0 {
            write!(f, " actions={}", self.actions)?;
        }
        if let Some(card) = self.die {
            write!(f, " die={card}")?;
        }
        if self.roll > 0 {
            write!(f, " rolled={}", self.roll)?;
        }
        if self.rolls_left > 0 {
            write!(f, " rolls-left={}", self.rolls_left)?;
        }
        let mut flow = *self;
        for (flag, name) in FLAGS {
            if *flag(&mut flow) {
                write!(f, " {name}")?;
            }
        }
        Ok(())
    }
}

type Flag = fn(&mut Flow) -> &mut bool;

const FLAGS: [(Flag, &str); 4] = [
    (|flow| &mut flow.moved, "moved"),
    (|flow| &mut flow.redrawn, "redrawn"),
    (|flow| &mut flow.spell_used, "spell-used"),
    (|flow| &mut flow.exchanged, "exchanged"),
];

/// `W3 by 3 wizard a on g4 from 4`: the card, the distance, the piece and where it was announced.
impl fmt::Display for Announced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {} ", self.card, self.distance)?;
        match self.piece {
            AnnouncedPiece::Wizard { surface, colour } => write!(f, "wizard {colour} on {surface}")?,
            AnnouncedPiece::Tower(tower) => write!(f, "tower {tower}")?,
        }
        write!(f, " from {}", self.space)
    }
}

/// `g4` for the ground of space 4, `t7` for the top of tower 7.
impl fmt::Display for Surface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.tower() {
            Some(tower) => write!(f, "t{tower}"),
            None => write!(f, "g{}", self.index()),
        }
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let whole = Word::all(text);
        position(&whole, whole.sections())
    }
}

/// What the sections of a position say, as far as they have been read.
struct Sections {
    rules: Option<Rules>,
    course: Option<Course>,
    flasks: [Option<Flasks>; MAX_SEATS],
    hands: [Cards; MAX_SEATS],
    discard: Cards,
    /// The turn's number, and its stage if it is written.
    turn: Option<(u32, Option<Flow>)>,
    passed: [bool; MAX_SEATS],
    announced: Option<(Announced, Wizards)>,
    undo: Undo,
}

/// Reads a position from its sections; `whole` is where errors about the position as a whole point to.
pub(super) fn position<'a>(whole: &Word<'a>, sections: impl Iterator<Item = Word<'a>>) -> Result<Position, ParseError> {
    let mut read = Sections {
        rules: None,
        course: None,
        flasks: [None; MAX_SEATS],
        hands: [Cards::EMPTY; MAX_SEATS],
        discard: Cards::EMPTY,
        turn: None,
        passed: [false; MAX_SEATS],
        announced: None,
        undo: Undo::default(),
    };
    for section in sections {
        read.section(&section)?;
    }
    read.position(whole)
}

impl Sections {
    fn section(&mut self, section: &Word<'_>) -> Result<(), ParseError> {
        const NAMES: &str = "rules, course, a seat (a to f), discard, turn, announced, played-at or guarded";
        let mut words = section.words();
        let name = words.require(NAMES)?;
        match name.text() {
            "rules" => self.rules = Some(rules(words)?),
            "course" => self.course = Some(course(section, words)?),
            "discard" => self.discard = cards(words)?,
            "turn" => self.turn(words)?,
            "announced" => self.announced = Some(announced(words)?),
            "played-at" => self.undo.action = Some(course(section, words)?.key()),
            "guarded" => {
                self.undo.last_turn = words.require("a turn's number")?.number("a turn's number")?;
                self.undo.last = Some(course(section, words)?.key());
            }
            _ => {
                let seat = name.parse(NAMES, one_letter)?;
                let word = words.require("flasks such as 4/1/0: empty, full, spent")?;
                self.flasks[seat.index()] = Some(flasks(&word)?);
                self.hands[seat.index()] = cards(words)?;
            }
        }
        Ok(())
    }

    fn turn(&mut self, mut words: Words<'_>) -> Result<(), ParseError> {
        let turn = words.require("the turn's number")?.number("the turn's number")?;
        if words.clone().next().is_none() {
            self.turn = Some((turn, None));
            return Ok(());
        }
        let mut flow = Flow { stage: stage(&mut words)?, ..Flow::of_seat(0, Seat::FIRST) };
        for word in words {
            if let Some(letter) = word.strip_prefix("passed=") {
                self.passed[letter.parse("a seat, a to f", one_letter)?.index()] = true;
            } else {
                detail(&mut flow, &word)?;
            }
        }
        self.turn = Some((turn, Some(flow)));
        Ok(())
    }

    fn position(self, whole: &Word<'_>) -> Result<Position, ParseError> {
        let rules = self.rules.ok_or_else(|| whole.error("a section 'rules'"))?;
        let course = self.course.ok_or_else(|| whole.error("a section 'course'"))?;
        let (turn, flow) = self.turn.ok_or_else(|| whole.error("a section 'turn'"))?;
        for seat in rules.seats() {
            if self.flasks[seat.index()].is_none() {
                return Err(whole.error(alloc::format!("a section '{seat}' with flasks and cards")));
            }
        }
        let moment = match flow {
            Some(flow) => Some((
                self.moment(&rules, turn, flow).ok_or_else(|| whole.error("partners who pass flasks"))?,
                self.undo,
            )),
            None => None,
        };
        let flasks = self.flasks.map(Option::unwrap_or_default);
        let setup = Setup { rules, course, flasks, hands: Some(self.hands), discard: self.discard, turn, moment };
        setup.position().map_err(|error: SetupError| whole.error(alloc::format!("a legal position ({error})")))
    }

    /// The turn with what other sections say about it; `None` if somebody passed flasks who cannot.
    fn moment(&self, rules: &Rules, turn: u32, flow: Flow) -> Option<Flow> {
        let Flow { round, active, .. } = Flow::at_turn(turn, rules.players);
        let mut flow = Flow { round, active, ..flow };
        if let Some((announced, riders)) = self.announced {
            flow.announced = Some(announced);
            flow.riders = riders;
        }
        for passer in Seat::all(MAX_SEATS).filter(|seat| self.passed[seat.index()]) {
            let partner = rules.partner(active)?;
            let index = if passer == active { 0 } else { usize::from(passer == partner) };
            if passer != active && passer != partner {
                return None;
            }
            flow.passed[index] = true;
        }
        Some(flow)
    }
}

fn flasks(word: &Word<'_>) -> Result<Flasks, ParseError> {
    const SHAPE: &str = "flasks such as 4/1/0: empty, full, spent";
    let (empty, rest) = word.halves('/', SHAPE)?;
    let (full, spent) = rest.halves('/', SHAPE)?;
    Ok(Flasks { empty: empty.number(SHAPE)?, full: full.number(SHAPE)?, spent: spent.number(SHAPE)? })
}

fn cards(mut words: Words<'_>) -> Result<Cards, ParseError> {
    let mut cards = Cards::EMPTY;
    if words.clone().next().is_some_and(|word| word.text() == "-") {
        words.next();
        words.end()?;
        return Ok(cards);
    }
    while let Some(word) = words.clone().next() {
        let card = face(&mut words)?;
        if cards.count(card) == card.copies() {
            return Err(word.error("no more cards of a face than the deck has (rule 1.4)"));
        }
        cards.add(card);
    }
    Ok(cards)
}

fn stage(words: &mut Words<'_>) -> Result<Stage, ParseError> {
    const STAGES: &str = "deal, choose, roll, rolled, push, end, window, refill or over";
    let word = words.require(STAGES)?;
    Ok(match word.text() {
        "deal" => Stage::Deal,
        "choose" => Stage::Choose,
        "roll" => Stage::Roll,
        "rolled" => Stage::Rolled,
        "push" => Stage::Push,
        "end" => Stage::End,
        "refill" => Stage::Refill,
        "window" => {
            let name = words.require("open, announced or done")?;
            let windows = [Window::Open, Window::Announced, Window::Done];
            let window =
                name.parse("open, announced or done", |text| windows.into_iter().find(|window| window.name() == text))?;
            Stage::Window(window, seat(words)?)
        }
        "over" => {
            let rule = words.require("the rule that ended the game")?;
            let reason = rule.parse("10.3, 10.4, 10.5, 11.6 or 12.4", |text| {
                Reason::ALL.into_iter().find(|reason| reason.rule() == text)
            })?;
            Stage::Over(reason)
        }
        _ => return Err(word.error(STAGES)),
    })
}

fn detail(flow: &mut Flow, word: &Word<'_>) -> Result<(), ParseError> {
    if let Some((flag, _)) = FLAGS.into_iter().find(|(_, name)| *name == word.text()) {
        *flag(flow) = true;
        return Ok(());
    }
    match word.text() {
        "give" => flow.interlude = Interlude::Give,
        "give-back" => flow.interlude = Interlude::GiveBack,
        _ => {
            const KEYS: &str = "a detail of the turn: moved, redrawn, spell-used, exchanged, give, give-back, passed=, \
                                drawing=, pick=, repeat=, reply=, draws=, actions=, die=, rolled= or rolls-left=";
            let (key, value) = word.halves('=', KEYS)?;
            match key.text() {
                "drawing" => flow.interlude = Interlude::Drawing(value.parse("a seat, a to f", one_letter)?),
                "pick" => {
                    let (caster, tower) = value.halves(':', "a seat and a tower, such as b:3")?;
                    let tower = tower.parse("a tower, 1 to 9", tower_number)?;
                    flow.interlude = Interlude::Pick(caster.parse("a seat, a to f", one_letter)?, tower);
                }
                "repeat" => {
                    let (caster, spell) = value.halves(':', "a seat and a spell, such as b:move_tower")?;
                    let spell = spell.parse("the name of a spell", Spell::from_name)?;
                    flow.interlude = Interlude::Repeat(caster.parse("a seat, a to f", one_letter)?, spell);
                }
                "reply" => {
                    flow.interlude = Interlude::Reply;
                    flow.offered = Some(value.parse("a card", Face::from_code)?);
                }
                "draws" => {
                    let (drawer, count) = value.halves(':', "a seat and a number of cards, such as b:2")?;
                    flow.drawer = drawer.parse("a seat, a to f", one_letter)?;
                    flow.draws = count.number("a number of cards")?;
                }
                "actions" => flow.actions = value.number("a number of actions")?,
                "die" => flow.die = Some(value.parse("a die card", Face::from_code)?),
                "rolled" => flow.roll = roll(&value)?,
                "rolls-left" => flow.rolls_left = value.number("a number of rolls")?,
                _ => return Err(key.error(KEYS)),
            }
        }
    }
    Ok(())
}

fn announced(mut words: Words<'_>) -> Result<(Announced, Wizards), ParseError> {
    let card = face(&mut words)?;
    keyword(&mut words, "by")?;
    let distance = roll(&words.require("a distance from 1 to 6")?)?;
    let piece = match side(&words.require("wizard or tower")?)? {
        Side::Tower => AnnouncedPiece::Tower(words.require("a tower, 1 to 9")?.parse("a tower, 1 to 9", tower_number)?),
        Side::Wizard => {
            let colour = seat(&mut words)?;
            keyword(&mut words, "on")?;
            AnnouncedPiece::Wizard { surface: surface(&words.require("a surface such as g4 or t7")?)?, colour }
        }
    };
    keyword(&mut words, "from")?;
    let number = words.require("a space, 0 to 15")?;
    let space = Space::new(number.number("a space, 0 to 15")?).ok_or_else(|| number.error("a space, 0 to 15"))?;
    let mut riders = Wizards::NONE;
    if words.clone().next().is_some() {
        keyword(&mut words, "riders")?;
        for (char, at) in words.require("riders such as ab")?.chars() {
            let rider = at.parse("a seat, a to f", |_| Seat::from_letter(char))?;
            if riders.total() >= crate::wizards::SURFACE_LIMIT {
                return Err(at.error("fewer riders"));
            }
            riders = riders.with(rider);
        }
    }
    words.end()?;
    Ok((Announced { card, distance, piece, space }, riders))
}

fn keyword(words: &mut Words<'_>, keyword: &str) -> Result<(), ParseError> {
    let word = words.require(alloc::format!("'{keyword}'"))?;
    if word.text() == keyword { Ok(()) } else { Err(word.error(alloc::format!("'{keyword}'"))) }
}

impl FromStr for Surface {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Surface, ParseError> {
        surface(&Word::all(text))
    }
}

fn surface(word: &Word<'_>) -> Result<Surface, ParseError> {
    const SHAPE: &str = "a surface: g4 for the ground of space 4, t7 for the top of tower 7";
    if let Some(number) = word.strip_prefix("g") {
        let space = Space::new(number.number(SHAPE)?);
        return space.map(Surface::ground).ok_or_else(|| number.error(SHAPE));
    }
    let number = word.strip_prefix("t").ok_or_else(|| word.error(SHAPE))?;
    Ok(Surface::top_of(number.parse(SHAPE, tower_number)?))
}
