//! Callbacks and messages, delivered once nothing is borrowed.

use std::rc::Rc;

use rabenburg_protocol::ClientMessage;
use rabenburg_session::{Listener, Mailbox, Update};

use crate::remote::{News, Transport};

/// The mailbox and the listeners.
#[derive(Clone, Default)]
pub(crate) struct Outbox {
    pub(crate) mailbox: Mailbox,
    pub(crate) listener: Listener<News>,
    pub(crate) game_listener: Listener<Update>,
}

impl Outbox {
    pub(crate) fn send(&self, socket: &Rc<dyn Transport>, message: &ClientMessage) {
        // Serializing our own messages does not fail.
        if let Ok(text) = serde_json::to_string(message) {
            let socket = Rc::clone(socket);
            self.mailbox.post(move || socket.send(text));
        }
    }

    /// A socket is no longer needed. Dropping it closes it, which may be reported at once.
    pub(crate) fn hang_up(&self, socket: Rc<dyn Transport>) {
        self.mailbox.post(move || drop(socket));
    }

    pub(crate) fn news(&self, news: News) {
        self.listener.tell(&self.mailbox, news);
    }

    pub(crate) fn tell(&self, update: Update) {
        self.game_listener.tell(&self.mailbox, update);
    }
}
