//! What is pointed at and what is marked: pieces, spots and the marks the table puts on them.

use crate::small_set::SmallSet;
use rabenburg_engine::{Fact, Seat, Space, Spell, TowerId};

/// A piece on the board that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BoardPiece {
    /// A tower, which moves with everything above it.
    Tower(TowerId),
    /// A wizard in sight; those of a colour on a space are alike (rule 1.8).
    Wizard {
        /// Where it stands.
        space: Space,
        /// Whose it is.
        colour: Seat,
    },
    /// The raven castle.
    Castle,
}

/// A place on the board that the keyboard can reach.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A space with everything on it.
    Space(Space),
    /// One piece.
    Piece(BoardPiece),
}

impl Spot {
    /// A name for the spot that is valid in an `id`.
    pub fn id(self) -> String {
        let hit = match self {
            Spot::Space(space) => Hit::Space(space),
            Spot::Piece(piece) => Hit::Piece(piece),
        };
        hit.to_string().replace(':', "-")
    }
}

/// The marks on the board. Gold means "you can", moonlight means "this would happen".
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    /// The pieces that can move.
    pub lit: SmallSet<BoardPiece>,
    /// The pieces that some choice would move: they can be dragged, even before they light up.
    pub movable: SmallSet<BoardPiece>,
    /// The pieces that cannot, and are drawn darker.
    pub dim: SmallSet<BoardPiece>,
    /// The chosen piece, which is lifted together with everything above it.
    pub chosen: Option<BoardPiece>,
    /// The spaces that can be chosen.
    pub targets: SmallSet<Space>,
    /// The piece that the hint is about.
    pub hint: Option<BoardPiece>,
    /// What would happen: drawn as copies in moonlight.
    pub preview: Vec<Fact>,
    /// What the preview would cost, in flasks.
    pub cost: u8,
}

impl Marks {
    /// Whether a piece can be dragged.
    pub fn is_draggable(&self, piece: BoardPiece) -> bool {
        self.movable.contains(&piece) || self.is_lit(piece)
    }

    /// Whether a piece responds to the next click by moving, or has been chosen to.
    pub fn is_lit(&self, piece: BoardPiece) -> bool {
        self.lit.contains(&piece) || self.chosen == Some(piece)
    }
}

/// A spell laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidOut {
    /// The spell.
    pub spell: Spell,
    /// Its cost in flasks.
    pub cost: u8,
    /// Whether the viewer can cast it now.
    pub castable: bool,
    /// Whether they are about to.
    pub chosen: bool,
}

/// Something hit by a pointer. The drawing carries its text form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hit {
    /// A piece.
    Piece(BoardPiece),
    /// A space.
    Space(Space),
    /// A spell.
    Spell(Spell),
}

impl Hit {
    /// Parses what was written into the drawing.
    pub fn parse(text: &str) -> Option<Hit> {
        let (kind, rest) = text.split_once(':')?;
        let number = || rest.parse().ok();
        Some(match kind {
            "tower" => Hit::Piece(BoardPiece::Tower(TowerId::new(number()?)?)),
            "wizard" => {
                let (space, colour) = rest.split_once(':')?;
                let colour = Seat::from_letter(colour.chars().next()?)?;
                Hit::Piece(BoardPiece::Wizard { space: Space::new(space.parse().ok()?)?, colour })
            }
            "castle" => Hit::Piece(BoardPiece::Castle),
            "space" => Hit::Space(Space::new(number()?)?),
            "spell" => Hit::Spell(Spell::from_name(rest)?),
            _ => return None,
        })
    }
}

impl std::fmt::Display for Hit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Hit::Piece(BoardPiece::Tower(tower)) => write!(f, "tower:{tower}"),
            Hit::Piece(BoardPiece::Wizard { space, colour }) => write!(f, "wizard:{space}:{colour}"),
            Hit::Piece(BoardPiece::Castle) => f.write_str("castle:"),
            Hit::Space(space) => write!(f, "space:{space}"),
            Hit::Spell(spell) => write!(f, "spell:{spell}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_into_the_drawing_is_read_back() {
        let towers = TowerId::all().map(|tower| Hit::Piece(BoardPiece::Tower(tower)));
        let wizards = Space::all()
            .flat_map(|space| Seat::all(6).map(move |colour| Hit::Piece(BoardPiece::Wizard { space, colour })));
        let rest = [Hit::Piece(BoardPiece::Castle)].into_iter().chain(Space::all().map(Hit::Space));
        for hit in towers.chain(wizards).chain(rest).chain(Spell::ALL.map(Hit::Spell)) {
            assert_eq!(Hit::parse(&hit.to_string()), Some(hit));
        }
        assert_eq!(Hit::parse("tower:10"), None);
        assert_eq!(Hit::parse("space:16"), None);
    }
}
