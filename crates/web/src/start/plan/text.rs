//! A plan as text, to be kept for the next time: a line for each choice.
//!
//! Reading never fails. A line that says nothing sensible is passed over, as if the choice had not been made.

use core::fmt::{self, Display};

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, MAX_SEATS, Memory, Printing, Spell, Teams, Variant};

use super::{Chair, FirstTurn, Kind, Plan, SpellPlan, Taker};

impl Plan {
    /// The plan as text.
    pub fn to_text(&self) -> String {
        self.to_string()
    }

    /// The plan of a text; what it does not tell is as a newcomer has it.
    pub fn from_text(text: &str) -> Plan {
        Plan::read_text(text).unwrap_or_else(|| Plan::new(Kind::Bots))
    }

    /// The plan of a text that says of which kind it is.
    pub(super) fn read_text(text: &str) -> Option<Plan> {
        let lines = text.lines().map(halves);
        let mut plan = Plan::new(lines.clone().find_map(|(key, value)| (key == "kind").then(|| kind(value)))??);
        plan.seat(lines.clone().filter(|(key, _)| *key == "chair").filter_map(|(_, value)| chair(value)).collect());
        for (key, value) in lines {
            // A line that cannot be read leaves the plan as it is.
            let _ = plan.read(key, value);
        }
        plan.tidy();
        Some(plan)
    }

    /// Takes six chairs over, or none of them if they are not six of six colours.
    fn seat(&mut self, chairs: Vec<Chair>) {
        let all_colours = Colour::ALL.iter().all(|&colour| chairs.iter().any(|chair| chair.colour == colour));
        if let (true, Ok(chairs)) = (all_colours, <[Chair; MAX_SEATS]>::try_from(chairs)) {
            self.chairs = chairs;
        }
    }

    fn read(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "printing" => self.printing = Printing::from_name(value)?,
            "variant" => self.variant = [Variant::Basic, Variant::Master].into_iter().find(|it| it.name() == value)?,
            "teams" => self.teams = ALL_TEAMS.into_iter().find(|&it| teams_name(it) == value)?,
            "spells" => self.spells = spells(value)?,
            "promo" => self.promo = value == "yes",
            "memory" => self.memory = [Memory::Strict, Memory::Aided].into_iter().find(|it| it.name() == value)?,
            "second-action" => self.second_action_optional = value != "must",
            "rounds" => self.round_limit = value.parse().ok(),
            "starter" => self.starter = if value == "lot" { FirstTurn::Lot } else { FirstTurn::Person },
            _ => {}
        }
        Some(())
    }
}

impl Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "kind {}", kind_name(self.kind))?;
        for Chair { colour, taker, level, name } in &self.chairs {
            writeln!(f, "chair {colour} {} {} {name}", taker_name(*taker), level.id())?;
        }
        writeln!(f, "printing {}", self.printing)?;
        writeln!(f, "variant {}", self.variant.name())?;
        writeln!(f, "teams {}", teams_name(self.teams))?;
        match self.spells {
            SpellPlan::Usual => writeln!(f, "spells usual")?,
            SpellPlan::Drawn(count) => writeln!(f, "spells drawn {count}")?,
            SpellPlan::Chosen(spells) => {
                f.write_str("spells chosen")?;
                spells.iter().try_for_each(|spell| write!(f, " {spell}"))?;
                writeln!(f)?;
            }
        }
        writeln!(f, "promo {}", if self.promo { "yes" } else { "no" })?;
        writeln!(f, "memory {}", self.memory.name())?;
        writeln!(f, "second-action {}", if self.second_action_optional { "may" } else { "must" })?;
        match self.round_limit {
            Some(limit) => writeln!(f, "rounds {limit}")?,
            None => writeln!(f, "rounds any")?,
        }
        writeln!(f, "starter {}", if self.starter == FirstTurn::Lot { "lot" } else { "person" })
    }
}

fn halves(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}

fn chair(value: &str) -> Option<Chair> {
    let mut words = value.splitn(4, ' ');
    let colour = Colour::from_name(words.next()?)?;
    let taker = words.next()?;
    let taker = [Taker::Person, Taker::Bot, Taker::Nobody].into_iter().find(|&it| taker_name(it) == taker)?;
    let level = Level::from_id(words.next()?)?;
    Some(Chair { colour, taker, level, name: words.next().unwrap_or("").to_owned() })
}

fn spells(value: &str) -> Option<SpellPlan> {
    match halves(value) {
        ("usual", _) => Some(SpellPlan::Usual),
        ("drawn", count) => count.parse().ok().map(SpellPlan::Drawn),
        ("chosen", names) => Some(SpellPlan::Chosen(names.split(' ').filter_map(Spell::from_name).collect())),
        _ => None,
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Bots => "bots",
        Kind::Together => "together",
        Kind::Solo => "solo",
    }
}

fn kind(name: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|&kind| kind_name(kind) == name)
}

const ALL_TEAMS: [Teams; 3] = [Teams::None, Teams::EndAtOnce, Teams::FinishRound];

fn teams_name(teams: Teams) -> &'static str {
    match teams {
        Teams::None => "none",
        Teams::EndAtOnce => "end-at-once",
        Teams::FinishRound => "finish-round",
    }
}

fn taker_name(taker: Taker) -> &'static str {
    match taker {
        Taker::Person => "person",
        Taker::Bot => "bot",
        Taker::Nobody => "nobody",
    }
}
