//! The question before a running game is replaced.

use leptos::prelude::*;
use rabenburg_words::start as words;

use super::modal::Modal;
use super::plan::Plan;
use crate::said::said;

/// Asks whether the running game may go when somebody wants to start another.
#[component]
pub(crate) fn Replace(
    /// The plan waiting for the answer.
    asked: RwSignal<Option<Plan>>,
    /// Called if the answer is yes.
    on_start: Callback<Plan>,
) -> impl IntoView {
    let yes = move |_| {
        if let Some(plan) = asked.get_untracked() {
            asked.set(None);
            on_start.run(plan);
        }
    };
    view! {
        <Modal
            open=Signal::derive(move || asked.with(Option::is_some))
            on_close=Callback::new(move |()| asked.set(None))
            heading="replace-heading"
            class="start-question"
        >
            <div class="start-answers">
                <h2 id="replace-heading">{said(words::replace_title)}</h2>
                <p>{said(words::replace_text)}</p>
                <button class="btn" type="button" autofocus on:click=move |_| asked.set(None)>
                    {said(words::replace_no)}
                </button>
                <button class="btn primary" type="button" on:click=yes>
                    {said(words::replace_yes)}
                </button>
            </div>
        </Modal>
    }
}
