//! Being called when the page is closed: by the browser's push service, or by a message to an address of one's own. Both
//! are there only if the server can do it, and are asked for only by a click.

use js_sys::{Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::{Call, CallWay, Calling, Calls, NewCall};
use rabenburg_words::online_table as text;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::board::pieces::Icon;
use crate::online::problem::Trouble;
use crate::online::{http, visitor};
use crate::said::said;
use crate::settings::Settings;

/// The ways to be called, in the menu of an online table.
#[component]
pub(super) fn CallMe() -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let calling = RwSignal::new(None::<Calling>);
    let calls = RwSignal::new(Vec::<Call>::new());
    let trouble = RwSignal::new(None::<String>);
    let key = visitor::kept().map(|visitor| visitor.key);
    spawn_local(async move {
        // Without an answer there is nothing to offer.
        let (Some(key), Ok(can)) = (key, http::calling().await) else { return };
        if can.push.is_none() && !can.webhooks {
            return;
        }
        calling.try_set(Some(can));
        if let Ok(now) = http::calls(key).await {
            calls.try_set(now.calls);
        }
    });
    let take = move |answer: Result<Calls, Trouble>| match answer {
        Ok(now) => {
            trouble.try_set(None);
            calls.try_set(now.calls);
        }
        Err(problem) => {
            trouble.try_set(Some(problem.told(language.get_untracked())));
        }
    };
    let push = move |_| {
        let Some((key, server)) = key.zip(calling.with_untracked(|can| can.as_ref().and_then(|can| can.push.clone())))
        else {
            return;
        };
        let language = language.get_untracked();
        spawn_local(async move {
            match subscribe(&server, language.code()).await {
                Ok(call) => take(http::new_call(key, &call).await),
                Err(_) => {
                    trouble.try_set(Some(text::call_denied(language).to_owned()));
                }
            }
        });
    };
    let address = RwSignal::new(String::new());
    let add = move |_| {
        let (Some(key), url) = (key, address.get_untracked().trim().to_owned()) else { return };
        let language = language.get_untracked().code().to_owned();
        spawn_local(async move {
            take(http::new_call(key, &NewCall::Webhook { url, kind: None, language }).await);
            address.try_set(String::new());
        });
    };
    let end = move |id: u64| {
        let Some(key) = key else { return };
        spawn_local(async move { take(http::end_call(key, id).await) });
    };
    let row = move |call: Call| {
        let name = match call.way {
            CallWay::Push { .. } => said(text::call_browser).get().to_owned(),
            CallWay::Webhook { url, .. } => url,
        };
        let label = text::call_end(language.get(), &name);
        view! {
            <li>
                <span>{name}</span>
                <button class="icb" aria-label=label.clone() title=label on:click=move |_| end(call.id)><Icon name="trash"/></button>
            </li>
        }
    };
    let has = move |what: fn(&Calling) -> bool| calling.with(|can| can.as_ref().is_some_and(what));
    view! {
        <Show when=move || calling.read().is_some()>
            <fieldset class="call-me">
                <legend>{said(text::call_me)}</legend>
                <p class="note">{said(text::call_note)}</p>
                <ul>{move || calls.get().into_iter().map(row).collect_view()}</ul>
                <Show when=move || has(|can| can.push.is_some())>
                    <button class="btn" on:click=push><Icon name="sound"/>{said(text::call_push)}</button>
                </Show>
                <Show when=move || has(|can| can.webhooks)>
                    <label>
                        <span>{said(text::call_webhook)}</span>
                        <input type="url" placeholder="https://" prop:value=move || address.get() on:input=move |event| address.set(event_target_value(&event))/>
                    </label>
                    <button class="btn" disabled=move || address.read().trim().is_empty() on:click=add><Icon name="plus"/>{said(text::call_add)}</button>
                </Show>
                {move || trouble.get().map(|told| view! { <p class="note" role="alert">{told}</p> })}
            </fieldset>
        </Show>
    }
}

/// Asks the browser for an address at its push service. It asks its reader first.
async fn subscribe(server: &str, language: &str) -> Result<NewCall, JsValue> {
    let get = |object: &JsValue, key: &str| Reflect::get(object, &key.into());
    let worker = get(&window().navigator(), "serviceWorker")?;
    let registration = JsFuture::from(get(&worker, "ready")?.dyn_into::<Promise>()?).await?;
    let manager = get(&registration, "pushManager")?;
    let options = Object::new();
    Reflect::set(&options, &"userVisibleOnly".into(), &JsValue::TRUE)?;
    Reflect::set(&options, &"applicationServerKey".into(), &server.into())?;
    let subscribe = get(&manager, "subscribe")?.dyn_into::<js_sys::Function>()?;
    let subscription = JsFuture::from(subscribe.call1(&manager, &options)?.dyn_into::<Promise>()?).await?;
    let told = get(&subscription, "toJSON")?.dyn_into::<js_sys::Function>()?.call0(&subscription)?;
    let keys = get(&told, "keys")?;
    let text = |object: &JsValue, key: &str| get(object, key)?.as_string().ok_or(JsValue::UNDEFINED);
    Ok(NewCall::Push {
        endpoint: text(&told, "endpoint")?,
        p256dh: text(&keys, "p256dh")?,
        auth: text(&keys, "auth")?,
        language: language.to_owned(),
    })
}
