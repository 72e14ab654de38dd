//! How fast things happen: beside what is being told, a button that skips it and one for the speed.

use leptos::prelude::*;
use rabenburg_words::{Language, more as text};

use super::asked;
use crate::board::pieces::Icon;
use crate::said::said;
use crate::settings::{Settings, Speed};
use crate::table::game::Game;

/// A speed as people write it.
pub(super) fn word(speed: Speed, language: Language) -> &'static str {
    match speed {
        Speed::Half => text::slow(language),
        Speed::Normal | Speed::Off => text::normal(language),
        Speed::Double => text::fast(language),
    }
}

/// What stands beside the voice of the dock.
pub(super) fn beside_the_voice() -> AnyView {
    let game = expect_context::<Game>();
    let Settings { speed, language, .. } = expect_context();
    let moving = Memo::new(move |_| game.stage.is_moving() && !game.replaying.get() && speed.get() != Speed::Off);
    let next = move |_| {
        speed.set(match speed.get_untracked() {
            Speed::Half => Speed::Normal,
            Speed::Normal | Speed::Off => Speed::Double,
            Speed::Double => Speed::Half,
        });
    };
    let label = move || text::speed_now(language.get(), word(speed.get(), language.get()));
    view! {
        <Show when=move || moving.get()>
            <span class="pace">
                <button class="icb tempo" aria-label=label title=label on:click=next>
                    {move || word(speed.get(), language.get())}
                </button>
                <button
                    class="icb"
                    aria-label=said(text::skip_motion)
                    title=said(text::skip_motion)
                    on:click=move |_| game.stage.finish()
                >
                    <Icon name="next"/>
                </button>
            </span>
        </Show>
        {asked::sealed()}
    }
    .into_any()
}
