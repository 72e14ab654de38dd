//! A client with its socket, and everything it was told.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::{Rc, Weak};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::future::{LocalBoxFuture, select_all};
use futures_util::{FutureExt, SinkExt, StreamExt};
use rabenburg_engine::{Action, SeenEvent};
use rabenburg_protocol::{Code, Command, Key, Problem};
use rabenburg_remote::{News, Remote, RemoteGame, Transport};
use rabenburg_session::{NotDone, Session, Update, Waiting};
use rabenburg_testkit::House;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What was sent and is not on the socket yet.
#[derive(Default)]
pub(crate) struct Wire(RefCell<VecDeque<String>>);

impl Transport for Wire {
    fn send(&self, message: String) {
        self.0.borrow_mut().push_back(message);
    }
}

/// A client at a table.
pub(crate) struct Chair {
    pub(crate) remote: Remote,
    pub(crate) key: Option<Key>,
    address: SocketAddr,
    code: Code,
    socket: Option<Socket>,
    wire: Weak<Wire>,
    /// The log when the game became known, and every update since.
    pub(crate) told: Rc<RefCell<Heard>>,
    /// Texts to be lost on the way: each is asked about once.
    pub(crate) lose: Option<fn(&str) -> bool>,
    /// The first message, which was a welcome.
    pub(crate) welcome: Option<String>,
}

/// What a client was told.
#[derive(Default)]
pub(crate) struct Heard {
    pub(crate) begun_with: Vec<SeenEvent>,
    pub(crate) updates: Vec<Update>,
    pub(crate) news: Vec<News>,
}

impl Heard {
    /// Every event, in the order in which it was told.
    pub(crate) fn events(&self) -> Vec<SeenEvent> {
        let updates = self.updates.iter().flat_map(|update| &update.events);
        self.begun_with.iter().chain(updates).copied().collect()
    }
}

impl Chair {
    /// Somebody at a table, connected and welcomed.
    pub(crate) async fn take(house: &House, code: Code, key: Option<Key>) -> Chair {
        let mut chair = Chair::absent(house, code, key);
        chair.come().await;
        chair.until(|chair| chair.remote.info().is_some()).await;
        chair
    }

    pub(crate) fn absent(house: &House, code: Code, key: Option<Key>) -> Chair {
        // No two clients give the same name to a command, not even those of one visitor.
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let mut count = 0;
        let names = move || {
            count += 1;
            format!("chair-{number}-{count}").parse().expect("an id")
        };
        let remote = Remote::new(key, names, || Duration::ZERO);
        let told = Rc::new(RefCell::new(Heard::default()));
        listen(&remote, &told);
        Chair {
            remote,
            key,
            address: house.address(),
            code,
            socket: None,
            wire: Weak::new(),
            told,
            lose: None,
            welcome: None,
        }
    }

    /// The server is elsewhere now.
    pub(crate) fn follow(&mut self, house: &House) {
        self.address = house.address();
    }

    pub(crate) fn game(&self) -> RemoteGame {
        self.remote.game().expect("a game")
    }

    pub(crate) fn is_awaited(&self) -> bool {
        self.remote.game().is_some_and(|game| game.now().waiting == Waiting::Viewer)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.remote.game().is_some_and(|game| matches!(game.now().waiting, Waiting::Over(_)))
    }

    /// One of the choices, by a number that wanders.
    pub(crate) fn choice(&self, number: usize) -> Action {
        let choices = self.game().now().choices;
        choices[number % choices.len()].action
    }

    // What happens to the socket.

    /// Opens the socket.
    pub(crate) async fn come(&mut self) {
        let address = format!("ws://{}/api/v1/tables/{}/socket", self.address, self.code);
        let (socket, _) = connect_async(address).await.expect("a socket");
        let wire = Rc::new(Wire::default());
        (self.socket, self.wire) = (Some(socket), Rc::downgrade(&wire));
        self.remote.opened(wire);
    }

