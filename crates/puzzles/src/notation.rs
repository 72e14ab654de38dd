//! Puzzles as text: a block of a few lines each, as described in `docs/NOTATION.md`.
//!
//! ```text
//! puzzle s17 1540
//! goal stowaway
//! tags castle-rides spell-between
//! rules third basic 2 aided | course … | a 3/1/2 T3 T1W5 T2W4 | b … | discard - | turn 40 choose
//! solution a play T3 t7; a cast move_tower t7; a play T1W5 a@13
//! ```

use core::fmt;
use core::str::FromStr;

use rabenburg_engine::{Face, Input, ParseError, Position, Refusal, Seat, Space};

use crate::goal::{Aim, Goal};
use crate::puzzle::{Puzzle, Rating};
use crate::tags::Tag;
use crate::theme::Theme;

/// Why a text is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// A line is missing.
    #[error("a line '{0} …' is missing")]
    Missing(&'static str),
    /// A line that no puzzle has.
    #[error("no puzzle has a line '{0}'")]
    Line(String),
    /// An id or a rating that is none.
    #[error("expected an id and a rating such as 's17 1540', found '{0}'")]
    Head(String),
    /// The id begins with another theme's letter.
    #[error("the id '{id}' does not begin with the letter of {theme}")]
    Letter {
        /// The id.
        id: String,
        /// The theme.
        theme: Theme,
    },
    /// A goal that is none.
    #[error("'{0}' is no goal")]
    Goal(String),
    /// A tag that is none.
    #[error("'{0}' is no tag")]
    Tag(String),
    /// A card that is none.
    #[error("'{0}' is no card")]
    Card(String),
    /// A decision or chance that cannot be read.
    #[error("'{input}': {error}")]
    Input {
        /// What cannot be read.
        input: String,
        /// Why.
        error: ParseError,
    },
    /// A position that cannot be read.
    #[error("the position, {0}")]
    Position(ParseError),
    /// A decision or chance that the rules do not allow there.
    #[error("'{input}' is not possible there: {refusal}")]
    Illegal {
        /// What is not possible.
        input: String,
        /// Why.
        refusal: Refusal,
    },
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let theme = self.theme();
        match self {
            Goal::Stowaway | Goal::LastFlask | Goal::ShutTheDoor | Goal::Memory => write!(f, "{theme}"),
            Goal::AtOneStroke { flasks } => write!(f, "{theme} {flasks}"),
            Goal::RavensFlight { rest } => write!(f, "{theme} {rest}"),
            Goal::ComeWhatMay { aim: Aim::Home } => write!(f, "{theme} home"),
            Goal::ComeWhatMay { aim: Aim::Flasks(flasks) } => write!(f, "{theme} flasks {flasks}"),
            Goal::Unstoppable { turns } => write!(f, "{theme} {turns}"),
            Goal::OpenSolo { cards, draws } => {
                write!(f, "{theme} {cards}")?;
                draws.iter().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

impl FromStr for Goal {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Goal, PuzzleError> {
        let wrong = || PuzzleError::Goal(text.into());
        let mut words = text.split_whitespace();
        let theme = words.next().and_then(Theme::from_name).ok_or_else(wrong)?;
        let rest: Vec<&str> = words.collect();
        let number = |word: &str| word.parse::<u8>().map_err(|_| wrong());
        Ok(match (theme, &rest[..]) {
            (Theme::Stowaway, []) => Goal::Stowaway,
            (Theme::LastFlask, []) => Goal::LastFlask,
            (Theme::ShutTheDoor, []) => Goal::ShutTheDoor,
            (Theme::Memory, []) => Goal::Memory,
            (Theme::AtOneStroke, [flasks]) => Goal::AtOneStroke { flasks: number(flasks)? },
            (Theme::RavensFlight, [space]) => {
                Goal::RavensFlight { rest: Space::new(number(space)?).ok_or_else(wrong)? }
            }
            (Theme::ComeWhatMay, ["home"]) => Goal::ComeWhatMay { aim: Aim::Home },
            (Theme::ComeWhatMay, ["flasks", flasks]) => Goal::ComeWhatMay { aim: Aim::Flasks(number(flasks)?) },
            (Theme::Unstoppable, [turns]) => Goal::Unstoppable { turns: number(turns)? },
            (Theme::OpenSolo, [cards, draws @ ..]) => {
                let card = |code: &&str| Face::from_code(code).ok_or_else(|| PuzzleError::Card((*code).into()));
                Goal::OpenSolo { cards: number(cards)?, draws: draws.iter().map(card).collect::<Result<_, _>>()? }
            }
            _ => return Err(wrong()),
        })
    }
}

/// Decisions with their seats, and chances, with `; ` between them.
struct Inputs<'a>(&'a [Input]);

impl fmt::Display for Inputs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, input) in self.0.iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "; " })?;
            match input {
                Input::Act { seat, action } => write!(f, "{seat} {action}")?,
                Input::Chance(chance) => write!(f, "{chance}")?,
            }
        }
        Ok(())
    }
}

