//! What happens, told in words.

use leptos::prelude::*;
use rabenburg_engine::{Fact, Seat, SeenEvent};
use rabenburg_words::{Icon, Line, Teller};

use super::Game;

impl Game {
    /// Rewrites the whole log: for somebody who has just sat down, or in another language.
    pub(crate) fn read_log(self) {
        let log = self.with_session(|session| session.log());
        let language = self.settings.language.get_untracked();
        let mut teller = Teller::new(log.from(), self.names());
        let told = log.iter().flat_map(|(turn, event)| {
            worth_telling(teller.tell(event, language)).into_iter().map(move |line| (turn, line))
        });
        self.lines.set(told.collect());
        self.teller.set_value(teller);
    }

    pub(super) fn tell(self, event: &SeenEvent) {
        let language = self.settings.language.get_untracked();
        let told = self.teller.try_update_value(|teller| worth_telling(teller.tell(event, language)));
        let told = told.unwrap_or_default();
        let turn = match event {
            SeenEvent::Public(Fact::TurnBegan { turn }) => *turn,
            _ => self.stage.scene.read_untracked().view().turn,
        };
        if !told.is_empty() {
            // The written text: what is said aloud would name wizards that are locked up now (rule 13.3).
            for line in &told {
                self.announcer.say(&line.text);
            }
            self.spoken.set(told.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" "));
            self.lines.update(|lines| lines.extend(told.into_iter().map(|line| (turn, line))));
        }
    }

    /// Tells something that is no event of the game.
    pub(crate) fn note(self, seat: Option<Seat>, icon: Icon, text: String) {
        self.announcer.say(&text);
        let turn = self.stage.scene.with_untracked(|scene| scene.view().turn);
        self.lines.update(|lines| lines.push((turn, Line { seat, icon, text, aloud: None })));
    }

    /// The written log reaches back no further than the session's (rule 13.3).
    pub(super) fn forget_lines(self) {
        let first = self.with_session(|session| session.log().iter().next().map(|(turn, _)| turn));
        self.lines.update(|lines| lines.retain(|(turn, _)| first.is_some_and(|first| *turn >= first)));
    }
}

/// In the master variant everybody who could cast and does not would have a line, several times a turn.
fn worth_telling(mut lines: Vec<Line>) -> Vec<Line> {
    lines.retain(|line| line.icon != Icon::Pass);
    lines
}
