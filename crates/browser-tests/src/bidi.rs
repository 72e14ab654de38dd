//! WebDriver BiDi, as far as Firefox needs it: requests with answers, and console messages.

use std::collections::HashMap;
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::problem::Problem;

/// The second connection to a browser. It ends with its last handle.
#[derive(Clone, Debug)]
pub(crate) struct Bidi {
    questions: mpsc::UnboundedSender<Question>,
    console: Arc<Mutex<Vec<Said>>>,
}

/// A console message.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    /// `WARNING`, `SEVERE`, or something that is no cause for concern.
    pub(crate) level: String,
    pub(crate) message: String,
}

/// A method with its parameters, and where to send the answer.
type Question = (&'static str, Value, oneshot::Sender<Value>);
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Bidi {
    pub(crate) async fn connect(address: &str) -> Result<Bidi, Problem> {
        let (socket, _) = connect_async(address).await.map_err(|error| broken(&error))?;
        let (questions, asked) = mpsc::unbounded_channel();
        let console = Arc::default();
        tokio::spawn(talk(socket, asked, Arc::clone(&console)));
        Ok(Bidi { questions, console })
    }

    /// Sends a request to the browser and returns its answer.
    pub(crate) async fn ask(&self, method: &'static str, parameters: Value) -> Result<Value, Problem> {
        let gone = || Problem::Wrong(format!("{method}: the browser has gone"));
        let (reply, answer) = oneshot::channel();
        self.questions.send((method, parameters, reply)).map_err(|_| gone())?;
        let mut answer = answer.await.map_err(|_| gone())?;
        if answer["type"] == "success" {
            Ok(answer["result"].take())
        } else {
            Err(Problem::Wrong(format!("{method}: {}", answer["message"])))
        }
    }

    /// What was written to the console since the last call.
    pub(crate) fn console(&self) -> Vec<Said> {
        mem::take(&mut *self.console.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Passes requests and answers on until nobody asks any more.
async fn talk(mut socket: Socket, mut asked: mpsc::UnboundedReceiver<Question>, console: Arc<Mutex<Vec<Said>>>) {
    let mut waiting: HashMap<u64, oneshot::Sender<Value>> = HashMap::new();
    let mut next = 0;
    loop {
        tokio::select! {
            question = asked.recv() => {
                let Some((method, parameters, reply)) = question else { return };
                next += 1;
                waiting.insert(next, reply);
                let text = json!({ "id": next, "method": method, "params": parameters }).to_string();
                if socket.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
            message = socket.next() => {
                let Some(Ok(message)) = message else { return };
                let Ok(Ok(message)) = message.to_text().map(serde_json::from_str::<Value>) else { continue };
                if let Some(reply) = message["id"].as_u64().and_then(|id| waiting.remove(&id)) {
                    let _ = reply.send(message);
                } else if let Some(said) = said(&message) {
                    console.lock().unwrap_or_else(PoisonError::into_inner).push(said);
                }
            }
        }
    }
}

/// A console message in Chromium's terms, which also reports missing files.
fn said(message: &Value) -> Option<Said> {
    let about = &message["params"];
    let (level, message) = match message["method"].as_str()? {
        "log.entryAdded" => {
            let level = match about["level"].as_str() {
                Some("error") => "SEVERE",
                Some("warn") => "WARNING",
                _ => "INFO",
            };
            (level, about["text"].as_str().unwrap_or_default().to_owned())
        }
        "network.responseCompleted" => {
            let status = about["response"]["status"].as_u64().filter(|status| *status >= 400)?;
            ("SEVERE", format!("the server answers {status} to {}", about["request"]["url"]))
        }
        _ => return None,
    };
    Some(Said { level: level.to_owned(), message })
}

fn broken(error: &Error) -> Problem {
    Problem::Wrong(format!("the second connection to the browser: {error}"))
}
