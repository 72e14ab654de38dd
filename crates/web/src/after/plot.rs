//! The geometry of the plot of chances. Points are counted from 0, before the first turn; the last is the end.

use std::fmt::Write;

/// The `viewBox` of the plot.
pub const VIEW_BOX: &str = "0 0 640 250";
/// The area of the lines: left, top, right, bottom.
pub const AREA: (f64, f64, f64, f64) = (40.0, 16.0, 616.0, 222.0);

/// A dash pattern for each side, so that lines differ even without their colours.
pub const DASHES: [&str; 6] = ["", "9 4", "2 4", "14 4 2 4", "6 3 2 3 2 3", "4 8"];

/// The x coordinate of a point, given the index of the last one.
pub fn x(point: usize, last: usize) -> f64 {
    let (left, _, right, _) = AREA;
    left + (right - left) * point as f64 / last.max(1) as f64
}

/// The y coordinate of a chance.
pub fn y(chance: f32) -> f64 {
    let (_, top, _, bottom) = AREA;
    bottom - (bottom - top) * f64::from(chance.clamp(0.0, 1.0))
}

/// The path of a line through these chances.
pub fn line(chances: impl IntoIterator<Item = f32>, last: usize) -> String {
    let mut way = String::new();
    for (point, chance) in chances.into_iter().enumerate() {
        let letter = if point == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(way, "{letter}{:.1} {:.1}", x(point, last), y(chance));
    }
    way
}

/// The area below a line with this many points.
pub fn area(line: &str, points: usize, last: usize) -> String {
    let (left, _, _, bottom) = AREA;
    match points {
        0 => String::new(),
        _ => format!("{line}L{:.1} {bottom}L{left} {bottom}Z", x(points - 1, last)),
    }
}

/// The point nearest to a position in the plot, given as a fraction of its width.
pub fn nearest(part: f64, last: usize) -> usize {
    let (left, _, right, _) = AREA;
    let along = (part * 640.0 - left) / (right - left);
    (along.clamp(0.0, 1.0) * last as f64).round() as usize
}

/// The room that the first label below the plot needs: a word and a number, in larger letters on a phone.
const FIRST_NAME: f64 = 115.0;

/// The rounds labelled below the plot: the point after the first turn of each, and its number. There are never more
/// than fit side by side; the first is always there, and none is skipped in between.
pub fn rounds(turns: usize, players: usize) -> Vec<(usize, usize)> {
    let players = players.max(1);
    let all = turns.div_ceil(players);
    let fits = |step: &usize| x(step * players, turns) - AREA.0 >= FIRST_NAME;
    let step = (1..all).find(fits).unwrap_or(all.max(1));
    (0..all).step_by(step).map(|round| (round * players, round + 1)).collect()
}

/// Where the emblems of the sides sit on their lines: at different points, so that none covers another. Each takes the
/// point nearest to its share of the plot where it is farthest from all other lines.
pub fn emblems(lines: &[Vec<f32>]) -> Vec<usize> {
    let points = lines.first().map_or(0, Vec::len);
    let parts = lines.len() + 1;
    let apart = |line: usize, point: usize| {
        let others = lines.iter().enumerate().filter(|(other, _)| *other != line);
        others.map(|(_, other)| (other[point] - lines[line][point]).abs()).fold(1.0, f32::min)
    };
    let place = |line: usize| {
        // Each searches its own stretch of the plot.
        let (from, to) = (points * (2 * line + 1) / (2 * parts), points * (2 * line + 3) / (2 * parts));
        (from..to.max(from + 1)).max_by(|&a, &b| apart(line, a).total_cmp(&apart(line, b))).unwrap_or(from)
    };
    (0..lines.len()).map(|line| place(line).min(points.saturating_sub(1))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_from_the_left_to_the_right_and_up_with_chances() {
        assert_eq!(line([0.0, 0.5, 1.0], 2), "M40.0 222.0L328.0 119.0L616.0 16.0");
        assert_eq!(area("M40.0 222.0L328.0 119.0", 2, 2), "M40.0 222.0L328.0 119.0L328.0 222L40 222Z");
        assert_eq!(line([2.0], 0), "M40.0 16.0", "nothing leaves the plot");
        assert_eq!(area("", 0, 9), "");
    }

    #[test]
    fn a_place_belongs_to_the_nearest_point() {
        for last in [1, 7, 56] {
            for point in 0..=last {
                assert_eq!(nearest((x(point, last) + 0.4) / 640.0, last), point);
            }
        }
        assert_eq!((nearest(-3.0, 56), nearest(7.0, 56), nearest(0.5, 0)), (0, 56, 0));
    }

    #[test]
    fn rounds_fit_beside_each_other() {
        assert_eq!(rounds(8, 4), [(0, 1), (4, 2)]);
        assert_eq!(rounds(0, 4), []);
        for (turns, players) in [(57, 4), (200, 2), (41, 1), (3, 6)] {
            let rounds = rounds(turns, players);
            assert!(rounds.len() <= 7 && rounds[0] == (0, 1), "{rounds:?}");
            let apart = rounds.windows(2).all(|pair| x(pair[1].0, turns) - x(pair[0].0, turns) >= FIRST_NAME);
            assert!(apart, "the first name covers the second: {rounds:?}");
            assert!(
                rounds.windows(2).all(|pair| pair[0].0 < pair[1].0) && rounds.iter().all(|(point, _)| *point <= turns)
            );
        }
    }

    #[test]
    fn emblems_stand_on_points_of_their_own() {
        let lines: Vec<Vec<f32>> =
            (0..4).map(|line| (0..60).map(|point| (line * point) as f32 / 240.0).collect()).collect();
        let places = emblems(&lines);
        assert!(
            places.windows(2).all(|pair| pair[0] < pair[1]) && places.iter().all(|place| *place < 60),
            "{places:?}"
        );
        assert_eq!(emblems(&[vec![0.5], vec![0.5]]), [0, 0]);
        assert_eq!(emblems(&[]), [] as [usize; 0]);
    }
}
