//! The page with the rules.

use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_engine::Printing;
use rabenburg_words::{Language, rules as words};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::bar::Bar;
use super::finder::{Finder, Quest};
use super::gallery::{AllCards, AllSpells};
use super::library::{self, Loading, Texts};
use super::prose::{anchor, blocks, line, rule_href, target as target_of};
use super::search::BookPlace;
use super::text::{Chapter, Rule};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;
use crate::steps::step_by_step;
use crate::storage;

/// The name of the short explanation in addresses.
const QUICK: &str = "quick";
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
            let built = step_by_step(texts.book.chapters.len());
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
    let book = &texts.book;
    let shelf = texts.clone();
    let part = move |number: usize| shelf.book.chapters.get(number).map(|part| chapter(language, part));
    let chapters = view! { <For each=move || 0..built.get() key=|number| *number children=part/> };
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
            <main class="rules-text">
                <h1>{book.title.clone()}</h1>
                <section class="quick panel" id=anchor(QUICK)>
                    <h2 tabindex="-1">{words::in_one_minute(language)}</h2>
                    <div class="quick-text">{blocks(language, &texts.quick.preface)}</div>
                </section>
                <div class="preface">{blocks(language, &book.preface)}</div>
                {chapters}
            </main>
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

fn chapter(language: Language, chapter: &Chapter) -> impl IntoView + use<> {
    let terms = (!chapter.terms.is_empty()).then(|| {
        let terms = chapter.terms.iter().enumerate().map(|(index, term)| {
            let id = anchor(&target_of(&BookPlace::Term(chapter.id.clone(), index)));
            view! { <div class="term" id=id><dt tabindex="-1">{term.word.clone()}</dt><dd>{line(language, &term.meaning)}</dd></div> }
        });
        view! { <dl class="terms">{terms.collect_view()}</dl> }
    });
    let gallery = match chapter.id.as_str() {
        "cards" => Some(view! { <AllCards language/> }.into_any()),
        "each-spell" => Some(view! { <AllSpells language/> }.into_any()),
        _ => None,
    };
    view! {
        <section class="chapter" id=anchor(&chapter.id)>
            <h2 tabindex="-1">{chapter.title.clone()}</h2>
            {blocks(language, &chapter.blocks)}
            {gallery}
            {chapter.rules.iter().map(|part| rule(language, part)).collect_view()}
            {terms}
        </section>
    }
}

fn rule(language: Language, rule: &Rule) -> impl IntoView + use<> {
    let label = words::rule_link(language, rule.number);
    view! {
        <article class="rule" id=anchor(&target_of(&BookPlace::Rule(rule.number)))>
            <h3 tabindex="-1">
                <a class="number" href=rule_href(rule.number) aria-label=label>{rule.number.to_string()}</a>
                {rule.title.clone()}
            </h3>
            {blocks(language, &rule.blocks)}
        </article>
    }
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
