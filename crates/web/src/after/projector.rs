//! Shows a film on the board: back and forth, at once or animated.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_engine::{Cards, View, Viewer};
use rabenburg_session::{Film, PointOfView};
use rabenburg_words::Line;

use super::source::Showing;
use super::telling;
use crate::board::animate::BoardStage;
use crate::running::Running;
use crate::settings::{Settings, Speed};

/// A film being watched. Its places are the film's stops.
#[derive(Clone, Copy)]
pub(crate) struct Projector {
    pub(crate) showing: StoredValue<Arc<Showing>>,
    pub(crate) at: RwSignal<usize>,
    pub(crate) pov: RwSignal<PointOfView>,
    pub(crate) playing: RwSignal<bool>,
    pub(crate) stage: BoardStage,
    pub(crate) view: RwSignal<View>,
    pub(crate) hands: RwSignal<Vec<Option<Cards>>>,
    settings: Settings,
    /// A place that somebody wants to see at once.
    wanted: StoredValue<Option<usize>>,
    /// Where it stops by itself; otherwise at the end.
    until: StoredValue<Option<usize>>,
    busy: StoredValue<bool>,
    /// Whether the place that showed it has been left.
    left: StoredValue<bool>,
    /// Keeps all this alive. A move being shown keeps it too, until it is over.
    owner: StoredValue<Option<Owner>>,
}

impl Projector {
    /// Starts at the end, where the game has just arrived.
    pub(crate) fn new(showing: Arc<Showing>) -> Projector {
        let make = || {
            let pov = PointOfView::Open;
            let at = showing.film.stops().len() - 1;
            let frame = showing.film.frame(showing.film.last(), pov);
            Projector {
                at: RwSignal::new(at),
                pov: RwSignal::new(pov),
                playing: RwSignal::new(false),
                stage: BoardStage::new(&frame.view),
                hands: RwSignal::new(frame.hands),
                view: RwSignal::new(frame.view),
                settings: expect_context(),
                showing: StoredValue::new(showing),
                wanted: StoredValue::new(None),
                until: StoredValue::new(None),
                busy: StoredValue::new(false),
                left: StoredValue::new(false),
                owner: StoredValue::new(None),
            }
        };
        let (owner, projector) = expect_context::<Running>().apart(make);
        let kept = StoredValue::new(Some(owner.clone()));
        projector.owner.set_value(Some(owner));
        on_cleanup(move || {
            projector.left.set_value(true);
            projector.stage.finish();
            projector.owner.set_value(None);
            kept.dispose();
        });
        projector
    }

    pub(crate) fn with<T>(self, ask: impl FnOnce(&Film) -> T) -> T {
        self.showing.with_value(|showing| ask(&showing.film))
    }

    /// The first place: when the cards have been dealt.
    pub(crate) fn first(self) -> usize {
        self.with(|film| {
            film.turns().first().map_or(0, |turn| film.stops().partition_point(|&stop| stop < turn.begins))
        })
    }

    /// The last place.
    pub(crate) fn last(self) -> usize {
        self.with(|film| film.stops().len() - 1)
    }

    pub(crate) fn moment(self, place: usize) -> usize {
        self.with(|film| film.stops().get(place).copied().unwrap_or(film.last()))
    }

    /// The first place at or after a moment.
    pub(crate) fn place_of(self, moment: usize) -> usize {
        self.with(|film| film.stops().partition_point(|&stop| stop < moment)).min(self.last())
    }

    /// Shows a place at once.
    pub(crate) fn jump(self, place: usize) {
        self.pause();
        self.want(place);
    }

    pub(crate) fn back(self) {
        self.jump(self.at.get_untracked().saturating_sub(1).max(self.first()));
    }

    pub(crate) fn forward(self) {
        self.pause();
        if self.busy.get_value() {
            // Anyone in a hurry does not want to see the rest of the move.
            self.want((self.at.get_untracked() + 1).min(self.last()));
        } else {
            self.run(true);
        }
    }

    /// Plays or pauses. At the end it starts again from the beginning.
    pub(crate) fn toggle(self) {
        if self.playing.get_untracked() {
            self.pause();
            return;
        }
        self.until.set_value(None);
        if self.at.get_untracked() >= self.last() {
            self.want(self.first());
        }
        self.play();
    }

