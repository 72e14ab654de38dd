//! What is to be seen in the picture of a link: nothing but colours and places.

use std::hash::{DefaultHasher, Hash, Hasher};

use rabenburg_engine::Colour;
use rabenburg_protocol::{GameResult, TableInfo};

/// A picture, from left to right.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Backdrop(pub(super) Vec<Sprite>);

/// A place in the picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Sprite {
    /// Whose wizard stands there, if anybody's.
    pub(super) colour: Option<Colour>,
    pub(super) towers: u8,
}

impl Backdrop {
    /// Who has sat down.
    pub(super) fn of_table(table: &TableInfo) -> Backdrop {
        Backdrop(table.seats.iter().map(|seat| Sprite { colour: seat.colour, towers: 0 }).collect())
    }

    /// The winners on two towers, and the next best on one.
    pub(super) fn of_game(game: &GameResult) -> Backdrop {
        let winners = game.outcome.as_ref().map(|outcome| outcome.winners);
        let has_won = |index: usize| winners.is_some_and(|winners| winners.iter().any(|seat| seat.index() == index));
        let others = game.players.iter().enumerate().filter(|(index, _)| !has_won(*index));
        let best = others.map(|(_, player)| player.statistics.wizards_home).max().unwrap_or_default();
        let spot = |(index, player): (usize, &rabenburg_protocol::PlayerResult)| {
            let is_second = winners.is_some() && best > 0 && player.statistics.wizards_home == best;
            let towers = if has_won(index) { 2 } else { u8::from(is_second) };
            Sprite { colour: player.seat.colour, towers }
        };
        Backdrop(game.players.iter().enumerate().map(spot).collect())
    }

    /// A number that tells pictures apart. It need not last longer than a messenger keeps them.
    pub(super) fn number(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}
