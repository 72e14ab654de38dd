//! The row of opponents on the start page: who plays, and how well.

use leptos::prelude::*;
use rabenburg_engine::MAX_SEATS;
use rabenburg_words::{glossary, start as words};

use super::bar::pressed;
use super::plan::{Kind, Plan, Shelf, Taker, Wish};
use super::sign::Wizard;
use super::steps::STEPS;
use super::telling;
use crate::said::said;
use crate::settings::Settings;

/// Six wizards to press, and three levels.
#[component]
pub(crate) fn Opponents(shelf: RwSignal<Shelf>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let chairs = (0..MAX_SEATS).map(|number| view! { <Opponent shelf number/> }).collect_view();
    let steps = STEPS.map(|(level, name)| {
        let chosen = move || shelf.with(|shelf| shelf.plan(Kind::Bots).common_level() == Some(level));
        let choose = move |_| shelf.update(|shelf| shelf.plan_mut(Kind::Bots).wish(Wish::Levels(level)));
        view! {
            <button type="button" aria-pressed=move || pressed(chosen()) on:click=choose title=move || telling::level_title(language.get(), level)>
                {said(name)}
            </button>
        }
    });
    view! {
        <fieldset class="start-set">
            <legend>{said(words::opponents)}</legend>
            <div class="start-who">{chairs}</div>
            <div class="start-levels">
                <span id="the-bots-are">{said(words::the_bots_are)}</span>
                <div class="start-seg" role="group" aria-labelledby="the-bots-are">
                    {steps.collect_view()}
                </div>
            </div>
        </fieldset>
    }
}

/// One wizard: a bot that joins or leaves, or the player, who can change colour.
#[component]
fn Opponent(shelf: RwSignal<Shelf>, number: usize) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let plan = move |look: fn(&Plan, usize) -> _| shelf.with(|shelf| look(shelf.plan(Kind::Bots), number));
    let colour = Memo::new(move |_| plan(|plan, number| plan.chairs()[number].colour));
    let taken = Memo::new(move |_| shelf.with(|shelf| shelf.plan(Kind::Bots).chairs()[number].taker == Taker::Bot));
    let me = number == 0;
    let press = move |_| {
        shelf.update(|shelf| {
            let plan = shelf.plan_mut(Kind::Bots);
            let wish = match plan.chairs()[number].taker {
                Taker::Person => Wish::Colour(number, plan.colour_after(number)),
                Taker::Bot => Wish::Taker(number, Taker::Nobody),
                Taker::Nobody => Wish::Taker(number, Taker::Bot),
            };
            plan.wish(wish);
        });
    };
    let label = move || {
        let (language, colour) = (language.get(), glossary::colour(colour.get(), language.get()));
        if me {
            format!("{}. {}", words::you_are(language, colour), words::change_colour(language))
        } else if taken.get() {
            // The caption below the wizard is part of the name, for those who use voice control.
            format!("{}, {}", words::opponent(language, colour), words::bot(language))
        } else {
            words::opponent(language, colour)
        }
    };
    let below = move || match (me, taken.get()) {
        (true, _) => words::you(language.get()),
        (_, true) => words::bot(language.get()),
        (_, false) => "+",
    };
    view! {
        <button
            type="button"
            class:me=me
            aria-pressed=move || (!me).then(|| pressed(taken.get()))
            aria-label=label
            title=move || me.then(|| words::change_colour(language.get()))
            on:click=press
        >
            <Wizard colour/>
            <small>{below}</small>
        </button>
    }
}
