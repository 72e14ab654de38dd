//! Actions and chance as text: `play W3 a@4`, `cast swap_towers t1 t4`, `draw T5W1`, `roll 6`.

use core::fmt;
use core::str::FromStr;

use super::scan::{ParseError, Word, Words};
use crate::action::{Action, Cast, Direction};
use crate::card::{Face, Side};
use crate::chance::Chance;
use crate::seat::Seat;
use crate::space::{Space, TowerId};
use crate::spell::Spell;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::PlayWizard { card, space, colour, riders } => {
                write!(f, "play {card} {colour}@{space}")?;
                with_riders(f, riders)
            }
            Action::PlayTower { card, tower } => write!(f, "play {card} t{tower}"),
            Action::PlayDice { card } => write!(f, "play {card}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Redraw => f.write_str("redraw"),
            Action::MoveWizard { space, colour, riders } => {
                write!(f, "move {colour}@{space}")?;
                with_riders(f, riders)
            }
            Action::MoveTower { tower } => write!(f, "move t{tower}"),
            Action::NoMove => f.write_str("no-move"),
            Action::Reroll => f.write_str("reroll"),
            Action::Push { tower } => write!(f, "push t{tower}"),
            Action::NoPush => f.write_str("no-push"),
            Action::End => f.write_str("end"),
            Action::Pass => f.write_str("pass"),
            Action::Stop => f.write_str("stop"),
            Action::Cast(cast) => write!(f, "cast {cast}"),
            Action::Pick { colour } => write!(f, "pick {colour}"),
            Action::Ask => f.write_str("ask"),
            Action::Give { card } => write!(f, "give {card}"),
            Action::Offer { card } => write!(f, "offer {card}"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::GiveBack { card } => write!(f, "give-back {card}"),
            Action::PassFlasks { count } => write!(f, "flasks {count}"),
        }
    }
}

fn with_riders(f: &mut fmt::Formatter<'_>, riders: u8) -> fmt::Result {
    if riders > 0 { write!(f, "+{riders}") } else { Ok(()) }
}

impl fmt::Display for Cast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.spell())?;
        match *self {
            Cast::MoveWizard { space, colour } | Cast::HeadwindWizard { space, colour } => {
                write!(f, " {colour}@{space}")
            }
            Cast::MoveTower { tower } | Cast::HeadwindTower { tower } | Cast::FreeWizard { tower } => {
                write!(f, " t{tower}")
            }
            Cast::SwapTowers { a, b } => write!(f, " t{a} t{b}"),
            Cast::MoveCastle { direction: Direction::Clockwise } => f.write_str(" clockwise"),
            Cast::MoveCastle { direction: Direction::CounterClockwise } => f.write_str(" counter-clockwise"),
            Cast::Piggyback { colour } => write!(f, " {colour}"),
            Cast::DrawTwo => Ok(()),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Card { face } => write!(f, "draw {face}"),
            Chance::Roll { value } => write!(f, "roll {value}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = Word::all(text).words();
        let action = action(&mut words)?;
        words.end()?;
        Ok(action)
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        let mut words = Word::all(text).words();
        let kind = words.require("draw or roll")?;
        let chance = match kind.text() {
            "draw" => Chance::Card { face: face(&mut words)? },
            "roll" => Chance::Roll { value: roll(&words.require("a value from 1 to 6")?)? },
            _ => return Err(kind.error("draw or roll")),
        };
        words.end()?;
        Ok(chance)
    }
}

/// Reads an action and leaves what follows it.
pub(super) fn action(words: &mut Words<'_>) -> Result<Action, ParseError> {
    const VERBS: &str = "play, discard, redraw, move, no-move, reroll, push, no-push, end, pass, stop, cast, pick, ask, \
                         give, offer, accept, decline, give-back or flasks";
    let verb = words.require(VERBS)?;
    Ok(match verb.text() {
        "play" => return play(words),
        "discard" => Action::Discard { card: face(words)? },
        "redraw" => Action::Redraw,
        "move" => {
            let word = words.require("a wizard such as a@4 or a tower such as t7")?;
            match piece(&word)? {
                Target::Wizard { colour, space, riders } => Action::MoveWizard { space, colour, riders },
                Target::Tower(tower) => Action::MoveTower { tower },
            }
        }
        "no-move" => Action::NoMove,
        "reroll" => Action::Reroll,
        "push" => Action::Push { tower: tower(words)? },
        "no-push" => Action::NoPush,
        "end" => Action::End,
        "pass" => Action::Pass,
        "stop" => Action::Stop,
        "cast" => Action::Cast(cast(words)?),
        "pick" => Action::Pick { colour: seat(words)? },
        "ask" => Action::Ask,
        "give" => Action::Give { card: face(words)? },
        "offer" => Action::Offer { card: face(words)? },
        "accept" => Action::Accept,
        "decline" => Action::Decline,
        "give-back" => Action::GiveBack { card: face(words)? },
        "flasks" => Action::PassFlasks { count: words.require("a number of flasks")?.number("a number of flasks")? },
        _ => return Err(verb.error(VERBS)),
    })
}

