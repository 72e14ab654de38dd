//! The visitor's figures: how often they have played and won.

use rabenburg_bots::Level;

use super::filter::Size;
use super::played::Played;

/// Games won, and all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// Won.
    pub won: u32,
    /// All.
    pub all: u32,
}

impl Share {
    fn count(&mut self, won: bool) {
        self.all += 1;
        self.won += u32::from(won);
    }
}

/// What the visitor's finished games come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// All finished games in which it is known where the visitor sat.
    pub games: Share,
    /// Those with two, three, four and more players.
    pub by_size: [Share; 4],
    /// Those with bots, by the strongest of them, from the weakest on.
    pub by_level: Vec<(Level, Share)>,
    /// The fewest cards with which a solo game was won.
    pub solo_best: Option<u8>,
}

/// The sizes that are counted.
pub const SIZES: [Size; 4] = [Size::Two, Size::Three, Size::Four, Size::More];

impl Figures {
    /// Counts.
    pub fn of(games: &[Played]) -> Figures {
        let mut figures = Figures::default();
        for game in games {
            let Some(won) = game.won() else { continue };
            figures.games.count(won);
            if game.is_solo() {
                let score = game.score.filter(|_| won);
                figures.solo_best = [figures.solo_best, score].into_iter().flatten().min();
                continue;
            }
            for (share, size) in figures.by_size.iter_mut().zip(SIZES) {
                if size.admits(game.size) {
                    share.count(won);
                }
            }
            if let Some(level) = game.level() {
                match figures.by_level.iter_mut().find(|(other, _)| *other == level) {
                    Some((_, share)) => share.count(won),
                    None => figures.by_level.push((level, Share { won: u32::from(won), all: 1 })),
                }
            }
        }
        figures.by_level.sort_by_key(|(level, _)| *level as u8);
        figures
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::played::tests::here;

    #[test]
    fn games_are_counted_by_players_and_level() {
        let games = [
            here("third basic 2\t40\tover - a\t5 6 0 person \t3 5 0 keeper Korax"),
            here("third basic 2\t40\tover - b\t5 6 0 person \t3 5 0 wizard Korax"),
            here("third basic 3\t40\tover - a\t5 6 0 person \t3 5 0 keeper Korax\t3 5 0 fledgling Alba"),
            here("third basic 1\t14\tover 26 a\t12 0 0 person "),
            here("third basic 1\t14\tover 24 a\t12 0 0 person "),
            here("third basic 1\t14\tover 20\t12 0 0 person "),
            here("third basic 2\t3\ton\t0 0 0 person \t0 0 0 keeper Korax"),
            here("third basic 2\t40\tover - a\t5 6 0 person Anna\t3 5 0 person Ben"),
        ];
        let figures = Figures::of(&games);
        assert_eq!(figures.games, Share { won: 4, all: 6 });
        assert_eq!(figures.by_size[0], Share { won: 1, all: 2 });
        assert_eq!(figures.by_size[1], Share { won: 1, all: 1 });
        assert_eq!(
            figures.by_level,
            [(Level::Keeper, Share { won: 2, all: 2 }), (Level::Wizard, Share { won: 0, all: 1 })]
        );
        assert_eq!(figures.solo_best, Some(24), "a lost game is no best");
    }
}
