//! A game that is over, to be looked at again: from any seat, as a spectator, or with everything open.
//!
//! It holds the truth of every moment and gives views and seen events only, so that whoever shows it needs no `Position`.

use rabenburg_engine::{
    Action, Cards, Event, Input, Outcome, ParseError, Position, Record, Rules, Seat, SeenEvent, Stage, Turn, View,
    Viewer,
};

use crate::saved;
use crate::session::{Players, Table};
use crate::statistics::{self, SeatStatistics};

/// From where a film is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outlook {
    /// As somebody saw it, a player or a spectator.
    Of(Viewer),
    /// With all hands open, and with who is locked up where. The game is over: nothing is a secret any more.
    Open,
}

/// A moment of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// What is to be seen. The open view is a spectator's at a table that notes who is locked up.
    pub view: View,
    /// The cards in sight, by seat: the viewer's own, or everybody's.
    pub hands: Vec<Option<Cards>>,
}

/// A turn of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FilmTurn {
    /// Turns begun before it.
    pub number: u32,
    /// Whose it was.
    pub seat: Seat,
    /// The moment at which it began.
    pub begins: usize,
    /// The moment at which it was over.
    pub ends: usize,
}

/// Why there is nothing to be shown.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FilmError {
    /// The text is no game in our notation.
    #[error(transparent)]
    Text(#[from] ParseError),
    /// The game goes on: who sees its record would see everybody's cards.
    #[error("this game is not over yet")]
    NotOver,
}

/// A game that is over. Its moments are counted from 0, the beginning; each input leads to the next one.
#[derive(Clone, Debug)]
pub struct Film {
    record: Record,
    players: Players,
    /// The truth at each moment.
    moments: Vec<Position>,
    /// What happened on the way to each moment but the first.
    events: Vec<Vec<Event>>,
    turns: Vec<FilmTurn>,
    stops: Vec<usize>,
}

impl Film {
    /// Reads a record of a game that was played to its end.
    pub fn read(text: &str) -> Result<Film, FilmError> {
        let film = Film::read_given_up(text)?;
        if film.outcome().is_some() { Ok(film) } else { Err(FilmError::NotOver) }
    }

    /// Reads a record of a game that is over though it was not played to its end. That it is over, the caller knows.
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
    pub fn table(&self) -> Table {
        Table { rules: *self.rules(), players: self.players.clone() }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.record.start().rules()
    }

    /// How it ended. Nothing, if it was given up.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.record.position().turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The record as people may keep it.
    pub fn text(&self) -> String {
        self.record.to_string()
    }

    /// What everybody did, by seat.
    pub fn statistics(&self) -> Vec<SeatStatistics> {
        statistics::statistics(&self.record)
    }

    /// The last moment.
    pub fn last(&self) -> usize {
        self.moments.len() - 1
    }

    /// The turns, in order. Hands that are dealt belong to none.
    pub fn turns(&self) -> &[FilmTurn] {
        &self.turns
    }

    /// The turn in which something was going on at a moment; at its beginning it is that turn already.
    pub fn turn_at(&self, moment: usize) -> Option<&FilmTurn> {
        self.turns.iter().rev().find(|turn| turn.begins <= moment)
    }

    /// The moments worth stopping at: before each decision but passing, and the end. What follows from a decision by
    /// itself, such as cards that are drawn, is part of the way to the next stop.
    pub fn stops(&self) -> &[usize] {
        &self.stops
    }

    /// Who put in what led to this moment; nobody, where it was chance.
    pub fn actor(&self, moment: usize) -> Option<Seat> {
        match self.record.inputs().get(moment.checked_sub(1)?)? {
            Input::Act { seat, .. } => Some(*seat),
            Input::Chance(_) => None,
        }
    }

    /// A moment; the last one, if there are not so many.
    pub fn frame(&self, moment: usize, outlook: Outlook) -> Frame {
        let position = &self.moments[moment.min(self.last())];
        let hand = |seat| Some(position.hand(seat));
        match outlook {
            Outlook::Of(viewer) => {
                let own = |seat| hand(seat).filter(|_| viewer.is(seat));
                Frame { view: position.view(viewer), hands: position.rules().seats().map(own).collect() }
            }
            Outlook::Open => Frame {
                view: position.aided().view(Viewer::Spectator),
                hands: position.rules().seats().map(hand).collect(),
            },
        }
    }

    /// What was seen happen from one moment to a later one.
    pub fn events(&self, from: usize, to: usize, outlook: Outlook) -> Vec<SeenEvent> {
        let happened = self.events.get(from..to.min(self.last())).unwrap_or_default();
        happened.iter().flatten().map(|event| event.seen_by(eyes(event, outlook))).collect()
    }

    pub(crate) fn position(&self, moment: usize) -> &Position {
        &self.moments[moment.min(self.last())]
    }
}

/// Who sees most of an event: in the open view everybody looks through the eyes of whom it is about.
fn eyes(event: &Event, outlook: Outlook) -> Viewer {
    match (outlook, *event) {
        (Outlook::Of(viewer), _) => viewer,
        (Outlook::Open, Event::Public(_)) => Viewer::Spectator,
        (Outlook::Open, Event::Drew { seat, .. } | Event::Offered { seat, .. }) => Viewer::Seat(seat),
        (Outlook::Open, Event::CardPassed { from, .. }) => Viewer::Seat(from),
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
