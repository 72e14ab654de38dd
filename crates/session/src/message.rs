//! What a game and its bots say to each other, as texts that any channel can carry.
//!
//! Every message names the game and its version, so a late answer can be recognised.

use std::fmt;
use std::str::FromStr;

use rabenburg_engine::{Action, Input, Seat};
use rabenburg_words::Language;

use crate::improvement::Better;

/// A game at one version: `17/42`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stamp {
    /// The number of the game; none is used twice.
    pub(crate) game: u64,
    /// How many inputs it has taken.
    pub(crate) version: u32,
}

/// What the bots are told and asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// Another game begins or is resumed: a saved game.
    Game { game: u64, saved: String },
    /// An input was applied at that version.
    Put { at: Stamp, input: Input },
    /// What does the bot in this seat do?
    Decide { at: Stamp, seat: Seat },
    /// What does it do of its own accord (rules 11.2 and 11.3)?
    Interject { at: Stamp, seat: Seat },
    /// What would the best bot do in this seat's place, and why?
    Advise { at: Stamp, seat: Seat, language: Language },
    /// Here is a finished game. How did it stand before its first turn?
    Analyse { number: u64, record: String },
    /// How did it stand after this many turns?
    Judge { number: u64, turns: usize },
    /// What would have been better in this turn, and why?
    Improve { number: u64, turn: usize, language: Language },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Decided {
        at: Stamp,
        seat: Seat,
        action: Action,
    },
    Interjected {
        at: Stamp,
        seat: Seat,
        action: Option<Action>,
    },
    /// The advice in words; none if there is nothing to say.
    Advised {
        at: Stamp,
        seat: Seat,
        language: Language,
        advice: Option<(Action, String)>,
    },
    /// How it stood after this many turns: the seats' chances of winning, in millionths.
    Judged {
        number: u64,
        turns: usize,
        chances: Vec<u32>,
    },
    /// What would have been better in this turn; nothing, if nothing would.
    Improved {
        number: u64,
        turn: usize,
        language: Language,
        better: Option<Better>,
    },
    /// Something was not understood or does not fit: the bots are out of step with the game.
    Failed {
        why: String,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such message: '{0}'")]
pub(crate) struct Unreadable(String);

/// Chances are sent in millionths: the code for whole numbers is there anyway, so a first visit downloads no float
/// parser.
pub(crate) const MILLION: f32 = 1_000_000.0;

/// Stands for "nothing".
const NOTHING: &str = "-";

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game, self.version)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Game { game, saved } => write!(f, "game {game}\n{saved}"),
            Order::Put { at, input: Input::Act { seat, action } } => write!(f, "put {at} {seat} {action}"),
            Order::Put { at, input: Input::Chance(chance) } => write!(f, "chance {at} {chance}"),
            Order::Decide { at, seat } => write!(f, "decide {at} {seat}"),
            Order::Interject { at, seat } => write!(f, "interject {at} {seat}"),
            Order::Advise { at, seat, language } => write!(f, "advise {at} {seat} {}", language.code()),
            Order::Analyse { number, record } => write!(f, "analyse {number}\n{record}"),
            Order::Judge { number, turns } => write!(f, "judge {number} {turns}"),
            Order::Improve { number, turn, language } => write!(f, "improve {number} {turn} {}", language.code()),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Decided { at, seat, action } => write!(f, "decided {at} {seat} {action}"),
            Answer::Interjected { at, seat, action: Some(action) } => write!(f, "interjected {at} {seat} {action}"),
            Answer::Interjected { at, seat, action: None } => write!(f, "interjected {at} {seat} {NOTHING}"),
            Answer::Advised { at, seat, language, advice: Some((action, why)) } => {
                write!(f, "advised {at} {seat} {} {action}\n{why}", language.code())
            }
            Answer::Advised { at, seat, language, advice: None } => {
                write!(f, "advised {at} {seat} {} {NOTHING}", language.code())
            }
            Answer::Judged { number, turns, chances } => {
                let words: Vec<String> = chances.iter().map(u32::to_string).collect();
                write!(f, "judged {number} {turns} {}", words.join(" "))
            }
            Answer::Improved { number, turn, language, better: None } => {
                write!(f, "improved {number} {turn} {} {NOTHING}", language.code())
            }
            Answer::Improved { number, turn, language, better: Some(better) } => {
                let Better { moment, chances: [with, instead], action, did, why } = better;
                let code = language.code();
                write!(f, "improved {number} {turn} {code} {moment} {with} {instead} {action}\n{did}\n{why}")
            }
            Answer::Failed { why } => write!(f, "failed {why}"),
        }
    }
}

