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

/// How long answers may take after the end was asked for. Whoever never finishes asking must not hold it up.
const GRACE: Duration = Duration::from_secs(2);
/// How long a connection may take to ask, and how long it is kept for another request.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long to wait where the system has no room for another connection.
const PAUSE: Duration = Duration::from_millis(200);

/// Answers until `shutdown` comes, and then finishes what has begun.
///
/// # Errors
/// If the socket fails.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // Each connection hears of the end here, and is over when it listens no more.
    let (end, _) = watch::channel(());
    let mut shutdown = pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            () = &mut shutdown => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => attend(stream, peer, &app, end.subscribe()),
            // Who was gone before we came is none of our business.
            Err(error) if is_theirs(&error) => {}
            Err(error) => {
                tracing::error!("no connection can be taken: {error}");
                sleep(PAUSE).await;
            }
        }
    }
    // Nobody new comes in while those inside are waited for.
    drop(listener);
    let _ = end.send(());
    let _ = timeout(GRACE, end.closed()).await;
    Ok(())
}

/// Answers on one connection, until it ends or everything does.
fn attend(stream: TcpStream, peer: SocketAddr, app: &Router, mut end: watch::Receiver<()>) {
    // Small answers go out at once instead of waiting for more. A socket that refuses is only slower.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(Extension(ConnectInfo(peer)).layer(app.clone()));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::spawn(async move {
        let mut connection = pin!(connection);
        // How a connection ends is no news: they break off all the time.
        tokio::select! {
            _ = &mut connection => return,
            _ = end.changed() => connection.as_mut().graceful_shutdown(),
        }
        // Who has not finished when the grace is over does not finish.
        tokio::select! {
            _ = connection => {}
            _ = end.changed() => {}
        }
    });
}

fn is_theirs(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}
