//! The page's server, in this process.

use std::io;
use std::net::SocketAddr;

use rabenburg_server::{Router, app, serve};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server on loopback.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    running: Option<(oneshot::Sender<()>, JoinHandle<io::Result<()>>)>,
}

impl Server {
    /// Serves the page on a free port.
    pub(crate) async fn start() -> io::Result<Server> {
        let mut server = Server { address: SocketAddr::from(([127, 0, 0, 1], 0)), running: None };
        server.resume().await?;
        Ok(server)
    }

    /// Where it is, without a slash at the end.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Nobody is served any more, as without a network.
    ///
    /// # Errors
    /// If the server had failed.
    pub async fn stop(&mut self) -> io::Result<()> {
        let Some((stop, task)) = self.running.take() else { return Ok(()) };
        let _ = stop.send(());
        task.await.map_err(io::Error::other)?
    }

    /// Serves again, at the same address.
    ///
    /// # Errors
    /// If the port is taken meanwhile.
    pub async fn resume(&mut self) -> io::Result<()> {
        self.resume_with(app()).await
    }

    /// Serves something else at the same address.
    ///
    /// # Errors
    /// If the port is taken meanwhile.
    pub async fn resume_with(&mut self, app: Router) -> io::Result<()> {
        self.stop().await?;
        let listener = TcpListener::bind(self.address).await?;
        self.address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(serve(listener, app, async {
            let _ = stopped.await;
        }));
        self.running = Some((stop, task));
        Ok(())
    }
}
