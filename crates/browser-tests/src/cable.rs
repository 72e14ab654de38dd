//! A cable between one browser and the server, which can be cut without the server noticing anything but silence.

use std::io;
use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A connection to the server for one browser only. It is removed when it goes out of scope.
#[derive(Debug)]
pub struct Cable {
    address: SocketAddr,
    state: watch::Sender<State>,
    running: JoinHandle<()>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Everything gets through.
    Whole,
    /// Nothing does, and both ends know it.
    Cut,
    /// Nothing does, and neither end is told.
    Dead,
}

impl Cable {
    pub(crate) async fn lay(server: SocketAddr) -> io::Result<Cable> {
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
        let address = listener.local_addr()?;
        let (state, watched) = watch::channel(State::Whole);
        let running = tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                tokio::spawn(pass_on(browser, server, watched.clone()));
            }
        });
        Ok(Cable { address, state, running })
    }

    /// The server's origin by way of this cable, without a trailing slash.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends everything that goes through it at once; nothing gets through any more.
    pub fn cut(&self) {
        self.state.send_replace(State::Cut);
    }

    /// Nothing gets through any more, and nobody is told: open connections still look open.
    pub fn go_dead(&self) {
        self.state.send_replace(State::Dead);
    }

    /// Repairs it. What was in it is lost.
    pub fn mend(&self) {
        self.state.send_replace(State::Whole);
    }
}

async fn pass_on(mut browser: TcpStream, server: SocketAddr, mut state: watch::Receiver<State>) {
    let begun = *state.borrow_and_update();
    let upstream = if begun == State::Whole { TcpStream::connect(server).await.ok() } else { None };
    if let Some(mut upstream) = upstream {
        tokio::select! {
            // However it ends, both ends notice.
            _ = copy_bidirectional(&mut browser, &mut upstream) => return,
            _ = state.changed() => {}
        }
        if *state.borrow() == State::Dead {
            // Both ends are held, and hear nothing.
            let _ = state.changed().await;
        }
    } else if begun == State::Dead {
        let _ = state.changed().await;
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        self.running.abort();
    }
}
