//! The server: everything requests and tables share.

use std::fmt;
use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use rabenburg_asset::Asset;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::app::app;
use crate::calls::Calls;
use crate::crowd::Crowd;
use crate::hall::Hall;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::preview::Painter;
use crate::serve::serve;
use crate::settings::Settings;
use crate::store::Store;
use crate::sweep::Sweep;
use crate::visitors::Visitors;

/// How long sockets get to say goodbye.
const GOODBYE: Duration = Duration::from_secs(1);
/// How long tables get to shut down.
const GRACE: Duration = Duration::from_secs(10);

/// A server. Clones share the same state.
#[derive(Clone)]
pub struct Server {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) hall: Hall,
    pub(crate) visitors: Visitors,
    pub(crate) calls: Calls,
    pub(crate) limits: Arc<Limits>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) crowd: Crowd,
    pub(crate) painter: Arc<Painter>,
    pub(crate) page: &'static [Asset],
    sweeping: AbortHandle,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl Server {
    /// A server for the tables in a store. Must be called inside a Tokio runtime, because it spawns tasks.
    pub fn new(store: Arc<dyn Store>, settings: Settings) -> Server {
        Server::with_metrics(store, settings, Metrics::new())
    }

    /// The same, with metrics that others record to as well, such as the store.
    pub fn with_metrics(store: Arc<dyn Store>, settings: Settings, metrics: Arc<Metrics>) -> Server {
        let settings = Arc::new(settings);
        let limits = Arc::new(Limits::new(&settings));
        let calls = Calls::new(store.clone(), settings.clone());
        let hall = Hall::new(store.clone(), settings.clone(), metrics.clone(), calls.clone());
        let crowd = Crowd::default();
        let sweep = Sweep {
            store: store.clone(),
            hall: hall.clone(),
            limits: limits.clone(),
            crowd: crowd.clone(),
            settings: settings.clone(),
        };
        let sweeping = tokio::spawn(sweep.run()).abort_handle();
        Server {
            visitors: Visitors::new(store.clone(), calls.clone()),
            calls,
            store,
            settings,
            hall,
            limits,
            metrics,
            crowd,
            painter: Painter::new(),
            page: &[],
            sweeping,
        }
    }

    /// The same with a page for browsers: these files.
    #[must_use]
    pub fn with_page(self, page: &'static [Asset]) -> Server {
        Server { page, ..self }
    }

    /// What it counts and measures.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// Serves until `shutdown` completes. Then nobody new is let in, everyone hears goodbye, and work in progress is
    /// finished.
    ///
    /// # Errors
    /// If the socket fails.
    pub async fn serve(
        &self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let (asked, mut heard) = watch::channel(false);
        let ask = async move {
            shutdown.await;
            let _ = asked.send(true);
        };
        let goodbye = async {
            // If the socket fails, the sender is dropped, and we shut down all the same.
            let _ = heard.wait_for(|asked| *asked).await;
            self.leave().await;
        };
        let (served, ()) = tokio::join!(serve(listener, app(self.clone()), ask), goodbye);
        self.close().await;
        served
    }

    /// Says goodbye to everyone, finishes work in progress, and accepts nothing more.
    pub async fn close(&self) {
        self.leave().await;
        if let Err(error) = self.store.close().await {
            tracing::error!("{error}");
        }
    }

    async fn leave(&self) {
        self.sweeping.abort();
        self.calls.close();
        if timeout(GRACE, self.hall.close()).await.is_err() {
            tracing::warn!("some tables did not shut down in time; everything acknowledged is on disk");
        }
        // Each socket says goodbye by itself; a client that doesn't read in time hears nothing.
        let said = async {
            while self.metrics.sockets.get() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = timeout(GOODBYE, said).await;
    }
}
