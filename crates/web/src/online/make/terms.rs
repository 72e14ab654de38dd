//! What a table agrees on beside the game itself, and who sits where at first.

use rabenburg_engine::{Costs, MAX_SEATS};
use rabenburg_protocol::{Absence, Access, Chat, Clock, NewSeat, NewTable, Starter};

use crate::start::plan::{Kind, Plan, Shelf, Taker, Wish};

/// Who shall sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// Whoever makes the table.
    You,
    /// A bot.
    Bot,
    /// Whoever comes.
    Open,
}

/// Everything about a table online that a game on one device does not have. The game itself is a [`Plan`]: its chairs are the
/// seats, and a chair of a person is an open seat or the own one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How many play.
    pub players: u8,
    /// The own seat; without one the maker of the table watches.
    pub you: Option<usize>,
    /// Who begins.
    pub starter: Starter,
    /// Who may come.
    pub access: Access,
    /// Whether others may watch.
    pub spectators: bool,
    /// Who may say what.
    pub chat: Chat,
    /// How long one may think.
    pub clock: Clock,
    /// What happens when somebody stays away.
    pub absence: Absence,
    /// What spells cost.
    pub costs: Costs,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            players: 2,
            you: Some(0),
            starter: Starter::default(),
            access: Access::default(),
            spectators: true,
            chat: Chat::default(),
            clock: Clock::default(),
            absence: Absence::default(),
            costs: Costs::PRINTED,
        }
    }
}

impl Terms {
    /// The terms of a table that was made before.
    pub fn of(table: &NewTable) -> Terms {
        let seats = table.seats.iter().flatten();
        Terms {
            players: table.players.clamp(1, MAX_SEATS as u8),
            you: seats.take(MAX_SEATS).position(|seat| matches!(seat, NewSeat::You { .. })),
            starter: table.starter,
            access: table.access,
            spectators: table.spectators,
            chat: table.chat,
            clock: table.clock,
            absence: table.absence,
            costs: table.costs.unwrap_or_default(),
        }
    }

    /// Which plan of the shelf holds: alone one plays another game.
    pub fn kind(&self) -> Kind {
        if self.players == 1 { Kind::Solo } else { Kind::Together }
    }

    /// Lets so many play. Seats that are new are open, and nobody sits behind the last one.
    pub fn play_with(&mut self, players: u8, shelf: &mut Shelf) {
        self.players = players.clamp(1, MAX_SEATS as u8);
        if self.you.is_some_and(|seat| seat >= usize::from(self.players)) {
            self.you = Some(0);
        }
        let kind = self.kind();
        self.fit(shelf.plan_mut(kind));
    }

    /// Makes the chairs of a plan the seats of the table.
    pub fn fit(&self, plan: &mut Plan) {
        for seat in 0..MAX_SEATS {
            let is_there = seat < usize::from(self.players);
            let taker = match plan.chairs()[seat].taker {
                _ if !is_there => Taker::Nobody,
                _ if self.you == Some(seat) => Taker::Person,
                Taker::Nobody => Taker::Person,
                taker => taker,
            };
            plan.wish(Wish::Taker(seat, taker));
        }
    }

    /// Who shall sit on a seat.
    pub fn sitter(&self, plan: &Plan, seat: usize) -> SeatWish {
        match plan.chairs()[seat].taker {
            Taker::Bot => SeatWish::Bot,
            _ if self.you == Some(seat) => SeatWish::You,
            _ => SeatWish::Open,
        }
    }

    /// Lets somebody else sit on a seat. Whoever moves to another seat leaves an open one behind.
    pub fn seat(&mut self, plan: &mut Plan, seat: usize, wish: SeatWish) {
        let taker = if wish == SeatWish::Bot { Taker::Bot } else { Taker::Person };
        plan.wish(Wish::Taker(seat, taker));
        if wish == SeatWish::You {
            if let Some(former) = self.you.filter(|&former| former != seat) {
                // The own colour goes along.
                let colour = plan.chairs()[former].colour;
                plan.wish(Wish::Colour(seat, colour));
            }
            self.you = Some(seat);
        } else if self.you == Some(seat) {
            self.you = None;
        }
    }
}
