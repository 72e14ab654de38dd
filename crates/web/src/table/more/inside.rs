//! A look inside a stack, floor by floor. In a strict game it tells no more than the board: who is locked up has to be
//! remembered (rule 13.3), and the view does not know it.

use std::time::Duration;

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use rabenburg_engine::{Memory, Space, TowerId, Wizards};
use rabenburg_words::{labels, more as text};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, EventTarget, HtmlElement};

use super::side::Shut;
use crate::announcer::Announcer;
use crate::board::drawing::piece::{Outline, line, stack_outline};
use crate::board::marks::{BoardPiece, Hit, Spot};
use crate::board::pieces::{Hat, Icon, TowerIcon};
use crate::board::spots::space_of;
use crate::said::said;
use crate::settings::{Settings, prefers};
use crate::table::game::Game;
use crate::table::later::Side;

/// How long the pointer rests on a stack, or a finger, before it opens.
const REST: Duration = Duration::from_millis(400);
const PRESS: Duration = Duration::from_millis(500);
/// Where the log is always in sight, and so its place free for a look.
const ROOM: &str = "(min-width: 1180px) and (min-height: 740px)";

/// Opens the stack on which the pointer or a finger rests, and that of the keyboard with I.
pub(super) fn listen(game: Game) {
    follow_pointer(game);
    follow_finger(game);
    let keys = window_event_listener(ev::keydown, move |event| {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if plain && matches!(event.key().as_str(), "i" | "I") && !game.replaying.get_untracked() {
            let focused = document().active_element().and_then(|element| element.get_attribute("data-spot"));
            if let Some(space) = focused.as_deref().and_then(Hit::parse).and_then(|hit| space_at(game, hit)) {
                event.prevent_default();
                open(game, space, true);
            }
        }
    });
    on_cleanup(move || keys.remove());
}

fn open(game: Game, space: Space, stays: bool) {
    let towers = game.stage.scene.with_untracked(|scene| scene.stand(space).towers.len());
    if towers > 0 {
        game.beside.set(Some(Side::Inside(space, stays)));
    }
}

fn space_at(game: Game, hit: Hit) -> Option<Space> {
    let spot = match hit {
        Hit::Space(space) => Spot::Space(space),
        Hit::Piece(piece) => Spot::Piece(piece),
        Hit::Spell(_) => return None,
    };
    Some(game.stage.scene.with_untracked(|scene| space_of(scene, spot)))
}

/// With a mouse: only where people can see who is locked up, and where nothing else gives way.
fn follow_pointer(game: Game) {
    if game.rules().memory != Memory::Aided {
        return;
    }
    let over = Memo::new(move |_| match game.stage.hover.get()? {
        BoardPiece::Castle => None,
        piece => Some(game.stage.scene.with_untracked(|scene| space_of(scene, Spot::Piece(piece)))),
    });
    Effect::new(move || {
        let over = over.get();
        if !prefers(ROOM) {
            return;
        }
        set_timeout(
            move || {
                let rests = game.stage.hover.try_get_untracked().is_some() && over_now(game) == over;
                match (over, game.beside.try_get_untracked().flatten()) {
                    (Some(space), None | Some(Side::Inside(_, false))) if rests => open(game, space, false),
                    (None, Some(Side::Inside(_, false))) if rests && !is_over_panel() => game.beside.set(None),
                    _ => {}
                }
            },
            REST,
        );
    });
}

fn over_now(game: Game) -> Option<Space> {
    match game.stage.hover.try_get_untracked().flatten()? {
        BoardPiece::Castle => None,
        piece => Some(game.stage.scene.with_untracked(|scene| space_of(scene, Spot::Piece(piece)))),
    }
}

fn is_over_panel() -> bool {
    document().query_selector(".beside.inside:hover").ok().flatten().is_some()
}

/// Hears the clicks of a document.
type Hearing = Closure<dyn Fn(web_sys::Event)>;

/// A finger that rests opens the stack, and then picks nothing.
fn follow_finger(game: Game) {
    let pressed = StoredValue::new(0_u32);
    let opened = StoredValue::new(false);
    let down = window_event_listener(ev::pointerdown, move |event| {
        let hit = hit_of(event.target()).filter(|_| event.pointer_type() != "mouse");
        let press = pressed.get_value() + 1;
        pressed.set_value(press);
        opened.set_value(false);
        let Some(space) = hit.and_then(|hit| space_at(game, hit)) else { return };
        set_timeout(
            move || {
                if pressed.try_get_value() == Some(press) && !game.busy.get_untracked() {
                    opened.set_value(true);
                    open(game, space, true);
                }
            },
            PRESS,
        );
    });
    let end = move |_: ev::PointerEvent| pressed.update_value(|press| *press += 1);
    let up = window_event_listener(ev::pointerup, end);
    let cancelled = window_event_listener(ev::pointercancel, end);
    let moved = window_event_listener(ev::pointermove, move |event| {
        if event.movement_x().abs() + event.movement_y().abs() > 6 {
            pressed.update_value(|press| *press += 1);
        }
    });
    // Before the board hears of it.
    let click = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
        if opened.try_get_value() == Some(true) {
            opened.set_value(false);
            event.stop_propagation();
        }
    });
    let callback = click.as_ref().unchecked_ref::<js_sys::Function>().clone();
    // Listening cannot fail for a function.
    let _ = document().add_event_listener_with_callback_and_bool("click", &callback, true);
    let click = StoredValue::new_local(Some(click));
    on_cleanup(move || {
        for listener in [down, up, cancelled, moved] {
            listener.remove();
        }
        let _ = document().remove_event_listener_with_callback_and_bool("click", &callback_of(click), true);
    });
}

