//! The switches for language and theme.

use leptos::prelude::*;
use rabenburg_words::{Language, about, start as words};

use super::sign::TextFn;
use crate::board::pieces::Icon;
use crate::said::said;
use crate::settings::{Settings, Theme};

/// Language and theme, at the top of the page.
#[component]
pub(crate) fn Bar() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let Settings { language, theme, .. } = settings;
    // A language is called by its own name, whatever the current language.
    let tongue = move |tongue: Language| {
        view! {
            <button type="button" lang=tongue.code() aria-pressed=move || pressed(language.get() == tongue) on:click=move |_| language.set(tongue)>
                {(tongue == Language::ALL[0]).then(|| view! { <Icon name="globe"/> })}
                {about::name(tongue)}
            </button>
        }
    };
    let look = move |dark: bool, name: TextFn, icon: &'static str| {
        let wanted = if dark { Theme::Dark } else { Theme::Light };
        view! {
            <button
                type="button"
                aria-pressed=move || pressed(settings.is_dark() == dark)
                aria-label=said(name)
                title=said(name)
                on:click=move |_| theme.set(wanted)
            >
                <Icon name=icon/>
            </button>
        }
    };
    view! {
        <div class="start-bar">
            <div class="start-seg" role="group" aria-label=said(words::languages)>
                {Language::ALL.map(tongue).into_iter().collect_view()}
            </div>
            <div class="start-seg" role="group" aria-label=said(words::theme)>
                {look(false, words::theme_light, "sun")} {look(true, words::theme_dark, "moon")}
            </div>
        </div>
    }
}

/// The value of `aria-pressed`.
pub(crate) fn pressed(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}
