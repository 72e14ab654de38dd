//! The notes beside a preview: who would be locked up, what would be gained, what it costs.

use leptos::prelude::*;
use rabenburg_words as words;

use super::animate::Stage;
use super::drawing::Look;
use super::drawing::preview::{Chip, anchor, chips};
use super::geometry::Layout;
use super::marks::Marks;
use super::pieces::{Hat, Icon};
use crate::settings::Settings;

/// The notes beside a preview. They are text on the page, so that they can be read at any size of the board.
#[component]
pub(super) fn Chips(stage: Stage, layout: Signal<Layout>, marks: Signal<Marks>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let notes = Memo::new(move |_| marks.with(|marks| chips(&marks.preview, marks.cost)));
    let place = Memo::new(move |_| {
        let (scene, marks, absent) = (stage.scene.read(), marks.read(), Default::default());
        let layout = layout.get();
        let look = Look {
            scene: &scene,
            rules: &stage.rules,
            marks: &marks,
            layout,
            hover: None,
            focus: None,
            absent: &absent,
        };
        let at = anchor(&look)?;
        let (left, top, width, height) = layout.measure().frame;
        Some(((at.x - left) / width * 100.0, (at.y - top) / height * 100.0))
    });
    // Right of its goal, or left of it where the board ends; on a narrow board in between at its edge.
    let beside = move || if layout.get() == Layout::Phone { (26, 50.0) } else { (50, 66.0) };
    let left = move || match (place.get(), beside()) {
        (Some((x, _)), (gap, last)) if x <= last => format!("calc({x}% + {gap}px)"),
        _ => "auto".to_string(),
    };
    let right = move || match (place.get(), beside()) {
        (Some((x, _)), (gap, _)) if x > 66.0 => format!("calc({}% + {gap}px)", 100.0 - x),
        (Some((x, _)), (_, last)) if x > last => "6px".to_string(),
        _ => "auto".to_string(),
    };
    let top = move || place.get().map_or("auto".to_string(), |(_, y)| format!("{}%", y.max(6.0)));
    let note = move |chip: Chip| {
        let language = language.get();
        match chip {
            Chip::Locks(wizards) => {
                let hats: Vec<_> =
                    wizards.owners().map(|owner| view! { <Hat colour=stage.rules.colours[owner.index()]/> }).collect();
                view! { <span class="chip lock"><Icon name="lock"/>{words::board::locks(language, u32::from(wizards.total()))}<span class="hats">{hats}</span></span> }
                    .into_any()
            }
            Chip::Fills(count) => {
                view! { <span class="chip gain"><Icon name="flask"/>{words::board::fills(language, u32::from(count))}</span> }.into_any()
            }
            Chip::Enters => {
                view! { <span class="chip gain"><Icon name="castle"/>{words::board::enters(language)}</span> }.into_any()
            }
            Chip::Costs(count) => {
                view! { <span class="chip"><Icon name="flask"/>{words::board::costs(language, u32::from(count))}</span> }.into_any()
            }
        }
    };
    view! {
        <Show when=move || place.get().is_some() && !notes.read().is_empty()>
            <div class="chips" class:at-right=move || left() == "auto" style:left=left style:right=right style:top=top>
                {move || notes.get().into_iter().map(note).collect::<Vec<_>>()}
            </div>
        </Show>
    }
}
