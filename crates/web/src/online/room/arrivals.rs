//! Who has come, gone, sat down or stood up since the last look at the table.

use rabenburg_protocol::{SeatInfo, Sitter, VisitorId};
use rabenburg_words::{Language, hall as words};

/// What somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// Sat down.
    Sat(String),
    /// Stood up.
    Left(String),
    /// Is here again.
    Came(String),
    /// Is away.
    Went(String),
}

impl Arrival {
    /// The change in words.
    pub fn told(&self, language: Language) -> String {
        match self {
            Arrival::Sat(name) => words::arrived(language, name),
            Arrival::Left(name) => words::got_up(language, name),
            Arrival::Came(name) => words::came_back(language, name),
            Arrival::Went(name) => words::went_away(language, name),
        }
    }

    /// Whether somebody new is here: that is worth a chime.
    pub fn is_welcome(&self) -> bool {
        matches!(self, Arrival::Sat(_) | Arrival::Came(_))
    }
}

/// What has changed among the people; the visitor's own doings are not news.
pub fn arrivals(before: &[SeatInfo], now: &[SeatInfo], you: Option<VisitorId>) -> Vec<Arrival> {
    let mut arrivals = Vec::new();
    for (visitor, name, present) in people(now).filter(|&(visitor, ..)| Some(visitor) != you) {
        match people(before).find(|&(other, ..)| other == visitor) {
            None => arrivals.push(Arrival::Sat(name.to_owned())),
            Some((_, _, false)) if present => arrivals.push(Arrival::Came(name.to_owned())),
            Some((_, _, true)) if !present => arrivals.push(Arrival::Went(name.to_owned())),
            Some(_) => {}
        }
    }
    let gone = people(before).filter(|&(visitor, ..)| Some(visitor) != you && !people(now).any(|it| it.0 == visitor));
    arrivals.extend(gone.map(|(_, name, _)| Arrival::Left(name.to_owned())));
    arrivals
}

fn people(seats: &[SeatInfo]) -> impl Iterator<Item = (VisitorId, &str, bool)> {
    seats.iter().filter_map(|seat| match &seat.sitter {
        Sitter::Person { visitor, name, present, .. } => Some((*visitor, name.as_str(), *present)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(number: u64, name: &str, present: bool) -> SeatInfo {
        let visitor = VisitorId::from_u64(number).expect("a small number");
        let name = name.parse().expect("a name");
        SeatInfo {
            sitter: Sitter::Person { visitor, name, present, bot_plays: false, away_since: None, resigned: false },
            colour: None,
        }
    }

    fn open() -> SeatInfo {
        SeatInfo { sitter: Sitter::Open, colour: None }
    }

    #[test]
    fn people_who_come_and_go_are_told() {
        let before = [person(1, "Anna", true), open(), person(3, "Cleo", false), person(4, "Dora", true)];
        let now = [open(), person(2, "Ben", true), person(3, "Cleo", true), person(4, "Dora", false)];
        assert_eq!(
            arrivals(&before, &now, None),
            [
                Arrival::Sat("Ben".into()),
                Arrival::Came("Cleo".into()),
                Arrival::Went("Dora".into()),
                Arrival::Left("Anna".into())
            ]
        );
    }

    #[test]
    fn moving_to_another_seat_is_no_news() {
        let before = [person(1, "Anna", true), open()];
        let now = [open(), person(1, "Anna", true)];
        assert_eq!(arrivals(&before, &now, None), []);
    }

    #[test]
    fn ones_own_doings_are_no_news() {
        let (before, now) = ([open()], [person(1, "Anna", true)]);
        assert_eq!(arrivals(&before, &now, VisitorId::from_u64(1)), []);
        assert_eq!(arrivals(&now, &before, VisitorId::from_u64(1)), []);
        assert_eq!(arrivals(&before, &now, VisitorId::from_u64(2)).len(), 1);
    }
}
