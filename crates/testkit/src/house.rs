//! A server with tables in a file of its own.

use std::fmt::Display;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use http_body_util::BodyExt;
use rabenburg_asset::Asset;
use rabenburg_protocol::{Key, TableInfo, Visitor};
use rabenburg_server::store::Store;
use rabenburg_server::store::sqlite::{Sqlite, SqliteOptions};
use rabenburg_server::{Router, Server, Settings, app};
use serde_json::json;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tower::ServiceExt;

use crate::Folder;
use crate::request::{Answer, Ask, get, post};

/// A server that is asked without a socket, and over sockets once it is open.
pub struct House {
    /// The server itself.
    pub server: Server,
    /// What it keeps.
    pub store: Arc<Sqlite>,
    app: Router,
    address: Option<SocketAddr>,
    serving: Mutex<Option<Serving>>,
    folder: Arc<Folder>,
}

/// What ends a server when it is dropped, and how it ended.
type Serving = (oneshot::Sender<()>, JoinHandle<io::Result<()>>);

/// Settings under which bots move at once.
pub fn quick() -> Settings {
    Settings { bot_pause: Duration::ZERO, ..Settings::default() }
}

impl House {
    /// With the usual settings.
    #[allow(clippy::new_without_default, reason = "a default that makes files on the disk would surprise")]
    pub fn new() -> House {
        House::with(Settings::default())
    }

    /// In which bots move at once.
    pub fn quick() -> House {
        House::with(quick())
    }

    /// With settings of one's own.
    pub fn with(settings: Settings) -> House {
        let folder = Arc::new(Folder::new());
        House::of(store(&folder), folder, settings)
    }

    fn of(store: Arc<Sqlite>, folder: Arc<Folder>, settings: Settings) -> House {
        let server = Server::new(store.clone() as Arc<dyn Store>, settings);
        House { app: app(server.clone()), server, store, address: None, serving: Mutex::new(None), folder }
    }

    /// With a page for browsers.
    #[must_use]
    pub fn with_page(mut self, page: &'static [Asset]) -> House {
        self.server = self.server.clone().with_page(page);
        self.app = app(self.server.clone());
        self
    }

    /// Another server beside this one, with the same store.
    pub fn beside(&self, settings: Settings) -> House {
        House::of(self.store.clone(), self.folder.clone(), settings)
    }

    /// The server started again after it has ended: everything is read from the file.
    pub fn again(&self, settings: Settings) -> House {
        House::of(store(&self.folder), self.folder.clone(), settings)
    }

    /// Serves on a free port of this machine.
    pub async fn open(self) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        self.serve(listener)
    }

    /// The same, but the system buffers only so many bytes for a client that does not read.
    pub fn open_narrow(self, bytes: u32) -> House {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_send_buffer_size(bytes).expect("a narrow one");
        socket.bind("127.0.0.1:0".parse().expect("an address")).expect("a port");
        self.serve(socket.listen(64).expect("a listener"))
    }

    fn serve(mut self, listener: TcpListener) -> House {
        self.address = listener.local_addr().ok();
        let (shutdown, asked) = oneshot::channel::<()>();
        let server = self.server.clone();
        let served = tokio::spawn(async move { server.serve(listener, async { drop(asked.await) }).await });
        self.serving = Mutex::new(Some((shutdown, served)));
        self
    }

    /// Where it serves.
    pub fn address(&self) -> SocketAddr {
        self.address.expect("the house is open")
    }

    /// Ends the server in good order.
    pub async fn end(&self) {
        let serving = self.serving.lock().expect("nobody panicked").take();
        let (shutdown, served) = serving.expect("the house is open");
        drop(shutdown);
        served.await.expect("no panic").expect("a good end");
    }

    /// Asks without a socket.
    pub async fn ask(&self, ask: Ask) -> Answer {
        let response = self.app.clone().oneshot(ask.request()).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("a body").to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Asks for what is at a path.
    pub async fn get(&self, path: &str) -> Answer {
        self.ask(get(path)).await
    }

    /// A new visitor.
    pub async fn visitor(&self, name: &str) -> Visitor {
        let answer = self.ask(post("/api/v1/visitors", &json!({ "name": name }))).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        serde_json::from_slice(&answer.body).expect("a visitor")
    }

    /// A new table, with options in JSON.
    pub async fn table(&self, host: Key, options: &(impl Display + ?Sized)) -> TableInfo {
        let answer = self.ask(post("/api/v1/tables", options).key(host)).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        serde_json::from_slice(&answer.body).expect("a table")
    }

    /// The content of every file on the disk.
    pub fn files(&self) -> Vec<Vec<u8>> {
        let files = std::fs::read_dir(self.folder.path()).expect("a folder");
        files.map(|file| std::fs::read(file.expect("a file").path()).expect("its content")).collect()
    }
}

fn store(folder: &Folder) -> Arc<Sqlite> {
    Arc::new(Sqlite::open(&folder.file("tables.sqlite"), SqliteOptions::default()).expect("a store"))
}

impl Drop for House {
    fn drop(&mut self) {
        if let Ok(Some((_, served))) = self.serving.get_mut().map(Option::take) {
            served.abort();
        }
    }
}
