//! What the games of an arena say about its contenders.

use rabenburg_words::Language;
use serde::Serialize;

use super::lineup::{Lineup, Sides};
use super::log::Games;
use super::rating;
use crate::contender::Contender;
use crate::contest::PlayedOut;
use crate::interval;
use crate::thinking::Thinking;

/// The result of all complete deals. Deals not played in every seating do not count: luck would not cancel out.
#[derive(Serialize)]
pub(crate) struct Standings {
    pub(crate) games: u64,
    pub(crate) deals: u64,
    /// How many games each deal has.
    pub(crate) seatings: usize,
    /// Games that were stopped early; everyone shares the victory.
    pub(crate) unfinished: u64,
    pub(crate) turns_per_game: f64,
    pub(crate) rounds_per_game: f64,
    pub(crate) decisions: u64,
    /// The best first.
    pub(crate) bots: Vec<Score>,
}

/// The result for one contender.
#[derive(Serialize)]
pub(crate) struct Score {
    pub(crate) bot: String,
    pub(crate) name: &'static str,
    /// Games it took part in, in one seat or several.
    pub(crate) games: u64,
    /// Victories per seat it had; shared ones are split.
    pub(crate) win_rate: f64,
    pub(crate) win_low: f64,
    pub(crate) win_high: f64,
    pub(crate) rating: f64,
    pub(crate) rating_low: f64,
    pub(crate) rating_high: f64,
    pub(crate) decisions: u64,
    pub(crate) ms_per_decision: f64,
    pub(crate) ms_p99: f64,
    pub(crate) ms_max: f64,
}

/// The running totals for one contender.
#[derive(Default)]
struct Tally {
    games: u64,
    thinking: Thinking,
    deals: Vec<f64>,
}

impl Standings {
    pub(crate) fn new(contenders: &[Contender], lineup: &Lineup, games: &Games, language: Language) -> Standings {
        let seatings = lineup.seatings.len();
        let deals = complete(games, seatings as u64);
        let played = || deals.iter().flatten().zip(lineup.seatings.iter().cycle());
        let mut tallies: Vec<Tally> = contenders.iter().map(|_| Tally::default()).collect();
        for deal in &deals {
            add_deal(&mut tallies, lineup, deal);
        }
        let seated = played().map(|(game, seating)| (&seating[..], *game)).collect();
        let ratings = rating::rate(contenders.len(), lineup.sides, seated);
        let mut bots: Vec<Score> = (contenders.iter().zip(tallies).zip(ratings))
            .filter(|((_, tally), _)| tally.games > 0)
            .map(|((contender, tally), rating)| Score::new(contender, &tally, rating, language))
            .collect();
        bots.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        let count = played().count() as u64;
        let mean = |of: &dyn Fn(&PlayedOut) -> u32| {
            played().map(|(game, _)| f64::from(of(game))).sum::<f64>() / count.max(1) as f64
        };
        Standings {
            games: count,
            deals: deals.len() as u64,
            seatings,
            unfinished: played().filter(|(game, _)| game.reason.is_none()).count() as u64,
            turns_per_game: mean(&|game| game.turns),
            rounds_per_game: mean(&|game| game.turns.div_ceil(lineup.sides.players as u32)),
            decisions: bots.iter().map(|bot| bot.decisions).sum(),
            bots,
        }
    }
}

/// The deals played in every seating, in order.
fn complete(games: &Games, seatings: u64) -> Vec<Vec<&PlayedOut>> {
    let deals = games.keys().next_back().map_or(0, |last| last / seatings + 1);
    (0..deals)
        .filter_map(|deal| (0..seatings).map(|seating| games.get(&(deal * seatings + seating))).collect())
        .collect()
}

fn add_deal(tallies: &mut [Tally], lineup: &Lineup, deal: &[&PlayedOut]) {
    for (who, tally) in tallies.iter_mut().enumerate() {
        let (mut seats, mut won) = (0u32, 0.0);
        for (game, seating) in deal.iter().zip(&lineup.seatings) {
            let own = seating.iter().enumerate().filter(|&(_, &sits)| sits == who);
            tally.games += u64::from(seating.contains(&who));
            for (seat, _) in own {
                seats += 1;
                won += share(game, lineup.sides, seat);
                tally.thinking.merge(&game.thinking[seat]);
            }
        }
        if seats > 0 {
            tally.deals.push(won / f64::from(seats));
        }
    }
}

/// What a seat won: winners share a victory, but partners win together.
fn share(game: &PlayedOut, sides: Sides, seat: usize) -> f64 {
    let winners = game.winners.len() * sides.count / sides.players;
    let won = game.winners.iter().any(|winner| winner.index() == seat);
    if won { 1.0 / winners as f64 } else { 0.0 }
}

impl Score {
    fn new(contender: &Contender, tally: &Tally, rating: rating::Rating, language: Language) -> Score {
        let interval = interval::of_deals(&tally.deals, tally.games as usize);
        Score {
            bot: contender.spec().into(),
            name: contender.name(language),
            games: tally.games,
            win_rate: tally.deals.iter().sum::<f64>() / tally.deals.len() as f64,
            win_low: interval.low,
            win_high: interval.high,
            rating: rating.value,
            rating_low: rating.value - rating.plus_minus,
            rating_high: rating.value + rating.plus_minus,
            decisions: tally.thinking.decisions,
            ms_per_decision: tally.thinking.mean_ms(),
            ms_p99: tally.thinking.p99_ms(),
            ms_max: tally.thinking.max_ms(),
        }
    }
}
