//! The visitor's name, which can be changed.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::Name;
use rabenburg_words::hall as words;

use super::Hall;
use crate::online::visitor;
use crate::said::said;
use crate::settings::Settings;

/// The name field. Visitors without a name get one here, or when it is first needed.
#[component]
pub(super) fn YourName(hall: Hall) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let kept = Memo::new(move |_| hall.visitor.get().map(|visitor| visitor.name.as_str().to_owned()));
    let typed = RwSignal::new(kept.get_untracked().unwrap_or_default());
    let said_so = RwSignal::new(None::<Result<String, String>>);
    let is_changed = Memo::new(move |_| kept.get().unwrap_or_default() != typed.get().trim());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let language = language.get_untracked();
        let Ok(name) = typed.get_untracked().parse::<Name>() else {
            said_so.set(Some(Err(words::name_wrong(language).to_owned())));
            return;
        };
        spawn_local(async move {
            match visitor::called(name).await {
                Ok(visitor) => {
                    let told = words::name_kept(language, visitor.name.as_str());
                    typed.try_set(visitor.name.as_str().to_owned());
                    hall.visitor.try_set(Some(visitor));
                    said_so.try_set(Some(Ok(told)));
                    hall.refresh();
                }
                Err(trouble) => {
                    said_so.try_set(Some(Err(trouble.told(language))));
                }
            }
        });
    };
    view! {
        <form class="hall-field" on:submit=submit>
            <label for="your-name">{said(words::your_name)}</label>
            <div class="hall-row">
                <input
                    id="your-name"
                    type="text"
                    maxlength=Name::LIMIT.to_string()
                    autocomplete="nickname"
                    aria-describedby="your-name-said"
                    prop:value=typed
                    on:input:target=move |event| typed.set(event.target().value())
                />
                <button type="submit" class="btn" disabled=move || !is_changed.get()>{said(words::name_keep)}</button>
            </div>
            <p id="your-name-said" class="hall-said" role="status" class:wrong=move || matches!(said_so.get(), Some(Err(_)))>
                {move || said_so.get().map(|said| said.unwrap_or_else(|wrong| wrong))}
            </p>
        </form>
    }
}
