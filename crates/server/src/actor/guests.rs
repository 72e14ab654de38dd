//! Who is at the table, and what they are told.

use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use rabenburg_engine::{Seat, SeatSet, Viewer};
use rabenburg_protocol::{CommandId, Ending, Notice, Problem, ProblemCode, ServerMessage, Status, VisitorId};
use tokio::sync::mpsc::error::TrySendError;

use super::{ATTENDANCE_PAUSE, Actor, Guest, GuestId, Outgoing};
use crate::hall::{Reply, Stub};
use crate::now::now;
use crate::table::{Change, Driver, Entry, Person, Recipient, Scene, What};

/// Who is here, as everyone is told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Attendance {
    present: SeatSet,
    spectators: u32,
    /// For whom the game waits although they are away.
    absent: Option<Seat>,
    ending: Option<Ending>,
}

impl Actor {
    pub(super) fn guest(&self, id: GuestId) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.id == id)
    }

    /// Who is here, and what time it is.
    pub(super) fn scene(&self) -> Scene {
        let away = self.away.map(|away| away.map(|(_, since)| since));
        let (here_since, host_away) = (self.here_since, self.host_away.map(|(_, since)| since));
        let (present, spectators) = self.present();
        let patience = u64::try_from(self.hall.settings().away_after.as_millis()).unwrap_or(u64::MAX);
        Scene { present, spectators, away, here_since, host_away, patience, at: now() }
    }

    /// The seats whose people are here, and how many are watching.
    fn present(&self) -> (SeatSet, u32) {
        let viewer = |guest: &Guest| self.table.viewer(guest.person.as_ref().map(|person| person.visitor));
        let viewers = self.guests.iter().map(viewer);
        let seat = |viewer| match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let spectators = viewers.clone().filter(|viewer| *viewer == Viewer::Spectator).count();
        (viewers.filter_map(seat).collect(), spectators as u32)
    }

    /// What everyone should know about who is here.
    fn attendance(&self) -> Attendance {
        let scene = self.scene();
        let ending = self.table.ending(&scene);
        Attendance { present: scene.present, spectators: scene.spectators, absent: self.table.absent(&scene), ending }
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
            self.take_back(seat).await;
        }
        let recipient = self.recipient(&guest);
        let since = since.filter(|&since| since <= self.table.version());
        self.guests.push(guest);
        // Only now do they count as here: what was told about their return still found their seat empty.
        self.note_absence();
        let welcome = self.table.welcome(person.as_ref(), recipient, since, &self.scene());
        if let Some(guest) = self.guests.last() {
            self.send(guest.id, &welcome);
        }
        self.attendance_changed();
        let _ = reply.send(Ok(stub));
    }

    /// A seat's person plays again, if a bot has been standing in for them or others have begun to miss them.
    pub(super) async fn take_back(&mut self, seat: Seat) {
        let plays = matches!(self.table.driver(seat), Some(Driver::Bot(_)));
        if (plays || self.table.is_missed(seat)) && self.table.game().is_some() {
            // If this cannot be written now, the bot plays on; the guest can try again by reconnecting.
            let back = self.commit(|_, _| Ok(Entry::of_house(now(), What::Back { seat }))).await;
            if let Some(game) = self.table.game().filter(|_| back.is_ok()) {
                self.bots.step_back(game, seat);
            }
        }
    }

    pub(super) fn detach(&mut self, id: GuestId) {
        self.guests.retain(|guest| guest.id != id);
        self.note_absence();
        self.attendance_changed();
    }

    /// People count as away from the moment their last socket closes, or from when they got a seat without one.
    pub(super) fn note_absence(&mut self) {
        let before = std::mem::take(&mut self.away);
        let players: Vec<_> = self.table.players().filter(|(seat, _)| !self.is_here(*seat)).collect();
        for (seat, visitor) in players {
            let known = before.iter().flatten().find(|(other, _)| *other == visitor);
            self.away[seat.index()] = Some(*known.unwrap_or(&(visitor, now())));
        }
        for (index, was_away) in before.iter().enumerate() {
            if was_away.is_some() && self.away[index].is_none() {
                self.here_since[index] = now();
            }
        }
        let host = self.table.host();
        let is_host = |guest: &Guest| guest.person.as_ref().is_some_and(|person| person.visitor == host);
        let gone = !self.guests.iter().any(is_host);
        let known = self.host_away.filter(|(visitor, _)| *visitor == host);
        self.host_away = gone.then(|| known.unwrap_or((host, now())));
    }

    /// Everyone is told soon, and only once for all who come and go until then.
    fn attendance_changed(&mut self) {
        self.busy_at = Instant::now();
        self.tell_at.get_or_insert_with(|| Instant::now() + ATTENDANCE_PAUSE);
    }

    /// Tells everyone who is here, if it is time to and something has changed.
    pub(super) fn tell_attendance(&mut self) {
        if self.tell_at.take_if(|at| *at <= Instant::now()).is_some() && self.told != self.attendance() {
            self.tell_table(None, None);
        }
    }

    /// Tells everyone at once that the game waits for somebody who is away, or no longer does, and who has a say in
    /// ending it.
    pub(super) fn tell_absence(&mut self) {
        if self.guests.is_empty() {
            return;
        }
        let attendance = self.attendance();
        if (self.told.absent, &self.told.ending) != (attendance.absent, &attendance.ending) {
            self.tell_table(None, None);
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
                    self.tell_table(None, None);
                }
            }
            Change::Started { events } => {
                // Drawing lots may have changed the seats, so look again who is here.
                self.note_absence();
                self.tell_table(Some(entry), None);
                self.tell_update(entry, |actor, recipient, _| {
                    actor.table.update(None, &events, recipient, None, now())
                });
            }
            Change::Table(notice) => {
                self.note_absence();
                self.tell_table(Some(entry), notice.as_ref());
            }
            Change::Places(notice, visitor) => {
                self.note_absence();
                if let (Notice::TookOver { seat, .. }, Some(game)) = (&notice, self.table.game()) {
                    self.bots.step_back(game, *seat);
                }
                self.welcome_again(Some(visitor));
                self.tell_table(Some(entry), Some(&notice));
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
    fn tell_table(&mut self, entry: Option<&Entry>, notice: Option<&Notice>) {
        self.told = self.attendance();
        let info = Box::new(self.table.info(&self.scene()));
        self.broadcast(|actor, guest| {
            let visitor = guest.person.as_ref().map(|person| person.visitor);
            let id = entry.and_then(|entry| own_id(entry, visitor));
            let you = actor.table.you(guest.person.as_ref());
            Some(ServerMessage::Table {
                version: actor.table.version(),
                id,
                you,
                table: info.clone(),
                notice: notice.cloned(),
            })
        });
    }

    /// The table as it is now, for one person.
    pub(super) fn table_message(&self, person: &Person, id: Option<CommandId>) -> ServerMessage {
        let table = Box::new(self.table.info(&self.scene()));
        ServerMessage::Table {
            version: self.table.version(),
            id,
            you: self.table.you(Some(person)),
            table,
            notice: None,
        }
    }

    /// Everyone starts over from a full welcome, or only one visitor.
    pub(super) fn welcome_again(&mut self, only: Option<VisitorId>) {
        let scene = self.scene();
        self.broadcast(|actor, guest| {
            let visitor = guest.person.as_ref().map(|person| person.visitor);
            let recipient = actor.recipient(guest);
            let welcomed = only.is_none_or(|only| visitor == Some(only));
            welcomed.then(|| actor.table.welcome(guest.person.as_ref(), recipient, None, &scene))
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
