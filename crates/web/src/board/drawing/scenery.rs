//! Trees, ruins, boats and sheaves between the spaces.

use super::scaled;
use crate::board::geometry::{DRAWING_ORDER, Layout, Point};
use rabenburg_engine::Space;

/// A piece of scenery: its symbol, its size, and where it stands in each layout.
struct Thing(&'static str, f64, (f64, f64), (f64, f64));

#[rustfmt::skip]
const THINGS: [Thing; 38] = [
    Thing("tree", 1.3, (530.4, 253.4), (426.3, 235.5)),
    Thing("tree", 1.25, (420.4, 256.0), (338.4, 238.1)),
    Thing("column", 1.0, (402.6, 257.4), (324.1, 239.4)),
    Thing("tree", 0.85, (444.8, 259.5), (357.9, 241.9)),
    Thing("tree", 0.95, (547.3, 263.8), (439.9, 246.3)),
    Thing("bush", 0.8, (393.3, 266.3), (316.4, 248.8)),
    Thing("tree", 1.2, (648.1, 269.6), (521.6, 251.3)),
    Thing("arch", 1.15, (306.4, 273.2), (245.8, 255.1)),
    Thing("tree", 1.4, (665.7, 278.4), (536.4, 260.4)),
    Thing("tree", 0.75, (646.9, 286.9), (521.4, 269.6)),
    Thing("tree", 1.35, (759.6, 300.9), (616.1, 283.3)),
    Thing("column", 0.8, (203.9, 303.7), (158.6, 286.3)),
    Thing("column", 1.15, (182.9, 310.7), (140.3, 293.7)),
    Thing("tree", 0.85, (794.2, 316.4), (646.8, 299.7)),
    Thing("tree", 1.05, (767.0, 317.8), (624.0, 301.4)),
    Thing("bush", 0.9, (525.7, 319.5), (422.9, 305.0)),
    Thing("bush", 0.7, (434.5, 320.2), (349.2, 305.8)),
    Thing("bush", 0.9, (547.0, 322.5), (436.5, 306.5)),
    Thing("column", 0.8, (345.4, 332.2), (276.0, 317.9)),
    Thing("tree", 1.15, (851.9, 354.7), (700.3, 342.2)),
    Thing("bush", 1.0, (651.0, 349.0), (524.0, 334.0)),
    Thing("arch", 1.1, (99.7, 369.5), (62.6, 359.2)),
    Thing("tree", 0.9, (852.4, 374.7), (703.5, 365.0)),
    Thing("reed", 1.0, (882.7, 381.6), (729.8, 373.4)),
    Thing("tree", 0.72, (728.0, 382.0), (597.0, 377.0)),
    Thing("reed", 0.9, (775.6, 541.9), (639.9, 568.9)),
    Thing("boat", 1.0, (855.2, 562.7), (706.3, 591.9)),
    Thing("column", 0.95, (91.5, 567.0), (55.3, 596.8)),
    Thing("sheaf", 0.8, (344.4, 609.1), (275.2, 643.5)),
    Thing("bush", 0.7, (434.5, 619.8), (349.2, 654.2)),
    Thing("bush", 0.8, (525.9, 621.2), (423.1, 655.7)),
    Thing("sheaf", 1.0, (203.3, 630.4), (157.5, 667.4)),
    Thing("reed", 1.0, (748.0, 637.0), (604.0, 673.0)),
    Thing("boat", 0.8, (651.9, 660.4), (525.1, 698.2)),
    Thing("bush", 1.0, (306.2, 663.4), (245.4, 701.3)),
    Thing("sheaf", 0.75, (412.7, 676.2), (345.0, 715.0)),
    Thing("sheaf", 0.9, (526.6, 678.4), (423.3, 715.9)),
    Thing("sheaf", 1.0, (430.9, 679.0), (346.7, 716.6)),
];

impl Thing {
    fn at(&self, layout: Layout) -> Point {
        let (x, y) = match layout {
            Layout::Desktop => self.2,
            Layout::Phone => self.3,
        };
        Point { x, y }
    }
}

/// The scenery behind the space at this place in the drawing order, but not behind the one before; place 16 is what is
/// left.
pub fn behind(layout: Layout, order: usize) -> String {
    let depth = |order: usize| {
        DRAWING_ORDER.get(order).copied().and_then(Space::new).map_or(f64::INFINITY, |space| layout.ground(space).y)
    };
    let from = if order == 0 { f64::NEG_INFINITY } else { depth(order - 1) };
    let mut things: Vec<_> = THINGS
        .iter()
        .map(|thing| (thing, thing.at(layout)))
        .filter(|(_, at)| at.y > from && at.y <= depth(order))
        .collect();
    things.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y));
    things.into_iter().map(|(thing, at)| scaled(thing.0, at, thing.1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half the width of a symbol, and its height.
    fn size(symbol: &str) -> (f64, f64) {
        match symbol {
            "tree" => (10.0, 33.0),
            "bush" => (10.0, 10.0),
            "reed" | "sheaf" => (8.0, 17.0),
            "column" => (6.0, 22.0),
            "arch" => (17.0, 28.0),
            "boat" => (14.0, 19.0),
            other => panic!("how large is {other}?"),
        }
    }

    #[test]
    fn nothing_stands_before_the_number_of_a_space() {
        for layout in [Layout::Desktop, Layout::Phone] {
            for space in Space::all() {
                // The number is written on the front of the plate.
                let ground = layout.ground(space);
                let number = ground.plus(0.0, 31.0);
                for thing in &THINGS {
                    let (at, (wide, high)) = (thing.at(layout), size(thing.0));
                    let beside = (at.x - number.x).abs() > wide * thing.1 + 9.0;
                    let above = at.y < number.y - 7.0;
                    let below = at.y - high * thing.1 > number.y + 7.0;
                    // Whatever is farther away than the plate is drawn before it.
                    let behind = at.y <= ground.y;
                    assert!(beside || above || below || behind, "{} at {at} covers the number of {space}", thing.0);
                }
            }
        }
    }
}
