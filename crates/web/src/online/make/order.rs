//! The table being asked for, and whether the engine would let anybody play there.

use rabenburg_engine::{Colour, Costs, MAX_SEATS, Rules, RulesError};
use rabenburg_protocol::{NewSeat, NewTable};

use super::terms::{SeatWish, Terms};
use crate::start::plan::Plan;

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
        costs: (terms.costs != Costs::PRINTED).then_some(terms.costs),
        starter: terms.starter,
        access: terms.access,
        spectators: terms.spectators,
        chat: terms.chat,
        clock: terms.clock,
        // A stand-in that does not fit the clock gives way to what does.
        absence: Some(terms.absence).filter(|absence| absence.fits(&terms.clock)),
        takeover: false,
        seats: Some(seats.collect()),
        ..plan.options(terms.players)
    }
}

/// Whether this can be played, according to the engine.
pub fn check(table: &NewTable) -> Result<(), RulesError> {
    // How many spells are drawn matters here, not which.
    Rules { colours: colours(table), ..table.rules(|_| 0) }.check()
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
