//! What is pointed at and what is marked: pieces, spots and the marks the table puts on them.

use crate::small_set::SmallSet;
use rabenburg_engine::{Fact, Seat, Space, Spell, TowerId};

/// A piece of the board that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A tower, which moves with all above it.
    Tower(TowerId),
    /// A wizard in sight; those of a colour on a space are alike (rule 1.8).
    Wizard {
        /// Where he stands.
        space: Space,
        /// Whose he is.
        colour: Seat,
    },
    /// The raven castle.
    Castle,
}

/// A place of the board where the keyboard can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A space with all that stands on it.
    Space(Space),
    /// One piece.
    Piece(Piece),
}

impl Spot {
    /// A name of the spot that can stand in an `id`.
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
    pub lit: SmallSet<Piece>,
    /// The pieces that some choice would move: they can be dragged, also before they light up.
    pub movable: SmallSet<Piece>,
    /// The pieces that cannot, and are drawn darker.
    pub dim: SmallSet<Piece>,
    /// The chosen piece: it and all above it are lifted.
    pub chosen: Option<Piece>,
    /// The spaces that can be chosen.
    pub targets: SmallSet<Space>,
    /// The piece that advice speaks of.
    pub hint: Option<Piece>,
    /// What would happen: drawn as copies in moonlight.
    pub preview: Vec<Fact>,
    /// What the preview would cost, in flasks.
    pub cost: u8,
}

impl Marks {
    /// Whether a piece can be dragged.
    pub fn is_draggable(&self, piece: Piece) -> bool {
        self.movable.contains(&piece) || self.is_lit(piece)
    }

    /// Whether a piece answers the next click by moving, or has been chosen to.
    pub fn is_lit(&self, piece: Piece) -> bool {
        self.lit.contains(&piece) || self.chosen == Some(piece)
    }
}

/// A spell that is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidOut {
    /// The spell.
    pub spell: Spell,
    /// Its cost in flasks.
    pub cost: u8,
    /// Whether the viewer can cast it now.
    pub castable: bool,
    /// Whether he is about to.
    pub chosen: bool,
}

/// Something that was hit by a pointer. The drawing carries its text form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hit {
    /// A piece.
    Piece(Piece),
    /// A space.
    Space(Space),
    /// A spell.
    Spell(Spell),
}

impl Hit {
    /// What was written into the drawing.
    pub fn parse(text: &str) -> Option<Hit> {
        let (kind, rest) = text.split_once(':')?;
        let number = || rest.parse().ok();
        Some(match kind {
            "tower" => Hit::Piece(Piece::Tower(TowerId::new(number()?)?)),
            "wizard" => {
                let (space, colour) = rest.split_once(':')?;
                let colour = Seat::from_letter(colour.chars().next()?)?;
                Hit::Piece(Piece::Wizard { space: Space::new(space.parse().ok()?)?, colour })
            }
            "castle" => Hit::Piece(Piece::Castle),
            "space" => Hit::Space(Space::new(number()?)?),
            "spell" => Hit::Spell(Spell::from_name(rest)?),
            _ => return None,
        })
    }
}

impl std::fmt::Display for Hit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Hit::Piece(Piece::Tower(tower)) => write!(f, "tower:{tower}"),
            Hit::Piece(Piece::Wizard { space, colour }) => write!(f, "wizard:{space}:{colour}"),
            Hit::Piece(Piece::Castle) => f.write_str("castle:"),
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
        let towers = TowerId::all().map(|tower| Hit::Piece(Piece::Tower(tower)));
        let wizards =
            Space::all().flat_map(|space| Seat::all(6).map(move |colour| Hit::Piece(Piece::Wizard { space, colour })));
        let rest = [Hit::Piece(Piece::Castle)].into_iter().chain(Space::all().map(Hit::Space));
        for hit in towers.chain(wizards).chain(rest).chain(Spell::ALL.map(Hit::Spell)) {
            assert_eq!(Hit::parse(&hit.to_string()), Some(hit));
        }
        assert_eq!(Hit::parse("tower:10"), None);
        assert_eq!(Hit::parse("space:16"), None);
    }
}
