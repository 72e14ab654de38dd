//! The final ranking: the winners, and after them everybody else by what the table can count.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::view::SeatView;

/// A side that plays for itself: a player, or the partners of a team.
pub type PlayingSide = Vec<Seat>;

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Wizards home.
    pub home: u8,
    /// Full flasks.
    pub full: u8,
    /// Spent flasks.
    pub spent: u8,
}

impl From<&SeatView> for Standing {
    fn from(seat: &SeatView) -> Standing {
        Standing { home: seat.home, full: seat.flasks.full, spent: seat.flasks.spent }
    }
}

/// A side with its rank, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Its rank. Equal sides share one, and the next rank counts all sides before it.
    pub place: usize,
    /// Who.
    pub side: PlayingSide,
    /// Whether it has won, perhaps together with others.
    pub won: bool,
}

impl Rules {
    /// The sides of a table, in the order of their first seats.
    pub fn sides(&self) -> Vec<PlayingSide> {
        let first = |seat: &Seat| self.partner(*seat).is_none_or(|partner| seat.index() < partner.index());
        self.seats().filter(first).map(|seat| core::iter::once(seat).chain(self.partner(seat)).collect()).collect()
    }

    /// The ranking, best first. Winners share first place, whatever the counts say; the others follow by wizards home,
    /// flasks filled and flasks full, in the order of rule 10.5.
    pub fn ranking(&self, standings: &[Standing], winners: SeatSet) -> Vec<Placed> {
        let won = |side: &PlayingSide| side.iter().any(|&seat| winners.contains(seat));
        let counted = |side: &PlayingSide| {
            let sum = |of: &dyn Fn(&Standing) -> u8| side.iter().map(|seat| of(&standings[seat.index()])).sum::<u8>();
            let full = sum(&|seat| seat.full);
            (sum(&|seat| seat.home), full + sum(&|seat| seat.spent), full)
        };
        let key = |side: &PlayingSide| if won(side) { (true, (0, 0, 0)) } else { (false, counted(side)) };
        let mut sides = self.sides();
        sides.sort_by_key(|side| Reverse(key(side)));
        let mut placed: Vec<Placed> = Vec::new();
        for (index, side) in sides.into_iter().enumerate() {
            let place = match placed.last() {
                Some(last) if key(&last.side) == key(&side) => last.place,
                _ => index + 1,
            };
            placed.push(Placed { place, won: won(&side), side });
        }
        placed
    }
}

impl Position {
    /// How everybody stands, by seat.
    pub fn standings(&self) -> Vec<Standing> {
        let of = |seat| {
            let flasks = self.flasks(seat);
            Standing { home: self.home(seat), full: flasks.full, spent: flasks.spent }
        };
        self.rules().seats().map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;
    use crate::rules::{Printing, Teams};

    /// Nobody has anything yet.
    fn standings(rules: &Rules) -> Vec<Standing> {
        rules.seats().map(|_| Standing { home: 0, full: 0, spent: 0 }).collect()
    }

    fn seats(winners: &[u8]) -> SeatSet {
        winners.iter().filter_map(|&seat| Seat::new(seat)).collect()
    }

    fn places(ranking: &[Placed]) -> Vec<(usize, Vec<usize>)> {
        ranking.iter().map(|placed| (placed.place, placed.side.iter().map(|seat| seat.index()).collect())).collect()
    }

    #[test]
    fn the_winner_is_first_whatever_can_be_counted() {
        let rules = Rules::new(Printing::Third, 4);
        let mut stand = standings(&rules);
        for (seat, home) in [3, 1, 3, 2].into_iter().enumerate() {
            stand[seat].home = home;
        }
        stand[2].full = 1;
        let ranking = rules.ranking(&stand, seats(&[1]));
        assert_eq!(places(&ranking), [(1, vec![1]), (2, vec![2]), (3, vec![0]), (4, vec![3])]);
        assert_eq!(ranking.iter().filter(|placed| placed.won).count(), 1);
    }

    #[test]
    fn equal_ones_share_a_place() {
        let rules = Rules::new(Printing::Third, 5);
        let mut stand = standings(&rules);
        for (seat, home) in [2, 2, 1, 4, 0].into_iter().enumerate() {
            stand[seat].home = home;
        }
        let shared = rules.ranking(&stand, seats(&[2, 3]));
        assert_eq!(places(&shared), [(1, vec![2]), (1, vec![3]), (3, vec![0]), (3, vec![1]), (5, vec![4])]);
        let given_up = rules.ranking(&stand, seats(&[]));
        assert_eq!(given_up[0].side, [Seat::new(3).expect("a seat")]);
        assert!(given_up.iter().all(|placed| !placed.won));
    }

    #[test]
    fn spent_flasks_count_as_filled() {
        let rules = Rules::new(Printing::Third, 3);
        let mut stand = standings(&rules);
        stand[1].spent = 2;
        stand[2].full = 1;
        assert_eq!(places(&rules.ranking(&stand, seats(&[0]))), [(1, vec![0]), (2, vec![1]), (3, vec![2])]);
    }

    #[test]
    fn partners_stand_together() {
        let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 6) };
        let mut stand = standings(&rules);
        stand[4].home = 3;
        stand[2].home = 2;
        let ranking = rules.ranking(&stand, seats(&[0, 3]));
        assert_eq!(places(&ranking), [(1, vec![0, 3]), (2, vec![1, 4]), (3, vec![2, 5])]);
    }

    #[test]
    fn alone_one_is_a_side() {
        assert_eq!(Rules::new(Printing::First, 1).sides().len(), 1);
        assert_eq!(Rules::new(Printing::Third, 6).sides().len(), 6);
    }
}
