//! What speakers are called. Anybody may have any name, so a name alone does not tell a player from a spectator.

use rabenburg_protocol::{SeatInfo, Sitter, VisitorId};
use rabenburg_words::{Language, hall as words};

/// The name, marked as a spectator's if that visitor has no seat at the table.
pub fn called(name: &str, visitor: VisitorId, seats: &[SeatInfo], language: Language) -> String {
    if seat_of(visitor, seats).is_some() { name.to_owned() } else { words::chat_spectator(language, name) }
}

/// Where a visitor sits.
pub fn seat_of(visitor: VisitorId, seats: &[SeatInfo]) -> Option<&SeatInfo> {
    let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person { visitor: other, .. } if *other == visitor);
    seats.iter().find(|seat| sits(&seat.sitter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spectator_with_a_players_name_is_no_player() {
        let [anna, other] = [1, 2].map(|number| VisitorId::from_u64(number).expect("a small number"));
        let name = "Anna".parse().expect("a name");
        let sitter =
            Sitter::Person { visitor: anna, name, present: true, bot_plays: false, away_since: None, resigned: false };
        let seats = [SeatInfo { sitter, colour: None }, SeatInfo { sitter: Sitter::Open, colour: None }];
        let told = |visitor| called("Anna", visitor, &seats, Language::English);
        assert_eq!((told(anna), told(other)), ("Anna".to_owned(), "Anna (spectator)".to_owned()));
    }
}
