//! The invitation on the screen.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::Code;
use rabenburg_words::hall as words;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

use super::copy::{Copy, address_of};
use super::qr::square;
use super::typed::spelled;
use crate::board::pieces::Icon;
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// The command that starts the server so that others can reach it. It is typed as it is, in every language.
const FOR_ALL: &str = "rabenburg serve --address 0.0.0.0";

/// Code, link, and the QR code for a phone in the same room.
#[component]
pub(crate) fn Invite(code: Code) -> impl IntoView {
    let link = address_of(&Route::Online(code.to_string()));
    let picture = square(&link).map(|square| {
        let size = square.size;
        view! {
            <svg class="invite-qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=said(words::invite_qr) shape-rendering="crispEdges">
                <path d=square.path fill="#000"></path>
            </svg>
        }
    });
    view! {
        <section class="panel hall-part invite" aria-labelledby="invite-title">
            <h2 id="invite-title">{said(words::invite_title)}</h2>
            <p>{said(words::invite_note)}</p>
            {picture}
            <p class="invite-code">
                <span class="visually-hidden">{said(words::invite_code)}" "</span>
                {spelled(code)}
            </p>
            <div class="hall-row">
                <Copy text=link.clone() label=words::invite_copy/>
                <Share link=link.clone()/>
            </div>
            <div class="hall-row invite-link">
                <input type="text" class="hall-link" readonly aria-label=said(words::invite_link) prop:value=link/>
            </div>
            <LocalOnly/>
        </section>
    }
}

/// Hands the link to the device's share dialog, where there is one.
#[component]
fn Share(link: String) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let navigator = window().navigator();
    let can = js_sys::Reflect::has(&navigator, &"share".into()).unwrap_or(false);
    let share = move |_| {
        let data = ShareData::new();
        data.set_title(words::invite_text(language.get_untracked()));
        data.set_url(&link);
        let sharing = window().navigator().share_with_data(&data);
        spawn_local(async move {
            // Changing one's mind is not a failure.
            let _ = JsFuture::from(sharing).await;
        });
    };
    can.then(|| {
        view! {
            <button type="button" class="btn" on:click=share>
                <Icon name="share"/>
                {said(words::invite_share)}
            </button>
        }
    })
}

/// A link to this device alone is of no use to others: what to do instead.
#[component]
fn LocalOnly() -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let host = window().location().hostname().unwrap_or_default();
    let local = host == "localhost" || host == "[::1]" || host.starts_with("127.");
    local.then(|| {
        view! {
            <div class="invite-local" role="note">
                <p>{move || words::invite_local(language.get(), &host)}</p>
                <code>{FOR_ALL}</code>
                <p>{said(words::invite_local_then)}</p>
            </div>
        }
    })
}
