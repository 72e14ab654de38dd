//! What stands on a space, with its marks, from the ground up.

use rabenburg_engine::{Fact, Space, TowerId};

use super::piece::{
    CASTLE_OUTLINE, Outline, PLATE_OUTLINE, WIZARD_OUTLINE, castle, cells, colour, line, shadow, stack_outline, tower,
    wizard,
};
use super::preview::arrivals;
use super::{Look, N, classed, symbol};
use crate::board::geometry::{CASTLE_HEIGHT, LAYER, Point};
use crate::board::marks::{BoardPiece, Spot};
use crate::board::scene::{Figure, WizardId};

/// How far a chosen piece is lifted.
pub const CHOSEN_LIFT: f64 = 16.0;

/// How far a piece under the pointer is lifted.
const HOVER_LIFT: f64 = 5.0;

/// A space with everything on it.
pub fn space(look: &Look<'_>, space: Space) -> String {
    let drawn = Drawn::new(look, space);
    let mut out = drawn.ground();
    out += &drawn.stack();
    out += &drawn.focus();
    out
}

struct Drawn<'a> {
    look: &'a Look<'a>,
    space: Space,
    ground: Point,
    towers: &'a [TowerId],
    wizards: &'a [WizardId],
    /// How many wizards the places are laid out for, including those who would come.
    room: usize,
    has_castle: bool,
    /// The layer from which everything is lifted, and the reason.
    lifted: Option<(usize, Outline)>,
}

