//! The host and the bots: who is asked what, and what comes of the answers.

use rabenburg_bots::Question;
use rabenburg_engine::{Action, Input};

use super::Host;
use crate::message::{Answer, Order, Stamp};
use crate::session::Advised;

impl Host {
    /// Asks the bot whose turn it is to say something.
    pub(super) fn ask(&mut self) {
        if let Some(question) = self.next_question() {
            self.put_question(question);
        }
    }

    fn next_question(&mut self) -> Option<Question> {
        let question = self.consultation.due(self.chronicle.record(), |seat| self.is_bot(seat))?;
        self.consultation.ask(self.chronicle.record(), question);
        Some(question)
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
            Ok(Answer::Decided { at, seat, action }) => self.hear_bot(at, Question::Decide(seat), Some(action)),
            Ok(Answer::Interjected { at, seat, action }) => self.hear_bot(at, Question::Interject(seat), action),
            Ok(Answer::Advised { at, language, advice, .. }) => {
                if at == self.at() {
                    // The answer to an earlier question may be in another language.
                    let hint = self.hint.take_if(|hint| hint.language == language);
                    let advised = advice.map(|(action, why)| Advised { action, why });
                    hint.into_iter().for_each(|hint| self.outbox.mailbox.reply(hint.reply, advised.clone()));
                }
            }
            // Nobody has asked here how a game stood.
            Ok(Answer::Judged { .. } | Answer::Improved { .. }) => {}
            Ok(Answer::Failed { .. }) | Err(_) => self.tell_again(),
        }
    }

    fn hear_bot(&mut self, at: Stamp, question: Question, action: Option<Action>) {
        if at == self.at() && self.consultation.hear(self.chronicle.record(), question, action) {
            self.ask();
            self.put_decided();
        }
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
        if let Some(question) = self.consultation.pending(self.chronicle.record()) {
            self.put_question(question);
        }
    }

    /// What a bot has decided happens, unless something is still to be shown.
    pub(super) fn put_decided(&mut self) {
        if self.shown < self.chronicle.version() {
            return;
        }
        if let Some((seat, action)) = self.consultation.decided(self.chronicle.record())
            && self.go_on(Input::Act { seat, action }).is_none()
        {
            // No bot decides what is not legal, unless it thinks of another game.
            self.consultation.forget();
            self.next_question();
            self.tell_again();
        }
    }
}
