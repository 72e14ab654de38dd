//! One client at one table: incoming messages are checked and passed to the table, its messages go out.

use std::error::Error;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use rabenburg_protocol::{
    ClientMessage, Code, Command, CommandId, Hello, PROTOCOL, Problem, ProblemCode, ServerMessage,
};
use tokio::sync::mpsc;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};
use tungstenite::error::CapacityError;

use crate::actor::{Guest, Order, Outgoing};
use crate::failed::Failed;
use crate::hall::Stub;
use crate::limits::{Address, SocketPermit, SocketRates};
use crate::server::Server;
use crate::table::Person;

/// How many messages may queue for a slow client. Then the table drops it, and welcomes it afresh once it has read
/// them.
const OUTBOX: usize = 32;
/// The size of a socket's read buffer: room for several commands. Larger ones would make thousands of idle sockets
/// expensive.
const READ_BUFFER: usize = 1024;
/// The most that may queue for writing on one socket: the longest welcome, many times over.
const WRITE_BUFFER: usize = 1024 * 1024;
/// A client that ignores this many warnings about its rate is disconnected.
const PATIENCE: u32 = 50;
/// How many pings and pongs may arrive between two of our own pings. A browser sends one.
const SIGNS_OF_LIFE: u32 = 100;
/// Messages up to this many times the limit are read to the end, so that the sender can be told.
const OVERSIZE: usize = 4;
/// How long, and for how many messages, we wait for a client to read why it is disconnected.
const FAREWELL: Duration = Duration::from_secs(2);
const UNDER_WAY: usize = 500;

/// Lets a client in at a table. Whether it may stay is decided once it has said hello.
pub(crate) async fn enter(
    server: Server,
    code: Code,
    address: Address,
    permit: SocketPermit,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let rates = server.limits.socket_rates(address);
    let message_limit = server.settings.limits.message_bytes;
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(READ_BUFFER);
    let upgrade = upgrade.max_write_buffer_size(WRITE_BUFFER);
    let upgrade = upgrade.max_message_size(OVERSIZE * message_limit).max_frame_size(OVERSIZE * message_limit);
    // Boxed, so that thousands of idle clients take as little memory as possible.
    Ok(upgrade.on_upgrade(move |socket| Box::pin(serve(socket, server, code, rates, permit))))
}

async fn serve(socket: WebSocket, server: Server, code: Code, rates: SocketRates, permit: SocketPermit) {
    server.metrics.sockets.inc();
    let settings = &server.settings;
    let (message_limit, write_limit) = (settings.limits.message_bytes, settings.write_limit);
    let mut client = ClientSocket { socket, heard: Instant::now(), signs: 0, message_limit, write_limit };
    match converse(&mut client, &server, code, &rates).await {
        Ok(()) | Err(End::Gone) => {}
        Err(End::Bye(problem)) => {
            server.metrics.refuse(problem.code);
            client.bye(problem).await;
        }
        Err(End::Dropped) => {
            server.metrics.dropped_sockets.inc();
        }
    }
    server.metrics.sockets.dec();
    drop(permit);
}

/// Why a conversation is over.
enum End {
    /// The client has gone.
    Gone,
    /// It is disconnected, and told why.
    Bye(Problem),
    /// It reads nothing, so it cannot be told anything.
    Dropped,
}

impl From<Problem> for End {
    fn from(problem: Problem) -> End {
        End::Bye(problem)
    }
}

/// The whole conversation: hello, then commands and updates until one side leaves.
async fn converse(client: &mut ClientSocket, server: &Server, code: Code, rates: &SocketRates) -> Result<(), End> {
    let hello = match timeout(server.settings.hello_timeout, client.hello()).await {
        Ok(hello) => hello?,
        Err(_) => return Err(Problem::new(ProblemCode::Malformed, "no hello came in time").into()),
    };
    let person = match hello.key {
        Some(key) => Some(server.visitors.by_key(key).await?),
        None => None,
    };
    let _stay = server.crowd.enter(person.as_ref().map(|person| person.visitor));
    // As long as they are here, nobody need call them to this table.
    let _here = person.as_ref().map(|person| server.calls.enter(person.visitor, code));
    let mut since = hello.since;
    // A client that was too slow is attached again, with a fresh welcome.
    loop {
        let (sender, mut outbox) = mpsc::channel(OUTBOX);
        let guest =
            Guest { id: server.hall.guest_id(), person: person.clone(), foresee: hello.foresee, outbox: sender };
        let stub = server.hall.attach(code, &guest, since).await?;
        // Only the table holds the sending end, so that we notice when it lets go.
        let Guest { id, person: known, outbox: sender, .. } = guest;
        drop(sender);
        let seat = Place { stub, id, known };
        let over = seat.sit(client, &mut outbox, server, rates, &mut since).await;
        let _ = seat.stub.send(Order::Detach { guest: id }).await;
        over?;
        if server.hall.is_closing() {
            return Err(Problem::new(ProblemCode::Busy, "the server is shutting down; come back in a moment").into());
        }
        server.metrics.resyncs.inc();
    }
}

