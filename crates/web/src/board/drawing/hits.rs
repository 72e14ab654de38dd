//! What a pointer can hit: clear shapes over the pieces, which stay where they are while the pieces lift.

use rabenburg_engine::Space;

use super::piece::{CASTLE_OUTLINE, PLATE_OUTLINE, WIZARD_OUTLINE, stack_outline};
use crate::board::geometry::{Layout, Point};
use crate::board::marks::{Hit, Marks, Piece};
use crate::board::scene::Scene;

/// The shapes of a space, later ones over earlier ones as in the drawing.
pub fn hits(scene: &Scene, marks: &Marks, layout: Layout, space: Space) -> String {
    let stand = scene.stand(space);
    let shape = |hit: Hit, path: &str, at: Point| {
        // What can be dragged takes the touch for itself; everywhere else a finger scrolls the page.
        let class = match hit {
            Hit::Piece(piece) if marks.is_lit(piece) => " class=\"grip lit\"",
            Hit::Piece(piece) if marks.is_draggable(piece) => " class=\"grip\"",
            _ => "",
        };
        format!("<path d=\"{path}\" data-hit=\"{hit}\"{class} transform=\"translate({at})\"/>")
    };
    let (count, layers) = (stand.wizards.len(), stand.towers.len());
    let mut out = shape(Hit::Space(space), PLATE_OUTLINE, layout.ground(space));
    for (layer, &tower) in stand.towers.iter().enumerate() {
        out += &shape(Hit::Piece(Piece::Tower(tower)), &stack_outline(1, 0.0), layout.surface(space, layer));
    }
    for (index, wizard) in stand.wizards.iter().enumerate() {
        let piece = Piece::Wizard { space, colour: wizard.colour };
        out += &shape(Hit::Piece(piece), WIZARD_OUTLINE, layout.wizard(space, layers, index, count));
    }
    if scene.castle() == space {
        out += &shape(Hit::Piece(Piece::Castle), CASTLE_OUTLINE, layout.surface(space, layers));
    }
    out
}
