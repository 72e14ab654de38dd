//! The pictures of the rules: a position, and what is played in it or refused.

use rabenburg_engine::{Action, Event, Input, ParseError, Position, Refusal, SeenEvent, View, Viewer};

/// A picture of the course.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// Its name, the same in every language.
    pub id: String,
    /// What is to be seen, in a sentence.
    pub caption: String,
    /// What it shows at first.
    pub position: Position,
    /// What is played then.
    pub moves: Vec<Input>,
    /// What is tried and refused.
    pub refused: Vec<Input>,
}

/// A move of a picture, as the table sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// What happens.
    pub events: Vec<SeenEvent>,
    /// Where that leads.
    pub after: View,
}

impl Figure {
    /// What the picture shows at first.
    pub fn before(&self) -> View {
        self.position.view(Viewer::Spectator)
    }

    /// What the moves do, one by one; the rule that refuses one of them ends it. Cards that are to be drawn afterwards are not drawn.
    pub fn steps(&self) -> Result<Vec<Step>, Refusal> {
        let mut position = self.position;
        let step = |&input: &Input| {
            let mut events: Vec<Event> = Vec::new();
            position.put(input, &mut events)?;
            let events = events.iter().map(|event| event.seen_by(Viewer::Spectator)).collect();
            Ok(Step { events, after: position.view(Viewer::Spectator) })
        };
        self.moves.iter().map(step).collect()
    }

    /// Why the tried moves are refused, one by one; `None` for one that is legal.
    pub fn refusals(&self) -> impl Iterator<Item = Option<Refusal>> {
        self.refused.iter().map(|&input| {
            let mut position = self.position;
            position.put(input, &mut ()).err()
        })
    }
}

/// Reads a line of moves: `roll 4`, `draw W3` or a seat and its action, `b play W3 b@4`.
pub(crate) fn input(line: &str) -> Result<Input, ParseError> {
    let line = line.trim();
    let seat = line.split_once(' ').and_then(|(letter, action)| {
        let mut letters = letter.chars();
        let seat = letters.next().and_then(rabenburg_engine::Seat::from_letter)?;
        letters.next().is_none().then_some((seat, action))
    });
    match seat {
        Some((seat, action)) => Ok(Input::Act { seat, action: action.parse::<Action>()? }),
        None => Ok(Input::Chance(line.parse()?)),
    }
}
