//! The pictures in the rules: a position, and what is played or refused in it.

use rabenburg_engine::{Action, Event, Fact, Input, ParseError, Position, Refusal, Seat, View, Viewer};

/// A picture of the course.
#[derive(Clone, PartialEq, Debug)]
pub struct BookFigure {
    /// Its name, the same in every language.
    pub id: String,
    /// What it shows, in a sentence.
    pub caption: String,
    /// What it shows at first.
    pub position: Position,
    /// What is then played.
    pub moves: Vec<Input>,
    /// What is tried and refused.
    pub refused: Vec<Input>,
}

/// What a picture shows at a moment, and what happens next.
#[derive(Clone, PartialEq, Debug)]
pub struct FigureFrame {
    /// What is visible.
    pub view: View,
    /// What happens next, up to the next frame; empty after the last one.
    pub next: Vec<Fact>,
}

impl BookFigure {
    /// What the picture shows before and after each of its moves, as the table sees it; or why one of them is refused.
    ///
    /// What moves nothing on the course, such as an announcement, has no frame of its own: it is told with what
    /// follows.
    pub fn frames(&self) -> Result<Vec<FigureFrame>, Refusal> {
        let mut position = self.position;
        let mut frames = vec![FigureFrame { view: position.view(Viewer::Spectator), next: Vec::new() }];
        let mut facts = Vec::new();
        for &input in &self.moves {
            let mut events: Vec<Event> = Vec::new();
            position.put(input, &mut events)?;
            facts.extend(events.iter().filter_map(|event| match event {
                Event::Public(fact) => Some(*fact),
                _ => None,
            }));
            let view = position.view(Viewer::Spectator);
            if let Some(last) = frames.last_mut()
                && (&last.view.spaces, last.view.castle) != (&view.spaces, view.castle)
            {
                last.next = std::mem::take(&mut facts);
                frames.push(FigureFrame { view, next: Vec::new() });
            }
        }
        Ok(frames)
    }

    /// Why the attempted moves are refused, one by one; `None` for one that is legal.
    pub fn refusals(&self) -> impl Iterator<Item = Option<Refusal>> {
        self.refused.iter().map(|&input| {
            let mut position = self.position;
            position.put(input, &mut ()).err()
        })
    }
}

/// Parses a line of moves: `roll 4`, `draw W3`, or a seat and its action, `b play W3 b@4`.
pub(crate) fn input(line: &str) -> Result<Input, ParseError> {
    let line = line.trim();
    let seat = line.split_once(' ').and_then(|(letter, action)| {
        let mut letters = letter.chars();
        let seat = letters.next().and_then(Seat::from_letter)?;
        letters.next().is_none().then_some((seat, action))
    });
    match seat {
        Some((seat, action)) => Ok(Input::Act { seat, action: action.parse::<Action>()? }),
        None => Ok(Input::Chance(line.parse()?)),
    }
}
