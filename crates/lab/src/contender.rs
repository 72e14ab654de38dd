//! Bots by their names on the command line: `keeper`, `queen@100ms`, `wizard@2000`.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use rabenburg_bots::{Bot, Budget, Level, OneStep, Recall};
use rabenburg_words::{Language, failures, glossary, measured};

use crate::spoken::said;

const ONE_STEP: &str = "one-step";

/// A bot with its budget.
#[derive(Clone, Debug)]
pub struct Contender {
    spec: String,
    player: ContenderKind,
    budget: Budget,
}

/// Who can sit down at a table.
#[derive(Clone, Copy, Debug)]
enum ContenderKind {
    Level(Level),
    /// The best player that looks only one step ahead: a reference.
    OneStep,
}

impl ContenderKind {
    fn from_name(name: &str) -> Option<ContenderKind> {
        let one_step = (name == ONE_STEP).then_some(ContenderKind::OneStep);
        Level::from_id(name).map(ContenderKind::Level).or(one_step)
    }

    fn names() -> Vec<&'static str> {
        Level::ALL.iter().map(|level| level.id()).chain([ONE_STEP]).collect()
    }

    fn name(self, language: Language) -> &'static str {
        match self {
            ContenderKind::Level(level) => glossary::level(level, language),
            ContenderKind::OneStep => measured::one_step(language),
        }
    }

    fn budget(self) -> Budget {
        match self {
            ContenderKind::Level(level) => level.budget(clock),
            ContenderKind::OneStep => Budget::Iterations(1),
        }
    }

    fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            ContenderKind::Level(level) => level.bot(seed),
            ContenderKind::OneStep => Box::new(OneStep::new(Recall::Everything, seed)),
        }
    }
}

impl Contender {
    /// A level as people meet it.
    pub(crate) fn of_level(level: Level) -> Contender {
        Contender { spec: level.id().into(), player: ContenderKind::Level(level), budget: level.budget(clock) }
    }

    /// As written: contenders with different budgets have different specs.
    pub fn spec(&self) -> &str {
        &self.spec
    }

    /// The name for people.
    pub(crate) fn name(&self, language: Language) -> &'static str {
        self.player.name(language)
    }

    /// How long it thinks about a decision.
    pub(crate) fn budget(&self) -> Budget {
        self.budget
    }

    pub(crate) fn bot(&self, seed: u64) -> Box<dyn Bot> {
        self.player.bot(seed)
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spec)
    }
}

/// Why a text does not name a contender.
#[derive(Debug)]
pub enum SpecError {
    Bot(String),
    Budget(String),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&said(|language| match self {
            SpecError::Bot(name) => failures::not_a_bot(language, name, ContenderKind::names().join(", ")),
            SpecError::Budget(text) => failures::not_a_budget(language, text),
        }))
    }
}

impl std::error::Error for SpecError {}

impl FromStr for Contender {
    type Err = SpecError;

    fn from_str(spec: &str) -> Result<Contender, SpecError> {
        let (name, budget) = match spec.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (spec, None),
        };
        let player = ContenderKind::from_name(name).ok_or_else(|| SpecError::Bot(name.into()))?;
        let budget = match budget {
            Some(text) => parse_budget(text).ok_or_else(|| SpecError::Budget(text.into()))?,
            None => player.budget(),
        };
        Ok(Contender { spec: spec.into(), player, budget })
    }
}

fn parse_budget(text: &str) -> Option<Budget> {
    let seconds = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => number.parse::<f64>().ok()? / 1000.0,
        (None, Some(number)) => number.parse().ok()?,
        (None, None) => return text.parse().ok().filter(|&count| count > 0).map(Budget::Iterations),
    };
    let limit = Duration::try_from_secs_f64(seconds).ok().filter(|limit| !limit.is_zero())?;
    Some(Budget::Time { limit, clock })
}

/// Time since the first call.
fn clock() -> Duration {
    static BEGINNING: OnceLock<Instant> = OnceLock::new();
    BEGINNING.get_or_init(Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(spec: &str) -> Option<String> {
        let contender: Contender = spec.parse().ok()?;
        Some(match contender.budget() {
            Budget::Iterations(count) => count.to_string(),
            Budget::Time { limit, .. } => format!("{limit:?}"),
        })
    }

    #[test]
    fn budgets_are_times_or_counts() {
        for (spec, expected) in [
            ("queen@100ms", Some("100ms")),
            ("queen@1.5s", Some("1.5s")),
            ("wizard@2000", Some("2000")),
            ("wizard@0", None),
            ("wizard@0ms", None),
            ("wizard@-1s", None),
            ("wizard@", None),
            ("wizard@1h", None),
            ("merlin@1s", None),
            ("", None),
        ] {
            assert_eq!(budget(spec).as_deref(), expected, "{spec}");
        }
    }

    #[test]
    fn the_help_names_every_level() {
        for help in Language::ALL.iter().map(|&language| rabenburg_words::laboratory::bots(language)) {
            assert!(ContenderKind::names().iter().all(|name| help.contains(name)), "{help}");
        }
    }
}
