//! Somebody solving a puzzle.

use rabenburg_engine::{Action, Chance, Event, Fact, Input, Position, Refusal, SPACES, Seat};

use crate::door;
use crate::goal::Goal;
use crate::judge::Judgement;
use crate::proof::{Prover, follow, outcomes};
use crate::puzzle::Puzzle;
use crate::verdict::{Cause, Part, Shortfall, Verdict};
use crate::watch::Watch;

/// An attempt at a puzzle: what the solver did, and what the puzzle answered.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    puzzle: &'a Puzzle,
    inputs: Vec<Input>,
    position: Position,
    verdict: Verdict,
}

impl<'a> Attempt<'a> {
    /// A fresh attempt.
    pub fn new(puzzle: &'a Puzzle) -> Attempt<'a> {
        Attempt { puzzle, inputs: Vec::new(), position: puzzle.position(), verdict: Verdict::Open }
    }

    /// What has been put in so far.
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// Where it stands.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How it stands to the goal.
    pub const fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// The solver acts, and everything follows until they have to decide again or the attempt is over. Returns what
    /// happened; a refused action changes nothing.
    pub fn act(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        let seat = self.puzzle.seat();
        self.put(Input::Act { seat, action }, &mut events)?;
        while self.verdict == Verdict::Open {
            let Some(answer) = self.puzzle.answer(&self.inputs) else { break };
            self.put(answer, &mut events)?;
        }
        Ok(events)
    }

    fn put(&mut self, input: Input, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.position.put(input, events)?;
        self.inputs.push(input);
        self.verdict = self.puzzle.verdict(&self.inputs)?;
        Ok(())
    }

    /// Takes the solver's last action back, with all that followed; says whether there was one.
    pub fn take_back(&mut self) -> bool {
        let seat = self.puzzle.seat();
        let own = |input: &Input| matches!(input, Input::Act { seat: by, .. } if *by == seat);
        let Some(last) = self.inputs.iter().rposition(own) else { return false };
        let inputs = self.inputs[..last].to_vec();
        *self = Attempt::new(self.puzzle);
        for input in inputs {
            // What was accepted once is accepted again.
            let _ = self.put(input, &mut Vec::new());
        }
        true
    }
}

impl Puzzle {
    /// How an attempt with these inputs stands. The first moment that settles it counts; what comes after it does not.
    pub fn verdict(&self, inputs: &[Input]) -> Result<Verdict, Refusal> {
        if let Goal::Unstoppable { turns } = self.goal {
            return crate::duel::verdict(self, turns, inputs);
        }
        let seat = self.seat();
        let mut position = self.position();
        let mut watch = Watch::new(&self.goal, &position, seat);
        let mut story = Story::default();
        for &input in inputs {
            let mut events = Vec::new();
            let before = position;
            let rolled = matches!(input, Input::Chance(Chance::Roll { .. }));
            if rolled && let Some(roll) = self.unlucky_roll(&position, &watch) {
                // The plan depends on luck, whatever was rolled this time.
                return Ok(Verdict::Failed(Shortfall {
                    parts: self.goal.parts(&position, &watch),
                    cause: Cause::Luck { roll },
                }));
            }
            position.put(input, &mut events)?;
            for event in &events {
                rabenburg_engine::Sink::event(&mut watch, event);
            }
            story.follow(&before, &events, seat);
            match self.goal.judge(&position, &watch) {
                Judgement::Met => return Ok(Verdict::Solved),
                Judgement::Missed => return Ok(Verdict::Failed(self.shortfall(&position, &watch, &story))),
                Judgement::Open => {}
            }
        }
        Ok(Verdict::Open)
    }

    /// What follows by itself at this moment: a card, a roll or the rival's answer. `None` if the solver decides, or if
    /// there is nothing more.
    ///
    /// A roll is the one that refutes the plan, if there is one; else the one that leaves the fewest ways.
    pub fn answer(&self, inputs: &[Input]) -> Option<Input> {
        if let Goal::Unstoppable { turns } = self.goal {
            return crate::duel::answer(self, turns, inputs);
        }
        let start = self.position();
        let seat = self.seat();
        let (mut position, mut watch) = (start, Watch::new(&self.goal, &start, seat));
        for &input in inputs {
            (position, watch) = follow(&position, &watch, input)?;
        }
        let cards = start.hand(seat).len() + start.discard().len();
        let outcomes = outcomes(&self.goal, cards, seat, &position)?;
        if let [only] = outcomes[..] {
            return Some(only);
        }
        let mut prover = Prover::new(&self.goal, &start, seat);
        outcomes.into_iter().min_by_key(|&input| {
            follow(&position, &watch, input).map_or((false, 0), |(next, watch)| {
                let proof = prover.prove(&next, &watch);
                (proof.sure, proof.good)
            })
        })
    }

    /// A roll after which the goal can no longer be met for certain.
    fn unlucky_roll(&self, position: &Position, watch: &Watch) -> Option<u8> {
        let mut prover = Prover::new(&self.goal, position, watch.seat);
        (1..=6).find(|&value| {
            follow(position, watch, Input::Chance(Chance::Roll { value }))
                .is_some_and(|(next, watch)| !prover.is_sure(&next, &watch))
        })
    }

    fn shortfall(&self, position: &Position, watch: &Watch, story: &Story) -> Shortfall {
        let parts = self.goal.parts(position, watch);
        let missing = |parts: &[(Part, bool)]| {
            parts.iter().find_map(|part| match part {
                (Part::Flasks { filled, needed }, false) => Some(needed - filled),
                _ => None,
            })
        };
        let cause = match &self.goal {
            Goal::Stowaway | Goal::Memory if watch.entered => Cause::AnotherWizard,
            Goal::Stowaway | Goal::Memory if !parts[0].1 => Cause::StillLockedUp,
            Goal::LastFlask if watch.entered && missing(&parts).is_some() => Cause::EntryEndedTurn,
            Goal::RavensFlight { rest } if watch.entered => {
                Cause::CastleElsewhere { rests: position.course().castle(), wanted: *rest }
            }
            Goal::ShutTheDoor => Cause::Answered { line: door::way_in(position, watch.seat).unwrap_or_default() },
            Goal::OpenSolo { .. } => {
                Cause::CardsSpent { wizards: position.rules().wizards_each() - position.home(watch.seat) }
            }
            _ => match (missing(&parts), story.last_walk) {
                (Some(missing), _) => Cause::FlasksMissing { missing },
                (None, Some((away, steps))) if steps > away => Cause::Overshot { away, steps },
                (None, Some((away, steps))) => Cause::FellShort { away, steps },
                (None, None) => Cause::NobodyHome,
            },
        };
        Shortfall { parts, cause }
    }
}

/// What an attempt was about, for the sentence on why it failed.
#[derive(Default)]
struct Story {
    /// How far the castle was before the solver's last walk, and how far the walk went.
    last_walk: Option<(u8, u8)>,
}

impl Story {
    fn follow(&mut self, before: &Position, events: &[Event], seat: Seat) {
        let course = before.course();
        for event in events {
            if let Event::Public(Fact::WizardMoved { colour, from, to }) = *event
                && colour == seat
            {
                let [from, to] = [from, to].map(|surface| course.space_under(surface).index());
                let ahead = |goal: usize| ((goal + SPACES - from) % SPACES) as u8;
                let (away, steps) = (ahead(course.castle().index()), ahead(to));
                if (1..=6).contains(&steps) {
                    self.last_walk = Some((away, steps));
                }
            }
        }
    }
}
