//! The final ranking. The engine says who has won; the others follow by what everybody can count.

use std::cmp::Reverse;

use rabenburg_engine::{Outcome, Rules, Seat, View};

/// A side that plays for itself: a player, or the partners of a team.
pub type PlayingSide = Vec<Seat>;

/// The sides of a table, in the order of their first seats.
pub fn sides(rules: &Rules) -> Vec<PlayingSide> {
    let first = |seat: &Seat| rules.partner(*seat).is_none_or(|partner| seat.index() < partner.index());
    rules.seats().filter(first).map(|seat| std::iter::once(seat).chain(rules.partner(seat)).collect()).collect()
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

/// The ranking, best first. Without an outcome (an abandoned game) sides are ranked by where they stood.
pub fn ranking(view: &View, outcome: Option<&Outcome>) -> Vec<Placed> {
    let won =
        |side: &PlayingSide| outcome.is_some_and(|outcome| side.iter().any(|&seat| outcome.winners.contains(seat)));
    let counted = |side: &PlayingSide| {
        let sum = |of: &dyn Fn(usize) -> u8| side.iter().map(|seat| of(seat.index())).sum::<u8>();
        let flasks = |seat: usize| view.seats[seat].flasks;
        let full = sum(&|seat| flasks(seat).full);
        (sum(&|seat| view.seats[seat].home), full + sum(&|seat| flasks(seat).spent), full)
    };
    // Winners share first place, whatever the counts say.
    let key = |side: &PlayingSide| if won(side) { (true, (0, 0, 0)) } else { (false, counted(side)) };
    let mut sides = sides(&view.rules);
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

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Position, Printing, Reason, SeatSet, Teams, Viewer};

    use super::*;

    fn view(rules: Rules) -> View {
        Position::start(rules).expect("a table").view(Viewer::Spectator)
    }

    fn outcome(winners: &[u8]) -> Outcome {
        let winners: SeatSet = winners.iter().filter_map(|&seat| Seat::new(seat)).collect();
        Outcome { reason: Reason::Finished, winners, score: None }
    }

    fn places(ranking: &[Placed]) -> Vec<(usize, Vec<usize>)> {
        ranking.iter().map(|placed| (placed.place, placed.side.iter().map(|seat| seat.index()).collect())).collect()
    }

    #[test]
    fn the_winner_is_first_whatever_can_be_counted() {
        let mut view = view(Rules::new(Printing::Third, 4));
        for (seat, home) in [3, 1, 3, 2].into_iter().enumerate() {
            view.seats[seat].home = home;
        }
        view.seats[2].flasks.full = 1;
        let ranking = ranking(&view, Some(&outcome(&[1])));
        assert_eq!(places(&ranking), [(1, vec![1]), (2, vec![2]), (3, vec![0]), (4, vec![3])]);
        assert_eq!(ranking.iter().filter(|placed| placed.won).count(), 1);
    }

    #[test]
    fn equal_ones_share_a_place() {
        let mut view = view(Rules::new(Printing::Third, 5));
        for (seat, home) in [2, 2, 1, 4, 0].into_iter().enumerate() {
            view.seats[seat].home = home;
        }
        let shared = ranking(&view, Some(&outcome(&[2, 3])));
        assert_eq!(places(&shared), [(1, vec![2]), (1, vec![3]), (3, vec![0]), (3, vec![1]), (5, vec![4])]);
        let given_up = ranking(&view, None);
        assert_eq!(given_up[0].side, [Seat::new(3).expect("a seat")]);
        assert!(given_up.iter().all(|placed| !placed.won));
    }

    #[test]
    fn spent_flasks_count_as_filled() {
        let mut view = view(Rules::new(Printing::Third, 3));
        view.seats[1].flasks.spent = 2;
        view.seats[2].flasks.full = 1;
        assert_eq!(places(&ranking(&view, Some(&outcome(&[0])))), [(1, vec![0]), (2, vec![1]), (3, vec![2])]);
    }

    #[test]
    fn partners_stand_together() {
        let mut view = view(Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 6) });
        view.seats[4].home = 3;
        view.seats[2].home = 2;
        let ranking = ranking(&view, Some(&outcome(&[0, 3])));
        assert_eq!(places(&ranking), [(1, vec![0, 3]), (2, vec![1, 4]), (3, vec![2, 5])]);
    }

    #[test]
    fn alone_one_is_a_side() {
        assert_eq!(sides(&Rules::new(Printing::First, 1)).len(), 1);
        assert_eq!(sides(&Rules::new(Printing::Third, 6)).len(), 6);
    }
}
