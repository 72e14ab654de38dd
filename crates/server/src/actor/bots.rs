//! How bots join in, and stand in for people who are away or take too long.

use std::time::{Duration, Instant};

use rabenburg_bots::{Level, Question};
use rabenburg_engine::{Action, Seat};
use rabenburg_protocol::{DoneBy, Timeout};
use rabenburg_session::Consultation;
use tokio::sync::oneshot;

use super::Actor;
use crate::bots::{Desk, Thought};
use crate::now::now;
use crate::table::{Driver, Entry, Game, Overdue, What};

/// The bots of a table, and those who stand in for people.
pub(super) struct TableBots {
    consultation: Consultation,
    /// What bots know of the game, unless one of them is thinking.
    desk: Option<Desk>,
    /// Where the bot that is thinking answers. It keeps thinking even if the game goes on meanwhile.
    answer: Option<oneshot::Receiver<Thought>>,
    /// For whom it thinks.
    who: DoneBy,
    /// When what it has decided happens: a little later, so that people can follow.
    due: Instant,
}

impl TableBots {
    pub(super) fn new() -> TableBots {
        TableBots {
            consultation: Consultation::default(),
            desk: None,
            answer: None,
            who: DoneBy::Bot,
            due: Instant::now(),
        }
    }

    /// The table was read anew: what bots knew and wanted may be wrong.
    pub(super) fn forget(&mut self) {
        self.desk = None;
        self.consultation.forget();
    }

    /// The person of this seat is back: what a stand-in thinks or wants counts for nothing.
    pub(super) fn step_back(&mut self, game: &Game, seat: Seat) {
        let wanted = self.consultation.decided(game.record()).map(|(seat, _)| seat);
        if wanted.or(self.consultation.pending(game.record()).map(Question::seat)) == Some(seat) {
            self.consultation.forget();
        }
    }

    pub(super) fn are_thinking(&self) -> bool {
        self.answer.is_some()
    }

    /// When what a bot has decided is to happen.
    pub(super) fn due(&self, game: &Game) -> Option<Instant> {
        self.consultation.decided(game.record()).map(|_| self.due)
    }

    /// The answer of the bot that is thinking, or nothing if no thread is left to give one. It never comes if none is.
    pub(super) async fn answer(&mut self) -> Option<Thought> {
        match &mut self.answer {
            Some(answer) => answer.await.ok(),
            None => std::future::pending().await,
        }
    }
}

/// How long the server does nothing of its own accord after a failure.
const STALL: Duration = Duration::from_secs(1);

impl Actor {
    /// Does everything that needs no order: plays for people whose time is up, lets bots stand in for those who are away,
    /// and asks the bot whose turn it is.
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
        if self.table.rematch_due() && self.open_rematch(None, None).await.is_err() {
            self.stalled = Some(Instant::now() + STALL);
            return;
        }
        self.ask_bot();
    }

    /// What is due at the table now.
    fn next_by_itself(&mut self) -> Option<What> {
        let scene = self.scene();
        if let Some((visitor, _)) = self.table.next_host_at(&scene).filter(|(_, at)| *at <= scene.at) {
            return Some(What::Hosted { visitor });
        }
        let game = self.table.game()?;
        if let Some((seat, action)) = self.bots.consultation.decided(game.record())
            && self.bots.due <= Instant::now()
        {
            let timeout = (self.bots.who == DoneBy::Time).then_some(Timeout::Bot);
            return self.played(seat, action, self.bots.who, timeout);
        }
        if let Some((seat, Overdue::Act(action))) = self.table.overdue(now()) {
            return self.played(seat, action, DoneBy::Time, Some(Timeout::Redraw));
        }
        let (seat, at) = self.table.stand_in_at(&scene)?;
        (at <= scene.at).then_some(What::BotTook { seat })
    }

    fn played(&mut self, seat: Seat, action: Action, actor: DoneBy, timeout: Option<Timeout>) -> Option<What> {
        let luck = &mut self.luck;
        let inputs = self.table.game()?.act(seat, action, &mut |bound| luck.below(bound));
        match inputs {
            Ok(inputs) => Some(What::Played { seat, actor, inputs, timeout }),
            Err(error) => {
                tracing::error!(%error, "a bot wanted what is not legal; please report it");
                self.bots.forget();
                None
            }
        }
    }

    /// Asks the bot whose turn it is to say something, if none is thinking already.
    fn ask_bot(&mut self) {
        if self.bots.are_thinking() {
            return;
        }
        let Some((question, level, who)) = self.next_question() else { return };
        let Some(game) = self.table.game() else { return };
        let mut desk = self.bots.desk.take().unwrap_or_else(|| Desk::new(game.record().start()));
        desk.catch_up(game.record());
        let (thought, answer) = oneshot::channel();
        self.bots.consultation.ask(game.record(), question);
        (self.bots.answer, self.bots.who) = (Some(answer), who);
        self.hall.bots().ask(desk, question, level, thought);
    }

    /// What is asked next, of a bot of which level, and for whom it acts.
    fn next_question(&self) -> Option<(Question, Level, DoneBy)> {
        let game = self.table.game()?;
        if self.guests.is_empty() && self.table.players().next().is_none() {
            return None;
        }
        let bot = |seat| match self.table.driver(seat) {
            Some(Driver::Bot(level)) => Some(level),
            _ => None,
        };
        if let Some(question) = self.bots.consultation.due(game.record(), |seat| bot(seat).is_some()) {
            return Some((question, bot(question.seat())?, DoneBy::Bot));
        }
        match self.table.overdue(now()) {
            Some((seat, Overdue::Ask(level))) if self.bots.consultation.decided(game.record()).is_none() => {
                Some((Question::Decide(seat), level, DoneBy::Time))
            }
            _ => None,
        }
    }

    /// A bot has thought. If the game has moved on meanwhile, it is asked again.
    pub(super) fn hear(&mut self, thought: Option<Thought>) {
        self.bots.answer = None;
        let Some(Thought { desk, question, action }) = thought else {
            // There is no thread to think in, which was logged when it happened.
            self.bots.consultation.forget();
            self.stalled = Some(Instant::now() + STALL);
            return;
        };
        self.bots.desk = desk;
        let Some(game) = self.table.game() else { return };
        let action = action.or_else(|| match question {
            Question::Interject(_) => None,
            // A bot that finds nothing to do, which should not happen, must not hold up the game.
            Question::Decide(seat) => game.position().legal_actions(seat).get(0),
        });
        self.bots.consultation.hear(game.record(), question, action);
        // A pause must not add to time that is already up.
        let pause = if self.bots.who == DoneBy::Bot { self.hall.settings().bot_pause } else { Duration::ZERO };
        self.bots.due = self.busy_at + pause;
    }
}
