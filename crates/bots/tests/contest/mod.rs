//! Games between bots, on fixed luck. Also built for WebAssembly, so it needs neither files nor clocks.
#![allow(dead_code, reason = "each test program uses a part of it")]
#![allow(unreachable_pub, reason = "a module of test programs, not of a library")]

use rabenburg_bots::{Bot, Budget, Decision, Dice, ObservedGame};
use rabenburg_engine::*;

/// A decision as it is made: who was asked, what they knew and could do, and what they chose.
pub struct Moment<'a> {
    pub seat: Seat,
    pub knowledge: &'a Knowledge,
    pub actions: &'a Actions,
    pub decision: &'a Decision,
}

/// A table with bots on all seats.
pub struct Contest<'a> {
    pub bots: &'a mut [Box<dyn Bot>],
    pub budget: Budget,
    /// Each seat draws and rolls with dice of its own, so that who sits elsewhere does not change its luck.
    pub seed: u64,
    /// The game is abandoned after this many turns.
    pub turns: u32,
}

impl Contest<'_> {
    /// Plays; `None` if the game was left. Panics if a bot has no answer, or one that is not legal.
    pub fn play(mut self, start: Position, mut watch: impl FnMut(&Moment<'_>)) -> Option<Outcome> {
        let last = start.turn_number() + self.turns;
        let mut dice: Vec<Dice> = (0..MAX_SEATS as u64).map(|seat| Dice::for_game(self.seed, seat)).collect();
        let mut game = ObservedGame::new(start);
        // A partner may interject once between two decisions.
        let mut partner_asked = false;
        while game.position().turn_number() <= last {
            let input = match game.position().turn() {
                Turn::Over(outcome) => return Some(outcome),
                Turn::Chance(ChanceKind::Draw { seat }) => draw(game.position(), &mut dice[seat.index()]),
                Turn::Chance(ChanceKind::Roll) => {
                    let active = game.position().active();
                    draw(game.position(), &mut dice[active.index()])
                }
                Turn::Act(seat) => {
                    let interjected = if partner_asked { None } else { self.interjection(&game) };
                    partner_asked = interjected.is_some();
                    interjected.unwrap_or_else(|| self.decision(&game, seat, &mut watch))
                }
            };
            let before = *game.position();
            assert_eq!(game.put(input), Ok(()), "{input:?}\n{before:#}");
        }
        None
    }

    fn decision(&mut self, game: &ObservedGame, seat: Seat, watch: &mut impl FnMut(&Moment<'_>)) -> Input {
        let position = game.position();
        let actions = position.legal_actions(seat);
        let knowledge = game.knowledge(seat).expect("the knowledge of a seat");
        let decision = self.bots[seat.index()].decide(knowledge, &actions, self.budget);
        let decision = decision.unwrap_or_else(|| panic!("{seat} has no answer\n{position:#}"));
        watch(&Moment { seat, knowledge, actions: &actions, decision: &decision });
        Input::Act { seat, action: decision.action }
    }

    fn interjection(&mut self, game: &ObservedGame) -> Option<Input> {
        let (seat, asides) = game.position().asides()?;
        let action = self.bots[seat.index()].interject(game.knowledge(seat)?, &asides, self.budget)?;
        assert!(asides.contains(&action), "{seat} {action}\n{:#}", game.position());
        Some(Input::Act { seat, action })
    }
}

fn draw(position: &Position, dice: &mut Dice) -> Input {
    let outcome = position.chances().and_then(|chances| dice.chance(&chances));
    outcome.map(Input::Chance).unwrap_or_else(|| panic!("nothing can happen\n{position:#}"))
}
