//! Callbacks, made only once nothing is borrowed, because they may call back in.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

/// Calls waiting to be made, in order. A handle: clones are the same mailbox.
#[derive(Clone, Default)]
pub struct Mailbox(Rc<Letters>);

#[derive(Default)]
struct Letters {
    waiting: RefCell<VecDeque<Box<dyn FnOnce()>>>,
    delivering: Cell<bool>,
}

impl Mailbox {
    /// Queues a call. Nobody is called yet.
    pub fn post(&self, call: impl FnOnce() + 'static) {
        self.0.waiting.borrow_mut().push_back(Box::new(call));
    }

    /// Queues the answer to somebody who asked.
    pub fn reply<T: 'static>(&self, reply: Box<dyn FnOnce(T)>, answer: T) {
        self.post(move || reply(answer));
    }

    /// Makes all queued calls, one after the other, including those they queue in turn. The caller must not hold any
    /// borrow. Inside such a call this does nothing: what that call posts waits until it returns.
    pub fn deliver(&self) {
        if self.0.delivering.replace(true) {
            return;
        }
        loop {
            let next = self.0.waiting.borrow_mut().pop_front();
            let Some(call) = next else { break };
            call();
        }
        self.0.delivering.set(false);
    }

    /// Whether a call is being made.
    pub fn is_delivering(&self) -> bool {
        self.0.delivering.get()
    }
}

/// Whoever is told about something; nobody at first. Also a handle.
pub struct Listener<T>(Rc<RefCell<Option<Ear<T>>>>);

type Ear<T> = Rc<dyn Fn(T)>;

impl<T> Clone for Listener<T> {
    fn clone(&self) -> Listener<T> {
        Listener(Rc::clone(&self.0))
    }
}

impl<T> Default for Listener<T> {
    fn default() -> Listener<T> {
        Listener(Rc::default())
    }
}

impl<T: 'static> Listener<T> {
    /// From now on this listener is told, and no other.
    pub fn replace(&self, listener: Box<dyn Fn(T)>) {
        // The former listener is dropped while nothing is borrowed, because dropping it may call in.
        let former = self.0.replace(Some(Rc::from(listener)));
        drop(former);
    }

    /// Queues the news for whoever is listening when it is delivered.
    pub fn tell(&self, mailbox: &Mailbox, what: T) {
        let listener = Rc::clone(&self.0);
        mailbox.post(move || {
            let listener = listener.borrow().clone();
            if let Some(listener) = listener {
                listener(what);
            }
        });
    }
}