/// Reads inputs and puts them into the position.
fn inputs(text: &str, position: &mut Position) -> Result<Vec<Input>, PuzzleError> {
    let mut all = Vec::new();
    for text in text.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        let input = input(text)?;
        let illegal = |refusal| PuzzleError::Illegal { input: text.into(), refusal };
        position.put(input, &mut ()).map_err(illegal)?;
        all.push(input);
    }
    Ok(all)
}

fn input(text: &str) -> Result<Input, PuzzleError> {
    let wrong = |error| PuzzleError::Input { input: text.into(), error };
    let seat = text.split_once(' ').and_then(|(seat, action)| match seat.as_bytes() {
        [letter] => Some((Seat::from_letter(char::from(*letter))?, action)),
        _ => None,
    });
    match seat {
        Some((seat, action)) => Ok(Input::Act { seat, action: action.trim().parse().map_err(wrong)? }),
        None => Ok(Input::Chance(text.parse().map_err(wrong)?)),
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "puzzle {} {}", self.id, self.rating)?;
        writeln!(f, "goal {}", self.goal)?;
        if !self.tags.is_empty() {
            let tags: Vec<_> = self.tags.iter().map(|tag| tag.name()).collect();
            writeln!(f, "tags {}", tags.join(" "))?;
        }
        writeln!(f, "{}", self.start)?;
        if !self.shown.is_empty() {
            writeln!(f, "shown {}", Inputs(&self.shown))?;
        }
        writeln!(f, "solution {}", Inputs(&self.solution))
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    /// Reads a puzzle and plays what is shown and the solution: what the rules do not allow is an error.
    fn from_str(text: &str) -> Result<Puzzle, PuzzleError> {
        let [mut head, mut goal, mut tags, mut start, mut shown, mut solution] = [None; 6];
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "puzzle" => head = Some(rest),
                "goal" => goal = Some(rest),
                "tags" => tags = Some(rest),
                "rules" => start = Some(line),
                "shown" => shown = Some(rest),
                "solution" => solution = Some(rest),
                _ => return Err(PuzzleError::Line(line.into())),
            }
        }
        let head = head.ok_or(PuzzleError::Missing("puzzle"))?;
        let wrong = || PuzzleError::Head(head.into());
        let (id, rating) = head.split_once(' ').ok_or_else(wrong)?;
        let rating = Rating(rating.trim().parse().map_err(|_| wrong())?);
        let goal: Goal = goal.ok_or(PuzzleError::Missing("goal"))?.parse()?;
        if Theme::of_id(id) != Some(goal.theme()) {
            return Err(PuzzleError::Letter { id: id.into(), theme: goal.theme() });
        }
        let tag = |name: &str| Tag::from_name(name).ok_or_else(|| PuzzleError::Tag(name.into()));
        let tags = tags.unwrap_or_default().split_whitespace().map(tag).collect::<Result<_, _>>()?;
        let start: Position = start.ok_or(PuzzleError::Missing("rules"))?.parse().map_err(PuzzleError::Position)?;
        let mut position = start;
        let shown = inputs(shown.unwrap_or_default(), &mut position)?;
        let solution = inputs(solution.ok_or(PuzzleError::Missing("solution"))?, &mut position)?;
        Ok(Puzzle { id: id.into(), goal, start, shown, rating, tags, solution })
    }
}
