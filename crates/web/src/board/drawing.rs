//! The drawings of the board as SVG text.
//!
//! They are made of the symbols in `static/sprite.svg` and are pure: the same scene gives the same text, which is how
//! tests know that nothing out of sight gets into the page. No text carries a style; colours come from classes and
//! variables.

pub mod cards;
pub mod centre;
pub mod held;
pub mod hits;
pub mod piece;
pub mod preview;
pub mod ruler;
pub mod scenery;
pub mod space;
pub mod still;
pub mod tray;

#[cfg(test)]
mod tests;

use std::fmt;

use rabenburg_engine::Rules;

use super::geometry::{Layout, Point};
use super::marks::{BoardPiece, Marks, Spot};
use super::scene::{Figure, Scene};
use crate::small_set::SmallSet;

/// All that a drawing of the pieces depends on.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// What stands where.
    pub scene: &'a Scene,
    /// The rules, for the colours of the seats.
    pub rules: &'a Rules,
    /// The marks on pieces and spaces.
    pub marks: &'a Marks,
    /// The shape of the board.
    pub layout: Layout,
    /// Where the pointer is.
    pub hover: Option<BoardPiece>,
    /// Where the keyboard is.
    pub focus: Option<Spot>,
    /// The figures that are up in the flight layer, and so not drawn in their place.
    pub absent: &'a SmallSet<Figure>,
}

/// A number as drawings write it: rounded to hundredths.
#[derive(Clone, Copy)]
pub struct N(pub f64);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero turns a rounded −0 into 0.
        write!(f, "{}", (self.0 * 100.0).round() / 100.0 + 0.0)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", N(self.x), N(self.y))
    }
}

/// A symbol with its origin at a point.
pub fn symbol(id: impl fmt::Display, at: Point) -> String {
    format!("<use href=\"#{id}\" x=\"{}\" y=\"{}\"/>", N(at.x), N(at.y))
}

/// A symbol with a class.
pub fn classed(id: impl fmt::Display, class: &str, at: Point) -> String {
    format!("<use href=\"#{id}\" class=\"{class}\" x=\"{}\" y=\"{}\"/>", N(at.x), N(at.y))
}

/// A symbol in another size.
pub fn scaled(id: impl fmt::Display, at: Point, scale: f64) -> String {
    format!("<use href=\"#{id}\" transform=\"translate({at})scale({})\"/>", N(scale))
}

/// A number in our own lettering, centred.
pub fn number(value: u8, at: Point, scale: f64, stroke: &str, width: f64) -> String {
    let digits = value.to_string();
    let advance = 25.0 * scale;
    let first = -advance * (digits.len() as f64 - 1.0) / 2.0;
    let strokes: String = digits
        .chars()
        .enumerate()
        .map(|(place, digit)| {
            let at = at.plus(first + advance * place as f64, 0.0);
            format!("<use href=\"#d{digit}\" transform=\"translate({at})scale({})\"/>", N(scale))
        })
        .collect();
    format!(
        "<g fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\">{strokes}</g>",
        N(width)
    )
}
