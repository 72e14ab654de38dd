//! Texts of the page in the current language.

use leptos::prelude::*;
use rabenburg_words::Language;

use crate::settings::Settings;

pub(crate) fn said(text: fn(Language) -> &'static str) -> Signal<&'static str> {
    let language = expect_context::<Settings>().language;
    Signal::derive(move || text(language.get()))
}
