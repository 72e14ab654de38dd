//! The online places of the page.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::{Code, Problem, ProblemCode, Status};
use rabenburg_remote::Connection;
use rabenburg_words::hall as words;

use super::frame::Frame;
use super::guest::Guest;
use super::invite::typed::code_in;
use super::quick::{QUICK, QuickPage};
use super::room::places::is_joinable;
use super::room::{AskName, Door, NameForm, Room};
use super::table::OnlineTable;
use super::{http, problem};
use crate::parts::{self, coming};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;

pub(crate) use super::hall::HallPage;
pub(crate) use super::personal::PersonalPage;

/// What the address has in place of a code while a table is being made. No code is that short.
pub(crate) const NEW: &str = "new";

/// A table by its code, or the form for a new one.
#[component]
pub(crate) fn GuestPage(#[prop(into)] code: Signal<String>) -> impl IntoView {
    // On leaving, there is no code any more for a moment before this place is gone.
    let code = Memo::new(move |before: Option<&String>| {
        let now = code.get();
        if now.is_empty() { before.cloned().unwrap_or_default() } else { now }
    });
    move || {
        let code = code.get();
        if code == NEW {
            return coming(parts::make);
        }
        if code == QUICK {
            return view! { <QuickPage/> }.into_any();
        }
        match code_in(&code) {
            Some(code) => view! { <Invited code/> }.into_any(),
            None => view! { <Nowhere title=words::no_table note=words::no_table_note/> }.into_any(),
        }
    }
}

/// Comes to a table, and comes again whenever the visitor chooses a name.
#[component]
fn Invited(code: Code) -> impl IntoView {
    let settings = expect_context::<Settings>();
    let door = Door::new();
    move || {
        door.attempt.track();
        let guest = Guest::come(code, door.key.get(), settings);
        view! { <Place guest door/> }
    }
}

/// What the table's address leads to.
#[derive(Clone, PartialEq)]
enum Sight {
    Coming,
    Unreachable,
    Refused(Problem),
    Closed,
    Room,
    Table,
}

/// What a table shows, depending on how far it has got.
#[component]
fn Place(guest: Guest, door: Door) -> impl IntoView {
    let sight = Memo::new(move |_| {
        // A known game can be looked at, whatever the server says now.
        if guest.game.with(Option::is_some) {
            return Sight::Table;
        }
        if let Connection::Closed(problem) = guest.connection.get() {
            return Sight::Refused(problem);
        }
        match guest.info.with(|info| info.as_ref().map(|info| info.status)) {
            None if guest.connection.get() == Connection::Unreachable => Sight::Unreachable,
            None => Sight::Coming,
            Some(Status::Waiting) => Sight::Room,
            Some(Status::Closed) => Sight::Closed,
            Some(Status::Playing | Status::Over) => Sight::Coming,
        }
    });
    // Nobody has this key any more: the visitor comes back under a new one.
    Effect::new(move || {
        if matches!(sight.get(), Sight::Refused(problem) if problem.code == ProblemCode::UnknownKey) {
            door.come_anew();
        }
    });
    door.fulfil(guest);
    let place = move || match sight.get() {
        Sight::Coming => view! { <Coming/> }.into_any(),
        Sight::Unreachable => view! { <Unreachable guest/> }.into_any(),
        Sight::Refused(problem) => view! { <Turned code=guest.code problem door/> }.into_any(),
        Sight::Closed => view! { <Nowhere title=words::table_closed note=words::table_closed_note/> }.into_any(),
        Sight::Room => view! { <Room guest door/> }.into_any(),
        Sight::Table => view! { <OnlineTable guest door/> }.into_any(),
    };
    view! {
        {place}
        <AskName door/>
    }
}

#[component]
fn Coming() -> impl IntoView {
    view! {
        <Frame back=Some(Route::Hall)>
            <section class="panel room-note">
                <p role="status">{said(words::room_coming)}</p>
            </section>
        </Frame>
    }
}

/// The server is not answering. The page keeps trying, and visitors who do not want to wait can play without it.
#[component]
fn Unreachable(guest: Guest) -> impl IntoView {
    view! {
        <Frame back=Some(Route::Hall)>
            <section class="panel room-note" role="alert">
                <h1>{said(words::offline_title)}</h1>
                <p>{said(words::room_unreachable)}</p>
                <div class="hall-row">
                    <button type="button" class="btn primary" on:click=move |_| guest.hurry()>{said(words::try_again)}</button>
                    <a class="btn" href=Route::Start.href()>{said(words::offline_play)}</a>
                </div>
            </section>
        </Frame>
    }
}

/// There is no table.
#[component]
fn Nowhere(
    title: fn(rabenburg_words::Language) -> &'static str,
    note: fn(rabenburg_words::Language) -> &'static str,
) -> impl IntoView {
    view! {
        <Frame back=Some(Route::Hall)>
            <section class="panel room-note" role="alert">
                <h1>{said(title)}</h1>
                <p>{said(note)}</p>
                <a class="btn primary" href=Route::Hall.href()>{said(words::room_back)}</a>
            </section>
        </Frame>
    }
}

/// The server refuses entry, and says why.
#[component]
fn Turned(code: Code, problem: Problem, door: Door) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    // Whether there is a free seat, which the refusal does not say.
    let has_room = RwSignal::new(None::<bool>);
    if problem.code == ProblemCode::NoSpectators && door.key.with_untracked(Option::is_none) {
        spawn_local(async move {
            let table = http::table(code).await;
            has_room.try_set(Some(table.is_ok_and(|table| is_joinable(&table))));
        });
    }
    if problem.code == ProblemCode::NoSuchTable {
        return view! { <Nowhere title=words::no_table note=words::no_table_note/> }.into_any();
    }
    let again = move |_| door.attempt.update(|attempt| *attempt += 1);
    let told = move || {
        let told = problem::told(&problem, language.get());
        // A table without spectators turns away visitors without a name. With a name they may sit down, as long as a
        // seat is free.
        if has_room.get() == Some(true) {
            return view! {
                <section class="panel room-note">
                    <p>{told}</p>
                    <NameForm door/>
                </section>
            }
            .into_any();
        }
        view! {
            <section class="panel room-note" role="alert">
                <h1>{said(words::no_entry)}</h1>
                <p>{told}</p>
                <div class="hall-row">
                    <a class="btn primary" href=Route::Hall.href()>{said(words::room_back)}</a>
                    <button type="button" class="btn" on:click=again>{said(words::room_retry)}</button>
                </div>
            </section>
        }
        .into_any()
    };
    view! { <Frame back=Some(Route::Hall)>{told}</Frame> }.into_any()
}
