//! Where things are: the ring of spaces, the layers of a stack and the places of wizards, in board units with y down.
//!
//! The spaces lie on an ellipse, but in nearly equal columns: a stack of any height rises in its own column and never
//! hides another space.

use rabenburg_engine::{SPACES, Space};

/// How high a tower is.
pub const LAYER: f64 = 26.0;

/// How high the castle rises above the surface it stands on.
pub const CASTLE_HEIGHT: f64 = 124.0;

/// How much sky is shown above the castle.
const SKY: f64 = 10.0;

/// How much larger another layout has to draw the pieces before it replaces the current one; otherwise the board would
/// flicker while the edge of the window is dragged.
const GAIN: f64 = 1.02;

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// Rightwards.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// The point at this offset.
    pub fn plus(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }
}

/// The two shapes of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Wide, seen from a low angle.
    Desktop,
    /// Narrow, seen from a higher angle.
    Phone,
}

/// The numbers that define a layout.
pub struct Measure {
    /// The middle of the ring.
    pub centre: Point,
    /// Half its width, and half its height.
    pub radius: (f64, f64),
    /// How much the columns follow the circle; with 0 they are equally wide.
    pub round: f64,
    /// How far the tray goes beyond the spaces.
    pub outer: (f64, f64),
    /// How far it reaches inwards.
    pub inner: (f64, f64),
    /// What is shown of the board.
    pub frame: ViewBox,
}

/// The visible part of the board, in board units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ViewBox {
    /// The left edge.
    pub left: f64,
    /// The top edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl ViewBox {
    /// How large a board unit is drawn if the frame fits into a box of this size.
    fn scale(self, width: f64, height: f64) -> f64 {
        (width / self.width).min(height / self.height)
    }

    /// Its width divided by its height.
    pub fn ratio(self) -> f64 {
        self.width / self.height
    }

    /// A point in per cent of the frame, from its top left corner.
    pub fn per_cent(self, point: Point) -> (f64, f64) {
        ((point.x - self.left) / self.width * 100.0, (point.y - self.top) / self.height * 100.0)
    }

    /// As an SVG attribute.
    pub fn attribute(self) -> String {
        let ViewBox { left, top, width, height } = self;
        format!("{left} {top} {width} {height}")
    }
}

const DESKTOP: Measure = Measure {
    centre: Point { x: 480.0, y: 470.0 },
    radius: (384.0, 180.0),
    round: 0.15,
    outer: (62.0, 40.0),
    inner: (60.0, 36.0),
    frame: ViewBox { left: 32.0, top: 4.0, width: 896.0, height: 704.0 },
};

const PHONE: Measure = Measure {
    centre: Point { x: 386.0, y: 480.0 },
    radius: (336.0, 206.0),
    round: 0.0,
    outer: (50.0, 42.0),
    inner: (52.0, 38.0),
    frame: ViewBox { left: 0.0, top: -10.0, width: 772.0, height: 756.0 },
};

impl Layout {
    /// The numbers of this layout.
    pub const fn measure(self) -> &'static Measure {
        match self {
            Layout::Desktop => &DESKTOP,
            Layout::Phone => &PHONE,
        }
    }

    /// What is shown while the castle stands there on this many towers. Nine towers and the wizards on them are always
    /// in sight; only the castle can rise higher, and then more sky is shown.
    pub fn frame(self, castle: Space, towers: usize) -> ViewBox {
        let frame = self.measure().frame;
        let top = frame.top.min(self.surface(castle, towers).y - CASTLE_HEIGHT - SKY);
        ViewBox { top, height: frame.height + frame.top - top, ..frame }
    }

    /// The layout that draws the pieces larger in a box of this size.
    pub fn fitting(present: Option<Layout>, width: f64, height: f64) -> Layout {
        let scale = |layout: Layout| layout.measure().frame.scale(width, height);
        let best = if scale(Layout::Desktop) >= scale(Layout::Phone) { Layout::Desktop } else { Layout::Phone };
        present.filter(|&present| scale(best) <= GAIN * scale(present)).unwrap_or(best)
    }

    /// A point on the ring, with the ring widened by `wider`. Fractions lie between spaces.
    pub fn ring(self, place: f64, wider: (f64, f64)) -> Point {
        let Measure { centre, radius, round, .. } = self.measure();
        let place = place.rem_euclid(SPACES as f64);
        let quarter = (place / 4.0).floor();
        let t = place / 4.0 - quarter;
        let f = |t: f64| (1.0 - round) * t + round * arch(t / 2.0);
        let (across, side) = match quarter as u8 {
            0 => (f(t), -1.0),
            1 => (f(1.0 - t), 1.0),
            2 => (-f(t), 1.0),
            _ => (-f(1.0 - t), -1.0),
        };
        let along = side * (1.0 - across * across).max(0.0).sqrt();
        Point { x: centre.x + (radius.0 + wider.0) * across, y: centre.y + (radius.1 + wider.1) * along }
    }

    /// The ground of a place on the ring.
    pub fn place(self, place: f64) -> Point {
        self.ring(place, (0.0, 0.0))
    }

    /// The ground of a space.
    pub fn ground(self, space: Space) -> Point {
        self.place(space.index() as f64)
    }

    /// The surface above this many towers.
    pub fn surface(self, space: Space, towers: usize) -> Point {
        self.ground(space).plus(0.0, -LAYER * towers as f64)
    }

    /// Where wizard `index` of `count`, in order of arrival, stands on that surface.
    pub fn wizard(self, space: Space, towers: usize, index: usize, count: usize) -> Point {
        let (x, y) = slot(index, count);
        self.surface(space, towers).plus(x, y)
    }

    /// The space whose ground is nearest.
    pub fn nearest(self, point: Point) -> Space {
        // On the tilted board, a step up or down is shorter than it looks.
        let tilt = self.measure().radius.0 / self.measure().radius.1;
        let far = |space: &Space| {
            let ground = self.ground(*space);
            let (x, y) = (ground.x - point.x, (ground.y - point.y) * tilt);
            x * x + y * y
        };
        Space::all().min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(Space::START)
    }

    /// How much larger than on the wide board things in the middle are drawn, to stay readable.
    pub const fn zoom(self) -> f64 {
        match self {
            Layout::Desktop => 1.0,
            Layout::Phone => 1.45,
        }
    }
}

