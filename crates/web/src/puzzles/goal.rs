//! The goal, always in sight, and the buttons that take steps back.

use leptos::prelude::*;
use rabenburg_engine::{Cards, Colour, Face};
use rabenburg_puzzles::Theme;
use rabenburg_words::{glossary, puzzle as tell, solving as text};

use super::lanterns::Lanterns;
use super::quest::Quest;
use crate::board::pieces::{CardFace, Icon};
use crate::said::said;
use crate::settings::Settings;

/// The banner: the theme, what is to be done, and on small windows the hints.
#[component]
pub(super) fn Goal(quest: Quest) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let puzzle = quest.puzzle();
    let (theme, rating) = (puzzle.theme(), puzzle.rating);
    let colour = puzzle.start.rules().colours[puzzle.seat().index()];
    let barred = matches!(theme, Theme::Stowaway | Theme::Memory);
    let goal = StoredValue::new(puzzle);
    let sentence = move || goal.with_value(|puzzle| tell::goal(puzzle, language.get()));
    let wizard = format!("<use href=\"#wiz-{colour}\"/>");
    view! {
        <div class="goal">
            <span class="seal" class:bars=barred aria-hidden="true">
                <svg class=format!("p-{colour}") viewBox="-18 -52 36 58" inner_html=wizard></svg>
            </span>
            <small>{move || tell::theme(theme, language.get())}" "<Lanterns rating/></small>
            <b>{sentence}</b>
            <LaidOpen quest/>
            <Show when=move || quest.showing.get()><p class="clue">{said(text::watch_first)}</p></Show>
            <Show when=move || quest.is_revealing()><p class="clue">{said(text::showing_solution)}</p></Show>
            {move || clues(quest, language.get()).into_iter().map(|clue| view! {
                <p class="clue"><Icon name="hint"/>{clue}</p>
            }).collect_view()}
        </div>
    }
}

/// Cards that the puzzle lays open: those to come, or those of the rival.
#[component]
fn LaidOpen(quest: Quest) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let game = quest.game;
    let row = move |caption: String, faces: Vec<Face>, colour: Colour| {
        let label = format!(
            "{caption}: {}",
            faces.iter().map(|&face| glossary::card(face, language.get())).collect::<Vec<_>>().join(", ")
        );
        (!faces.is_empty()).then(|| {
            view! {
                <div class="open-cards" role="img" aria-label=label>
                    <small>{caption}</small>
                    {faces.into_iter().map(|face| view! { <CardFace face colour/> }).collect_view()}
                </div>
            }
        })
    };
    let rows = move || {
        game.moment.track();
        let (next, hands, seat) = quest.with(|solving| (solving.next_cards(), solving.open_hands(), solving.seat()));
        let colours = game.rules().colours;
        let mut rows = vec![row(
            text::next_cards(language.get()).to_owned(),
            next.into_iter().take(SHOWN).collect(),
            colours[seat.index()],
        )];
        rows.extend(hands.into_iter().map(|(seat, cards)| {
            row(text::holds(language.get(), game.name_of(seat)), held(cards), colours[seat.index()])
        }));
        rows
    };
    move || rows()
}

fn held(cards: Cards) -> Vec<Face> {
    cards.iter().flat_map(|(face, count)| std::iter::repeat_n(face, count.into())).collect()
}

/// How many of the cards to come are shown; more than anybody can plan with.
const SHOWN: usize = 10;

/// The hints that have been given, in words.
pub(super) fn clues(quest: Quest, language: rabenburg_words::Language) -> Vec<String> {
    let given = usize::from(quest.hints.get());
    let clues = quest.with(|solving| solving.puzzle().clues());
    clues.into_iter().flatten().take(given).map(|clue| tell::clue(clue, language)).collect()
}

/// Hint, take back, start over; in words where there is room.
#[component]
pub(super) fn StepsBack(quest: Quest) -> impl IntoView {
    let game = quest.game;
    let still = move || game.busy.get() || quest.is_revealing();
    let no_hint = move || still() || quest.hints.get() >= 2 || quest.is_streak() || quest.is_solved();
    let nothing = move || still() || !quest.begun.get();
    view! {
        <div class="undo">
            <button
                class="btn ask"
                aria-keyshortcuts="H"
                disabled=no_hint
                on:click=move |_| { quest.ask_hint(); }
            >
                <Icon name="hint"/>
                <span>{said(text::hint)}</span>
            </button>
            <button class="btn" aria-keyshortcuts="Z" disabled=nothing on:click=move |_| quest.take_back()>
                <Icon name="undo"/>
                <span>{said(text::take_back)}</span>
            </button>
            <button class="btn" aria-keyshortcuts="Shift+Z" disabled=nothing on:click=move |_| quest.start_over()>
                <Icon name="redraw"/>
                <span>{said(text::start_over)}</span>
            </button>
        </div>
    }
}
