//! What is to be said to others, in order, once nothing is borrowed: whoever is called may call in.

use std::collections::VecDeque;
use std::rc::Rc;

use rabenburg_protocol::ClientMessage;
use rabenburg_session::Update;

use crate::remote::{Line, News};

/// Something to be said.
pub(crate) enum Outgoing {
    /// To the server.
    Send(Rc<dyn Line>, String),
    /// A line is not needed any more. Dropping it closes it, which may be heard of at once.
    HangUp(Rc<dyn Line>),
    /// To the listener of the table.
    News(News),
    /// To the listener of the game.
    Tell(Box<Update>),
    /// To somebody who asked.
    Call(Box<dyn FnOnce()>),
}

/// What waits to be said.
#[derive(Default)]
pub(crate) struct Outbox(VecDeque<Outgoing>);

impl Outbox {
    pub(crate) fn send(&mut self, line: &Rc<dyn Line>, message: &ClientMessage) {
        // All our messages can be written.
        if let Ok(text) = serde_json::to_string(message) {
            self.0.push_back(Outgoing::Send(Rc::clone(line), text));
        }
    }

    pub(crate) fn hang_up(&mut self, line: Rc<dyn Line>) {
        self.0.push_back(Outgoing::HangUp(line));
    }

    pub(crate) fn news(&mut self, news: News) {
        self.0.push_back(Outgoing::News(news));
    }

    pub(crate) fn tell(&mut self, update: Update) {
        self.0.push_back(Outgoing::Tell(Box::new(update)));
    }

    pub(crate) fn call(&mut self, call: impl FnOnce() + 'static) {
        self.0.push_back(Outgoing::Call(Box::new(call)));
    }

    pub(crate) fn next(&mut self) -> Option<Outgoing> {
        self.0.pop_front()
    }
}
