//! How many players there are, and who sits where at first.

use leptos::html::Button;
use leptos::prelude::*;
use rabenburg_engine::MAX_SEATS;
use rabenburg_words::{Language, glossary, hall as words, start};

use super::form::Form;
use super::terms::SeatWish;
use crate::start::bar::pressed;
use crate::start::set_up::chair::{BotLevel, Colours};
use crate::start::set_up::choice::{Choices, RadioOption};
use crate::start::sign::Wizard;

/// The name of each seat's group of radio buttons.
const GROUPS: [&str; MAX_SEATS] = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"];

#[component]
pub(super) fn Players(form: Form, language: Language) -> impl IntoView {
    let players = form.term(|terms| terms.players);
    let buttons = (1..=MAX_SEATS as u8).map(|count| {
        let label = if count == 1 { words::make_solo(language).to_owned() } else { count.to_string() };
        view! {
            <button type="button" aria-pressed=move || pressed(players.get() == count) on:click=move |_| form.play_with(count)>
                {label}
            </button>
        }
    });
    view! {
        <div class="make-players">
            <span id="make-players">{words::make_players(language)}</span>
            <div class="start-seg" role="group" aria-labelledby="make-players">
                {buttons.collect_view()}
            </div>
        </div>
    }
}

#[component]
pub(super) fn Seats(form: Form, language: Language) -> impl IntoView {
    let players = form.term(|terms| usize::from(terms.players));
    let picking = RwSignal::new(None::<usize>);
    view! {
        <fieldset class="start-set set-up-chairs">
            <legend>{words::make_who(language)}</legend>
            <Players form language/>
            {move || (0..players.get()).map(|seat| view! { <SeatRow form language seat picking/> }).collect_view()}
        </fieldset>
    }
}

/// One seat: its colour, and who sits there.
#[component]
fn SeatRow(form: Form, language: Language, seat: usize, picking: RwSignal<Option<usize>>) -> impl IntoView {
    let desk = form.desk(language);
    let colour = Memo::new(move |_| desk.with(|plan| plan.chairs()[seat].colour));
    let sitter = Memo::new(move |_| form.look(|plan, terms| terms.sitter(plan, seat)));
    let open = Memo::new(move |_| picking.get() == Some(seat) && sitter.get() != SeatWish::Open);
    let button = NodeRef::<Button>::new();
    let picked = Callback::new(move |()| {
        picking.set(None);
        // The wizards have vanished, and the focus would go with them.
        if let Some(button) = button.get_untracked() {
            let _ = button.focus();
        }
    });
    let team = move || desk.with(|plan| plan.team(seat)).map(|team| start::team(language, team + 1));
    let choices = vec![
        RadioOption::plain(SeatWish::You, words::seat_you(language)),
        RadioOption::plain(SeatWish::Bot, words::seat_bot(language)),
        RadioOption::plain(SeatWish::Open, words::seat_open(language)),
    ];
    let alone = form.terms.with_untracked(|terms| terms.players == 1);
    view! {
        <div
            class="set-up-chair"
            class:empty=move || sitter.get() == SeatWish::Open
            role="group"
            aria-label=words::seat_number(language, seat + 1)
        >
            <button
                type="button"
                class="set-up-wizard"
                node_ref=button
                aria-label=move || start::colour_of(language, seat + 1, glossary::colour(colour.get(), language))
                aria-expanded=move || pressed(open.get())
                disabled=move || sitter.get() == SeatWish::Open
                on:click=move |_| picking.update(|picking| *picking = (*picking != Some(seat)).then_some(seat))
            >
                <Wizard colour/>
            </button>
            <div class="set-up-who">
                {move || match sitter.get() {
                    SeatWish::You => view! { <b class="set-up-you">{words::seat_you(language)}</b> }.into_any(),
                    SeatWish::Bot => view! { <BotLevel desk number=seat/> }.into_any(),
                    SeatWish::Open => view! { <span class="make-open">{words::seat_open_note(language)}</span> }.into_any(),
                }}
                <em>{team}</em>
            </div>
            {(!alone).then(|| view! {
                <Choices
                    name=GROUPS[seat]
                    legend=words::seat_who(language, seat + 1)
                    class="set-up-seg set-up-taker"
                    choices
                    chosen=sitter
                    choose=Callback::new(move |wish| form.seat(seat, wish))
                />
            })}
            {move || open.get().then(|| view! { <Colours desk number=seat colour picked/> })}
        </div>
    }
}
