//! What the engine says about the seats of a table that has not started: which colours are left, and who plays with
//! whom.

use rabenburg_engine::{Colour, Rules, Seat};
use rabenburg_protocol::{NewTable, SeatInfo, Sitter, Status, TableInfo};

/// The colours a seat may have: those nobody else has, and of which the box holds enough wizards (rule 1.7).
pub fn free_colours(table: &TableInfo, seat: usize) -> Vec<Colour> {
    let of_others = |colour: Colour| {
        table.seats.iter().enumerate().any(|(other, info)| other != seat && info.colour == Some(colour))
    };
    let rules = Rules::new(table.options.printing, table.options.players);
    Colour::ALL.into_iter().filter(|&colour| !of_others(colour) && rules.has_enough(colour)).collect()
}

/// The team of a seat, counted from 1, if partners play (rule 11.1).
pub fn team(options: &NewTable, seat: usize) -> Option<usize> {
    let rules = Rules { teams: options.teams, ..Rules::new(options.printing, options.players) };
    let seat = Seat::new(seat as u8)?;
    let partner = rules.partner(seat)?;
    Some(seat.index().min(partner.index()) + 1)
}

/// How many seats are free.
pub fn free(seats: &[SeatInfo]) -> usize {
    seats.iter().filter(|seat| seat.sitter == Sitter::Open).count()
}

/// Whether a newcomer could sit down: the table is still gathering and has a free seat.
pub fn is_joinable(table: &TableInfo) -> bool {
    table.status == Status::Waiting && free(&table.seats) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(options: &str, seats: &str) -> TableInfo {
        let text = format!(
            r#"{{"code":"7K2QX9FM","status":"waiting","host":"01J2F5Z8Q7RX","options":{options},"seats":{seats},
                "spectators":0}}"#
        );
        serde_json::from_str(&text).expect("a table")
    }

    const SEATS: &str = r#"[{"sitter":"bot","level":"keeper","name":"Korax","colour":"yellow"},{"sitter":"open"}]"#;

    #[test]
    fn colours_of_others_are_not_free() {
        let table = table(r#"{"players":2}"#, SEATS);
        let others = [Colour::Blue, Colour::Red, Colour::Green, Colour::Orange, Colour::Purple];
        assert_eq!(free_colours(&table, 1), others);
        assert_eq!(free_colours(&table, 0).len(), 6, "its own is");
        assert_eq!(free(&table.seats), 1);
    }

    #[test]
    fn nobody_sits_down_at_a_full_table_or_one_that_plays() {
        let mut table = table(r#"{"players":2}"#, SEATS);
        assert!(is_joinable(&table));
        table.status = Status::Playing;
        assert!(!is_joinable(&table));
        table.status = Status::Waiting;
        table.seats.truncate(1);
        assert!(!is_joinable(&table));
    }

    #[test]
    fn a_small_box_has_few_colours_for_two() {
        assert_eq!(free_colours(&table(r#"{"players":2,"printing":"first"}"#, SEATS), 1), [Colour::Blue]);
    }

    #[test]
    fn partners_sit_opposite_each_other() {
        let team = |options: &str, seat| team(&serde_json::from_str(options).expect("options"), seat);
        let four = r#"{"players":4,"teams":"end_at_once"}"#;
        assert_eq!([0, 1, 2, 3].map(|seat| team(four, seat)), [Some(1), Some(2), Some(1), Some(2)]);
        assert_eq!(team(r#"{"players":4}"#, 0), None);
    }
}
