//! What would have been better in a turn: shown on the board, told with its reason and what it would have changed, and
//! the way to play on from there.

use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_engine::{Action, Colour, Face, Fact, Seat};
use rabenburg_session::{Better, BranchOff, Local};
use rabenburg_words::{Language, after as text};

use super::projector::Projector;
use super::remarks::Remarks;
use super::review::Review;
use super::source::Showing;
use crate::board::drawing::Look;
use crate::board::drawing::preview::{preview, ways};
use crate::board::marks::Marks;
use crate::board::pieces::{CardFace, Icon};
use crate::luck::luck;
use crate::route::{Route, go};
use crate::running::Running;
use crate::said::said;
use crate::settings::Settings;
use crate::small_set::SmallSet;

/// A turning point in detail.
#[component]
pub(super) fn BetterMove(
    /// The index of the turn.
    turn: usize,
    projector: Projector,
    review: Review,
    showing: StoredValue<Arc<Showing>>,
) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let Some(film_turn) = projector.with(|film| film.turns().get(turn).copied()) else { return ().into_any() };
    let (seat, rules) = (film_turn.seat, projector.with(|film| *film.rules()));
    let (colour, round) = (rules.colours[seat.index()], rules.round_of_turn(film_turn.number));
    let better = Memo::new(move |_| review.better(turn, language.get()));
    // Until it is known, the page asks; after a change of language, again.
    Effect::new(move || review.ask_better(turn, language.get()));
    // Whoever was shown the beginning of the turn meanwhile is shown the decision.
    Effect::new(move || {
        if let Some(Some(better)) = better.get()
            && !projector.playing.get_untracked()
            && projector.at.get_untracked() == projector.place_of(film_turn.begins)
        {
            projector.jump(projector.place_of(better.moment));
        }
    });
    draw_on_board(projector, seat, Signal::derive(move || better.get().flatten()));
    let title = move || match rules.is_solo() {
        true => text::in_turn(language.get(), round),
        false => text::in_round(language.get(), round),
    };
    let names = showing.with_value(|showing| showing.names());
    let who = move |language: Language| (names.who(seat), names.name(seat, language));
    let played = {
        let who = who.clone();
        move |language: Language| {
            let (who, name) = who(language);
            text::they_played(language, who, name)
        }
    };
    let detail = move |better: Better| {
        let [did, instead] = better.chances.map(|chance| super::chances::percent(chance as f32 / 1e6));
        let cards = projector.with(|film| {
            let done = film.decision(better.moment).and_then(|(_, action)| face_of(action));
            [done, face_of(better.action)]
        });
        let (moment, action) = (better.moment, better.action);
        let (what, why) = (better.did.clone(), better.why.clone());
        let played = played.clone();
        view! {
            <ul class="after-two">
                <li class="did">
                    <b><Icon name="close"/>{move || played(language.get())}</b>
                    <Way face=cards[0] colour chance=did told=what/>
                </li>
                <li class="better">
                    <b><Icon name="check"/>{said(text::better)}</b>
                    <Way face=cards[1] colour chance=instead told=why/>
                </li>
            </ul>
            <p class="after-change">{move || text::change(language.get(), instead, did)}</p>
            <div class="bt">
                <PlayOn projector moment seat/>
                <Again projector film_turn/>
                {projector.with(|film| film.branch(moment, seat, action)).map(|branch| view! { <KeepBranch branch/> })}
            </div>
        }
    };
    let body = move || match better.get() {
        None => view! { <p role="status">{said(text::looking_for_better)}</p> }.into_any(),
        Some(None) => view! {
            <p>{said(text::nothing_better)}</p>
            <div class="bt">
                <PlayOn projector moment=film_turn.begins seat/>
                <Again projector film_turn/>
            </div>
        }
        .into_any(),
        Some(Some(better)) => detail(better).into_any(),
    };
    view! {
        <section class="after-better" aria-labelledby="better-title">
            <h3 id="better-title">{title}</h3>
            {body}
        </section>
    }
    .into_any()
}