impl FromStr for Order {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Order, Unreadable> {
        read_order(text).ok_or_else(|| Unreadable(beginning(text)))
    }
}

impl FromStr for Answer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Answer, Unreadable> {
        read_answer(text).ok_or_else(|| Unreadable(beginning(text)))
    }
}

fn read_order(text: &str) -> Option<Order> {
    let (verb, rest) = text.split_once(' ')?;
    if let "game" | "analyse" = verb {
        let (number, text) = rest.split_once('\n')?;
        let (number, text) = (number.parse().ok()?, text.into());
        return Some(match verb {
            "game" => Order::Game { game: number, saved: text },
            _ => Order::Analyse { number, record: text },
        });
    }
    let (at, rest) = rest.split_once(' ')?;
    if verb == "judge" {
        return Some(Order::Judge { number: at.parse().ok()?, turns: rest.parse().ok()? });
    }
    if verb == "improve" {
        let (turn, language) = rest.split_once(' ')?;
        let language = Language::from_code(language)?;
        return Some(Order::Improve { number: at.parse().ok()?, turn: turn.parse().ok()?, language });
    }
    let at = stamp(at)?;
    if verb == "chance" {
        return Some(Order::Put { at, input: Input::Chance(rest.parse().ok()?) });
    }
    let (who, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let seat = seat(who)?;
    match (verb, rest) {
        ("put", action) => Some(Order::Put { at, input: Input::Act { seat, action: action.parse().ok()? } }),
        ("decide", "") => Some(Order::Decide { at, seat }),
        ("interject", "") => Some(Order::Interject { at, seat }),
        ("advise", language) => Some(Order::Advise { at, seat, language: Language::from_code(language)? }),
        _ => None,
    }
}

fn read_answer(text: &str) -> Option<Answer> {
    let (verb, rest) = text.split_once(' ')?;
    if verb == "failed" {
        return Some(Answer::Failed { why: rest.into() });
    }
    let (at, rest) = rest.split_once(' ')?;
    let (who, rest) = rest.split_once(' ')?;
    if verb == "judged" {
        let chances = rest.split(' ').map(|word| word.parse().ok());
        let (number, turns) = (at.parse().ok()?, who.parse().ok()?);
        return Some(Answer::Judged { number, turns, chances: chances.collect::<Option<_>>()? });
    }
    if verb == "improved" {
        let (language, rest) = rest.split_once(' ')?;
        let (number, turn, language) = (at.parse().ok()?, who.parse().ok()?, Language::from_code(language)?);
        let better = if rest == NOTHING { None } else { Some(read_better(rest)?) };
        return Some(Answer::Improved { number, turn, language, better });
    }
    let (at, seat) = (stamp(at)?, seat(who)?);
    match (verb, rest) {
        ("decided", action) => Some(Answer::Decided { at, seat, action: action.parse().ok()? }),
        ("interjected", NOTHING) => Some(Answer::Interjected { at, seat, action: None }),
        ("interjected", action) => Some(Answer::Interjected { at, seat, action: Some(action.parse().ok()?) }),
        ("advised", advice) => {
            let (language, advice) = advice.split_once(' ')?;
            let language = Language::from_code(language)?;
            if advice == NOTHING {
                return Some(Answer::Advised { at, seat, language, advice: None });
            }
            let (action, why) = advice.split_once('\n')?;
            Some(Answer::Advised { at, seat, language, advice: Some((action.parse().ok()?, why.into())) })
        }
        _ => None,
    }
}

fn read_better(text: &str) -> Option<Better> {
    let mut lines = text.splitn(3, '\n');
    let mut words = lines.next()?.splitn(4, ' ');
    let mut number = || words.next()?.parse().ok();
    let (moment, with, instead): (u32, u32, u32) = (number()?, number()?, number()?);
    let action = words.next()?.parse().ok()?;
    let (did, why) = (lines.next()?.into(), lines.next()?.into());
    Some(Better { moment: moment as usize, chances: [with, instead], action, did, why })
}

fn stamp(text: &str) -> Option<Stamp> {
    let (game, version) = text.split_once('/')?;
    Some(Stamp { game: game.parse().ok()?, version: version.parse().ok()? })
}

fn seat(text: &str) -> Option<Seat> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(Seat::from_letter)?;
    letters.next().is_none().then_some(seat)
}

