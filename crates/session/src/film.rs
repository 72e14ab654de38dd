//! A finished game to look back at: from any seat, as a spectator, or with everything revealed.
//!
//! It holds the truth of every moment but hands out only views and seen events, so whatever shows it needs no
//! `Position`.

use rabenburg_engine::{
    Action, Cards, Event, Fact, Input, Outcome, ParseError, Position, Record, Rules, Seat, SeenEvent, Stage, Turn,
    View, Viewer,
};

use crate::saved;
use crate::session::{Matchup, Players};

/// The point of view from which a film is watched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PointOfView {
    /// As somebody saw it, a player or a spectator.
    Of(Viewer),
    /// With all hands and locked-up wizards revealed. The game is over, so nothing is secret any more.
    Open,
}

/// A moment of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilmFrame {
    /// What can be seen. The open view is a spectator's at a table that shows who is locked up.
    pub view: View,
    /// The cards in sight, by seat: the viewer's own, or everybody's.
    pub hands: Vec<Option<Cards>>,
}

/// A turn of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FilmTurn {
    /// Turns begun before it.
    pub number: u32,
    /// Whose turn it was.
    pub seat: Seat,
    /// The moment it began.
    pub begins: usize,
    /// The moment it was over.
    pub ends: usize,
}

/// Why there is nothing to show.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FilmError {
    /// The text is not a game in our notation.
    #[error(transparent)]
    Text(#[from] ParseError),
    /// The game is still going on: its record would show everybody's cards.
    #[error("this game is not over yet")]
    NotOver,
}

/// A finished game. Its moments are counted from 0, the beginning; each input leads to the next.
#[derive(Clone, Debug)]
pub struct Film {
    record: Record,
    players: Players,
    moments: Vec<Position>,
    /// What happened on the way to each moment after the first.
    events: Vec<Vec<Event>>,
    turns: Vec<FilmTurn>,
    stops: Vec<usize>,
}

impl Film {
    /// Reads the record of a game that was played to its end.
    pub fn read(text: &str) -> Result<Film, FilmError> {
        let film = Film::read_given_up(text)?;
        if film.outcome().is_some() { Ok(film) } else { Err(FilmError::NotOver) }
    }

    /// Reads the record of a game that is over although it was not played to its end. The caller has to know that it
    /// is.
    pub fn read_given_up(text: &str) -> Result<Film, FilmError> {
        let record = saved::for_people(&text.parse()?);
        let players = saved::players_of(&record);
        let mut now = *record.start();
        let mut moments = vec![now];
        let mut events = Vec::new();
        for &input in record.inputs() {
            let mut happened: Vec<Event> = Vec::new();
            // It was accepted when the text was read.
            if now.put(input, &mut happened).is_err() {
                break;
            }
            moments.push(now);
            events.push(happened);
        }
        let turns = turns_of(&moments);
        let stops = stops_of(&record, &moments);
        Ok(Film { record, players, moments, events, turns, stops })
    }

    /// Rules and players.
    pub fn table(&self) -> Matchup {
        Matchup { rules: *self.rules(), players: self.players.clone() }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.record.start().rules()
    }

    /// How it ended; `None` if it was abandoned.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.record.position().turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The whole game.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record as people may keep it.
    pub fn text(&self) -> String {
        self.record.to_string()
    }

    /// The last moment.
    pub fn last(&self) -> usize {
        self.moments.len() - 1
    }

    /// The turns, in order. The initial deal belongs to none.
    pub fn turns(&self) -> &[FilmTurn] {
        &self.turns
    }

    /// The turn that was going on at a moment; a turn includes the moment it begins.
    pub fn turn_at(&self, moment: usize) -> Option<&FilmTurn> {
        self.turns.iter().rev().find(|turn| turn.begins <= moment)
    }

    /// The moments worth stopping at: before each decision other than a pass, and the end. What follows automatically
    /// from a decision, such as drawing cards, is part of the way to the next stop.
    pub fn stops(&self) -> &[usize] {
        &self.stops
    }

    /// Who made the decision that led to this moment; `None` where it was chance.
    pub fn actor(&self, moment: usize) -> Option<Seat> {
        match self.record.inputs().get(moment.checked_sub(1)?)? {
            Input::Act { seat, .. } => Some(*seat),
            Input::Chance(_) => None,
        }
    }

    /// The game at a moment; the last one, if there are not that many.
    pub fn frame(&self, moment: usize, pov: PointOfView) -> FilmFrame {
        let position = &self.moments[moment.min(self.last())];
        let hand = |seat| Some(position.hand(seat));
        match pov {
            PointOfView::Of(viewer) => {
                let own = |seat| hand(seat).filter(|_| viewer.is(seat));
                FilmFrame { view: position.view(viewer), hands: position.rules().seats().map(own).collect() }
            }
            PointOfView::Open => FilmFrame {
                view: position.aided().view(Viewer::Spectator),
                hands: position.rules().seats().map(hand).collect(),
            },
        }
    }

    /// What was seen to happen from one moment to a later one.
    pub fn events(&self, from: usize, to: usize, pov: PointOfView) -> Vec<SeenEvent> {
        let happened = self.events.get(from..to.min(self.last())).unwrap_or_default();
        happened.iter().flatten().map(|event| event.seen_by(eyes(event, pov))).collect()
    }

    /// The decision that was made at a moment, and by whom; `None` where chance decided, and at the end.
    pub fn decision(&self, moment: usize) -> Option<(Seat, Action)> {
        match self.record.inputs().get(moment)? {
            Input::Act { seat, action } => Some((*seat, *action)),
            Input::Chance(_) => None,
        }
    }

    /// What a decision at a moment leads to, as far as anybody could foresee; nothing, if the rules forbid it.
    pub fn foreseen(&self, moment: usize, seat: Seat, action: Action) -> Vec<Fact> {
        self.position(moment).foresee(seat, action).unwrap_or_default()
    }

    pub(crate) fn position(&self, moment: usize) -> &Position {
        &self.moments[moment.min(self.last())]
    }
}

/// Who sees most of an event: in the open view, everybody looks through the eyes of the player it is about.
fn eyes(event: &Event, pov: PointOfView) -> Viewer {
    match (pov, *event) {
        (PointOfView::Of(viewer), _) => viewer,
        (PointOfView::Open, Event::Public(_)) => Viewer::Spectator,
        (PointOfView::Open, Event::Drew { seat, .. } | Event::Offered { seat, .. }) => Viewer::Seat(seat),
        (PointOfView::Open, Event::CardPassed { from, .. }) => Viewer::Seat(from),
    }
}

fn turns_of(moments: &[Position]) -> Vec<FilmTurn> {
    let mut turns: Vec<FilmTurn> = Vec::new();
    for (moment, position) in moments.iter().enumerate() {
        if position.stage() == Stage::Deal {
            continue;
        }
        match turns.last_mut() {
            Some(turn) if turn.number == position.turn_number() => turn.ends = moment,
            last => {
                if let Some(turn) = last {
                    turn.ends = moment;
                }
                let (number, seat) = (position.turn_number(), position.active());
                turns.push(FilmTurn { number, seat, begins: moment, ends: moment });
            }
        }
    }
    turns
}

fn stops_of(record: &Record, moments: &[Position]) -> Vec<usize> {
    let decides = |input: &Input| matches!(input, Input::Act { action, .. } if !matches!(action, Action::Pass));
    let before = record.inputs().iter().enumerate().filter(|(_, input)| decides(input)).map(|(moment, _)| moment);
    let mut stops: Vec<usize> = std::iter::once(0).chain(before).chain([moments.len() - 1]).collect();
    stops.dedup();
    stops
}
