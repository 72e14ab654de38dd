//! A game as the browser keeps it: its number, which is when it began, and a line about it.

use rabenburg_session::{Summary, Who};

/// A game kept on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its number: when it began, in milliseconds since 1970.
    pub number: String,
    /// When something last happened in it, in milliseconds since 1970.
    pub touched: u64,
    /// What is told about it.
    pub summary: Summary,
}

impl Kept {
    /// Reads the line about a game. One of another version is passed over; its game stays where it is.
    pub fn read(number: &str, line: &str) -> Option<Kept> {
        let (touched, summary) = line.split_once('\t')?;
        let summary = summary.parse().ok()?;
        Some(Kept { number: number.to_owned(), touched: touched.parse().ok()?, summary })
    }

    /// Whether it goes on.
    pub fn is_running(&self) -> bool {
        self.summary.ended.is_none()
    }

    /// The seat of the only person, who is the visitor.
    pub fn you(&self) -> Option<usize> {
        let people = |(_, player): &(usize, &rabenburg_session::Player)| !matches!(player.sitter, Who::Bot(_));
        let mut people = self.summary.players.iter().enumerate().filter(people).map(|(seat, _)| seat);
        people.next().filter(|_| people.next().is_none())
    }
}

/// How many finished games are kept with their moves. Of older ones the results stay.
pub const MOST: usize = 400;

/// The numbers of the games whose moves are to go, once there are too many: those finished longest ago.
pub fn too_many(games: &[Kept]) -> Vec<String> {
    let mut finished: Vec<&Kept> = games.iter().filter(|game| !game.is_running()).collect();
    finished.sort_by_key(|game| core::cmp::Reverse(game.touched));
    finished.into_iter().skip(MOST).map(|game| game.number.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUNNING: &str = "1763430000000\tthird basic 2\t7\ton\t1 2 0 person \t0 1 0 keeper Korax";
    const OVER: &str = "1763430000001\tthird basic 2\t30\tover - a\t5 6 0 person \t3 1 0 keeper Korax";

    #[test]
    fn a_line_tells_of_a_game() {
        let kept = Kept::read("1763420000000", RUNNING).expect("a game");
        assert_eq!((kept.touched, kept.you(), kept.is_running()), (1_763_430_000_000, Some(0), true));
        assert_eq!(kept.summary.round(), 4);
        assert_eq!(Kept::read("1", "1763430000000\tsixth basic 2\t7\ton"), None);
        assert_eq!(Kept::read("1", ""), None);
    }

    #[test]
    fn only_the_moves_of_the_oldest_finished_games_go() {
        let game = |number: usize| {
            let line = if number.is_multiple_of(2) { RUNNING } else { OVER };
            Kept { touched: number as u64, ..Kept::read(&number.to_string(), line).expect("a game") }
        };
        let games: Vec<Kept> = (0..2 * MOST + 6).map(game).collect();
        assert_eq!(too_many(&games), ["5", "3", "1"]);
        assert_eq!(too_many(&games[..MOST]), Vec::<String>::new());
    }
}
