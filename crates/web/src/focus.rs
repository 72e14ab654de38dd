//! The keyboard never gets lost. Browsers drop the focus when its element vanishes, and anyone who cannot see the page
//! would have to start again at the top. So the focus moves on nearby, or to the heading of a new place.

use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};

const USABLE: &str = "button:not(:disabled), a[href], input:not(:disabled), select, [tabindex='0']";

/// Where the keyboard goes at the table, if not next to where it was.
const AT_TABLE: &str = ".hand .cardb, .dock button, .board [tabindex='0']";

/// Where the focus is, with everything around it.
#[derive(Clone)]
struct Held {
    element: Element,
    around: Vec<Element>,
}

/// Looks after the focus for as long as the page lives.
pub(crate) fn keep_focus() {
    let held = StoredValue::new_local(None::<Held>);
    let got = window_event_listener_untyped("focusin", move |event| {
        held.set_value(element_of(&event).map(|element| Held { around: around(&element), element }));
    });
    let left = window_event_listener_untyped("focusout", move |event| {
        let Some(element) = element_of(&event) else { return };
        // Some browsers also fire this for elements that vanish; those are gone a moment later.
        let by_will = move || {
            let same = held.with_value(|held| held.as_ref().is_some_and(|held| held.element == element));
            if same && is_usable(&element) && is_lost() {
                held.set_value(None);
            }
        };
        set_timeout(by_will, std::time::Duration::ZERO);
    });
    let look = move || {
        // A copy, because the focus is noted at once wherever it goes.
        let gone = held.get_value().filter(|held| !is_usable(&held.element));
        if document().query_selector("dialog[open] :focus").ok().flatten().is_none() {
            gone.iter().for_each(go_on);
        }
    };
    watch(look);
    on_cleanup(move || {
        got.remove();
        left.remove();
    });
}

/// While this element is there, nothing beside it can be reached (a focus trap). Open dialogs lie above it.
pub(crate) fn close_off(element: &Element, closed: bool) {
    let Some(parent) = element.parent_element() else { return };
    let children = parent.children();
    for child in (0..children.length()).filter_map(|index| children.item(index)) {
        if child != *element && child.tag_name() != "DIALOG" {
            // Setting this attribute on a live element cannot fail.
            let _ = child.toggle_attribute_with_force("inert", closed);
        }
    }
}

/// If nothing has the focus, it goes to the hand. Focus that is elsewhere stays there.
pub(crate) fn bring_back() {
    if is_lost() {
        document().query_selector(AT_TABLE).ok().flatten().iter().for_each(focus);
    }
}

/// Calls back whenever something vanishes or can no longer be used.
fn watch(look: impl Fn() + 'static) {
    let look = Closure::<dyn Fn()>::new(look);
    let Ok(observer) = MutationObserver::new(look.as_ref().unchecked_ref()) else { return };
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    what.set_attributes(true);
    let filter: js_sys::Array = ["disabled", "hidden", "inert"].into_iter().map(JsValue::from_str).collect();
    what.set_attribute_filter(&filter);
    if let Some(body) = document().body() {
        // The body can always be observed.
        let _ = observer.observe_with_options(&body, &what);
    }
    // It lives as long as the page.
    look.forget();
}

/// What had the focus can no longer have it.
fn go_on(held: &Held) {
    let stays = |element: &&Element| element.is_connected() && element.closest("[inert]").ok().flatten().is_none();
    let around: Vec<&Element> = held.around.iter().filter(stays).collect();
    // A dialog that opens takes the focus itself.
    let place = around.iter().find(|element| element.matches("main, dialog").unwrap_or(false));
    if place.is_none() {
        focus_heading();
        return;
    }
    let near = around.iter().take_while(|element| !element.matches("main").unwrap_or(true));
    let beside = near.filter_map(|element| element.query_selector(USABLE).ok().flatten()).find(is_usable);
    let next = beside.or_else(|| document().query_selector(AT_TABLE).ok().flatten());
    match next {
        Some(next) => focus(&next),
        None => focus_heading(),
    }
}

/// Reading starts at the heading of a place.
fn focus_heading() {
    let heading = document().query_selector("main h1, h1").ok().flatten();
    if let Some(heading) = heading.filter(|heading| heading.closest("#loading").ok().flatten().is_none()) {
        let _ = heading.set_attribute("tabindex", "-1");
        focus(&heading);
    }
}

fn focus(element: &Element) {
    let stay = FocusOptions::new();
    stay.set_prevent_scroll(true);
    // Drawings are focused like other elements; if that is impossible, nothing changes.
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&stay);
}

fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

fn is_usable(element: &Element) -> bool {
    element.is_connected()
        && !element.matches(":disabled").unwrap_or(false)
        && element.closest("[hidden], [inert]").ok().flatten().is_none()
}

fn element_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Everything around an element, from the inside out.
fn around(element: &Element) -> Vec<Element> {
    std::iter::successors(element.parent_element(), |element| element.parent_element()).collect()
}
