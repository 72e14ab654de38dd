//! The host and the bots: who is asked what, and what comes of the answers.

use rabenburg_engine::{Input, Seat};

use super::Host;
use crate::message::{Answer, Order, Stamp};
use crate::session::Advised;

/// What a bot is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Question {
    Decide(Seat),
    Interject(Seat),
}

impl Host {
    /// Asks the bot whose turn it is to say something.
    pub(super) fn ask(&mut self) {
        self.asked = self.next_question();
        self.partner_asked = true;
        if let Some(question) = self.asked {
            self.put_question(question);
        }
    }

    /// First the partner of who is to decide may say something, then the one himself.
    fn next_question(&self) -> Option<Question> {
        let position = self.chronicle.position();
        let awaited = position.awaited()?;
        let partner = position.asides().map(|(partner, _)| partner).filter(|&partner| self.is_bot(partner));
        match partner {
            Some(partner) if !self.partner_asked => Some(Question::Interject(partner)),
            _ => self.is_bot(awaited).then_some(Question::Decide(awaited)),
        }
    }

    fn put_question(&mut self, question: Question) {
        let at = self.at();
        self.outbox.ask(match question {
            Question::Decide(seat) => Order::Decide { at, seat },
            Question::Interject(seat) => Order::Interject { at, seat },
        });
    }

    pub(super) fn tell_game(&mut self) {
        self.outbox.ask(Order::Game { game: self.game, saved: self.text() });
    }

    pub(in crate::local) fn hear(&mut self, answer: &str) {
        match answer.parse() {
            Ok(Answer::Decided { at, seat, action }) => {
                if self.answers(at, Question::Decide(seat)) {
                    self.decided = Some(Input::Act { seat, action });
                    self.put_decided();
                }
            }
            Ok(Answer::Interjected { at, seat, action }) => {
                if self.answers(at, Question::Interject(seat)) {
                    match action {
                        Some(action) => self.decided = Some(Input::Act { seat, action }),
                        None => self.ask(),
                    }
                    self.put_decided();
                }
            }
            Ok(Answer::Advised { at, language, advice, .. }) => {
                if at == self.at() {
                    // The answer to an earlier question may be in another language.
                    let hint = self.hint.take_if(|hint| hint.language == language);
                    let advised = advice.map(|(action, why)| Advised { action, why });
                    hint.into_iter().for_each(|hint| self.outbox.mailbox.reply(hint.reply, advised.clone()));
                }
            }
            // Nobody has asked here how a game stood.
            Ok(Answer::Judged { .. }) => {}
            Ok(Answer::Failed { .. }) | Err(_) => self.tell_again(),
        }
    }

    /// Whether this is the answer to what was asked; then nothing is asked any more.
    fn answers(&mut self, at: Stamp, question: Question) -> bool {
        let fits = at == self.at() && self.asked == Some(question);
        if fits {
            self.asked = None;
        }
        fits
    }

    /// The bots are out of step: once at each version they are told everything and asked again.
    fn tell_again(&mut self) {
        let version = Some(self.chronicle.version());
        if self.told_again != version {
            self.told_again = version;
            self.ask_again();
        }
    }

    pub(in crate::local) fn ask_again(&mut self) {
        self.give_up_hint();
        self.tell_game();
        if let Some(question) = self.asked {
            self.put_question(question);
        }
    }

    /// What a bot has decided happens, unless something is still to be shown.
    pub(super) fn put_decided(&mut self) {
        if self.shown < self.chronicle.version() {
            return;
        }
        if let Some(input) = self.decided.take()
            && self.go_on(input).is_none()
        {
            // No bot decides what is not legal, unless it thinks of another game.
            self.asked = self.next_question();
            self.tell_again();
        }
    }
}
