//! How many sockets are open, and whose.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rabenburg_protocol::{Problem, ProblemCode};

use super::address::Network;

/// The open sockets. 0 means no limit.
#[derive(Debug)]
pub(super) struct Sockets {
    per_address: u32,
    in_all: u32,
    open: Arc<Mutex<Open>>,
}

#[derive(Default, Debug)]
struct Open {
    in_all: u32,
    by_network: HashMap<Network, u32>,
}

/// The right to a socket, returned on drop.
#[derive(Debug)]
pub(crate) struct SocketPermit {
    open: Arc<Mutex<Open>>,
    network: Option<Network>,
}

impl Sockets {
    pub(super) fn new(per_address: u32, in_all: u32) -> Sockets {
        Sockets { per_address, in_all, open: Arc::default() }
    }

    /// Opens one; without a network, it counts only towards the total.
    pub(super) fn open(&self, network: Option<Network>) -> Result<SocketPermit, Problem> {
        let mut open = lock(&self.open);
        if self.in_all != 0 && open.in_all >= self.in_all {
            return Err(Problem::new(ProblemCode::Busy, "The server is full. Try again later."));
        }
        if let Some(network) = network {
            let there = open.by_network.get(&network).copied().unwrap_or(0);
            if self.per_address != 0 && there >= self.per_address {
                return Err(Problem::new(ProblemCode::TooMany, "Too many sockets are open from this address."));
            }
            open.by_network.insert(network, there + 1);
        }
        open.in_all += 1;
        drop(open);
        Ok(SocketPermit { open: self.open.clone(), network })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        open.in_all -= 1;
        let Some(network) = self.network else { return };
        // Entries without sockets are removed, so that memory follows the open sockets.
        match open.by_network.get_mut(&network) {
            Some(there) if *there > 1 => *there -= 1,
            _ => {
                open.by_network.remove(&network);
            }
        }
    }
}

/// The counts are consistent whenever the lock is released, so a panic elsewhere does no harm.
fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::super::Address;
    use super::*;

    fn network(last: u8) -> Option<Network> {
        Address::at([192, 0, 2, last].into()).network()
    }

    fn code(result: Result<SocketPermit, Problem>) -> ProblemCode {
        result.expect_err("a refusal").code
    }

    #[test]
    fn an_address_has_so_many_until_it_gives_one_back() {
        let sockets = Sockets::new(2, 0);
        let first = sockets.open(network(1)).expect("the first");
        let _second = sockets.open(network(1)).expect("the second");
        assert_eq!(code(sockets.open(network(1))), ProblemCode::TooMany);
        let _other = sockets.open(network(2)).expect("another's");
        drop(first);
        let _third = sockets.open(network(1)).expect("again");
        assert_eq!(code(sockets.open(network(1))), ProblemCode::TooMany);
        assert!((0..9).map(|_| sockets.open(None)).all(|permit| permit.is_ok()));
    }

    #[test]
    fn there_are_so_many_in_all() {
        let sockets = Sockets::new(0, 2);
        let first = sockets.open(network(1)).expect("the first");
        let _second = sockets.open(None).expect("the second");
        assert_eq!(code(sockets.open(network(3))), ProblemCode::Busy);
        assert_eq!(code(sockets.open(None)), ProblemCode::Busy);
        drop(first);
        assert!(sockets.open(network(3)).is_ok());
    }

    #[test]
    fn memory_follows_the_open_sockets() {
        let sockets = Sockets::new(9, 9);
        let permits: Vec<_> = (1..=5).map(|last| sockets.open(network(last)).expect("a socket")).collect();
        assert_eq!(lock(&sockets.open).by_network.len(), 5);
        drop(permits);
        let open = lock(&sockets.open);
        assert_eq!((open.by_network.len(), open.in_all), (0, 0));
    }
}
