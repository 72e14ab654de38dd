//! The middle of the board: draw pile, discard pile, die and spells.

use super::cards::{back, face};
use super::piece::colour;
use super::{N, number};
use crate::board::geometry::{Layout, Point};
use crate::board::marks::{Hit, LaidOut};
use crate::board::scene::Scene;

/// The top left corner of the draw pile.
pub fn draw_pile(layout: Layout) -> Point {
    pile(layout, -1.0)
}

/// The top left corner of the discard pile.
pub fn discard_pile(layout: Layout) -> Point {
    pile(layout, 1.0)
}

/// The size of a card on a pile, relative to its drawing.
pub fn card_scale(layout: Layout) -> f64 {
    0.5 * layout.zoom()
}

/// Where the die lies, and its size.
pub fn die(layout: Layout) -> (Point, f64) {
    let centre = layout.measure().centre;
    match layout {
        Layout::Desktop => (centre.plus(0.0, -2.0), 1.4),
        Layout::Phone => (centre.plus(0.0, 6.0), 2.0),
    }
}

fn pile(layout: Layout, side: f64) -> Point {
    let (apart, top) = match layout {
        Layout::Desktop => (118.0, 437.0),
        Layout::Phone => (136.0, 439.25),
    };
    Point { x: layout.measure().centre.x + side * apart - 50.0 * card_scale(layout), y: top }
}

/// Both piles, and the die unless it is rolling.
pub fn centre(layout: Layout, scene: &Scene, die_rolls: bool) -> String {
    let (view, laid) = (scene.view(), scene.laid());
    let (draw, discard) = (view.draw_pile, view.discard.len());
    let top = match (discard, laid.top) {
        (0, _) => None,
        (_, Some((card, seat))) => Some(face(card, colour(&view.rules, seat))),
        (_, None) => Some("<use href=\"#card-paper\"/><use href=\"#raven\" transform=\"translate(49 70)scale(1.7)\" fill=\"#b98f5a\" color=\"#b98f5a\" opacity=\".35\"/>".into()),
    };
    let mut out = cards(layout, draw_pile(layout), draw, (draw > 0).then(back));
    out += &cards(layout, discard_pile(layout), discard, top);
    if !die_rolls {
        let (at, scale) = die(layout);
        out += &die_at(laid.die(), at, scale);
    }
    out
}

/// The die at rest, slightly tilted.
pub fn die_at(value: u8, at: Point, scale: f64) -> String {
    format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"url(#gShadow)\"/>\
         <use href=\"#die{}\" transform=\"translate({at})rotate(-7)scale({})\"/>",
        N(at.x + 6.0),
        N(at.y + 17.0 * scale),
        N(26.0 * scale),
        N(8.0 * scale),
        value.clamp(1, 6),
        N(scale)
    )
}

fn cards(layout: Layout, at: Point, count: u8, top: Option<String>) -> String {
    let zoom = layout.zoom();
    let (wide, high, round) = (N(50.0 * zoom), N(70.0 * zoom), N(5.0 * zoom));
    let middle = at.x + 25.0 * zoom;
    let mut out = format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"url(#gShadow)\"/>",
        N(middle + 8.0),
        N(at.y + 70.0 * zoom),
        N(46.0 * zoom),
        N(14.0 * zoom)
    );
    if top.is_none() {
        out += &format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{wide}\" height=\"{high}\" rx=\"{round}\" fill=\"#10091f\" fill-opacity=\".2\" \
             stroke=\"var(--num)\" stroke-opacity=\".45\" stroke-width=\"1.5\" stroke-dasharray=\"5 5\"/>",
            N(at.x),
            N(at.y)
        );
    }
    for layer in (1..=count.saturating_sub(1).div_ceil(9)).rev() {
        out += &format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{wide}\" height=\"{high}\" rx=\"{round}\" fill=\"#e6d3ab\" stroke=\"#2a1a34\" stroke-width=\"1\"/>",
            N(at.x),
            N(at.y + 2.2 * zoom * f64::from(layer))
        );
    }
    if let Some(top) = top {
        out += &format!("<g transform=\"translate({at})scale({})\">{top}</g>", N(card_scale(layout)));
    }
    out + &format!(
        "<g transform=\"translate({})scale({})\"><rect x=\"-19\" y=\"-10\" width=\"38\" height=\"20\" rx=\"10\" fill=\"#1b1330\" \
         stroke=\"#eab550\" stroke-width=\"1.2\"/>{}</g>",
        Point { x: middle + 20.0 * zoom, y: at.y - zoom },
        N(zoom),
        number(count, Point::default(), 0.36, "#fff3d6", 5.5)
    )
}

/// Where the discard pile can be pointed at, to look through it.
pub fn pile_hit(layout: Layout) -> String {
    let (at, zoom) = (discard_pile(layout), layout.zoom());
    format!(
        "<rect data-hit=\"pile:\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        N(at.x),
        N(at.y),
        N(50.0 * zoom),
        N(70.0 * zoom)
    )
}

/// The spells laid out, with their costs.
pub fn spells(layout: Layout, laid_out: &[LaidOut]) -> String {
    let centre = layout.measure().centre;
    let (y, widest, room) = match layout {
        Layout::Desktop => (390.0, 78.0, 540.0),
        Layout::Phone => (372.0, 98.0, 440.0),
    };
    let count = laid_out.len().max(1) as f64;
    let apart = f64::min(widest, room / count);
    let scale = layout.zoom() * f64::min(1.0, apart / (widest * 0.8));
    laid_out
        .iter()
        .enumerate()
        .map(|(index, laid_out)| {
            let x = centre.x + apart * (index as f64 - (count - 1.0) / 2.0);
            let state = match laid_out {
                LaidOut { chosen: true, .. } => " chosen",
                LaidOut { castable: true, .. } => " castable",
                _ => "",
            };
            format!(
                "<g class=\"spell{state}\" transform=\"translate({} {y})scale({})\">{}</g>",
                N(x),
                N(scale),
                spell(laid_out)
            )
        })
        .collect()
}

fn spell(laid_out: &LaidOut) -> String {
    let name = laid_out.spell.name().replace('_', "-");
    let ring = if laid_out.chosen || laid_out.castable {
        "<circle class=\"spell-ring\" r=\"29\" fill=\"none\" stroke=\"var(--lit)\" stroke-width=\"3\"/>"
    } else {
        ""
    };
    format!(
        "{ring}<use href=\"#spell-{name}\"/>{}<circle r=\"32\" data-hit=\"{}\"/>",
        costs(laid_out.cost),
        Hit::Spell(laid_out.spell)
    )
}

/// The flasks at the edge of a spell.
pub fn costs(cost: u8) -> String {
    let first = if cost > 1 { 27.0 - 13.0 * (f64::from(cost) - 1.0) } else { 17.0 };
    (0..cost)
        .map(|flask| {
            let x = N(first + 13.0 * f64::from(flask));
            format!("<g class=\"p-cost\" transform=\"translate({x} 19)scale(.82)\"><use href=\"#flask-full\"/></g>")
        })
        .collect()
}
