//! One client at one table: what comes in is checked and handed to the table, what the table says goes out.

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
use crate::limits::{Address, Pace, SocketPermit};
use crate::server::Server;
use crate::table::Person;

/// So many messages wait for a slow client; then it is dropped from the table and told everything anew when it has read them.
const OUTBOX: usize = 32;
/// What a read from a socket may bring at once: several commands. Larger buffers would make thousands of idle sockets expensive.
const READ_BUFFER: usize = 1024;
/// The most that may wait to be written on one socket: the longest welcome, many times over.
const WRITE_BUFFER: usize = 1024 * 1024;
/// Who is told so often that he is too fast, and does not listen, is gone.
const PATIENCE: u32 = 50;
/// So many pings and pongs may come between two of our own pings. A browser sends one.
const SIGNS_OF_LIFE: u32 = 100;
/// Up to so many times the largest message is read to its end, so that who sent it can be told.
const OVERSIZE: usize = 4;
/// How long and for how many messages it is waited until who is sent away has heard of it.
const FAREWELL: Duration = Duration::from_secs(2);
const UNDER_WAY: usize = 500;

/// Lets a client in at a table. Whether it may stay is found out when it has said hello.
pub(crate) async fn enter(
    server: Server,
    code: Code,
    address: Address,
    permit: SocketPermit,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let pace = server.limits.pace(address);
    let most = server.settings.limits.message_bytes;
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(READ_BUFFER);
    let upgrade = upgrade.max_write_buffer_size(WRITE_BUFFER);
    let upgrade = upgrade.max_message_size(OVERSIZE * most).max_frame_size(OVERSIZE * most);
    // In a box, since what waits for thousands of clients shall be as small as it gets.
    Ok(upgrade.on_upgrade(move |socket| Box::pin(serve(socket, server, code, pace, permit))))
}

