//! Tables for tests, by who sits where.

use rabenburg_bots::Level;
use rabenburg_engine::Rules;
use rabenburg_session::{Matchup, Player, Players, Who};
use rabenburg_words::bot_name;

/// Who plays in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Chair {
    /// A person at this device, by name.
    Person(String),
    /// A bot, which gets the name of its colour.
    Bot(Level),
}

/// A table with these players, in the order of the seats.
pub(crate) fn table(rules: Rules, chairs: impl IntoIterator<Item = Chair>) -> Matchup {
    let player = |chair| match chair {
        Chair::Person(name) => Player { name, sitter: Who::Here },
        Chair::Bot(level) => Player { name: String::new(), sitter: Who::Bot(level) },
    };
    let mut players: Players = chairs.into_iter().map(player).collect();
    for (seat, &colour) in (0..players.len()).zip(&rules.colours) {
        if let Who::Bot(_) = players[seat].sitter {
            let is_taken = |name: &str| players.iter().any(|player| player.name.eq_ignore_ascii_case(name));
            players[seat].name = bot_name(colour, is_taken).into();
        }
    }
    Matchup { rules, players }
}

/// One person against bots of a level.
pub(crate) fn against(rules: Rules, level: Level) -> Matchup {
    let bots = usize::from(rules.players).saturating_sub(1);
    let person = Chair::Person(String::new());
    table(rules, [person].into_iter().chain(std::iter::repeat_n(Chair::Bot(level), bots)))
}
