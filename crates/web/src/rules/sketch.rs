//! A picture of the rules, with a button that shows its move.

use leptos::prelude::*;
use rabenburg_words::rules as words;

use super::figure::Figure;
use crate::settings::Settings;

/// A picture.
#[component]
pub(crate) fn Sketch(figure: Figure) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let refused = figure.refusals().flatten().next().map(|refusal| refusal.rule());
    let badge = refused.map(|number| {
        view! { <p class="refused">{move || words::not_allowed(language.get(), number)}</p> }
    });
    view! {
        <figure class="sketch">
            <figcaption>{figure.caption}</figcaption>
            {badge}
        </figure>
    }
}
