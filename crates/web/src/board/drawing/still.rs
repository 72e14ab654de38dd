//! The whole board in one drawing, as the rules show it.

use rabenburg_engine::{Fact, SPACES, Space, View};

use super::{Look, preview, scenery, space, tray};
use crate::board::geometry::{DRAWING_ORDER, Layout, ViewBox};
use crate::board::marks::Marks;
use crate::board::scene::Scene;
use crate::small_set::SmallSet;

/// A view as a picture, with what would happen as copies and arrows; and its frame.
pub fn pictured(view: &View, foreseen: &[Fact], layout: Layout) -> (String, ViewBox) {
    looking(view, foreseen, layout, |look| (still(look), frame(look)))
}

/// The frame of that picture.
pub fn framed(view: &View, foreseen: &[Fact], layout: Layout) -> ViewBox {
    looking(view, foreseen, layout, frame)
}

fn looking<T>(view: &View, foreseen: &[Fact], layout: Layout, see: impl FnOnce(&Look<'_>) -> T) -> T {
    let (scene, absent) = (Scene::of(view), SmallSet::new());
    let marks = Marks { preview: foreseen.to_vec(), ..Marks::default() };
    see(&Look { scene: &scene, rules: &view.rules, marks: &marks, layout, hover: None, focus: None, absent: &absent })
}

/// Only as much sky as the highest stack and the arcs above it need.
fn frame(look: &Look<'_>) -> ViewBox {
    let layout = look.layout;
    let ViewBox { left, top: above, width, height } = layout.measure().frame;
    let highest = Space::all().map(|space| layout.ground(space).y - space::height(look, space)).fold(260.0, f64::min);
    let arcs = if look.marks.preview.is_empty() { 0.0 } else { 90.0 };
    let (top, bottom) = (highest - 60.0 - arcs, above + height);
    ViewBox { left, top, width, height: bottom - top }
}

/// The board with its pieces and the preview of the marks, but with an empty middle.
pub fn still(look: &Look<'_>) -> String {
    let layout = look.layout;
    let mut out = tray::tray(layout) + &tray::plates(layout);
    for (order, here) in DRAWING_ORDER.into_iter().filter_map(Space::new).enumerate() {
        out += &scenery::behind(layout, order);
        out += &space::space(look, here);
    }
    out + &scenery::behind(layout, SPACES) + &preview::preview(look)
}
