//! The options that describe a table, shared by all commands that start games.

use std::num::NonZeroU16;

use clap::{Args, ValueEnum};
use rabenburg_bots::Dice;
use rabenburg_engine::{Costs, Memory, Printing, Rules, Spell, Spells, Teams, Variant};
use serde::Serialize;

use crate::error::LabError;

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
#[command(next_help_heading = "The table")]
pub struct TableArgs {
    /// Number of players; 1 is the solo game
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=6))]
    pub(crate) players: u8,
    /// Basic game, or master variant with spells out of turn
    #[arg(long, value_enum, default_value_t = VariantName::Basic)]
    variant: VariantName,
    /// Partners play together (4 or 6 players)
    #[arg(long)]
    teams: bool,
    /// In a team game, finish the round before the game ends
    #[arg(long, requires = "teams")]
    team_finish_round: bool,
    /// The second action may not be given up
    #[arg(long)]
    second_action_must: bool,
    /// End the game after this many rounds
    #[arg(long, value_name = "N")]
    round_limit: Option<NonZeroU16>,
    #[command(flatten)]
    #[serde(flatten)]
    choices: Choices,
}

/// What every table chooses, the solo player's too.
#[derive(Args, Clone, Serialize)]
#[command(next_help_heading = "The table")]
pub(crate) struct Choices {
    /// Printing of the rules
    #[arg(long, value_enum, default_value_t = Edition::Third)]
    edition: Edition,
    /// Spells laid out: comma-separated names, `all`, `none` (solo), or `random:N`
    ///
    /// By default, move_wizard,move_tower in the basic game, all eight in the master variant, none in the solo game.
    #[arg(long, value_name = "SPELLS")]
    spells: Option<String>,
    /// Let `random:N` and `all` include the promo spell draw_two
    #[arg(long)]
    promo: bool,
    /// Different costs, such as swap_towers=2,free_wizard=2
    #[arg(long, value_name = "SPELL=N,…")]
    costs: Option<String>,
    /// Whether views show locked-up wizards
    #[arg(long, value_enum, default_value_t = MemoryName::Strict)]
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
        rules.check().map_err(|error| LabError::Usage(error.to_string()))?;
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
            let count =
                count.ok_or_else(|| LabError::Usage(format!("'{text}': random takes a number from 1 to {most}")))?;
            return Ok(Spells::draw(count, self.promo, |bound| dice.below(bound)));
        }
        text.split(',').map(|name| spell(name.trim())).collect()
    }

    fn costs(&self) -> Result<Costs, LabError> {
        let mut costs = Costs::PRINTED;
        for part in self.costs.iter().flat_map(|text| text.split(',')) {
            let parsed = part.split_once('=').map(|(name, cost)| (name.trim(), cost.trim().parse::<u8>()));
            let Some((name, Ok(cost))) = parsed else {
                return Err(LabError::Usage(format!("'{part}': costs are written like swap_towers=2,free_wizard=2")));
            };
            costs = costs.with(spell(name)?, cost);
        }
        Ok(costs)
    }
}

fn spell(name: &str) -> Result<Spell, LabError> {
    Spell::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Spell::ALL.iter().map(|spell| spell.name()).collect();
        LabError::Usage(format!("'{name}' is not a spell; spells are {}", names.join(", ")))
    })
}
