//! Which bot is to be asked, is thinking, or has decided: the same for a game in a browser and for a table on a server.

use rabenburg_bots::Question;
use rabenburg_engine::{Action, Input, Record, Seat};

/// How far the bots of one game have come. It holds for the game as it was when it was noted: once the game has gone on, by
/// whatever way, a thought about the past counts for nothing.
#[derive(Debug, Default)]
pub struct Consultation {
    stage: Stage,
    /// The partner who was asked last, and at which length of the record.
    partner: Option<(Seat, usize)>,
}

#[derive(Clone, Copy, Debug, Default)]
enum Stage {
    #[default]
    Idle,
    Thinking {
        question: Question,
        inputs: usize,
    },
    Decided {
        seat: Seat,
        action: Action,
        inputs: usize,
    },
}

impl Consultation {
    /// The question to ask now, if there is one: first the awaited seat's partner may interject, once for each decision; then
    /// the awaited seat decides.
    pub fn due(&self, game: &Record, is_bot: impl Fn(Seat) -> bool) -> Option<Question> {
        if self.pending(game).is_some() || self.decided(game).is_some() {
            return None;
        }
        let awaited = game.position().awaited()?;
        let may_interject = |partner: &Seat| is_bot(*partner) && !self.has_had_its_say(*partner, game);
        let partner = game.position().asides().map(|(partner, _)| partner).filter(may_interject);
        partner.map(Question::Interject).or_else(|| is_bot(awaited).then_some(Question::Decide(awaited)))
    }

    /// Whether this partner has been asked about the present decision: since then, nobody else has done anything.
    fn has_had_its_say(&self, partner: Seat, game: &Record) -> bool {
        let own = |input: &Input| matches!(input, Input::Act { seat, .. } if *seat == partner);
        let since = |inputs: usize| game.inputs().get(inputs..);
        let asked_at = self.partner.filter(|(asked, _)| *asked == partner).map(|(_, inputs)| inputs);
        asked_at.and_then(since).is_some_and(|since| since.iter().all(own))
    }

    /// Notes that a bot is asked.
    pub fn ask(&mut self, game: &Record, question: Question) {
        let inputs = game.inputs().len();
        self.stage = Stage::Thinking { question, inputs };
        if let Question::Interject(partner) = question {
            self.partner = Some((partner, inputs));
        }
    }

    /// The question that a bot is thinking about.
    pub fn pending(&self, game: &Record) -> Option<Question> {
        match self.stage {
            Stage::Thinking { question, inputs } if inputs == game.inputs().len() => Some(question),
            _ => None,
        }
    }

    /// Takes note of an answer. One to another question, or about a game that has gone on since, changes nothing.
    ///
    /// Returns whether it was the answer to the pending question. If so and it says to do nothing, the next question may be
    /// due.
    pub fn hear(&mut self, game: &Record, question: Question, action: Option<Action>) -> bool {
        let fits = self.pending(game) == Some(question);
        if fits {
            let (seat, inputs) = (question.seat(), game.inputs().len());
            self.stage = action.map_or(Stage::Idle, |action| Stage::Decided { seat, action, inputs });
        }
        fits
    }

    /// What a bot has decided and not done yet.
    pub fn decided(&self, game: &Record) -> Option<(Seat, Action)> {
        match self.stage {
            Stage::Decided { seat, action, inputs } if inputs == game.inputs().len() => Some((seat, action)),
            _ => None,
        }
    }

    /// Forgets what is pending or decided, so that bots are asked again.
    pub fn forget(&mut self) {
        self.stage = Stage::Idle;
    }
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Position, Printing, Rules, Teams, Turn};

    use super::*;

    /// A team game of bots that has been dealt.
    fn team_game() -> Record {
        let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
        let mut game = Record::new(Position::start(rules).expect("rules that can be played"));
        resolve_chances(&mut game);
        game
    }

    fn resolve_chances(game: &mut Record) {
        while let Some(chances) = game.position().chances() {
            let outcome = chances.iter().next().expect("an outcome").0;
            game.resolve(outcome, &mut ()).expect("it may happen");
        }
    }

    fn play(game: &mut Record, seat: Seat) {
        let actions = game.position().legal_actions(seat);
        let action = actions.get(game.inputs().len() % actions.len()).expect("an action");
        game.play(seat, action, &mut ()).expect("it is legal");
        resolve_chances(game);
    }

    fn all_are_bots(_: Seat) -> bool {
        true
    }

    #[test]
    fn a_partner_is_asked_once_for_each_decision_and_then_the_awaited_seat() {
        let (mut game, mut bots) = (team_game(), Consultation::default());
        let mut interjections = 0;
        for _ in 0..200 {
            let Turn::Act(awaited) = game.position().turn() else { break };
            if let Some((partner, asides)) = game.position().asides() {
                let (question, offer) = (Question::Interject(partner), asides.get(0));
                assert_eq!(bots.due(&game, all_are_bots), Some(question));
                bots.ask(&game, question);
                assert!(bots.hear(&game, question, offer));
                assert_eq!(bots.decided(&game), offer.map(|offer| (partner, offer)));
                play(&mut game, partner);
                interjections += 1;
            }
            assert_eq!(bots.due(&game, all_are_bots), Some(Question::Decide(awaited)));
            bots.ask(&game, Question::Decide(awaited));
            assert_eq!(bots.due(&game, all_are_bots), None, "it is thinking");
            play(&mut game, awaited);
        }
        assert!(interjections > 5);
    }

    #[test]
    fn a_thought_about_the_past_counts_for_nothing() {
        let (mut game, mut bots) = (team_game(), Consultation::default());
        let Turn::Act(awaited) = game.position().turn() else { panic!("a game that has begun") };
        let (partner, asides) = game.position().asides().expect("a partner who may offer a card");
        let question = Question::Decide(awaited);
        bots.ask(&game, question);
        assert!(!bots.hear(&game, Question::Interject(partner), asides.get(0)), "nobody asked that");
        let action = game.position().legal_actions(awaited).get(0);
        play(&mut game, partner);
        assert!(!bots.hear(&game, question, action), "the partner was faster");
        assert_eq!((bots.pending(&game), bots.decided(&game)), (None, None));
        assert_eq!(bots.due(&game, |seat| seat == awaited), Some(question), "so it is asked again");
    }

    #[test]
    fn people_are_not_asked() {
        let (game, bots) = (team_game(), Consultation::default());
        assert_eq!(bots.due(&game, |_| false), None);
    }

    #[test]
    fn what_is_forgotten_is_asked_again() {
        let (game, mut bots) = (team_game(), Consultation::default());
        let Turn::Act(awaited) = game.position().turn() else { panic!("a game that has begun") };
        bots.ask(&game, Question::Decide(awaited));
        bots.hear(&game, Question::Decide(awaited), game.position().legal_actions(awaited).get(0));
        assert_eq!(bots.due(&game, |seat| seat == awaited), None, "it has decided");
        bots.forget();
        assert_eq!(bots.due(&game, |seat| seat == awaited), Some(Question::Decide(awaited)));
    }
}
