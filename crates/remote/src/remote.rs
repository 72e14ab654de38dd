//! The table: its people, its talk, and the connection to it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use rabenburg_engine::{Seat, SeenLog};
use rabenburg_protocol::{Command, CommandId, Key, Problem, Said, TableInfo, You};
use rabenburg_session::Update;

use crate::client::Client;
use crate::game::RemoteGame;
use crate::outbox::Outbox;

/// An open socket. It is closed when the last reference to it is dropped.
pub trait Line {
    /// Sends a text.
    fn send(&self, message: String);
}

/// How the connection is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Connection {
    /// Not there yet, for the first time.
    Connecting,
    /// It was never there, though it was tried; it is tried again.
    Unreachable,
    /// The server has said welcome, and tells everything as it happens.
    Open,
    /// It was there, and is being taken up again. What is shown may be old.
    Broken,
    /// The server does not want this client here, and says why; trying again is of no use.
    Closed(Problem),
}

/// A clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticking {
    /// Whose.
    pub seat: Seat,
    /// When the time is up, by the clock that was handed in.
    pub ends: Duration,
}

/// Something is new. What it is now can be asked of the [`Remote`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The connection.
    Connection,
    /// The table: who sits there, who is there, its status; or the client's own place.
    Table,
    /// Somebody has said something, just now.
    Said(Said),
    /// Everything that was said, anew: after a break, or when somebody is heard again.
    Chat,
    /// The clock.
    Clock,
    /// The game has begun, or is known for the first time: [`Remote::game`] is there from now on.
    Game,
    /// After a break: this has happened meanwhile, as far as it is retold. The session's update tells it too.
    Missed(SeenLog),
    /// An action was not done, for a reason that has nothing to do with the rules.
    NotDone(Problem),
}

/// A client at a table. A handle: clones are the same client.
///
/// Who is called back may call any method. What the socket tells meanwhile is heard after he has returned, so that what he asks
/// is as he was told.
#[derive(Clone)]
pub struct Remote(Rc<Inner>);

struct Inner {
    client: RefCell<Client>,
    /// What the socket has told while somebody was being called back.
    inbox: RefCell<VecDeque<Incoming>>,
    outbox: Outbox,
}

/// What the socket tells.
enum Incoming {
    Opened(Rc<dyn Line>),
    Heard(String),
    Lost,
}

impl Remote {
    /// Nobody is connected yet. Without a key one watches. `names` gives a name for each command that is never given twice;
    /// `clock` the time since any fixed moment.
    pub fn new(key: Option<Key>, names: impl FnMut() -> CommandId + 'static, clock: fn() -> Duration) -> Remote {
        let outbox = Outbox::default();
        let client = Client::new(key, Box::new(names), clock, outbox.clone());
        Remote(Rc::new(Inner { client: RefCell::new(client), inbox: RefCell::default(), outbox }))
    }

    // What the socket tells.

    /// A socket is open: hello is said on it.
    pub fn opened(&self, line: Rc<dyn Line>) {
        self.take(Incoming::Opened(line));
    }

    /// A message has come.
    pub fn hear(&self, message: &str) {
        self.take(Incoming::Heard(message.to_owned()));
    }

    /// The socket is gone, or could not be opened.
    pub fn lost(&self) {
        self.take(Incoming::Lost);
    }

    /// How long to wait before the next try; nothing if trying is of no use, or the socket is open. Grows with each failure, with
    /// a random part (`chance`, 0 to 1) so that not all come back at once.
    pub fn retry_in(&self, chance: f64) -> Option<Duration> {
        self.look(|client| client.retry_in(chance))
    }

    /// Whether the server owes an answer for so long that the line must be dead, although nobody has closed it. It is given up
    /// with [`Self::lost`] then, and what was sent is sent again on the next one.
    pub fn is_overdue(&self) -> bool {
        self.look(Client::is_overdue)
    }

    // What the page asks.

    /// How the connection is.
    pub fn connection(&self) -> Connection {
        self.look(|client| client.connection().clone())
    }

    /// The table, once the server has told of it.
    pub fn info(&self) -> Option<TableInfo> {
        self.look(|client| client.info.clone())
    }

    /// The client's own place.
    pub fn you(&self) -> You {
        self.look(|client| client.you.clone())
    }

    /// What was said, the oldest first; nothing of those who are muted.
    pub fn chat(&self) -> Vec<Said> {
        self.look(Client::chat)
    }

    /// The clock, if one runs.
    pub fn ticking(&self) -> Option<Ticking> {
        self.look(Client::ticking)
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<RemoteGame> {
        self.look(|client| client.told.is_some()).then(|| RemoteGame::new(self.clone()))
    }

    /// Whether something was sent that the server has not answered yet.
    pub fn is_waiting(&self) -> bool {
        self.look(Client::is_waiting)
    }

    /// Does something at the table. What was sent when the connection broke is sent again under the same name.
    pub fn command(&self, command: Command, reply: Box<dyn FnOnce(Result<(), Problem>)>) {
        self.client(|client| client.command(command, reply));
    }

    /// The whole game as a text, which was fetched over HTTP when it was over.
    pub fn keep_record(&self, record: String) {
        self.client(|client| client.record = Some(record));
    }

    /// Who is told of news. There is one listener; a new one replaces it.
    pub fn listen(&self, listener: Box<dyn Fn(News)>) {
        self.0.outbox.listener.replace(listener);
    }

    pub(crate) fn listen_to_game(&self, listener: Box<dyn Fn(Update)>) {
        self.0.outbox.game_listener.replace(listener);
    }

    /// Looks something up.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Client) -> T) -> T {
        look(&self.0.client.borrow())
    }

    /// Does something with what is known, then delivers what comes of it.
    pub(crate) fn client<T>(&self, work: impl FnOnce(&mut Client) -> T) -> T {
        let result = work(&mut self.0.client.borrow_mut());
        self.deliver();
        result
    }

    fn take(&self, incoming: Incoming) {
        self.0.inbox.borrow_mut().push_back(incoming);
        self.deliver();
    }

    /// Calls everybody back who is to be, and goes on with what has come in only when nobody is left.
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
            Incoming::Opened(line) => client.opened(line),
            Incoming::Heard(message) => client.hear(&message),
            Incoming::Lost => client.lost(),
        }
    }
}
