//! Ratings from the places in games with any number of players: Weng and Lin's Bayesian update, as in OpenSkill.

use rabenburg_bots::Dice;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::lineup::Sides;
use crate::contest::PlayedOut;
use crate::interval::SIGMAS;

/// How strong a contender is: 25 is the middle. By the model's usual spread, a lead of 6 points wins three out of four
/// games between two players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rating {
    pub(crate) value: f64,
    /// Half the width of the 95 % interval.
    pub(crate) plus_minus: f64,
}

/// Who sat where in a game, and how it ended.
pub(crate) type Seated<'a> = (&'a [usize], &'a PlayedOut);

/// Updates go game by game, so late games weigh more than early ones. The mean over several orders evens that out.
const ORDERS: u32 = 16;

/// Rates contenders by their games, which must always come in the same order.
pub(crate) fn rate(contenders: usize, sides: Sides, mut games: Vec<Seated<'_>>) -> Vec<Rating> {
    let mut dice = Dice::from_seed(0);
    let mut sums = vec![Rating { value: 0.0, plus_minus: 0.0 }; contenders];
    for _ in 0..ORDERS {
        for (sum, rating) in sums.iter_mut().zip(one_by_one(contenders, sides, &games)) {
            sum.value += rating.rating / f64::from(ORDERS);
            sum.plus_minus += SIGMAS * rating.uncertainty / f64::from(ORDERS);
        }
        for last in (1..games.len()).rev() {
            games.swap(last, dice.below(last + 1));
        }
    }
    sums
}

fn one_by_one(contenders: usize, sides: Sides, games: &[Seated<'_>]) -> Vec<WengLinRating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); contenders];
    for &(seating, game) in games {
        let teams: Vec<Vec<WengLinRating>> =
            (0..sides.count).map(|side| sides.seats(side).map(|seat| ratings[seating[seat]]).collect()).collect();
        let ranked: Vec<_> =
            teams.iter().zip(&game.places).map(|(team, &place)| (&team[..], MultiTeamOutcome::new(place))).collect();
        let after = weng_lin_multi_team(&ranked, &config);
        for (who, rating) in ratings.iter_mut().enumerate() {
            let seats = (0..sides.count).flat_map(|side| sides.seats(side).zip(&after[side]));
            let own = seats.filter(|&(seat, _)| seating[seat] == who).map(|(_, rating)| rating);
            *rating = mean(own).unwrap_or(*rating);
        }
    }
    ratings
}

/// A contender in several seats learns from a game what it would learn in one of them, on average: a game is one game.
fn mean<'a>(ratings: impl Iterator<Item = &'a WengLinRating>) -> Option<WengLinRating> {
    let (mut count, mut sum) = (0.0, WengLinRating { rating: 0.0, uncertainty: 0.0 });
    for rating in ratings {
        count += 1.0;
        sum.rating += rating.rating;
        sum.uncertainty += rating.uncertainty;
    }
    (count > 0.0).then(|| WengLinRating { rating: sum.rating / count, uncertainty: sum.uncertainty / count })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(places: &[usize]) -> PlayedOut {
        let (reason, winners, discarded, thinking) = (None, Vec::new(), None, Vec::new());
        PlayedOut { reason, winners, places: places.to_vec(), discarded, turns: 0, thinking }
    }

    #[test]
    fn better_places_give_better_ratings() {
        let sides = Sides::new(3, false);
        let won = game(&[1, 2, 3]);
        let ratings = rate(4, sides, vec![(&[0, 1, 2], &won); 20]);
        assert!(ratings[0].value > ratings[1].value && ratings[1].value > ratings[2].value, "{ratings:?}");
        assert!(ratings[0].plus_minus < ratings[3].plus_minus, "ratings without games are as uncertain as before");
        assert!((ratings[3].value - 25.0).abs() < 1e-9);
    }

    #[test]
    fn partners_and_copies_are_rated_together() {
        let won = game(&[1, 3, 1, 3]);
        let ratings = rate(2, Sides::new(4, true), vec![(&[0, 1, 0, 1], &won); 20]);
        assert!(ratings[0].value > 27.0 && ratings[1].value < 23.0, "{ratings:?}");
        let drawn = game(&[1, 1, 1]);
        let even = rate(2, Sides::new(3, false), vec![(&[0, 1, 1], &drawn); 20]);
        assert!(even.iter().all(|rating| (rating.value - 25.0).abs() < 1e-6), "{even:?}");
    }
}
