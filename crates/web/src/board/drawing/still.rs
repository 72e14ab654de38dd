//! The whole board in one drawing, as the rules show it.

use rabenburg_engine::{SPACES, Space};

use super::{Look, preview, scenery, space, tray};
use crate::board::geometry::DRAWING_ORDER;

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
