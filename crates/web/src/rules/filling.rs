//! How the text gets into the page of the rules: chapter by chapter, or from the document, where a visitor may have begun
//! to read it before the page was there. Pictures are drawn when somebody comes near them.

use std::sync::Arc;

use js_sys::Array;
use leptos::html::Main;
use leptos::mount::{UnmountHandle, mount_to};
use leptos::prelude::*;
use leptos::tachys::view::Render;
use leptos::task::spawn_local;
use rabenburg_words::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, HtmlElement, HtmlInputElement, Node, NodeList};

use super::finder::Quest;
use super::library::Texts;
use super::nearness::{Nearness, NearnessChange};
use super::prose::{chapter, opening};
use super::sketch::Sketch;
use super::sketched::NAME;
use crate::steps::next_task;

/// Fills the book into its place, and tells how many chapters are there.
pub(crate) fn fill(place: NodeRef<Main>, language: Language, texts: Arc<Texts>, quest: Quest, built: RwSignal<usize>) {
    let pictures = Pictures::new(texts.clone());
    Effect::new(move || {
        let Some(main) = place.get() else { return };
        let (texts, chapters) = (texts.clone(), texts.book.chapters.len());
        if take_over(&main, language, quest) {
            pictures.watch(&main);
            built.set(chapters);
            return;
        }
        main.set_inner_html(&opening(language, &texts.book, &texts.quick));
        spawn_local(async move {
            for (number, part) in texts.book.chapters.iter().enumerate() {
                // What is well-formed can be inserted.
                let _ = main.insert_adjacent_html("beforeend", &chapter(language, part));
                if built.try_set(number + 1).is_some() {
                    // The visitor has left.
                    return;
                }
                if let Some(last) = main.last_element_child() {
                    pictures.watch(&last);
                }
                next_task().await;
            }
        });
    });
}

/// Takes the text over from the document, if it is there and in the same language. Whoever has begun to read or to search
/// goes on where they are.
fn take_over(main: &HtmlElement, language: Language, quest: Quest) -> bool {
    let Some(shown) = document().get_element_by_id("loading") else { return false };
    let find = |selector: &str| shown.query_selector(selector).ok().flatten();
    let text = find("main.rules-text").filter(|text| text.get_attribute("lang").as_deref() == Some(language.code()));
    let typed = find("#rules-search").and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    let searching = typed.as_ref().is_some_and(|field| document().active_element().is_some_and(|it| it == ***field));
    let here = window().scroll_y().unwrap_or_default();
    if let Some(text) = &text {
        while let Some(child) = text.first_child() {
            // It is an element of another parent, and free to go.
            let _ = main.append_child(&child);
        }
    }
    shown.remove();
    if let Some(field) = typed {
        if !field.value().is_empty() {
            quest.query.set(field.value());
            quest.open.set(true);
        }
        let own = document().get_element_by_id("rules-search").and_then(|own| own.dyn_into::<HtmlElement>().ok());
        if let Some(own) = own.filter(|_| searching) {
            // If the focus cannot go there, searching goes on by a click.
            let _ = own.focus();
        }
    }
    window().scroll_to_with_x_and_y(0.0, here);
    text.is_some()
}

/// The pictures of the book, each drawn when somebody comes near it, or prints the book.
#[derive(Clone, Copy)]
struct Pictures {
    observer: StoredValue<Nearness, LocalStorage>,
}

/// A picture in the document, until it is dropped.
type Mounted = UnmountHandle<<AnyView as Render>::State>;

impl Pictures {
    /// None is drawn yet.
    fn new(texts: Arc<Texts>) -> Pictures {
        let drawn = StoredValue::new_local(Vec::<Mounted>::new());
        let owner = Owner::current().unwrap_or_default();
        let draw = move |figure: Element| {
            let id = figure.get_attribute(NAME);
            let found = texts.book.figures().find(|figure| Some(&figure.id) == id.as_ref()).cloned();
            if let (Some(found), Ok(place)) = (found, figure.dyn_into::<HtmlElement>()) {
                // From now on it is like any other element.
                let _ = place.remove_attribute(NAME);
                place.set_inner_html("");
                let mounted = owner.with(|| mount_to(place, move || view! { <Sketch figure=found/> }.into_any()));
                drawn.try_update_value(|drawn| drawn.push(mounted));
            }
        };
        let draw_too = draw.clone();
        let printing = window_event_listener_untyped("beforeprint", move |_| elements(&document()).for_each(&draw_too));
        let near = Closure::<dyn Fn(Array, Nearness)>::new(move |entries: Array, it: Nearness| {
            let entries = entries.iter().filter_map(|entry| entry.dyn_into::<NearnessChange>().ok());
            for entry in entries.filter(NearnessChange::is_near) {
                it.unobserve(&entry.target());
                draw(entry.target());
            }
        });
        let observer = Nearness::within_a_window(near.as_ref().unchecked_ref());
        let (observer, near) = (StoredValue::new_local(observer), StoredValue::new_local(near));
        on_cleanup(move || {
            printing.remove();
            observer.try_with_value(Nearness::disconnect);
            near.dispose();
        });
        Pictures { observer }
    }

    /// Draws the pictures within an element as somebody comes near them.
    fn watch(self, within: &Node) {
        self.observer.try_with_value(|observer| elements(within).for_each(|figure| observer.observe(&figure)));
    }
}

/// The rooms of all pictures within an element that are not drawn yet.
fn elements(within: &Node) -> impl Iterator<Item = Element> + use<> {
    let found = within.unchecked_ref::<Element>().query_selector_all(&format!("[{NAME}]")).ok();
    let count = found.as_ref().map_or(0, NodeList::length);
    (0..count).filter_map(move |at| found.as_ref()?.get(at)?.dyn_into().ok())
}
