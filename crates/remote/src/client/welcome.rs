//! The welcome: a fresh start at first, after a break, or whenever the server says so.

use rabenburg_engine::{SeenEvent, View};
use rabenburg_protocol::{LogLine, Now, Welcome};
use rabenburg_session::Moment;

use super::Client;
use crate::remote::{Connection, News};
use crate::told::KnownGame;

/// What the server tells of the past.
struct Log {
    from: Option<View>,
    lines: Vec<LogLine>,
}

impl Client {
    pub(super) fn welcome(&mut self, welcome: Welcome) {
        let Welcome { version, you, table, now, log, log_from, chat, .. } = welcome;
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
            let known = known.is_some_and(|known| known <= version);
            self.game(version, known, Log { from: log_from, lines: log }, now, was_broken);
        } else {
            self.set_clock(None);
        }
        self.resend();
    }

    /// The game as it is now. What is already known is not told again.
    fn game(&mut self, version: u64, known: bool, log: Log, now: Now, was_broken: bool) {
        let clock = now.clock;
        let told = std::mem::replace(&mut self.moved, version);
        let mut missed = None;
        match &mut self.told {
            None => {
                self.told = Some(KnownGame::new(version, log.from, &log.lines, now));
                self.outbox.news(News::Game);
            }
            // A server that has lost data is behind what it has told; then its word is all that counts.
            Some(story) if !known => {
                let update = story.restart(version, log.from, &log.lines, now);
                self.outbox.tell(update);
            }
            Some(story) => {
                let news = log.lines.iter().filter(|line| line.version > told);
                let news: Vec<SeenEvent> = news.map(|line| line.event).collect();
                let (before, mut added) = (story.moment(), story.missing(&news));
                let update = story.go_on(version, news, now.clone()).unwrap_or_else(|| {
                    // Too much happened for the log to cover (rule 13.3). What it retells happened to pieces that stand
                    // elsewhere here, so the present is shown at once.
                    let update = story.restart(version, log.from, &log.lines, now);
                    added = story.story.log().clone();
                    update
                });
                let same = |now: &Moment| (&now.view, &now.choices) == (&before.view, &before.choices);
                if added.iter().next().is_some() || !same(&update.now) {
                    self.outbox.tell(update);
                }
                missed = Some(added).filter(|added| was_broken && added.iter().next().is_some());
            }
        }
        if let Some(missed) = missed {
            self.outbox.news(News::Missed(missed));
        }
        self.set_clock(clock);
    }

    /// Anything unanswered may have been lost on the way there or back.
    fn resend(&mut self) {
        self.pending.sent_at((self.clock)());
        if let Some(socket) = &self.socket {
            for request in self.pending.iter() {
                self.outbox.send(socket, &request.message());
            }
        }
    }
}
