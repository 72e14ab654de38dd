//! How long players may think, and what happens when their time is up.

use rabenburg_bots::Level;
use rabenburg_engine::{Action, Position, Seat};
use rabenburg_protocol::{ClockView, Progress, Timeout, VisitorId};

use super::Table;
use super::seats::Driver;

/// What the server does for a player whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overdue {
    /// As little as the rules allow.
    Act(Action),
    /// What a bot would do.
    Ask(Level),
}

impl Table {
    /// The person the game is waiting for.
    pub(crate) fn awaited(&self) -> Option<VisitorId> {
        match self.driver(self.game()?.position().awaited()?)? {
            Driver::Person(visitor) => Some(visitor),
            Driver::Bot(_) => None,
        }
    }

    /// When the awaited person's time is up.
    pub(crate) fn deadline(&self) -> Option<(Seat, u64)> {
        let game = self.game()?;
        let awaited = game.position().awaited()?;
        let Some(Driver::Person(_)) = self.driver(awaited) else { return None };
        let (since, used) = game.thinking();
        let clock = &self.options.clock;
        let (limit, used) =
            if awaited == game.position().active() { (clock.turn_seconds, used) } else { (clock.window_seconds, 0) };
        let left = (u64::from(limit?.get()) * 1000).saturating_sub(used);
        Some((awaited, since + left))
    }

    /// Where the game stands, for lists.
    pub(crate) fn progress(&self) -> Option<Progress> {
        let position = self.game()?.position();
        Some(Progress {
            round: position.rules().round_of_turn(position.turn_number()),
            awaited: position.awaited(),
            deadline: self.deadline().map(|(_, at)| at),
            moved: self.moved,
        })
    }

    /// The clock as shown to players.
    pub(super) fn clock(&self, at: u64) -> Option<ClockView> {
        let (seat, deadline) = self.deadline()?;
        Some(ClockView { seat, left_ms: deadline.saturating_sub(at) })
    }

    /// What is to be done for whom, if a player's time is up.
    pub(crate) fn overdue(&self, at: u64) -> Option<(Seat, Overdue)> {
        let (seat, deadline) = self.deadline()?;
        if at < deadline {
            return None;
        }
        let position = self.game()?.position();
        let bot = Overdue::Ask(self.options.absence().level());
        // Bots don't step in outside a player's own turn: silence means doing nothing.
        let idle = self.options.clock.timeout == Timeout::Redraw || seat != position.active();
        Some((seat, if idle { least(position, seat).map_or(bot, Overdue::Act) } else { bot }))
    }

    /// When something is due here even if nobody comes: a player's time is up, or it is a bot's turn in a game with
    /// people. Games among bots wait until someone watches.
    pub(crate) fn due(&self) -> Option<u64> {
        let game = self.game()?;
        let bot = matches!(self.driver(game.position().awaited()?), Some(Driver::Bot(_)));
        let people = self.players().next().is_some();
        if bot && people { Some(self.changed_at) } else { self.deadline().map(|(_, at)| at) }
    }
}

/// The action that does as little as possible, if there is one that does nothing else: not casting, not pushing, ending
/// the turn, or giving it up for a redraw (rule 3.5).
fn least(position: &Position, seat: Seat) -> Option<Action> {
    const BY_EFFECT: [Action; 8] = [
        Action::Pass,
        Action::Stop,
        Action::Decline,
        Action::NoPush,
        Action::End,
        Action::Redraw,
        Action::NoMove,
        Action::Accept,
    ];
    BY_EFFECT.into_iter().find(|action| position.is_legal(seat, action))
}
