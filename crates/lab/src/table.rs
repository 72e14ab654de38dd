//! The options that describe a table, shared by all commands that start games.

use std::num::NonZeroU16;

use clap::{Args, ValueEnum};
use rabenburg_bots::Dice;
use rabenburg_engine::{Costs, Memory, Printing, Rules, Spell, Spells, Teams, Variant};
use rabenburg_words::laboratory as text;
use serde::Serialize;

use crate::error::{LabError, UsageError};
use crate::spoken::said;

/// A printing of the rules, by its name on the command line.
#[derive(Clone, Copy, ValueEnum, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Edition {
    First,
    Second,
    Third,
    Short,
}

#[derive(Clone, Copy, ValueEnum, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum VariantName {
    Basic,
    Master,
}

#[derive(Clone, Copy, ValueEnum, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MemoryName {
    Strict,
    Aided,
}

/// The table: players, printing, variant and other choices.
#[derive(Args, Clone, Serialize)]
#[command(next_help_heading = said(text::the_table))]
pub struct TableArgs {
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=6), help = said(text::players))]
    pub(crate) players: u8,
    #[arg(long, value_enum, default_value_t = VariantName::Basic, help = said(text::variant))]
    variant: VariantName,
    #[arg(long, help = said(text::teams))]
    teams: bool,
    #[arg(long, requires = "teams", help = said(text::team_finish_round))]
    team_finish_round: bool,
    #[arg(long, help = said(text::second_action_must))]
    second_action_must: bool,
    #[arg(long, value_name = "N", help = said(text::round_limit))]
    round_limit: Option<NonZeroU16>,
    #[command(flatten)]
    #[serde(flatten)]
    choices: Choices,
}

/// What every table chooses, the solo player's too.
#[derive(Args, Clone, Serialize)]
#[command(next_help_heading = said(text::the_table))]
pub(crate) struct Choices {
    #[arg(long, value_enum, default_value_t = Edition::Third, help = said(text::edition))]
    edition: Edition,
    #[arg(long, value_name = said(text::which_spells), help = said(text::spells), long_help = said(text::spells_long))]
    spells: Option<String>,
    #[arg(long, help = said(text::promo))]
    promo: bool,
    #[arg(long, value_name = said(text::spells_with_costs), help = said(text::costs))]
    costs: Option<String>,
    #[arg(long, value_enum, default_value_t = MemoryName::Strict, help = said(text::memory))]
    memory: MemoryName,
}

impl TableArgs {
    /// The table of the solo game.
    pub(crate) fn solo(choices: &Choices) -> TableArgs {
        TableArgs {
            players: 1,
            variant: VariantName::Basic,
            teams: false,
            team_finish_round: false,
            second_action_must: false,
            round_limit: None,
            choices: choices.clone(),
        }
    }

    /// The rules of this table; random spells are drawn with the dice.
    pub(crate) fn rules(&self, dice: &mut Dice) -> Result<Rules, LabError> {
        let printing = match self.choices.edition {
            Edition::First => Printing::First,
            Edition::Second => Printing::Second,
            Edition::Third => Printing::Third,
            Edition::Short => Printing::Short,
        };
        let variant = match self.variant {
            VariantName::Basic => Variant::Basic,
            VariantName::Master => Variant::Master,
        };
        let mut rules = Rules::new(printing, self.players);
        rules.variant = variant;
        rules.teams = match (self.teams, self.team_finish_round) {
            (false, _) => Teams::None,
            (true, false) => Teams::EndAtOnce,
            (true, true) => Teams::FinishRound,
        };
        rules.second_action_optional = !self.second_action_must;
        rules.round_limit = self.round_limit;
        rules.memory = match self.choices.memory {
            MemoryName::Strict => Memory::Strict,
            MemoryName::Aided => Memory::Aided,
        };
        rules.spells = self.choices.spells(&rules, dice)?;
        rules.costs = self.choices.costs()?;
        rules.check().map_err(UsageError::Rules)?;
        Ok(rules)
    }
}

impl Choices {
    fn spells(&self, rules: &Rules, dice: &mut Dice) -> Result<Spells, LabError> {
        let all = if self.promo { Spells::ALL } else { Spells::BOX };
        let Some(text) = &self.spells else {
            return Ok(if rules.is_master() && !rules.is_solo() { all } else { rules.spells });
        };
        match text.as_str() {
            "all" => return Ok(all),
            "none" | "" => return Ok(Spells::NONE),
            _ => {}
        }
        if let Some(count) = text.strip_prefix("random:") {
            let most = all.len();
            let count = count.parse().ok().filter(|count| (1..=most).contains(count));
            let count = count.ok_or_else(|| UsageError::RandomSpells { given: text.clone(), most })?;
            return Ok(Spells::draw(count, self.promo, |bound| dice.below(bound)));
        }
        text.split(',').map(|name| spell(name.trim())).collect()
    }

    fn costs(&self) -> Result<Costs, LabError> {
        let mut costs = Costs::PRINTED;
        for part in self.costs.iter().flat_map(|text| text.split(',')) {
            let parsed = part.split_once('=').map(|(name, cost)| (name.trim(), cost.trim().parse::<u8>()));
            let Some((name, Ok(cost))) = parsed else {
                return Err(UsageError::Costs(part.to_owned()).into());
            };
            costs = costs.with(spell(name)?, cost);
        }
        Ok(costs)
    }
}

fn spell(name: &str) -> Result<Spell, LabError> {
    Spell::from_name(name).ok_or_else(|| UsageError::Spell(name.to_owned()).into())
}
