//! The ratings as a picture: a dot and whiskers for each contender.
//!
//! The picture has its own background, so that it is legible on light and dark pages; where the reader's preference is
//! known, it follows that.

use std::fmt::Write as _;

use rabenburg_words::{Language, measured};

use super::report::ArenaReport;
use super::standings::Score;
use crate::figures::{grouped, percent, signed};

const WIDTH: f64 = 760.0;
/// Where the scale begins and ends; names go to the left, numbers to the right.
const LEFT: f64 = 196.0;
const RIGHT: f64 = 588.0;
const TOP: f64 = 96.0;
const ROW: f64 = 46.0;
const BOTTOM: f64 = 58.0;
/// The approximate number of lines along the scale.
const TICKS: f64 = 8.0;

/// The colours for light pages, then what changes for dark ones.
const STYLE: &str = "\
text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:14px;fill:#2b1f3d}\
.title{font-size:20px;font-weight:700}.name{font-weight:600}.number{font-weight:600;font-variant-numeric:tabular-nums}\
.quiet,.tick{font-size:12.5px;fill:#5c4d66}.tick{text-anchor:middle}\
.ground{fill:#fdf5e4;stroke:#d9c7a6}.band{fill:#f5e8cc}.grid{stroke:#d9c7a6}\
.whisker{stroke:#2b1f3d;stroke-width:2;stroke-linecap:round}.dot{fill:#f0b647;stroke:#1b1330;stroke-width:1.6}\
@media(prefers-color-scheme:dark){text{fill:#f8eed9}.quiet,.tick{fill:#cfc3d6}\
.ground{fill:#211b40;stroke:#463c70}.band{fill:#2b2450}.grid{stroke:#463c70}\
.whisker{stroke:#f8eed9}.dot{fill:#f5c462;stroke:#f8eed9}}";

/// The picture as SVG.
pub(crate) fn draw(report: &ArenaReport<'_>) -> String {
    let (bots, language) = (&report.standings.bots, report.language);
    let floor = TOP + ROW * bots.len() as f64;
    let height = floor + BOTTOM;
    let scale = Scale::of(bots);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         role=\"img\" aria-label=\"{}\">\n<style>{STYLE}</style>\n\
         <rect class=\"ground\" x=\".5\" y=\".5\" width=\"{}\" height=\"{}\" rx=\"14\"/>\n",
        measured::plot_label(language),
        WIDTH - 1.0,
        height - 1.0
    );
    text(&mut svg, "title", 28.0, 40.0, measured::plot_title(language));
    let games = measured::plot_games(language, grouped(report.standings.games as f64));
    text(&mut svg, "quiet", 28.0, 63.0, &format!("{} · {games}", report.title));
    for row in (0..bots.len()).step_by(2) {
        let y = TOP + ROW * row as f64;
        put(&mut svg, &format!("<rect class=\"band\" x=\"14\" y=\"{y}\" width=\"732\" height=\"{ROW}\" rx=\"8\"/>"));
    }
    for value in scale.ticks() {
        let x = scale.x(value);
        put(&mut svg, &line("grid", (x, TOP), (x, floor + 6.0)));
        text(&mut svg, "tick", x, floor + 23.0, &signed(value, 0));
    }
    for (row, bot) in bots.iter().enumerate() {
        draw_bot(&mut svg, bot, &scale, TOP + ROW * (row as f64 + 0.5), language);
    }
    text(&mut svg, "tick", LEFT.midpoint(RIGHT), floor + 43.0, measured::plot_scale(language));
    svg.push_str("</svg>\n");
    svg
}

fn draw_bot(svg: &mut String, bot: &Score, scale: &Scale, y: f64, language: Language) {
    text(svg, "name", 28.0, y - 2.0, bot.name);
    text(svg, "quiet", 28.0, y + 15.0, &bot.bot);
    let (low, high) = (scale.x(bot.rating_low), scale.x(bot.rating_high));
    put(svg, &line("whisker", (low, y), (high, y)));
    for end in [low, high] {
        put(svg, &line("whisker", (end, y - 5.0), (end, y + 5.0)));
    }
    put(svg, &format!("<circle class=\"dot\" cx=\"{:.1}\" cy=\"{y}\" r=\"7\"/>", scale.x(bot.rating)));
    let rating = format!("{} ± {:.1}", signed(bot.rating, 1), bot.rating_high - bot.rating);
    text(svg, "number", RIGHT + 34.0, y - 2.0, &rating);
    text(svg, "quiet", RIGHT + 34.0, y + 15.0, &measured::plot_wins(language, percent(bot.win_rate)));
}

fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> String {
    format!("<line class=\"{class}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>", from.0, from.1, to.0, to.1)
}

fn text(svg: &mut String, class: &str, x: f64, y: f64, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    put(svg, &format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>"));
}

fn put(svg: &mut String, element: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(svg, "{element}");
}

/// Maps ratings to positions in the picture.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// From the lowest whisker to the highest, rounded to whole steps.
    fn of(bots: &[Score]) -> Scale {
        let low = bots.iter().map(|bot| bot.rating_low).fold(f64::INFINITY, f64::min);
        let high = bots.iter().map(|bot| bot.rating_high).fold(f64::NEG_INFINITY, f64::max);
        let (low, high) = if low < high { (low, high) } else { (24.0, 26.0) };
        let step = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0].into_iter().find(|step| step * TICKS >= high - low);
        let step = step.unwrap_or(100.0);
        Scale { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    fn x(&self, rating: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * (rating - self.low) / (self.high - self.low)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|index| self.low + self.step * f64::from(index))
    }
}
