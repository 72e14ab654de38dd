//! Clues that point to the solution.

use rabenburg_engine::{Action, Cast, Face, Input, Seat, Space, Spell, TowerId};

use crate::puzzle::Puzzle;

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A tower.
    Tower(TowerId),
    /// A wizard of this seat, on this space.
    Wizard {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// The castle.
    Castle,
}

/// A hint that does not give everything away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clue {
    /// The piece to watch: the one that the first decision moves.
    Watch(Piece),
    /// The first card to play.
    Card(Face),
    /// The spell to begin with.
    Spell(Spell),
    /// Begin with a redraw.
    Redraw,
}

impl Puzzle {
    /// Two hints: the piece, then the card, spell or redraw to begin with.
    pub fn clues(&self) -> [Option<Clue>; 2] {
        let seat = self.seat();
        let own = |input: &Input| match *input {
            Input::Act { seat: by, action } if by == seat => Some(action),
            _ => None,
        };
        let mut actions = self.solution.iter().filter_map(own);
        let first = actions.clone().next();
        let piece = actions.find_map(|action| piece(action, seat)).map(Clue::Watch);
        let step = first.and_then(|action| match action {
            Action::PlayWizard { card, .. }
            | Action::PlayTower { card, .. }
            | Action::PlayDice { card }
            | Action::Discard { card } => Some(Clue::Card(card)),
            Action::Cast(cast) => Some(Clue::Spell(cast.spell())),
            Action::Redraw => Some(Clue::Redraw),
            _ => None,
        });
        [piece, step]
    }
}

/// The piece that an action takes.
fn piece(action: Action, seat: Seat) -> Option<Piece> {
    Some(match action {
        Action::PlayTower { tower, .. } | Action::MoveTower { tower } | Action::Push { tower } => Piece::Tower(tower),
        Action::PlayWizard { space, .. } | Action::MoveWizard { space, .. } => Piece::Wizard { seat, space },
        Action::Cast(cast) => match cast {
            Cast::MoveTower { tower } | Cast::HeadwindTower { tower } | Cast::FreeWizard { tower } => {
                Piece::Tower(tower)
            }
            Cast::SwapTowers { a, .. } => Piece::Tower(a),
            Cast::MoveWizard { space, colour } | Cast::HeadwindWizard { space, colour } => {
                Piece::Wizard { seat: colour, space }
            }
            Cast::MoveCastle { .. } => Piece::Castle,
            Cast::Piggyback { .. } | Cast::DrawTwo => return None,
        },
        _ => return None,
    })
}
