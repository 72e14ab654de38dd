//! Who is called now.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use rabenburg_protocol::{NewCall, TableBrief, VisitorId};
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::notice::Notice;
use super::post::Sent;
use super::seal::{Browser, seal};
use super::target::Target;
use super::webhook;
use super::{Inner, language};
use crate::now::now;
use crate::store::StoreError;
use crate::store::calls::StoredCall;

/// How many people are called at once. Others wait.
const AT_ONCE: usize = 8;
/// A way that has failed so often in a row is ended.
const FAILURES: u32 = 5;
/// If nobody could be reached, it is tried again after this many times the usual wait.
const RETRY: u32 = 15;
const TABLES: u32 = 100;
/// When somebody left a table is forgotten after a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Calls people until it is aborted.
pub(super) async fn run(inner: Arc<Inner>) {
    let after = inner.settings.call_after;
    while let Err(error) = remember(&inner).await {
        tracing::error!("cannot read who is to be called: {error}");
        sleep(Duration::from_secs(10)).await;
    }
    let mut ticks = interval((after / 8).clamp(Duration::from_millis(10), Duration::from_secs(1)));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    let mut tidied = Instant::now();
    loop {
        ticks.tick().await;
        // Whoever finds no permit stays planned, and is looked at with the next tick.
        while let Ok(permit) = Arc::clone(&permits).try_acquire_owned() {
            let Some(visitor) = inner.state().next_due(Instant::now()) else { break };
            let inner = Arc::clone(&inner);
            tokio::spawn(async move {
                if let Err(error) = look_at(&inner, visitor).await
                    && error != StoreError::Closed
                {
                    tracing::error!("cannot call somebody: {error}");
                    inner.state().look_at(visitor, RETRY * inner.settings.call_after);
                }
                drop(permit);
            });
        }
        if tidied.elapsed() >= Duration::from_secs(60 * 60) {
            inner.state().tidy(now().saturating_sub(DAY));
            tidied = Instant::now();
        }
    }
}

/// Everybody who can be called is looked at once: a table may have begun to wait for them before the server ended.
async fn remember(inner: &Inner) -> Result<(), StoreError> {
    for (visitor, away) in inner.store.callees().await? {
        let mut state = inner.state();
        state.add(visitor, inner.settings.call_after);
        if away {
            state.is_away(visitor);
        }
    }
    Ok(())
}

/// Calls somebody, if a table waits for them and they do not know it.
async fn look_at(inner: &Inner, visitor: VisitorId) -> Result<(), StoreError> {
    let calls = inner.store.calls_of(visitor).await?;
    if calls.is_empty() {
        inner.state().forget(visitor);
        return Ok(());
    }
    let is_on = |call: &NewCall| match call {
        NewCall::Push { .. } => inner.settings.push,
        NewCall::Webhook { .. } => inner.settings.webhooks,
    };
    let calls: Vec<StoredCall> = calls.into_iter().filter(|stored| is_on(&stored.call)).collect();
    let last = inner.store.last_call(visitor).await?;
    if last.away {
        // They may have been called by another server that has ended.
        inner.state().is_away(visitor);
        return Ok(());
    }
    let waits = inner.store.waits(visitor, TABLES).await?;
    let at = now();
    let after = u64::try_from(inner.settings.call_after.as_millis()).unwrap_or(u64::MAX);
    let unknown: Vec<TableBrief> = {
        let state = inner.state();
        waits.into_iter().filter(|table| !state.knows(visitor, table.code, table.changed_at)).collect()
    };
    let (ripe, unripe): (Vec<_>, Vec<_>) =
        unknown.into_iter().partition(|table| table.changed_at.saturating_add(after) <= at);
    if !ripe.iter().any(|table| table.changed_at > last.at) {
        if let Some(first) = unripe.iter().map(|table| table.changed_at.saturating_add(after)).min() {
            inner.state().look_at(visitor, Duration::from_millis(first.saturating_sub(at)));
        }
        return Ok(());
    }
    if calls.is_empty() {
        return Ok(());
    }
    // Before it is written: whoever comes back in this very moment is to be found here.
    inner.state().is_away(visitor);
    if !inner.store.begin_call(visitor, at).await? {
        return Ok(());
    }
    call(inner, visitor, calls, &ripe).await
}

/// Sends the notice every way there is.
async fn call(
    inner: &Inner,
    visitor: VisitorId,
    calls: Vec<StoredCall>,
    tables: &[TableBrief],
) -> Result<(), StoreError> {
    let (mut reached, mut left) = (false, false);
    // At the same time: who is slow keeps nobody else waiting.
    let sent = join_all(calls.iter().map(|stored| send(inner, &stored.call, tables))).await;
    for (StoredCall { id, .. }, sent) in calls.into_iter().zip(sent) {
        match sent {
            Sent::Taken => {
                reached = true;
                inner.store.note_call(id, true, FAILURES).await?;
            }
            Sent::Gone => inner.store.end_call(visitor, id).await?,
            Sent::Failed => {
                left = true;
                inner.store.note_call(id, false, FAILURES).await?;
            }
        }
    }
    if !reached {
        inner.state().is_back(visitor);
        inner.store.undo_call(visitor).await?;
        if left {
            inner.state().look_at(visitor, RETRY * inner.settings.call_after);
        }
    }
    Ok(())
}

async fn send(inner: &Inner, call: &NewCall, tables: &[TableBrief]) -> Sent {
    let notice = Notice::new(tables, language(call));
    match call {
        NewCall::Push { endpoint, p256dh, auth, .. } => {
            let (Ok(target), Ok(browser)) =
                (Target::parse(endpoint, &inner.settings.reach), Browser::new(p256dh, auth))
            else {
                return Sent::Gone;
            };
            let Ok(vapid) = inner.vapid().await else { return Sent::Failed };
            let Ok(body) = seal(&browser, notice.for_browser().as_bytes()) else { return Sent::Gone };
            let Ok(authorization) = vapid.authorization(&target.origin(), &inner.home, now() / 1000) else {
                return Sent::Failed;
            };
            let headers = [
                ("authorization", authorization.as_str()),
                ("content-encoding", "aes128gcm"),
                ("content-type", "application/octet-stream"),
                ("ttl", "86400"),
                ("urgency", "normal"),
                // Of several that have not been delivered, the latest is enough.
                ("topic", "turn"),
            ];
            inner.poster.post(&target, &headers, body).await
        }
        NewCall::Webhook { url, kind, .. } => {
            let Ok(target) = Target::parse(url, &inner.settings.reach) else { return Sent::Gone };
            let kind = kind.unwrap_or_else(|| webhook::kind_of(url));
            let (headers, body) = webhook::message(kind, &notice, &inner.home);
            let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
            inner.poster.post(&target, &headers, body).await
        }
    }
}
