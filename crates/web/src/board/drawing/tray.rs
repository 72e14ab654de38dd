//! What never moves: the tray with its four landscapes, the plates, their numbers and the ghost lights.

use std::fmt::Write;

use rabenburg_engine::{GHOST_LIGHTS, Space, Surface};

use super::{N, number, scaled, symbol};
use crate::board::geometry::{DRAWING_ORDER, Layout, Measure};

/// The tray.
pub fn tray(layout: Layout) -> String {
    let Measure { centre, radius, outer, inner, .. } = layout.measure();
    let (cx, cy) = (centre.x, centre.y);
    let (rx, ry) = (radius.0 + outer.0, radius.1 + outer.1);
    let (ix, iy) = (radius.0 - inner.0, radius.1 - inner.1);
    let (left, right) = (cx - rx, cx + rx);
    let mut out = String::new();
    let edge = |deep: f64| format!("M{left} {cy}V{0}A{rx} {ry} 0 0 0 {right} {0}V{cy}Z", cy + deep);
    let line = cy + 17.0;
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"#0d0822\" opacity=\"var(--slab-o)\"/>\
         <path d=\"{}\" fill=\"var(--g-edge)\"/><path d=\"{}\" fill=\"var(--g-edge2)\"/>\
         <path d=\"M{left} {line}A{rx} {ry} 0 0 0 {right} {line}\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".1\" stroke-width=\"1.5\"/>\
         <path d=\"{}\" fill=\"url(#edgeShade)\"/>",
        cx + 14.0,
        cy + 42.0,
        rx + 26.0,
        ry + 16.0,
        edge(26.0),
        edge(9.0),
        edge(26.0),
    );
    let mut seams = String::new();
    for (tile, ground, pattern) in
        [(0.0, "forest", "pDots"), (4.0, "water", "pWave"), (8.0, "hills", "pGrass"), (12.0, "ruins", "pFlag")]
    {
        let out_at = |place| layout.ring(place, *outer);
        let in_at = |place| layout.ring(place, (-inner.0, -inner.1));
        let (begin, end) = (tile - 0.5, tile + 3.5);
        let path = format!(
            "M{}A{rx} {ry} 0 0 1 {}L{}A{ix} {iy} 0 0 0 {}Z",
            out_at(begin),
            out_at(end),
            in_at(end),
            in_at(begin)
        );
        let _ =
            write!(out, "<path d=\"{path}\" fill=\"var(--g-{ground})\"/><path d=\"{path}\" fill=\"url(#{pattern})\"/>");
        let _ = write!(
            seams,
            "<path d=\"M{}L{}\" stroke=\"#fff\" stroke-opacity=\".3\" stroke-width=\"1.4\"/>\
             <path d=\"M{}L{}\" stroke=\"#10091f\" stroke-opacity=\".35\" stroke-width=\"1.6\"/>",
            out_at(begin),
            in_at(begin),
            out_at(begin).plus(1.5, 0.0),
            in_at(begin).plus(1.5, 0.0)
        );
    }
    out += &seams;
    let _ = write!(
        out,
        "<ellipse cx=\"{cx}\" cy=\"{cy}\" rx=\"{rx}\" ry=\"{ry}\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".28\" stroke-width=\"1.6\"/>\
         <ellipse cx=\"{cx}\" cy=\"{cy}\" rx=\"{ix}\" ry=\"{iy}\" fill=\"var(--g-centre)\"/>\
         <path d=\"M{0} {cy}A{ix} {iy} 0 0 1 {1} {cy}A{ix} {2} 0 0 0 {0} {cy}Z\" fill=\"#10091f\" opacity=\".35\"/>\
         <ellipse cx=\"{cx}\" cy=\"{cy}\" rx=\"{ix}\" ry=\"{iy}\" fill=\"url(#centreLight)\"/>\
         <ellipse cx=\"{cx}\" cy=\"{3}\" rx=\"{4}\" ry=\"{5}\" fill=\"none\" stroke=\"var(--num)\" stroke-opacity=\".16\" stroke-width=\"1.5\" stroke-dasharray=\"2 7\" stroke-linecap=\"round\"/>",
        cx - ix,
        cx + ix,
        iy - 7.0,
        cy + 2.0,
        ix - 16.0,
        iy - 10.0
    );
    out + &star(layout) + &chevrons(layout)
}

/// The compass star on the floor in the middle.
fn star(layout: Layout) -> String {
    let Measure { centre, radius, inner, .. } = layout.measure();
    let wide = radius.0 - inner.0;
    let flat = match layout {
        Layout::Desktop => 0.42,
        Layout::Phone => 0.55,
    };
    let (far, near) = (wide * 0.58, wide * 0.12);
    let (far, back, near, nigh) = (N(far), N(-far), N(near), N(-near));
    format!(
        "<g transform=\"translate({})scale(1 {flat})\" fill=\"none\" stroke=\"var(--num)\" stroke-opacity=\".13\" stroke-width=\"2\">\
         <circle r=\"{}\"/><circle r=\"{far}\"/>\
         <path d=\"M0 {back}L{near} {nigh} {far} 0 {near} {near} 0 {far} {nigh} {near} {back} 0 {nigh} {nigh}Z\" fill=\"var(--num)\" fill-opacity=\".05\"/></g>",
        centre.plus(0.0, -12.0),
        N(wide * 0.62),
    )
}

/// Small arrows between the plates that show the direction.
fn chevrons(layout: Layout) -> String {
    Space::all()
        .map(|space| {
            let place = space.index() as f64 + 0.5;
            let (before, after) = (layout.place(place - 0.5), layout.place(place + 0.5));
            let turn = (after.y - before.y).atan2(after.x - before.x).to_degrees();
            format!(
                "<path d=\"M-4-4L4 0-4 4\" transform=\"translate({})scale(1 .7)rotate({})\" fill=\"none\" stroke=\"var(--num)\" \
                 stroke-width=\"2.2\" opacity=\".4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
                layout.place(place),
                N(turn)
            )
        })
        .collect()
}

/// All plates with their numbers and ghost lights, from far to near.
pub fn plates(layout: Layout) -> String {
    DRAWING_ORDER.into_iter().filter_map(Space::new).map(|space| plate(layout, space)).collect()
}

fn plate(layout: Layout, space: Space) -> String {
    let ground = layout.ground(space);
    let pad = if Surface::ground(space).has_shield() { "pad-shield" } else { "pad" };
    let written = number(space.into(), ground.plus(0.0, 31.0), 0.3, "var(--num)", 5.5);
    let lights = space.index().checked_sub(1).and_then(|index| GHOST_LIGHTS.get(index)).copied().unwrap_or(0);
    let ghosts: String = (0..lights)
        .map(|light| {
            let at = ground.plus(19.0 + 12.0 * f64::from(light), 25.0 - 4.6 * f64::from(light));
            scaled("ghost-light", at, 0.95)
        })
        .collect();
    format!("{}<g opacity=\".8\">{written}</g><g class=\"ghost\">{ghosts}</g>", symbol(pad, ground))
}
