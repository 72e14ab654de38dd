//! Who is at the table, and what they are told.

use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use rabenburg_engine::Viewer;
use rabenburg_protocol::{CommandId, Problem, ProblemCode, ServerMessage, Status, VisitorId};
use tokio::sync::mpsc::error::TrySendError;

use super::{ATTENDANCE_PAUSE, Actor, Guest, GuestId, Outgoing};
use crate::hall::{Reply, Stub};
use crate::now::now;
use crate::table::{Attendance, Change, Driver, Entry, Person, Recipient, What};

impl Actor {
    pub(super) fn guest(&self, id: GuestId) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.id == id)
    }

    /// Who is here now.
    pub(super) fn attendance(&self) -> Attendance {
        let viewer = |guest: &Guest| self.table.viewer(guest.person.as_ref().map(|person| person.visitor));
        let viewers = self.guests.iter().map(viewer);
        let seat = |viewer| match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let spectators = viewers.clone().filter(|viewer| *viewer == Viewer::Spectator).count();
        Attendance { present: viewers.filter_map(seat).collect(), spectators: spectators as u32 }
    }

    /// Welcomes a guest with everything they may know. If a bot has been standing in for them, they take over again.
    pub(super) async fn attach(&mut self, guest: Guest, since: Option<u64>, reply: Reply<Stub>) {
        let person = guest.person.clone();
        if !self.table.admits(person.as_ref()) {
            let problem = Problem::new(ProblemCode::NoSpectators, "this table is for players only");
            let _ = reply.send(Err(problem));
            return;
        }
        let Some(stub) = self.myself.upgrade() else { return };
        let seat = person.as_ref().and_then(|person| self.table.seat_of(person.visitor));
        if let Some(seat) = seat {
            let plays = matches!(self.table.driver(seat), Some(Driver::Bot(_)));
            if plays && self.table.game().is_some() {
                // If this cannot be written now, the bot plays on; the guest can try again by reconnecting.
                let back = self.commit(|_, _| Ok(Entry::of_house(now(), What::Back { seat }))).await;
                if let Some(game) = self.table.game().filter(|_| back.is_ok()) {
                    self.bots.step_back(game, seat);
                }
            }
        }
        let recipient = self.recipient(&guest);
        let since = since.filter(|&since| since <= self.table.version());
        self.guests.push(guest);
        // Only now do they count as here: what was told about their return still found their seat empty.
        self.note_absence();
        let welcome = self.table.welcome(person.as_ref(), recipient, since, self.attendance(), now());
        if let Some(guest) = self.guests.last() {
            self.send(guest.id, &welcome);
        }
        self.attendance_changed();
        let _ = reply.send(Ok(stub));
    }

    pub(super) fn detach(&mut self, id: GuestId) {
        self.guests.retain(|guest| guest.id != id);
        self.note_absence();
        self.attendance_changed();
    }

    /// People count as away from the moment their last socket closes.
    fn note_absence(&mut self) {
        for seat in rabenburg_engine::Seat::all(self.away.len()) {
            let here = self.is_here(seat);
            let away = &mut self.away[seat.index()];
            *away = if here { None } else { Some(away.unwrap_or_else(Instant::now)) };
        }
    }

    /// Everyone is told soon, and only once for all who come and go until then.
    fn attendance_changed(&mut self) {
        self.busy_at = Instant::now();
        self.tell_at.get_or_insert_with(|| Instant::now() + ATTENDANCE_PAUSE);
    }

    /// Tells everyone who is here, if it is time to and something has changed.
    pub(super) fn tell_attendance(&mut self) {
        if self.tell_at.take_if(|at| *at <= Instant::now()).is_some() && self.told != self.attendance() {
            self.tell_table(None);
        }
    }

    /// Tells everyone about an entry that is on disk.
    pub(super) fn tell(&mut self, entry: &Entry, change: Change) {
        self.busy_at = Instant::now();
        match change {
            Change::Played { by, events } => {
                self.hall.metrics().moves.inc();
                self.tell_update(entry, |actor, recipient, id| {
                    actor.table.update(Some(by), &events, recipient, id, now())
                });
                if self.table.status() == Status::Over {
                    self.tell_table(None);
                }
            }
            Change::Started { events } => {
                // Drawing lots may have changed the seats, so look again who is here.
                self.note_absence();
                self.tell_table(Some(entry));
                self.tell_update(entry, |actor, recipient, _| {
                    actor.table.update(None, &events, recipient, None, now())
                });
            }
            Change::Table => {
                self.note_absence();
                self.tell_table(Some(entry));
            }
            Change::Said(said) => self.broadcast(|actor, guest| {
                let visitor = guest.person.as_ref().map(|person| person.visitor);
                let heard = actor.table.hears(visitor, said.visitor);
                heard.then(|| ServerMessage::Said { id: own_id(entry, visitor), said: said.clone() })
            }),
            Change::Private => {
                if let (Some(visitor), Some(id)) = (entry.by, &entry.id) {
                    self.send_to(visitor, &ServerMessage::Done { id: id.clone(), version: self.table.version() });
                }
            }
        }
    }

    /// What everyone saw happen in the game. Guests with the same view get the same text, serialized once.
    fn tell_update(
        &mut self,
        entry: &Entry,
        message: impl Fn(&Actor, Recipient, Option<CommandId>) -> Option<ServerMessage>,
    ) {
        let mut written: Vec<(Recipient, bool, Utf8Bytes)> = Vec::new();
        let mut slow = false;
        let version = self.table.version();
        for guest in &self.guests {
            let recipient = self.recipient(guest);
            let id = own_id(entry, guest.person.as_ref().map(|person| person.visitor));
            let own = id.is_some();
            let known = written.iter().find(|(other, owned, _)| (*other, *owned) == (recipient, own));
            let text = match known {
                Some((_, _, text)) => text.clone(),
                None => {
                    let Some(text) = message(self, recipient, id).as_ref().and_then(text) else { continue };
                    written.push((recipient, own, text.clone()));
                    text
                }
            };
            slow |= guest.outbox.try_send(Outgoing { version, text }).is_err();
        }
        if slow {
            self.drop_slow();
        }
    }

    /// Sends everyone the table as it is now.
    fn tell_table(&mut self, entry: Option<&Entry>) {
        let attendance = self.attendance();
        self.told = attendance;
        let info = Box::new(self.table.info(attendance));
        self.broadcast(|actor, guest| {
            let visitor = guest.person.as_ref().map(|person| person.visitor);
            let id = entry.and_then(|entry| own_id(entry, visitor));
            let you = actor.table.you(guest.person.as_ref());
            Some(ServerMessage::Table { version: actor.table.version(), id, you, table: info.clone() })
        });
    }

    /// The table as it is now, for one person.
    pub(super) fn table_message(&self, person: &Person, id: Option<CommandId>) -> ServerMessage {
        let table = Box::new(self.table.info(self.attendance()));
        ServerMessage::Table { version: self.table.version(), id, you: self.table.you(Some(person)), table }
    }

    /// Everyone starts over from a full welcome.
    pub(super) fn welcome_all(&mut self) {
        let attendance = self.attendance();
        self.broadcast(|actor, guest| {
            let recipient = actor.recipient(guest);
            Some(actor.table.welcome(guest.person.as_ref(), recipient, None, attendance, now()))
        });
    }

    /// Sends each guest a message of their own, or none.
    fn broadcast(&mut self, message: impl Fn(&Actor, &Guest) -> Option<ServerMessage>) {
        let version = self.table.version();
        let mut slow = false;
        for guest in &self.guests {
            if let Some(text) = message(self, guest).as_ref().and_then(text) {
                slow |= guest.outbox.try_send(Outgoing { version, text }).is_err();
            }
        }
        if slow {
            self.drop_slow();
        }
    }

    pub(super) fn refuse(&mut self, guest: GuestId, id: CommandId, problem: Problem) {
        self.hall.metrics().refuse(problem.code);
        let version = self.table.version();
        self.send(guest, &ServerMessage::Refused { id, version, problem });
    }

    /// To all sockets of a visitor.
    pub(super) fn send_to(&mut self, visitor: VisitorId, message: &ServerMessage) {
        let is_theirs = |guest: &&Guest| guest.person.as_ref().is_some_and(|person| person.visitor == visitor);
        let guests: Vec<GuestId> = self.guests.iter().filter(is_theirs).map(|guest| guest.id).collect();
        guests.into_iter().for_each(|guest| self.send(guest, message));
    }

    pub(super) fn send(&mut self, id: GuestId, message: &ServerMessage) {
        let Some(text) = text(message) else { return };
        let version = self.table.version();
        let sent = self.guest(id).map(|guest| guest.outbox.try_send(Outgoing { version, text }));
        if matches!(sent, Some(Err(TrySendError::Full(_) | TrySendError::Closed(_)))) {
            self.drop_slow();
        }
    }

    /// A guest who doesn't read is dropped. Their socket notices, and comes back once it has read what it was sent.
    fn drop_slow(&mut self) {
        self.guests.retain(|guest| guest.outbox.capacity() > 0 && !guest.outbox.is_closed());
        self.note_absence();
        self.attendance_changed();
    }
}

fn own_id(entry: &Entry, visitor: Option<VisitorId>) -> Option<CommandId> {
    visitor.filter(|_| entry.by == visitor).and(entry.id.clone())
}

/// Serializing our own messages does not fail.
fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    match serde_json::to_string(message) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!(%error, "a message cannot be serialized; please report it");
            None
        }
    }
}
