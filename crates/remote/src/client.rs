//! What a client knows, and how it handles messages. Callbacks are never made from here: they are posted to the outbox.

mod hearing;
mod welcome;

use std::rc::Rc;
use std::time::Duration;

use rabenburg_engine::Action;
use rabenburg_protocol::{
    ClientMessage, ClockView, Command, CommandId, Hello, Key, PROTOCOL, Problem, ProblemCode, Said, TableInfo, You,
};

use crate::outbox::Outbox;
use crate::pending::{Pending, Reply, Request};
use crate::remote::{Connection, News, Ticking, Transport};
use crate::told::KnownGame;

/// The backoff before the socket is reopened: the first wait and the longest one.
const FIRST_BACKOFF: Duration = Duration::from_millis(500);
const LONGEST_BACKOFF: Duration = Duration::from_secs(15);

/// How long to wait for an answer. Servers take milliseconds; a dead connection that nobody closed takes minutes to
/// show.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(8);

pub(crate) struct Client {
    key: Option<Key>,
    ids: Box<dyn FnMut() -> CommandId>,
    clock: fn() -> Duration,
    connection: Connection,
    socket: Option<Rc<dyn Transport>>,
    /// When hello was sent, until the server says welcome.
    greeted: Option<Duration>,
    /// How many attempts have failed since the last welcome.
    failures: u32,
    /// The latest known version of the table.
    version: Option<u64>,
    /// The latest version at which the game is known to have moved. The table hears of the start before the cards are
    /// dealt, in the same version.
    moved: u64,
    pub(crate) info: Option<TableInfo>,
    pub(crate) you: You,
    chat: Vec<Said>,
    ticking: Option<Ticking>,
    pub(crate) told: Option<KnownGame>,
    pub(crate) record: Option<String>,
    pending: Pending,
    pub(crate) outbox: Outbox,
}

impl Client {
    pub(crate) fn new(
        key: Option<Key>,
        ids: Box<dyn FnMut() -> CommandId>,
        clock: fn() -> Duration,
        outbox: Outbox,
    ) -> Client {
        Client {
            key,
            ids,
            clock,
            connection: Connection::Connecting,
            socket: None,
            greeted: None,
            failures: 0,
            version: None,
            moved: 0,
            info: None,
            you: You::default(),
            chat: Vec::new(),
            ticking: None,
            told: None,
            record: None,
            pending: Pending::default(),
            outbox,
        }
    }

    // What the socket reports.

    /// Says hello. Everything else waits for the welcome.
    pub(crate) fn opened(&mut self, socket: Rc<dyn Transport>) {
        if let Connection::Closed(_) = self.connection {
            self.outbox.hang_up(socket);
            return;
        }
        // A game that began while we were offline is requested from its beginning; a known one, from its last move on.
        let since = self.told.is_some().then_some(self.moved);
        let hello = Hello { protocol: PROTOCOL, key: self.key, since, foresee: true };
        self.outbox.send(&socket, &ClientMessage::Hello(hello));
        self.greeted = Some((self.clock)());
        if let Some(former) = self.socket.replace(socket) {
            self.outbox.hang_up(former);
        }
        self.mark_stale();
    }

    pub(crate) fn lost(&mut self) {
        if self.connection != Connection::Open {
            self.failures = self.failures.saturating_add(1);
        }
        if self.connection == Connection::Connecting {
            self.connect(Connection::Unreachable);
        }
        self.hang_up();
    }

    /// Closes the socket if it is open; its owner opens another one.
    fn hang_up(&mut self) {
        if let Some(socket) = self.socket.take() {
            self.outbox.hang_up(socket);
        }
        self.mark_stale();
    }

    /// What is shown may be stale from now on.
    fn mark_stale(&mut self) {
        if self.connection == Connection::Open {
            self.connect(Connection::Broken);
        }
    }

    fn connect(&mut self, connection: Connection) {
        if self.connection != connection {
            self.connection = connection;
            self.outbox.news(News::Connection);
        }
    }

