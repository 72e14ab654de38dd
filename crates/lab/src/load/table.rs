//! A table with all its clients. They are one task: whatever arrives for any of them is handled here.

use std::future::poll_fn;
use std::ops::Range;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use rabenburg_bots::Dice;
use rabenburg_protocol::{Problem, ProblemCode};
use rabenburg_words::measured as text;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::TIMEOUT;
use super::client::LoadClient;
use super::peek::{Kind, Peek};
use super::run::{Key, Run};
use super::trouble::{LoadTrouble, Wording};

pub(super) struct LoadTable {
    run: Rc<Run>,
    code: String,
    pub(super) clients: Vec<LoadClient>,
    began: u64,
    /// The command that is waiting for its answer, or for others to see its effect.
    pub(super) asked: Option<PendingCommand>,
    /// How many moves of this game were acknowledged.
    pub(super) acknowledged: u64,
    dice: Dice,
}

pub(super) struct PendingCommand {
    id: String,
    by: usize,
    version: u64,
    text: String,
    pub(super) sent: Instant,
    /// How much later than planned it was sent.
    pub(super) delay: Duration,
    /// Whether it was sent again after a break; its latency is meaningless then.
    pub(super) again: bool,
    /// The version it created.
    answer: Option<u64>,
}

pub(super) struct Guests {
    /// The first one is the host.
    pub(super) keys: Vec<Option<Key>>,
    /// Those who have to sit down: the host already sits, if they play.
    pub(super) sit: Range<usize>,
}

