//! People without accounts: whoever has a key is the visitor it was issued to.

use std::fmt;
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use rabenburg_protocol::{Key, Name, Problem, ProblemCode, Visitor, VisitorId};
use sha2::{Digest, Sha256};

use crate::calls::Calls;
use crate::hall::Person;
use crate::now::now;
use crate::store::{KeyHash, Store};

/// All visitors. Keys are stored only as hashes.
#[derive(Clone)]
pub(crate) struct Visitors {
    store: Arc<dyn Store>,
    calls: Calls,
}

impl fmt::Debug for Visitors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Visitors").finish_non_exhaustive()
    }
}

impl Visitors {
    pub(crate) fn new(store: Arc<dyn Store>, calls: Calls) -> Visitors {
        Visitors { store, calls }
    }

    /// Issues a key to a new visitor. It is shown only this once.
    ///
    /// # Errors
    /// If there are no random numbers to be had, or the store fails.
    pub(crate) async fn welcome(&self, name: Name) -> Result<Visitor, Problem> {
        let (visitor, key) = (VisitorId::from_random(random()?), Key::from_random(random()?));
        self.store.add_visitor(visitor, name.clone(), hash(key), now()).await?;
        Ok(Visitor { visitor, name, key })
    }

    /// Whose key is in the headers: `Authorization: Bearer KEY`.
    ///
    /// # Errors
    /// If there is none, nobody has it, or the store fails.
    pub(crate) async fn authenticate(&self, headers: &HeaderMap) -> Result<Person, Problem> {
        let needed =
            || Problem::new(ProblemCode::KeyNeeded, "This requires your key, in the header Authorization: Bearer KEY.");
        let said = headers.get(AUTHORIZATION).ok_or_else(needed)?.to_str().map_err(|_| needed())?;
        let (scheme, key) = said.split_once(' ').ok_or_else(needed)?;
        if !scheme.eq_ignore_ascii_case("bearer") {
            return Err(needed());
        }
        self.by_key(key.trim().parse().map_err(|_| unknown())?).await
    }

    /// Whose key this is. Whoever shows it is back.
    ///
    /// # Errors
    /// If nobody has it, or the store fails.
    pub(crate) async fn by_key(&self, key: Key) -> Result<Person, Problem> {
        let (visitor, name) = self.store.visitor(hash(key)).await?.ok_or_else(unknown)?;
        self.calls.seen(visitor);
        Ok(Person { visitor, name })
    }

    /// Changes a visitor's name. At tables where they already sit, they keep the name they came with.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn rename(&self, visitor: VisitorId, name: Name) -> Result<Person, Problem> {
        self.store.rename(visitor, name.clone()).await?;
        Ok(Person { visitor, name })
    }
}

/// Malformed and unknown keys get the same message: both are worthless.
fn unknown() -> Problem {
    Problem::new(ProblemCode::UnknownKey, "Nobody has this key.")
}

/// Keys are long and random, so one round of hashing is enough.
fn hash(key: Key) -> KeyHash {
    Sha256::digest(key.bytes()).into()
}

fn random() -> Result<[u8; 16], Problem> {
    let mut bytes = [0; 16];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) => {
            tracing::error!("the system provides no random bytes: {error}");
            Err(Problem::new(ProblemCode::Internal, "The server has no random numbers to make keys from."))
        }
    }
}
