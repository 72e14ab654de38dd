//! What the dock says. One voice speaks at the table, in one place: a refusal, what a choice would do, a hint, or what
//! to do. Nothing is said in notes on the board.

use leptos::prelude::*;
use rabenburg_words::{Language, Objection, consequence, table as text, why_not};

use crate::table::game::{Game, HintState};
use crate::table::prompt;

/// What is said, and in which role.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Voice {
    /// Why something cannot be done, and what to do instead.
    Refusal(Objection),
    /// What a bot would do.
    Advice(String),
    /// What would happen, or what there is to decide.
    Plain(String),
}

/// What to say now.
pub(crate) fn voice(game: Game, language: Language) -> Voice {
    if let Some(refusal) = game.refusal.get() {
        return Voice::Refusal(why_not(&refusal, &game.names(), language));
    }
    let picked = game.picked.get();
    if let Some(choice) = game.menu().chosen(&picked) {
        let told = |moment: &rabenburg_session::Moment| {
            consequence(&choice.action, &choice.foreseen, &moment.view, &game.names(), language)
        };
        return Voice::Plain(game.moment.with(told));
    }
    match game.advice.get() {
        _ if !picked.is_empty() => Voice::Plain(prompt::prompt(game, language)),
        HintState::None => Voice::Plain(prompt::prompt(game, language)),
        HintState::Thinking => Voice::Advice(text::hint_thinking(language).to_owned()),
        HintState::Given(None) => Voice::Advice(text::hint_none(language).to_owned()),
        HintState::Given(Some(advised)) => Voice::Advice(advised.why),
    }
}

impl Voice {
    /// Everything it says.
    pub(crate) fn whole(&self) -> String {
        match self {
            Voice::Refusal(told) => told.to_string(),
            Voice::Advice(text) | Voice::Plain(text) => text.clone(),
        }
    }

    /// What must always be visible: of a refusal, the reason.
    pub(crate) fn head(&self) -> String {
        match self {
            Voice::Refusal(told) => told.reason.clone(),
            Voice::Advice(text) | Voice::Plain(text) => text.clone(),
        }
    }

    /// What gives way where there is little room: of a refusal, what to do instead.
    pub(crate) fn rest(&self) -> Option<&'static str> {
        match self {
            Voice::Refusal(told) => Some(told.instead),
            Voice::Advice(_) | Voice::Plain(_) => None,
        }
    }

    /// The icon beside it.
    pub(crate) fn mark(&self) -> Option<&'static str> {
        match self {
            Voice::Refusal(_) => Some("close"),
            Voice::Advice(_) => Some("hint"),
            Voice::Plain(_) => None,
        }
    }
}
