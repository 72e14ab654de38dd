//! Requests that the server has not answered yet. They are kept to be sent again after a break: under the same id the
//! server carries them out once, however often they arrive.

use std::time::Duration;

use rabenburg_engine::Action;
use rabenburg_protocol::{ClientMessage, Command, CommandId, Problem};

pub(crate) type Reply = Box<dyn FnOnce(Result<(), Problem>)>;

pub(crate) struct Request {
    id: CommandId,
    what: What,
    reply: Reply,
}

enum What {
    /// To do something, given the table's version known at the time.
    Do(u64, Command),
    WhyNot(Action),
}

impl Request {
    pub(crate) fn command(id: CommandId, version: u64, command: Command, reply: Reply) -> Request {
        Request { id, what: What::Do(version, command), reply }
    }

    pub(crate) fn question(id: CommandId, action: Action, reply: Reply) -> Request {
        Request { id, what: What::WhyNot(action), reply }
    }

    pub(crate) fn message(&self) -> ClientMessage {
        let id = self.id.clone();
        match &self.what {
            What::Do(version, command) => ClientMessage::Do { id, version: *version, command: command.clone() },
            What::WhyNot(action) => ClientMessage::WhyNot { id, action: *action },
        }
    }

    /// The command, if it was one, and the callback.
    pub(crate) fn into_parts(self) -> (Option<Command>, Reply) {
        let command = match self.what {
            What::Do(_, command) => Some(command),
            What::WhyNot(_) => None,
        };
        (command, self.reply)
    }
}

/// All of them, in order, each with the time it was sent, or was to be.
#[derive(Default)]
pub(crate) struct Pending(Vec<(Request, Duration)>);

impl Pending {
    pub(crate) fn push(&mut self, request: Request, now: Duration) {
        self.0.push((request, now));
    }

    /// All of them are sent again now.
    pub(crate) fn sent_at(&mut self, now: Duration) {
        self.0.iter_mut().for_each(|(_, sent)| *sent = now);
    }

    /// When the oldest unanswered request was sent.
    pub(crate) fn oldest(&self) -> Option<Duration> {
        self.0.iter().map(|(_, sent)| *sent).min()
    }

    /// The request with this id. Ids from another client of the same visitor match nothing here.
    pub(crate) fn take(&mut self, id: &CommandId) -> Option<Request> {
        let index = self.0.iter().position(|(request, _)| request.id == *id)?;
        Some(self.0.remove(index).0)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Request> {
        self.0.iter().map(|(request, _)| request)
    }

    /// Gives everything up.
    pub(crate) fn take_all(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.0).into_iter().map(|(request, _)| request).collect()
    }

    /// Whether a command is pending; questions change nothing.
    pub(crate) fn has_commands(&self) -> bool {
        self.0.iter().any(|(request, _)| matches!(request.what, What::Do(..)))
    }
}
