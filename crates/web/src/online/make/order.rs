//! The table being asked for, and whether the engine would let anybody play there.

use rabenburg_engine::{Colour, Costs, MAX_SEATS, Rules, RulesError, Spells, Variant};
use rabenburg_protocol::{NewSeat, NewTable, SpellChoice};

use super::terms::{SeatWish, Terms};
use crate::start::plan::{Plan, SpellPlan};

/// What is sent to the server.
pub fn order(plan: &Plan, terms: &Terms) -> NewTable {
    let seats = (0..usize::from(terms.players)).map(|seat| {
        let chair = &plan.chairs()[seat];
        match terms.sitter(plan, seat) {
            SeatWish::You => NewSeat::You { colour: Some(chair.colour) },
            SeatWish::Bot => NewSeat::Bot { level: chair.level, colour: Some(chair.colour) },
            SeatWish::Open => NewSeat::Open {},
        }
    });
    NewTable {
        players: terms.players,
        printing: plan.printing,
        variant: plan.variant,
        teams: plan.teams,
        memory: plan.memory,
        spells: spells(plan),
        costs: (terms.costs != Costs::PRINTED).then_some(terms.costs),
        second_action_optional: plan.second_action_optional,
        round_limit: plan.round_limit,
        starter: terms.starter,
        access: terms.access,
        spectators: terms.spectators,
        chat: terms.chat,
        clock: terms.clock,
        absence: terms.absence,
        seats: Some(seats.collect()),
    }
}

fn spells(plan: &Plan) -> SpellChoice {
    match plan.spells {
        // By this the form means the two spells of the basic game, and the server all eight.
        SpellPlan::Usual if plan.variant == Variant::Master => SpellChoice::Chosen { spells: Spells::BASIC },
        SpellPlan::Usual => SpellChoice::Usual,
        SpellPlan::Drawn(count) => SpellChoice::Drawn { count, promo: plan.promo },
        SpellPlan::Chosen(spells) => SpellChoice::Chosen { spells },
    }
}

/// Whether this can be played, according to the engine.
pub fn check(table: &NewTable) -> Result<(), RulesError> {
    let usual = Rules::new(table.printing, table.players);
    let spells = match table.spells {
        SpellChoice::Usual if table.players > 1 && table.variant == Variant::Master => Spells::BOX,
        SpellChoice::Usual => usual.spells,
        SpellChoice::Chosen { spells } => spells,
        // Only their number matters here, not which ones they are.
        SpellChoice::Drawn { count, promo } => Spells::draw(count.into(), promo, |_| 0),
    };
    let rules = Rules {
        variant: table.variant,
        teams: table.teams,
        memory: table.memory,
        spells,
        costs: table.costs.unwrap_or_default(),
        second_action_optional: table.second_action_optional,
        round_limit: table.round_limit,
        colours: colours(table),
        ..usual
    };
    rules.check()
}

/// The colours asked for, and the first free ones where none was asked for.
fn colours(table: &NewTable) -> [Colour; MAX_SEATS] {
    let mut wished = [None; MAX_SEATS];
    for (place, seat) in wished.iter_mut().zip(table.seats.iter().flatten()) {
        *place = match *seat {
            NewSeat::You { colour } | NewSeat::Bot { colour, .. } => colour,
            NewSeat::Open {} => None,
        };
    }
    let mut free = Colour::ALL.into_iter().filter(|colour| !wished.contains(&Some(*colour)));
    // There are as many colours as seats, so there is a free one for each.
    wished.map(|colour| colour.or_else(|| free.next()).unwrap_or(Colour::ALL[0]))
}
