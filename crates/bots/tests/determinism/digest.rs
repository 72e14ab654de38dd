//! Games boiled down to a number: all decisions, and every bit of what was thought about them.
#![allow(unreachable_pub, reason = "a module of test programs, not of a library")]

use rabenburg_bots::{Bot, Budget, Level, Thoughts};
use rabenburg_engine::*;

use crate::contest::{Contest, Moment};

/// A game is abandoned after this many turns: an interpreter takes its time.
const TURNS: u32 = 7;
const BUDGET: Budget = Budget::Iterations(60);
const LEVELS: [Level; 5] = [Level::Queen, Level::Keeper, Level::Apprentice, Level::Fledgling, Level::Wizard];

/// The digest of a game: a short one of the basic game, of the master variant, or in teams.
pub fn digest_of_game(number: u32) -> u64 {
    let basic = Rules::new(Printing::Third, 4);
    let rules = match number {
        0 => basic,
        1 => Rules { variant: Variant::Master, ..basic },
        _ => Rules { teams: Teams::EndAtOnce, ..basic },
    };
    let level = |seat: Seat| LEVELS[(seat.index() + number as usize) % LEVELS.len()];
    let mut bots: Vec<Box<dyn Bot>> = rules.seats().map(|seat| level(seat).bot(u64::from(number))).collect();
    let mut digest = Digest(number.into());
    let contest = Contest { bots: &mut bots, budget: BUDGET, seed: u64::from(number) + 40, turns: TURNS };
    let outcome = contest.play(Position::start(rules).expect("a table"), |moment| digest.add_moment(moment));
    digest.add(u64::from(outcome.is_some()));
    digest.0
}

struct Digest(u64);

impl Digest {
    fn add(&mut self, number: u64) {
        // The step of FNV, with whole numbers instead of bytes.
        self.0 = (self.0 ^ number).wrapping_mul(0x0100_0000_01b3).rotate_left(23);
    }

    fn add_text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.add(byte.into()));
    }

    fn add_moment(&mut self, moment: &Moment<'_>) {
        self.add_text(&moment.decision.action.to_string());
        let Thoughts { candidates, chances, iterations } = &moment.decision.thoughts;
        for candidate in candidates {
            self.add_text(&candidate.action.to_string());
            self.add(candidate.value.to_bits().into());
            self.add(candidate.share.to_bits().into());
        }
        chances.iter().for_each(|chance| self.add(chance.to_bits().into()));
        self.add((*iterations).into());
    }
}