/// The spaces from far to near: later ones are drawn over earlier ones. The middle comes before the ninth.
pub const DRAWING_ORDER: [u8; SPACES] = [0, 15, 1, 14, 2, 13, 3, 12, 4, 11, 5, 10, 6, 9, 7, 8];

/// How many spaces of the drawing order lie behind the middle of the board.
pub const BEHIND_CENTRE: usize = 7;

/// Where wizard `index` of `count` stands on its surface.
pub fn slot(index: usize, count: usize) -> (f64, f64) {
    const SLOTS: [&[(f64, f64)]; 6] = [
        &[(0.0, 2.0)],
        &[(-15.0, 2.0), (15.0, 2.0)],
        &[(0.0, -9.0), (-20.0, 6.0), (20.0, 6.0)],
        &[(-12.0, -12.0), (12.0, -12.0), (-24.0, 7.0), (24.0, 7.0)],
        &[(-14.0, -14.0), (14.0, -14.0), (-32.0, 0.0), (32.0, 0.0), (0.0, 12.0)],
        &[(-11.0, -16.0), (11.0, -16.0), (-33.0, -3.0), (33.0, -3.0), (-16.0, 12.0), (16.0, 12.0)],
    ];
    let slots = SLOTS[count.clamp(1, SLOTS.len()) - 1];
    slots[index.min(slots.len() - 1)]
}

/// The distance from space to space, and the direction: positive is clockwise. No piece walks more than half the ring.
pub fn way(from: Space, to: Space) -> i8 {
    let steps = (to.index() + SPACES - from.index()) % SPACES;
    if steps <= SPACES / 2 { steps as i8 } else { steps as i8 - SPACES as i8 }
}

/// The height of something flying from one height to another over a peak in the middle, at `t` from 0 to 1.
pub fn arc(from: f64, to: f64, peak: f64, t: f64) -> f64 {
    let straight = from + (to - from) * t;
    straight + (peak - (from + to) / 2.0) * 4.0 * t * (1.0 - t)
}

