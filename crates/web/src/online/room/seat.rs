//! A seat in the waiting room: who sits there, and what can be done about it.

use leptos::html::Button;
use leptos::prelude::*;
use rabenburg_bots::Level;
use rabenburg_engine::{Colour, Seat};
use rabenburg_protocol::{Command, SeatInfo, Sitter, TableInfo, VisitorId};
use rabenburg_words::{glossary, hall as words, start};

use super::door::Door;
use super::places::{free_colours, team};
use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::settings::Settings;
use crate::start::bar::pressed;
use crate::start::modal::Modal;
use crate::start::sign::Wizard;

#[component]
pub(super) fn RoomSeat(guest: Guest, door: Door, seat: Seat) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let info = Memo::new(move |_| guest.info.with(|info| Some(info.as_ref()?.seats.get(seat.index())?.clone())));
    let colour = Memo::new(move |_| info.get().and_then(|info| info.colour));
    let is_own = Memo::new(move |_| guest.you.with(|you| you.seat == Some(seat)));
    let is_free = Memo::new(move |_| info.get().is_none_or(|info| info.sitter == Sitter::Open));
    let team = move || guest.info.with(|info| info.as_ref().and_then(|info| team(&info.options, seat.index())));
    let picking = RwSignal::new(false);
    view! {
        <li class="room-seat" class:free=is_free aria-label=move || words::seat_number(language.get(), seat.index() + 1)>
            <Figure colour is_own picking/>
            <div class="room-who">
                {move || info.get().map(|info| view! { <Who guest info is_own/> })}
                {move || team().map(|team| view! { <em>{start::team(language.get(), team)}</em> })}
            </div>
            <div class="room-does">
                {move || info.get().map(|info| view! { <Does guest door seat info is_own/> })}
            </div>
            {move || (picking.get() && is_own.get()).then(|| view! { <Colours guest seat colour picking/> })}
        </li>
    }
}

/// The wizard; the visitor's own is a button that offers other colours.
#[component]
fn Figure(colour: Memo<Option<Colour>>, is_own: Memo<bool>, picking: RwSignal<bool>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let button = NodeRef::<Button>::new();
    let painted = Signal::derive(move || colour.get().unwrap_or(Colour::Blue));
    // When the wizards to choose from vanish, the focus would go with them.
    Effect::new(move |before: Option<bool>| {
        let picking = picking.get();
        if before == Some(true)
            && !picking
            && let Some(button) = button.get_untracked()
        {
            let _ = button.focus();
        }
        picking
    });
    let is_free = Memo::new(move |_| colour.get().is_none());
    move || {
        if is_free.get() {
            return view! { <span class="room-figure"><Icon name="person"/></span> }.into_any();
        }
        if !is_own.get() {
            return view! { <span class="room-figure"><Wizard colour=painted/></span> }.into_any();
        }
        let label = move || words::change_colour(language.get(), glossary::colour(painted.get(), language.get()));
        view! {
            <button
                type="button"
                class="room-figure"
                node_ref=button
                aria-label=label
                title=label
                aria-expanded=move || pressed(picking.get())
                on:click=move |_| picking.update(|picking| *picking = !*picking)
            >
                <Wizard colour=painted/>
            </button>
        }
        .into_any()
    }
}

/// The wizards to choose from.
#[component]
fn Colours(guest: Guest, seat: Seat, colour: Memo<Option<Colour>>, picking: RwSignal<bool>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let offered = Memo::new(move |_| {
        guest.info.with(|info| info.as_ref().map(|info| free_colours(info, seat.index())).unwrap_or_default())
    });
    let wizard = move |offer: Colour| {
        let name = move || glossary::colour(offer, language.get());
        view! {
            <button
                type="button"
                aria-pressed=move || pressed(colour.get() == Some(offer))
                aria-label=name
                title=name
                on:click=move |_| {
                    guest.command(Command::Sit { seat: Some(seat), colour: Some(offer) });
                    picking.set(false);
                }
            >
                <Wizard colour=Signal::stored(offer)/>
            </button>
        }
    };
    view! {
        <div class="set-up-colours" role="group" aria-label=move || start::choose_colour(language.get())>
            {move || offered.get().into_iter().map(wizard).collect_view()}
        </div>
    }
}

