//! What happens, shown event by event.

use std::collections::VecDeque;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_engine::{Action, Awaited, Phase, Window};
use rabenburg_session::{Moment, Waiting};

use super::{Game, phase_of};
use crate::board::choreography::Cue;
use crate::board::scene::Scene;
use crate::choosing::{ButtonAction, Pick};
use crate::focus;
use crate::settings::Asking;

impl Game {
    pub(super) fn hear(self, update: rabenburg_session::Update) {
        self.queue.update_value(|queue| queue.push_back(update));
        self.go_on();
    }

    /// The table has come into sight or gone out of it. Events wait for somebody to see them.
    pub(crate) fn be_present(self, present: bool) {
        self.present.set_value(present);
        self.go_on();
    }

    fn go_on(self) {
        let waiting = self.queue.with_value(|queue| !queue.is_empty());
        if waiting && self.present.get_value() && !self.busy.get_untracked() {
            self.busy.set(true);
            self.picked.set(Vec::new());
            let held = self.hold();
            spawn_local(async move {
                self.show_updates().await;
                drop(held);
            });
        }
    }

    async fn show_updates(self) {
        let before = self.is_viewer_awaited();
        let next = || self.queue.try_update_value(VecDeque::pop_front).flatten().filter(|_| !self.has_ended());
        while let Some(update) = next() {
            self.stage.play_all(&update.events, move |event| self.tell(event)).await;
            self.settle(update.now);
            // What nobody could see happen is in the log all the same; what is waiting to be shown must not be told
            // yet.
            if update.events.is_empty() && self.queue.with_value(VecDeque::is_empty) {
                self.read_log();
            }
        }
        self.busy.set(false);
        // Another game may have been started in the meantime: nobody is waiting for this one.
        if self.has_ended() {
            return;
        }
        if self.is_viewer_awaited() {
            if !before {
                self.stage.sound(Cue::YourTurn);
            }
            focus::bring_back();
            self.advise_by_itself();
        }
        self.pass_by_itself();
        self.play_what_was_intended();
        let version = self.moment.read_untracked().version;
        self.with_session(|session| session.shown(version));
    }

    fn is_viewer_awaited(self) -> bool {
        self.moment.with_untracked(|moment| moment.waiting == Waiting::Viewer)
    }

    fn settle(self, now: Moment) {
        self.stage.show(&now.view);
        self.moment.set(now);
        self.repeatable.set(self.last_turn().is_some());
        self.forget_lines();
    }

    /// Rule 9.3 asks everybody who could cast. For people who do not want to be asked, the page passes.
    pub(crate) fn pass_by_itself(self) {
        if untrack(|| self.passes_by_itself()) {
            self.act(Action::Pass);
        }
    }

    /// Whether the viewer is being asked for a spell and does not want to be.
    pub(crate) fn passes_by_itself(self) -> bool {
        self.moment.with(|moment| {
            let asked = moment.waiting == Waiting::Viewer && phase_of(moment) == Some(Phase::Window);
            let own_turn = moment.view.viewer.is(moment.view.active);
            let moot = || self.later.get().is_some_and(|later| !(later.concerns)(self));
            let passes = match self.settings.asking.get() {
                _ if moment.view.turn < self.quiet_until.get() => true,
                _ if own_turn && self.intended.get().is_some() => true,
                Asking::Always => false,
                Asking::Never => true,
                // Before their card they may cast what they like; with the card they have passed, unless a spell could
                // now change something.
                Asking::Concerned | Asking::OwnTurn if own_turn => window_of(moment) != Some(Window::Open) && moot(),
                Asking::Concerned => moot(),
                Asking::OwnTurn => true,
            };
            asked && passes
        })
    }

    /// Whether the viewer is asked for a spell before a card of their own: playing one is saying no.
    pub(crate) fn may_play_on(self) -> bool {
        !self.busy.get()
            && !self.sending.get()
            && self.moment.with(|moment| {
                let view = &moment.view;
                moment.waiting == Waiting::Viewer
                    && view.viewer.is(view.active)
                    && matches!(window_of(moment), Some(Window::Open | Window::Done))
                    && phase_of(moment) == Some(Phase::Window)
                    && view.actions_used < view.rules.actions_per_turn()
                    && view.hand.is_some_and(|hand| !hand.is_empty())
            })
    }

    /// Whether picking this passes the window, so that it can be played.
    pub(crate) fn passes_with(self, pick: Pick) -> bool {
        let plays = match pick {
            Pick::Card(_) => true,
            Pick::Do(ButtonAction::Redraw) => self.moment.with(|moment| moment.view.actions_used == 0),
            _ => false,
        };
        plays && self.picked.with(Vec::is_empty) && self.may_play_on()
    }

    /// The card for which the viewer has passed.
    fn play_what_was_intended(self) {
        let ready = untrack(|| self.is_viewers_turn()) && self.moment.with_untracked(phase_of) == Some(Phase::Choose);
        let own = self.moment.with_untracked(|moment| moment.view.viewer.is(moment.view.active));
        if !own {
            self.intended.set(None);
        } else if ready && let Some(pick) = self.intended.get_untracked() {
            self.intended.set(None);
            self.pick(pick);
        }
    }

    /// The board shows the past for a while; what happens meanwhile waits. `false` if it is showing something already.
    pub(crate) fn look_back(self) -> bool {
        let free = !self.busy.get_untracked();
        if free {
            self.busy.set(true);
            self.replaying.set(true);
            self.picked.set(Vec::new());
        }
        free
    }

    /// The board shows the present again, and goes on.
    pub(crate) fn return_to(self, present: Scene) {
        self.stage.take_time();
        self.stage.scene.set(present);
        // Somebody else may sit here by now.
        self.stage.show(&self.moment.get_untracked().view);
        self.replaying.set(false);
        self.busy.set(false);
        self.go_on();
    }
}

/// The window for spells that is open, if any.
fn window_of(moment: &Moment) -> Option<Window> {
    match moment.view.awaited {
        Awaited::Decision { window, .. } => window,
        _ => None,
    }
}