fn callback_of(click: StoredValue<Option<Hearing>, LocalStorage>) -> js_sys::Function {
    let kept = click.try_update_value(Option::take).flatten();
    kept.map_or_else(js_sys::Function::default, |click| click.into_js_value().unchecked_into())
}

fn hit_of(target: Option<EventTarget>) -> Option<Hit> {
    Hit::parse(&target?.dyn_into::<Element>().ok()?.get_attribute("data-hit")?)
}

struct Floor {
    tower: Option<TowerId>,
    /// Who is known to stand there.
    wizards: Wizards,
    /// The tower right above, which locks them up.
    above: Option<TowerId>,
}

/// The stack, from the top down.
#[component]
pub(super) fn Inside(space: Space) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let announcer = expect_context::<Announcer>();
    let aided = game.rules().memory == Memory::Aided;
    let floors = Memo::new(move |_| {
        // The board is redrawn with every event; what is inside changes with it.
        game.stage.scene.track();
        space
    });
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        if let Some(list) = list.get() {
            let words: String = list.text_content().unwrap_or_default();
            announcer.say(format!("{}. {words}", text::inside(language.get_untracked(), space)));
        }
    });
    let walk = move |event: KeyboardEvent| {
        let here = document().active_element();
        let next = match event.key().as_str() {
            "ArrowDown" => here.and_then(|here| here.next_element_sibling()),
            "ArrowUp" => here.and_then(|here| here.previous_element_sibling()),
            _ => return,
        };
        event.prevent_default();
        if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
            // Without the focus, the Tab key still reaches it.
            let _ = next.focus();
        }
    };
    let note = move || if aided { text::inside_aided(language.get()) } else { text::inside_strict(language.get()) };
    let rows = move || {
        let space = floors.get();
        let (floors, castle) = game.stage.scene.with(|scene| {
            let stand = scene.stand(space);
            let mut floors: Vec<Floor> = Vec::new();
            for (layer, &tower) in stand.towers.iter().enumerate() {
                let tower_below = layer.checked_sub(1).map(|below| stand.towers[below]);
                floors.push(Floor { tower: tower_below, wizards: scene.locked(tower), above: Some(tower) });
            }
            let seen = scene.view().spaces.get(space.index()).map_or(Wizards::NONE, |there| there.wizards);
            floors.push(Floor { tower: stand.towers.last().copied(), wizards: seen, above: None });
            floors.reverse();
            (floors, scene.castle() == space)
        });
        let castle =
            castle.then(|| view! { <li tabindex="0"><Icon name="castle"/><b>{said(text::castle_on_top)}</b></li> });
        let rows = floors.into_iter().map(|floor| view! { <FloorRow space floor aided/> }).collect_view();
        view! { {castle}{rows} }
    };
    view! {
        <section class="panel beside inside" aria-labelledby="inside-title">
            <header>
                <h2 id="inside-title"><Icon name="eye"/>{move || text::inside(language.get(), space)}</h2>
                <Shut/>
            </header>
            <ol node_ref=list on:keydown=walk>{rows}</ol>
            <p class="note">{note}</p>
        </section>
    }
}

#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
fn FloorRow(space: Space, floor: Floor, aided: bool) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let Floor { tower, wizards, above } = floor;
    let name = move || match (tower, above) {
        (None, _) => text::on_the_ground(language.get()).to_owned(),
        (Some(tower), None) => text::top_of(language.get(), tower),
        (Some(tower), Some(_)) => text::on_tower(language.get(), tower),
    };
    let who = move || {
        let language = language.get();
        let known = aided || above.is_none();
        match (wizards.is_empty(), above) {
            _ if !known => text::out_of_sight(language).to_owned(),
            (true, _) => text::nobody(language).to_owned(),
            (false, None) => text::in_sight(language, labels::crowd(wizards, &game.rules(), &game.names(), language)),
            (false, Some(_)) => {
                text::locked_up(language, labels::crowd(wizards, &game.rules(), &game.names(), language))
            }
        }
    };
    let freed = above.filter(|_| aided && !wizards.is_empty());
    // While it is pointed at, the tower that would free them is outlined with everything above it.
    let kept = StoredValue::new(None::<String>);
    let point = move || {
        let outlined = above.and_then(|tower| {
            game.stage.scene.with_untracked(|scene| {
                let (_, layer) = scene.tower(tower)?;
                let count = scene.stand(space).towers.len() - layer;
                let at = game.stage.layout.get_untracked().surface(space, layer);
                Some(line(&stack_outline(count, 1.0), at, Outline::Chosen))
            })
        });
        if let Some(outlined) = outlined {
            kept.set_value(Some(game.stage.overlay.get_untracked()));
            game.stage.overlay.set(outlined);
        }
    };
    let leave = move || {
        if let Some(before) = kept.try_update_value(Option::take).flatten() {
            game.stage.overlay.set(before);
        }
    };
    on_cleanup(leave);
    let hats = wizards.owners().map(|owner| view! { <Hat colour=game.rules().colours[owner.index()]/> }).collect_view();
    view! {
        <li tabindex="0" on:pointerenter=move |_| point() on:pointerleave=move |_| leave() on:focus=move |_| point() on:blur=move |_| leave()>
            <span class="floor">
                <span class="hats">{hats}</span>
                {match tower {
                    Some(tower) => view! { <TowerIcon tower=Signal::from(tower)/> }.into_any(),
                    None => view! { <i class="ground"></i> }.into_any(),
                }}
            </span>
            <span>
                <b>{name}". "</b>
                <span>{who}</span>
                {freed.map(|tower| view! { <em>" "<Icon name="key"/>{move || text::freed_by(language.get(), tower)}</em> })}
            </span>
        </li>
    }
}
