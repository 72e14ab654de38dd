//! Where a finished game comes from: this device, an online table, or a file.

use rabenburg_engine::{ParseError, Seat};
use rabenburg_protocol::{GameResult, PlayerResult};
use rabenburg_session::{BranchOff, Film, FilmError, Session, Who, study_in};
use rabenburg_words::Names;

use super::share;
use crate::dropped::Unreadable;
use crate::fetch;
use crate::games::shelf;
use crate::online::visitor;
use crate::running::Running;

/// Where it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// On this device.
    Here,
    /// At an online table, by its code.
    Online(String),
    /// Anywhere: it is in a file.
    File,
    /// Nowhere: it is a branch of a study, which is this file.
    Branch(String),
}

/// A finished game, and what else is known about it.
pub(crate) struct Showing {
    /// The game.
    pub(crate) film: Film,
    /// Where it was played.
    pub(crate) origin: Origin,
    /// How it might have gone, where somebody has kept that.
    pub(crate) branches: Vec<BranchOff>,
    /// How long it took, if that is known.
    pub(crate) minutes: Option<u32>,
    /// The reader's seat, if it is known.
    you: Option<Seat>,
}

/// Why there is nothing to show.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum NothingToShow {
    /// No game was finished on this device.
    NothingHere,
    /// The game is still going on.
    StillOn(Origin),
    /// No table has that code.
    Unknown(String),
    /// The server is not answering.
    Offline,
    /// It is not a game in our notation.
    Broken(ParseError),
    /// A file that cannot be a game.
    Unreadable(Unreadable),
}

fn unread(error: FilmError, origin: Origin) -> NothingToShow {
    match error {
        FilmError::Text(error) => NothingToShow::Broken(error),
        FilmError::NotOver => NothingToShow::StillOn(origin),
    }
}

impl Showing {
    /// The game on this device.
    pub(crate) fn here(running: Running) -> Result<Showing, NothingToShow> {
        let local = running.local().ok_or(NothingToShow::NothingHere)?;
        Showing::played_here(&local.record().ok_or(NothingToShow::StillOn(Origin::Here))?)
    }

    /// A game kept on this device.
    pub(crate) fn kept(number: &str) -> Result<Showing, NothingToShow> {
        Showing::played_here(&shelf::text(number).ok_or(NothingToShow::NothingHere)?)
    }

    fn played_here(text: &str) -> Result<Showing, NothingToShow> {
        let film = Film::read(text).map_err(|error| unread(error, Origin::Here))?;
        let you = only_person(&film);
        Ok(Showing { film, origin: Origin::Here, branches: Vec::new(), minutes: None, you })
    }

    /// A game in an address.
    pub(crate) async fn shared(game: &str) -> Result<Showing, NothingToShow> {
        let text = share::unpack(game).await.ok_or(NothingToShow::Unreadable(Unreadable::NoText))?;
        Showing::in_file(&text)
    }

    /// A game from a file.
    pub(crate) fn in_file(text: &str) -> Result<Showing, NothingToShow> {
        // Comments and branches belong to the game.
        let (text, branches) = study_in(text).unwrap_or((text, Vec::new()));
        let film = Film::read(text).map_err(|error| unread(error, Origin::File))?;
        // A person playing alone against bots needed no name.
        let nameless = |seat: &Seat| film.table().players[seat.index()].name.is_empty();
        let you = only_person(&film).filter(nameless);
        Ok(Showing { film, origin: Origin::File, branches, minutes: None, you })
    }

    /// A branch of a study.
    pub(crate) fn branch(branch: &BranchOff, whole: String) -> Result<Showing, NothingToShow> {
        let film = Film::read_given_up(&branch.text).map_err(|error| unread(error, Origin::File))?;
        let you = only_person(&film);
        Ok(Showing { film, origin: Origin::Branch(whole), branches: Vec::new(), minutes: None, you })
    }

    /// The game of an online table.
    pub(crate) async fn online(code: String) -> Result<Showing, NothingToShow> {
        let result = fetch(&code, "result").await?;
        let record = fetch(&code, "record").await?;
        // A server of another version may tell more or less about the result; the record has everything that counts.
        let result: Option<GameResult> = serde_json::from_str(&result).ok();
        let you = result.as_ref().and_then(seat_of_visitor);
        let minutes = result.map(|result| result.ended_at.saturating_sub(result.began_at).div_ceil(60_000) as u32);
        // The server hands out a record only when the game is over, whether or not it was played to its end.
        let film = Film::read_given_up(&record).map_err(|error| unread(error, Origin::Online(code.clone())))?;
        Ok(Showing { film, origin: Origin::Online(code), branches: Vec::new(), minutes, you })
    }

    /// The reader's seat, if it is known.
    pub(crate) fn you(&self) -> Option<Seat> {
        self.you
    }

    /// What sentences call the players.
    pub(crate) fn names(&self) -> Names {
        let names = self.film.table().players.into_iter().map(|player| player.name).collect();
        Names::new(names, self.you)
    }
}

/// The only person among bots.
fn only_person(film: &Film) -> Option<Seat> {
    let players = film.table().players;
    let is_person = |seat: &Seat| !matches!(players[seat.index()].sitter, Who::Bot(_));
    let mut people = film.rules().seats().filter(is_person);
    people.next().filter(|_| people.next().is_none())
}

/// Where the visitor of this device sat.
fn seat_of_visitor(result: &GameResult) -> Option<Seat> {
    let here = visitor::kept()?;
    let is_here = |player: &PlayerResult| matches!(player.seat.sitter, rabenburg_protocol::Sitter::Person { visitor, .. } if visitor == here.visitor);
    result.players.iter().position(is_here).and_then(|seat| Seat::new(seat as u8))
}

async fn fetch(code: &str, what: &str) -> Result<String, NothingToShow> {
    let address = format!("/api/v1/tables/{}/{what}", js_sys::encode_uri_component(code));
    let answer = fetch::get(&address).await.map_err(|_| NothingToShow::Offline)?;
    match answer.status {
        200 => Ok(answer.text),
        409 => Err(NothingToShow::StillOn(Origin::Online(code.to_owned()))),
        400 | 404 => Err(NothingToShow::Unknown(code.to_owned())),
        _ => Err(NothingToShow::Offline),
    }
}
