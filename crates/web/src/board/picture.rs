//! A still picture of a position.

use leptos::prelude::*;
use rabenburg_engine::{Fact, View};

use super::drawing::still::pictured;
use super::geometry::Layout;

/// The board of a view as a picture, with what would happen as copies and arrows, and a label that says it all.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
pub(crate) fn Picture(
    view: View,
    /// What would happen.
    #[prop(optional)]
    foreseen: Vec<Fact>,
    #[prop(into)] label: Signal<String>,
    /// The shape of the board.
    #[prop(optional)]
    layout: Option<Layout>,
) -> impl IntoView {
    let (drawing, frame) = pictured(&view, &foreseen, layout.unwrap_or(Layout::Desktop));
    let view_box = frame.attribute();
    view! { <svg class="picture" viewBox=view_box role="img" aria-label=move || label.get() inner_html=drawing></svg> }
}
