//! Being called: the icon of the tab turns gold when the viewer has to decide, and the browser tells those who wish it
//! and look at something else. What is on the page itself (title and sound) does not need this.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_session::Waiting;
use rabenburg_words::{more as text, table as table_text};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, Notification, NotificationOptions, NotificationPermission};

use crate::said::said;
use crate::settings::{Settings, Volume};
use crate::table::game::Game;

/// The raven in front of a golden moon with a gleam, as the icon of the tab.
const GOLD: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-16 -16 32 32'%3E\
    %3Ccircle r='15.5' fill='%23ffb71b'/%3E%3Ccircle r='15.5' fill='none' stroke='%23fff' stroke-width='2'/%3E\
    %3Cpath transform='translate(0-.5)scale(.86)' fill='%231b1330' d='M15-6.4C12.5-8.8 9.5-9.8 6.8-9.8 4.5-12 .3-12-2-9.5\
    -4.8-6.4-7-1-15 10.4L-10.6 10.5-12.8 13.6-6.4 10.2C-2.6 10 2.2 9.5 5.2 6 7.2 3.6 7.7 1 7.2-.8L8.5-1.5 7.4-3 8.8-3.7 8-5.1\
    C10.3-5 13-4.6 15-6.4Z'/%3E%3Ccircle cx='10' cy='-10' r='5.5' fill='%23e0402a' stroke='%23fff' stroke-width='1.5'/%3E%3C/svg%3E";

/// Calls the viewer whenever they have to decide.
pub(super) fn call(game: Game) {
    let Settings { language, notify, .. } = expect_context();
    let icon = document().query_selector("link[rel=icon]").ok().flatten();
    let plain = icon.as_ref().and_then(|icon| icon.get_attribute("href")).unwrap_or_default();
    let called =
        Memo::new(move |_| game.is_viewers_turn() && game.moment.with(|moment| moment.waiting == Waiting::Viewer));
    let back = (icon.clone(), plain.clone());
    let icon = StoredValue::new_local((icon, plain));
    Effect::new(move || {
        let called = called.get();
        icon.with_value(|(icon, plain)| show(icon.as_ref(), if called { GOLD } else { plain }));
        if called && document().hidden() && notify.get_untracked() && is_allowed() {
            tell(text::your_turn_title(language.get_untracked()), text::your_turn_body(language.get_untracked()));
        }
    });
    let back = StoredValue::new_local(back);
    on_cleanup(move || {
        back.try_with_value(|(icon, plain)| show(icon.as_ref(), plain));
    });
}

fn show(icon: Option<&Element>, href: &str) {
    if let Some(icon) = icon {
        // Setting this attribute on a live element cannot fail.
        let _ = icon.set_attribute("href", href);
    }
}

/// Not every browser has notices.
fn has_notices() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}

fn is_allowed() -> bool {
    has_notices() && Notification::permission() == NotificationPermission::Granted
}

/// One notice at a time: a later one takes the place of the one before.
fn tell(title: &str, body: &str) {
    let options = NotificationOptions::new();
    options.set_body(body);
    options.set_tag("rabenburg-turn");
    // Some phones allow notices only from closed pages; there the server calls.
    if let Ok(notice) = Notification::new_with_options(title, &options) {
        let come = wasm_bindgen::prelude::Closure::once_into_js(|| {
            // A browser that does not bring the window forward leaves that to the reader.
            let _ = window().focus();
        });
        notice.set_onclick(Some(wasm_bindgen::JsCast::unchecked_ref(&come)));
    }
}

/// How loud the table is.
#[component]
pub(crate) fn VolumeSlider() -> impl IntoView {
    let Settings { sound, volume, .. } = expect_context();
    let slide = move |event| {
        if let Ok(tenths) = event_target_value(&event).parse::<u8>() {
            volume.set(Volume(tenths.clamp(1, 10)));
        }
    };
    view! {
        <Show when=move || sound.get()>
            <label class="slide">
                <span>{said(text::volume)}</span>
                <input type="range" min="1" max="10" prop:value=move || volume.get().0.to_string() on:input=slide/>
            </label>
        </Show>
    }
}

/// Whether the browser tells when it is one's turn. It is asked for permission only when somebody wants that.
#[component]
pub(crate) fn Notifying() -> impl IntoView {
    let Settings { notify, .. } = expect_context();
    let denied = RwSignal::new(!has_notices() || Notification::permission() == NotificationPermission::Denied);
    let on = move || notify.get() && !denied.get();
    let want = move |_| {
        if let Some(asked) = has_notices().then(Notification::request_permission).and_then(Result::ok) {
            spawn_local(async move {
                let answer = JsFuture::from(asked).await.ok().and_then(|answer| answer.as_string());
                let granted = answer.as_deref() == Some("granted");
                notify.set(granted);
                denied.try_set(answer.as_deref() == Some("denied"));
            });
        }
    };
    view! {
        <fieldset class="seg">
            <legend>{said(text::notify)}</legend>
            <div>
                <label>
                    <input type="radio" name="notify" prop:checked=on disabled=move || denied.get() on:change=want/>
                    <span>{said(text::notify_on)}</span>
                </label>
                <label>
                    <input type="radio" name="notify" prop:checked=move || !on() on:change=move |_| notify.set(false)/>
                    <span>{said(table_text::off)}</span>
                </label>
            </div>
        </fieldset>
        <p class="note">{move || if denied.get() { said(text::notify_denied).get() } else { said(text::notify_note).get() }}</p>
    }
}
