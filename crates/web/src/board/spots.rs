//! How the keyboard moves over the board: around the ring, up and down a stack, and between pieces that can move.

use rabenburg_engine::{SPACES, Space};

use super::marks::{BoardPiece, Spot};
use super::scene::Scene;
use crate::small_set::SmallSet;

/// A step of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyStep {
    /// To the next space.
    Clockwise,
    /// To the space before.
    CounterClockwise,
    /// A layer up.
    Up,
    /// A layer down.
    Down,
    /// To the next piece that can move.
    Next,
}

/// The space of a spot.
pub fn space_of(scene: &Scene, spot: Spot) -> Space {
    match spot {
        Spot::Space(space) | Spot::Piece(BoardPiece::Wizard { space, .. }) => space,
        Spot::Piece(BoardPiece::Tower(tower)) => scene.tower(tower).map_or(Space::START, |(space, _)| space),
        Spot::Piece(BoardPiece::Castle) => scene.castle(),
    }
}

/// The spots of a space from the ground up: the space itself, its towers, the wizards in sight by colour, the castle.
pub fn spots(scene: &Scene, space: Space) -> Vec<Spot> {
    let stand = scene.stand(space);
    let colours: SmallSet<_> = stand.wizards.iter().map(|wizard| wizard.colour).collect();
    let mut spots = vec![Spot::Space(space)];
    spots.extend(stand.towers.iter().map(|&tower| Spot::Piece(BoardPiece::Tower(tower))));
    spots.extend(colours.into_iter().map(|colour| Spot::Piece(BoardPiece::Wizard { space, colour })));
    spots.extend((scene.castle() == space).then_some(Spot::Piece(BoardPiece::Castle)));
    spots
}

/// The spot itself if it still exists, otherwise its space: pieces move away while the keyboard rests on them.
pub fn settle(scene: &Scene, spot: Spot) -> Spot {
    let space = space_of(scene, spot);
    if spots(scene, space).contains(&spot) { spot } else { Spot::Space(space) }
}

/// Where a step leads.
pub fn walk(scene: &Scene, lit: &SmallSet<BoardPiece>, spot: Spot, step: KeyStep) -> Spot {
    let spot = settle(scene, spot);
    let space = space_of(scene, spot);
    let here = spots(scene, space);
    let height = here.iter().position(|&it| it == spot).unwrap_or(0);
    match step {
        KeyStep::Clockwise => Spot::Space(space.walk(1)),
        KeyStep::CounterClockwise => Spot::Space(space.walk(-1)),
        KeyStep::Up => here.get(height + 1).copied().unwrap_or(spot),
        KeyStep::Down => here[height.saturating_sub(1)],
        KeyStep::Next => {
            let round = (0..=SPACES as i8).flat_map(|steps| {
                let passed = if steps == 0 { height + 1 } else { 0 };
                spots(scene, space.walk(steps)).into_iter().skip(passed)
            });
            let can_move = |spot: &Spot| matches!(spot, Spot::Piece(piece) if lit.contains(piece));
            round.into_iter().find(can_move).unwrap_or(spot)
        }
    }
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Printing, Rules, Seat, Setup, TowerId, Viewer};

    use super::*;

    fn scene() -> Scene {
        let mut setup = Setup::new(Rules::new(Printing::Third, 2));
        setup.course = "0:1* 1:2ab 2:3a45 8:6 10:7 11:8 12:9bb".parse().expect("a course");
        Scene::of(&setup.position().expect("a position").view(Viewer::Spectator))
    }

    fn tower(number: u8) -> BoardPiece {
        BoardPiece::Tower(TowerId::new(number).expect("a tower"))
    }

    fn space(number: u8) -> Space {
        Space::new(number).expect("a space")
    }

    #[test]
    fn up_and_down_go_over_every_layer_and_stop_at_the_ends() {
        let (scene, none) = (scene(), SmallSet::new());
        let wizard =
            |letter| Spot::Piece(BoardPiece::Wizard { space: space(1), colour: Seat::from_letter(letter).unwrap() });
        let mut spot = Spot::Space(space(1));
        for expected in [Spot::Piece(tower(2)), wizard('a'), wizard('b'), wizard('b')] {
            spot = walk(&scene, &none, spot, KeyStep::Up);
            assert_eq!(spot, expected);
        }
        for expected in [wizard('a'), Spot::Piece(tower(2)), Spot::Space(space(1)), Spot::Space(space(1))] {
            spot = walk(&scene, &none, spot, KeyStep::Down);
            assert_eq!(spot, expected);
        }
    }

    #[test]
    fn left_and_right_go_round() {
        let (scene, none) = (scene(), SmallSet::new());
        let castle = Spot::Piece(BoardPiece::Castle);
        assert_eq!(walk(&scene, &none, castle, KeyStep::CounterClockwise), Spot::Space(space(15)));
        assert_eq!(walk(&scene, &none, castle, KeyStep::Clockwise), Spot::Space(space(1)));
    }

    #[test]
    fn next_finds_every_piece_that_can_move_and_begins_again() {
        let scene = scene();
        let lit = SmallSet::from([tower(3), tower(5), BoardPiece::Castle]);
        let mut spot = Spot::Space(space(2));
        for expected in [tower(3), tower(5), BoardPiece::Castle, tower(3)] {
            spot = walk(&scene, &lit, spot, KeyStep::Next);
            assert_eq!(spot, Spot::Piece(expected));
        }
        let alone = SmallSet::from([tower(3)]);
        assert_eq!(walk(&scene, &alone, Spot::Piece(tower(3)), KeyStep::Next), Spot::Piece(tower(3)));
    }

    #[test]
    fn a_piece_that_is_gone_leaves_the_keyboard_on_its_space() {
        let gone = Spot::Piece(BoardPiece::Wizard { space: space(8), colour: Seat::FIRST });
        assert_eq!(settle(&scene(), gone), Spot::Space(space(8)));
    }
}
