//! What becomes of a message.

use rabenburg_protocol::{Said, ServerMessage, Update};

use super::{Client, is_final};
use crate::reading::{Heard, read};
use crate::remote::{Connection, News};
use crate::told::Told;

/// So much of what was said is kept; the server tells the last hundred to who comes.
const MOST_SAID: usize = 300;

impl Client {
    pub(crate) fn hear(&mut self, message: &str) {
        match read(message) {
            // What comes on a line that was given up is told again on the next one.
            _ if self.line.is_none() => {}
            Heard::Message(ServerMessage::Welcome(welcome)) => self.welcome(*welcome),
            Heard::Message(ServerMessage::Bye { problem }) if is_final(problem.code) => self.close(problem),
            Heard::Message(ServerMessage::Bye { .. }) => {
                // It was not let in, or sent away: one more failure if it had not been welcomed.
                self.lost();
            }
            // Before the welcome nothing that follows from it is known.
            Heard::Message(message) if self.connection == Connection::Open => self.take_note(message),
            Heard::Message(_) | Heard::Nothing => {}
            Heard::Unreadable => self.lost(),
        }
    }

    fn take_note(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Update(update) => self.update(*update),
            ServerMessage::Table { version, id, you, table } => {
                if self.moves_on(version) {
                    self.set_table(you, *table);
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
            // The version in it may be one that was not told here.
            ServerMessage::Refused { id, problem, .. } => self.answer(&id, Err(problem)),
            ServerMessage::Allowed { id } => self.answer(&id, Ok(())),
            ServerMessage::Welcome(_) | ServerMessage::Bye { .. } => {}
        }
    }

    /// Takes note of a version; whether it is not older than what is known.
    fn moves_on(&mut self, version: u64) -> bool {
        let newer = self.version.is_none_or(|known| known <= version);
        if newer {
            self.version = Some(version);
        }
        newer
    }

    /// Something has happened in the game. It is answered to who asked for it after everybody has been told.
    fn update(&mut self, update: Update) {
        let Update { version, id, events, now, .. } = update;
        if self.moved < version {
            let clock = now.clock;
            match &mut self.told {
                Some(told) => match told.go_on(version, events, now) {
                    Some(update) => self.outbox.tell(update),
                    // Something was missed. The next welcome tells it.
                    None => return self.hang_up(),
                },
                None => {
                    self.told = Some(Told::of_deal(version, &events, now));
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
        if self.chat.len() >= MOST_SAID {
            self.chat.remove(0);
        }
        self.chat.push(said.clone());
        // Before the server knows that somebody is muted, a last word of his may come.
        if !self.you.muted.contains(&said.visitor) {
            self.outbox.news(News::Said(said));
        }
    }
}