/// Who sits there, and whether they are here now.
#[component]
fn Who(guest: Guest, info: SeatInfo, is_own: Memo<bool>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    match info.sitter {
        Sitter::Open => view! { <b>{move || words::free(language.get())}</b> }.into_any(),
        Sitter::Bot { level, name } => view! {
            <b>{String::from(name)}</b>
            <small><Icon name="bot"/>{move || glossary::level(level, language.get())}</small>
        }
        .into_any(),
        Sitter::Person { visitor, name, present, .. } => {
            let is_host = move || host(guest) == Some(visitor);
            let state = move || if present { words::is_here(language.get()) } else { words::is_away(language.get()) };
            view! {
                <b>{String::from(name)}</b>
                {move || is_own.get().then(|| view! { <em>{words::you_mark(language.get())}</em> })}
                {move || is_host().then(|| view! { <em>{words::host_mark(language.get())}</em> })}
                <small><span class="room-dot" class:here=present></span>{state}</small>
            }
            .into_any()
        }
    }
}

/// Who made the table.
pub(super) fn host(guest: Guest) -> Option<VisitorId> {
    guest.info.with(|info| info.as_ref().map(|info: &TableInfo| info.host))
}

/// Whether this visitor made it.
pub(super) fn is_host(guest: Guest) -> bool {
    guest.you.with(|you| you.visitor).is_some_and(|you| host(guest) == Some(you))
}

/// What can be done about the seat.
#[component]
fn Does(guest: Guest, door: Door, seat: Seat, info: SeatInfo, is_own: Memo<bool>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let colour = info.colour;
    match info.sitter {
        Sitter::Open => {
            let sit = move |_| {
                door.command(guest, Command::Sit { seat: Some(seat), colour: None });
            };
            let seated = move || guest.you.with(|you| you.seat.is_some());
            let word =
                move || if seated() { words::move_here(language.get()) } else { words::sit_here(language.get()) };
            let put_bot = move |_| guest.command(Command::SeatBot { seat, level: Level::Keeper, colour: None });
            view! {
                {move || is_host(guest).then(|| view! {
                    <button type="button" class="btn" aria-label=words::put_bot_on(language.get(), seat.index() + 1) on:click=put_bot>
                        <Icon name="bot"/>
                        {words::put_bot(language.get())}
                    </button>
                })}
                <button type="button" class="btn" on:click=sit>{word}</button>
            }
            .into_any()
        }
        Sitter::Bot { level, name } => {
            let name = String::from(name);
            view! { {move || is_host(guest).then(|| {
                let name = name.clone();
                view! { <BotLevel guest seat level colour name=name.clone()/> <Remove guest seat name person=false/> }
            })} }
            .into_any()
        }
        Sitter::Person { name, .. } => {
            let name = String::from(name);
            view! { {move || {
                let name = name.clone();
                (is_host(guest) && !is_own.get()).then(|| view! { <Remove guest seat name person=true/> })
            }} }
            .into_any()
        }
    }
}

/// The host chooses how a bot plays.
#[component]
fn BotLevel(guest: Guest, seat: Seat, level: Level, colour: Option<Colour>, name: String) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    // The yardstick is not an opponent.
    let options = Level::ALL.into_iter().filter(|&level| level != Level::Random).map(move |option| {
        view! { <option value=option.id() selected=option == level>{move || glossary::level(option, language.get())}</option> }
    });
    view! {
        <select
            aria-label=move || words::bot_of(language.get(), &name)
            on:change:target=move |event| {
                if let Some(level) = Level::from_id(&event.target().value()) {
                    guest.command(Command::SeatBot { seat, level, colour });
                }
            }
        >
            {options.collect_view()}
        </select>
    }
}

/// The host clears a seat; before a person loses theirs, it asks.
#[component]
fn Remove(guest: Guest, seat: Seat, name: String, person: bool) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let asked = RwSignal::new(false);
    let label = {
        let name = name.clone();
        move || words::remove(language.get(), &name)
    };
    let title = label.clone();
    let clear = move || guest.command(Command::Clear { seat });
    let no = Callback::new(move |()| asked.set(false));
    const HEADINGS: [&str; 6] = ["remove-1", "remove-2", "remove-3", "remove-4", "remove-5", "remove-6"];
    let heading = HEADINGS[seat.index()];
    view! {
        <button
            type="button"
            class="icb"
            aria-label=label
            title=title
            aria-haspopup=person.then_some("dialog")
            on:click=move |_| if person { asked.set(true) } else { clear() }
        >
            <Icon name="trash"/>
        </button>
        <Modal open=asked on_close=no heading class="start-question">
            <div class="start-answers">
                <h2 id=heading>{words::remove_ask(language.get(), &name)}</h2>
                <p>{words::remove_note(language.get())}</p>
                <button type="button" class="btn" autofocus on:click=move |_| no.run(())>{words::remove_no(language.get())}</button>
                <button
                    type="button"
                    class="btn primary"
                    on:click=move |_| {
                        asked.set(false);
                        clear();
                    }
                >
                    {words::remove_yes(language.get())}
                </button>
            </div>
        </Modal>
    }
}
