//! How long a game takes, for people who wonder whether they have the time.

use rabenburg_engine::Variant;

use super::{Kind, Plan};

/// How many rounds people play, by the number of players. Good bots need about two thirds of that.
const ROUNDS: [u32; 7] = [0, 0, 16, 12, 11, 8, 8];

/// How long a person takes for a turn, in seconds; with several, the others have thought already when it is theirs.
const FIRST_PERSON: u32 = 75;
const NEXT_PERSON: u32 = 40;

/// How long a bot's turn takes to be shown, in seconds.
const BOT: u32 = 7;

impl Plan {
    /// About how many minutes the game takes, in steps of five.
    pub fn minutes(&self) -> u32 {
        if self.kind == Kind::Solo {
            return 15;
        }
        let persons = u32::from(self.persons());
        let round = FIRST_PERSON + persons.saturating_sub(1) * NEXT_PERSON + u32::from(self.bots()) * BOT;
        let mut rounds = ROUNDS[usize::from(self.players())];
        if let Some(limit) = self.round_limit {
            rounds = rounds.min(u32::from(limit.get()));
        }
        let mut seconds = rounds * round;
        if self.variant == Variant::Master {
            // Everybody is asked for spells, again and again.
            seconds = seconds * 4 / 3;
        }
        (seconds + 150).div_euclid(300).max(1) * 5
    }
}
