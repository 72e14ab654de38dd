//! A server with a file of its own, on a port of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use http_body_util::BodyExt;
use rabenburg_protocol::{Key, NewTable, TableInfo, Visitor};
use rabenburg_server::store::Store;
use rabenburg_server::store::sqlite::{Sqlite, SqliteOptions};
use rabenburg_server::{Server, Settings, app};
use serde_json::Value;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// A server that answers until it is dropped or ended.
pub(crate) struct House {
    pub(crate) server: Server,
    pub(crate) address: SocketAddr,
    shutdown: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// A folder that vanishes.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("rabenburg-tables-{}-{number}", std::process::id()));
        std::fs::create_dir(&path).expect("a folder");
        Folder(path)
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("tables.db")
    }

    pub(crate) fn store(&self) -> Arc<Sqlite> {
        Arc::new(Sqlite::open(&self.file(), SqliteOptions::default()).expect("a store"))
    }

    #[allow(dead_code)]
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings under which nobody waits for bots to be followed.
pub(crate) fn quick() -> Settings {
    Settings { bot_pause: Duration::ZERO, ..Settings::default() }
}

impl House {
    pub(crate) async fn open(folder: &Folder) -> House {
        House::with(folder.store(), quick()).await
    }

    pub(crate) async fn with(store: Arc<dyn Store>, settings: Settings) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        House::on(listener, store, settings)
    }

    /// A house with narrow doors: of what is sent to somebody who does not read, the system keeps little.
    pub(crate) async fn narrow(store: Arc<dyn Store>, settings: Settings, bytes: u32) -> House {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_send_buffer_size(bytes).expect("a narrow one");
        socket.bind("127.0.0.1:0".parse().expect("an address")).expect("a port");
        House::on(socket.listen(64).expect("a listener"), store, settings)
    }

    fn on(listener: TcpListener, store: Arc<dyn Store>, settings: Settings) -> House {
        let server = Server::new(store, settings);
        let address = listener.local_addr().expect("an address");
        let (shutdown, asked) = oneshot::channel();
        let serving = server.clone();
        let served = tokio::spawn(async move {
            let asked = async {
                let _ = asked.await;
            };
            serving.serve(listener, asked).await.expect("served");
        });
        House { server, address, shutdown: Some(shutdown), served }
    }

    /// Ends the server in good order.
    pub(crate) async fn end(mut self) {
        drop(self.shutdown.take());
        (&mut self.served).await.expect("it ends");
    }

    /// A request, and its status and answer.
    pub(crate) async fn ask(&self, method: &str, path: &str, key: Option<Key>, body: Option<Value>) -> (u16, Value) {
        let (status, text) = self.ask_text(method, path, key, body).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub(crate) async fn ask_text(
        &self,
        method: &str,
        path: &str,
        key: Option<Key>,
        body: Option<Value>,
    ) -> (u16, String) {
        let mut request = axum::http::Request::builder().method(method).uri(format!("/api/v1{path}"));
        if let Some(key) = key {
            request = request.header("authorization", format!("Bearer {}", key.reveal()));
        }
        let body = body.map_or(String::new(), |body| body.to_string());
        let request =
            request.header("content-type", "application/json").body(axum::body::Body::from(body)).expect("a request");
        let response = app(self.server.clone()).oneshot(request).await.expect("an answer");
        let status = response.status().as_u16();
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        (status, String::from_utf8_lossy(&bytes).into_owned())
    }

    /// A new visitor.
    pub(crate) async fn visitor(&self, name: &str) -> Visitor {
        let (status, answer) = self.ask("POST", "/visitors", None, Some(serde_json::json!({ "name": name }))).await;
        assert_eq!(status, 201, "{answer}");
        serde_json::from_value(answer).expect("a visitor")
    }

    /// A new table.
    pub(crate) async fn table(&self, host: &Visitor, options: &str) -> TableInfo {
        let options: NewTable = serde_json::from_str(options).expect("options");
        let options = serde_json::to_value(options).expect("data");
        let (status, answer) = self.ask("POST", "/tables", Some(host.key), Some(options)).await;
        assert_eq!(status, 201, "{answer}");
        serde_json::from_value(answer).expect("a table")
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.served.abort();
    }
}
