//! A personal link: opening it makes this device that visitor's from now on.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::{Key, ProblemCode, Visitor};
use rabenburg_words::hall as words;
use wasm_bindgen::JsValue;

use super::frame::Frame;
use super::problem::Trouble;
use super::{http, visitor};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// What is known about the link.
#[derive(Clone)]
enum Found {
    /// Nothing yet.
    Looking,
    /// Somebody else was on this device: are they to be replaced?
    Ask {
        old: Visitor,
        new: Visitor,
    },
    Now {
        name: String,
        same: bool,
    },
    /// It cannot be used.
    Failed(Trouble),
    /// It is not one of our links.
    Unknown,
}

/// Takes over the visitor of the link, and removes the key from the address at once.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a place has what its address says")]
pub(crate) fn PersonalPage(key: String) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    hide_key();
    let key = key.parse::<Key>().ok();
    let found = RwSignal::new(Found::Looking);
    let look = move || match key {
        Some(key) => {
            found.set(Found::Looking);
            spawn_local(async move {
                found.try_set(find(key).await);
            });
        }
        None => found.set(Found::Unknown),
    };
    look();
    let content = move || {
        let language = language.get();
        match found.get() {
            Found::Looking => view! { <p role="status">{words::personal_looking(language)}</p> }.into_any(),
            Found::Ask { old, new } => {
                let (old_name, new_name) = (String::from(old.name), String::from(new.name.clone()));
                let become_new = move |_| {
                    visitor::keep(&new);
                    found.set(Found::Now { name: new.name.clone().into(), same: false });
                };
                view! {
                    <p>{words::personal_replace(language, &old_name, &new_name)}</p>
                    <div class="hall-row">
                        <button type="button" class="btn primary" on:click=become_new>{words::personal_yes(language, &new_name)}</button>
                        <button type="button" class="btn" on:click=move |_| to_the_hall()>{words::personal_no(language, &old_name)}</button>
                    </div>
                }
                .into_any()
            }
            Found::Now { name, same } => {
                let told =
                    if same { words::personal_same(language, &name) } else { words::personal_now(language, &name) };
                view! {
                    <p role="status">{told}</p>
                    <button type="button" class="btn primary" on:click=move |_| to_the_hall()>{words::personal_on(language)}</button>
                }
                .into_any()
            }
            Found::Failed(trouble) => view! {
                <p class="wrong" role="alert">{trouble.told(language)}</p>
                <button type="button" class="btn" on:click=move |_| look()>{words::try_again(language)}</button>
            }
            .into_any(),
            Found::Unknown => view! {
                <p class="wrong" role="alert">{words::personal_unknown(language)}</p>
                <button type="button" class="btn" on:click=move |_| to_the_hall()>{words::personal_on(language)}</button>
            }
            .into_any(),
        }
    };
    view! {
        <Frame back=None>
            <section class="panel room-note">
                <h1>{said(words::personal_title)}</h1>
                {content}
            </section>
        </Frame>
    }
}

/// Who has the key, and whether somebody else was here before.
async fn find(key: Key) -> Found {
    let me = match http::me(key).await {
        Ok(me) => me,
        Err(trouble) if trouble.is(ProblemCode::UnknownKey) => return Found::Unknown,
        Err(trouble) => return Found::Failed(trouble),
    };
    let new = Visitor { visitor: me.visitor, name: me.name, key };
    match visitor::kept() {
        Some(old) if old.visitor != new.visitor => Found::Ask { old, new },
        old => {
            visitor::keep(&new);
            Found::Now { name: new.name.into(), same: old.is_some() }
        }
    }
}

/// The key must stay neither in the address nor in the history.
fn hide_key() {
    if let Ok(history) = window().history() {
        // If the browser refuses, the address stays as it is.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&Route::Hall.href()));
    }
}

/// The address is already that of the hall, so only the page has to follow.
fn to_the_hall() {
    if let Ok(event) = web_sys::Event::new("hashchange") {
        let _ = window().dispatch_event(&event);
    }
}
