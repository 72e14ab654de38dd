//! Labels for the layers of a chosen stack: on the wide board for every tower, on the narrow one only how many there
//! are.

use super::{Look, N, number, scaled};
use crate::board::geometry::{Layout, Point};
use crate::board::marks::BoardPiece;
use rabenburg_engine::{Surface, TowerId};

/// The ruler for the chosen stack; empty if no tower is chosen.
pub fn ruler(look: &Look<'_>) -> String {
    let Some(BoardPiece::Tower(chosen)) = look.marks.chosen else { return String::new() };
    let Some((space, from)) = look.scene.tower(chosen) else { return String::new() };
    let towers = look.scene.stand(space).towers;
    let ground = look.layout.ground(space);
    if look.layout == Layout::Phone {
        let side = if ground.x > 60.0 { -46.0 } else { 46.0 };
        return format!(
            "<g transform=\"translate({})\"><circle r=\"15\" fill=\"#1b1330\" stroke=\"#eab550\" stroke-width=\"2\"/>{}</g>",
            ground.plus(side, 16.0),
            number(towers.len() as u8, Point::default(), 0.56, "#fff3d6", 5.5)
        );
    }
    // There is no room to the left of the outermost stack.
    let (side, turn) = if ground.x > 130.0 { (-62.0, 1.0) } else { (62.0, -1.0) };
    let labels = towers.iter().enumerate().map(|(layer, &tower)| {
        let lift = if layer >= from { -super::space::CHOSEN_LIFT } else { 0.0 };
        let at = look.layout.surface(space, layer).plus(side, 5.0 + lift);
        label(tower, at, turn, layer.cmp(&from))
    });
    labels.collect()
}

fn label(tower: TowerId, at: Point, turn: f64, place: std::cmp::Ordering) -> String {
    let (fill, stroke, width, ink) = match place {
        std::cmp::Ordering::Less => ("var(--panel)", "var(--panel-line)", "1.2", "var(--ink)"),
        std::cmp::Ordering::Equal => ("var(--lit)", "#1b1330", "2", "#2a1a08"),
        std::cmp::Ordering::Greater => ("var(--panel)", "var(--lit)", "2", "var(--ink)"),
    };
    let middle = -8.0 * turn;
    let mark = if Surface::top_of(tower).has_shield() {
        scaled("shield", Point { x: middle - 11.0, y: -0.5 }, 0.56)
    } else {
        format!("<circle cx=\"{}\" r=\"5\" fill=\"#aab6cd\" stroke=\"#2a1a34\"/>", N(middle - 11.0))
    };
    format!(
        "<g transform=\"translate({at})\"><path d=\"M-26-11H8L16 0 8 11H-26Q-31 11-31 6V-6Q-31-11-26-11Z\" transform=\"scale({turn} 1)\" \
         fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>{mark}{}</g>",
        number(tower.number(), Point { x: middle + 5.0, y: 0.0 }, 0.42, ink, 5.0)
    )
}
