//! Small icons and words of the start page.

use leptos::prelude::*;
use rabenburg_engine::Colour;
use rabenburg_words::Language;

pub(crate) type TextFn = fn(Language) -> &'static str;

#[component]
pub(crate) fn Wizard(#[prop(into)] colour: Signal<Colour>) -> impl IntoView {
    view! {
        <svg class=move || format!("start-wizard p-{}", colour.get()) viewBox="-18 -52 36 58" aria-hidden="true">
            <use href=move || format!("#wiz-{}", colour.get())></use>
        </svg>
    }
}
