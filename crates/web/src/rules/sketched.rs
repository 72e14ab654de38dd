//! The room of a picture in the rules, with everything that is said about it. The picture itself is drawn when somebody
//! comes near it.

use rabenburg_words::{Language, rules as words};

use super::figure::{BookFigure, FigureFrame};
use crate::board::drawing::still::framed;
use crate::board::geometry::Layout;
use crate::html::{Plain, icon};

pub(crate) const NAME: &str = "data-figure";

/// The room for the picture in wide and in narrow windows, its caption, and the button that will play its move.
pub(crate) fn sketched(language: Language, figure: &BookFigure) -> String {
    let frames = figure.frames().unwrap_or_default();
    let room = |layout: Layout, class: &str| match frames.first() {
        Some(FigureFrame { view, next }) => {
            format!(
                "<svg class=\"picture {class}\" viewBox=\"{}\" aria-hidden=\"true\"></svg>",
                framed(view, next, layout).attribute()
            )
        }
        None => String::new(),
    };
    let refused = figure.refusals().flatten().next().map_or(String::new(), |refusal| {
        format!("<p class=\"refused\">{}{}</p>", icon("close"), Plain(words::not_allowed(language, refusal.rule())))
    });
    let button = if frames.len() > 1 {
        format!("<button class=\"btn\">{}{}</button>", icon("play"), Plain(words::play_figure(language)))
    } else {
        String::new()
    };
    format!(
        "<figure class=\"sketch\" {NAME}=\"{}\">{}{}<figcaption><p>{}</p>{refused}{button}</figcaption></figure>",
        figure.id,
        room(Layout::Desktop, "in-wide"),
        room(Layout::Phone, "in-narrow"),
        Plain(&figure.caption)
    )
}
