//! Two people at a table who play as fast as they can, and remember what was acknowledged.

use std::collections::HashMap;
use std::net::SocketAddr;

use rabenburg_protocol::{Code, Command, CommandId, Key, ServerMessage};
use rabenburg_testkit::Client;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;

/// A table with its two players.
pub(crate) struct Table {
    keys: [Key; 2],
    code: Code,
    players: Vec<Client>,
    /// The version of each acknowledged move, by its name, at each table they have played at.
    pub(crate) acknowledged: HashMap<Code, HashMap<String, u64>>,
    /// A move that was sent and not answered: whose it was, its name, its version, and what.
    pending: Option<(usize, CommandId, u64, Command)>,
    moves: usize,
    number: usize,
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
            self.players.push(Client::join(address, self.code, Some(key), None).await);
        }
        self.players[1].obtain(Command::Sit { seat: None, colour: None }).await;
        self.players[0].obtain(Command::Start { bots: None }).await;
        for player in &mut self.players {
            player.until(|player| player.now.is_some()).await;
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
        let player = &mut self.players[mover];
        let (version, action) = (player.version, player.choice(self.moves * 31 + self.number * 7));
        let id: CommandId = format!("{}-{}", self.number, self.moves).parse().expect("an id");
        let command = Command::Act { action };
        self.pending = Some((mover, id.clone(), version, command.clone()));
        player.send_as(&id, version, command).await;
        let after = acknowledged(player, &id).await?;
        self.remember(&id, after);
        self.pending = None;
        let other = &mut self.players[1 - mover];
        while other.version < after {
            other.next().await?;
        }
        Some(())
    }

    fn remember(&mut self, id: &CommandId, version: u64) {
        let before = self.acknowledged.entry(self.code).or_default().insert(id.as_str().to_owned(), version);
        assert!(before.is_none_or(|before| before == version), "{id:?} was acknowledged at {before:?} and {version}");
    }

    /// Both come back after a break, and what had no answer is sent again under its name.
    pub(crate) async fn come_back(&mut self, address: SocketAddr) -> Played {
        let seen = self.players.iter().map(|player| player.version).max().expect("two players");
        self.players.clear();
        for key in self.keys {
            let player = Client::join(address, self.code, Some(key), Some(seen)).await;
            assert!(player.version >= seen, "the table has gone back from {seen} to {}", player.version);
            self.players.push(player);
        }
        let Some((mover, id, version, command)) = self.pending.take() else {
            if (0..2).all(|player| !self.players[player].is_awaited()) {
                self.begin(address).await;
            }
            return Played { pending: false, kept: false };
        };
        let player = &mut self.players[mover];
        let kept = player.version > version;
        player.send_as(&id, version, command).await;
        let after = acknowledged(player, &id).await.expect("an answer");
        assert_eq!(after, version + 1, "a move that is sent again is done once");
        self.remember(&id, after);
        for player in &mut self.players {
            player.until(|player| player.version >= after).await;
        }
        Played { pending: true, kept }
    }
}

/// The version at which a command is acknowledged. Nothing if the server is gone.
async fn acknowledged(player: &mut Client, id: &CommandId) -> Option<u64> {
    loop {
        match player.next().await? {
            ServerMessage::Update(update) if update.id.as_ref() == Some(id) => return Some(update.version),
            ServerMessage::Done { id: done, version } if done == *id => return Some(version),
            ServerMessage::Refused { problem, .. } | ServerMessage::Bye { problem } => panic!("{problem:?}"),
            _ => {}
        }
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
