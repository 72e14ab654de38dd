//! All keys of the table in a dialog, and those that work wherever the focus is.

use leptos::html::Dialog;
use leptos::prelude::*;
use rabenburg_words::{Language, keys as text, table};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::board::marks::{BoardPiece, Hit};
use crate::board::pieces::Icon;
use crate::choosing::Pick;
use crate::parts::{self, coming};
use crate::said::said;
use crate::table::asides::Asides;
use crate::table::game::Game;

type TextFn = fn(Language) -> &'static str;

const ALL: [(TextFn, TextFn); 9] = [
    (text::tab_key, text::tab),
    (text::ring_keys, text::ring),
    (text::layer_keys, text::layers),
    (text::next_key, text::next),
    (text::inside_key, text::inside),
    (text::enter_key, text::enter),
    (text::escape_key, text::escape),
    (text::puzzle_keys, text::puzzle),
    (text::help_key, text::help),
];

/// The keys that work wherever the focus is; the focused element comes first.
pub(crate) fn listen(game: Game, asides: Asides, help: Callback<()>, result_hidden: RwSignal<bool>) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let taken = event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key();
        // Dialogs have their own keys.
        if taken || is_there("dialog[open]") {
            return;
        }
        match event.key().as_str() {
            // Whoever shows the past has its own keys.
            _ if game.replaying.get_untracked() => {}
            "Escape" if is_there(".result") => result_hidden.set(true),
            "Escape" if game.beside.get_untracked().is_some() => game.beside.set(None),
            "Escape" if asides.close() => {}
            "Escape" if game.stage.is_playing() => game.stage.finish(),
            "Escape" if game.refusal.get_untracked().is_some() => game.refusal.set(None),
            "Escape" => game.take_back(),
            "Enter" if !is_used(&event) && !is_there(".result, .curtain") => game.confirm(),
            "?" if !is_written_to(&event) => help.run(()),
            _ => {}
        }
    });
    on_cleanup(move || listener.remove());
}

fn is_there(selector: &str) -> bool {
    document().query_selector(selector).ok().flatten().is_some()
}

pub(crate) fn open(dialog: NodeRef<Dialog>) {
    if let Some(dialog) = dialog.get_untracked() {
        // This fails only for a dialog that is already open.
        let _ = dialog.show_modal();
    }
}

/// What Enter would do at the focused element.
#[derive(Clone, PartialEq, Eq)]
enum Enter {
    /// Nothing of its own, so it confirms.
    Free,
    /// It would press something else.
    Taken,
    /// It points at a spot on the board.
    Spot(String),
}

/// Whether Enter confirms the picks: not while the focus is on something that it would press instead. On the board it
/// confirms where it points at the chosen piece again.
pub(crate) fn enter_confirms(game: Game) -> Signal<bool> {
    let enter = RwSignal::new(Enter::Free);
    let look = move || {
        let now = document().active_element().map_or(Enter::Free, |here| match here.get_attribute("data-spot") {
            Some(spot) => Enter::Spot(spot),
            None if matches(&here, USES_ENTER) && !matches(&here, ".confirm") => Enter::Taken,
            None => Enter::Free,
        });
        // The last check may come after the table has gone.
        if enter.try_with_untracked(|before| *before != now) == Some(true) {
            enter.set(now);
        }
    };
    let got = window_event_listener(leptos::ev::focusin, move |_| look());
    // Nothing has the focus yet when the event fires.
    let left = window_event_listener(leptos::ev::focusout, move |_| set_timeout(look, std::time::Duration::ZERO));
    on_cleanup(move || {
        got.remove();
        left.remove();
    });
    look();
    Signal::derive(move || match enter.get() {
        Enter::Free => true,
        Enter::Taken => false,
        Enter::Spot(spot) => game.picked.with(|picked| match picked.last() {
            Some(Pick::Tower(tower)) => spot == Hit::Piece(BoardPiece::Tower(*tower)).to_string(),
            Some(&Pick::Wizard { space, colour }) => {
                spot == Hit::Piece(BoardPiece::Wizard { space, colour }).to_string()
            }
            _ => false,
        }),
    })
}

const USES_ENTER: &str = "button, a, input, select, textarea, summary, [role=option]";

fn matches(element: &Element, selector: &str) -> bool {
    element.closest(selector).ok().flatten().is_some()
}

fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn is_used(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|element| matches(&element, USES_ENTER))
}

fn is_written_to(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|element| matches(&element, "input, textarea, select"))
}

/// The dialog; the browser traps the focus inside and closes it with Escape.
#[component]
pub(crate) fn Keys(dialog: NodeRef<Dialog>, ready: Signal<bool>) -> impl IntoView {
    view! {
        <dialog class="panel menu keys" node_ref=dialog aria-labelledby="keys-title">
            {move || ready.get().then(|| coming(move || parts::keys(dialog)))}
        </dialog>
    }
}

#[component]
pub(crate) fn KeysBody(dialog: NodeRef<Dialog>) -> impl IntoView {
    let close = move |_| {
        if let Some(dialog) = dialog.get() {
            dialog.close();
        }
    };
    view! {
        <header>
            <h2 id="keys-title">{said(text::title)}</h2>
            <button class="icb" aria-label=said(table::close) on:click=close><Icon name="close"/></button>
        </header>
        <dl>
            {ALL.map(|(key, does)| view! {
                <div>
                    <dt><kbd>{said(key)}</kbd></dt>
                    <dd>{said(does)}</dd>
                </div>
            }).collect_view()}
        </dl>
    }
}
