//! Two people at a table who play as fast as they can, and remember what was acknowledged.

use std::collections::HashMap;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use rabenburg_engine::Awaited;
use rabenburg_protocol::{ClientMessage, Code, Command, Hello, Key, Now, PROTOCOL, ServerMessage};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A table with its two players.
pub(crate) struct Table {
    keys: [Key; 2],
    code: Code,
    players: Vec<Player>,
    /// The version of each acknowledged move, by its name, at each table they have played at.
    pub(crate) acknowledged: HashMap<Code, HashMap<String, u64>>,
    /// A move that was sent and not answered: whose it was, its name, its version, and what.
    pending: Option<(usize, String, u64, Command)>,
    moves: usize,
    number: usize,
}

struct Player {
    socket: Socket,
    version: u64,
    now: Option<Now>,
}

/// What became of a move whose answer was cut off.
pub(crate) struct Played {
    pub(crate) pending: bool,
    pub(crate) kept: bool,
}

impl Table {
    /// Makes a table and sits down at it.
    pub(crate) async fn open(address: SocketAddr, number: usize) -> Table {
        let mut keys = Vec::new();
        for name in ["Anna", "Bert"] {
            let visitor = post(address, "/visitors", None, &json!({ "name": name })).await;
            keys.push(serde_json::from_value(visitor["key"].clone()).expect("a key"));
        }
        let keys: [Key; 2] = keys.try_into().expect("two keys");
        let mut table = Table {
            keys,
            code: Code::from_random([0; 16]),
            players: Vec::new(),
            acknowledged: HashMap::new(),
            pending: None,
            moves: 0,
            number,
        };
        table.begin(address).await;
        table
    }

    /// A new game.
    async fn begin(&mut self, address: SocketAddr) {
        let made = post(address, "/tables", Some(self.keys[0]), &json!({ "players": 2 })).await;
        self.code = serde_json::from_value(made["code"].clone()).expect("a code");
        self.acknowledged.insert(self.code, HashMap::new());
        self.players.clear();
        for key in self.keys {
            self.players.push(Player::join(address, self.code, key, None).await.expect("a place"));
        }
        let (sit, start) = (Command::Sit { seat: None, colour: None }, Command::Start {});
        for (player, id, command) in [(1, "sit", sit), (0, "start", start)] {
            self.players[player].send(id, 1, command).await.expect("sent");
            while self.players[player].receive().await.expect("an answer").1.is_none() {}
        }
        for player in &mut self.players {
            while player.now.is_none() {
                player.receive().await.expect("the game begins");
            }
        }
    }

    /// Plays until the server is gone, or the game is over.
    pub(crate) async fn play(&mut self, acknowledged: &watch::Sender<usize>) {
        while self.step().await.is_some() {
            acknowledged.send_modify(|count| *count += 1);
        }
    }

    /// One move, until both have seen it. Nothing if the server is gone or the game is over.
    async fn step(&mut self) -> Option<()> {
        let mover = (0..2).find(|&player| self.players[player].is_awaited())?;
        self.moves += 1;
        let Player { now, version, .. } = &self.players[mover];
        let (choices, version) = (&now.as_ref()?.choices, *version);
        let action = choices[(self.moves * 31 + self.number * 7) % choices.len()].action;
        let id = format!("{}-{}", self.number, self.moves);
        let command = Command::Act { action };
        self.pending = Some((mover, id.clone(), version, command.clone()));
        self.players[mover].send(&id, version, command).await?;
        let after = loop {
            match self.players[mover].receive().await? {
                (version, Some(answered)) if answered == id => break version,
                _ => {}
            }
        };
        self.remember(&id, after);
        self.pending = None;
        let other = 1 - mover;
        while self.players[other].version < after {
            self.players[other].receive().await?;
        }
        Some(())
    }

    fn remember(&mut self, id: &str, version: u64) {
        let before = self.acknowledged.entry(self.code).or_default().insert(id.to_owned(), version);
        assert!(before.is_none_or(|before| before == version), "{id} was acknowledged at {before:?} and {version}");
    }

    /// Both come back after a break, and what had no answer is sent again under its name.
    pub(crate) async fn come_back(&mut self, address: SocketAddr) -> Played {
        let seen = self.players.iter().map(|player| player.version).max().expect("two players");
        self.players.clear();
        for key in self.keys {
            let player = Player::join(address, self.code, key, Some(seen)).await.expect("a place");
            assert!(player.version >= seen, "the table has gone back from {seen} to {}", player.version);
            self.players.push(player);
        }
        let Some((mover, id, version, command)) = self.pending.take() else {
            if (0..2).all(|player| !self.players[player].is_awaited()) {
                self.begin(address).await;
            }
            return Played { pending: false, kept: false };
        };
        let kept = self.players[mover].version > version;
        self.players[mover].send(&id, version, command).await.expect("sent");
        let after = loop {
            match self.players[mover].receive().await.expect("an answer") {
                (version, Some(answered)) if answered == id => break version,
                _ => {}
            }
        };
        assert_eq!(after, version + 1, "a move that is sent again is done once");
        self.remember(&id, after);
        for player in &mut self.players {
            while player.version < after {
                player.receive().await.expect("the move");
            }
        }
        Played { pending: true, kept }
    }
}

impl Player {
    async fn join(address: SocketAddr, code: Code, key: Key, since: Option<u64>) -> Option<Player> {
        let (socket, _) = connect_async(format!("ws://{address}/api/v1/tables/{code}/socket")).await.ok()?;
        let mut player = Player { socket, version: 0, now: None };
        let hello = Hello { protocol: PROTOCOL, key: Some(key), since, foresee: false };
        player.say(&ClientMessage::Hello(hello)).await?;
        player.receive().await?;
        Some(player)
    }

    async fn send(&mut self, id: &str, version: u64, command: Command) -> Option<()> {
        self.say(&ClientMessage::Do { id: id.parse().ok()?, version, command }).await
    }

    async fn say(&mut self, message: &ClientMessage) -> Option<()> {
        self.socket.send(Message::text(serde_json::to_string(message).expect("data"))).await.ok()
    }

    /// The next message: the version after it, and which command it answers. Nothing if the server is gone.
    async fn receive(&mut self) -> Option<(u64, Option<String>)> {
        let text = loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => break text,
                Message::Close(_) => return None,
                _ => {}
            }
        };
        let (version, id, now) = match serde_json::from_str(&text).expect("a message") {
            ServerMessage::Welcome(welcome) => (welcome.version, None, welcome.now),
            ServerMessage::Update(update) => (update.version, update.id, Some(update.now)),
            ServerMessage::Table { version, id, .. } => (version, id, None),
            ServerMessage::Done { id, version } => (version, Some(id), None),
            other => panic!("{other:?}"),
        };
        self.version = self.version.max(version);
        self.now = now.or(self.now.take());
        Some((version, id.map(String::from)))
    }

    fn is_awaited(&self) -> bool {
        self.now.as_ref().is_some_and(|now| {
            !now.choices.is_empty()
                && matches!(now.view.awaited, Awaited::Decision { seat, .. } if now.view.viewer.is(seat))
        })
    }
}

/// A request over HTTP, and its answer.
async fn post(address: SocketAddr, path: &str, key: Option<Key>, body: &Value) -> Value {
    let (body, key) =
        (body.to_string(), key.map_or(String::new(), |key| format!("authorization: Bearer {}\r\n", key.reveal())));
    let request = format!(
        "POST /api/v1{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         {key}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 201"), "{answer}");
    serde_json::from_str(body).expect("JSON")
}
