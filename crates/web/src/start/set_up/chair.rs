//! A chair at the table: its colour, who sits there, and their name or level.

use leptos::html::Button;
use leptos::prelude::*;
use rabenburg_bots::Level;
use rabenburg_engine::Colour;
use rabenburg_words::{glossary, start as words};

use super::Desk;
use super::choice::{Choices, RadioOption};
use crate::start::bar::pressed;
use crate::start::plan::{Kind, LONGEST_NAME, Taker, Wish};
use crate::start::sign::Wizard;

/// The name of each chair's group of radio buttons.
const GROUPS: [&str; 6] = ["chair-1", "chair-2", "chair-3", "chair-4", "chair-5", "chair-6"];

#[component]
pub(crate) fn ChairRow(desk: Desk, number: usize, picking: RwSignal<Option<usize>>) -> impl IntoView {
    let colour = Memo::new(move |_| desk.with(|plan| plan.chairs()[number].colour));
    let taker = Memo::new(move |_| desk.with(|plan| plan.chairs()[number].taker));
    let open = Memo::new(move |_| picking.get() == Some(number));
    let label = move || words::colour_of(desk.language, number + 1, glossary::colour(colour.get(), desk.language));
    let button = NodeRef::<Button>::new();
    let picked = Callback::new(move |()| {
        picking.set(None);
        // The wizards have vanished, and the focus would go with them.
        if let Some(button) = button.get_untracked() {
            let _ = button.focus();
        }
    });
    let team = move || desk.with(|plan| plan.team(number)).map(|team| words::team(desk.language, team + 1));
    view! {
        <div class="set-up-chair" class:empty=move || taker.get() == Taker::Nobody role="group" aria-label=words::place(desk.language, number + 1)>
            <button
                type="button"
                class="set-up-wizard"
                node_ref=button
                aria-label=label
                aria-expanded=move || pressed(open.get())
                disabled=move || taker.get() == Taker::Nobody
                on:click=move |_| picking.update(|picking| *picking = (*picking != Some(number)).then_some(number))
            >
                <Wizard colour/>
            </button>
            <div class="set-up-who">
                {move || match taker.get() {
                    Taker::Person => view! { <Person desk number/> }.into_any(),
                    Taker::Bot => view! { <BotLevel desk number/> }.into_any(),
                    Taker::Nobody => ().into_any(),
                }}
                <em>{team}</em>
            </div>
            <TakerChoice desk number taker/>
            {move || (open.get() && taker.get() != Taker::Nobody).then(|| view! { <Colours desk number colour picked/> })}
        </div>
    }
}

/// Who sits there, as far as the kind of game leaves it open.
#[component]
fn TakerChoice(desk: Desk, number: usize, taker: Memo<Taker>) -> impl IntoView {
    let language = desk.language;
    let person = || RadioOption::plain(Taker::Person, words::person(language));
    let others = [
        RadioOption::plain(Taker::Bot, words::a_bot(language)),
        RadioOption::plain(Taker::Nobody, words::nobody(language)),
    ];
    let choices: Vec<RadioOption<Taker>> = match (desk.kind, number) {
        (Kind::Solo, _) | (Kind::Bots, 0) => return None,
        (Kind::Bots, _) => others.into(),
        (Kind::Together, _) => core::iter::once(person()).chain(others).collect(),
    };
    Some(view! {
        <Choices
            name=GROUPS[number]
            legend=words::who_sits_here(language, number + 1)
            class="set-up-seg set-up-taker"
            choices
            chosen=taker
            choose=Callback::new(move |taker| desk.wish(Wish::Taker(number, taker)))
        />
    })
}

/// A person has a name, unless they are the only one.
#[component]
fn Person(desk: Desk, number: usize) -> impl IntoView {
    let alone = Memo::new(move |_| desk.with(|plan| plan.persons() == 1));
    let name = move || desk.with(|plan| plan.chairs()[number].name.clone());
    let usual = move || desk.with(|plan| plan.usual_name(number, desk.language));
    move || {
        if alone.get() {
            return view! { <b class="set-up-you">{words::you(desk.language)}</b> }.into_any();
        }
        view! {
            <input
                type="text"
                aria-label=words::name_of(desk.language, number + 1)
                maxlength=LONGEST_NAME.to_string()
                autocomplete="off"
                placeholder=usual
                prop:value=name
                on:input:target=move |event| desk.wish(Wish::Name(number, event.target().value()))
            />
        }
        .into_any()
    }
}

#[component]
pub(crate) fn BotLevel(desk: Desk, number: usize) -> impl IntoView {
    let language = desk.language;
    let level = Memo::new(move |_| desk.with(|plan| plan.chairs()[number].level));
    let name = move || desk.with(|plan| plan.bot_name(number));
    // The yardstick is not an opponent.
    let options = Level::ALL.into_iter().filter(|&level| level != Level::Random).map(|option| {
        view! {
            <option value=option.id() selected=move || level.get() == option>
                {glossary::level(option, language)}
            </option>
        }
    });
    view! {
        <label class="set-up-level">
            <b>{name}</b>
            <select
                aria-label=move || words::level_of(language, name())
                prop:value=move || level.get().id()
                on:change:target=move |event| {
                    if let Some(level) = Level::from_id(&event.target().value()) {
                        desk.wish(Wish::Level(number, level));
                    }
                }
            >
                {options.collect_view()}
            </select>
        </label>
        <small>{move || glossary::level_note(level.get(), language)}</small>
    }
}

/// The wizards to choose from.
#[component]
pub(crate) fn Colours(desk: Desk, number: usize, colour: Memo<Colour>, picked: Callback<()>) -> impl IntoView {
    let offered = Memo::new(move |_| desk.with(|plan| plan.colours()));
    let wizards = move || {
        let wizard = |offer: Colour| {
            view! {
                <button
                    type="button"
                    aria-pressed=move || pressed(colour.get() == offer)
                    aria-label=glossary::colour(offer, desk.language)
                    title=glossary::colour(offer, desk.language)
                    on:click=move |_| {
                        desk.wish(Wish::Colour(number, offer));
                        picked.run(());
                    }
                >
                    <Wizard colour=Signal::stored(offer)/>
                </button>
            }
        };
        offered.get().into_iter().map(wizard).collect_view()
    };
    view! {
        <div class="set-up-colours" role="group" aria-label=words::choose_colour(desk.language)>
            {wizards}
        </div>
    }
}
