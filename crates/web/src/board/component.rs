//! The board as a component: one drawing, one Tab stop, one pointer listener. To screen readers it is a list of its
//! spots.

use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg::Svg;
use rabenburg_engine::{SPACES, Space, Spell};
use wasm_bindgen::JsCast;

use super::animate::BoardStage;
use super::chips::Chips;
use super::drag::Drag;
use super::drawing::preview::preview;
use super::drawing::{Look, centre, ruler, scenery, space, tray};
use super::geometry::{BEHIND_CENTRE, DRAWING_ORDER, Layout, ViewBox};
use super::marks::{BoardPiece, Hit, LaidOut, Marks, Spot};
use super::nodes::{self, Nodes};
use super::spots::{self, KeyStep};

/// What the board reports to the table. These are only wishes: the table asks its session what is allowed.
#[derive(Clone, Copy)]
pub(crate) struct Wishes {
    pub(crate) piece: Callback<BoardPiece>,
    pub(crate) space: Callback<Space>,
    pub(crate) spell: Callback<Spell>,
    pub(crate) drag: Callback<BoardPiece>,
    pub(crate) drop: Callback<(BoardPiece, Space)>,
    /// Back: Escape, or a drag that led nowhere.
    pub(crate) back: Callback<()>,
    /// The keyboard looked for the next piece that can move, and there is none.
    pub(crate) stuck: Callback<()>,
}

