//! The options that describe a table, shared by all commands that start games.

use std::num::NonZeroU16;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rabenburg_bots::Dice;
use rabenburg_engine::{Costs, Memory, Printing, Rules, Spell, Spells, Teams, Variant};
use rabenburg_protocol::{NewTable, SpellChoice};
use rabenburg_words::laboratory as text;
use serde::Serialize;

use crate::error::{LabError, UsageError};
use crate::spoken::{between, said};

/// The table: players, printing, variant and other choices.
#[derive(Args, Clone, Serialize)]
#[command(next_help_heading = said(text::the_table))]
pub struct TableArgs {
    #[arg(long, default_value_t = 4, value_parser = between(1_u8, 6), help = said(text::players))]
    pub(crate) players: u8,
    #[arg(long, default_value = "basic", value_parser = named([Variant::Basic, Variant::Master], Variant::name), help = said(text::variant))]
    variant: Variant,
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
    #[arg(long, default_value = "third", value_parser = named(Printing::ALL, Printing::name), help = said(text::edition))]
    edition: Printing,
    #[arg(long, value_name = said(text::which_spells), help = said(text::spells), long_help = said(text::spells_long))]
    spells: Option<String>,
    #[arg(long, help = said(text::promo))]
    promo: bool,
    #[arg(long, value_name = said(text::spells_with_costs), help = said(text::costs))]
    costs: Option<String>,
    #[arg(long, default_value = "strict", value_parser = named([Memory::Strict, Memory::Aided], Memory::name), help = said(text::memory))]
    memory: Memory,
}

impl TableArgs {
    /// The table of the solo game.
    pub(crate) fn solo(choices: &Choices) -> TableArgs {
        TableArgs {
            players: 1,
            variant: Variant::Basic,
            teams: false,
            team_finish_round: false,
            second_action_must: false,
            round_limit: None,
            choices: choices.clone(),
        }
    }

    /// The rules of this table; random spells are drawn with the dice.
    pub(crate) fn rules(&self, dice: &mut Dice) -> Result<Rules, LabError> {
        let rules = self.options()?.rules(|bound| dice.below(bound.into()) as u8);
        rules.check().map_err(UsageError::Rules)?;
        Ok(rules)
    }

    /// The same table as people would make it.
    fn options(&self) -> Result<NewTable, LabError> {
        Ok(NewTable {
            printing: self.choices.edition,
            variant: self.variant,
            teams: match (self.teams, self.team_finish_round) {
                (false, _) => Teams::None,
                (true, false) => Teams::EndAtOnce,
                (true, true) => Teams::FinishRound,
            },
            memory: self.choices.memory,
            spells: self.choices.spells(self.variant == Variant::Master && self.players > 1)?,
            costs: Some(self.choices.costs()?),
            second_action_optional: !self.second_action_must,
            round_limit: self.round_limit,
            ..NewTable::new(self.players)
        })
    }
}

impl Choices {
    fn spells(&self, is_master: bool) -> Result<SpellChoice, LabError> {
        let all = if self.promo { Spells::ALL } else { Spells::BOX };
        let chosen = |spells| Ok(SpellChoice::Chosen { spells });
        let text = match self.spells.as_deref() {
            // The promo is among all spells of the master variant only if somebody asks for it.
            None if self.promo && is_master => return chosen(all),
            None => return Ok(SpellChoice::Usual),
            Some("all") => return chosen(all),
            Some("none" | "") => return chosen(Spells::NONE),
            Some(text) => text,
        };
        if let Some(count) = text.strip_prefix("random:") {
            let most = all.len();
            let count = count.parse().ok().filter(|&count| (1..=most).contains(&usize::from(count)));
            let count = count.ok_or_else(|| UsageError::RandomSpells { given: text.to_owned(), most })?;
            return Ok(SpellChoice::Drawn { count, promo: self.promo });
        }
        chosen(text.split(',').map(|name| spell(name.trim())).collect::<Result<_, _>>()?)
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

/// Reads one of a few values by its name.
fn named<T, const N: usize>(all: [T; N], name: fn(T) -> &'static str) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    let find = move |given: String| all.into_iter().find(|&value| name(value) == given);
    PossibleValuesParser::new(all.map(name)).map(move |given| find(given).expect("one of the possible values"))
}

fn spell(name: &str) -> Result<Spell, LabError> {
    Spell::from_name(name).ok_or_else(|| UsageError::Spell(name.to_owned()).into())
}
