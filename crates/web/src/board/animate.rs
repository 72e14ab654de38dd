//! The stage: what the board shows now, and how it goes on.

use std::collections::BTreeSet;

use leptos::prelude::*;
use leptos::svg::G;
use rabenburg_engine::{Rules, SeenEvent, View};

use super::drawing::centre::Centre;
use super::scene::{Figure, Scene};

/// What the board shows.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    /// The rules of the table.
    pub(crate) rules: Rules,
    /// What stands where.
    pub(crate) scene: RwSignal<Scene>,
    /// What lies in the middle.
    pub(crate) centre: RwSignal<Centre>,
    /// Who is up in the flight layer.
    pub(crate) absent: RwSignal<BTreeSet<Figure>>,
    /// Whether the die is rolling, and not in its place.
    pub(crate) die_rolls: RwSignal<bool>,
    /// Where pieces fly.
    pub(crate) flight: NodeRef<G>,
}

impl Stage {
    /// The stage of a game, as a viewer sees it.
    pub(crate) fn new(view: &View) -> Stage {
        Stage {
            rules: view.rules,
            scene: RwSignal::new(Scene::of(view)),
            centre: RwSignal::new(Centre::of(view)),
            absent: RwSignal::new(BTreeSet::new()),
            die_rolls: RwSignal::new(false),
            flight: NodeRef::new(),
        }
    }

    /// Shows a view at once.
    pub(crate) fn show(self, view: &View) {
        self.scene.set(Scene::of(view));
    }

    /// Shows what happened.
    pub(crate) async fn play(self, event: SeenEvent) {
        self.scene.update(|scene| scene.apply(&event));
        self.centre.update(|centre| centre.apply(&event));
    }

    /// Ends what is moving at once.
    pub(crate) fn finish(self) {}

    /// Whether something is moving.
    pub(crate) fn is_playing(self) -> bool {
        false
    }
}
