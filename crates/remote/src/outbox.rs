//! To whom a client says something, once nothing is borrowed.

use std::rc::Rc;

use rabenburg_protocol::ClientMessage;
use rabenburg_session::{Listener, Mailbox, Update};

use crate::remote::{Line, News};

/// The mailbox, and who listens.
#[derive(Clone, Default)]
pub(crate) struct Outbox {
    pub(crate) mailbox: Mailbox,
    /// Of the table.
    pub(crate) listener: Listener<News>,
    /// Of its game.
    pub(crate) game_listener: Listener<Update>,
}

impl Outbox {
    pub(crate) fn send(&self, line: &Rc<dyn Line>, message: &ClientMessage) {
        // All our messages can be written.
        if let Ok(text) = serde_json::to_string(message) {
            let line = Rc::clone(line);
            self.mailbox.post(move || line.send(text));
        }
    }

    /// A line is not needed any more. Dropping it closes it, which may be heard of at once.
    pub(crate) fn hang_up(&self, line: Rc<dyn Line>) {
        self.mailbox.post(move || drop(line));
    }

    pub(crate) fn news(&self, news: News) {
        self.listener.tell(&self.mailbox, news);
    }

    pub(crate) fn tell(&self, update: Update) {
        self.game_listener.tell(&self.mailbox, update);
    }
}