    /// The server has turned this client away. Nothing pending will be answered.
    fn close(&mut self, problem: Problem) {
        self.hang_up();
        for request in self.pending.take_all() {
            let ((_, reply), problem) = (request.into_parts(), problem.clone());
            self.outbox.mailbox.reply(reply, Err(problem));
        }
        self.connect(Connection::Closed(problem));
    }

    pub(crate) fn retry_in(&self, chance: f64) -> Option<Duration> {
        if self.socket.is_some() || matches!(self.connection, Connection::Closed(_)) {
            return None;
        }
        let wait = FIRST_BACKOFF.saturating_mul(1 << self.failures.min(8)).min(LONGEST_BACKOFF);
        Some(wait.mul_f64(0.75 + 0.5 * chance.clamp(0.0, 1.0)))
    }

    // What the page asks.

    pub(crate) fn connection(&self) -> &Connection {
        &self.connection
    }

    pub(crate) fn chat(&self) -> Vec<Said> {
        self.chat.iter().filter(|said| !self.you.muted.contains(&said.visitor)).cloned().collect()
    }

    pub(crate) fn ticking(&self) -> Option<Ticking> {
        self.ticking
    }

    pub(crate) fn is_waiting(&self) -> bool {
        self.pending.has_commands()
    }

    pub(crate) fn command(&mut self, command: Command, reply: Reply) {
        let request = Request::command((self.ids)(), self.version.unwrap_or(0), command, reply);
        self.ask(request);
    }

    pub(crate) fn why_not(&mut self, action: Action, reply: Reply) {
        let request = Request::question((self.ids)(), action, reply);
        self.ask(request);
    }

    /// Sends a request now, or as soon as the server has said welcome.
    fn ask(&mut self, request: Request) {
        match (&self.connection, &self.socket) {
            (Connection::Closed(problem), _) => {
                let ((_, reply), problem) = (request.into_parts(), problem.clone());
                self.outbox.mailbox.reply(reply, Err(problem));
                return;
            }
            (Connection::Open, Some(socket)) => self.outbox.send(socket, &request.message()),
            _ => {}
        }
        self.pending.push(request, (self.clock)());
    }

    pub(crate) fn is_overdue(&self) -> bool {
        let since = match self.connection {
            Connection::Open => self.pending.oldest(),
            _ => self.greeted,
        };
        self.socket.is_some() && since.is_some_and(|since| (self.clock)().saturating_sub(since) >= ANSWER_TIMEOUT)
    }

    // What several messages report.

    /// The server sends the time left; we keep the time at which it ends.
    fn set_clock(&mut self, clock: Option<ClockView>) {
        let now = (self.clock)();
        let ticking = clock.map(|ClockView { seat, left_ms }| Ticking {
            seat,
            ends: now.saturating_add(Duration::from_millis(left_ms)),
        });
        if self.ticking != ticking {
            self.ticking = ticking;
            self.outbox.news(News::Clock);
        }
    }

    fn set_table(&mut self, you: You, info: TableInfo) {
        if self.you != you || self.info.as_ref() != Some(&info) {
            self.you = you;
            self.info = Some(info);
            self.outbox.news(News::Table);
        }
    }

    fn answer(&mut self, id: &CommandId, answer: Result<(), Problem>) {
        let Some(request) = self.pending.take(id) else { return };
        let (command, reply) = request.into_parts();
        if let (Some(Command::Mute { visitor, muted }), Ok(())) = (command, &answer) {
            // The server sends no message about it.
            self.you.muted.retain(|other| *other != visitor);
            if muted {
                self.you.muted.push(visitor);
            }
            self.outbox.news(News::Table);
            self.outbox.news(News::Chat);
        }
        self.outbox.mailbox.reply(reply, answer);
    }
}

/// Whether retrying is pointless.
fn is_final(code: ProblemCode) -> bool {
    matches!(
        code,
        ProblemCode::NoSuchTable | ProblemCode::NoSpectators | ProblemCode::UnknownKey | ProblemCode::Protocol
    )
}
