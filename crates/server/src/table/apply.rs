//! How entries build a table.

use rabenburg_engine::{Event, Seat};
use rabenburg_protocol::{Abandoned, Code, DoneBy, Happened, LastMove, Notice, Said, Status, VisitorId};

use super::away::{Votes, Wait};
use super::entry::{Entry, What};
use super::game::Game;
use super::seats::Occupant;
use super::{CHAT, EVICTED, REMEMBERED, Table};

/// What an entry changed, for those who are to be told.
#[derive(Debug)]
pub(crate) enum Change {
    /// Something happened in the game.
    Played { by: Happened, events: Vec<Event> },
    /// The game began, and the cards were dealt.
    Started { events: Vec<Event> },
    /// Something changed around the table; what, where that is not plain.
    Table(Option<Notice>),
    /// The same, and these people see the game with other eyes from now on.
    Places(Notice, VisitorId),
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
            moved: None,
            wait: None,
            votes: Votes::default(),
            evicted: Vec::new(),
            abandoned: None,
            asked: None,
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
                    self.evicted.retain(|other| *other != visitor);
                    self.seats.iter_mut().filter(|other| is_of(other, visitor)).for_each(|other| *other = None);
                }
                *place(&mut self.seats, *seat).ok_or_else(|| invalid(code, &"there is no such seat"))? =
                    Some(occupant.clone());
                Change::Table(None)
            }
            What::Cleared { seat } => {
                let left = place(&mut self.seats, *seat).and_then(Option::take);
                Change::Table(left.and_then(|occupant| self.note_eviction(entry.by, &occupant)))
            }
            What::Changed { options, seats } => {
                self.options = options.as_ref().clone();
                self.seats.clone_from(seats);
                Change::Table(Some(Notice::Changed))
            }
            What::Started { rules, seats, dealt } => {
                let mut game = Game::new(**rules, entry.at).map_err(|error| invalid(code, &error))?;
                let events = game.put(version, entry.at, None, dealt).map_err(|error| invalid(code, &error))?;
                self.seats.clone_from(seats);
                self.game = Some(game);
                self.status = Status::Playing;
                Change::Started { events }
            }
            What::Played { seat, actor, inputs, timeout } => {
                let game = self.game.as_mut().ok_or_else(|| invalid(code, &"there is no game"))?;
                let by = Happened { seat: *seat, actor: *actor, timeout: *timeout };
                // Of what people did themselves, the events say everything.
                let told = Some(by).filter(|by| by.actor != DoneBy::Person);
                let events = game.put(version, entry.at, told, inputs).map_err(|error| invalid(code, &error))?;
                if game.is_over() {
                    self.status = Status::Over;
                }
                self.moved = Some(LastMove { seat: *seat, at: entry.at });
                self.move_on();
                Change::Played { by, events }
            }
            What::BotTook { seat } => {
                self.set_bot_plays(*seat, true);
                let by = entry.by.and_then(|by| self.seat_of(by));
                Change::Table(Some(Notice::StandIn { seat: *seat, by }))
            }
            What::Back { seat } => {
                self.set_bot_plays(*seat, false);
                Change::Table(Some(Notice::Back { seat: *seat }))
            }
            What::Hosted { visitor } => {
                self.host = *visitor;
                Change::Table(self.seat_of(*visitor).map(|seat| Notice::Host { seat }))
            }
            What::Waits { seat, by } => {
                self.wait = Some(Wait { whom: *seat, by: *by });
                Change::Table(Some(Notice::Waits { by: *by }))
            }
            What::Ending { by, about, agreed, ends } => {
                self.count_vote(*by, *about, *agreed);
                if *ends {
                    self.abandon(Abandoned::Agreed);
                }
                Change::Table(Some(Notice::Ending { by: *by, agreed: *agreed }))
            }
            What::Resigned { seat } => {
                let Some(Some(Occupant::Person { person, resigned, .. })) = self.seats.get_mut(seat.index()) else {
                    return Err(invalid(code, &"nobody sits there who could resign"));
                };
                *resigned = true;
                let visitor = person.visitor;
                self.count_vote(*seat, self.votes.about, false);
                self.stop_missing(*seat);
                if self.players().next().is_none() {
                    self.abandon(Abandoned::Resigned);
                }
                Change::Places(Notice::Resigned { seat: *seat }, visitor)
            }
            What::TookOver { seat, person } => {
                let Some(Some(place @ Occupant::Bot { .. })) = self.seats.get_mut(seat.index()) else {
                    return Err(invalid(code, &"no bot sits there"));
                };
                let (bot, colour) = (place.name().clone(), place.colour());
                *place = Occupant::Person {
                    person: person.clone(),
                    colour,
                    bot_plays: false,
                    resigned: false,
                    since: Some(version),
                };
                Change::Places(Notice::TookOver { seat: *seat, bot }, person.visitor)
            }
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
                self.abandon(Abandoned::Silence);
                Change::Table(None)
            }
            What::Answered { seat, accepts } => {
                self.note_answer(*seat, *accepts);
                Change::Table(Some(Notice::Rematch { by: *seat, accepted: *accepts }))
            }
            What::Rematch { code } => {
                self.rematch = Some(*code);
                Change::Table(None)
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

    fn set_bot_plays(&mut self, seat: Seat, plays: bool) {
        if let Some(Some(Occupant::Person { bot_plays, .. })) = self.seats.get_mut(seat.index()) {
            *bot_plays = plays;
        }
        self.stop_missing(seat);
    }

    /// The table is closed before its game is over, if it ever began.
    fn abandon(&mut self, why: Abandoned) {
        self.status = Status::Closed;
        self.abandoned = self.game.as_ref().map(|_| why);
    }

    /// Someone got up, or was made to.
    fn note_eviction(&mut self, by: Option<VisitorId>, occupant: &Occupant) -> Option<Notice> {
        let visitor = occupant.visitor().filter(|visitor| by.is_some_and(|by| by != *visitor))?;
        if self.evicted.len() == EVICTED {
            self.evicted.remove(0);
        }
        self.evicted.push(visitor);
        Some(Notice::Evicted { visitor, name: occupant.name().clone() })
    }
}

fn place(seats: &mut [Option<Occupant>], seat: Seat) -> Option<&mut Option<Occupant>> {
    seats.get_mut(seat.index())
}

fn is_of(occupant: &Option<Occupant>, visitor: VisitorId) -> bool {
    occupant.as_ref().and_then(Occupant::visitor) == Some(visitor)
}
