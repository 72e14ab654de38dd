//! How far a measured rate can be trusted: 95 % confidence intervals.

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Interval {
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// Standard deviations to each side that cover 95 % of a normal distribution.
pub(crate) const SIGMAS: f64 = 1.959_964;
/// Fewer means than this should not be treated as normally distributed.
const ENOUGH: usize = 30;

/// Wilson's score interval for a rate in independent trials. It also works for few trials and near 0 and 1.
pub(crate) fn wilson(rate: f64, trials: usize) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let trials = trials as f64;
    let square = SIGMAS * SIGMAS / trials;
    let centre = (rate + square / 2.0) / (1.0 + square);
    let half = SIGMAS / (1.0 + square) * (rate * (1.0 - rate) / trials + square / (4.0 * trials)).sqrt();
    // Rounding must not leave the rate itself outside.
    Interval { low: (centre - half).clamp(0.0, rate), high: (centre + half).clamp(rate, 1.0) }
}

/// For a win rate measured in duplicate deals.
///
/// Games of one deal share their luck, so they are not independent trials. Each deal is one observation, the mean over
/// its seatings, and the spread of these means says how sure we are. Since luck mostly cancels out within a deal, that
/// is narrower than counting games. Below 30 deals, the spread itself is too uncertain, and if every deal was won, or
/// every one lost, there is none. Then it is Wilson's interval for games or, if all went one way, for deals.
pub(crate) fn of_deals(means: &[f64], games: usize) -> Interval {
    let count = means.len();
    let mean = means.iter().sum::<f64>() / count.max(1) as f64;
    if mean <= 0.0 || mean >= 1.0 {
        return wilson(mean.clamp(0.0, 1.0), count);
    }
    if count < ENOUGH {
        return wilson(mean, games);
    }
    let freedom = (count - 1) as f64;
    let variance = means.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / freedom;
    // Student's quantile; the first term of its expansion around the normal one is accurate to 0.01 from 30 deals on.
    let quantile = SIGMAS + (SIGMAS.powi(3) + SIGMAS) / (4.0 * freedom);
    let half = quantile * (variance / count as f64).sqrt();
    Interval { low: (mean - half).max(0.0), high: (mean + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(interval: Interval, low: f64, high: f64) {
        let close = (interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4;
        assert!(close, "{interval:?} is not {low} to {high}");
    }

    #[test]
    fn wilson_matches_published_tables() {
        near(wilson(0.5, 10), 0.2366, 0.7634);
        near(wilson(0.0, 10), 0.0, 0.2775);
        near(wilson(0.9, 100), 0.8256, 0.9448);
        assert!((1..5000).all(|trials| wilson(0.0, trials).low == 0.0 && wilson(1.0, trials).high == 1.0));
    }

    #[test]
    fn deals_are_the_observations() {
        // One won and one lost game in every deal leave no doubt.
        near(of_deals(&[0.5; 40], 80), 0.5, 0.5);
        // 20 deals won and 20 lost: deviation 0.5064, quantile 2.0208.
        let means: Vec<f64> = (0..40).map(|deal| f64::from(deal % 2)).collect();
        near(of_deals(&means, 80), 0.338, 0.662);
    }

    #[test]
    fn few_deals_and_clear_cases_use_wilson() {
        assert_eq!(of_deals(&[0.5; 10], 20), wilson(0.5, 20));
        assert_eq!(of_deals(&[1.0; 50], 100), wilson(1.0, 50));
    }
}
