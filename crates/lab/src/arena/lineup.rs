//! Who sits where: the games played with every deal.

use rabenburg_words::{Language, failures};

/// The seatings of a deal. Each lists the contenders by seat, as indices.
#[derive(Debug, PartialEq)]
pub(crate) struct Lineup {
    pub(crate) seatings: Vec<Vec<usize>>,
    pub(crate) sides: Sides,
}

/// Who wins together: every seat for itself, or partners, who sit opposite each other (rule 11.1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sides {
    pub(crate) count: usize,
    pub(crate) players: usize,
}

impl Sides {
    pub(crate) fn new(players: u8, team: bool) -> Sides {
        let players = usize::from(players);
        Sides { count: if team { players / 2 } else { players }, players }
    }

    pub(crate) fn seats(self, side: usize) -> impl Iterator<Item = usize> {
        (side..self.players).step_by(self.count)
    }
}

/// Why nobody can sit down.
#[derive(Debug, PartialEq)]
pub enum LineupError {
    /// Alone, one plays against nobody.
    Solo,
    /// Too few for this table, and not one or two.
    Count {
        /// How many there are.
        given: usize,
        /// How many could sit down.
        places: usize,
    },
    /// In all combinations, one would meet itself.
    Twice,
}

impl LineupError {
    pub(crate) fn told(&self, language: Language) -> String {
        match self {
            LineupError::Solo => failures::arena_solo(language).to_owned(),
            LineupError::Count { given, places } => failures::arena_count(language, given, places),
            LineupError::Twice => failures::arena_twice(language).to_owned(),
        }
    }
}

/// If all orders would make more games per deal than this, the players only rotate.
const MOST_SEATINGS: usize = 24;

impl Lineup {
    /// The seatings for a list of contenders. In a team game, a contender plays a whole side, unless there is one for
    /// each seat.
    pub(crate) fn new(listed: &[usize], sides: Sides) -> Result<Lineup, LineupError> {
        if sides.players == 1 {
            return Err(LineupError::Solo);
        }
        let places = if listed.len() == sides.players { sides.players } else { sides.count };
        let groups = groups(listed, places)?;
        let orders: usize = groups.iter().map(|group| all_orders(group).len()).sum();
        let order = if orders > MOST_SEATINGS { rotations } else { all_orders };
        // Place p is seat p, or the seats of side p.
        let spread = |order: Vec<usize>| (0..sides.players).map(|seat| order[seat % places]).collect();
        let seatings = groups.iter().flat_map(|group| order(group)).map(spread).collect();
        Ok(Lineup { seatings, sides })
    }
}

/// Who plays with whom.
fn groups(listed: &[usize], places: usize) -> Result<Vec<Vec<usize>>, LineupError> {
    match *listed {
        [only] => Ok(vec![vec![only; places]]),
        [one, other] if places > 2 => {
            let mut group = vec![other; places];
            group[0] = one;
            Ok(vec![group])
        }
        _ if listed.len() == places => Ok(vec![listed.to_vec()]),
        _ if listed.len() < places => Err(LineupError::Count { given: listed.len(), places }),
        _ if (1..listed.len()).any(|at| listed[..at].contains(&listed[at])) => Err(LineupError::Twice),
        _ => Ok(combinations(listed, places)),
    }
}

/// All choices of `count`, each in the order of the list.
fn combinations(from: &[usize], count: usize) -> Vec<Vec<usize>> {
    match (count, from) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = combinations(rest, count - 1).into_iter().map(|mut group| {
                group.insert(0, *first);
                group
            });
            with.chain(combinations(rest, count)).collect()
        }
    }
}

/// The different orders of a group, the given one first. It stops once there are clearly too many.
fn all_orders(group: &[usize]) -> Vec<Vec<usize>> {
    let mut found = vec![group.to_vec()];
    let mut at = 0;
    // Swapping any two places again and again reaches every order.
    while at < found.len() && found.len() <= MOST_SEATINGS {
        for one in 0..group.len() {
            for other in one + 1..group.len() {
                let mut order = found[at].clone();
                order.swap(one, other);
                if !found.contains(&order) {
                    found.push(order);
                }
            }
        }
        at += 1;
    }
    found
}

/// The orders in which everyone moves on by the same number of places.
fn rotations(group: &[usize]) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    for by in 0..group.len() {
        let mut order = group.to_vec();
        order.rotate_left(by);
        if !found.contains(&order) {
            found.push(order);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seatings(listed: &[usize], players: u8, team: bool) -> Vec<Vec<usize>> {
        Lineup::new(listed, Sides::new(players, team)).expect("a line-up").seatings
    }

    #[test]
    fn two_players_change_seats() {
        assert_eq!(seatings(&[0, 1], 2, false), [[0, 1], [1, 0]]);
        assert_eq!(seatings(&[0, 0], 2, false), [[0, 0]]);
    }

    #[test]
    fn one_alone_takes_every_seat() {
        let mut found = seatings(&[0, 1], 4, false);
        found.sort();
        assert_eq!(found, [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
    }

    #[test]
    fn all_orders_up_to_24_and_rotations_beyond() {
        assert_eq!(seatings(&[0, 1, 2, 3], 4, false).len(), 24);
        assert_eq!(seatings(&[0, 0, 0, 1, 1, 1], 6, false).len(), 20);
        let five = seatings(&[0, 1, 2, 3, 4], 5, false);
        assert_eq!(five.len(), 5);
        assert!((0..5).all(|seat| (0..5).all(|who| five.iter().any(|order| order[seat] == who))));
        assert_eq!(seatings(&[0, 0, 1, 1, 2, 2], 6, false).len(), 6);
    }

    #[test]
    fn one_contender_plays_a_team_unless_each_seat_has_its_own() {
        assert_eq!(seatings(&[0, 1], 4, true), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(seatings(&[0, 1], 6, true)[0], [0, 1, 1, 0, 1, 1]);
        assert_eq!(seatings(&[0, 1, 2], 4, true).len(), 6);
        assert_eq!(seatings(&[0, 1, 2, 3], 4, true).len(), 24);
        assert_eq!(Sides::new(6, true).seats(1).collect::<Vec<_>>(), [1, 4]);
    }

    #[test]
    fn more_contenders_than_seats_meet_in_all_combinations() {
        let found = seatings(&[0, 1, 2, 3, 4], 2, false);
        assert_eq!(found.len(), 20);
        assert_eq!(seatings(&[0, 1, 2, 3, 4, 5], 4, false).len(), 15 * 4);
        assert!(found.iter().enumerate().all(|(at, seating)| !found[..at].contains(seating)));
    }

    #[test]
    fn impossible_lists_are_refused() {
        let refused = |listed: &[usize], players| Lineup::new(listed, Sides::new(players, false)).unwrap_err();
        assert_eq!(refused(&[0, 1, 2], 4), LineupError::Count { given: 3, places: 4 });
        assert_eq!(refused(&[0, 1, 0], 2), LineupError::Twice);
        assert_eq!(refused(&[0], 1), LineupError::Solo);
    }
}
