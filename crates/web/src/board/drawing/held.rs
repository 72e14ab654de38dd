//! A piece held up, with everything that goes along with it.

use rabenburg_engine::{Rules, Space};

use super::piece::{castle, cells, colour, tower, wizard};
use crate::board::geometry::{Layout, Point};
use crate::board::marks::BoardPiece;
use crate::board::scene::{Figure, Scene};
use crate::small_set::SmallSet;

/// What goes along with a piece, and their drawing in place.
pub fn held(scene: &Scene, rules: &Rules, layout: Layout, piece: BoardPiece) -> (SmallSet<Figure>, String) {
    match piece {
        BoardPiece::Tower(id) => {
            scene.tower(id).map_or_else(Default::default, |(space, layer)| stack(scene, rules, layout, space, layer))
        }
        BoardPiece::Wizard { space, colour: owner } => {
            let stand = scene.stand(space);
            let Some(index) = stand.wizards.iter().rposition(|wizard| wizard.colour == owner) else {
                return Default::default();
            };
            let at = layout.wizard(space, stand.towers.len(), index, stand.wizards.len());
            (SmallSet::from([Figure::Wizard(stand.wizards[index])]), wizard(colour(rules, owner), at))
        }
        BoardPiece::Castle => {
            let space = scene.castle();
            let at = layout.surface(space, scene.stand(space).towers.len());
            (SmallSet::from([Figure::Castle]), castle(at))
        }
    }
}

/// A stack from a layer upwards, with whoever stands on it.
pub fn stack(scene: &Scene, rules: &Rules, layout: Layout, space: Space, layer: usize) -> (SmallSet<Figure>, String) {
    let stand = scene.stand(space);
    let (mut figures, mut out) = (SmallSet::new(), String::new());
    for (place, &id) in stand.towers.iter().enumerate().skip(layer) {
        figures.insert(Figure::Tower(id));
        let at = layout.surface(space, place);
        out += &tower(id, at);
        // Wizards beneath the lowest of them stay behind.
        if place > layer {
            out += &cells(rules, scene.locked(id), at);
        }
    }
    for (index, &id) in stand.wizards.iter().enumerate() {
        figures.insert(Figure::Wizard(id));
        let at = layout.wizard(space, stand.towers.len(), index, stand.wizards.len());
        out += &wizard(colour(rules, id.colour), at);
    }
    if scene.castle() == space {
        figures.insert(Figure::Castle);
        out += &castle(layout.surface(space, stand.towers.len()));
    }
    (figures, out)
}

/// Where a piece stands.
pub fn foot(scene: &Scene, layout: Layout, piece: BoardPiece) -> Option<Point> {
    match piece {
        BoardPiece::Tower(id) => scene.tower(id).map(|(space, layer)| layout.surface(space, layer)),
        BoardPiece::Wizard { space, .. } => Some(layout.surface(space, scene.stand(space).towers.len())),
        BoardPiece::Castle => Some(layout.surface(scene.castle(), scene.stand(scene.castle()).towers.len())),
    }
}
