//! How hard a puzzle is: lanterns, a word, and the number.

use leptos::prelude::*;
use rabenburg_puzzles::{Difficulty, Rating};
use rabenburg_words::{puzzle as tell, solving as text};

use crate::board::pieces::Icon;
use crate::settings::Settings;

#[component]
pub(super) fn Lanterns(rating: Rating) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let difficulty = rating.difficulty();
    let lit = difficulty.lanterns();
    let label = move || text::lanterns(language.get(), tell::difficulty(difficulty, language.get()), rating);
    view! {
        <span class="lanterns" role="img" aria-label=label>
            {(1..=Difficulty::ALL.len() as u8).map(|number| view! {
                <span class:off={number > lit}><Icon name="lantern"/></span>
            }).collect_view()}
        </span>
    }
}
