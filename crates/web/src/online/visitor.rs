//! Who the visitor is on this device: a name, and the key that proves it. Both are kept in the browser.

use rabenburg_protocol::{Key, Name, NewVisitor, ProblemCode, Visitor};

use super::http::{self, HttpResult};
use crate::storage;

const KEPT: &str = "visitor";

/// The visitor of this device, if there is one.
pub(crate) fn kept() -> Option<Visitor> {
    serde_json::from_str(&storage::read(KEPT)?).ok()
}

pub(crate) fn name() -> Option<String> {
    kept().map(|visitor| visitor.name.into())
}

/// Keeps a visitor in place of any earlier one. A browser that stores nothing makes a new one with every visit.
pub(crate) fn keep(visitor: &Visitor) {
    if let Ok(text) = serde_json::to_string(visitor) {
        storage::write(KEPT, &text);
    }
}

/// The visitor of this device under that name: created if there is none, renamed if they have another name. One whom
/// the server no longer knows is created anew.
pub(crate) async fn called(name: Name) -> HttpResult<Visitor> {
    match kept() {
        Some(visitor) if visitor.name == name => Ok(visitor),
        Some(visitor) => rename(visitor, name).await,
        None => make(name).await,
    }
}

/// A new visitor with that name, who is kept.
pub(crate) async fn make(name: Name) -> HttpResult<Visitor> {
    let visitor = http::new_visitor(&NewVisitor { name }).await?;
    keep(&visitor);
    Ok(visitor)
}

async fn rename(visitor: Visitor, name: Name) -> HttpResult<Visitor> {
    match http::rename(visitor.key, &NewVisitor { name: name.clone() }).await {
        Ok(me) => {
            let visitor = Visitor { name: me.name, ..visitor };
            keep(&visitor);
            Ok(visitor)
        }
        Err(trouble) if trouble.is(ProblemCode::UnknownKey) => make(name).await,
        Err(trouble) => Err(trouble),
    }
}

/// Sends a request that needs a key. If the server does not know the key, a new visitor with the same name asks again.
pub(crate) async fn asking<T, F: Future<Output = HttpResult<T>>>(
    visitor: Visitor,
    ask: impl Fn(Key) -> F,
) -> HttpResult<T> {
    match ask(visitor.key).await {
        Err(trouble) if trouble.is(ProblemCode::UnknownKey) => ask(make(visitor.name).await?.key).await,
        answer => answer,
    }
}
