//! A cable between one browser and the server, which can be cut without the server noticing anything but silence.

use std::io;
use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A way to the server that is somebody's own. It is taken away when it goes out of scope.
#[derive(Debug)]
pub struct Cable {
    address: SocketAddr,
    whole: watch::Sender<bool>,
    running: JoinHandle<()>,
}

impl Cable {
    pub(crate) async fn lay(server: SocketAddr) -> io::Result<Cable> {
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
        let address = listener.local_addr()?;
        let (whole, is_whole) = watch::channel(true);
        let running = tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let mut is_whole = is_whole.clone();
                if *is_whole.borrow_and_update() {
                    tokio::spawn(async move {
                        tokio::select! {
                            () = pass_on(browser, server) => {}
                            _ = is_whole.changed() => {}
                        }
                    });
                }
            }
        });
        Ok(Cable { address, whole, running })
    }

    /// Where the browser finds the server by this cable, without a slash at the end.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Everything that goes through it ends at once, and nothing gets through any more.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    /// It is whole again.
    pub fn mend(&self) {
        self.whole.send_replace(true);
    }
}

async fn pass_on(mut browser: TcpStream, server: SocketAddr) {
    if let Ok(mut server) = TcpStream::connect(server).await {
        // However it ends, both ends see it.
        let _ = copy_bidirectional(&mut browser, &mut server).await;
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        self.running.abort();
    }
}
