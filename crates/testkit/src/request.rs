//! Requests that are put to a server without a socket, and their answers.

use std::fmt::Display;
use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use rabenburg_protocol::Key;
use serde_json::Value;

/// A request to be made.
#[derive(Debug)]
pub struct Ask {
    method: Method,
    path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
    from: Option<SocketAddr>,
}

/// A request from this machine.
pub fn ask(method: Method, path: &str) -> Ask {
    let from = Some(SocketAddr::from(([127, 0, 0, 1], 4321)));
    Ask { method, path: path.to_owned(), headers: Vec::new(), body: Vec::new(), from }
}

/// Asks for what is there.
pub fn get(path: &str) -> Ask {
    ask(Method::GET, path)
}

/// Sends something new.
pub fn post(path: &str, body: &(impl Display + ?Sized)) -> Ask {
    ask(Method::POST, path).json(body)
}

/// Sends a change.
pub fn patch(path: &str, body: &(impl Display + ?Sized)) -> Ask {
    ask(Method::PATCH, path).json(body)
}

impl Ask {
    /// With a body of JSON.
    pub fn json(self, body: &(impl Display + ?Sized)) -> Ask {
        self.header("content-type", "application/json").body(body.to_string())
    }

    /// With a body of anything.
    pub fn body(self, body: impl Into<Vec<u8>>) -> Ask {
        Ask { body: body.into(), ..self }
    }

    /// With one more header.
    pub fn header(mut self, name: &str, value: &str) -> Ask {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// By the visitor with this key.
    pub fn key(self, key: Key) -> Ask {
        self.bearer(&key.reveal())
    }

    /// The same, with whatever takes the place of a key.
    pub fn bearer(self, text: &str) -> Ask {
        self.header("authorization", &format!("Bearer {text}"))
    }

    /// From another address.
    pub fn from(self, address: &str) -> Ask {
        Ask { from: Some(SocketAddr::new(address.parse().expect("an address"), 4321)), ..self }
    }

    /// From an address that is not known.
    pub fn of_nowhere(self) -> Ask {
        Ask { from: None, ..self }
    }

    pub(crate) fn request(self) -> Request<Body> {
        let mut request = Request::builder().method(self.method).uri(self.path).header("host", "towers.example");
        for (name, value) in self.headers {
            request = request.header(name, value);
        }
        let mut request = request.body(Body::from(self.body)).expect("a request");
        if let Some(from) = self.from {
            request.extensions_mut().insert(ConnectInfo(from));
        }
        request
    }
}

/// What the server answered.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// All headers.
    pub headers: HeaderMap,
    /// The whole body.
    pub body: Vec<u8>,
}

impl Answer {
    /// A header that has to be there.
    #[track_caller]
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("{name} is missing")).to_str().expect("text")
    }

    /// The body as text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    /// The body as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        assert_eq!(self.header("content-type"), "application/json", "{self:?}");
        serde_json::from_slice(&self.body).expect("JSON")
    }

    /// That it tells this problem, with this status, in words that contain the hint.
    #[track_caller]
    pub fn assert_problem(&self, status: u16, code: &str, hint: &str) {
        let problem = self.json();
        let message = problem["message"].as_str().expect("a message");
        assert_eq!((self.status.as_u16(), problem["code"].as_str()), (status, Some(code)), "{message}");
        assert!(message.contains(hint), "'{hint}' is missing in '{message}'");
    }
}
