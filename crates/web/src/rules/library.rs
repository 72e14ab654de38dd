//! Fetches the texts of the rules on demand, once for each language.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_words::Language;

use super::text::Book;
use crate::running::tell_the_document;
use crate::settings::Preference;
use crate::steps::next_task;
use crate::{address, fetch};

pub(crate) struct Texts {
    pub(crate) book: Book,
    /// The short explanation.
    pub(crate) quick: Book,
    pub(crate) index: super::search::Index,
}

/// The loading state of a language's texts.
#[derive(Clone)]
pub(crate) enum Loading {
    /// Nobody has asked for them yet.
    NotWanted,
    Underway,
    Ready(Arc<Texts>),
    /// They could not be fetched.
    Failed,
}

thread_local! {
    /// The page and the small windows at the table share the same books.
    static SHELVES: [ArcRwSignal<Loading>; Language::ALL.len()] =
        Language::ALL.map(|_| ArcRwSignal::new(Loading::NotWanted));
}

fn shelf(language: Language) -> ArcRwSignal<Loading> {
    // The languages are counted in the order of their list.
    SHELVES.with(|shelves| shelves[language as usize].clone())
}

/// The texts in the reader's language, fetched when this is called.
pub(crate) fn texts(language: Preference<Language>) -> Signal<Loading> {
    Effect::new(move || want(language.get()));
    Signal::derive(move || shelf(language.get()).get())
}

/// Fetches the texts unless they are loaded or loading. After a failure, it retries.
pub(crate) fn want(language: Language) {
    let shelf = shelf(language);
    if matches!(shelf.get_untracked(), Loading::NotWanted | Loading::Failed) {
        shelf.set(Loading::Underway);
        spawn_local(async move {
            let texts = fetch_texts(language).await;
            if texts.is_none() {
                tell_the_document("rabenburg-lacks");
            }
            shelf.set(texts.map_or(Loading::Failed, |texts| Loading::Ready(Arc::new(texts))));
        });
    }
}

async fn fetch_texts(language: Language) -> Option<Texts> {
    let name = language.code();
    let book = read(&format!("rules/{name}.md")).await?;
    // Reading a book takes time, and so does listing its words.
    next_task().await;
    let index = super::search::Index::new(&book);
    next_task().await;
    Some(Texts { quick: read(&format!("rules/{name}-quick.md")).await?, index, book })
}

async fn read(file: &str) -> Option<Book> {
    let text = fetch::get(&address::of(file)?).await.ok()?.found()?;
    // The texts are tested; one that cannot be parsed was changed on its way here.
    Book::parse(&text).map_err(|error| leptos::logging::error!("{file}: {error}")).ok()
}