/// A guest's place at a table.
struct Place {
    stub: Stub,
    id: crate::actor::GuestId,
    known: Option<Person>,
}

impl Place {
    /// Passes messages both ways until the table drops the guest.
    async fn sit(
        &self,
        client: &mut ClientSocket,
        outbox: &mut mpsc::Receiver<Outgoing>,
        server: &Server,
        rates: &SocketRates,
        since: &mut Option<u64>,
    ) -> Result<(), End> {
        let mut too_fast = 0;
        let mut pings = pings(server.settings.ping_every);
        loop {
            tokio::select! {
                news = outbox.recv() => {
                    let Some(news) = news else { return Ok(()) };
                    *since = Some(client.write_all(news, outbox).await?);
                }
                message = client.read() => {
                    let message = message?;
                    if rates.allow_message() {
                        too_fast = 0;
                        self.hand_over(message, rates, client).await?;
                    } else {
                        too_fast += 1;
                        if too_fast > PATIENCE {
                            return Err(Problem::new(ProblemCode::TooMany, "too many messages").into());
                        }
                        client.refuse(message, server, since.unwrap_or_default()).await?;
                    }
                }
                _ = pings.tick() => client.ping(server.settings.silence_limit).await?,
            }
        }
    }

    /// Passes a message to the table. If the table is busy, this client waits, and nobody else.
    async fn hand_over(
        &self,
        message: ClientMessage,
        rates: &SocketRates,
        client: &mut ClientSocket,
    ) -> Result<(), End> {
        let order = match message {
            ClientMessage::Hello(_) => {
                return Err(Problem::new(ProblemCode::Malformed, "hello comes first, and only once").into());
            }
            ClientMessage::Do { id, version, command: Command::Say { .. } } if !rates.allow_chat() => {
                return client.write(&too_many(id, version)).await;
            }
            ClientMessage::Do { id, version, command } => {
                Order::Do { guest: self.id, id, version, command, received: Instant::now() }
            }
            ClientMessage::WhyNot { id, action } => Order::WhyNot { guest: self.id, id, action },
        };
        tracing::trace!(visitor = ?self.known.as_ref().map(|person| person.visitor), "a message");
        // A table that has unloaded drops its guests, which shows at the outbox.
        let _ = self.stub.send(order).await;
        Ok(())
    }
}

/// The WebSocket of a client.
struct ClientSocket {
    socket: WebSocket,
    /// When the client was last heard from.
    heard: Instant,
    /// How many pings and pongs have arrived since our last ping.
    signs: u32,
    /// How many bytes a message may have.
    message_limit: usize,
    /// A client that reads nothing for this long is dropped.
    write_limit: Duration,
}

impl ClientSocket {
    async fn hello(&mut self) -> Result<Hello, End> {
        match self.read().await? {
            ClientMessage::Hello(hello) if hello.protocol == PROTOCOL => Ok(hello),
            ClientMessage::Hello(hello) => {
                let message = format!("this server speaks protocol {PROTOCOL}, not {}", hello.protocol);
                Err(Problem::new(ProblemCode::Protocol, message).into())
            }
            _ => Err(Problem::new(ProblemCode::Malformed, "say hello first").into()),
        }
    }

    /// The client's next message.
    async fn read(&mut self) -> Result<ClientMessage, End> {
        loop {
            let message = match self.socket.recv().await {
                None => return Err(End::Gone),
                Some(Err(error)) => return Err(broken(&error)),
                Some(Ok(message)) => message,
            };
            self.heard = Instant::now();
            match message {
                Message::Text(text) if text.len() > self.message_limit => return Err(too_large().into()),
                Message::Text(text) => {
                    return serde_json::from_str(&text)
                        .map_err(|error| Problem::new(ProblemCode::Malformed, error.to_string()).into());
                }
                Message::Binary(_) => {
                    return Err(Problem::new(ProblemCode::Malformed, "messages must be text, not binary").into());
                }
                Message::Ping(_) | Message::Pong(_) => {
                    self.signs += 1;
                    if self.signs > SIGNS_OF_LIFE {
                        return Err(Problem::new(ProblemCode::TooMany, "too many pings").into());
                    }
                }
                Message::Close(_) => return Err(End::Gone),
            }
        }
    }

