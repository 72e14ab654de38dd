//! What is in a figure of the rules: the picture, and a button that plays its move.

use leptos::prelude::*;
use rabenburg_words::rules as words;

use super::figure::{BookFigure, FigureFrame};
use crate::board::geometry::Layout;
use crate::board::picture::Picture;
use crate::board::pieces::Icon;
use crate::settings::{Settings, prefers};

/// A picture. At first it shows what will happen; the button plays the move, and then shows the beginning again.
#[component]
pub(crate) fn Sketch(figure: BookFigure) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    // The moves are tested; should one be refused all the same, only the position is shown.
    let frames = figure.frames().unwrap_or_default();
    let last = frames.len().saturating_sub(1);
    let frames = StoredValue::new(frames);
    let shown = RwSignal::new(0);
    let layout = if prefers("(max-width: 719px)") { Layout::Phone } else { Layout::Desktop };
    let caption = figure.caption.clone();
    let picture = move || {
        let FigureFrame { view, next } = frames.with_value(|frames| frames.get(shown.get()).cloned())?;
        Some(view! { <Picture view foreseen=next label=caption.clone() layout/> })
    };
    let refused = figure.refusals().flatten().next().map(|refusal| {
        let number = refusal.rule();
        view! { <p class="refused"><Icon name="close"/>{move || words::not_allowed(language.get(), number)}</p> }
    });
    let button = (last > 0).then(|| {
        let at_end = move || shown.get() == last;
        let press = move |_| shown.update(|shown| *shown = if *shown == last { 0 } else { *shown + 1 });
        let label =
            move || if at_end() { words::play_again(language.get()) } else { words::play_figure(language.get()) };
        let icon = Signal::derive(move || if at_end() { "replay" } else { "play" });
        view! { <button class="btn" on:click=press><Icon name=icon/>{label}</button> }
    });
    view! {
        {picture}
        <figcaption><p>{figure.caption}</p>{refused}{button}</figcaption>
    }
}
