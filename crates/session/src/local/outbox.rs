//! What is to be said to others, in order.

use std::collections::VecDeque;

use crate::message::Order;
use crate::session::Update;

/// Something to be said, once nothing is borrowed.
pub(super) enum Outgoing {
    /// To the bots.
    Ask(Order),
    /// To the keeper.
    Keep(String),
    /// To the listener.
    Tell(Box<Update>),
    /// To somebody who asked.
    Call(Box<dyn FnOnce()>),
}

/// What waits to be said.
#[derive(Default)]
pub(super) struct Outbox(VecDeque<Outgoing>);

impl Outbox {
    pub(super) fn ask(&mut self, order: Order) {
        self.0.push_back(Outgoing::Ask(order));
    }

    pub(super) fn keep(&mut self, text: String) {
        self.0.push_back(Outgoing::Keep(text));
    }

    pub(super) fn tell(&mut self, update: Update) {
        self.0.push_back(Outgoing::Tell(Box::new(update)));
    }

    pub(super) fn reply<T: 'static>(&mut self, reply: Box<dyn FnOnce(T)>, answer: T) {
        self.0.push_back(Outgoing::Call(Box::new(move || reply(answer))));
    }

    pub(super) fn next(&mut self) -> Option<Outgoing> {
        self.0.pop_front()
    }
}