    /// The socket is torn off, with everything that was not sent yet.
    pub(crate) fn tear(&mut self) {
        if self.socket.take().is_some() {
            self.remote.lost();
        }
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// What was said goes out.
    pub(crate) async fn flush(&mut self) {
        let (Some(wire), Some(socket)) = (self.wire.upgrade(), &mut self.socket) else { return };
        loop {
            let next = wire.0.borrow_mut().pop_front();
            let Some(text) = next else { break };
            // A socket that is gone says so when it is read.
            let _ = socket.send(Message::text(text)).await;
        }
    }

    /// Hears the next message. A socket that has gone, or was given up, is told of.
    async fn hear(&mut self) {
        self.flush().await;
        let Some(socket) = &mut self.socket else { return futures_util::future::pending().await };
        match socket.next().await {
            Some(Ok(Message::Text(text))) => {
                self.welcome.get_or_insert_with(|| text.as_str().to_owned());
                if self.lose.take_if(|lose| lose(&text)).is_none() {
                    self.remote.hear(&text);
                }
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => self.tear(),
            Some(Ok(_)) => {}
        }
        if self.socket.is_some() && self.wire.strong_count() == 0 {
            self.tear();
        }
    }

    /// Hears one message, on a new socket if the old one has gone.
    pub(crate) async fn step(&mut self) {
        if self.socket.is_none() {
            self.come().await;
        }
        self.hear().await;
    }

    /// Hears what is still under way, until the socket has gone.
    pub(crate) async fn drain(&mut self) {
        while self.socket.is_some() {
            self.hear().await;
        }
    }

    /// Hears until something is so; comes again when the socket has gone.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Chair) -> bool) {
        let hearing = async {
            while !wanted(self) {
                self.step().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), hearing).await.expect("it comes to that");
    }

    // What somebody does.

    /// Does something, and gives where the answer will be.
    pub(crate) fn command(&self, command: Command) -> Rc<RefCell<Option<Result<(), Problem>>>> {
        let answer = Rc::new(RefCell::new(None));
        let place = Rc::clone(&answer);
        self.remote.command(
            command,
            Box::new(move |answer| {
                assert!(place.borrow_mut().replace(answer).is_none(), "answered once");
            }),
        );
        answer
    }

    pub(crate) async fn obtain(&mut self, command: Command) -> Result<(), Problem> {
        let answer = self.command(command);
        let place = Rc::clone(&answer);
        self.until(move |_| place.borrow().is_some()).await;
        answer.take().expect("an answer")
    }

    pub(crate) fn act(&self, action: Action) -> Rc<Cell<Option<Result<(), NotDone>>>> {
        let answer = Rc::new(Cell::new(None));
        let place = Rc::clone(&answer);
        self.game()
            .act(action, Box::new(move |answer| assert!(place.replace(Some(answer)).is_none(), "answered once")));
        answer
    }
}

fn listen(remote: &Remote, told: &Rc<RefCell<Heard>>) {
    let (myself, told) = (remote.clone(), Rc::clone(told));
    remote.listen(Box::new(move |news| {
        if news == News::Game {
            let game = myself.game().expect("a game");
            told.borrow_mut().begun_with = game.log().iter().map(|(_, event)| *event).collect();
            let told = Rc::clone(&told);
            game.listen(Box::new(move |update| told.borrow_mut().updates.push(update)));
        }
        told.borrow_mut().news.push(news);
    }));
}

/// All of them hear until something is so. Who has lost the socket comes again.
pub(crate) async fn settle(chairs: &mut [Chair], wanted: impl Fn(&[Chair]) -> bool) {
    while !wanted(chairs) {
        for chair in chairs.iter_mut().filter(|chair| !chair.is_connected()) {
            chair.come().await;
        }
        let hearing: Vec<LocalBoxFuture<'_, ()>> = chairs.iter_mut().map(|chair| chair.hear().boxed_local()).collect();
        let limit = Duration::from_secs(60);
        tokio::time::timeout(limit, select_all(hearing)).await.expect("somebody hears something");
    }
}
