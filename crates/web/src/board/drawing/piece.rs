//! Single pieces, and their outlines.

use rabenburg_engine::{Colour, Rules, Seat, TowerId, Wizards};

use super::{N, classed, scaled, symbol};
use crate::board::geometry::{LAYER, Point};

/// The colour of a seat.
pub fn colour(rules: &Rules, seat: Seat) -> Colour {
    rules.colours[seat.index()]
}

/// A wizard with its feet at a point.
pub fn wizard(colour: Colour, at: Point) -> String {
    classed(format_args!("wiz-{colour}"), &format!("p-{colour}"), at)
}

/// A tower.
pub fn tower(tower: TowerId, at: Point) -> String {
    symbol(format_args!("t{tower}"), at)
}

/// In an aided game: who is locked up beneath a tower, behind its lowest windows.
pub fn cells(rules: &Rules, locked_up: Wizards, at: Point) -> String {
    const PLACES: [(f64, f64); 6] =
        [(-15.0, 14.5), (15.0, 14.5), (-24.0, 11.5), (24.0, 11.5), (-32.0, 6.5), (32.0, 6.5)];
    let owners = locked_up.owners().zip(PLACES);
    owners
        .map(|(owner, (x, y))| {
            let (colour, at) = (colour(rules, owner), at.plus(x, y));
            format!(
                "{}<use href=\"#wiz-{colour}\" class=\"p-{colour}\" transform=\"translate({})scale(.34)\"/>",
                scaled("cell", at, 0.95),
                at.plus(0.0, -0.5)
            )
        })
        .collect()
}

/// The castle, with light falling from its windows.
pub fn castle(at: Point) -> String {
    format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"60\" ry=\"30\" fill=\"url(#gGlow)\" opacity=\".6\"/>{}",
        N(at.x),
        N(at.y),
        symbol("castle", at)
    )
}

/// The shadow of a stack.
pub fn shadow(towers: usize, at: Point) -> String {
    format!("<use href=\"#shadow\" transform=\"translate({at})scale({} 1)\"/>", N(1.0 + 0.06 * towers as f64))
}

/// The emblem of a colour.
pub const fn emblem(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "e-star",
        Colour::Yellow => "e-sun",
        Colour::Red => "e-flame",
        Colour::Green => "e-leaf",
        Colour::Orange => "e-gem",
        Colour::Purple => "e-moon",
    }
}

/// The outline of this many towers, from the foot of the lowest, widened by `wider`.
pub fn stack_outline(towers: usize, wider: f64) -> String {
    let top = N(-LAYER * towers as f64);
    let (a, b, c, d) = (N(42.0 + wider), N(19.6 + wider), N(38.0 + wider), N(18.0 + wider));
    format!("M-{a} {top}A{a} {b} 0 0 1 {a} {top}V-17L{c}-14V0A{c} {d} 0 0 1-{c} 0V-14L-{a}-17Z")
}

/// The outline of a wizard.
pub const WIZARD_OUTLINE: &str = "M-14 0V-20C-19-28-18-40-10-46Q0-54 10-46C18-40 19-28 14-20V0A14 6.5 0 0 1-14 0Z";

/// The outline of the castle.
pub const CASTLE_OUTLINE: &str = "M-44-2V-46L-30-82-8-108V-129H20V-112L7-106 30-75 44-42V-2A44 20 0 0 1-44-2Z";

/// The outline of a plate.
pub const PLATE_OUTLINE: &str = "M-46 2A46 21.5 0 0 1 46 2A46 21.5 0 0 1-46 2Z";

/// What an outline means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outline {
    /// Under the pointer.
    Hover,
    /// Chosen.
    Chosen,
    /// Focused by the keyboard.
    Focus,
    /// It would be here.
    Preview,
}

/// A path drawn as an outline of that meaning, over a second one that sets it off from any background.
pub fn line(path: &str, at: Point, line: Outline) -> String {
    let (under, under_opacity, under_width, stroke, width, more) = match line {
        Outline::Hover => ("#1b1330", ".55", "5", "var(--lit)", "2", ""),
        Outline::Chosen => ("#1b1330", ".55", "6", "var(--lit)", "3.2", ""),
        Outline::Focus => ("var(--focus2)", "1", "6.4", "var(--focus)", "3.4", ""),
        Outline::Preview => {
            ("var(--under)", ".6", "6", "var(--preview)", "2.8", " stroke-dasharray=\"8 6\" stroke-linecap=\"round\"")
        }
    };
    format!(
        "<g fill=\"none\" stroke-linejoin=\"round\" transform=\"translate({at})\">\
         <path d=\"{path}\" stroke=\"{under}\" stroke-opacity=\"{under_opacity}\" stroke-width=\"{under_width}\"/>\
         <path d=\"{path}\" stroke=\"{stroke}\" stroke-width=\"{width}\"{more}/></g>"
    )
}
