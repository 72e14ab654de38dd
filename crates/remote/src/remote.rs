//! The table: its people, its chat, and the connection to it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use rabenburg_engine::{Seat, SeenLog};
use rabenburg_protocol::{Command, CommandId, Happened, Key, Notice, Problem, Said, TableInfo, You};
use rabenburg_session::Update;

use crate::client::Client;
use crate::game::RemoteGame;
use crate::outbox::Outbox;

/// An open socket. It closes when the last reference to it is dropped.
pub trait Transport {
    /// Sends text.
    fn send(&self, message: String);
}

/// The state of the connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Connection {
    /// Being opened for the first time.
    Connecting,
    /// Never open so far, despite attempts; they go on.
    Unreachable,
    /// The server has said welcome, and reports everything as it happens.
    Open,
    /// It was open, and is being reopened. What is shown may be stale.
    Broken,
    /// The server has turned this client away and says why; retrying is pointless.
    Closed(Problem),
}

/// A running clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticking {
    /// Whose.
    pub seat: Seat,
    /// When time is up, by the clock that was passed in.
    pub ends: Duration,
}

/// Something is new. The [`Remote`] knows what it is like now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The connection.
    Connection,
    /// The table: who sits there, who is present, its status; or the client's own place.
    Table,
    /// Someone said something just now.
    Said(Said),
    /// All of the chat, afresh: after a break, or when someone is unmuted.
    Chat,
    /// The clock.
    Clock,
    /// The game has begun, or is known for the first time: [`Remote::game`] is available from now on.
    Game,
    /// After a break: what happened meanwhile, as far as it is retold. The session's update contains it too.
    Missed(SeenLog),
    /// Something happened around the table that it alone does not say.
    Notice(Notice),
    /// Time was up for a seat, and somebody else decided.
    TimeUp(Happened),
    /// An action was not carried out, for a reason that has nothing to do with the rules.
    NotDone(Problem),
}

/// A client at a table. A handle: clones are the same client.
///
/// Callbacks may call any method. What the socket reports meanwhile is handled after they return, so that what they
/// look up is what they were told about.
#[derive(Clone)]
pub struct Remote(Rc<Inner>);

struct Inner {
    client: RefCell<Client>,
    /// What the socket reported during a callback.
    inbox: RefCell<VecDeque<Incoming>>,
    outbox: Outbox,
}

/// What the socket reports.
enum Incoming {
    Opened(Rc<dyn Transport>),
    Heard(String),
    Lost,
}

impl Remote {
    /// Not connected yet. Without a key, the client only watches. `ids` gives each command a unique id; `clock` is the
    /// time since any fixed moment.
    pub fn new(key: Option<Key>, ids: impl FnMut() -> CommandId + 'static, clock: fn() -> Duration) -> Remote {
        let outbox = Outbox::default();
        let client = Client::new(key, Box::new(ids), clock, outbox.clone());
        Remote(Rc::new(Inner { client: RefCell::new(client), inbox: RefCell::default(), outbox }))
    }

    // What the socket reports.

    /// A socket is open: says hello on it.
    pub fn opened(&self, socket: Rc<dyn Transport>) {
        self.take(Incoming::Opened(socket));
    }

    /// A message arrived.
    pub fn hear(&self, message: &str) {
        self.take(Incoming::Heard(message.to_owned()));
    }

    /// The socket is gone, or could not be opened.
    pub fn lost(&self) {
        self.take(Incoming::Lost);
    }

    /// How long to wait before the next attempt; `None` if that is pointless or the socket is open. It backs off with
    /// each failure, with jitter (`chance`, 0 to 1), so that clients do not all come back at once.
    pub fn retry_in(&self, chance: f64) -> Option<Duration> {
        self.look(|client| client.retry_in(chance))
    }

    /// Whether an answer is so late that the connection must be dead, although nobody has closed it. Then give it up
    /// with [`Self::lost`]; unanswered requests are sent again on the next one.
    pub fn is_overdue(&self) -> bool {
        self.look(Client::is_overdue)
    }

    // What the page asks.

    /// The state of the connection.
    pub fn connection(&self) -> Connection {
        self.look(|client| client.connection().clone())
    }

    /// The table, once the server has described it.
    pub fn info(&self) -> Option<TableInfo> {
        self.look(|client| client.info.clone())
    }

    /// The client's own place.
    pub fn you(&self) -> You {
        self.look(|client| client.you.clone())
    }

    /// The chat, oldest first, without those who are muted.
    pub fn chat(&self) -> Vec<Said> {
        self.look(Client::chat)
    }

    /// The running clock, if there is one.
    pub fn ticking(&self) -> Option<Ticking> {
        self.look(Client::ticking)
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<RemoteGame> {
        self.look(|client| client.told.is_some()).then(|| RemoteGame::new(self.clone()))
    }

    /// Whether a command has been sent that the server has not answered yet.
    pub fn is_waiting(&self) -> bool {
        self.look(Client::is_waiting)
    }

    /// Sends a command to the table. If the connection breaks, it is sent again under the same id.
    pub fn command(&self, command: Command, reply: Box<dyn FnOnce(Result<(), Problem>)>) {
        self.client(|client| client.command(command, reply));
    }

    /// Keeps the record of the finished game, which was fetched over HTTP.
    pub fn keep_record(&self, record: String) {
        self.client(|client| client.record = Some(record));
    }

    /// Sets the listener for news. There is only one; a new one replaces it.
    pub fn listen(&self, listener: Box<dyn Fn(News)>) {
        self.0.outbox.listener.replace(listener);
    }

    pub(crate) fn listen_to_game(&self, listener: Box<dyn Fn(Update)>) {
        self.0.outbox.game_listener.replace(listener);
    }

    pub(crate) fn look<T>(&self, look: impl FnOnce(&Client) -> T) -> T {
        look(&self.0.client.borrow())
    }

    /// Changes something, then delivers what comes of it.
    pub(crate) fn client<T>(&self, work: impl FnOnce(&mut Client) -> T) -> T {
        let result = work(&mut self.0.client.borrow_mut());
        self.deliver();
        result
    }

    fn take(&self, incoming: Incoming) {
        self.0.inbox.borrow_mut().push_back(incoming);
        self.deliver();
    }

    /// Makes all callbacks, and handles what has come in only when none are left.
    fn deliver(&self) {
        self.0.outbox.mailbox.deliver();
        while !self.0.outbox.mailbox.is_delivering()
            && let Some(incoming) = self.next_incoming()
        {
            self.hear_of(incoming);
            self.0.outbox.mailbox.deliver();
        }
    }

    fn next_incoming(&self) -> Option<Incoming> {
        self.0.inbox.borrow_mut().pop_front()
    }

    fn hear_of(&self, incoming: Incoming) {
        let mut client = self.0.client.borrow_mut();
        match incoming {
            Incoming::Opened(socket) => client.opened(socket),
            Incoming::Heard(message) => client.hear(&message),
            Incoming::Lost => client.lost(),
        }
    }
}
