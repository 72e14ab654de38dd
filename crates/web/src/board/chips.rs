//! The notes beside a preview: who would be locked up, what would be gained, what it costs.

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_words as words;

use super::animate::BoardStage;
use super::drawing::Look;
use super::drawing::preview::{Chip, anchor, chips};
use super::geometry::{Layout, ViewBox};
use super::marks::Marks;
use super::pieces::{Hat, Icon};
use crate::settings::Settings;

/// How far from the middle of the destination the notes are, in board units.
const BESIDE: f64 = 50.0;

/// Destinations further right than this, in per cent of the board, have their notes on the left.
const LAST: f64 = 64.0;

/// The notes beside a preview. They are text on the page, so that they can be read at any board size. On a small board,
/// icons and figures have to do.
#[component]
pub(super) fn Chips(
    stage: BoardStage,
    layout: Signal<Layout>,
    frame: Signal<ViewBox>,
    marks: Signal<Marks>,
) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let notes = Memo::new(move |_| marks.with(|marks| chips(&marks.preview, marks.cost)));
    let place = Memo::new(move |_| {
        let (scene, marks, absent) = (stage.scene.read(), marks.read(), Default::default());
        let look = Look {
            scene: &scene,
            rules: &stage.rules,
            marks: &marks,
            layout: layout.get(),
            hover: None,
            focus: None,
            absent: &absent,
        };
        anchor(&look).map(|at| frame.get().per_cent(at))
    });
    // To the right of the destination, or to the left where the board ends. The styles keep them on the board.
    let leftwards = move || place.get().is_some_and(|(x, _)| x > LAST);
    let across = move || {
        let (x, _) = place.get().unwrap_or_default();
        let gap = BESIDE / frame.get().width * 100.0;
        format!("{}%", if leftwards() { 100.0 - x } else { x } + gap)
    };
    let top = move || place.get().map_or("auto".to_string(), |(_, y)| format!("{}%", y.max(6.0)));
    let note = move |chip: Chip| {
        let language = language.get();
        let (class, icon, words, figure, hats) = match chip {
            Chip::Locks(wizards) => {
                let hat = |owner: Seat| view! { <Hat colour=stage.rules.colours[owner.index()]/> };
                let count = u32::from(wizards.total());
                let hats = view! { <span class="hats">{wizards.owners().map(hat).collect_view()}</span> };
                ("chip lock", "lock", words::board::locks(language, count), count.to_string(), Some(hats))
            }
            Chip::Fills(count) => {
                ("chip gain", "flask", words::board::fills(language, u32::from(count)), format!("+{count}"), None)
            }
            Chip::Enters => ("chip gain", "castle", words::board::enters(language).to_owned(), "+1".to_owned(), None),
            Chip::Costs(count) => {
                ("chip", "flask", words::board::costs(language, u32::from(count)), format!("−{count}"), None)
            }
        };
        view! {
            <span class=class>
                <Icon name=icon/>
                <span class="words">{words}</span>
                <span class="figure" aria-hidden="true">{figure}</span>
                {hats}
            </span>
        }
    };
    view! {
        <Show when=move || place.get().is_some() && !notes.read().is_empty()>
            <div class="chips" class:leftwards=leftwards style=("--across", across) style:top=top>
                <div>{move || notes.get().into_iter().map(note).collect_view()}</div>
            </div>
        </Show>
    }
}