fn play(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let card = face(words)?;
    if card.is_dice() {
        return Ok(Action::PlayDice { card });
    }
    let word = words.require("a wizard such as a@4 or a tower such as t7")?;
    match piece(&word)? {
        Target::Wizard { colour, space, riders } => Ok(Action::PlayWizard { card, space, colour, riders }),
        Target::Tower(tower) => Ok(Action::PlayTower { card, tower }),
    }
}

fn cast(words: &mut Words<'_>) -> Result<Cast, ParseError> {
    let name = words.require("the name of a spell")?;
    let spell = name.parse("the name of a spell", Spell::from_name)?;
    Ok(match spell {
        Spell::MoveWizard => {
            let (space, colour) = wizard(words)?;
            Cast::MoveWizard { space, colour }
        }
        Spell::HeadwindWizard => {
            let (space, colour) = wizard(words)?;
            Cast::HeadwindWizard { space, colour }
        }
        Spell::MoveTower => Cast::MoveTower { tower: tower(words)? },
        Spell::HeadwindTower => Cast::HeadwindTower { tower: tower(words)? },
        Spell::FreeWizard => Cast::FreeWizard { tower: tower(words)? },
        Spell::SwapTowers => Cast::SwapTowers { a: tower(words)?, b: tower(words)? },
        Spell::MoveCastle => {
            let word = words.require("clockwise or counter-clockwise")?;
            let direction = word.parse("clockwise or counter-clockwise", |text| match text {
                "clockwise" => Some(Direction::Clockwise),
                "counter-clockwise" => Some(Direction::CounterClockwise),
                _ => None,
            })?;
            Cast::MoveCastle { direction }
        }
        Spell::Piggyback => Cast::Piggyback { colour: seat(words)? },
        Spell::DrawTwo => Cast::DrawTwo,
    })
}

enum Target {
    Wizard { colour: Seat, space: Space, riders: u8 },
    Tower(TowerId),
}

fn piece(word: &Word<'_>) -> Result<Target, ParseError> {
    if let Some(number) = word.strip_prefix("t") {
        return Ok(Target::Tower(number.parse("a tower, 1 to 9", tower_number)?));
    }
    let (letter, rest) = word.halves('@', "a wizard such as a@4 or a tower such as t7")?;
    let colour = letter.parse("a seat, a to f", one_letter)?;
    let (number, riders) = match rest.split_once('+') {
        Some((number, riders)) => {
            let count: u8 = riders.number("a number of riders, at least 1")?;
            if count == 0 {
                return Err(riders.error("a number of riders, at least 1"));
            }
            (number, count)
        }
        None => (rest, 0),
    };
    let space = Space::new(number.number("a space, 0 to 15")?).ok_or_else(|| number.error("a space, 0 to 15"))?;
    Ok(Target::Wizard { colour, space, riders })
}

fn wizard(words: &mut Words<'_>) -> Result<(Space, Seat), ParseError> {
    let word = words.require("a wizard such as a@4")?;
    match piece(&word)? {
        Target::Wizard { colour, space, riders: 0 } => Ok((space, colour)),
        _ => Err(word.error("a wizard such as a@4")),
    }
}

fn tower(words: &mut Words<'_>) -> Result<TowerId, ParseError> {
    let word = words.require("a tower such as t7")?;
    word.parse("a tower such as t7", |text| text.strip_prefix('t').and_then(tower_number))
}

pub(super) fn tower_number(text: &str) -> Option<TowerId> {
    (text.len() == 1).then(|| text.parse().ok().and_then(TowerId::new)).flatten()
}

pub(super) fn one_letter(text: &str) -> Option<Seat> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(Seat::from_letter)?;
    letters.next().is_none().then_some(seat)
}

pub(super) fn seat(words: &mut Words<'_>) -> Result<Seat, ParseError> {
    words.require("a seat, a to f")?.parse("a seat, a to f", one_letter)
}

pub(super) fn face(words: &mut Words<'_>) -> Result<Face, ParseError> {
    let word = words.require("a card such as W3, T5W1 or TDD")?;
    word.parse("a card such as W3, T5W1 or TDD", Face::from_code)
}

pub(super) fn roll(word: &Word<'_>) -> Result<u8, ParseError> {
    let value = word.number("a value from 1 to 6")?;
    if (1..=6).contains(&value) { Ok(value) } else { Err(word.error("a value from 1 to 6")) }
}

/// `wizard` or `tower`, as an announced move names its side.
pub(super) fn side(word: &Word<'_>) -> Result<Side, ParseError> {
    word.parse("wizard or tower", |text| match text {
        "wizard" => Some(Side::Wizard),
        "tower" => Some(Side::Tower),
        _ => None,
    })
}