    pub(crate) fn play_between(self, from: usize, to: usize) {
        self.jump(self.place_of(from));
        self.until.set_value(Some(self.place_of(to)));
        self.play();
    }

    pub(crate) fn look_from(self, pov: PointOfView) {
        self.pov.set(pov);
        self.want(self.at.get_untracked());
    }

    /// What led to a place, in words.
    pub(crate) fn told(self) -> Vec<Line> {
        let (at, pov, language) = (self.at.get(), self.pov.get(), self.settings.language.get());
        if at <= self.first() {
            return Vec::new();
        }
        let (from, to) = (self.moment(at - 1), self.moment(at));
        let names = self.showing.with_value(|showing| showing.names());
        self.with(|film| telling::lines(film, from, to, pov, &names, language))
    }

    fn play(self) {
        self.playing.set(true);
        self.run(false);
    }

    fn pause(self) {
        self.playing.set(false);
        self.until.set_value(None);
    }

    fn want(self, place: usize) {
        self.wanted.set_value(Some(place));
        if self.stage.is_playing() {
            // Whatever is moving is finished first, and then shown.
            self.stage.finish();
        } else {
            self.show_wanted();
        }
    }

    fn show_wanted(self) {
        if let Some(place) = self.wanted.try_update_value(Option::take).flatten() {
            self.at.set(place);
            let frame = self.with(|film| film.frame(self.moment(place), self.pov.get_untracked()));
            self.stage.show(&frame.view);
            self.view.set(frame.view);
            self.hands.set(frame.hands);
        }
    }

    /// Shows the next move if it is to be shown at least `once`, and those after it while playing.
    fn run(self, mut once: bool) {
        if self.busy.get_value() {
            return;
        }
        self.busy.set_value(true);
        let owner = self.owner.get_value();
        spawn_local(async move {
            while !self.left.get_value() {
                self.show_wanted();
                let goes_on = std::mem::take(&mut once) || self.playing.get_untracked();
                let end = self.until.get_value().unwrap_or(self.last());
                if !goes_on || self.at.get_untracked() >= end {
                    break;
                }
                self.step().await;
                if self.playing.get_untracked() {
                    rest(self.settings.speed.get_untracked()).await;
                }
            }
            self.busy.set_value(false);
            self.pause();
            drop(owner);
        });
    }

    async fn step(self) {
        let place = self.at.get_untracked() + 1;
        let (from, to) = (self.moment(place - 1), self.moment(place));
        let pov = self.pov.get_untracked();
        let (events, frame) = self.with(|film| (film.events(from, to, pov), film.frame(to, pov)));
        self.at.set(place);
        self.stage.take_time();
        self.stage.play_all(&events, |_| {}).await;
        if self.wanted.with_value(Option::is_some) {
            return;
        }
        self.stage.show(&frame.view);
        self.view.set(frame.view);
        self.hands.set(frame.hands);
    }
}

pub(crate) fn points_of_view(film: &Film) -> Vec<PointOfView> {
    let seats = film.rules().seats().map(|seat| PointOfView::Of(Viewer::Seat(seat)));
    std::iter::once(PointOfView::Open).chain([PointOfView::Of(Viewer::Spectator)]).chain(seats).collect()
}

/// A short pause between two moves, to look.
async fn rest(speed: Speed) {
    let milliseconds = match speed {
        Speed::Half => 900,
        Speed::Normal | Speed::Off => 550,
        Speed::Double => 250,
    };
    let (sender, receiver) = oneshot();
    set_timeout(sender, Duration::from_millis(milliseconds));
    receiver.await;
}

fn oneshot() -> (impl FnOnce() + 'static, impl Future<Output = ()>) {
    let mut resolve = None;
    let promise = js_sys::Promise::new(&mut |done, _| resolve = Some(done));
    let call = move || {
        if let Some(resolve) = resolve {
            // Resolving a promise cannot fail.
            let _ = resolve.call0(&wasm_bindgen::JsValue::NULL);
        }
    };
    (call, async move {
        // The promise is never rejected.
        let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
    })
}
