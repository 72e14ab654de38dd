//! `rabenburg watch`: a game between bots, drawn turn by turn.

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::Args;
use rabenburg_bots::Dice;
use rabenburg_engine::{Rules, Turn};
use rabenburg_lab::spoken::said;
use rabenburg_lab::terminal::{DIM, Screen, StyledLine};
use rabenburg_lab::{Contender, Contest, Deal, LabError, TableArgs, start};
use rabenburg_words::{Language, commands as text, laboratory, terminal};

use crate::draw::Frame;
use crate::error::CliError;
use crate::story::Narration;
use crate::why;

#[derive(Args)]
#[command(about = said(text::watch), after_help = help())]
pub(crate) struct WatchArgs {
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "keeper", help = said(text::watch_bots))]
    bots: Vec<Contender>,
    #[arg(long, value_parser = str::parse::<u64>, help = said(text::watch_seed))]
    seed: Option<u64>,
    #[arg(long, value_parser = str::parse::<u64>, value_name = "MS", help = said(text::watch_delay))]
    delay: Option<u64>,
    #[arg(long, help = said(text::show_secrets))]
    open: bool,
    #[arg(long, help = said(text::watch_why))]
    why: bool,
    #[arg(long, value_name = said(text::file), help = said(laboratory::start))]
    start: Option<PathBuf>,
    #[arg(long, value_name = said(text::file), help = said(text::watch_record))]
    record: Option<PathBuf>,
    #[command(flatten)]
    table: TableArgs,
}

/// What follows the options.
fn help() -> String {
    [laboratory::bots, text::watch_examples].map(said).join("\n\n")
}

/// Weak bots cannot finish every game; nobody watches longer.
const MAX_TURNS: u32 = 2000;
const DELAY_ON_A_TERMINAL: u64 = 700;

pub(crate) fn run(args: &WatchArgs, language: Language) -> Result<(), CliError> {
    let seed = args.seed.unwrap_or_else(seed_from_clock);
    let deal = match &args.start {
        Some(path) => Deal::from_start(start::read(path)?, &mut Dice::for_game(seed, 0)),
        None => Deal::new(&args.table, seed, 0)?,
    };
    let bots = seated(&args.bots, deal.start.rules())?;
    let screen = Screen::standard();
    let usual = if screen.is_terminal() { DELAY_ON_A_TERMINAL } else { 0 };
    let show = Show {
        delay: Duration::from_millis(args.delay.unwrap_or(usual)),
        title: format!("{}   {}", start::describe(deal.start.rules(), language), terminal::seed(language, seed)),
        open: args.open,
        why: args.why,
        language,
        screen,
    };
    let contest = Contest::new(&deal, bots.iter().copied());
    let story = show.play(Narration::new(deal.start, args.open, language), contest)?;
    match &args.record {
        Some(path) => Ok(save(path, story, &bots, seed)?),
        None => Ok(()),
    }
}

/// Each seat's bot.
fn seated<'a>(bots: &'a [Contender], rules: &Rules) -> Result<Vec<&'a Contender>, CliError> {
    match bots {
        [everyone] => Ok(rules.seats().map(|_| everyone).collect()),
        _ if bots.len() == usize::from(rules.players) => Ok(bots.iter().collect()),
        _ => Err(CliError::Bots { bots: bots.len(), players: rules.players }),
    }
}

/// A number short enough to retype.
fn seed_from_clock() -> u64 {
    let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
    (nanos / 1000 % 1_000_000) as u64
}

fn save(path: &Path, story: Narration, bots: &[&Contender], seed: u64) -> Result<(), LabError> {
    let mut record = story.into_record();
    let names: Vec<&str> = bots.iter().map(|bot| bot.spec()).collect();
    record.tag("players", &names.join(" "));
    record.tag("seed", &seed.to_string());
    std::fs::write(path, record.to_string()).map_err(|error| LabError::Save { path: path.into(), error })
}

/// A game on a screen.
struct Show {
    screen: Screen,
    delay: Duration,
    title: String,
    open: bool,
    /// Whether reasons are shown.
    why: bool,
    language: Language,
}

impl Show {
    /// Plays to the end.
    fn play(mut self, mut story: Narration, mut contest: Contest) -> Result<Narration, LabError> {
        let first = story.position().turn_number();
        self.draw(&story, true)?;
        let mut reason = None;
        while let Some(input) = contest.next_noticed(|knowledge, actions, decision| {
            // Without a choice, there is no reason.
            let asked = self.why && actions.len() > 1;
            reason = asked.then(|| why::line(knowledge, decision, self.language)).flatten();
        })? {
            if let Some(reason) = reason.take() {
                story.explain(reason);
            }
            let turned = story.put(input)?;
            // The deal is not a turn; it was drawn as the set-up.
            if turned && story.told().turn.is_some() {
                self.draw(&story, false)?;
            }
            if story.position().turn_number() - first >= MAX_TURNS {
                self.screen.print(&[
                    StyledLine::default(),
                    StyledLine::plain(terminal::broken_off(self.language, MAX_TURNS)),
                ])?;
                return Ok(story);
            }
        }
        if self.screen.is_terminal() {
            self.screen.print(&[StyledLine::default()])?;
        }
        Ok(story)
    }

    fn draw(&mut self, story: &Narration, first: bool) -> Result<(), LabError> {
        let told = story.told();
        let over = matches!(story.position().turn(), Turn::Over(_));
        let (position, past, title) = (story.position(), story.past(), self.title.as_str());
        let (open, why, language) = (self.open, self.why, self.language);
        let legend = terminal::legend(language);
        let footer = StyledLine::styled(DIM, format!(" {}", if over { terminal::more(language) } else { legend }));
        let frame = Frame { position, told, past, title, footer, open, why, language };
        match self.screen.size() {
            // The last drawing leaves a line for the prompt.
            (width, Some(rows)) => self.screen.redraw(&frame.fitted(width, rows.saturating_sub(usize::from(over))))?,
            (width, None) => {
                if first {
                    self.screen.print(&[StyledLine::plain(legend), StyledLine::default()])?;
                }
                let mut lines = frame.lines(width);
                lines.extend((!over).then(StyledLine::default));
                self.screen.print(&lines)?;
            }
        }
        if !over {
            sleep(self.delay);
        }
        Ok(())
    }
}