impl<'a> Drawn<'a> {
    fn new(look: &'a Look<'a>, space: Space) -> Drawn<'a> {
        let stand = look.scene.stand(space);
        let here = |piece: Option<BoardPiece>| match piece {
            Some(BoardPiece::Tower(tower)) if !look.absent.contains(&Figure::Tower(tower)) => {
                stand.towers.iter().position(|&it| it == tower)
            }
            _ => None,
        };
        let chosen = here(look.marks.chosen).map(|layer| (layer, Outline::Chosen));
        let hover = look.hover.filter(|piece| look.marks.lit.contains(piece));
        Drawn {
            look,
            space,
            ground: look.layout.ground(space),
            towers: stand.towers,
            wizards: stand.wizards,
            room: stand.wizards.len() + arrivals(look, space),
            has_castle: look.scene.castle() == space && !look.absent.contains(&Figure::Castle),
            lifted: chosen.or_else(|| here(hover).map(|layer| (layer, Outline::Hover))),
        }
    }

    fn at(&self, layer: usize) -> Point {
        self.look.layout.surface(self.space, layer)
    }

    fn is_lit(&self, piece: BoardPiece) -> bool {
        self.look.marks.lit.contains(&piece)
    }

    fn ground(&self) -> String {
        let marks = self.look.marks;
        let any_lit = self.towers.iter().any(|&tower| self.is_lit(BoardPiece::Tower(tower)));
        let mut out = String::new();
        if any_lit || marks.targets.contains(&self.space) {
            out += &classed("pad-lit", "pulse", self.ground);
        }
        let standing = self.towers.iter().filter(|&&tower| !self.look.absent.contains(&Figure::Tower(tower))).count();
        if standing > 0 {
            out += &shadow(standing, self.ground);
        }
        if marks.targets.contains(&self.space) && !self.towers.is_empty() {
            let at = self.at(self.towers.len());
            out +=
                &format!("<ellipse cx=\"{}\" cy=\"{}\" rx=\"48\" ry=\"23\" fill=\"url(#gGlow)\"/>", N(at.x), N(at.y));
        }
        out
    }

    /// The towers from the bottom up, then whoever stands on top; from the lifted layer up, in a group of their own.
    fn stack(&self) -> String {
        let split = self.lifted.map_or(self.towers.len(), |(layer, _)| layer);
        let mut out: String = (0..split).map(|layer| self.layer(layer)).collect();
        let above: String = (split..self.towers.len()).map(|layer| self.layer(layer)).collect();
        let top = self.top();
        match self.lifted {
            None => out + &top,
            Some((layer, kind)) => {
                let at = self.at(layer);
                out += &format!(
                    "<ellipse cx=\"{}\" cy=\"{}\" rx=\"46\" ry=\"21\" fill=\"url(#gGlow)\"/>",
                    N(at.x),
                    N(at.y)
                );
                let outline = line(&stack_outline(self.towers.len() - layer, 0.0), at, kind);
                let (class, lift) =
                    if kind == Outline::Chosen { ("lifted", CHOSEN_LIFT) } else { ("raised", HOVER_LIFT) };
                format!("{out}<g class=\"{class}\" transform=\"translate(0 {})\">{above}{outline}{top}</g>", N(-lift))
            }
        }
    }

    fn layer(&self, layer: usize) -> String {
        let (id, at) = (self.towers[layer], self.at(layer));
        if self.look.absent.contains(&Figure::Tower(id)) {
            return String::new();
        }
        let piece = BoardPiece::Tower(id);
        let mut out = tower(id, at);
        if self.is_lit(piece) && self.look.marks.chosen.is_none_or(|_| self.lifted.is_none_or(|(from, _)| layer < from))
        {
            out += &classed("tower-rim", "pulse", at);
        }
        if self.look.marks.dim.contains(&piece) {
            out += &symbol("tower-dim", at);
        }
        out += &cells(self.look.rules, self.look.scene.locked(id), at);
        if self.look.marks.hint == Some(piece) {
            out += &hint(at.plus(-56.0, -8.0));
        }
        out
    }

    fn top(&self) -> String {
        let mut out: String = self.wizards.iter().enumerate().map(|(index, &id)| self.wizard(index, id)).collect();
        if self.has_castle {
            let at = self.at(self.towers.len());
            let chosen = self.look.marks.chosen == Some(BoardPiece::Castle);
            let lit = self.is_lit(BoardPiece::Castle);
            if lit || chosen {
                out += &classed("pad-lit", "pulse", at);
            }
            out += &castle(at);
            if chosen {
                out += &line(CASTLE_OUTLINE, at, Outline::Chosen);
            } else if lit && self.look.hover == Some(BoardPiece::Castle) {
                out += &line(CASTLE_OUTLINE, at, Outline::Hover);
            }
            if lit && !chosen {
                out += &classed("caret", "pulse", at.plus(0.0, -CASTLE_HEIGHT - 8.0));
            }
            if self.look.marks.hint == Some(BoardPiece::Castle) {
                out += &hint(at.plus(-50.0, -90.0));
            }
        }
        out
    }

    fn wizard(&self, index: usize, id: WizardId) -> String {
        if self.look.absent.contains(&Figure::Wizard(id)) {
            return String::new();
        }
        let marks = self.look.marks;
        let piece = BoardPiece::Wizard { space: self.space, colour: id.colour };
        let at = self.look.layout.wizard(self.space, self.towers.len(), index, self.room);
        let drawn = wizard(colour(self.look.rules, id.colour), at);
        // Wizards of one colour are alike: the one in front represents them.
        let first = self.look.scene.foremost(self.space, id.colour) == Some(id);
        if first && marks.chosen == Some(piece) {
            let line = line(WIZARD_OUTLINE, at, Outline::Chosen);
            return format!(
                "{}<g class=\"lifted\" transform=\"translate(0 {})\">{drawn}{line}</g>",
                symbol("wiz-ring", at),
                N(-CHOSEN_LIFT)
            );
        }
        if self.will_be_locked_up() {
            return format!("<g opacity=\".3\">{drawn}</g>");
        }
        let mut out = String::new();
        let lit = self.is_lit(piece);
        if lit {
            out += &classed("wiz-ring", "pulse", at);
        }
        if lit && first && self.look.hover == Some(piece) {
            out += &format!(
                "<g class=\"raised\" transform=\"translate(0 {})\">{drawn}{}</g>",
                N(-HOVER_LIFT),
                line(WIZARD_OUTLINE, at, Outline::Hover)
            );
        } else {
            out += &drawn;
        }
        if lit && first {
            out += &classed("caret", "pulse", at.plus(0.0, -53.0));
        }
        if first && marks.hint == Some(piece) {
            out += &hint(at.plus(0.0, -72.0));
        }
        out
    }

    /// Whether the preview has a tower landing on the wizards in sight here.
    fn will_be_locked_up(&self) -> bool {
        self.look.marks.preview.iter().any(
            |fact| matches!(fact, Fact::TowerMoved { to, locked_up, .. } if *to == self.space && !locked_up.is_empty()),
        )
    }

    fn focus(&self) -> String {
        let here = |figure: Figure| !self.look.absent.contains(&figure);
        match self.look.focus {
            Some(Spot::Space(space)) if space == self.space => line(PLATE_OUTLINE, self.ground, Outline::Focus),
            Some(Spot::Piece(BoardPiece::Tower(tower))) if here(Figure::Tower(tower)) => {
                match self.towers.iter().position(|&it| it == tower) {
                    Some(layer) => {
                        let lifted = self.lifted.filter(|&(from, _)| layer >= from);
                        let lift = lifted
                            .map_or(0.0, |(_, kind)| if kind == Outline::Chosen { CHOSEN_LIFT } else { HOVER_LIFT });
                        line(&stack_outline(1, 0.0), self.at(layer).plus(0.0, -lift), Outline::Focus)
                    }
                    None => String::new(),
                }
            }
            Some(Spot::Piece(BoardPiece::Wizard { space, colour })) if space == self.space => {
                let place = self.wizards.iter().rposition(|wizard| wizard.colour == colour);
                let place = place.filter(|&index| here(Figure::Wizard(self.wizards[index])));
                place.map_or_else(String::new, |index| {
                    let at = self.look.layout.wizard(self.space, self.towers.len(), index, self.room);
                    line(WIZARD_OUTLINE, at, Outline::Focus)
                })
            }
            Some(Spot::Piece(BoardPiece::Castle)) if self.has_castle => {
                line(CASTLE_OUTLINE, self.at(self.towers.len()), Outline::Focus)
            }
            _ => String::new(),
        }
    }
}

fn hint(at: Point) -> String {
    format!(
        "<g class=\"advice\" transform=\"translate({at})\"><circle r=\"15\" fill=\"var(--lit)\" stroke=\"#1b1330\" stroke-width=\"2\"/>\
         <use href=\"#i-hint\" transform=\"scale(.9)\" color=\"#2a1a08\"/></g>"
    )
}

/// How high the top of what stands on a space is above its ground.
pub fn height(look: &Look<'_>, space: Space) -> f64 {
    let castle = if look.scene.castle() == space { CASTLE_HEIGHT } else { 0.0 };
    LAYER * look.scene.stand(space).towers.len() as f64 + castle
}
