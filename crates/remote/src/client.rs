//! What a client knows, and what becomes of a message. Nobody is called from here: what is to be said goes to the outbox.

mod hearing;
mod welcome;

use std::rc::Rc;
use std::time::Duration;

use rabenburg_engine::Action;
use rabenburg_protocol::{
    ClientMessage, ClockView, Command, CommandId, Hello, Key, PROTOCOL, Problem, ProblemCode, Said, TableInfo, You,
};

use crate::outbox::Outbox;
use crate::pending::{Asked, Pending, Reply};
use crate::remote::{Connection, Line, News, Ticking};
use crate::told::Told;

/// The first wait before the socket is opened again, and the longest one.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(15);

/// How long an answer is waited for. Servers take milliseconds; a line that is dead and not closed takes minutes to say so.
const PATIENCE: Duration = Duration::from_secs(8);

/// Everything a client knows.
pub(crate) struct Client {
    key: Option<Key>,
    names: Box<dyn FnMut() -> CommandId>,
    clock: fn() -> Duration,
    connection: Connection,
    line: Option<Rc<dyn Line>>,
    /// When hello was said, until the server says welcome.
    greeted: Option<Duration>,
    /// How many tries have failed since the last welcome.
    failures: u32,
    /// The last version of the table that was told of.
    version: Option<u64>,
    /// The last version at which the game is known to have moved. The table is told of the start before the cards are dealt,
    /// in the same version.
    moved: u64,
    pub(crate) info: Option<TableInfo>,
    pub(crate) you: You,
    chat: Vec<Said>,
    ticking: Option<Ticking>,
    pub(crate) told: Option<Told>,
    pub(crate) record: Option<String>,
    pending: Pending,
    pub(crate) outbox: Outbox,
}

impl Client {
    pub(crate) fn new(
        key: Option<Key>,
        names: Box<dyn FnMut() -> CommandId>,
        clock: fn() -> Duration,
        outbox: Outbox,
    ) -> Client {
        Client {
            key,
            names,
            clock,
            connection: Connection::Connecting,
            line: None,
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

    // What the socket tells.

    /// Says hello. Everything else waits for the welcome.
    pub(crate) fn opened(&mut self, line: Rc<dyn Line>) {
        if let Connection::Closed(_) = self.connection {
            self.outbox.hang_up(line);
            return;
        }
        // A game that began while the line was broken is wanted from its beginning; one that is known, from its last move on.
        let since = self.told.is_some().then_some(self.moved);
        let hello = Hello { protocol: PROTOCOL, key: self.key, since, foresee: true };
        self.outbox.send(&line, &ClientMessage::Hello(hello));
        self.greeted = Some((self.clock)());
        if let Some(former) = self.line.replace(line) {
            self.outbox.hang_up(former);
        }
        self.break_off();
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

    /// Closes the socket, if it is open; whoever opened it opens another one.
    fn hang_up(&mut self) {
        if let Some(line) = self.line.take() {
            self.outbox.hang_up(line);
        }
        self.break_off();
    }

    /// What is shown may be old from now on.
    fn break_off(&mut self) {
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

    /// The server does not want this client. Nothing that was asked will be answered.
    fn close(&mut self, problem: Problem) {
        self.hang_up();
        for asked in self.pending.take_all() {
            let ((_, reply), problem) = (asked.into_parts(), problem.clone());
            self.outbox.mailbox.reply(reply, Err(problem));
        }
        self.connect(Connection::Closed(problem));
    }

    pub(crate) fn retry_in(&self, chance: f64) -> Option<Duration> {
        if self.line.is_some() || matches!(self.connection, Connection::Closed(_)) {
            return None;
        }
        let wait = FIRST_WAIT.saturating_mul(1 << self.failures.min(8)).min(LONGEST_WAIT);
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
        let asked = Asked::command((self.names)(), self.version.unwrap_or(0), command, reply);
        self.ask(asked);
    }

    pub(crate) fn why_not(&mut self, action: Action, reply: Reply) {
        let asked = Asked::question((self.names)(), action, reply);
        self.ask(asked);
    }

    /// Asks now, or as soon as the server has said welcome.
    fn ask(&mut self, asked: Asked) {
        match (&self.connection, &self.line) {
            (Connection::Closed(problem), _) => {
                let ((_, reply), problem) = (asked.into_parts(), problem.clone());
                self.outbox.mailbox.reply(reply, Err(problem));
                return;
            }
            (Connection::Open, Some(line)) => self.outbox.send(line, &asked.message()),
            _ => {}
        }
        self.pending.push(asked, (self.clock)());
    }

    pub(crate) fn is_overdue(&self) -> bool {
        let since = match self.connection {
            Connection::Open => self.pending.oldest(),
            _ => self.greeted,
        };
        self.line.is_some() && since.is_some_and(|since| (self.clock)().saturating_sub(since) >= PATIENCE)
    }

    // What more than one message tells.

    /// The clock is told as what is left of it; from now on it is the time at which it ends.
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

    /// What was asked under a name is answered.
    fn answer(&mut self, id: &CommandId, answer: Result<(), Problem>) {
        let Some(asked) = self.pending.take(id) else { return };
        let (command, reply) = asked.into_parts();
        if let (Some(Command::Mute { visitor, muted }), Ok(())) = (command, &answer) {
            // No message tells of it.
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

/// Whether trying again is of no use.
fn is_final(code: ProblemCode) -> bool {
    matches!(
        code,
        ProblemCode::NoSuchTable | ProblemCode::NoSpectators | ProblemCode::UnknownKey | ProblemCode::Protocol
    )
}
