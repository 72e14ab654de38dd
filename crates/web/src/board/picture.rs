//! A still picture of a position.

use leptos::prelude::*;
use rabenburg_engine::{Fact, Space, View};

use super::drawing::{Look, space, still::still};
use super::geometry::{Layout, ViewBox};
use super::marks::Marks;
use super::scene::Scene;
use crate::small_set::SmallSet;

/// The board of a view as a picture, with what would happen as copies and arrows, and a label that says it all.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
pub(crate) fn Picture(
    /// What is shown.
    view: View,
    /// What would happen.
    #[prop(optional)]
    foreseen: Vec<Fact>,
    /// The picture in words.
    #[prop(into)]
    label: Signal<String>,
    /// The shape of the board.
    #[prop(optional)]
    layout: Option<Layout>,
) -> impl IntoView {
    let layout = layout.unwrap_or(Layout::Desktop);
    let (scene, absent) = (Scene::of(&view), SmallSet::new());
    let marks = Marks { preview: foreseen, ..Marks::default() };
    let look =
        Look { scene: &scene, rules: &view.rules, marks: &marks, layout, hover: None, focus: None, absent: &absent };
    let drawing = still(&look);
    // Only as much sky as the highest stack and the arcs above it need.
    let ViewBox { left, top: above, width, height } = layout.measure().frame;
    let highest = Space::all().map(|space| layout.ground(space).y - space::height(&look, space)).fold(260.0, f64::min);
    let arcs = if marks.preview.is_empty() { 0.0 } else { 90.0 };
    let (top, bottom) = (highest - 60.0 - arcs, above + height);
    let view_box = ViewBox { left, top, width, height: bottom - top }.attribute();
    view! { <svg class="picture" viewBox=view_box role="img" aria-label=move || label.get() inner_html=drawing></svg> }
}
