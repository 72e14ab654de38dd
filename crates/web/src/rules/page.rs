//! The page with the rules.

use std::sync::Arc;

use leptos::html::Main;
use leptos::prelude::*;
use rabenburg_engine::Printing;
use rabenburg_words::{Language, rules as words};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::bar::Bar;
use super::filling::fill;
use super::finder::{Finder, Quest};
use super::library::{self, Loading, Texts};
use super::prose::{QUICK, anchor};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;
use crate::storage;

/// The storage key of the chosen printing.
const PRINTING: &str = "rules-printing";

/// The rules. `target` is the number of a rule or the name of a chapter to go to; if a game is in progress, there is a
/// link back to it.
#[component]
pub(crate) fn RulesPage(
    /// Where to go: the number of a rule, such as `5.3`, or the name of a chapter.
    #[prop(into)]
    target: Signal<Option<String>>,
    /// Whether there is a game to go back to.
    #[prop(optional, into)]
    game_on: Signal<bool>,
) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let texts = library::texts(language);
    let printing = kept_printing();
    let quest = Quest::new();
    let body = move || match texts.get() {
        Loading::Ready(texts) => {
            let built = RwSignal::new(0);
            show_target(target, built);
            open_book(language.get_untracked(), &texts, quest, built).into_any()
        }
        Loading::Failed => view! {
            <div class="rules-wait" role="alert">
                <p>{said(words::failed)}</p>
                <button class="btn" on:click=move |_| library::want(language.get_untracked())>
                    {said(words::try_again)}
                </button>
            </div>
        }
        .into_any(),
        Loading::NotWanted | Loading::Underway => {
            view! { <p class="rules-wait" role="status">{said(words::loading)}</p> }.into_any()
        }
    };
    view! {
        <div class="rules" data-printing=move || printing.get().map_or("all", Printing::name)>
            <Bar printing game_on/>
            {body}
        </div>
    }
}

/// The printing to read about; all of them at first.
fn kept_printing() -> RwSignal<Option<Printing>> {
    let printing = RwSignal::new(storage::read(PRINTING).and_then(|name| Printing::from_name(&name)));
    Effect::new(move |before: Option<Option<Printing>>| {
        let now = printing.get();
        if before.is_some_and(|before| before != now) {
            storage::write(PRINTING, now.map_or("all", Printing::name));
        }
        now
    });
    printing
}

fn open_book(language: Language, texts: &Arc<Texts>, quest: Quest, built: RwSignal<usize>) -> impl IntoView + use<> {
    let main = NodeRef::<Main>::new();
    fill(main, language, texts.clone(), quest, built);
    view! {
        <div class="rules-body">
            <aside class="rules-side">
                <Finder language texts=texts.clone() quest/>
                <nav class="rules-nav" aria-label=words::contents(language) hidden=move || quest.is_on()>
                    {contents(language, texts)}
                </nav>
                <details class="rules-menu" hidden=move || quest.is_on()>
                    <summary>{words::contents(language)}</summary>
                    <nav aria-label=words::contents(language)>{contents(language, texts)}</nav>
                </details>
            </aside>
            <main class="rules-text" node_ref=main></main>
        </div>
    }
}

/// The list of chapters.
fn contents(language: Language, texts: &Texts) -> impl IntoView + use<> {
    let item = |target: &str, title: &str| {
        let href = Route::Rules(Some(target.to_owned())).href();
        // On a small screen, the list closes once it has been used.
        let close = |event: leptos::ev::MouseEvent| {
            let link = event.current_target().and_then(|link| link.dyn_into::<HtmlElement>().ok());
            let menu = link.and_then(|link| link.closest("details").ok().flatten());
            if let Some(menu) = menu {
                // Removing an attribute cannot fail.
                let _ = menu.remove_attribute("open");
            }
        };
        view! { <li><a href=href on:click=close>{title.to_owned()}</a></li> }
    };
    let chapters = texts.book.chapters.iter().map(|chapter| item(&chapter.id, &chapter.title)).collect_view();
    view! { <ul>{item(QUICK, words::in_one_minute(language))}{chapters}</ul> }
}

/// Goes to the place in the address, now and whenever it changes. It is highlighted and focused, so that reading
/// continues there.
fn show_target(target: Signal<Option<String>>, built: RwSignal<usize>) {
    let shown = StoredValue::new(None::<String>);
    Effect::new(move || {
        let target = target.get();
        // A place that does not exist yet comes with one of the next chapters.
        built.track();
        if shown.with_value(|shown| *shown == target) {
            return;
        }
        // The book has to be in the document before anything in it can be found.
        request_animation_frame(move || {
            let Some(target) = target else {
                shown.try_update_value(|shown| *shown = None);
                return;
            };
            if let Ok(Some(before)) = document().query_selector(".rules .found") {
                // Changing these classes of a live element cannot fail.
                let _ = before.class_list().remove_1("found");
            }
            let Some(place) = document().get_element_by_id(&anchor(&target)) else { return };
            shown.try_update_value(|shown| *shown = Some(target));
            let _ = place.class_list().add_1("found");
            place.scroll_into_view();
            let heading = place.query_selector("[tabindex='-1']").ok().flatten();
            if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
                // If the focus cannot go there, the place is still shown.
                let _ = heading.focus();
            }
        });
    });
}
