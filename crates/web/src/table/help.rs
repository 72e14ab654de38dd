//! Help on request: the bot's hint, and the rule behind a refusal.

use leptos::prelude::*;
use rabenburg_words::{table as text, why_not};

use crate::board::pieces::Icon;
use crate::rules::why_not::WhyNot;
use crate::said::said;
use crate::settings::Settings;
use crate::table::game::{Game, HintState};

/// Beside the bot's hint: a button that shows it on the board, and one that dismisses it.
#[component]
pub(crate) fn AdviceButtons() -> impl IntoView {
    let game = expect_context::<Game>();
    let close = move |_| game.advice.set(HintState::None);
    move || match game.advice.get() {
        HintState::Given(advised) if is_advised(game) => {
            let show = advised.map(|advised| {
                view! {
                    <button class="btn primary" on:click=move |_| game.show(&advised.action)>
                        <Icon name="eye"/>
                        {said(text::hint_show)}
                    </button>
                }
            });
            let close = view! {
                <button class="icb" aria-label=said(text::close) title=said(text::close) on:click=close>
                    <Icon name="close"/>
                </button>
            };
            Some((show, close))
        }
        _ => None,
    }
}

/// Whether the dock shows a hint: while nothing is picked and nothing refused.
pub(crate) fn is_advised(game: Game) -> bool {
    *game.advice.read() != HintState::None && game.refusal.read().is_none() && game.picked.read().is_empty()
}

/// The rule behind a refusal, for those who want to read it.
#[component]
pub(crate) fn Explained() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let refusal = Memo::new(move |_| game.refusal.get().filter(|_| game.explaining.get()));
    let close = Callback::new(move |()| game.explaining.set(false));
    move || {
        refusal.get().map(|refusal| {
            let sentence = Signal::derive(move || why_not(&refusal, &game.names(), language.get()).to_string());
            view! { <WhyNot text=sentence number=refusal.rule() printing=game.rules().printing on_close=close/> }
        })
    }
}
