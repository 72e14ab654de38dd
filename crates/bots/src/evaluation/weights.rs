//! The weights of all models, as a text that people can read and tools can write.
//!
//! Numbers are integers: a weight times [`SCALE`]. So the text holds exactly what the bots compute with.

use core::fmt;
use core::str::FromStr;
use std::sync::OnceLock;

use rabenburg_engine::Rules;

use super::features::{FEATURES, NAMES};
use super::model::{HIDDEN, Model};

/// A weight of 1 in the text.
const SCALE: f32 = 256.0;

/// Which games a model is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameKind {
    /// The number of players.
    pub players: u8,
    /// The master variant.
    pub master: bool,
    /// In teams.
    pub teams: bool,
}

impl GameKind {
    /// Every kind there is a model for.
    pub fn all() -> impl Iterator<Item = GameKind> {
        let kind = |players, master, teams| GameKind { players, master, teams };
        let solo = [kind(1, false, false)];
        let basic = (2..=6).map(move |players| kind(players, false, false));
        let master = (2..=6).map(move |players| kind(players, true, false));
        let teams = [4, 6].map(move |players| kind(players, false, true));
        solo.into_iter().chain(basic).chain(master).chain(teams)
    }

    /// The kind of a table. Team games in the master variant are judged as team games.
    pub fn of(rules: &Rules) -> GameKind {
        let teams = rules.is_team();
        GameKind { players: rules.players, master: rules.is_master() && !teams, teams }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match (self.players, self.teams, self.master) {
            (1, ..) => return f.write_str("solo"),
            (_, true, _) => "teams",
            (_, false, true) => "master",
            (_, false, false) => "basic",
        };
        write!(f, "{name}-{}", self.players)
    }
}

/// The models of all kinds of games.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    models: Vec<(GameKind, Model)>,
}

impl Weights {
    /// The weights that ship with the bots.
    pub fn ours() -> &'static Weights {
        static OURS: OnceLock<Weights> = OnceLock::new();
        OURS.get_or_init(|| include_str!("../../weights.txt").parse().expect("a test has read the same text"))
    }

    pub(crate) fn of(&self, kind: GameKind) -> Option<&Model> {
        self.models.iter().find(|(other, _)| *other == kind).map(|(_, model)| model)
    }

    /// Replaces the model of a kind; models stay in the order of [`GameKind::all`]. The weights are rounded to what the
    /// text holds.
    pub(crate) fn put(&mut self, kind: GameKind, mut model: Model) {
        let rows = [&mut model.biases, &mut model.outputs].into_iter().chain(model.inputs.iter_mut());
        rows.flatten().for_each(|weight| *weight = f32::from(whole(*weight)) / SCALE);
        self.models.retain(|(other, _)| *other != kind);
        self.models.push((kind, model));
        self.models.sort_by_key(|(kind, _)| GameKind::all().position(|other| other == *kind));
    }

    pub(crate) fn model(&self, rules: &Rules) -> Option<&Model> {
        self.of(GameKind::of(rules))
    }
}

/// Why a text is not a set of weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct WeightsError {
    line: usize,
    problem: &'static str,
}

impl FromStr for GameKind {
    type Err = String;

    fn from_str(text: &str) -> Result<GameKind, String> {
        let names = || GameKind::all().map(|kind| kind.to_string()).collect::<Vec<_>>().join(", ");
        GameKind::all().find(|kind| kind.to_string() == text).ok_or_else(|| format!("'{text}' is none of: {}", names()))
    }
}

impl FromStr for Weights {
    type Err = WeightsError;

    fn from_str(text: &str) -> Result<Weights, WeightsError> {
        let mut weights = Weights { models: Vec::new() };
        // All rows of a model, in order; a model that stops before the last one is incomplete.
        let mut rows = ROWS;
        let mut last = 0;
        for (number, line) in text.lines().enumerate() {
            let problem = |problem| WeightsError { line: number + 1, problem };
            last = number + 1;
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(name) = line.strip_prefix("model ") {
                let kind = name.parse().map_err(|_| problem("no such kind of game"))?;
                if rows < ROWS {
                    return Err(problem("features of the model before are missing"));
                }
                if weights.of(kind).is_some() {
                    return Err(problem("a second model of the same kind"));
                }
                weights.models.push((kind, Model::blank()));
                rows = 0;
                continue;
            }
            let (_, model) = weights.models.last_mut().ok_or_else(|| problem("a model comes first"))?;
            read_row(model, rows, line).map_err(problem)?;
            rows += 1;
        }
        if rows < ROWS { Err(WeightsError { line: last, problem: "features are missing" }) } else { Ok(weights) }
    }
}

/// The rows of a model: biases, outputs, and what each feature adds.
const ROWS: usize = FEATURES + 2;

fn name(row: usize) -> String {
    match row {
        0 => "biases".to_owned(),
        1 => "outputs".to_owned(),
        _ => NAMES.get(row - 2).map(|(name, number)| format!("{name}.{number}")).unwrap_or_default(),
    }
}

/// Reads the row with this number. Its name has to match: weights for features other than ours would be worse than
/// none.
fn read_row(model: &mut Model, number: usize, line: &str) -> Result<(), &'static str> {
    let row = match number {
        0 => &mut model.biases,
        1 => &mut model.outputs,
        _ => model.inputs.get_mut(number - 2).ok_or("more features than there are")?,
    };
    let mut words = line.split_whitespace();
    if words.next() != Some(&name(number)) {
        return Err("not the feature that comes next");
    }
    for weight in row.iter_mut() {
        let word = words.next().and_then(|word| word.parse::<i16>().ok());
        *weight = f32::from(word.ok_or("a whole number is missing")?) / SCALE;
    }
    words.next().map_or(Ok(()), |_| Err("more numbers than there are"))
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# Weights of the evaluation, times {SCALE}. Made by `rabenburg train`; docs/BOTS.md tells how.")?;
        for (kind, model) in &self.models {
            writeln!(f, "\nmodel {kind}")?;
            let rows = [&model.biases, &model.outputs].into_iter().chain(model.inputs.iter());
            for (number, weights) in rows.enumerate() {
                write_row(f, &name(number), weights)?;
            }
        }
        Ok(())
    }
}

fn write_row(f: &mut fmt::Formatter<'_>, name: &str, weights: &[f32; HIDDEN]) -> fmt::Result {
    write!(f, "{name}")?;
    for &weight in weights {
        write!(f, " {}", whole(weight))?;
    }
    writeln!(f)
}

fn whole(weight: f32) -> i16 {
    libm::roundf(weight * SCALE) as i16
}
