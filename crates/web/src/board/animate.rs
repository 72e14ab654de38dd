//! The stage: what the board shows now, and how it gets to what happens next.
//!
//! Moving pieces leave their place for the flight layer, where the browser animates them by itself (transform and
//! opacity only). When they have landed, the scene after the move is shown in the same frame, so nothing flickers.

mod player;

use leptos::prelude::*;
use leptos::svg::G;
use rabenburg_engine::{Rules, SeenEvent, View};
use web_sys::Animation;

use super::choreography::{Cue, Director, Pace, Timeline};
use super::geometry::Layout;
use super::marks::BoardPiece;
use super::scene::{Figure, Scene};
use crate::settings::{Settings, Speed, prefers};
use crate::small_set::SmallSet;
use crate::sound::Sounds;

#[derive(Clone, Copy)]
pub(crate) struct BoardStage {
    pub(crate) rules: Rules,
    pub(crate) scene: RwSignal<Scene>,
    pub(crate) hover: RwSignal<Option<BoardPiece>>,
    /// What is drawn over the pieces: ways that pieces have gone, and the announced one.
    pub(crate) overlay: RwSignal<String>,
    /// What is drawn over the pieces by whoever stands beside the table: whom a puzzle is about, and where it failed.
    pub(crate) notes: RwSignal<String>,
    /// The figures that are up in the flight layer.
    pub(crate) absent: RwSignal<SmallSet<Figure>>,
    /// Whether the die is rolling and therefore not in its place.
    pub(crate) die_rolls: RwSignal<bool>,
    /// Where pieces fly.
    pub(crate) flight: NodeRef<G>,
    /// The shape of the board, set by the board itself.
    pub(crate) layout: RwSignal<Layout>,
    settings: Settings,
    sounds: Sounds,
    playing: RwSignal<bool>,
    /// The rest of what is playing is to be shown at once.
    hurry: StoredValue<bool>,
    running: StoredValue<Vec<Animation>, LocalStorage>,
    director: StoredValue<Director>,
    pace: StoredValue<Pace>,
}

/// How motions are shown.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// In full, at that speed.
    Moving(f64),
    /// Without motion: the new picture fades in.
    Fading,
    /// At once.
    Instant,
}

impl BoardStage {
    /// The stage of a game, as a viewer sees it.
    pub(crate) fn new(view: &View) -> BoardStage {
        let settings = expect_context::<Settings>();
        BoardStage {
            rules: view.rules,
            scene: RwSignal::new(Scene::of(view)),
            hover: RwSignal::new(None),
            overlay: RwSignal::new(String::new()),
            notes: RwSignal::new(String::new()),
            absent: RwSignal::new(SmallSet::new()),
            die_rolls: RwSignal::new(false),
            flight: NodeRef::new(),
            layout: RwSignal::new(Layout::Desktop),
            settings,
            sounds: Sounds::new(settings),
            playing: RwSignal::new(false),
            hurry: StoredValue::new(false),
            running: StoredValue::new_local(Vec::new()),
            director: StoredValue::new(Director::default()),
            pace: StoredValue::new(Pace::default()),
        }
    }

    /// Shows a view at once, for instance that of somebody else sitting down at this device. Not while something is
    /// moving, because its end would then be shown instead.
    pub(crate) fn show(self, view: &View) {
        // What led here has already been shown, unless somebody saw less than the view tells.
        if self.scene.with_untracked(|scene| scene.view() != view) {
            self.scene.update(|scene| *scene = scene.at(view));
        }
    }

    /// Shows a view at once, with what a written log tells about earlier events.
    pub(crate) fn recall<'a>(self, view: &View, log: impl IntoIterator<Item = &'a SeenEvent>) {
        self.scene.update(|scene| *scene = scene.at(view).recalling(log));
    }

    /// What follows gets the time of a whole turn, no matter what was shown before.
    pub(crate) fn take_time(self) {
        self.pace.set_value(Pace::default());
    }

    /// Shows what happened, one event after the other, and reports each event when it is visible.
    pub(crate) async fn play_all(self, events: &[SeenEvent], seen: impl Fn(&SeenEvent)) {
        let factor = self.fit(events);
        self.hurry.set_value(false);
        self.playing.set(true);
        for event in events {
            let timeline = self.direct(event);
            let manner = if self.hurry.get_value() { Manner::Instant } else { self.manner() };
            if manner != Manner::Instant {
                for (at, cue) in &timeline.cues {
                    let speed = if let Manner::Moving(speed) = manner { speed } else { 1.0 };
                    self.sounds.play(*cue, at * factor / speed);
                }
            }
            match manner {
                _ if timeline.actors.is_empty() => self.commit(event),
                Manner::Moving(speed) => {
                    self.perform(timeline, factor / speed).await;
                    self.commit(event);
                }
                Manner::Fading => {
                    self.commit(event);
                    self.fade(&timeline).await;
                }
                Manner::Instant => {
                    self.commit(event);
                    self.outline(&timeline);
                }
            }
            seen(event);
        }
        self.playing.set(false);
    }

    /// Ends all motion at once, and shows the rest of what happened without motion.
    pub(crate) fn finish(self) {
        self.hurry.set_value(true);
        for animation in self.running.get_value() {
            // An animation that is already over has nothing to finish.
            let _ = animation.finish();
        }
    }

    /// Whether something is moving.
    pub(crate) fn is_playing(self) -> bool {
        self.playing.get_untracked()
    }

    /// The same, reactively.
    pub(crate) fn is_moving(self) -> bool {
        self.playing.get()
    }

    /// A sound that does not belong to any motion.
    pub(crate) fn sound(self, cue: Cue) {
        self.sounds.play(cue, 0.0);
    }

    fn manner(self) -> Manner {
        let hidden = document().hidden();
        match self.settings.speed.get_untracked() {
            _ if hidden => Manner::Instant,
            Speed::Off => Manner::Instant,
            _ if prefers("(prefers-reduced-motion: reduce)") => Manner::Fading,
            Speed::Half => Manner::Moving(0.5),
            Speed::Normal => Manner::Moving(1.0),
            Speed::Double => Manner::Moving(2.0),
        }
    }

    /// By how much to shorten these events, so that a turn does not take too long.
    fn fit(self, events: &[SeenEvent]) -> f64 {
        let mut scene = self.scene.get_untracked();
        let mut director = self.director.get_value();
        let layout = self.layout.get_untracked();
        let mut length = 0.0;
        for event in events {
            length += director.direct(event, &scene, &self.rules, layout).length();
            scene.apply(event);
        }
        let mut factor = 1.0;
        self.pace.update_value(|pace| factor = pace.fit(events, length));
        factor
    }

    fn direct(self, event: &SeenEvent) -> Timeline {
        let mut director = self.director.get_value();
        let layout = self.layout.get_untracked();
        let timeline = self.scene.with_untracked(|scene| director.direct(event, scene, &self.rules, layout));
        self.director.set_value(director);
        timeline
    }

    fn commit(self, event: &SeenEvent) {
        self.scene.update(|scene| scene.apply(event));
    }
}
