//! A server with its own file, and requests to it.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use rabenburg_server::store::Store;
use rabenburg_server::store::sqlite::{Sqlite, SqliteOptions};
use rabenburg_server::{Router, Server, Settings, app};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("rabenburg-http-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path).expect("a folder");
        Folder(path)
    }

    fn store(&self) -> Arc<Sqlite> {
        let path = self.0.join("tables.sqlite");
        Arc::new(Sqlite::open(&path, SqliteOptions::default()).expect("a store"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server, its store, and somebody who asks.
pub(crate) struct House {
    pub(crate) server: Server,
    pub(crate) store: Arc<Sqlite>,
    pub(crate) app: Router,
    folder: Folder,
}

impl House {
    pub(crate) fn new() -> House {
        House::with(Settings::default())
    }

    pub(crate) fn with(settings: Settings) -> House {
        let folder = Folder::new();
        let store = folder.store();
        let server = Server::new(store.clone() as Arc<dyn Store>, settings);
        House { app: app(server.clone()), server, store, folder }
    }

    /// Asks from this machine.
    pub(crate) async fn ask(&self, ask: Ask) -> Answer {
        let response = self.app.clone().oneshot(ask.request()).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("a body").to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(get(path)).await
    }

    /// Another server of the same tables, as after a new start.
    pub(crate) fn again(&self, settings: Settings) -> Server {
        Server::new(self.store.clone() as Arc<dyn Store>, settings)
    }

    /// Serves on a port of this machine, until it is asked to end.
    pub(crate) async fn open(&self) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<io::Result<()>>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let server = self.server.clone();
        let served = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server.serve(listener, stopped).await
        });
        (address, stop, served)
    }

    /// Another store in the same file.
    pub(crate) fn open_file(&self) -> Arc<Sqlite> {
        self.folder.store()
    }

    /// Everything that is on disk.
    pub(crate) fn files(&self) -> Vec<Vec<u8>> {
        let files = std::fs::read_dir(&self.folder.0).expect("a folder");
        files.map(|file| std::fs::read(file.expect("a file").path()).expect("its content")).collect()
    }

    /// A new visitor's key.
    pub(crate) async fn visitor(&self, name: &str) -> String {
        let answer = self.ask(post("/api/v1/visitors", &json!({ "name": name }))).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
        answer.json()["key"].as_str().expect("a key").to_owned()
    }

    /// A new table's code.
    pub(crate) async fn table(&self, key: &str, options: &Value) -> String {
        let answer = self.ask(post("/api/v1/tables", options).key(key)).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
        answer.json()["code"].as_str().expect("a code").to_owned()
    }
}

/// A request to be made.
pub(crate) struct Ask {
    method: Method,
    path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
    from: Option<SocketAddr>,
}

pub(crate) fn ask(method: Method, path: &str) -> Ask {
    let from = Some(SocketAddr::from(([127, 0, 0, 1], 4321)));
    Ask { method, path: path.to_owned(), headers: Vec::new(), body: Vec::new(), from }
}

pub(crate) fn get(path: &str) -> Ask {
    ask(Method::GET, path)
}

pub(crate) fn post(path: &str, body: &Value) -> Ask {
    ask(Method::POST, path).json(body)
}

pub(crate) fn patch(path: &str, body: &Value) -> Ask {
    ask(Method::PATCH, path).json(body)
}

impl Ask {
    pub(crate) fn json(self, body: &Value) -> Ask {
        self.header("content-type", "application/json").body(body.to_string())
    }

    pub(crate) fn body(self, body: impl Into<Vec<u8>>) -> Ask {
        Ask { body: body.into(), ..self }
    }

    pub(crate) fn header(mut self, name: &str, value: &str) -> Ask {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub(crate) fn key(self, key: &str) -> Ask {
        self.header("authorization", &format!("Bearer {key}"))
    }

    /// From another address.
    pub(crate) fn from(self, address: &str) -> Ask {
        Ask { from: Some(SocketAddr::new(address.parse().expect("an address"), 4321)), ..self }
    }

    /// As somebody whose address is not known.
    pub(crate) fn of_nowhere(self) -> Ask {
        Ask { from: None, ..self }
    }

    fn request(self) -> Request<Body> {
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

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    #[track_caller]
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("{name} is missing")).to_str().expect("text")
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        assert_eq!(self.header("content-type"), "application/json", "{self:?}");
        serde_json::from_slice(&self.body).expect("JSON")
    }

    /// That it tells this problem, with this status, in words that contain the hint.
    #[track_caller]
    pub(crate) fn assert_problem(&self, status: u16, code: &str, hint: &str) {
        let problem = self.json();
        let message = problem["message"].as_str().expect("a message");
        assert_eq!((self.status.as_u16(), problem["code"].as_str()), (status, Some(code)), "{message}");
        assert!(message.contains(hint), "'{hint}' is missing in '{message}'");
    }
}
