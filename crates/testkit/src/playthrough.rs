//! Seeded random games, told step by step.

use rabenburg_engine::*;

use crate::{TestDice, start, tables};

/// A game under way.
#[derive(Debug)]
pub struct Playthrough {
    /// Where it began.
    pub start: Position,
    /// Where it stands.
    pub position: Position,
    /// Everything that was put in.
    pub inputs: Vec<Input>,
    /// Everything that has happened.
    pub events: Vec<Event>,
    /// How many of the events came before the last input.
    before: usize,
}

impl Playthrough {
    /// A game that begins here.
    pub fn new(start: Position) -> Playthrough {
        Playthrough { start, position: start, inputs: Vec::new(), events: Vec::new(), before: 0 }
    }

    /// What the last input brought about.
    pub fn fresh_events(&self) -> &[Event] {
        &self.events[self.before..]
    }

    /// Puts in something random that is legal; `false` when the game is over.
    pub fn step(&mut self, dice: &mut TestDice) -> bool {
        let input = dice.input(&self.position);
        input.map(|input| self.put(input)).is_some()
    }

    /// Puts in something that is legal.
    pub fn put(&mut self, input: Input) {
        self.before = self.events.len();
        self.position
            .put(input, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{input:?} was refused: {refusal}\n{:#}", self.position));
        self.inputs.push(input);
    }
}

/// How much is played.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The same seed gives the same games.
    pub seed: u64,
    /// Games at each table.
    pub games: usize,
    /// A game is abandoned after this many inputs.
    pub inputs: usize,
}

/// Plays at all tables and calls `check` at every position, the start included, with what `begin` made of the game.
/// TestDice for the check are apart from those of the game, so that all tests of a seed see the same games.
pub fn for_every_position<State>(
    effort: Effort,
    begin: impl Fn(&Playthrough) -> State,
    mut check: impl FnMut(&mut State, &Playthrough, &mut TestDice),
) {
    let mut dice = TestDice::new(effort.seed);
    let mut aside = TestDice::new(!effort.seed);
    for _ in 0..effort.games {
        for rules in tables(&mut dice) {
            let mut game = Playthrough::new(start(rules, &mut dice));
            let mut state = begin(&game);
            check(&mut state, &game, &mut aside);
            while game.inputs.len() < effort.inputs && game.step(&mut dice) {
                check(&mut state, &game, &mut aside);
            }
        }
    }
}

/// All who look on: every seat, and a spectator.
pub fn viewers(position: &Position) -> impl Iterator<Item = Viewer> + use<> {
    position.rules().seats().map(Viewer::Seat).chain([Viewer::Spectator])
}
