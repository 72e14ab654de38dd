//! The luck of a deal: a seat has nearly the same luck whoever sits there.
//!
//! Every seat draws and rolls with dice of its own. Its tenth card comes from its tenth number, whatever the others did
//! meanwhile, so games of one deal with the players in other seats can be compared.

use rabenburg_bots::Dice;
use rabenburg_engine::{Chance, ChanceKind, Position};

use crate::error::LabError;
use crate::start;
use crate::table::TableArgs;

/// Everything about a game that is not up to the players.
#[derive(Clone, Copy)]
pub struct Deal {
    /// Where it starts.
    pub start: Position,
    luck: u64,
    bots: u64,
}

impl Deal {
    /// A deal for a table; random spells are part of it.
    pub fn new(table: &TableArgs, seed: u64, number: u64) -> Result<Deal, LabError> {
        let mut dice = Dice::for_game(seed, number);
        let start = start::begin(table.rules(&mut dice)?)?;
        Ok(Deal::from_start(start, &mut dice))
    }

    /// A deal that starts from a position.
    pub fn from_start(start: Position, dice: &mut Dice) -> Deal {
        Deal { start, luck: dice.seed(), bots: dice.seed() }
    }

    /// The cards and rolls to come.
    pub(crate) fn luck(&self) -> SeatDice {
        let mut dice = Dice::from_seed(self.luck);
        let seats = self.start.rules().seats();
        SeatDice { seats: seats.map(|_| [dice.seed(), dice.seed()].map(Dice::from_seed)).collect() }
    }

    /// A seed for each seat's bot. It does not depend on who sits where: two bots that play alike then play the same
    /// game in every seating, and neither can come out ahead.
    pub(crate) fn bot_seeds(&self) -> Vec<u64> {
        let mut dice = Dice::from_seed(self.bots);
        self.start.rules().seats().map(|_| dice.seed()).collect()
    }
}

/// The dice of every seat: for cards, and for rolls.
pub(crate) struct SeatDice {
    seats: Vec<[Dice; 2]>,
}

impl SeatDice {
    /// The outcome of the chance that is due.
    pub(crate) fn decide(&mut self, position: &Position, kind: ChanceKind) -> Option<Chance> {
        let chances = position.chances()?;
        let [draws, rolls] = match kind {
            ChanceKind::Draw { seat } => self.seats.get_mut(seat.index())?,
            ChanceKind::Roll => self.seats.get_mut(position.active().index())?,
        };
        match kind {
            ChanceKind::Draw { .. } => draws.chance(&chances),
            ChanceKind::Roll => rolls.chance(&chances),
        }
    }
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Printing, Rules, Seat};

    use super::*;

    #[test]
    fn a_seats_luck_does_not_depend_on_what_others_draw() {
        let start = Position::start(Rules::new(Printing::Third, 3)).expect("rules");
        let deal = Deal::from_start(start, &mut Dice::from_seed(5));
        let mut alone = deal.luck();
        let mut among_others = deal.luck();
        let draw = |luck: &mut SeatDice, seat| luck.decide(&start, ChanceKind::Draw { seat });
        let [first, second] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
        let cards: Vec<_> = (0..8).map(|_| draw(&mut alone, second)).collect();
        let others: Vec<_> =
            (0..8).map(|_| (draw(&mut among_others, first), draw(&mut among_others, second))).collect();
        assert_eq!(cards, others.iter().map(|&(_, card)| card).collect::<Vec<_>>());
        assert_ne!(cards, others.iter().map(|&(card, _)| card).collect::<Vec<_>>());
    }
}
