//! What was asked of the server and is not answered yet. It is kept to be sent again after a break: under the same name the
//! server does it once, however often it comes.

use std::time::Duration;

use rabenburg_engine::Action;
use rabenburg_protocol::{ClientMessage, Command, CommandId, Problem};

/// Who is told what became of it.
pub(crate) type Reply = Box<dyn FnOnce(Result<(), Problem>)>;

/// Something that was asked.
pub(crate) struct Asked {
    id: CommandId,
    what: What,
    reply: Reply,
}

/// What was asked.
enum What {
    /// To do something, at the table's version that was known then.
    Do(u64, Command),
    /// Whether an action would be legal.
    WhyNot(Action),
}

impl Asked {
    pub(crate) fn command(id: CommandId, version: u64, command: Command, reply: Reply) -> Asked {
        Asked { id, what: What::Do(version, command), reply }
    }

    pub(crate) fn question(id: CommandId, action: Action, reply: Reply) -> Asked {
        Asked { id, what: What::WhyNot(action), reply }
    }

    /// The message, the same each time.
    pub(crate) fn message(&self) -> ClientMessage {
        let id = self.id.clone();
        match &self.what {
            What::Do(version, command) => ClientMessage::Do { id, version: *version, command: command.clone() },
            What::WhyNot(action) => ClientMessage::WhyNot { id, action: *action },
        }
    }

    /// The command, if it was one, and who is told.
    pub(crate) fn into_parts(self) -> (Option<Command>, Reply) {
        let command = match self.what {
            What::Do(_, command) => Some(command),
            What::WhyNot(_) => None,
        };
        (command, self.reply)
    }
}

/// All of it, in the order in which it was asked, and when it was sent, or was to be.
#[derive(Default)]
pub(crate) struct Pending(Vec<(Asked, Duration)>);

impl Pending {
    pub(crate) fn push(&mut self, asked: Asked, now: Duration) {
        self.0.push((asked, now));
    }

    /// All of it is sent again now.
    pub(crate) fn sent_at(&mut self, now: Duration) {
        self.0.iter_mut().for_each(|(_, sent)| *sent = now);
    }

    /// When the first of what is not answered was sent.
    pub(crate) fn oldest(&self) -> Option<Duration> {
        self.0.iter().map(|(_, sent)| *sent).min()
    }

    /// What has this name. One that nobody here has given, as another client of the same visitor may, is nobody's.
    pub(crate) fn take(&mut self, id: &CommandId) -> Option<Asked> {
        let index = self.0.iter().position(|(asked, _)| asked.id == *id)?;
        Some(self.0.remove(index).0)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Asked> {
        self.0.iter().map(|(asked, _)| asked)
    }

    /// Gives everything up.
    pub(crate) fn take_all(&mut self) -> Vec<Asked> {
        std::mem::take(&mut self.0).into_iter().map(|(asked, _)| asked).collect()
    }

    /// Whether something is to be done; questions change nothing.
    pub(crate) fn has_commands(&self) -> bool {
        self.0.iter().any(|(asked, _)| matches!(asked.what, What::Do(..)))
    }
}