fn beginning(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Stamp = Stamp { game: 17, version: 42 };

    #[test]
    fn orders_are_read_back() {
        let seat = Seat::FIRST;
        let input = |input| Order::Put { at: AT, input };
        let chance = "roll 4".parse().map(Input::Chance).expect("a chance");
        let action = "play W3 a@4+1".parse().expect("an action");
        let orders = [
            Order::Game { game: u64::MAX, saved: "rabenburg game 1\nmoves\n".into() },
            input(Input::Act { seat, action }),
            input(chance),
            Order::Decide { at: AT, seat },
            Order::Interject { at: AT, seat },
            Order::Advise { at: AT, seat, language: Language::English },
            Order::Advise { at: AT, seat, language: Language::German },
            Order::Analyse { number: 4, record: "rabenburg game 1\nmoves\n".into() },
            Order::Judge { number: 4, turns: 56 },
            Order::Improve { number: 4, turn: 12, language: Language::German },
        ];
        for order in orders {
            assert_eq!(order.to_string().parse(), Ok(order));
        }
    }

    #[test]
    fn answers_are_read_back() {
        let language = Language::German;
        let (seat, action) = (Seat::FIRST, "cast swap_towers t1 t4".parse().expect("an action"));
        let answers = [
            Answer::Decided { at: AT, seat, action },
            Answer::Interjected { at: AT, seat, action: Some(action) },
            Answer::Interjected { at: AT, seat, action: None },
            Answer::Advised { at: AT, seat, language, advice: Some((action, "Swap them: why not?".into())) },
            Answer::Advised { at: AT, seat, language, advice: None },
            Answer::Judged { number: 4, turns: 56, chances: vec![100_000, 900_000] },
            Answer::Judged { number: 4, turns: 0, chances: vec![1_000_000] },
            Answer::Improved { number: 4, turn: 12, language, better: None },
            Answer::Improved {
                number: 4,
                turn: 12,
                language,
                better: Some(Better {
                    moment: 57,
                    chances: [230_000, 410_000],
                    action,
                    did: "Move tower 7".into(),
                    why: "Swap them: why not?".into(),
                }),
            },
            Answer::Failed { why: "no such message".into() },
        ];
        for answer in answers {
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
    }

    #[test]
    fn other_texts_are_no_messages() {
        let texts = [
            "",
            " ",
            "game",
            "game 1",
            "game x\n",
            "put 1/2",
            "put 1/2 a",
            "put 1/2 a walk",
            "put 1/2 ab pass",
            "chance 1/2 roll 7",
            "decide 1 a",
            "decide 1/2",
            "decide 1/2 g",
            "decide 1/2 a b",
            "advise 1/2 a fr",
            "decided 1/2 a",
            "decided 1/2 a -",
            "advised 1/2 a pass",
            "interjected 1/2 a",
            "analyse 1",
            "analyse x\n",
            "judge 1",
            "judge 1 -1",
            "judge 1/2 1",
            "judged 1 2",
            "judged 1 2 ",
            "judged 1 2 5 x",
            "judged 1 2 -5",
            "improve 1 2",
            "improve 1 2 xx",
            "improved 1 2 en",
            "improved 1 2 en 3 4 pass\na\nb",
            "improved 1 2 en 3 4 5 pass\na",
            "ä",
        ];
        for text in texts {
            assert!(text.parse::<Order>().is_err(), "{text}");
            assert!(text.parse::<Answer>().is_err(), "{text}");
        }
    }
}
