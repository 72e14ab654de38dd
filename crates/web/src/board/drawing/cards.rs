//! The faces of the movement cards, drawn from the symbols; a card is 100 wide and 140 high.

use rabenburg_engine::{Colour, Face, Side};

use super::{N, number, scaled};
use crate::board::geometry::{Point, arch};

/// The `viewBox` of a card, with room for its outline.
pub const VIEW_BOX: &str = "-2 -2 104 144";

const INK: &str = "#fff3d6";

/// The back of all cards.
pub fn back() -> String {
    "<use href=\"#card-back\"/>".into()
}

/// A face. Its wizard wears the holder's colour.
pub fn face(face: Face, colour: Colour) -> String {
    let art = match (face.has(Side::Tower), face.has(Side::Wizard)) {
        (true, true) => "art-b",
        (true, false) => "art-t",
        _ => "art-w",
    };
    let picture = match (face.distance(Side::Tower), face.distance(Side::Wizard)) {
        (Some(towers), Some(wizards)) => {
            stack(2, at(64.0, 50.0), 0.36)
                + &wizard(colour, at(37.0, 116.0), 0.8)
                + &plaque("plq-t", towers, at(27.0, 32.0), 0.86)
                + &plaque("plq-w", wizards, at(72.0, 100.0), 0.86)
        }
        (Some(distance), None) => {
            stack(3, at(60.0, 108.0), 0.62) + &plaque("plq-t", distance, at(28.0, 34.0), 1.0) + &way(distance)
        }
        (None, Some(distance)) => {
            wizard(colour, at(57.0, 110.0), 1.3) + &plaque("plq-w", distance, at(28.0, 40.0), 1.0) + &way(distance)
        }
        (None, None) => dice_picture(face, colour),
    };
    format!("<use href=\"#card-paper\"/><use href=\"#{art}\"/>{picture}")
}

fn dice_picture(face: Face, colour: Colour) -> String {
    let piece = match (face.has(Side::Tower), face.has(Side::Wizard)) {
        (true, true) => stack(2, at(29.0, 64.0), 0.44) + &wizard(colour, at(70.0, 116.0), 1.0),
        (true, false) => stack(2, at(50.0, 112.0), 0.56),
        _ => wizard(colour, at(50.0, 110.0), 1.15),
    };
    let dice: &[(u8, f64, f64, f64, f64)] = match face.dice() {
        1 => &[(5, 50.0, 70.0, -8.0, 0.95)],
        2 => &[(4, 32.0, 36.0, -10.0, 0.92), (6, 66.0, 42.0, 9.0, 0.92)],
        _ => &[(2, 25.0, 38.0, -12.0, 0.78), (5, 51.0, 30.0, 4.0, 0.78), (6, 76.0, 42.0, 12.0, 0.78)],
    };
    let dice = dice.iter().map(|(value, x, y, turn, scale)| {
        format!("<use href=\"#die{value}\" transform=\"translate({x} {y})rotate({turn})scale({scale})\"/>")
    });
    let count = f64::from(face.dice());
    let dots = (0..face.dice()).map(|dot| {
        let x = 50.0 + 11.0 * (f64::from(dot) - (count - 1.0) / 2.0);
        format!("<circle cx=\"{x}\" cy=\"126\" r=\"3\" fill=\"{INK}\"/>")
    });
    piece + &dice.collect::<String>() + &dots.collect::<String>()
}

fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

fn stack(towers: u8, foot: Point, scale: f64) -> String {
    (0..towers).map(|layer| scaled("card-tower", foot.plus(0.0, -26.0 * scale * f64::from(layer)), scale)).collect()
}

fn wizard(colour: Colour, feet: Point, scale: f64) -> String {
    format!("<g class=\"p-{colour}\">{}</g>", scaled(format_args!("wiz-{colour}"), feet, scale))
}

fn plaque(id: &str, distance: u8, middle: Point, scale: f64) -> String {
    let (down, size, ink) = if id == "plq-t" { (0.5, 0.74, "#1d3346") } else { (3.0, 0.68, "#3a1f50") };
    format!(
        "<g transform=\"translate({middle})scale({})\"><use href=\"#{id}\"/>{}</g>",
        N(scale),
        number(distance, at(0.0, down), size, ink, 6.0)
    )
}

/// As many steps as the number says, with the direction.
fn way(distance: u8) -> String {
    let parts = f64::from(distance) + 1.0;
    let along = |t: f64| at(18.0 + 64.0 * t, 128.0 - 7.0 * arch(t));
    let dots = (0..distance).map(|dot| {
        let dot = along((f64::from(dot) + 0.5) / parts);
        format!("<circle cx=\"{}\" cy=\"{}\" r=\"3\" fill=\"{INK}\"/>", N(dot.x), N(dot.y))
    });
    let head = along((f64::from(distance) + 0.35) / parts);
    dots.collect::<String>()
        + &format!("<path d=\"M-3-5.5 5 0-3 5.5Z\" transform=\"translate({head})rotate(20)\" fill=\"{INK}\"/>")
}
