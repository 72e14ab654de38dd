//! Small signs and words of the start page.

use leptos::prelude::*;
use rabenburg_bots::Language;
use rabenburg_engine::Colour;

use crate::settings::Settings;

/// A text in every language.
pub(crate) type Text = fn(Language) -> &'static str;

/// A text that follows the language.
pub(crate) fn speaking(text: Text) -> impl Fn() -> &'static str + Copy + Send + 'static {
    let language = expect_context::<Settings>().language;
    move || text(language.get())
}

/// An icon of the sprite, by the name after `i-`.
#[component]
pub(crate) fn Icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="ic" viewBox="-12 -12 24 24" aria-hidden="true">
            <use href=format!("#i-{name}")></use>
        </svg>
    }
}

/// A wizard of a colour.
#[component]
pub(crate) fn Wizard(#[prop(into)] colour: Signal<Colour>) -> impl IntoView {
    view! {
        <svg class=move || format!("start-wizard p-{}", colour.get()) viewBox="-18 -52 36 58" aria-hidden="true">
            <use href=move || format!("#wiz-{}", colour.get())></use>
        </svg>
    }
}
