//! Who sits where, and who plays for whom.

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, Rules, Seat};
use rabenburg_protocol::{Name, Problem, ProblemCode, VisitorId};
use serde::{Deserialize, Serialize};

use super::Table;

/// A visitor by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    /// Who it is.
    pub(crate) visitor: VisitorId,
    /// What people call them.
    pub(crate) name: Name,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Occupant {
    /// A person.
    Person {
        #[serde(flatten)]
        person: Person,
        colour: Colour,
        /// Whether a bot stands in until they return.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot_plays: bool,
        /// Whether they have resigned: a bot plays for good.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        resigned: bool,
        /// The version at which they took the seat of a bot. Nothing before it is told to them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
    },
    /// A bot.
    Bot { level: Level, name: Name, colour: Colour },
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Driver {
    Person(VisitorId),
    Bot(Level),
}

impl Occupant {
    /// A person who plays from the start.
    pub(super) fn person(person: Person, colour: Colour) -> Occupant {
        Occupant::Person { person, colour, bot_plays: false, resigned: false, since: None }
    }

    pub(super) fn name(&self) -> &Name {
        match self {
            Occupant::Person { person, .. } => &person.name,
            Occupant::Bot { name, .. } => name,
        }
    }

    pub(super) fn with_colour(mut self, chosen: Colour) -> Occupant {
        match &mut self {
            Occupant::Person { colour, .. } | Occupant::Bot { colour, .. } => *colour = chosen,
        }
        self
    }

    pub(super) fn colour(&self) -> Colour {
        match self {
            Occupant::Person { colour, .. } | Occupant::Bot { colour, .. } => *colour,
        }
    }

    pub(super) fn visitor(&self) -> Option<VisitorId> {
        match self {
            Occupant::Person { person, .. } => Some(person.visitor),
            Occupant::Bot { .. } => None,
        }
    }

    /// The visitor who sits here, unless they have resigned.
    pub(super) fn player(&self) -> Option<VisitorId> {
        match self {
            Occupant::Person { person, resigned: false, .. } => Some(person.visitor),
            Occupant::Person { .. } | Occupant::Bot { .. } => None,
        }
    }
}

impl Table {
    pub(crate) fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(seat.index())?.as_ref()
    }

    /// Who decides for a seat right now.
    pub(crate) fn driver(&self, seat: Seat) -> Option<Driver> {
        Some(match self.occupant(seat)? {
            Occupant::Bot { level, .. } => Driver::Bot(*level),
            Occupant::Person { bot_plays, resigned, .. } if *bot_plays || *resigned => {
                Driver::Bot(self.options.absence().level())
            }
            Occupant::Person { person, .. } => Driver::Person(person.visitor),
        })
    }

    /// The people who sit or sat here, including those who have resigned.
    pub(crate) fn people(&self) -> impl Iterator<Item = VisitorId> + '_ {
        self.seats.iter().flatten().filter_map(Occupant::visitor)
    }

    /// The seats of the people who play: those who have resigned do not.
    pub(crate) fn players(&self) -> impl Iterator<Item = (Seat, VisitorId)> + '_ {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter_map(|(seat, occupant)| Some((seat, occupant.as_ref()?.player()?)))
    }
}

/// A colour for a seat: the wanted one if it is free and the box has enough of it, otherwise the first such colour.
pub(super) fn free_colour(
    rules: &Rules,
    others: &[Option<Occupant>],
    wanted: Option<Colour>,
) -> Result<Colour, Problem> {
    let free =
        |colour: &Colour| rules.has_enough(*colour) && !others.iter().flatten().any(|other| other.colour() == *colour);
    match wanted {
        Some(colour) if free(&colour) => Ok(colour),
        Some(colour) if !rules.has_enough(colour) => {
            let message = format!("this printing has too few {colour} wizards (rule 1.7)");
            Err(Problem { rule: Some("1.7".into()), ..Problem::new(ProblemCode::ColourTaken, message) })
        }
        Some(colour) => Err(Problem::new(ProblemCode::ColourTaken, format!("{colour} is already taken"))),
        None => Colour::ALL
            .into_iter()
            .find(free)
            .ok_or_else(|| Problem::new(ProblemCode::ColourTaken, "all colours are taken")),
    }
}

/// A name that is free at this table: with a number appended if someone else has it.
pub(super) fn free_name(name: &Name, others: &[Option<Occupant>]) -> Name {
    let taken = |name: &Name| {
        let lower = name.as_str().to_lowercase();
        others.iter().flatten().any(|other| other.name().as_str().to_lowercase() == lower)
    };
    let numbered = (2..).map(|number| name.numbered(number));
    std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or_else(|| name.clone())
}

/// The name of a bot of that colour, or another one if it is taken.
pub(super) fn bot_name(colour: Colour, others: &[Option<Occupant>]) -> Option<Name> {
    let is_free = |name: Name| free_name(&name, others) == name;
    rabenburg_words::bot_name(colour, |name| !name.parse().is_ok_and(is_free)).parse().ok()
}
