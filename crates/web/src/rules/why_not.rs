//! "Why not?": a small window with the reason and the rule behind it.

use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;
use rabenburg_engine::Printing;
use rabenburg_words::rules as words;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

use super::library::{self, Loading};
use super::number::Number;
use super::prose::blocks;
use super::text::Block;
use crate::parts::{self, coming};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

/// Says why something is not possible: the reason in a sentence, and the rule itself from the book.
///
/// It takes the focus and gives it back when it closes; Escape closes it. It does not stop anybody from playing on.
#[component]
pub(crate) fn WhyNot(
    /// The reason, in a sentence.
    #[prop(into)]
    text: Signal<String>,
    /// The number of the rule, as [`Refusal::rule`](rabenburg_engine::Refusal::rule) gives it.
    #[prop(into)]
    number: Signal<String>,
    /// The table's printing: what applies to others is left out.
    #[prop(optional)]
    printing: Option<Printing>,
    #[prop(into)] on_close: Callback<()>,
) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let button = NodeRef::<Button>::new();
    let before = StoredValue::new_local(focused());
    Effect::new(move || {
        if let Some(button) = button.get() {
            // If the focus cannot go there, the window is still announced.
            let _ = button.focus();
        }
    });
    on_cleanup(move || {
        if let Some(before) = before.get_value() {
            give_focus(&before);
        }
    });
    let link = move || {
        let address = Route::Rules(Some(number.get())).href();
        view! { <a class="btn" href=address>{words::whole_rule(language.get())}</a> }
    };
    let key = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            on_close.run(());
        }
    };
    view! {
        <section class="why-not panel" role="dialog" data-printing=printing.map(Printing::name) aria-labelledby="why-not-title" aria-describedby="why-not-text" on:keydown=key>
            <h2 id="why-not-title">{said(words::why_not)}</h2>
            <p id="why-not-text" class="reason">{text}</p>
            <div class="why-not-rule" tabindex="0">{coming(move || parts::rule(number))}</div>
            <div class="why-not-buttons">
                {link}
                <button class="btn primary" node_ref=button on:click=move |_| on_close.run(())>
                    {said(words::close)}
                </button>
            </div>
        </section>
    }
}

/// A rule without its pictures: the board is right beside it.
#[component]
pub(crate) fn TheRule(number: Signal<String>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let texts = library::texts(language);
    move || {
        let number: Number = number.read().parse().ok()?;
        let language = language.get();
        match texts.get() {
            Loading::Ready(texts) => {
                let rule = texts.book.rule(number)?;
                let text = rule.blocks.iter().filter(|block| !matches!(block, Block::Figure(_)));
                let title = words::why_not_rule(language, number, &rule.title);
                Some(view! { <h3>{title}</h3><div inner_html=blocks(language, text)></div> }.into_any())
            }
            Loading::Failed => None,
            _ => Some(view! { <p>{words::loading(language)}</p> }.into_any()),
        }
    }
}

/// What has the focus now.
fn focused() -> Option<Element> {
    document().active_element()
}

/// Gives the focus back: to a button, or to the ring, which is a drawing. The element may be gone by now.
fn give_focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        let _ = element.focus();
    }
}
