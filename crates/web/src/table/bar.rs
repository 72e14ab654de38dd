//! The top bar: the way home, whose turn it is, and the tools.

use leptos::prelude::*;
use rabenburg_session::Waiting;
use rabenburg_words::{phases, status, table as text};

use crate::board::pieces::{Crest, Icon};
use crate::route::Route;
use crate::said::said;
use crate::settings::{Settings, Theme};
use crate::table::asides::Asides;
use crate::table::game::Game;

/// The way home.
#[component]
pub(crate) fn Brand() -> impl IntoView {
    view! {
        <a class="brand" href=Route::Start.href() aria-label=said(text::brand)>
            <Crest/>
            <span>"Rabenburg"</span>
        </a>
    }
}

/// Hint, sound, rules, theme, spells, log and menu.
#[component]
pub(crate) fn Tools(open_menu: Callback<()>, asides: Asides) -> impl IntoView {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let Settings { language, sound, theme, .. } = settings;
    let light = move |_| theme.set(if settings.is_dark() { Theme::Light } else { Theme::Dark });
    let sound_title =
        move || if sound.get() { text::sound_on(language.get()) } else { text::sound_off(language.get()) };
    view! {
        <div class="tools">
            <button
                class="icb"
                aria-label=said(text::hint)
                title=said(text::hint)
                hidden=!game.advises()
                disabled=move || !game.is_viewers_turn()
                on:click=move |_| game.ask_advice()
            >
                <Icon name="hint"/>
            </button>
            <button
                class="icb wide"
                aria-pressed=move || sound.get().to_string()
                aria-label=said(text::sound)
                title=sound_title
                on:click=move |_| sound.set(!sound.get_untracked())
            >
                {move || view! { <Icon name=if sound.get() { "sound" } else { "mute" }/> }}
            </button>
            <a
                class="icb wide"
                href=Route::Rules(None).href()
                aria-label=said(text::rules)
                title=said(text::rules)
            >
                <Icon name="book"/>
            </a>
            <button
                class="icb wide"
                aria-label=said(text::theme)
                title=said(text::theme)
                on:click=light
            >
                {move || view! { <Icon name=if settings.is_dark() { "sun" } else { "moon" }/> }}
            </button>
            <button
                class="icb magic"
                hidden=game.rules().spells.is_empty()
                aria-pressed=move || asides.shows_spells().to_string()
                aria-label=said(text::spells)
                title=said(text::spells)
                on:click=move |_| asides.toggle_spells()
            >
                <Icon name="flask"/>
            </button>
            <button
                class="icb drawer"
                aria-expanded=move || asides.log.get().to_string()
                aria-label=said(text::log)
                title=said(text::log)
                on:click=move |_| asides.toggle_log()
            >
                <Icon name="clock"/>
            </button>
            <button
                class="icb"
                aria-label=said(text::menu)
                title=said(text::menu)
                aria-haspopup="dialog"
                on:click=move |_| open_menu.run(())
            >
                <Icon name="menu"/>
            </button>
        </div>
    }
}

/// Whose turn it is and what there is to decide. Those who listen to the page are told once, by the announcer.
#[component]
pub(crate) fn TurnStatus() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let round = Memo::new(move |_| game.round());
    let last = Memo::new(move |_| game.is_last_round());
    let whose = move || {
        let language = language.get();
        let waiting = game.moment.read().waiting;
        let active = game.stage.scene.read().view().active;
        match waiting {
            _ if game.replaying.get() => text::replaying(language).to_owned(),
            Waiting::Over(_) if !game.busy.get() => text::game_over(language).to_owned(),
            _ => phases::turn_of(language, game.names().who(active), game.name_of(active)),
        }
    };
    view! {
        <div class="turn">
            <span class="rd">{move || status::named_round(round.get(), game.rules().is_solo(), language.get())}</span>
            " "
            <b>{whose}</b>
            " "
            <Show when=move || last.get() && !game.is_over()>
                <span class="last">{said(text::last_round)}</span>
            </Show>
        </div>
    }
}
