//! Calls people when it is their turn and they are not there: by Web Push, or by a webhook of theirs.
//!
//! Nothing here changes a game, and nothing of a game is told but who sits at the table. What happens at tables is only a
//! hint to look; whether somebody is called is decided by what is stored. So a restart forgets nobody and calls nobody
//! twice.
//!
//! Addresses come from strangers. [`target`] says which are taken, [`reach`] which of them are connected to, and [`post`]
//! how little is read.

mod calling;
mod notice;
mod post;
mod reach;
mod seal;
mod state;
mod target;
#[cfg(test)]
mod tests;
mod vapid;
mod webhook;

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rabenburg_protocol::{Code, NewCall, Problem, ProblemCode, VisitorId};
use tokio::sync::OnceCell;
use tokio::task::AbortHandle;

use self::post::Poster;
use self::state::State;
use self::target::Target;
use self::vapid::Vapid;
use crate::hall::bug;
use crate::now::now;
use crate::settings::Settings;
use crate::store::Store;

pub(crate) use self::webhook::kind_of;

/// How many browsers and webhooks a visitor may have.
const BROWSERS: u32 = 5;
const WEBHOOKS: u32 = 2;

/// What calls people. Clones share the same state. Where the operator wants no calls, it does nothing.
#[derive(Clone)]
pub(crate) struct Calls(Option<Arc<Inner>>);

struct Inner {
    store: Arc<dyn Store>,
    settings: Arc<Settings>,
    /// Where this server is for everyone else, without a slash at the end.
    home: String,
    /// The server's key, read when it is first needed.
    vapid: OnceCell<Vapid>,
    poster: Poster,
    state: Mutex<State>,
    running: Mutex<Option<AbortHandle>>,
}

impl fmt::Debug for Calls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Calls").field(&self.0.is_some()).finish()
    }
}

impl Calls {
    /// Begins to call people, if that is wanted. Must be called inside a Tokio runtime.
    pub(crate) fn new(store: Arc<dyn Store>, settings: Arc<Settings>) -> Calls {
        if !settings.push && !settings.webhooks {
            return Calls(None);
        }
        let Some(home) = settings.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned()) else {
            tracing::warn!("nobody will be called: --push and --webhooks need --public-url, to say where the page is");
            return Calls(None);
        };
        let poster = match Poster::new(&settings.reach) {
            Ok(poster) => poster,
            Err(error) => {
                tracing::error!("nobody will be called: {error}");
                return Calls(None);
            }
        };
        let inner = Arc::new(Inner {
            store,
            settings,
            home,
            vapid: OnceCell::new(),
            poster,
            state: Mutex::default(),
            running: Mutex::default(),
        });
        let running = tokio::spawn(calling::run(Arc::clone(&inner))).abort_handle();
        *inner.running.lock().unwrap_or_else(PoisonError::into_inner) = Some(running);
        Calls(Some(inner))
    }

    /// The server's public key for Web Push, if that is switched on.
    pub(crate) async fn push_key(&self) -> Result<Option<String>, Problem> {
        match self.0.as_ref().filter(|inner| inner.settings.push) {
            Some(inner) => Ok(Some(inner.vapid().await?.public_key())),
            None => Ok(None),
        }
    }

    pub(crate) fn has_webhooks(&self) -> bool {
        self.0.as_ref().is_some_and(|inner| inner.settings.webhooks)
    }

    /// Calls a visitor this way from now on.
    ///
    /// # Errors
    /// If the operator does not want it, the address or the keys make no sense, or the store fails.
    pub(crate) async fn add(&self, visitor: VisitorId, call: NewCall) -> Result<(), Problem> {
        let off = || Problem::new(ProblemCode::NotFound, "This server does not call people this way.");
        let inner = self.0.as_ref().ok_or_else(off)?;
        let wrong = |error: &dyn fmt::Display| Problem::new(ProblemCode::Malformed, format!("{error}."));
        let most = match &call {
            NewCall::Push { endpoint, p256dh, auth, .. } if inner.settings.push => {
                Target::parse(endpoint, &inner.settings.reach).map_err(|error| wrong(&error))?;
                seal::Browser::new(p256dh, auth).map_err(|error| wrong(&error))?;
                BROWSERS
            }
            NewCall::Webhook { url, .. } if inner.settings.webhooks => {
                Target::parse(url, &inner.settings.reach).map_err(|error| wrong(&error))?;
                WEBHOOKS
            }
            NewCall::Push { .. } | NewCall::Webhook { .. } => return Err(off()),
        };
        if language(&call).len() > LANGUAGE {
            return Err(Problem::new(ProblemCode::Malformed, "That is not a language."));
        }
        inner.store.add_call(visitor, call, most, now()).await?;
        inner.state().add(visitor, inner.settings.call_after);
        Ok(())
    }

    /// A game waits for somebody: if they can be called, it is looked after a while whether they have come.
    pub(crate) fn wait_for(&self, visitor: Option<VisitorId>) {
        if let (Some(inner), Some(visitor)) = (&self.0, visitor) {
            inner.state().look_at(visitor, inner.settings.call_after);
        }
    }

    /// Somebody has shown their key: they are back, and may be called again.
    pub(crate) fn seen(&self, visitor: VisitorId) {
        let Some(inner) = &self.0 else { return };
        if inner.state().is_back(visitor) {
            // Queued at once; nobody needs to wait until it is written.
            let written = inner.store.came_back(visitor);
            tokio::spawn(async move {
                if let Err(error) = written.await {
                    tracing::warn!("cannot note that somebody has come back: {error}");
                }
            });
        }
    }

    /// Somebody is at a table for as long as what this returns is kept.
    pub(crate) fn enter(&self, visitor: VisitorId, table: Code) -> Here {
        if let Some(inner) = &self.0 {
            inner.state().enter(visitor, table);
        }
        Here { calls: self.clone(), visitor, table }
    }

    /// Calls nobody any more.
    pub(crate) fn close(&self) {
        if let Some(inner) = &self.0
            && let Some(running) = inner.running.lock().unwrap_or_else(PoisonError::into_inner).take()
        {
            running.abort();
        }
    }
}

const LANGUAGE: usize = 35;

fn language(call: &NewCall) -> &str {
    match call {
        NewCall::Push { language, .. } | NewCall::Webhook { language, .. } => language,
    }
}

impl Inner {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The server's key. The first server that needs one makes it; it stays in the store, since browsers accept no other.
    async fn vapid(&self) -> Result<&Vapid, Problem> {
        let read = || async {
            let proposed = Vapid::new_secret().map_err(|error| bug(&error))?;
            let secret = self.store.secret("vapid", proposed).await?;
            Vapid::read(&secret).map_err(|error| bug(&error))
        };
        self.vapid.get_or_try_init(read).await
    }
}

/// Somebody's presence at a table.
pub(crate) struct Here {
    calls: Calls,
    visitor: VisitorId,
    table: Code,
}

impl Drop for Here {
    fn drop(&mut self) {
        if let Some(inner) = &self.calls.0 {
            inner.state().leave(self.visitor, self.table, now(), inner.settings.call_after);
        }
    }
}
