//! What solo games say about bots: a table with small charts for people, JSON for programs.

use std::collections::BTreeMap;
use std::io::{self, Write, stdout};
use std::time::Duration;

use rabenburg_words::{Language, measured as text};
use serde::Serialize;

use crate::contender::Contender;
use crate::contest::PlayedOut;
use crate::figures::{grouped, milliseconds, percent, percents};
use crate::interval;
use crate::table::TableArgs;
use crate::terminal::{BOLD, DIM, Screen, StyledLine};
use crate::thinking::Thinking;

/// The results of all bots on the same deals.
#[derive(Serialize)]
pub(crate) struct Results {
    deals: usize,
    interrupted: bool,
    decisions_per_s: f64,
    bots: Vec<Solver>,
}

#[derive(Serialize)]
struct Solver {
    bot: String,
    name: &'static str,
    games: usize,
    solved: usize,
    solved_rate: f64,
    solved_low: f64,
    solved_high: f64,
    /// How many cards were discarded per solved game, on average; fewer is better (rule 12.4).
    mean_discarded: Option<f64>,
    /// The number of solved games by cards discarded.
    discarded: BTreeMap<u8, u32>,
    /// Games that were stopped early, which count as lost.
    unfinished: usize,
    ms_per_decision: f64,
    ms_p99: f64,
    ms_max: f64,
}

impl Results {
    pub(crate) fn new(
        bots: &[Contender],
        deals: &[Vec<&PlayedOut>],
        time: Duration,
        interrupted: bool,
        language: Language,
    ) -> Results {
        let decisions: u64 = deals.iter().flatten().flat_map(|game| &game.thinking).map(|bot| bot.decisions).sum();
        let of = |(at, bot): (usize, &Contender)| {
            Solver::new(bot, &deals.iter().map(|deal| deal[at]).collect::<Vec<_>>(), language)
        };
        Results {
            deals: deals.len(),
            interrupted,
            decisions_per_s: decisions as f64 / time.as_secs_f64(),
            bots: bots.iter().enumerate().map(of).collect(),
        }
    }

    pub(crate) fn print_json(&self, table: &TableArgs, seed: u64) -> io::Result<()> {
        #[derive(Serialize)]
        struct SoloReport<'a> {
            seed: u64,
            table: &'a TableArgs,
            #[serde(flatten)]
            results: &'a Results,
        }
        let mut out = stdout().lock();
        serde_json::to_writer_pretty(&mut out, &SoloReport { seed, table, results: self })?;
        writeln!(out)
    }

    pub(crate) fn print_table(&self, title: &str, language: Language) -> io::Result<()> {
        let early = self.interrupted.then(|| text::stopped_early(language).to_owned());
        let deals = text::same_deals(language, grouped(self.deals as f64));
        let speed = text::decisions_per_second(language, grouped(self.decisions_per_s));
        let summary = early.into_iter().chain([deals, speed]).collect::<Vec<_>>().join("; ");
        let mut lines = vec![StyledLine::styled(BOLD, title), StyledLine::plain(summary), StyledLine::default()];
        lines.extend(self.rows(language));
        Screen::standard().print(&lines)
    }

    fn rows(&self, language: Language) -> Vec<StyledLine> {
        let widest = |of: &dyn Fn(&Solver) -> usize| self.bots.iter().map(of).max().unwrap_or(0);
        let (spec, name) = (widest(&|bot| bot.bot.chars().count()), widest(&|bot| bot.name.chars().count()));
        let label = spec.max(3) + 2 + name;
        let chart = Chart::over(self.bots.iter().flat_map(|bot| bot.discarded.keys().copied()));
        let heads = format!(
            "{:<label$}{:>9}{:>15}{:>9}{:>13}{:>9}{:>9}  {}",
            text::bot(language),
            text::solved(language),
            "95 %",
            text::cards(language),
            text::ms_per_decision(language),
            "p99",
            text::max(language),
            chart.heading(language)
        );
        let row = |bot: &Solver| {
            let mut line = StyledLine::styled(BOLD, &bot.bot);
            line.pad(label - name).say(bot.name).pad(label);
            line.put(BOLD, format!("{:>9}", percent(bot.solved_rate)));
            line.put(DIM, format!("{:>15}", percents(bot.solved_low, bot.solved_high)));
            line.say(format!("{:>9}", bot.mean_discarded.map_or("–".into(), |cards| format!("{cards:.1}"))));
            line.say(format!("{:>13}", milliseconds(bot.ms_per_decision)));
            line.put(DIM, format!("{:>9}{:>9}  ", milliseconds(bot.ms_p99), milliseconds(bot.ms_max)));
            line.say(chart.bars(&bot.discarded));
            line
        };
        std::iter::once(StyledLine::styled(DIM, heads)).chain(self.bots.iter().map(row)).collect()
    }
}

