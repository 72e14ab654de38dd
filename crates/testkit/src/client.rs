//! A client as anybody could write one.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rabenburg_engine::{Action, Awaited, Seat};
use rabenburg_protocol::{
    ClientMessage, Code, Command, CommandId, GameUpdate, Hello, Key, Now, PROTOCOL, ServerMessage, TableInfo, You,
};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long a client waits for a message, however slow the machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A client at a table, with what it knows.
pub struct Client {
    socket: Socket,
    /// The version of the table as far as it was told.
    pub version: u64,
    /// Whom the table takes it for.
    pub you: You,
    /// The table as it was told last.
    pub table: TableInfo,
    /// The game, once there is one.
    pub now: Option<Now>,
    /// Everything that was sent to it, as it came.
    pub heard: Vec<String>,
    ids: u32,
    name: String,
}

impl Client {
    /// Comes to a table and is welcomed.
    pub async fn join(address: SocketAddr, code: Code, key: Option<Key>, since: Option<u64>) -> Client {
        Client::greet(address, code, Hello { protocol: PROTOCOL, key, since, foresee: false }).await
    }

    /// The same, with a hello of one's own.
    pub async fn greet(address: SocketAddr, code: Code, hello: Hello) -> Client {
        let (socket, _) = connect_async(format!("ws://{address}/api/v1/tables/{code}/socket")).await.expect("a socket");
        Client::greet_on(socket, hello).await
    }

    /// The same, on a socket that is open already.
    pub async fn greet_on(mut socket: Socket, hello: Hello) -> Client {
        let text = serde_json::to_string(&ClientMessage::Hello(hello)).expect("data");
        socket.send(Message::text(text)).await.expect("said");
        let text = next_text(&mut socket).await.expect("a welcome");
        let welcome = match serde_json::from_str(&text).expect("a message") {
            ServerMessage::Welcome(welcome) => *welcome,
            other => panic!("{other:?}"),
        };
        // No two clients give the same name to a command, not even those of one visitor.
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("client-{}", NEXT.fetch_add(1, Ordering::Relaxed));
        Client {
            socket,
            version: welcome.version,
            you: welcome.you,
            table: welcome.table,
            now: welcome.now,
            heard: vec![text],
            ids: 0,
            name,
        }
    }

    /// The next message, taken note of; `None` once the server has closed or is gone.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        let text = next_text(&mut self.socket).await?;
        let message: ServerMessage = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.heard.push(text);
        match &message {
            ServerMessage::Welcome(welcome) => {
                self.version = welcome.version;
                self.you = welcome.you.clone();
                self.table = welcome.table.clone();
                self.now = welcome.now.clone();
            }
            ServerMessage::Update(update) => {
                self.version = update.version;
                self.now = Some(update.now.clone());
            }
            ServerMessage::Table { version, you, table, .. } => {
                self.version = *version;
                self.you = you.clone();
                self.table = (**table).clone();
            }
            ServerMessage::Said { said, .. } => self.version = said.version,
            ServerMessage::Done { version, .. } => self.version = self.version.max(*version),
            ServerMessage::Refused { .. } | ServerMessage::Allowed { .. } | ServerMessage::Bye { .. } => {}
        }
        Some(message)
    }

    /// Sends a command and gives its name.
    pub async fn send(&mut self, command: Command) -> CommandId {
        self.ids += 1;
        let id: CommandId = format!("{}-{}", self.name, self.ids).parse().expect("an id");
        self.send_as(&id, self.version, command).await;
        id
    }

    /// Sends a command under a name and against a version of one's own.
    pub async fn send_as(&mut self, id: &CommandId, version: u64, command: Command) {
        let message = ClientMessage::Do { id: id.clone(), version, command };
        self.say(&serde_json::to_string(&message).expect("data")).await;
    }

    /// Asks whether an action would be legal, and gives the name of the question.
    pub async fn ask_why_not(&mut self, action: Action) -> CommandId {
        self.ids += 1;
        let id: CommandId = format!("{}-{}", self.name, self.ids).parse().expect("an id");
        let question = ClientMessage::WhyNot { id: id.clone(), action };
        self.say(&serde_json::to_string(&question).expect("data")).await;
        id
    }

    /// Sends a text, whatever it is.
    pub async fn say(&mut self, text: &str) {
        // A server that is gone shows when the next message is read.
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// Does something and waits for the answer to it.
    pub async fn obtain(&mut self, command: Command) -> ServerMessage {
        let id = self.send(command).await;
        self.answer(&id).await
    }

    /// The message that answers a command.
    pub async fn answer(&mut self, id: &CommandId) -> ServerMessage {
        loop {
            let message = self.next().await.expect("an answer");
            if answers(&message) == Some(id) {
                return message;
            }
        }
    }

    /// The next thing that happens in the game.
    pub async fn update(&mut self) -> GameUpdate {
        loop {
            if let ServerMessage::Update(update) = self.next().await.expect("an update") {
                return *update;
            }
        }
    }

    /// Waits until the table is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&Client) -> bool) {
        while !wanted(self) {
            self.next().await.expect("news");
        }
    }

    /// Who has to decide.
    pub fn awaited(&self) -> Option<Seat> {
        match self.now.as_ref()?.view.awaited {
            Awaited::Decision { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now.as_ref().is_some_and(|now| matches!(now.view.awaited, Awaited::Over(_)))
    }

    /// Whether it has to decide.
    pub fn is_awaited(&self) -> bool {
        self.you.seat.is_some() && self.awaited() == self.you.seat
    }

    /// One of its choices, by any number.
    pub fn choice(&self, number: usize) -> Action {
        let choices = &self.now.as_ref().expect("a game").choices;
        choices[number % choices.len()].action
    }
}

fn answers(message: &ServerMessage) -> Option<&CommandId> {
    match message {
        ServerMessage::Update(update) => update.id.as_ref(),
        ServerMessage::Table { id, .. } | ServerMessage::Said { id, .. } => id.as_ref(),
        ServerMessage::Done { id, .. } | ServerMessage::Refused { id, .. } | ServerMessage::Allowed { id } => Some(id),
        ServerMessage::Welcome(_) | ServerMessage::Bye { .. } => None,
    }
}

async fn next_text(socket: &mut Socket) -> Option<String> {
    let text = async {
        loop {
            match socket.next().await?.ok()? {
                Message::Text(text) => return Some(text.as_str().to_owned()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, text).await.expect("the server says something")
}
