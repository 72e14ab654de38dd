//! How entries build a table.

use rabenburg_engine::Event;
use rabenburg_protocol::{Code, Happened, Said, Status};

use super::entry::{Entry, What};
use super::game::Game;
use super::seats::Occupant;
use super::{CHAT, REMEMBERED, Table};

/// What an entry changed, for those who are to be told.
#[derive(Debug)]
pub(crate) enum Change {
    /// Something happened in the game.
    Played { by: Happened, events: Vec<Event> },
    /// The game began, and the cards were dealt.
    Started { events: Vec<Event> },
    /// Something changed around the table.
    Table,
    /// Someone said something.
    Said(Said),
    /// Nobody else needs to know.
    Private,
}

/// The log makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {version} of table {code} cannot be applied: {why}")]
pub(crate) struct InvalidLog {
    code: Code,
    version: u64,
    why: String,
}

impl Table {
    /// A table from its first entry.
    pub(crate) fn new(code: Code, entry: &Entry) -> Result<Table, InvalidLog> {
        let What::Opened { host, options, seats } = &entry.what else {
            return Err(InvalidLog { code, version: 1, why: "it does not open the table".to_owned() });
        };
        Ok(Table {
            code,
            version: 1,
            status: Status::Waiting,
            host: *host,
            options: options.as_ref().clone(),
            seats: seats.clone(),
            game: None,
            changed_at: entry.at,
            done: Default::default(),
            chat: Default::default(),
            mutes: Vec::new(),
            rematch: None,
        })
    }

    /// Applies an entry.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Change, InvalidLog> {
        let version = self.version + 1;
        let invalid = |code: Code, why: &dyn ToString| InvalidLog { code, version, why: why.to_string() };
        let code = self.code;
        let change = match &entry.what {
            What::Opened { .. } => return Err(invalid(code, &"it opens the table again")),
            What::Sat { seat, occupant } => {
                // Sitting down frees one's former seat.
                if let Some(visitor) = occupant.visitor() {
                    self.seats.iter_mut().filter(|other| is_of(other, visitor)).for_each(|other| *other = None);
                }
                self.seats[seat.index()] = Some(occupant.clone());
                Change::Table
            }
            What::Cleared { seat } => {
                self.seats[seat.index()] = None;
                Change::Table
            }
            What::Started { rules, seats, dealt } => {
                let mut game = Game::new(**rules, entry.at).map_err(|error| invalid(code, &error))?;
                let events = game.put(version, entry.at, dealt).map_err(|error| invalid(code, &error))?;
                self.seats.clone_from(seats);
                self.game = Some(game);
                self.status = Status::Playing;
                Change::Started { events }
            }
            What::Played { seat, actor, inputs } => {
                let game = self.game.as_mut().ok_or_else(|| invalid(code, &"there is no game"))?;
                let events = game.put(version, entry.at, inputs).map_err(|error| invalid(code, &error))?;
                if game.is_over() {
                    self.status = Status::Over;
                }
                Change::Played { by: Happened { seat: *seat, actor: *actor }, events }
            }
            What::BotTook { seat } => self.set_bot_plays(seat.index(), true),
            What::Back { seat } => self.set_bot_plays(seat.index(), false),
            What::Said { name, saying } => {
                let visitor = entry.by.ok_or_else(|| invalid(code, &"nobody said it"))?;
                let said = Said { version, visitor, name: name.clone(), saying: saying.clone(), at: entry.at };
                if self.chat.len() == CHAT {
                    self.chat.pop_front();
                }
                self.chat.push_back(said.clone());
                Change::Said(said)
            }
            What::Muted { visitor, muted } => {
                let by = entry.by.ok_or_else(|| invalid(code, &"nobody muted"))?;
                self.mutes.retain(|mute| *mute != (by, *visitor));
                if *muted {
                    self.mutes.push((by, *visitor));
                }
                Change::Private
            }
            What::Closed => {
                self.status = Status::Closed;
                Change::Table
            }
            What::Rematch { code } => {
                self.rematch = Some(*code);
                Change::Table
            }
        };
        self.version = version;
        self.changed_at = entry.at;
        if let (Some(by), Some(id)) = (entry.by, &entry.id) {
            if self.done.len() == REMEMBERED {
                self.done.pop_front();
            }
            self.done.push_back((by, id.clone(), version));
        }
        Ok(change)
    }

    fn set_bot_plays(&mut self, seat: usize, plays: bool) -> Change {
        if let Some(Occupant::Person { bot_plays, .. }) = &mut self.seats[seat] {
            *bot_plays = plays;
        }
        Change::Table
    }
}

fn is_of(occupant: &Option<Occupant>, visitor: rabenburg_protocol::VisitorId) -> bool {
    occupant.as_ref().and_then(Occupant::visitor) == Some(visitor)
}