impl Solver {
    fn new(bot: &Contender, games: &[&PlayedOut], language: Language) -> Solver {
        let mut thinking = Thinking::default();
        let mut discarded: BTreeMap<u8, u32> = BTreeMap::new();
        let (mut solved, mut sum) = (0, 0.0);
        for game in games {
            game.thinking.iter().for_each(|game| thinking.merge(game));
            if let (Some(_), false, Some(cards)) = (game.reason, game.winners.is_empty(), game.discarded) {
                solved += 1;
                sum += f64::from(cards);
                *discarded.entry(cards).or_default() += 1;
            }
        }
        let solved_rate = solved as f64 / games.len().max(1) as f64;
        let interval = interval::wilson(solved_rate, games.len());
        Solver {
            bot: bot.spec().into(),
            name: bot.name(language),
            games: games.len(),
            solved,
            solved_rate,
            solved_low: interval.low,
            solved_high: interval.high,
            mean_discarded: (solved > 0).then(|| sum / solved as f64),
            discarded,
            unfinished: games.iter().filter(|game| game.reason.is_none()).count(),
            ms_per_decision: thinking.mean_ms(),
            ms_p99: thinking.p99_ms(),
            ms_max: thinking.max_ms(),
        }
    }
}

/// Small bars on a common scale, so that bots can be compared at a glance.
struct Chart {
    low: u8,
    /// How many cards one bar stands for.
    width: u8,
    bars: u8,
}

const MOST_BARS: u8 = 24;
const BARS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Chart {
    fn over(cards: impl Iterator<Item = u8> + Clone) -> Chart {
        let (low, high) = (cards.clone().min().unwrap_or(0), cards.max().unwrap_or(0));
        let width = (high - low) / MOST_BARS + 1;
        Chart { low, width, bars: (high - low) / width + 1 }
    }

    /// What the first and last bar stand for; empty if nothing was solved, since every solution takes cards.
    fn heading(&self, language: Language) -> String {
        if self.low == 0 {
            return String::new();
        }
        text::cards_from_to(language, self.low, self.low + self.width * self.bars - 1)
    }

    fn bars(&self, counts: &BTreeMap<u8, u32>) -> String {
        let mut sums = vec![0u32; usize::from(self.bars)];
        for (cards, count) in counts {
            sums[usize::from((cards - self.low) / self.width)] += count;
        }
        let most = sums.iter().copied().max().unwrap_or(0).max(1);
        // Rounded up, so that anything that happened at all is visible.
        sums.iter().map(|&sum| BARS[(8 * sum).div_ceil(most) as usize]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_share_a_scale() {
        let counts: BTreeMap<u8, u32> = [(40, 1), (41, 8), (43, 100)].into();
        let chart = Chart::over([40, 43].into_iter());
        assert_eq!(chart.bars(&counts), "▁▁ █");
        let wide = Chart::over([10, 81].into_iter());
        assert_eq!((wide.width, wide.bars, wide.heading(Language::English).as_str()), (3, 24, "cards 10 to 81"));
        assert_eq!(Chart::over(std::iter::empty()).bars(&BTreeMap::new()), " ");
    }
}
