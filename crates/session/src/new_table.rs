//! A table about to be set up: its rules, and who plays.

use rabenburg_bots::Level;
use rabenburg_engine::{Rules, SetupError};
use rabenburg_words::bot_name;

use crate::luck::below;
use crate::session::{Player, Players, Sitter};

/// Who shall play on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// A person at this device, by name. The only person may go without one.
    Person(String),
    /// A bot, which gets a name.
    Bot(Level),
}

/// A table that is ready to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The rules.
    pub rules: Rules,
    /// Who plays, by seat; as many as the rules say.
    pub players: Players,
}

impl NewTable {
    /// A table with these players, in the order of the seats. Each bot gets a name of its own, by its colour.
    pub fn new(rules: Rules, chairs: impl IntoIterator<Item = Chair>) -> NewTable {
        let player = |chair| match chair {
            Chair::Person(name) => Player { name, sitter: Sitter::Here },
            Chair::Bot(level) => Player { name: String::new(), sitter: Sitter::Bot(level) },
        };
        let mut players: Players = chairs.into_iter().map(player).collect();
        for (seat, &colour) in (0..players.len()).zip(&rules.colours) {
            if let Sitter::Bot(_) = players[seat].sitter {
                let is_taken = |name: &str| players.iter().any(|player| player.name.eq_ignore_ascii_case(name));
                players[seat].name = bot_name(colour, is_taken).into();
            }
        }
        NewTable { rules, players }
    }

    /// One person against bots of a level, as many as the rules say. In a solo game they are alone.
    pub fn against(rules: Rules, level: Level) -> NewTable {
        let bots = usize::from(rules.players).saturating_sub(1);
        let person = Chair::Person(String::new());
        NewTable::new(rules, [person].into_iter().chain(std::iter::repeat_n(Chair::Bot(level), bots)))
    }

    /// Draws by lot who starts (rule 2.3). All go round the table together, with their colours, so that everybody keeps his
    /// neighbours and his partner.
    pub fn draw_starter(&mut self, luck: &mut dyn FnMut(u8) -> u8) {
        let seats = self.players.len().min(self.rules.colours.len());
        if seats > 0 {
            let steps = below(seats, luck);
            self.players[..seats].rotate_left(steps);
            self.rules.colours[..seats].rotate_left(steps);
        }
    }

    /// Whether a game can begin so on this device.
    pub(crate) fn check(&self) -> Result<(), StartError> {
        let (there, needed) = (self.players.len(), usize::from(self.rules.players));
        if there != needed {
            return Err(StartError::Players { there, needed });
        }
        if self.players.iter().any(|player| player.sitter == Sitter::Elsewhere) {
            return Err(StartError::Elsewhere);
        }
        Ok(())
    }
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// Nobody can play by these rules.
    #[error(transparent)]
    Rules(#[from] SetupError),
    /// Too many or too few players.
    #[error("{there} players are there, and {needed} are needed")]
    Players {
        /// How many there are.
        there: usize,
        /// How many the rules say.
        needed: usize,
    },
    /// A game on this device has nobody elsewhere.
    #[error("a game on this device cannot have players elsewhere")]
    Elsewhere,
}
