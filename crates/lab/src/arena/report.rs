//! The results of an arena: a table for people, JSON and CSV for programs.

use std::io::{self, Write, stdout};

use rabenburg_words::{Language, measured as text};
use serde::Serialize;

use super::log::Header;
use super::standings::{Score, Standings};
use crate::figures::{grouped, milliseconds, percent, percents};
use crate::terminal::{BOLD, DIM, Screen, StyledLine};

/// Everything there is to say.
#[derive(Serialize)]
pub(crate) struct ArenaReport<'a> {
    pub(crate) settings: &'a Header<'a>,
    /// Whether Ctrl-C stopped it early.
    pub(crate) interrupted: bool,
    /// Decisions per second during this run, all threads together; `None` if all games were already in the log.
    pub(crate) decisions_per_s: Option<f64>,
    #[serde(flatten)]
    pub(crate) standings: Standings,
    /// The kind of table in words.
    #[serde(skip)]
    pub(crate) title: String,
    #[serde(skip)]
    pub(crate) language: Language,
}

impl ArenaReport<'_> {
    pub(crate) fn print_json(&self) -> io::Result<()> {
        let mut out = stdout().lock();
        serde_json::to_writer_pretty(&mut out, self)?;
        writeln!(out)
    }

    /// No field needs quotes: neither bots nor their names contain commas.
    pub(crate) fn print_csv(&self) -> io::Result<()> {
        let mut out = stdout().lock();
        writeln!(
            out,
            "bot,name,games,win_rate,win_low,win_high,rating,rating_low,rating_high,decisions,ms_per_decision,ms_p99,ms_max"
        )?;
        for bot in &self.standings.bots {
            let Score { name, games, win_rate, win_low, win_high, rating, rating_low, rating_high, .. } = bot;
            let Score { decisions, ms_per_decision, ms_p99, ms_max, bot, .. } = bot;
            write!(out, "{bot},{name},{games},{win_rate:.6},{win_low:.6},{win_high:.6},")?;
            write!(out, "{rating:.4},{rating_low:.4},{rating_high:.4},")?;
            writeln!(out, "{decisions},{ms_per_decision:.6},{ms_p99:.6},{ms_max:.6}")?;
        }
        Ok(())
    }

    pub(crate) fn print_table(&self) -> io::Result<()> {
        let mut lines = vec![StyledLine::styled(BOLD, &self.title), self.summary(), StyledLine::default()];
        if !self.standings.bots.is_empty() {
            lines.extend(self.rows());
        }
        Screen::standard().print(&lines)
    }

    fn summary(&self) -> StyledLine {
        let Standings { games, deals, seatings, turns_per_game, rounds_per_game, .. } = self.standings;
        let language = self.language;
        let mut line = StyledLine::default();
        if self.interrupted {
            line.put(BOLD, format!("{}; ", text::stopped_early(language)));
        }
        if games == 0 {
            line.say(text::no_whole_deal(language));
            return line;
        }
        let (games, deals) = (grouped(games as f64), grouped(deals as f64));
        line.say(match seatings {
            1 => text::games_of_deals(language, games, deals),
            _ => text::games_of_deals_seated(language, games, deals, seatings),
        });
        let (turns, rounds) = (format_args!("{turns_per_game:.1}"), format_args!("{rounds_per_game:.1}"));
        line.say(format!("; {}", text::per_game(language, turns, rounds)));
        if self.standings.unfinished > 0 {
            let stopped = text::some_stopped_early(language, grouped(self.standings.unfinished as f64));
            line.put(BOLD, format!("; {stopped}"));
        }
        if let Some(speed) = self.decisions_per_s {
            line.say(format!("; {}", text::decisions_per_second(language, grouped(speed))));
        }
        line
    }

    fn rows(&self) -> Vec<StyledLine> {
        let (bots, language) = (&self.standings.bots, self.language);
        let widest = |of: &dyn Fn(&Score) -> usize| bots.iter().map(of).max().unwrap_or(0);
        let (spec, name) = (widest(&|bot| bot.bot.chars().count()), widest(&|bot| bot.name.chars().count()));
        let label = spec.max(3) + 2 + name;
        let heads = format!(
            "{:<label$}{:>8}{:>9}{:>14}{:>13}{:>13}{:>9}{:>9}",
            text::bot(language),
            text::games(language),
            text::wins(language),
            "95 %",
            text::rating(language),
            text::ms_per_decision(language),
            "p99",
            text::max(language)
        );
        let row = |bot: &Score| {
            let mut line = StyledLine::styled(BOLD, &bot.bot);
            line.pad(label - name).say(bot.name).pad(label);
            line.say(format!("{:>8}", grouped(bot.games as f64)));
            line.put(BOLD, format!("{:>9}", percent(bot.win_rate)));
            line.put(DIM, format!("{:>14}", percents(bot.win_low, bot.win_high)));
            line.put(BOLD, format!("{:>7.1}", bot.rating));
            line.put(DIM, format!(" ± {:<3.1}", bot.rating_high - bot.rating));
            line.say(format!("{:>13}", milliseconds(bot.ms_per_decision)));
            line.put(DIM, format!("{:>9}{:>9}", milliseconds(bot.ms_p99), milliseconds(bot.ms_max)));
            line
        };
        std::iter::once(StyledLine::styled(DIM, heads)).chain(bots.iter().map(row)).collect()
    }
}
