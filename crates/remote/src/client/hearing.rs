//! Handling messages from the server.

use rabenburg_protocol::{GameUpdate, Said, ServerMessage};

use super::{Client, is_final};
use crate::reading::{Heard, read};
use crate::remote::{Connection, News};
use crate::told::KnownGame;

/// How many chat messages are kept. The server sends newcomers the last hundred.
const CHAT_LIMIT: usize = 300;

impl Client {
    pub(crate) fn hear(&mut self, message: &str) {
        match read(message) {
            // Anything on a socket that was given up is repeated on the next one.
            _ if self.socket.is_none() => {}
            Heard::Message(ServerMessage::Welcome(welcome)) => self.welcome(*welcome),
            Heard::Message(ServerMessage::Bye { problem }) if is_final(problem.code) => self.close(problem),
            Heard::Message(ServerMessage::Bye { .. }) => {
                // We were not let in, or turned away: one more failure if there was no welcome.
                self.lost();
            }
            // Before the welcome, there is nothing the message could build on.
            Heard::Message(message) if self.connection == Connection::Open => self.take_note(message),
            Heard::Message(_) | Heard::Nothing => {}
            Heard::Unreadable => self.lost(),
        }
    }

    fn take_note(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Update(update) => self.update(*update),
            ServerMessage::Table { version, id, you, table, notice } => {
                if self.moves_on(version) {
                    self.set_table(you, *table);
                    if let Some(notice) = notice {
                        self.outbox.news(News::Notice(notice));
                    }
                }
                if let Some(id) = id {
                    self.answer(&id, Ok(()));
                }
            }
            ServerMessage::Said { id, said } => {
                self.said(said);
                if let Some(id) = id {
                    self.answer(&id, Ok(()));
                }
            }
            ServerMessage::Done { id, version } => {
                self.moves_on(version);
                self.answer(&id, Ok(()));
            }
            // Its version may be one we were never told of.
            ServerMessage::Refused { id, problem, .. } => self.answer(&id, Err(problem)),
            ServerMessage::Allowed { id } => self.answer(&id, Ok(())),
            ServerMessage::Welcome(_) | ServerMessage::Bye { .. } => {}
        }
    }

    /// Notes a version. Returns whether it is at least as new as what is known.
    fn moves_on(&mut self, version: u64) -> bool {
        let newer = self.version.is_none_or(|known| known <= version);
        if newer {
            self.version = Some(version);
        }
        newer
    }

    /// Something happened in the game. Everyone is told before the request is resolved.
    fn update(&mut self, update: GameUpdate) {
        let GameUpdate { version, id, by, events, now } = update;
        if self.moved < version {
            if let Some(by) = by.filter(|by| by.timeout.is_some()) {
                self.outbox.news(News::TimeUp(by));
            }
            let clock = now.clock;
            match &mut self.told {
                Some(told) => match told.go_on(version, events, now) {
                    Some(update) => self.outbox.tell(update),
                    // Something was missed. The next welcome makes up for it.
                    None => return self.hang_up(),
                },
                None => {
                    self.told = Some(KnownGame::of_deal(version, &events, now));
                    self.outbox.news(News::Game);
                }
            }
            self.moved = version;
            self.moves_on(version);
            self.set_clock(clock);
        }
        if let Some(id) = id {
            self.answer(&id, Ok(()));
        }
    }

    fn said(&mut self, said: Said) {
        if self.version.is_some_and(|known| said.version <= known) {
            return;
        }
        self.version = Some(said.version);
        if self.chat.len() >= CHAT_LIMIT {
            self.chat.remove(0);
        }
        self.chat.push(said.clone());
        // One last message may arrive before the server knows that someone is muted.
        if !self.you.muted.contains(&said.visitor) {
            self.outbox.news(News::Said(said));
        }
    }
}
