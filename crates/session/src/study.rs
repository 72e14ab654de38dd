//! Where bots think: a study hears about the game in messages and answers in messages.
//!
//! It can live in a worker, so that the page stays responsive. It knows the whole game, but each bot is asked with only
//! what its seat knows.

use std::time::Duration;

use rabenburg_bots::{Advice, Bot, Budget, Dice, Level, ObservedGame, Question};
use rabenburg_engine::{Action, Input, Refusal, Seat};
use rabenburg_words::Language;

use crate::analysis::{self, Analysis};
use crate::film::{Film, FilmError};
use crate::message::{Answer, MILLION, Order, Stamp, Unreadable};
use crate::saved::{ResumeError, Saved};
use crate::session::{Player, Who};

/// The bots of a game, with their own copy of it.
pub struct Study {
    clock: fn() -> Duration,
    desk: Option<Desk>,
    /// A finished game under review, with its number.
    analysis: Option<(u64, Analysis)>,
}

/// The game they think about.
struct Desk {
    at: Stamp,
    game: ObservedGame,
    bots: Vec<Option<Thinking>>,
}

struct Thinking {
    level: Level,
    bot: Box<dyn Bot>,
}

/// How long advice may take: a person waits for it.
const ADVICE: Duration = Duration::from_millis(400);

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Game(#[from] ResumeError),
    #[error(transparent)]
    Film(#[from] FilmError),
    #[error("that is another game, or another moment of it")]
    OutOfStep,
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("seat {0} has nothing to decide here")]
    NothingToDecide(Seat),
}

impl Study {
    /// An empty study. The clock says how much time has passed since some fixed moment.
    pub fn new(clock: fn() -> Duration) -> Study {
        Study { clock, desk: None, analysis: None }
    }

    /// Takes a message and returns the answer, if there is one. A message that is not understood gets an answer too.
    pub fn hear(&mut self, message: &str) -> Option<String> {
        let answer = self.obey(message).unwrap_or_else(|failure| Some(Answer::Failed { why: failure.to_string() }));
        answer.map(|answer| answer.to_string())
    }

    fn obey(&mut self, message: &str) -> Result<Option<Answer>, Failure> {
        let clock = self.clock;
        Ok(match message.parse()? {
            Order::Game { game, saved } => {
                // A game that cannot be read is no game, rather than the one before it.
                self.desk = None;
                self.desk = Some(Desk::new(game, &saved.parse()?)?);
                None
            }
            Order::Put { at, input } => {
                self.desk_at(at)?.put(input)?;
                None
            }
            Order::Decide { at, seat } => {
                let action =
                    self.desk_at(at)?.think(Question::Decide(seat), clock).ok_or(Failure::NothingToDecide(seat))?;
                Some(Answer::Decided { at, seat, action })
            }
            Order::Interject { at, seat } => {
                let action = self.desk_at(at)?.think(Question::Interject(seat), clock);
                Some(Answer::Interjected { at, seat, action })
            }
            Order::Advise { at, seat, language } => {
                let advice = self.desk_at(at)?.advise(seat, language, clock);
                Some(Answer::Advised { at, seat, language, advice })
            }
            Order::Analyse { number, record } => {
                self.analysis = None;
                self.analysis = Some((number, Analysis::new(Film::read(&record)?, analysis::RUNS)));
                Some(self.judge(number, 0)?)
            }
            Order::Judge { number, turns } => Some(self.judge(number, turns)?),
            Order::Improve { number, turn, language } => {
                let analysis = self.analysis.as_ref().filter(|(other, _)| *other == number);
                let (_, analysis) = analysis.ok_or(Failure::OutOfStep)?;
                Some(Answer::Improved { number, turn, language, better: analysis.better(turn, language) })
            }
        })
    }

    /// One moment of a game. Each is asked for by a message of its own, so that anyone can stop at any time, and bots
    /// are not kept waiting.
    fn judge(&self, number: u64, turns: usize) -> Result<Answer, Failure> {
        let analysis = self.analysis.as_ref().filter(|(other, _)| *other == number);
        let chances = analysis.and_then(|(_, analysis)| analysis.chances(turns)).ok_or(Failure::OutOfStep)?;
        let chances = chances.iter().map(|chance| (chance * MILLION).round() as u32).collect();
        Ok(Answer::Judged { number, turns, chances })
    }

    fn desk_at(&mut self, at: Stamp) -> Result<&mut Desk, Failure> {
        self.desk.as_mut().filter(|desk| desk.at == at).ok_or(Failure::OutOfStep)
    }
}

impl Desk {
    fn new(game: u64, saved: &Saved) -> Result<Desk, Failure> {
        let bot = |(player, &seed): (&Player, &u64)| match player.sitter {
            Who::Bot(level) => Some(Thinking { level, bot: level.bot(seed) }),
            Who::Here | Who::Elsewhere => None,
        };
        let bots = saved.players.iter().zip(&saved.seeds).map(bot).collect();
        let at = Stamp { game, version: 0 };
        let mut desk = Desk { at, game: ObservedGame::new(*saved.record.start()), bots };
        saved.record.inputs().iter().try_for_each(|&input| desk.put(input))?;
        Ok(desk)
    }

    fn put(&mut self, input: Input) -> Result<(), Failure> {
        self.game.put(input)?;
        self.at.version += 1;
        Ok(())
    }

    fn think(&mut self, question: Question, clock: fn() -> Duration) -> Option<Action> {
        let Thinking { level, bot } = self.bots.get_mut(question.seat().index())?.as_mut()?;
        Some(self.game.ask(question, bot.as_mut(), level.budget(clock))?.1.action)
    }

    fn advise(&self, seat: Seat, language: Language, clock: fn() -> Duration) -> Option<(Action, String)> {
        let position = self.game.position();
        position.awaited().filter(|&awaited| awaited == seat)?;
        let budget = Budget::Time { limit: ADVICE, clock };
        let seed = Dice::for_game(self.at.game, self.at.version.into()).seed();
        let hint = Advice::ask(self.game.knowledge(seat)?, &position.legal_actions(seat), budget, seed)?.hint;
        Some((hint.action, rabenburg_words::hint(&hint, language)))
    }
}
