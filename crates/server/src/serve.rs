//! The service on a socket.

use std::future::Future;
use std::io;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How long answers may take after the end was asked for. Whoever never finishes asking must not hold it up.
const GRACE: Duration = Duration::from_secs(2);

/// Answers until `shutdown` comes, and then finishes what has begun.
///
/// # Errors
/// If the socket fails.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // Small answers go out at once instead of waiting for more. A socket that refuses is only slower.
    let listener = listener.tap_io(|socket| {
        let _ = socket.set_nodelay(true);
    });
    let (asked, mut heard) = watch::channel(false);
    let ask = async move {
        shutdown.await;
        let _ = asked.send(true);
    };
    let served = axum::serve(listener, app).with_graceful_shutdown(ask);
    tokio::select! {
        result = served => result,
        () = async {
            // Only an end that was asked for; when the sender is gone, the answers decide.
            if heard.wait_for(|asked| *asked).await.is_err() {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(GRACE).await;
        } => Ok(()),
    }
}
