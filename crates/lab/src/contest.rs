//! One game between bots, decision by decision.

use std::time::Instant;

use rabenburg_bots::{Bot, Budget, Decision, ObservedGame, Question};
use rabenburg_engine::{Actions, Input, Knowledge, Outcome, Position, Reason, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

use crate::contender::Contender;
use crate::error::LabError;
use crate::interrupt::Interrupt;
use crate::luck::{Deal, SeatDice};
use crate::thinking::Thinking;

/// A running game with bots in all seats.
pub struct Contest {
    game: ObservedGame,
    luck: SeatDice,
    chairs: Vec<Chair>,
    /// Whether the partner has been asked since the last decision: they may interject once.
    partner_asked: bool,
}

struct Chair {
    bot: Box<dyn Bot>,
    budget: Budget,
    thinking: Thinking,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PlayedOut {
    /// The rule that ended it; `None` if it was stopped early.
    pub(crate) reason: Option<Reason>,
    /// Who won; everyone if it was stopped early.
    pub(crate) winners: Vec<Seat>,
    /// The place of each seat: winners come first, then wizards home decide, then flasks filled.
    pub(crate) places: Vec<usize>,
    /// Solo: how many cards were discarded.
    pub(crate) discarded: Option<u8>,
    /// How many turns were begun.
    pub(crate) turns: u32,
    /// How long each seat's bot thought.
    pub(crate) thinking: Vec<Thinking>,
}

/// A turn has two actions and a few spells; with more decisions than this, the bots are going round in circles.
const DECISIONS_A_TURN: u64 = 60;

impl Contest {
    /// Seats the contenders, one per seat.
    pub fn new<'a>(deal: &Deal, seats: impl Iterator<Item = &'a Contender>) -> Contest {
        let sit = |(contender, seed): (&Contender, u64)| Chair {
            bot: contender.bot(seed),
            budget: contender.budget(),
            thinking: Thinking::default(),
        };
        let chairs = seats.zip(deal.bot_seeds()).map(sit).collect();
        Contest { game: ObservedGame::new(deal.start), luck: deal.luck(), chairs, partner_asked: false }
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    /// The next thing that happens, chance or a bot's choice; `None` when the game is over.
    pub(crate) fn next(&mut self) -> Result<Option<Input>, LabError> {
        self.next_noticed(|_, _, _| ())
    }

    /// The same for callers who ask why: `notice` gets what a bot knew, what it could do, and what it decided.
    pub fn next_noticed(
        &mut self,
        mut notice: impl FnMut(&Knowledge, &Actions, &Decision),
    ) -> Result<Option<Input>, LabError> {
        let input = match self.position().turn() {
            Turn::Over(_) => return Ok(None),
            Turn::Chance(kind) => self.luck.decide(self.game.position(), kind).map(Input::Chance),
            Turn::Act(seat) => match self.partner_to_ask().and_then(|partner| self.ask(partner, &mut notice)) {
                Some(aside) => Some(aside),
                None => self.ask(Question::Decide(seat), &mut notice),
            },
        };
        let input = input.ok_or_else(|| LabError::Bug("nobody can do anything".into()))?;
        self.game.put(input).map_err(|refusal| LabError::Bug(refusal.to_string()))?;
        Ok(Some(input))
    }

    /// Whom to ask whether they do something of their own accord (rules 11.2 and 11.3): the awaited seat's partner, once.
    fn partner_to_ask(&self) -> Option<Question> {
        let asides = self.game.position().asides().filter(|_| !self.partner_asked);
        asides.map(|(partner, _)| Question::Interject(partner))
    }

    fn ask(&mut self, question: Question, notice: &mut impl FnMut(&Knowledge, &Actions, &Decision)) -> Option<Input> {
        let seat = question.seat();
        let decides = question == Question::Decide(seat);
        self.partner_asked = !decides;
        let chair = self.chairs.get_mut(seat.index())?;
        let began = Instant::now();
        let answer = self.game.ask(question, chair.bot.as_mut(), chair.budget);
        if decides {
            chair.thinking.add(began.elapsed());
        }
        let (actions, decision) = answer?;
        notice(self.game.knowledge(seat)?, &actions, &decision);
        Some(Input::Act { seat, action: decision.action })
    }

    /// Plays to the end, or up to a number of turns. `None` if interrupted.
    pub(crate) fn finish(mut self, max_turns: u32, interrupt: &Interrupt) -> Result<Option<PlayedOut>, LabError> {
        let first = self.position().turn_number();
        let most = DECISIONS_A_TURN * u64::from(max_turns);
        let mut inputs = 0;
        while self.position().turn_number() - first < max_turns && inputs < most {
            if interrupt.is_raised() {
                return Ok(None);
            }
            if self.next()?.is_none() {
                break;
            }
            inputs += 1;
        }
        let outcome = match self.position().turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Act(_) | Turn::Chance(_) => None,
        };
        Ok(Some(self.finished(outcome, first)))
    }

    fn finished(self, outcome: Option<Outcome>, first: u32) -> PlayedOut {
        let position = *self.position();
        let seats: Vec<Seat> = position.rules().seats().collect();
        let won = |seat: Seat| outcome.is_none_or(|outcome| outcome.winners.contains(seat));
        let places = match outcome {
            Some(outcome) => places(&position, outcome.winners),
            None => vec![1; seats.len()],
        };
        PlayedOut {
            reason: outcome.map(|outcome| outcome.reason),
            winners: seats.into_iter().filter(|&seat| won(seat)).collect(),
            places,
            discarded: outcome.and_then(|outcome| outcome.score),
            turns: position.turn_number() - first + u32::from(outcome.is_some()),
            thinking: self.chairs.into_iter().map(|chair| chair.thinking).collect(),
        }
    }
}

/// The place of each seat; partners share theirs.
fn places(position: &Position, winners: SeatSet) -> Vec<usize> {
    let ranking = position.rules().ranking(&position.standings(), winners);
    let place = |seat| ranking.iter().find(|placed| placed.side.contains(&seat)).map(|placed| placed.place);
    position.rules().seats().map(|seat| place(seat).expect("every seat has a side")).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use rabenburg_bots::{Dice, Random};
    use rabenburg_engine::{Action, Printing, Rules, Teams};

    use super::*;

    /// Notes what it is asked, and always interjects.
    struct Eager {
        bot: Random,
        asked: Arc<Mutex<Vec<&'static str>>>,
    }

    impl Bot for Eager {
        fn decide(&mut self, knowledge: &Knowledge, actions: &Actions, budget: Budget) -> Option<Decision> {
            self.asked.lock().expect("one thread").push("decide");
            self.bot.decide(knowledge, actions, budget)
        }

        fn interject(&mut self, _: &Knowledge, asides: &Actions, _: Budget) -> Option<Action> {
            assert!(!asides.is_empty());
            self.asked.lock().expect("one thread").push("interject");
            asides.get(0)
        }
    }

    fn eager(rules: Rules) -> Vec<&'static str> {
        let start = Position::start(rules).expect("rules");
        let deal = Deal::from_start(start, &mut Dice::from_seed(1));
        let asked = Arc::<Mutex<Vec<&str>>>::default();
        let chair = |seed| Chair {
            bot: Box::new(Eager { bot: Random::new(seed), asked: asked.clone() }),
            budget: Budget::Iterations(1),
            thinking: Thinking::default(),
        };
        let chairs = deal.bot_seeds().into_iter().map(chair).collect();
        let contest = Contest { game: ObservedGame::new(start), luck: deal.luck(), chairs, partner_asked: false };
        let finished = contest.finish(60, &Interrupt::default()).expect("legal actions").expect("a game");
        let asked = asked.lock().expect("one thread").clone();
        let decisions: u64 = finished.thinking.iter().map(|thinking| thinking.decisions).sum();
        assert_eq!(decisions, asked.iter().filter(|&&what| what == "decide").count() as u64);
        asked
    }

    #[test]
    fn partners_may_interject_once_for_each_decision() {
        let rules = Rules::new(Printing::Third, 4);
        let asked = eager(Rules { teams: Teams::EndAtOnce, ..rules });
        assert!(asked.contains(&"interject"));
        assert!(!asked.windows(2).any(|pair| pair == ["interject", "interject"]));
        assert!(!eager(rules).contains(&"interject"), "nobody has a partner");
    }

    #[test]
    fn a_game_that_is_stopped_early_has_only_winners() {
        let start = Position::start(Rules::new(Printing::Third, 3)).expect("rules");
        let bot: Contender = "random".parse().expect("a bot");
        let deal = Deal::from_start(start, &mut Dice::from_seed(1));
        let contest = || Contest::new(&deal, [&bot; 3].into_iter());
        let finished = contest().finish(5, &Interrupt::default()).expect("legal actions").expect("a game");
        assert_eq!((finished.reason, finished.turns, finished.winners.len()), (None, 5, 3));
        assert_eq!(finished.places, [1, 1, 1]);
        let interrupt = Interrupt::default();
        interrupt.raise();
        assert!(contest().finish(5, &interrupt).expect("nothing happens").is_none());
    }

    #[test]
    fn winners_come_first_and_wizards_home_rank_the_others() {
        let start = Position::start(Rules::new(Printing::Third, 4)).expect("rules");
        let bot: Contender = "random".parse().expect("a bot");
        let mut ended = 0;
        for seed in 0..20 {
            let deal = Deal::from_start(start, &mut Dice::from_seed(seed));
            let mut contest = Contest::new(&deal, [&bot; 4].into_iter());
            while contest.next().expect("legal actions").is_some() {}
            let Turn::Over(outcome) = contest.position().turn() else { unreachable!("nothing more happens") };
            let position = *contest.position();
            let finished = contest.finished(Some(outcome), 0);
            for (one, &place) in position.rules().seats().zip(&finished.places) {
                assert_eq!(outcome.winners.contains(one), place == 1);
                for (other, &behind) in position.rules().seats().zip(&finished.places) {
                    assert!(place == 1 || place >= behind || position.home(one) >= position.home(other));
                }
            }
            ended += usize::from(finished.places.iter().max() > Some(&2));
        }
        assert!(ended > 0, "some games have a third place");
    }
}
