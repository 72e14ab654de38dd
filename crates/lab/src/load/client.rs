//! One simulated player or spectator: a socket, and what came over it.

use std::task::{Context, Poll};

use futures_util::{SinkExt, StreamExt};
use rabenburg_bots::Dice;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::peek::RawNow;
use super::run::{Key, Run};
use super::trouble::LoadTrouble;

/// Large enough for nearly every message, so that one read takes it whole.
const READ_BUFFER: usize = 8 << 10;

/// A player or a spectator.
pub(super) struct LoadClient {
    /// Who it is; a client without a key watches.
    pub(super) key: Option<Key>,
    pub(super) socket: Option<Socket>,
    pub(super) welcome: bool,
    /// The last version it has seen.
    pub(super) version: u64,
    /// How many moves of this game it has seen.
    pub(super) seen: u64,
    /// The action it has decided on; empty if it has nothing to decide.
    pub(super) choice: String,
    /// Whether it has seen the end of the game.
    pub(super) over: bool,
}

pub(super) type Socket = WebSocketStream<TcpStream>;

impl LoadClient {
    pub(super) fn new(key: Option<Key>) -> LoadClient {
        LoadClient { key, socket: None, welcome: false, version: 0, seen: 0, choice: String::new(), over: false }
    }

    /// Opens a socket and says hello; a returning client says what it has seen.
    pub(super) async fn join(&self, run: &Run, code: &str) -> Result<Socket, LoadTrouble> {
        let address = run.http.address();
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let request = format!("ws://{address}/api/v1/tables/{code}/socket").into_client_request()?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let (mut socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        socket.send(Message::text(self.hello())).await?;
        Ok(socket)
    }

    fn hello(&self) -> String {
        let key = self.key.as_ref().map(|key| format!(r#","key":"{key}""#)).unwrap_or_default();
        let since = if self.version == 0 { String::new() } else { format!(r#","since":{}"#, self.version) };
        format!(r#"{{"type":"hello","protocol":{}{key}{since}}}"#, rabenburg_protocol::PROTOCOL)
    }

    pub(super) async fn say(&mut self, text: String) -> Result<(), LoadTrouble> {
        let socket = self.socket.as_mut().ok_or(LoadTrouble::Closed)?;
        Ok(socket.send(Message::text(text)).await?)
    }

    /// The next message, if there is one. Pings are answered on the way.
    pub(super) fn poll(&mut self, context: &mut Context<'_>) -> Poll<Result<Utf8Bytes, LoadTrouble>> {
        let Some(socket) = &mut self.socket else { return Poll::Pending };
        let trouble = loop {
            match socket.poll_next_unpin(context) {
                Poll::Ready(Some(Ok(Message::Text(text)))) => return Poll::Ready(Ok(text)),
                Poll::Ready(Some(Ok(Message::Close(_))) | None) => break LoadTrouble::Closed,
                Poll::Ready(Some(Ok(_))) => {}
                Poll::Ready(Some(Err(error))) => break error.into(),
                Poll::Pending => return Poll::Pending,
            }
        };
        self.socket = None;
        Poll::Ready(Err(trouble))
    }

    /// Looks at the present and decides: any choice is as good as another.
    pub(super) fn look(&mut self, now: &RawNow<'_>, dice: &mut Dice) {
        self.over = now.is_over();
        self.choice.clear();
        if !now.choices.is_empty() {
            self.choice.push_str(now.choices[dice.below(now.choices.len())].action.get());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rabenburg_protocol::{ClientMessage, Key};

    #[test]
    fn the_server_understands_hello() {
        let key = Key::from_random([7; 16]);
        let mut client = LoadClient::new(Some(key.reveal().into()));
        for (version, since) in [(0, None), (12, Some(12))] {
            client.version = version;
            let ClientMessage::Hello(hello) = serde_json::from_str(&client.hello()).expect("a message") else {
                panic!("{}", client.hello());
            };
            assert_eq!((hello.key, hello.since), (Some(key), since));
        }
        let ClientMessage::Hello(hello) = serde_json::from_str(&LoadClient::new(None).hello()).expect("a message")
        else {
            panic!("no hello");
        };
        assert_eq!(hello.key, None);
    }
}
