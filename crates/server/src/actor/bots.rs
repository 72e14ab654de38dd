//! How bots come into the game, and how those who stay away or think for too long are played for.

use std::time::{Duration, Instant};

use rabenburg_bots::Level;
use rabenburg_engine::{Action, Seat};
use rabenburg_protocol::Actor as Who;
use tokio::sync::oneshot;

use super::Actor;
use crate::bots::{Desk, Kind, Thought};
use crate::now::now;
use crate::table::{Driver, Entry, Game, Overdue, What};

/// What a bot was asked: at which length of the record, and for whom it acts.
pub(super) struct Asked {
    inputs: usize,
    kind: Kind,
    who: Who,
    answer: oneshot::Receiver<Thought>,
}

/// What a bot has decided: it happens a little later, so that people can follow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decided {
    inputs: usize,
    seat: Seat,
    action: Action,
    who: Who,
    pub(super) at: Instant,
}

impl Asked {
    /// The answer, or nothing if nobody is left to give one.
    pub(super) async fn answer(&mut self) -> Option<Thought> {
        (&mut self.answer).await.ok()
    }
}

/// After a failure the server does nothing by itself for a moment.
const STALL: Duration = Duration::from_secs(1);

impl Actor {
    /// Does all that is to be done without anybody's order: plays for those whose time is up, lets bots take the seats of those
    /// who stay away, and asks the bots whose turn it is.
    pub(super) async fn drive(&mut self) {
        if self.stalled.is_some_and(|until| Instant::now() < until) {
            return;
        }
        self.stalled = None;
        while let Some(what) = self.next_by_itself() {
            if self.commit(|_, _| Ok(Entry::of_house(now(), what.clone()))).await.is_err() {
                self.stalled = Some(Instant::now() + STALL);
                return;
            }
        }
        self.ask_bot();
    }

    /// What happens at the table by itself now.
    fn next_by_itself(&mut self) -> Option<What> {
        let game = self.table.game()?;
        let inputs = game.record().inputs().len();
        if let Some(decided) = self.decided.take_if(|decided| decided.at <= Instant::now() || decided.inputs != inputs)
            && decided.inputs == inputs
        {
            return self.played(decided.seat, decided.action, decided.who);
        }
        if let Some((seat, Overdue::Act(action))) = self.table.overdue(now()) {
            return self.played(seat, action, Who::Time);
        }
        let (seat, at) = self.takeover()?;
        (at <= Instant::now()).then_some(What::BotTook { seat })
    }

    fn played(&mut self, seat: Seat, action: Action, actor: Who) -> Option<What> {
        let luck = &mut self.luck;
        let inputs = self.table.game()?.act(seat, action, &mut |bound| luck.below(bound));
        match inputs {
            Ok(inputs) => Some(What::Played { seat, actor, inputs }),
            Err(error) => {
                tracing::error!(%error, "a bot wanted what is not legal; please report it");
                self.desk = None;
                None
            }
        }
    }

    /// When a bot takes the seat of the awaited one because he stays away and others wait for him.
    pub(super) fn takeover(&self) -> Option<(Seat, Instant)> {
        let awaited = self.table.game()?.position().awaited()?;
        let absence = &self.table.options().absence;
        absence.bot?;
        let Some(Driver::Person(visitor)) = self.table.driver(awaited) else { return None };
        // Whoever watches without a name is somebody else, too.
        let is_other = |person: &crate::table::Person| person.visitor != visitor;
        self.guests.iter().any(|guest| guest.person.as_ref().is_none_or(is_other)).then_some(())?;
        let away = (*self.away.get(awaited.index())?)?;
        Some((awaited, away + Duration::from_secs(absence.grace_seconds.into())))
    }

    /// Asks the bot whose turn it is to say something, if it is not thinking already.
    fn ask_bot(&mut self) {
        if self.asked.is_some() || self.decided.is_some() {
            return;
        }
        let Some((seat, level, kind, who)) = self.next_question() else { return };
        let Some(game) = self.table.game() else { return };
        let mut desk = self.desk.take().unwrap_or_else(|| Desk::new(game.record().start()));
        desk.catch_up(game.record());
        let inputs = game.record().inputs().len();
        self.partner_asked = inputs;
        let (thought, answer) = oneshot::channel();
        self.asked = Some(Asked { inputs, kind, who, answer });
        self.hall.bots().ask(desk, seat, level, kind, thought);
    }

    /// First the partner of who is to decide may say something, then the one himself.
    fn next_question(&self) -> Option<(Seat, Level, Kind, Who)> {
        let game = self.table.game()?;
        if self.guests.is_empty() && self.table.people().next().is_none() {
            return None;
        }
        let position = game.position();
        let awaited = position.awaited()?;
        let bot = |seat| match self.table.driver(seat) {
            Some(Driver::Bot(level)) => Some(level),
            _ => None,
        };
        if self.partner_asked != inputs(game)
            && let Some((partner, _)) = position.asides()
            && let Some(level) = bot(partner)
        {
            return Some((partner, level, Kind::Interject, Who::Bot));
        }
        if let Some(level) = bot(awaited) {
            return Some((awaited, level, Kind::Decide, Who::Bot));
        }
        match self.table.overdue(now()) {
            Some((seat, Overdue::Ask(level))) => Some((seat, level, Kind::Decide, Who::Time)),
            _ => None,
        }
    }

    /// A bot has thought. If the game has gone on meanwhile, it is asked anew.
    pub(super) fn hear(&mut self, thought: Option<Thought>) {
        let Some(asked) = self.asked.take() else { return };
        let Some(thought) = thought else {
            // No thread is there to think in, which was told when it happened.
            self.stalled = Some(Instant::now() + STALL);
            return;
        };
        self.desk = thought.desk;
        let Some(game) = self.table.game() else { return };
        if asked.inputs != inputs(game) {
            return;
        }
        let action = match (thought.action, asked.kind) {
            (Some(action), _) => action,
            (None, Kind::Interject) => return,
            // A bot that knows nothing to do, which should not happen, does not hold up the game.
            (None, Kind::Decide) => match game.position().legal_actions(thought.seat).get(0) {
                Some(action) => action,
                None => return,
            },
        };
        // Time that is up is not stretched by a pause.
        let pause = if asked.who == Who::Bot { self.hall.settings().bot_pause } else { Duration::ZERO };
        let at = self.busy_at + pause;
        self.decided = Some(Decided { inputs: asked.inputs, seat: thought.seat, action, who: asked.who, at });
    }
}

fn inputs(game: &Game) -> usize {
    game.record().inputs().len()
}