impl LoadTable {
    /// Creates a table and starts a game there.
    pub(super) async fn open(
        run: Rc<Run>,
        options: &str,
        guests: Guests,
        dice: Dice,
    ) -> Result<LoadTable, LoadTrouble> {
        let Guests { keys, sit } = guests;
        let host = keys[0].clone().ok_or(LoadTrouble::Closed)?;
        let code = run.table(&host, options).await?;
        let clients = keys.into_iter().map(LoadClient::new).collect();
        let mut table = LoadTable { run, code, clients, began: u64::MAX, asked: None, acknowledged: 0, dice };
        table.join().await?;
        for player in sit {
            table.order(player, r#"{"type":"sit"}"#).await?;
        }
        let began = table.order(0, r#"{"type":"start"}"#).await?;
        table.began = began;
        let all_know = move |table: &LoadTable| table.clients.iter().all(|client| client.version >= began);
        table.until(text::no_beginning, all_know).await?;
        Ok(table)
    }

    /// All clients open sockets, and have been welcomed in the end.
    pub(super) async fn join(&mut self) -> Result<(), LoadTrouble> {
        for client in &mut self.clients {
            client.socket = None;
            client.welcome = false;
        }
        let joining = join_all(self.clients.iter().map(|client| client.join(&self.run, &self.code)));
        let sockets = timeout(TIMEOUT, joining).await.map_err(|_| LoadTrouble::Silence(text::no_opening))?;
        for (client, socket) in self.clients.iter_mut().zip(sockets) {
            client.socket = Some(socket?);
        }
        self.until(text::no_welcome, |table| table.clients.iter().all(|client| client.welcome)).await
    }

    /// After a break, all come back and wait until they have seen the same.
    pub(super) async fn rejoin(&mut self) -> Result<(), LoadTrouble> {
        self.join().await?;
        self.until(text::no_same_version, LoadTable::in_step).await
    }

    /// Resends a move that may or may not have been made.
    pub(super) async fn resend(&mut self) -> Result<(), LoadTrouble> {
        let Some(asked) = &mut self.asked else { return Ok(()) };
        asked.again = true;
        asked.sent = Instant::now();
        match asked.answer {
            None => self.clients[asked.by].say(asked.text.clone()).await,
            Some(_) => Ok(()),
        }
    }

    /// A client gives a command, other than a move, and waits until it is done.
    async fn order(&mut self, by: usize, command: &str) -> Result<u64, LoadTrouble> {
        loop {
            self.ask(by, command, Duration::ZERO).await?;
            let answered = |table: &LoadTable| table.asked.as_ref().is_none_or(|asked| asked.answer.is_some());
            match self.until(text::no_answer, answered).await {
                // Someone came or went meanwhile.
                Err(LoadTrouble::Refused { code: ProblemCode::Overtaken, .. }) => {}
                Err(trouble) => return Err(trouble),
                Ok(()) => return self.asked.take().and_then(|asked| asked.answer).ok_or(LoadTrouble::Closed),
            }
        }
    }

    /// A client makes the move it has decided on.
    pub(super) async fn act(&mut self, by: usize, delay: Duration) -> Result<(), LoadTrouble> {
        let action = std::mem::take(&mut self.clients[by].choice);
        let command = format!(r#"{{"type":"act","action":{action}}}"#);
        self.ask(by, &command, delay).await
    }

    async fn ask(&mut self, by: usize, command: &str, delay: Duration) -> Result<(), LoadTrouble> {
        let id = self.run.name();
        let version = self.clients[by].version;
        let text = format!(r#"{{"type":"do","id":"{id}","version":{version},"command":{command}}}"#);
        let sent = Instant::now();
        self.asked =
            Some(PendingCommand { id, by, version, text: text.clone(), sent, delay, again: false, answer: None });
        self.clients[by].say(text).await
    }

    /// Handles messages until a condition holds.
    async fn until(&mut self, what: Wording, so: impl Fn(&LoadTable) -> bool) -> Result<(), LoadTrouble> {
        let hearing = async {
            while !so(self) {
                let (index, message) = poll_fn(|context| self.poll(context)).await;
                self.hear(index, &message?)?;
            }
            Ok(())
        };
        timeout(TIMEOUT, hearing).await.unwrap_or(Err(LoadTrouble::Silence(what)))
    }

    /// The next message for one of the clients.
    pub(super) fn poll(&mut self, context: &mut Context<'_>) -> Poll<(usize, Result<Utf8Bytes, LoadTrouble>)> {
        for (index, client) in self.clients.iter_mut().enumerate() {
            if let Poll::Ready(message) = client.poll(context) {
                return Poll::Ready((index, message));
            }
        }
        Poll::Pending
    }

    /// A client gets a message.
    pub(super) fn hear(&mut self, index: usize, text: &str) -> Result<(), LoadTrouble> {
        let peek: Peek<'_> = serde_json::from_str(text)?;
        let client = &mut self.clients[index];
        let version = peek.version.unwrap_or(client.version);
        match peek.kind {
            Kind::Update if version > self.began => {
                if version != client.version + 1 {
                    return Err(LoadTrouble::Gap);
                }
                client.version = version;
                client.seen += 1;
            }
            Kind::Welcome => {
                if version < client.version {
                    return Err(LoadTrouble::Forgotten);
                }
                client.seen += peek.moves_after(client.version.max(self.began));
                client.version = version;
                client.welcome = true;
            }
            // Once the game is on, a client's version is that of its last move: only moves count then.
            Kind::Update | Kind::Table | Kind::Said if version <= self.began => {
                client.version = client.version.max(version);
            }
            Kind::Refused => {
                let Problem { code, message, .. } = serde_json::from_str(text)?;
                return Err(LoadTrouble::Refused { code, message });
            }
            Kind::Bye => {
                let Problem { code, message, .. } = serde_json::from_str(text)?;
                return Err(LoadTrouble::Bye { code, message });
            }
            Kind::Update | Kind::Table | Kind::Said | Kind::Other => {}
        }
        if let Some(now) = &peek.now {
            client.look(now, &mut self.dice);
        }
        if let (Some(id), Some(asked)) = (peek.id, &mut self.asked)
            && index == asked.by
            && id == asked.id
        {
            asked.answer = Some(version);
        }
        Ok(())
    }

    /// Whether all clients are there and have seen the same.
    pub(super) fn in_step(&self) -> bool {
        let version = self.clients[0].version;
        self.clients.iter().all(|client| client.version == version && client.socket.is_some())
    }

    /// The move that everyone has by now, if one was in flight.
    pub(super) fn finished(&mut self) -> Result<Option<PendingCommand>, LoadTrouble> {
        let Some(PendingCommand { answer: Some(answer), version, .. }) = self.asked else { return Ok(None) };
        if answer != version + 1 {
            return Err(LoadTrouble::Gap);
        }
        if !self.clients.iter().all(|client| client.version >= answer) {
            return Ok(None);
        }
        self.acknowledged += 1;
        Ok(self.asked.take())
    }

    /// Who can make the next move, if everyone has the last one.
    pub(super) fn mover(&self) -> Option<usize> {
        if self.asked.is_some() || !self.in_step() {
            return None;
        }
        self.clients.iter().position(|client| !client.choice.is_empty())
    }

    pub(super) fn is_over(&self) -> bool {
        self.asked.is_none() && self.clients.iter().any(|client| client.over)
    }
}
