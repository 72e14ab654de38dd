//! Help on request: the bot's advice, and the rule behind a refusal.

use leptos::prelude::*;
use rabenburg_words::{table as text, why_not};

use crate::board::pieces::Icon;
use crate::rules::why_not::WhyNot;
use crate::said::said;
use crate::settings::Settings;
use crate::table::game::{Advice, Game};

/// What the bot would do and why; a button shows it on the board.
#[component]
pub(crate) fn AdviceCard() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let close = move |_| game.advice.set(Advice::None);
    let body = move || match game.advice.get() {
        Advice::None => None,
        Advice::Thinking => Some((text::hint_thinking(language.get()).to_owned(), None)),
        Advice::Given(None) => Some((text::hint_none(language.get()).to_owned(), None)),
        Advice::Given(Some(advised)) => Some((advised.why, Some(advised.action))),
    };
    move || {
        body().map(|(sentence, action)| {
            view! {
                <div class="panel advice" role="status">
                    <Icon name="hint"/>
                    <p>{sentence}</p>
                    {action.map(|action| view! {
                        <button class="btn" on:click=move |_| game.show(&action)>
                            {said(text::hint_show)}
                        </button>
                    })}
                    <button class="icb" aria-label=said(text::close) on:click=close>
                        <Icon name="close"/>
                    </button>
                </div>
            }
        })
    }
}

/// Why something cannot be done, with the rule.
#[component]
pub(crate) fn Refused() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    move || {
        game.refusal.get().map(|refusal| {
            let sentence = Signal::derive(move || why_not(&refusal, &game.names(), language.get()));
            view! { <WhyNot text=sentence number=refusal.rule() printing=game.rules().printing on_close=Callback::new(move |()| game.refusal.set(None))/> }
        })
    }
}
