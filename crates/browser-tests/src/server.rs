//! The server, in this process: the page, and tables in a file of their own.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rabenburg_server::store::sqlite::{Sqlite, SqliteOptions};
use rabenburg_server::{Router, Server as Tables, Settings, app, serve};
use rabenburg_testkit::Folder;
use rabenburg_webdist::ASSETS;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, oneshot};
use tokio::task::JoinHandle;

use crate::cable::Cable;
use crate::next_version;

/// The name under which browsers trust a server, as if the connection to it were secure.
pub(crate) const TRUSTED: &str = "www.castle.test";

/// A server on loopback. A handle: clones are the same server.
#[derive(Clone, Debug)]
pub struct Server {
    address: SocketAddr,
    /// Where the tables are kept; removed with the last handle.
    folder: Arc<Folder>,
    running: Arc<Mutex<Option<Running>>>,
    /// How long somebody may be away before others can do something about it, in milliseconds.
    away_after: Arc<AtomicU64>,
}

/// How to end a running server, and how it ended.
type Running = (oneshot::Sender<()>, JoinHandle<io::Result<()>>);

impl Server {
    /// Serves on a free port.
    ///
    /// # Errors
    /// If there is no free port, or nowhere to store the tables.
    pub async fn start() -> io::Result<Server> {
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
        let server = Server {
            address: listener.local_addr()?,
            folder: Arc::new(Folder::new()),
            running: Arc::new(Mutex::new(None)),
            away_after: Arc::new(AtomicU64::new(usual_patience())),
        };
        server.serve_tables(listener).await?;
        Ok(server)
    }

    /// Its origin, without a trailing slash.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The same under a name that the tests' browsers trust, as if the connection were secure.
    pub(crate) fn trusted_origin(&self) -> String {
        self.origin().replace("127.0.0.1", TRUSTED)
    }

    /// All origins under which browsers may know it.
    pub(crate) fn origins(&self) -> [String; 3] {
        [self.origin(), self.trusted_origin(), self.named_origin()]
    }

    /// The same under a name that browsers do not trust.
    pub(crate) fn named_origin(&self) -> String {
        self.origin().replace("127.0.0.1", "rabenburg.test")
    }

    /// Another connection to it, for one browser.
    ///
    /// # Errors
    /// If there is no free port.
    pub async fn lay_cable(&self) -> io::Result<Cable> {
        Cable::lay(self.address).await
    }

    /// Stops serving, as if the network were gone.
    ///
    /// # Errors
    /// If the server had failed.
    pub async fn stop(&self) -> io::Result<()> {
        let Some((stop, task)) = self.running.lock().await.take() else { return Ok(()) };
        let _ = stop.send(());
        task.await.map_err(io::Error::other)?
    }

    /// Serves again, at the same address and with the same tables.
    ///
    /// # Errors
    /// If the port has been taken in the meantime, or the tables cannot be read.
    pub async fn resume(&self) -> io::Result<()> {
        let listener = self.listen().await?;
        self.serve_tables(listener).await
    }

    async fn serve_tables(&self, listener: TcpListener) -> io::Result<()> {
        let tables = self.tables()?;
        let (stop, stopped) = ending();
        let task = tokio::spawn(async move { tables.serve(listener, stopped).await });
        *self.running.lock().await = Some((stop, task));
        Ok(())
    }

    fn tables(&self) -> io::Result<Tables> {
        let file = self.folder.file("tables.db");
        let store = Sqlite::open(&file, SqliteOptions::default()).map_err(io::Error::other)?;
        let away_after = Duration::from_millis(self.away_after.load(Ordering::Relaxed));
        Ok(Tables::new(Arc::new(store), Settings { away_after, ..Settings::default() }).with_page(ASSETS))
    }

    /// From now on, nobody waits longer than this for somebody who is away: before the first visitor comes, please.
    ///
    /// # Errors
    /// If the server cannot be started again.
    pub async fn lose_patience(&self, away_after: Duration) -> io::Result<()> {
        let millis = u64::try_from(away_after.as_millis()).unwrap_or(u64::MAX);
        self.away_after.store(millis, Ordering::Relaxed);
        self.resume().await
    }

    /// Serves the next version of the page, at the same address and with the same tables. The previous files are gone.
    ///
    /// # Errors
    /// If the port has been taken in the meantime, or the tables cannot be read.
    pub async fn update(&self) -> io::Result<()> {
        self.stop().await?;
        self.resume_with(next_version::instead(app(self.tables()?))).await
    }

    /// Serves something else at the same address.
    ///
    /// # Errors
    /// If the port has been taken in the meantime.
    pub async fn resume_with(&self, app: Router) -> io::Result<()> {
        let listener = self.listen().await?;
        let (stop, stopped) = ending();
        *self.running.lock().await = Some((stop, tokio::spawn(serve(listener, app, stopped))));
        Ok(())
    }

    async fn listen(&self) -> io::Result<TcpListener> {
        self.stop().await?;
        TcpListener::bind(self.address).await
    }
}

/// How to end a server, and what it waits for.
fn usual_patience() -> u64 {
    u64::try_from(Settings::default().away_after.as_millis()).unwrap_or(u64::MAX)
}

fn ending() -> (oneshot::Sender<()>, impl Future<Output = ()> + Send + 'static) {
    let (stop, stopped) = oneshot::channel::<()>();
    let stopped = async {
        let _ = stopped.await;
    };
    (stop, stopped)
}