#[component]
pub(crate) fn Board(
    stage: BoardStage,
    #[prop(into)] layout: Signal<Layout>,
    #[prop(into)] marks: Signal<Marks>,
    #[prop(into)] spells: Signal<Vec<LaidOut>>,
    /// The name of the ring, for those who do not see it.
    #[prop(into)]
    name: Signal<String>,
    label: Callback<Spot, String>,
    #[prop(into)] keys: Signal<String>,
    wishes: Wishes,
) -> impl IntoView {
    let svg = NodeRef::<Svg>::new();
    Effect::new(move || stage.layout.set(layout.get()));
    let hover = stage.hover;
    let spot = RwSignal::new(Spot::Space(Space::START));
    let keyboard = RwSignal::new(false);
    let frame = Signal::from(Memo::new(move |_| shown(stage, layout.get())));
    let drag = Drag::new(stage, svg, layout, frame, wishes);
    let here = Memo::new(move |_| spots::settle(&stage.scene.read(), spot.get()));
    // Once a piece has gone, the keyboard stays where it settled, even if the piece comes back.
    Effect::new(move || spot.set(here.get()));
    let focus = Signal::derive(move || keyboard.get().then(|| here.get()));
    let nodes = Nodes::follow(stage, layout, marks, here, label);
    let look = move |draw: &dyn Fn(&Look<'_>) -> String| {
        let (scene, marks, absent) = (stage.scene.read(), marks.read(), stage.absent.read());
        draw(&Look {
            scene: &scene,
            rules: &stage.rules,
            marks: &marks,
            layout: layout.get(),
            hover: hover.get(),
            focus: focus.get(),
            absent: &absent,
        })
    };

    let hit_of = |target: Option<web_sys::EventTarget>| {
        let element: web_sys::Element = target?.dyn_into().ok()?;
        // A screen reader clicks the element of the spot, a pointer clicks the shape in it.
        Hit::parse(&element.get_attribute("data-hit").or_else(|| element.get_attribute("data-spot"))?)
    };
    let tell = move |hit: Hit| match hit {
        Hit::Piece(piece) => wishes.piece.run(piece),
        Hit::Space(space) => wishes.space.run(space),
        Hit::Spell(spell) => wishes.spell.run(spell),
    };
    let on_click = move |event: MouseEvent| {
        if drag.has_just_ended() {
            return;
        }
        if stage.is_playing() {
            stage.finish();
            return;
        }
        if let Some(hit) = hit_of(event.target()) {
            tell(hit);
        }
    };
    let on_down = move |event: PointerEvent| {
        keyboard.set(false);
        if let Some(Hit::Piece(piece)) = hit_of(event.target())
            && event.is_primary()
            && event.button() == 0
            && !stage.is_playing()
            && marks.with_untracked(|marks| marks.is_draggable(piece))
        {
            drag.begin(piece, &event);
        }
    };
    let on_move = move |event: PointerEvent| {
        drag.follow(&event);
        let under = match hit_of(event.target()) {
            Some(Hit::Piece(piece)) if event.pointer_type() == "mouse" && !drag.is_dragging() => Some(piece),
            _ => None,
        };
        if hover.get_untracked() != under {
            hover.set(under);
        }
    };
    let on_key = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        if stage.is_playing() && matches!(event.key().as_str(), "Enter" | " " | "Escape") {
            event.prevent_default();
            stage.finish();
            return;
        }
        let here = here.get_untracked();
        let step = match event.key().as_str() {
            "ArrowRight" => KeyStep::Clockwise,
            "ArrowLeft" => KeyStep::CounterClockwise,
            "ArrowUp" => KeyStep::Up,
            "ArrowDown" => KeyStep::Down,
            "n" | "N" => KeyStep::Next,
            "Enter" | " " => {
                event.prevent_default();
                match here {
                    Spot::Space(space) => wishes.space.run(space),
                    Spot::Piece(piece) => wishes.piece.run(piece),
                }
                return;
            }
            "Escape" => {
                event.prevent_default();
                if !drag.cancel() {
                    wishes.back.run(());
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        keyboard.set(true);
        let there = spots::walk(&stage.scene.read_untracked(), &marks.read_untracked().lit, here, step);
        if there == here && step == KeyStep::Next {
            wishes.stuck.run(());
        }
        nodes.tell_keys(None);
        nodes.focus(there);
        spot.set(there);
    };
    let on_focus = move |event: FocusEvent| {
        let Some(element) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) else {
            return;
        };
        keyboard.set(element.matches(":focus-visible").unwrap_or(false));
        match element.get_attribute("data-spot").as_deref().and_then(Hit::parse) {
            Some(Hit::Space(space)) => spot.set(Spot::Space(space)),
            Some(Hit::Piece(piece)) => spot.set(Spot::Piece(piece)),
            _ => {}
        }
    };
    let on_blur = move |event: FocusEvent| {
        // A board that is removed while it has the focus is notified too.
        if keyboard.try_set(false).is_some() {
            return;
        }
        let on_board = |target: web_sys::EventTarget| {
            let svg = svg.get_untracked()?;
            Some(svg.contains(Some(target.dyn_ref::<web_sys::Node>()?)))
        };
        if event.related_target().and_then(on_board) != Some(true) {
            nodes.tell_keys(Some(here.get_untracked()));
        }
    };

    let static_part = move || tray::tray(layout.get()) + &tray::plates(layout.get());
    let layers: Vec<_> = DRAWING_ORDER
        .into_iter()
        .filter_map(Space::new)
        .enumerate()
        .map(|(order, here)| {
            let drawing = Memo::new(move |_| look(&|look| space::space(look, here)));
            let middle = (order == BEHIND_CENTRE).then(|| view! { <Middle stage layout spells/> });
            view! {
                {middle}
                <g class="art" inner_html=move || scenery::behind(layout.get(), order)></g>
                <g class="art" inner_html=move || drawing.get()></g>
            }
        })
        .collect();
    let foreseen = Memo::new(move |_| look(&|look| preview(look) + &ruler::ruler(look)));
    let class = move || match (layout.get(), drag.is_dragging()) {
        (Layout::Desktop, false) => "board",
        (Layout::Desktop, true) => "board dragging",
        (Layout::Phone, false) => "board phone",
        (Layout::Phone, true) => "board phone dragging",
    };

    view! {
        // The styles make the board as large as its box allows, and need its shape for that. The focus is listened to
        // out here, because a drawing that listens for it would become a Tab stop of its own.
        <div
            class=class
            style=("--ratio", move || frame.get().ratio().to_string())
            on:focusin=on_focus
            on:focusout=on_blur
        >
            <svg
                node_ref=svg
                viewBox=move || frame.get().attribute()
                role="presentation"
                on:click=on_click
                on:pointerdown=on_down
                on:pointermove=on_move
                on:pointerup=move |event| drag.end(&event)
                on:pointercancel=move |_| { drag.cancel(); }
                on:touchmove=move |event| {
                    // A finger that holds a piece moves the piece, not the page.
                    if drag.holds() {
                        event.prevent_default();
                    }
                }
                on:pointerleave=move |_| hover.set(None)
                on:keydown=on_key
            >
                <g aria-hidden="true">
                <g class="art" inner_html=static_part></g>
                {layers}
                <g class="art" inner_html=move || scenery::behind(layout.get(), SPACES)></g>
                <g class="art" inner_html=move || stage.notes.get()></g>
                <g class="art" inner_html=move || stage.overlay.get()></g>
                <g class="art" inner_html=move || foreseen.get()></g>
                <g class="art" inner_html=move || drag.goal(layout.get())></g>
                </g>
                <g
                    class="hits"
                    node_ref=nodes.layer
                    role="listbox"
                    aria-label=move || name.get()
                    aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown N Enter Space Escape"
                ></g>
                <g class="art flight" aria-hidden="true" node_ref=stage.flight></g>
            </svg>
            <p id=nodes::KEYS class="visually-hidden">{move || keys.get()}</p>
            <Chips stage layout frame marks/>
        </div>
    }
}

/// The part of the board that is shown now.
fn shown(stage: BoardStage, layout: Layout) -> ViewBox {
    stage.scene.with(|scene| {
        let castle = scene.castle();
        layout.frame(castle, scene.stand(castle).towers.len())
    })
}

#[component]
fn Middle(stage: BoardStage, layout: Signal<Layout>, spells: Signal<Vec<LaidOut>>) -> impl IntoView {
    let piles = move || centre::centre(layout.get(), &stage.scene.read(), stage.die_rolls.get());
    let medallions = move || centre::spells(layout.get(), &spells.read()) + &centre::pile_hit(layout.get());
    view! {
        <g class="art" inner_html=piles></g>
        <g inner_html=medallions></g>
    }
}
