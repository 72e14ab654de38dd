//! What a pointer can hit: transparent shapes over the pieces, which stay in place while the pieces lift.

use rabenburg_engine::{SPACES, Space};

use super::piece::{CASTLE_OUTLINE, PLATE_OUTLINE, WIZARD_OUTLINE, stack_outline};
use crate::board::geometry::{Layout, Point};
use crate::board::marks::{BoardPiece, Hit, Marks, Spot};
use crate::board::scene::Scene;
use crate::board::spots::spots;

/// Something that can be pointed at.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    /// Its unique key.
    pub key: String,
    /// The spot it stands for. Wizards of one colour on a space are one spot, represented by the one in front.
    pub spot: Option<SpotPlace>,
    /// Its shape.
    pub shape: String,
}

/// A spot and where it is in its stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpotPlace {
    /// The spot.
    pub spot: Spot,
    /// Which of the spots of its space it is, counted from 1 at the ground.
    pub number: usize,
    /// How many spots the space has.
    pub of: usize,
}

/// All targets, space by space around the ring and from the ground up, which is the reading order. It starts on the
/// left, so that the near half of the ring comes after the far half and lies over it.
pub fn targets(scene: &Scene, marks: &Marks, layout: Layout) -> Vec<Target> {
    let left = SPACES - SPACES / 4;
    let round = (left..left + SPACES).filter_map(|number| Space::new((number % SPACES) as u8));
    round.flat_map(|space| on_space(scene, marks, layout, space)).collect()
}

/// The targets of a space, later ones above earlier ones, as in the drawing.
fn on_space(scene: &Scene, marks: &Marks, layout: Layout, space: Space) -> Vec<Target> {
    let stand = scene.stand(space);
    let order = spots(scene, space);
    let target = |key: String, hit: Hit, stands_for: Option<Spot>, path: &str, at: Point| {
        // What can be dragged captures the touch; anywhere else a finger scrolls the page.
        let class = match hit {
            Hit::Piece(piece) if marks.is_lit(piece) => " class=\"grip lit\"",
            Hit::Piece(piece) if marks.is_draggable(piece) => " class=\"grip\"",
            _ => "",
        };
        let number = |spot: Spot| order.iter().position(|&other| other == spot).unwrap_or(0) + 1;
        Target {
            key,
            spot: stands_for.map(|spot| SpotPlace { spot, number: number(spot), of: order.len() }),
            shape: format!("<path d=\"{path}\" data-hit=\"{hit}\"{class} transform=\"translate({at})\"/>"),
        }
    };
    let whole = |spot: Spot, path: &str, at: Point| {
        let hit = match spot {
            Spot::Space(space) => Hit::Space(space),
            Spot::Piece(piece) => Hit::Piece(piece),
        };
        target(spot.id(), hit, Some(spot), path, at)
    };
    let (count, layers) = (stand.wizards.len(), stand.towers.len());
    let mut out = vec![whole(Spot::Space(space), PLATE_OUTLINE, layout.ground(space))];
    for (layer, &tower) in stand.towers.iter().enumerate() {
        out.push(whole(Spot::Piece(BoardPiece::Tower(tower)), &stack_outline(1, 0.0), layout.surface(space, layer)));
    }
    for (index, wizard) in stand.wizards.iter().enumerate() {
        let piece = BoardPiece::Wizard { space, colour: wizard.colour };
        let at = layout.wizard(space, layers, index, count);
        let others = &stand.wizards[index + 1..];
        out.push(if others.iter().any(|other| other.colour == wizard.colour) {
            target(format!("{}-{index}", Spot::Piece(piece).id()), Hit::Piece(piece), None, WIZARD_OUTLINE, at)
        } else {
            whole(Spot::Piece(piece), WIZARD_OUTLINE, at)
        });
    }
    if scene.castle() == space {
        out.push(whole(Spot::Piece(BoardPiece::Castle), CASTLE_OUTLINE, layout.surface(space, layers)));
    }
    out
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Printing, Rules, Setup, Viewer};

    use super::*;

    fn scene() -> Scene {
        let mut setup = Setup::new(Rules::new(Printing::Third, 2));
        setup.course = "0:1* 1:2aab 2:3a45 8:6 10:7 11:8 12:9bb".parse().expect("a course");
        Scene::of(&setup.position().expect("a position").view(Viewer::Spectator))
    }

    #[test]
    fn every_spot_stands_there_once_in_the_order_of_the_ring() {
        let scene = scene();
        for layout in [Layout::Desktop, Layout::Phone] {
            let targets = targets(&scene, &Marks::default(), layout);
            let mut here: Vec<Spot> = targets.iter().filter_map(|target| Some(target.spot?.spot)).collect();
            let ring = (0..16).map(|number| Space::new((12 + number) % 16).expect("a space"));
            let mut expected: Vec<Spot> = ring.flat_map(|space| spots(&scene, space)).collect();
            let spaces = |spots: &[Spot]| -> Vec<Spot> {
                spots.iter().copied().filter(|spot| matches!(spot, Spot::Space(_))).collect()
            };
            assert_eq!(spaces(&here), spaces(&expected));
            here.sort();
            expected.sort();
            assert_eq!(here, expected);
            let mut keys: Vec<&str> = targets.iter().map(|target| target.key.as_str()).collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), targets.len(), "keys are alike");
        }
    }

    #[test]
    fn a_spot_knows_its_place_in_the_stack() {
        let targets = targets(&scene(), &Marks::default(), Layout::Desktop);
        let place = |key: &str| targets.iter().find(|target| target.key == key).and_then(|target| target.spot);
        let of = |key: &str| place(key).map(|place| (place.number, place.of));
        assert_eq!(of("space-1"), Some((1, 4)));
        assert_eq!(of("tower-2"), Some((2, 4)));
        assert_eq!(of("wizard-1-a"), Some((3, 4)));
        assert_eq!(of("wizard-1-b"), Some((4, 4)));
        assert_eq!(of("castle-"), Some((3, 3)));
    }
}
