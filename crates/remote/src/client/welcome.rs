//! The welcome: everything anew, at first, after a break, or whenever the server wants it so.

use rabenburg_protocol::{LogLine, Now, Welcome};

use super::Client;
use crate::remote::{Connection, News};
use crate::story::Story;

impl Client {
    pub(super) fn welcome(&mut self, welcome: Welcome) {
        let Welcome { version, you, table, now, log, chat, .. } = welcome;
        let was_broken = self.connection == Connection::Broken;
        self.connect(Connection::Open);
        self.failures = 0;
        self.greeted = None;
        let known = self.version.replace(version);
        self.set_table(you, table);
        if self.chat != chat {
            self.chat = chat;
            self.outbox.news(News::Chat);
        }
        if let Some(now) = now {
            self.game(version, known, log, now, was_broken);
        } else {
            self.set_clock(None);
        }
        self.ask_again();
    }

    /// The game as it is now. What is known already is not told again.
    fn game(&mut self, version: u64, known: Option<u64>, log: Vec<LogLine>, now: Now, was_broken: bool) {
        let clock = now.clock;
        // A server that has lost something is behind what it has told; then its word is all that holds.
        let known = known.filter(|known| *known <= version);
        let told = self.story.as_ref().and(known).map(|_| self.moved);
        let lines: Vec<LogLine> = log.into_iter().filter(|line| told.is_none_or(|told| line.version > told)).collect();
        self.moved = version;
        match (&mut self.story, known) {
            (Some(story), Some(_)) => {
                if let Some(update) = story.catch_up(version, &lines, now) {
                    self.outbox.tell(update);
                }
            }
            (Some(story), None) => {
                let update = story.begin_anew(version, &lines, now);
                self.outbox.tell(update);
            }
            (None, _) => {
                self.story = Some(Story::new(version, &lines, now));
                self.outbox.news(News::Game);
            }
        }
        if was_broken && known.is_some() && !lines.is_empty() {
            let missed = lines.iter().map(|line| (line.turn, line.event)).collect();
            self.outbox.news(News::Missed(missed));
        }
        self.set_clock(clock);
    }

    /// Whatever is not answered may have been lost on the way there or back.
    fn ask_again(&mut self) {
        self.pending.sent_at((self.clock)());
        if let Some(line) = &self.line {
            for asked in self.pending.iter() {
                self.outbox.send(line, &asked.message());
            }
        }
    }
}
