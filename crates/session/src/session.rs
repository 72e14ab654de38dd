//! What the page sees of a game.

use rabenburg_bots::Level;
use rabenburg_engine::{Action, Awaited, Fact, Outcome, Refusal, Rules, Seat, SeenEvent, SeenLog, View, Viewer};
use rabenburg_words::Language;

/// Who plays in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person at this device.
    Here,
    /// A bot.
    Bot(Level),
    /// A person somewhere else.
    Elsewhere,
}

/// A player: a name and who it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What people call them. Empty for the only person at a device: that is "you".
    pub name: String,
    /// Who it is.
    pub sitter: Who,
}

/// The players by seat.
pub type Players = Vec<Player>;

/// What does not change in a game: its rules and its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matchup {
    /// The rules.
    pub rules: Rules,
    /// Who plays, by seat.
    pub players: Players,
}

/// Something the viewer may do now, and what would come of it as far as anybody can foresee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What to do.
    pub action: Action,
    /// The facts it would cause if nobody intervenes, as far as the visible course tells: no draw, no roll, and nobody
    /// who is out of sight now.
    pub foreseen: Vec<Fact>,
}

/// Whom the game is waiting for, seen from this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// The viewer has to decide.
    Viewer,
    /// Another person at this device has to decide. Nothing of theirs is shown until they sit down.
    Here(Seat),
    /// A bot or a person elsewhere has to decide.
    Other(Seat),
    /// Nobody: the game is over.
    Over(Outcome),
}

impl Waiting {
    /// Whom a game with this view is waiting for. `is_here` says who plays at this device.
    pub fn of(view: &View, is_here: impl Fn(Seat) -> bool) -> Waiting {
        match view.awaited {
            Awaited::Over(outcome) => Waiting::Over(outcome),
            Awaited::Decision { seat, .. } if view.viewer.is(seat) => Waiting::Viewer,
            Awaited::Decision { seat, .. } if is_here(seat) => Waiting::Here(seat),
            Awaited::Decision { seat, .. } => Waiting::Other(seat),
            // Only between two decisions, which is never shown.
            Awaited::Chance(_) => Waiting::Other(view.active),
        }
    }
}

/// The present, as shown to the viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Counts the inputs of the game, so it grows with every update.
    pub version: u32,
    /// What the viewer sees.
    pub view: View,
    /// What they may do, even when nobody is waiting for them (a partner's offer, rule 11.2).
    pub choices: Vec<Choice>,
    /// Whom the game is waiting for.
    pub waiting: Waiting,
}

/// Something happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Update {
    /// What the viewer saw happen, in order. Empty if somebody has sat down.
    pub events: Vec<SeenEvent>,
    /// Where that leads. On a shared device the viewer of the events may have left by now: somebody else has to decide,
    /// and until they sit down this is a spectator's view.
    pub now: Moment,
}

/// A stretch of the past that may be shown again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// What the viewer saw before it.
    pub from: View,
    /// What they saw happen.
    pub events: Vec<SeenEvent>,
}

impl Replay {
    /// A stretch that begins here.
    pub(crate) fn new(from: View) -> Replay {
        Replay { from, events: Vec::new() }
    }
}

/// The advice of the best bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advised {
    /// What it would do.
    pub action: Action,
    /// Why, in words.
    pub why: String,
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotDone {
    /// The rules forbid it.
    Refused(Refusal),
    /// Something else has happened first: what was chosen may mean something else now.
    Overtaken,
    /// The reason has nothing to do with the rules. Whoever runs the game reports it separately.
    Otherwise,
}

/// A running game behind one interface, wherever it runs.
///
/// Calls return at once. What comes of them arrives at the listener, and answers at the reply callback: perhaps before
/// the call returns, perhaps later. Callbacks may call any method; what comes of that is delivered after they return,
/// so that updates arrive one by one and in order.
///
/// A new listener is not told about the present; ask [`Session::now`] for it.
pub trait Session {
    /// Rules and players.
    fn table(&self) -> Matchup;

    /// The present.
    fn now(&self) -> Moment;

    /// What the viewer has written down (rule 13.3).
    fn log(&self) -> SeenLog;

    /// The last completed turn, to be shown again: from right after it began to right before the next one did.
    fn last_turn(&self) -> Option<Replay>;

    /// The whole game as a text in our notation, once it is over.
    fn record(&self) -> Option<String>;

    /// The viewer does something. The reply comes once it is settled.
    fn act(&self, action: Action, reply: Box<dyn FnOnce(Result<(), NotDone>)>);

    /// Why the viewer may not do that; `None` if they may.
    fn why_not(&self, action: Action, reply: Box<dyn FnOnce(Option<Refusal>)>);

    /// Whether hints are available. At a table with other people they are not.
    fn advises(&self) -> bool;

    /// What the best bot would do in the viewer's place. `None` if nobody is waiting for them, or if the game moves on
    /// meanwhile.
    fn hint(&self, language: Language, reply: Box<dyn FnOnce(Option<Advised>)>);

    /// A person at this device sits down (or everybody stands up, which gives a spectator's view) and is shown their
    /// side; an update reports it. Nothing happens if nobody at this device plays there, or if there is only one
    /// person, who always sits.
    fn sit(&self, viewer: Viewer);

    /// The page has shown everything up to this version, so the game may go on. Bots wait for it, at the start too.
    fn shown(&self, version: u32);

    /// Sets who is told about updates. There is one listener; a new one replaces it.
    fn listen(&self, listener: Box<dyn Fn(Update)>);
}