    /// Writes a message and those queued behind it in one flush. Returns the version after the last one.
    async fn write_all(&mut self, first: Outgoing, outbox: &mut mpsc::Receiver<Outgoing>) -> Result<u64, End> {
        let Outgoing { mut version, text } = first;
        let written = async {
            self.socket.feed(Message::Text(text)).await?;
            while let Ok(next) = outbox.try_recv() {
                version = next.version;
                self.socket.feed(Message::Text(next.text)).await?;
            }
            self.socket.flush().await
        };
        match timeout(self.write_limit, written).await {
            Ok(Ok(())) => Ok(version),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Dropped),
        }
    }

    async fn write(&mut self, message: &ServerMessage) -> Result<(), End> {
        let text: Utf8Bytes = serde_json::to_string(message).expect("our own messages serialize").into();
        self.send(Message::Text(text)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(self.write_limit, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Dropped),
        }
    }

    /// Pings the client, or drops it if it has been silent for too long.
    async fn ping(&mut self, silence: Duration) -> Result<(), End> {
        if self.heard.elapsed() > silence {
            return Err(End::Dropped);
        }
        self.signs = 0;
        self.send(Message::Ping(Default::default())).await
    }

    /// Refuses a message that exceeds the rate limit.
    async fn refuse(&mut self, message: ClientMessage, server: &Server, known: u64) -> Result<(), End> {
        server.metrics.refuse(ProblemCode::TooMany);
        match message {
            ClientMessage::Do { id, .. } | ClientMessage::WhyNot { id, .. } => self.write(&too_many(id, known)).await,
            ClientMessage::Hello(_) => Ok(()),
        }
    }

    /// Says why, and closes, without waiting long for a client that doesn't listen.
    async fn bye(mut self, problem: Problem) {
        let code = match problem.code {
            ProblemCode::TooLarge => close_code::SIZE,
            ProblemCode::Busy | ProblemCode::Storage => close_code::RESTART,
            ProblemCode::Internal => close_code::ERROR,
            _ => close_code::POLICY,
        };
        let reason = close_reason(&problem.message);
        // A server that is shutting down has no time to wait, and a full one has no room.
        let waits = problem.code != ProblemCode::Busy;
        let said = self.write(&ServerMessage::Bye { problem }).await.is_ok()
            && self.send(Message::Close(Some(CloseFrame { code, reason }))).await.is_ok();
        if said && waits {
            let _ = timeout(FAREWELL, self.drain()).await;
        }
    }

    /// Drains what is still in flight until the client closes too. Closing a socket with unread data resets the
    /// connection, and the last message might never arrive.
    async fn drain(&mut self) {
        for _ in 0..UNDER_WAY {
            if !matches!(self.socket.recv().await, Some(Ok(_))) {
                return;
            }
        }
    }
}

/// A close frame has room for 123 bytes of reason.
fn close_reason(message: &str) -> Utf8Bytes {
    let fits = message.char_indices().map(|(start, char)| start + char.len_utf8()).take_while(|end| *end <= 120).last();
    message[..fits.unwrap_or(0)].into()
}

fn too_many(id: CommandId, version: u64) -> ServerMessage {
    let problem = Problem::new(ProblemCode::TooMany, "too soon after the last one; nothing was done");
    ServerMessage::Refused { id, version, problem }
}

fn too_large() -> Problem {
    Problem::new(ProblemCode::TooLarge, "that message is too large")
}

/// What a socket error means: an oversized message, which is not read, or a client that has gone.
fn broken(error: &axum::Error) -> End {
    match error.source().and_then(|below| below.downcast_ref()) {
        Some(tungstenite::Error::Capacity(CapacityError::MessageTooLong { .. })) => too_large().into(),
        _ => End::Gone,
    }
}

fn pings(every: Duration) -> Interval {
    let mut pings = interval(every);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The first tick of an interval fires at once.
    pings.reset();
    pings
}
