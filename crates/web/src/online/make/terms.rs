//! What a table agrees on besides the game itself, and who sits where at first.

use rabenburg_engine::{Costs, MAX_SEATS};
use rabenburg_protocol::{Absence, Access, Chat, Clock, NewSeat, NewTable, Starter};

use crate::start::plan::{Kind, Plan, Shelf, Taker, Wish};

/// Who is to sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// The visitor who makes the table.
    You,
    /// A bot.
    Bot,
    /// Anyone who comes.
    Open,
}

/// Everything about an online table that a game on one device does not have. The game itself is a [`Plan`]: its chairs
/// are the seats, and a person's chair is either an open seat or the visitor's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The number of players.
    pub players: u8,
    /// The visitor's own seat; without one, they watch.
    pub you: Option<usize>,
    /// Who starts.
    pub starter: Starter,
    /// Who may join.
    pub access: Access,
    /// Whether others may watch.
    pub spectators: bool,
    /// Who may say what.
    pub chat: Chat,
    /// How long players may think.
    pub clock: Clock,
    /// What happens when somebody is away.
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
    /// The terms of a table made before.
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
            absence: table.absence(),
            costs: table.costs.unwrap_or_default(),
        }
    }

    /// Which plan of the shelf applies: a solo game is a different one.
    pub fn kind(&self) -> Kind {
        if self.players == 1 { Kind::Solo } else { Kind::Together }
    }

    /// Sets the number of players. New seats are open, and nobody sits beyond the last one.
    pub fn play_with(&mut self, players: u8, shelf: &mut Shelf) {
        self.players = players.clamp(1, MAX_SEATS as u8);
        if self.you.is_some_and(|seat| seat >= usize::from(self.players)) {
            self.you = Some(0);
        }
        let kind = self.kind();
        self.fit(shelf.plan_mut(kind));
    }

    /// Turns the chairs of a plan into the seats of the table.
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

    /// Who is to sit in a seat.
    pub fn sitter(&self, plan: &Plan, seat: usize) -> SeatWish {
        match plan.chairs()[seat].taker {
            Taker::Bot => SeatWish::Bot,
            _ if self.you == Some(seat) => SeatWish::You,
            _ => SeatWish::Open,
        }
    }

    /// Sets who sits in a seat. A visitor who moves to another seat leaves an open one behind.
    pub fn seat(&mut self, plan: &mut Plan, seat: usize, wish: SeatWish) {
        let taker = if wish == SeatWish::Bot { Taker::Bot } else { Taker::Person };
        plan.wish(Wish::Taker(seat, taker));
        if wish == SeatWish::You {
            if let Some(former) = self.you.filter(|&former| former != seat) {
                // Their colour goes with them.
                let colour = plan.chairs()[former].colour;
                plan.wish(Wish::Colour(seat, colour));
            }
            self.you = Some(seat);
        } else if self.you == Some(seat) {
            self.you = None;
        }
    }
}