/// An arch from 0 over 1 and back to 0: the sine of half a turn, accurate to a hundred-thousandth. The sine function
/// itself would add thousands of bytes for angles that nobody asks for.
pub fn arch(t: f64) -> f64 {
    let bow = 4.0 * t * (1.0 - t);
    bow * (0.7856 + bow * (0.1953 + bow * 0.0191))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Layout; 2] = [Layout::Desktop, Layout::Phone];

    fn space(number: u8) -> Space {
        Space::new(number).expect("a space")
    }

    #[test]
    fn the_spaces_lie_where_the_drawings_have_them() {
        let near = |layout: Layout, number: u8, x: f64, y: f64| {
            let point = layout.ground(space(number));
            assert!((point.x - x).abs() < 0.06 && (point.y - y).abs() < 0.06, "{layout:?} {number}: {point:?}");
        };
        for (number, x, y) in
            [(0, 480.0, 290.0), (1, 583.6, 296.7), (4, 864.0, 470.0), (6, 683.9, 622.5), (14, 276.1, 317.5)]
        {
            near(Layout::Desktop, number, x, y);
        }
        for (number, x, y) in [(1, 470.0, 280.5), (4, 722.0, 480.0), (10, 218.0, 658.4), (14, 218.0, 301.6)] {
            near(Layout::Phone, number, x, y);
        }
    }

    #[test]
    fn an_arch_is_the_sine_of_half_a_turn() {
        for step in 0..=1000 {
            let t = f64::from(step) / 1000.0;
            assert!((arch(t) - (std::f64::consts::PI * t).sin()).abs() < 0.00002, "{t}");
        }
    }

    #[test]
    fn no_stack_hides_another_space() {
        for layout in BOTH {
            for half in [[12, 13, 14, 15, 0, 1, 2, 3, 4], [12, 11, 10, 9, 8, 7, 6, 5, 4]] {
                for pair in half.windows(2) {
                    let apart = layout.ground(space(pair[1])).x - layout.ground(space(pair[0])).x;
                    assert!(apart >= 83.9, "{layout:?}: {pair:?} are {apart} apart");
                }
            }
        }
    }

    #[test]
    fn later_in_the_drawing_order_is_nearer() {
        for layout in BOTH {
            let depths: Vec<_> = DRAWING_ORDER.iter().map(|&number| layout.ground(space(number)).y).collect();
            assert!(depths.windows(2).all(|pair| pair[0] <= pair[1] + 1e-9), "{layout:?}: {depths:?}");
            assert!(depths[BEHIND_CENTRE - 1] < layout.measure().centre.y);
            assert!(depths[BEHIND_CENTRE] >= layout.measure().centre.y - 1e-9);
        }
    }

    #[test]
    fn places_between_spaces_go_round_without_a_jump() {
        for layout in BOTH {
            for step in 0..320 {
                let (a, b) = (layout.place(f64::from(step) / 20.0), layout.place(f64::from(step + 1) / 20.0));
                assert!((a.x - b.x).hypot(a.y - b.y) < 60.0, "{layout:?} jumps at {step}");
            }
            assert_eq!(layout.place(-2.0), layout.ground(space(14)));
        }
    }

    #[test]
    fn six_wizards_stand_apart_and_the_nearer_is_drawn_later() {
        for count in 1..=6 {
            let slots: Vec<_> = (0..count).map(|index| slot(index, count)).collect();
            assert!(slots.windows(2).all(|pair| pair[0].1 <= pair[1].1), "{slots:?}");
            for (index, a) in slots.iter().enumerate() {
                assert!(slots[..index].iter().all(|b| (a.0 - b.0).hypot(a.1 - b.1) > 20.0), "{slots:?}");
            }
        }
    }

    #[test]
    fn the_nearest_space_is_where_it_is() {
        for layout in BOTH {
            for space in Space::all() {
                assert_eq!(layout.nearest(layout.ground(space).plus(12.0, -8.0)), space);
            }
        }
    }

    #[test]
    fn the_tallest_stacks_are_in_sight() {
        for layout in BOTH {
            for space in Space::all() {
                // A wizard is 52 high, including the hat.
                let hat = layout.wizard(space, 9, 0, 1).y - 52.0;
                assert!(hat >= layout.measure().frame.top - 1e-9, "{layout:?} {space}: {hat}");
                let frame = layout.frame(space, 9);
                assert!(layout.surface(space, 9).y - CASTLE_HEIGHT > frame.top, "{layout:?} {space}: {frame:?}");
                let base = layout.measure().frame;
                assert!((frame.top + frame.height - base.top - base.height).abs() < 1e-9, "the ground stays");
            }
            assert_eq!(layout.frame(space(8), 9), layout.measure().frame, "a near castle needs no more sky");
        }
    }

    #[test]
    fn the_box_chooses_the_layout() {
        for (width, height, layout) in [
            (1200.0, 800.0, Layout::Desktop),
            (700.0, 700.0, Layout::Phone),
            (390.0, 350.0, Layout::Phone),
            (600.0, 375.0, Layout::Desktop),
        ] {
            assert_eq!(Layout::fitting(None, width, height), layout, "{width}×{height}");
        }
        // Where both are about equally good, nothing changes.
        for present in BOTH {
            assert_eq!(Layout::fitting(Some(present), 1190.0, 1000.0), present);
        }
        assert_eq!(Layout::fitting(Some(Layout::Phone), 1600.0, 1000.0), Layout::Desktop);
    }

    #[test]
    fn the_way_goes_round_both_ways() {
        assert_eq!(way(space(14), space(1)), 3);
        assert_eq!(way(space(1), space(14)), -3);
        assert_eq!(way(space(2), space(10)), 8);
    }

    #[test]
    fn an_arc_begins_peaks_and_ends_where_it_should() {
        assert_eq!([0.0, 0.5, 1.0].map(|t| arc(52.0, 26.0, 200.0, t)), [52.0, 200.0, 26.0]);
    }
}
