//! The service on a socket.

use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::extract::connect_info::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::Layer;

/// How long responses may take after shutdown begins. A client that never finishes its request must not hold us up.
const GRACE: Duration = Duration::from_secs(2);
/// How long a client may take to send its request headers, and how long an idle connection is kept alive.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long to back off when the system can't accept another connection.
const PAUSE: Duration = Duration::from_millis(200);

/// Serves until `shutdown` completes, then finishes the requests in progress.
///
/// # Errors
/// If the socket fails.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // Tells every connection to shut down. Once all receivers are dropped, all connections have ended.
    let (end, _) = watch::channel(());
    let mut shutdown = pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            () = &mut shutdown => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => attend(stream, peer, &app, end.subscribe()),
            // The client left before we got to it; nothing to report.
            Err(error) if is_theirs(&error) => {}
            Err(error) => {
                tracing::error!("cannot accept connections: {error}");
                sleep(PAUSE).await;
            }
        }
    }
    // Stop accepting before waiting for the open connections.
    drop(listener);
    let _ = end.send(());
    let _ = timeout(GRACE, end.closed()).await;
    Ok(())
}

/// Serves one connection until it ends or the server shuts down.
fn attend(stream: TcpStream, peer: SocketAddr, app: &Router, mut end: watch::Receiver<()>) {
    // Small responses go out at once instead of waiting for more. If the socket refuses, it is merely slower.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(Extension(ConnectInfo(peer)).layer(app.clone()));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::spawn(async move {
        let mut connection = pin!(connection);
        // How a connection ends is not worth reporting: clients disconnect all the time.
        tokio::select! {
            _ = &mut connection => return,
            _ = end.changed() => connection.as_mut().graceful_shutdown(),
        }
        // Whatever is unfinished when the grace period is over stays unfinished.
        tokio::select! {
            _ = connection => {}
            _ = end.changed() => {}
        }
    });
}

fn is_theirs(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}
