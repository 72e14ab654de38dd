//! What is said to others once nothing is borrowed: whoever is called back may call in.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

/// Calls that are to be made, in order. A handle: clones are the same mailbox.
#[derive(Clone, Default)]
pub struct Mailbox(Rc<Letters>);

#[derive(Default)]
struct Letters {
    waiting: RefCell<VecDeque<Box<dyn FnOnce()>>>,
    delivering: Cell<bool>,
}

impl Mailbox {
    /// Something is to be said when it is its turn. Nobody is called yet.
    pub fn post(&self, call: impl FnOnce() + 'static) {
        self.0.waiting.borrow_mut().push_back(Box::new(call));
    }

    /// Somebody who asked is to be answered.
    pub fn reply<T: 'static>(&self, reply: Box<dyn FnOnce(T)>, answer: T) {
        self.post(move || reply(answer));
    }

    /// Makes all calls, one after the other, and those that come of them. Nothing of the caller's may be borrowed. From within
    /// such a call it does nothing: what that call has posted waits until it returns.
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

    /// Whether somebody is being called.
    pub fn is_delivering(&self) -> bool {
        self.0.delivering.get()
    }
}

/// Who is told of something; nobody at first. A handle, too.
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
    /// From now on this one is told, and no other.
    pub fn replace(&self, listener: Box<dyn Fn(T)>) {
        // The former one is dropped when nothing is borrowed: dropping it may call in.
        let former = self.0.replace(Some(Rc::from(listener)));
        drop(former);
    }

    /// Whoever listens when it is delivered is to be told.
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
