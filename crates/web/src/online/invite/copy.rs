//! Links to the page, and the button that copies one.

use leptos::html::Button;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_words::{Language, hall as words};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlDocument, HtmlElement, HtmlTextAreaElement};

use crate::board::pieces::Icon;
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// The full address of a place, for others.
pub(crate) fn address_of(route: &Route) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{}", route.link())
}

/// A button that copies a text, and says whether it worked.
#[component]
pub(crate) fn Copy(text: String, label: fn(Language) -> &'static str) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let done = RwSignal::new(None::<bool>);
    let button = NodeRef::<Button>::new();
    let copy = move |_| match clipboard() {
        Some(clipboard) => {
            let promise = clipboard.write_text(&text);
            spawn_local(async move {
                done.try_set(Some(JsFuture::from(promise).await.is_ok()));
            });
        }
        None => done.set(Some(button.get_untracked().is_some_and(|button| copy_beside(&button, &text).is_some()))),
    };
    let told = move || match done.get() {
        Some(true) => words::copied(language.get()),
        Some(false) => words::copy_failed(language.get()),
        None => "",
    };
    view! {
        <button type="button" class="btn" node_ref=button on:click=copy>
            <Icon name=Signal::derive(move || if done.get() == Some(true) { "check" } else { "link" })/>
            {said(label)}
        </button>
        <span class="online-copied" role="status">{told}</span>
    }
}

/// Copies a text the way people do: it is selected in a field that exists for that moment only. `None` if the browser
/// does not allow it.
fn copy_beside(button: &HtmlElement, text: &str) -> Option<()> {
    let document = document();
    let field: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    field.set_value(text);
    field.set_class_name("visually-hidden");
    // Beside the button, so that it can be reached even inside a dialog that traps the focus.
    button.parent_element()?.append_child(&field).ok()?;
    let _ = field.focus();
    field.select();
    let copied = document.unchecked_into::<HtmlDocument>().exec_command("copy");
    field.remove();
    let _ = button.focus();
    copied.ok()?.then_some(())
}

/// The clipboard; browsers have none on pages loaded over an insecure connection.
fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| !clipboard.is_undefined());
    there.then(|| navigator.clipboard())
}