async fn serve(socket: WebSocket, server: Server, code: Code, pace: Pace, permit: SocketPermit) {
    server.metrics.sockets.inc();
    let settings = &server.settings;
    let (most, write_limit) = (settings.limits.message_bytes, settings.write_limit);
    let mut line = Line { socket, heard: Instant::now(), signs: 0, most, write_limit };
    match converse(&mut line, &server, code, &pace).await {
        Ok(()) | Err(End::Gone) => {}
        Err(End::Bye(problem)) => {
            server.metrics.refuse(problem.code);
            line.bye(problem).await;
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
    /// It is sent away, and told why.
    Bye(Problem),
    /// It takes nothing, so it cannot be told anything.
    Dropped,
}

impl From<Problem> for End {
    fn from(problem: Problem) -> End {
        End::Bye(problem)
    }
}

/// The whole conversation: hello, then commands and news until somebody goes.
async fn converse(line: &mut Line, server: &Server, code: Code, pace: &Pace) -> Result<(), End> {
    let hello = match timeout(server.settings.hello_timeout, line.hello()).await {
        Ok(hello) => hello?,
        Err(_) => return Err(Problem::new(ProblemCode::Malformed, "nobody said hello").into()),
    };
    let person = match hello.key {
        Some(key) => Some(server.visitors.by_key(key).await?),
        None => None,
    };
    let mut since = hello.since;
    // Whoever was too slow comes again, and is told everything anew.
    loop {
        let (sender, mut outbox) = mpsc::channel(OUTBOX);
        let guest =
            Guest { id: server.hall.guest_id(), person: person.clone(), foresee: hello.foresee, outbox: sender };
        let stub = server.hall.attach(code, &guest, since).await?;
        // Only the table holds the other end, so that its letting go is noticed.
        let Guest { id, person: known, outbox: sender, .. } = guest;
        drop(sender);
        let seat = Place { stub, id, known };
        let over = seat.sit(line, &mut outbox, server, pace, &mut since).await;
        let _ = seat.stub.send(Order::Detach { guest: id }).await;
        over?;
        if server.hall.is_closing() {
            return Err(Problem::new(ProblemCode::Busy, "the server is about to end; come back in a moment").into());
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
    /// Carries messages to and fro, until the table drops the guest.
    async fn sit(
        &self,
        line: &mut Line,
        outbox: &mut mpsc::Receiver<Outgoing>,
        server: &Server,
        pace: &Pace,
        since: &mut Option<u64>,
    ) -> Result<(), End> {
        let mut too_fast = 0;
        let mut pings = pings(server.settings.ping_every);
        loop {
            tokio::select! {
                news = outbox.recv() => {
                    let Some(news) = news else { return Ok(()) };
                    *since = Some(line.write_all(news, outbox).await?);
                }
                message = line.read() => {
                    let message = message?;
                    if pace.command() {
                        too_fast = 0;
                        self.hand_over(message, pace, line).await?;
                    } else {
                        too_fast += 1;
                        if too_fast > PATIENCE {
                            return Err(Problem::new(ProblemCode::TooMany, "these are too many messages").into());
                        }
                        line.refuse(message, server, since.unwrap_or_default()).await?;
                    }
                }
                _ = pings.tick() => line.ping(server.settings.silence_limit).await?,
            }
        }
    }

    /// Hands a message to the table. The table may be busy; then the client waits, and nobody else.
    async fn hand_over(&self, message: ClientMessage, pace: &Pace, line: &mut Line) -> Result<(), End> {
        let order = match message {
            ClientMessage::Hello(_) => {
                return Err(Problem::new(ProblemCode::Malformed, "hello is said once, and first").into());
            }
            ClientMessage::Do { id, version, command: Command::Say { .. } } if !pace.saying() => {
                return line.write(&too_many(id, version)).await;
            }
            ClientMessage::Do { id, version, command } => {
                Order::Do { guest: self.id, id, version, command, received: Instant::now() }
            }
            ClientMessage::WhyNot { id, action } => Order::WhyNot { guest: self.id, id, action },
        };
        tracing::trace!(visitor = ?self.known.as_ref().map(|person| person.visitor), "a message");
        // A table that has gone drops its guests, which is noticed at the outbox.
        let _ = self.stub.send(order).await;
        Ok(())
    }
}

/// The socket itself.
struct Line {
    socket: WebSocket,
    /// When something last came from the client.
    heard: Instant,
    /// How many pings and pongs have come since our last ping.
    signs: u32,
    /// How many bytes a message may have.
    most: usize,
    /// Who takes nothing for so long is gone.
    write_limit: Duration,
}

impl Line {
    async fn hello(&mut self) -> Result<Hello, End> {
        match self.read().await? {
            ClientMessage::Hello(hello) if hello.protocol == PROTOCOL => Ok(hello),
            ClientMessage::Hello(hello) => {
                let message = format!("protocol {PROTOCOL} is spoken here, not {}", hello.protocol);
                Err(Problem::new(ProblemCode::Protocol, message).into())
            }
            _ => Err(Problem::new(ProblemCode::Malformed, "say hello first").into()),
        }
    }

    /// The next message of the client.
    async fn read(&mut self) -> Result<ClientMessage, End> {
        loop {
            let message = match self.socket.recv().await {
                None => return Err(End::Gone),
                Some(Err(error)) => return Err(broken(&error)),
                Some(Ok(message)) => message,
            };
            self.heard = Instant::now();
            match message {
                Message::Text(text) if text.len() > self.most => return Err(too_large().into()),
                Message::Text(text) => {
                    return serde_json::from_str(&text)
                        .map_err(|error| Problem::new(ProblemCode::Malformed, error.to_string()).into());
                }
                Message::Binary(_) => {
                    return Err(Problem::new(ProblemCode::Malformed, "messages are texts, not bytes").into());
                }
                Message::Ping(_) | Message::Pong(_) => {
                    self.signs += 1;
                    if self.signs > SIGNS_OF_LIFE {
                        return Err(Problem::new(ProblemCode::TooMany, "these are too many pings").into());
                    }
                }
                Message::Close(_) => return Err(End::Gone),
            }
        }
    }

    /// Writes a message and those that wait behind it, all at once. Gives the version after the last one.
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
        let text: Utf8Bytes = serde_json::to_string(message).unwrap_or_default().into();
        self.send(Message::Text(text)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(self.write_limit, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Dropped),
        }
    }

    /// Asks for a sign of life.
    async fn ping(&mut self, silence: Duration) -> Result<(), End> {
        if self.heard.elapsed() > silence {
            return Err(End::Dropped);
        }
        self.signs = 0;
        self.send(Message::Ping(Default::default())).await
    }

    /// A message that came too soon after others.
    async fn refuse(&mut self, message: ClientMessage, server: &Server, known: u64) -> Result<(), End> {
        server.metrics.refuse(ProblemCode::TooMany);
        match message {
            ClientMessage::Do { id, .. } | ClientMessage::WhyNot { id, .. } => self.write(&too_many(id, known)).await,
            ClientMessage::Hello(_) => Ok(()),
        }
    }

    /// Says why, and closes. Whoever does not listen is not waited for long.
    async fn bye(mut self, problem: Problem) {
        let code = match problem.code {
            ProblemCode::TooLarge => close_code::SIZE,
            ProblemCode::Busy | ProblemCode::Storage => close_code::RESTART,
            ProblemCode::Internal => close_code::ERROR,
            _ => close_code::POLICY,
        };
        let reason = close_reason(&problem.message);
        // A server that ends has no time to wait, and one that is busy has no room.
        let waits = problem.code != ProblemCode::Busy;
        let said = self.write(&ServerMessage::Bye { problem }).await.is_ok()
            && self.send(Message::Close(Some(CloseFrame { code, reason }))).await.is_ok();
        if said && waits {
            let _ = timeout(FAREWELL, self.read_away()).await;
        }
    }

    /// Reads what is still under way until the client closes too. A socket that is closed with something unread in it is torn
    /// off, and what was said last may never arrive.
    async fn read_away(&mut self) {
        for _ in 0..UNDER_WAY {
            if !matches!(self.socket.recv().await, Some(Ok(_))) {
                return;
            }
        }
    }
}

/// A frame that closes has room for 123 bytes of reason.
fn close_reason(message: &str) -> Utf8Bytes {
    let fits = message.char_indices().map(|(start, char)| start + char.len_utf8()).take_while(|end| *end <= 120).last();
    message[..fits.unwrap_or(0)].into()
}

fn too_many(id: CommandId, version: u64) -> ServerMessage {
    let problem = Problem::new(ProblemCode::TooMany, "that was too soon after the last one; nothing was done");
    ServerMessage::Refused { id, version, problem }
}

fn too_large() -> Problem {
    Problem::new(ProblemCode::TooLarge, "that message is too large")
}

/// What a failing socket means: a message far too large, which is not read, or a client that has gone.
fn broken(error: &axum::Error) -> End {
    match error.source().and_then(|below| below.downcast_ref()) {
        Some(tungstenite::Error::Capacity(CapacityError::MessageTooLong { .. })) => too_large().into(),
        _ => End::Gone,
    }
}

fn pings(every: Duration) -> Interval {
    let mut pings = interval(every);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The first tick of an interval comes at once.
    pings.reset();
    pings
}
