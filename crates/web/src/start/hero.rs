//! The picture on the start page: the raven castle on its stack, with wizards around it. It is part of the document,
//! which shows it before this page is loaded.

use leptos::prelude::*;
use rabenburg_words::start as words;

use super::daily::Daily;
use crate::said::said;

/// The picture with its title.
#[component]
pub(crate) fn Hero() -> impl IntoView {
    view! {
        <div class="start-left">
            <div class="start-title">
                <h1>"Rabenburg"</h1>
                <p>{said(words::claim)}</p>
            </div>
            // As text: otherwise it would be put into a group, which the document's own picture does not have.
            <svg class="start-hero" viewBox="0 150 524 460" role="img" aria-label=said(words::scene) inner_html="<use href=\"#island\"/>"></svg>
            <p class="start-aim">{said(words::aim)}</p>
            <Daily/>
        </div>
    }
}
