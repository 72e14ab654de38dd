//! The room itself.

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_protocol::{Notice, Sitter, TableInfo};
use rabenburg_remote::Connection;
use rabenburg_words::hall as words;

use super::arrivals::{Arrival, arrivals};
use super::change::Change;
use super::door::Door;
use super::foot::Foot;
use super::seat::RoomSeat;
use crate::board::choreography::Cue;
use crate::board::pieces::Icon;
use crate::online::chat::Chat;
use crate::online::frame::Frame;
use crate::online::guest::Guest;
use crate::online::invite::Invite;
use crate::online::make::told;
use crate::online::problem;
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;
use crate::sound::Sounds;

/// Seats, invitation, the game, and the chat.
#[component]
pub(crate) fn Room(guest: Guest, door: Door) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let news = follow_arrivals(guest);
    let options = Memo::new(move |_| guest.info.with(|info| info.as_ref().map(|info| info.options.clone())));
    let count = Memo::new(move |_| guest.info.with(|info| info.as_ref().map_or(0, |info| info.seats.len())));
    let seats = move || Seat::all(count.get()).map(|seat| view! { <RoomSeat guest door seat/> }).collect_view();
    let brief = move || options.get().map(|options| told::brief(&options, language.get()));
    let points = move || {
        let points = options.get().map(|options| told::points(&options, language.get())).unwrap_or_default();
        points.into_iter().map(|point| view! { <li>{point}</li> }).collect_view()
    };
    view! {
        <Frame back=Some(Route::Hall)>
            <Show when=move || guest.connection.get() == Connection::Broken>
                <p class="panel room-broken" role="status">{said(words::room_broken)}</p>
            </Show>
            <Refused guest/>
            <Show when=move || guest.you.with(|you| you.evicted)>
                <p class="panel room-broken" role="alert">{said(words::evicted)}</p>
            </Show>
            <NewHost guest/>
            <div class="room">
                <div class="room-left">
                    <section class="panel hall-part">
                        <header class="room-head">
                            <h1>{said(words::room_title)}</h1>
                            <p class="room-game">{brief}</p>
                        </header>
                        <ul class="room-seats" aria-label=said(words::seats_title)>{seats}</ul>
                        <Foot guest door/>
                    </section>
                    <details class="panel room-played" open>
                        <summary>{said(words::played)}</summary>
                        <ul>{points}</ul>
                        <Change guest/>
                    </details>
                </div>
                <div class="room-right">
                    <Invite code=guest.code/>
                    <Chat guest door/>
                </div>
            </div>
            <p class="visually-hidden" role="status">
                {move || news.get().iter().map(|arrival| arrival.told(language.get())).collect::<Vec<_>>().join(" ")}
            </p>
        </Frame>
    }
}

/// Somebody else has become the host.
#[component]
fn NewHost(guest: Guest) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let told = Memo::new(move |_| match guest.notice.get() {
        Some(Notice::Host { seat }) if guest.you.read().seat == Some(seat) => {
            Some(words::you_host_now(language.get()).to_owned())
        }
        Some(Notice::Host { seat }) => guest.info.with(|info| match &info.as_ref()?.seats.get(seat.index())?.sitter {
            Sitter::Person { name, .. } => Some(words::host_now(language.get(), name.as_str())),
            _ => None,
        }),
        _ => None,
    });
    move || told.get().map(|told| view! { <p class="panel room-host" role="status">{told}</p> })
}

/// Who has just come or gone; arrivals make a sound, too.
fn follow_arrivals(guest: Guest) -> RwSignal<Vec<Arrival>> {
    let sounds = Sounds::new(expect_context::<Settings>());
    let news = RwSignal::new(Vec::new());
    Effect::new(move |before: Option<Option<TableInfo>>| {
        let now = guest.info.get();
        if let (Some(Some(before)), Some(now)) = (&before, &now) {
            let you = guest.you.with_untracked(|you| you.visitor);
            let arrivals = arrivals(&before.seats, &now.seats, you);
            if arrivals.iter().any(Arrival::is_welcome) {
                sounds.play(Cue::YourTurn, 0.0);
            }
            if !arrivals.is_empty() {
                news.set(arrivals);
            }
        }
        now
    });
    news
}

/// Why the last command failed.
#[component]
pub(crate) fn Refused(guest: Guest) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    move || {
        guest.problem.get().map(|problem| {
            view! {
                <div class="panel room-refused" role="alert">
                    <p>{problem::told(&problem, language.get())}</p>
                    <button
                        type="button"
                        class="icb"
                        aria-label=said(rabenburg_words::start::close)
                        on:click=move |_| guest.problem.set(None)
                    >
                        <Icon name="close"/>
                    </button>
                </div>
            }
        })
    }
}
