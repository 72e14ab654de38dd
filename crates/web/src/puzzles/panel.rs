//! The panel beside the board: which puzzle it is, its hints, and the tries so far.

use leptos::prelude::*;
use rabenburg_engine::{Action, Face};
use rabenburg_words::{Language, puzzle as tell, solving as text};

use super::day;
use super::kept;
use super::lanterns::Lanterns;
use super::quest::{Quest, Reason};
use crate::board::pieces::{CardFace, Icon, SpellIcon};
use crate::said::said;
use crate::settings::Settings;

#[component]
pub(super) fn About(quest: Quest) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let puzzle = quest.puzzle();
    let (theme, rating, id) = (puzzle.theme(), puzzle.rating, puzzle.id.clone());
    let which = move || told_which(quest, &id, language.get());
    let rated = move || text::rated(language.get(), tell::difficulty(rating.difficulty(), language.get()), rating);
    view! {
        <section class="panel about">
            <header>
                <p>{which}</p>
                <h2>{move || tell::theme(theme, language.get())}</h2>
                <Lanterns rating/>
                <span class="n" aria-hidden="true">{rated}</span>
            </header>
            <Show when=move || !quest.is_streak()><Hints quest/></Show>
            <Tries quest/>
            <Show when=move || quest.with(|solving| !solving.puzzle().shown.is_empty())>
                <button class="btn quiet" disabled=move || quest.game.busy.get() on:click=move |_| quest.show_again()>
                    <Icon name="replay"/>
                    {said(text::show_turns)}
                </button>
            </Show>
        </section>
    }
}

/// Why somebody is at this puzzle, in words.
pub(super) fn told_which(quest: Quest, id: &str, language: Language) -> String {
    match quest.reason.get() {
        Reason::Day(date) if date == kept::today() => {
            format!("{} · {}", text::today(language), day::long(date, language))
        }
        Reason::Day(date) => text::of_day(language, day::long(date, language)),
        Reason::Streak => text::streak_at(language, kept::streak().solved() as u32),
        Reason::Picked => text::number(language, id),
    }
}

#[component]
fn Hints(quest: Quest) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let clues = quest.with(|solving| solving.puzzle().clues());
    let hint = move |number: u8, name: fn(Language) -> &'static str| {
        let clue = clues[usize::from(number) - 1]?;
        let open = Memo::new(move |_| quest.hints.get() >= number);
        let next = Memo::new(move |_| quest.hints.get() + 1 == number);
        Some(view! {
            <li>
                {move || match open.get() {
                    true => view! {
                        <p class="hint open"><i aria-hidden="true">{number}</i><b>{move || tell::clue(clue, language.get())}</b></p>
                    }
                    .into_any(),
                    false => view! {
                        <button
                            class="hint"
                            disabled=move || !next.get() || quest.is_solved() || quest.is_revealing()
                            on:click=move |_| { quest.ask_hint(); }
                        >
                            <i aria-hidden="true">{number}</i>
                            <span><b>{said(name)}</b><small>{said(text::hint_costs)}</small></span>
                        </button>
                    }
                    .into_any(),
                }}
            </li>
        })
    };
    view! {
        <div class="hints">
            <h3><Icon name="hint"/>{said(text::hints)}</h3>
            <ol>
                {hint(1, text::hint_piece)}
                {hint(2, text::hint_card)}
                <li>
                    <button
                        class="hint reveal"
                        disabled=move || quest.is_revealing() || quest.is_solved() || quest.game.busy.get()
                        on:click=move |_| quest.reveal()
                    >
                        <i aria-hidden="true"><Icon name="eye"/></i>
                        <span><b>{said(text::show_solution)}</b><small>{said(text::show_solution_note)}</small></span>
                    </button>
                </li>
            </ol>
        </div>
    }
}

#[component]
fn Tries(quest: Quest) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let colour = quest.with(|solving| solving.puzzle().start.rules().colours[solving.seat().index()]);
    let rows = move || {
        let language = language.get();
        let tries = quest.tries.get();
        let row = |(number, attempt): (usize, &super::quest::Try)| {
            let why = headline(&tell::failed(&attempt.why.cause, language)).0.to_owned();
            view! {
                <li>
                    <span class="mini" aria-hidden="true">
                        {attempt.done.iter().filter_map(played).map(|face| view! { <CardFace face colour/> }).collect_view()}
                    </span>
                    <span><b>{number + 1}</b>" · "<span class="why">{why}</span></span>
                </li>
            }
        };
        // Those of the last minutes are enough.
        tries.iter().enumerate().rev().take(4).map(row).collect_view()
    };
    view! {
        <Show when=move || quest.tries.with(|tries| !tries.is_empty())>
            <div class="tries">
                <h3><Icon name="replay"/>{said(text::tries)}</h3>
                <ol>{rows}</ol>
            </div>
        </Show>
    }
}

/// The card that an action plays.
pub(super) fn played(action: &Action) -> Option<Face> {
    match *action {
        Action::PlayWizard { card, .. }
        | Action::PlayTower { card, .. }
        | Action::PlayDice { card }
        | Action::Discard { card } => Some(card),
        _ => None,
    }
}

/// A small picture of what an action uses: its card, its spell, or a sign.
pub(super) fn pictured(action: &Action, colour: rabenburg_engine::Colour) -> AnyView {
    match *action {
        Action::Cast(cast) => view! { <SpellIcon spell=cast.spell()/> }.into_any(),
        Action::Redraw => view! { <Icon name="redraw"/> }.into_any(),
        Action::Push { .. } | Action::MoveTower { .. } => view! { <Icon name="tower"/> }.into_any(),
        Action::MoveWizard { .. } => view! { <Icon name="hat"/> }.into_any(),
        _ => match played(action) {
            Some(face) => view! { <CardFace face colour/> }.into_any(),
            None => view! { <Icon name="check"/> }.into_any(),
        },
    }
}

/// The first sentence, and the rest.
pub(super) fn headline(text: &str) -> (&str, &str) {
    match text.split_once(['.', ':']) {
        Some((head, rest)) => (head, rest.trim_start()),
        None => (text, ""),
    }
}
