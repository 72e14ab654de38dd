//! The drawing of the plot: its grid, the lines with their emblems, and the markers of the turning points.

use leptos::prelude::*;
use rabenburg_engine::PlayingSide;
use rabenburg_words::after as text;

use super::Curve;
use super::turning::is_big;
use crate::after::plot;
use crate::board::drawing::piece::emblem;

/// Everything in the plot that does not follow the pointer or the replay.
pub(super) fn picture(course: Curve) -> String {
    let (rules, last, language) = (course.rules(), course.last(), course.language.get());
    let (left, top, right, bottom) = plot::AREA;
    let mut svg = String::new();
    for part in 0..=4_u8 {
        let y = plot::y(f32::from(part) / 4.0);
        let dashes = if part == 0 { "" } else { " stroke-dasharray=\"2 4\"" };
        svg += &format!("<path class=\"grid\" d=\"M{left} {y}H{right}\"{dashes}/>");
        svg += &format!("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>", left - 7.0, y + 4.0, part * 25);
    }
    let rounds = plot::rounds(last, usize::from(rules.players));
    for (index, (point, round)) in rounds.into_iter().enumerate() {
        let x = plot::x(point, last);
        let (anchor, label) = match index {
            0 if rules.is_solo() => ("start", text::turn_short(language, round)),
            0 => ("start", text::round_short(language, round)),
            _ => ("middle", round.to_string()),
        };
        svg += &format!("<text x=\"{x:.1}\" y=\"242\" text-anchor=\"{anchor}\">{label}</text>");
    }
    let lines = course.lines();
    let points = lines.first().map_or(0, Vec::len);
    let winners = course.with(|showing| showing.film.outcome().map(|outcome| outcome.winners));
    let sides = course.sides.get_value();
    let paint = |side: &PlayingSide| rules.colours[side[0].index()];
    // The winner is drawn on top.
    let mut order: Vec<usize> = (0..sides.len()).collect();
    order.sort_by_key(|&index| winners.is_some_and(|winners| winners.contains(sides[index][0])));
    let ways: Vec<String> = lines.iter().map(|line| plot::line(line.iter().copied(), last)).collect();
    for &index in &order {
        let (way, colour) = (&ways[index], paint(&sides[index]));
        if winners.is_some_and(|winners| winners.contains(sides[index][0])) {
            svg += &format!(
                "<path class=\"p-{colour}\" d=\"{}\" fill=\"var(--pc)\" opacity=\".13\"/>",
                plot::area(way, points, last)
            );
        }
        svg += &format!("<path class=\"under\" d=\"{way}\"/>");
        svg +=
            &format!("<path class=\"line p-{colour}\" d=\"{way}\" stroke-dasharray=\"{}\"/>", plot::DASHES[index % 6]);
    }
    for (number, swing) in course.review.turning_points().into_iter().flatten().enumerate() {
        let x = plot::x(swing.turn + 1, last);
        // Mistakes are as large as what they cost.
        let (size, radius) = match course.review.gain(swing.turn) {
            Some(gain) if is_big(gain) => (" big", 14),
            _ => ("", 11),
        };
        svg += &format!(
            "<path class=\"turn\" d=\"M{x:.1} {top}V{bottom}\"/><circle class=\"mark{size}\" cx=\"{x:.1}\" cy=\"{top}\" r=\"{radius}\"/>\
             <text class=\"mark\" x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            top + 4.5,
            number + 1
        );
    }
    if points > 1 {
        for (index, point) in plot::emblems(&lines).into_iter().enumerate() {
            let colour = paint(&sides[index]);
            svg += &format!(
                "<g class=\"p-{colour}\" transform=\"translate({:.1} {:.1})\"><circle r=\"9\" fill=\"var(--pc)\" stroke=\"#1b1330\" \
                 stroke-width=\"1.4\"/><use href=\"#{}\" fill=\"var(--pe)\" color=\"var(--pe)\"/></g>",
                plot::x(point, last),
                plot::y(lines[index][point]),
                emblem(colour)
            );
        }
    }
    svg
}