/// One of the two moves.
#[component]
fn Way(face: Option<Face>, colour: Colour, chance: u32, told: String) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    view! {
        {face.map(|face| view! { <CardFace face colour/> })}
        <span>
            <strong>{move || text::percent(language.get(), chance)}</strong>
            <span>{told}</span>
        </span>
    }
}

/// Replays the turn.
#[component]
fn Again(projector: Projector, film_turn: rabenburg_session::FilmTurn) -> impl IntoView {
    let play = move |_| projector.play_between(film_turn.begins, film_turn.ends);
    view! { <button type="button" class="btn" on:click=play><Icon name="replay"/>{said(text::replay_turn)}</button> }
}

/// Keeps the better move as a branch of the study.
#[component]
fn KeepBranch(branch: BranchOff) -> impl IntoView {
    let remarks = expect_context::<Remarks>();
    let branch = StoredValue::new(branch);
    let kept = Memo::new(move |_| branch.with_value(|branch| remarks.has(branch)));
    let keep = move |_| remarks.keep(branch.get_value());
    view! {
        <button type="button" class="btn" disabled=kept on:click=keep>
            <Icon name="plus"/>
            {move || if kept.get() { said(text::branch_kept) } else { said(text::keep_branch) }}
        </button>
    }
}

/// Plays on from a moment against bots: a game of its own, on this device.
#[component]
pub(super) fn PlayOn(projector: Projector, moment: usize, seat: Seat) -> impl IntoView {
    let running = expect_context::<Running>();
    let play = move |_| play_on(running, projector, moment, seat);
    view! { <button type="button" class="btn primary" on:click=play><Icon name="play"/>{said(text::play_on)}</button> }
}

/// Begins a game from there.
pub(super) fn play_on(running: Running, projector: Projector, moment: usize, seat: Seat) {
    let begun = running.begin_with(|thinker, keeper| {
        projector.with(|film| Local::play_on(film, moment, seat, luck(), thinker, keeper))
    });
    if begun {
        go(Route::Table);
    }
}

/// Both moves on the board while it shows the decision: coral for what was done, moonlight for what would have been
/// better.
fn draw_on_board(projector: Projector, seat: Seat, better: Signal<Option<Better>>) {
    let stage = projector.stage;
    let facts = Memo::new(move |_| {
        let better = better.get()?;
        let (moment, here) = (better.moment, projector.at.get());
        if projector.playing.get() || projector.moment(here) != moment {
            return None;
        }
        Some(projector.with(|film| {
            let done = film.decision(moment).map(|(seat, action)| film.foreseen(moment, seat, action));
            [done.unwrap_or_default(), film.foreseen(moment, seat, better.action)]
        }))
    });
    Effect::new(move || {
        let drawn = facts.with(|facts| {
            facts.as_ref().map_or(String::new(), |[done, instead]| {
                format!(
                    "<g class=\"way-done\">{}</g>{}",
                    draw(projector, done, ways),
                    draw(projector, instead, preview)
                )
            })
        });
        stage.overlay.set(drawn);
    });
    on_cleanup(move || {
        stage.overlay.try_set(String::new());
    });
}

fn draw(projector: Projector, facts: &[Fact], how: fn(&Look<'_>) -> String) -> String {
    let stage = projector.stage;
    let (marks, absent) = (Marks { preview: facts.to_vec(), ..Marks::default() }, SmallSet::new());
    stage.scene.with(|scene| {
        let layout = stage.layout.get();
        how(&Look { scene, rules: &stage.rules, marks: &marks, layout, hover: None, focus: None, absent: &absent })
    })
}

fn face_of(action: Action) -> Option<Face> {
    match action {
        Action::PlayWizard { card, .. }
        | Action::PlayTower { card, .. }
        | Action::PlayDice { card }
        | Action::Discard { card } => Some(card),
        _ => None,
    }
}
