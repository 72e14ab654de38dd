//! Rules as text: `third master 4 spells=move_tower,free_wizard aided`. Defaults are left out.

use core::fmt;
use core::str::FromStr;

use super::scan::{ParseError, Word, Words};
use crate::rules::{Memory, Printing, Rules, Teams, Variant};
use crate::seat::{Colour, MAX_SEATS};
use crate::spell::{Spell, Spells};

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Rules::new(self.printing, self.players);
        write!(f, "{} {} {}", self.printing, self.variant.name(), self.players)?;
        match self.teams {
            Teams::None => {}
            Teams::EndAtOnce => f.write_str(" teams")?,
            Teams::FinishRound => f.write_str(" teams-finish-round")?,
        }
        if self.memory == Memory::Aided {
            f.write_str(" aided")?;
        }
        if !self.second_action_optional {
            f.write_str(" second-action-must")?;
        }
        if let Some(limit) = self.round_limit {
            write!(f, " rounds={limit}")?;
        }
        if self.spells != usual.spells {
            f.write_str(" spells=")?;
            list(f, self.spells.iter())?;
        }
        for spell in Spell::ALL {
            if self.costs.of(spell) != usual.costs.of(spell) {
                write!(f, " cost:{spell}={}", self.costs.of(spell))?;
            }
        }
        if self.colours != usual.colours {
            f.write_str(" colours=")?;
            list(f, self.colours.into_iter())?;
        }
        Ok(())
    }
}

fn list(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = impl fmt::Display>) -> fmt::Result {
    for (number, item) in items.enumerate() {
        write!(f, "{}{item}", if number > 0 { "," } else { "" })?;
    }
    Ok(())
}

impl FromStr for Rules {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Rules, ParseError> {
        rules(Word::all(text).words())
    }
}

/// Reads rules. Whether they can be played is another question, which [`Rules::check`] answers.
pub(super) fn rules(mut words: Words<'_>) -> Result<Rules, ParseError> {
    let word = words.require("a printing: first, second, third or short")?;
    let printing = word.parse("a printing: first, second, third or short", Printing::from_name)?;
    let word = words.require("basic or master")?;
    let variant = word.parse("basic or master", |text| match text {
        "basic" => Some(Variant::Basic),
        "master" => Some(Variant::Master),
        _ => None,
    })?;
    let players = words.require("the number of players, 1 to 6")?;
    let number = players.number("the number of players, 1 to 6")?;
    let mut rules = Rules { variant, ..Rules::new(printing, number) };
    for word in words {
        option(&mut rules, &word)?;
    }
    rules.check().map_err(|error| players.error(alloc::format!("rules that can be played ({error})")))?;
    Ok(rules)
}

fn option(rules: &mut Rules, word: &Word<'_>) -> Result<(), ParseError> {
    match word.text() {
        "teams" => rules.teams = Teams::EndAtOnce,
        "teams-finish-round" => rules.teams = Teams::FinishRound,
        "aided" => rules.memory = Memory::Aided,
        "second-action-must" => rules.second_action_optional = false,
        _ => {
            let (key, value) = word.halves(
                '=',
                "teams, teams-finish-round, aided, second-action-must, rounds=, spells=, cost:SPELL= or colours=",
            )?;
            return option_with_value(rules, &key, &value);
        }
    }
    Ok(())
}

fn option_with_value(rules: &mut Rules, key: &Word<'_>, value: &Word<'_>) -> Result<(), ParseError> {
    match key.text() {
        "rounds" => rules.round_limit = Some(value.number("a number of rounds, at least 1")?),
        "spells" if value.text().is_empty() => rules.spells = Spells::NONE,
        "spells" => {
            rules.spells = value
                .split(',')
                .map(|name| name.parse("the name of a spell", Spell::from_name))
                .collect::<Result<_, _>>()?;
        }
        "colours" => {
            let mut names = value.split(',');
            for seat in 0..MAX_SEATS {
                let name = names.next().ok_or_else(|| value.error("six colours"))?;
                rules.colours[seat] = name.parse("a colour", Colour::from_name)?;
            }
            if let Some(extra) = names.next() {
                return Err(extra.error("six colours"));
            }
        }
        _ => {
            let spell = key.strip_prefix("cost:").ok_or_else(|| key.error("rounds, spells, cost:SPELL or colours"))?;
            let spell = spell.parse("the name of a spell", Spell::from_name)?;
            rules.costs = rules.costs.with(spell, value.number("a cost in flasks")?);
        }
    }
    Ok(())
}
