//! Somebody is away while the others wait for them: what happens by itself and when, and what can be done about it.

use std::time::Duration;

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_protocol::{Abandoned, Away, Command, Ending, Sitter, Status};
use rabenburg_words::{Language, list, online_table as text};

use crate::announcer::Announcer;
use crate::board::pieces::{Icon, Medal};
use crate::online::guest::Guest;
use crate::online::line;
use crate::online::time::{self, ShownTime};
use crate::route::{Finished, Route};
use crate::said::said;
use crate::settings::Settings;
use crate::table::Game;

/// The seconds at which the countdown is said aloud.
const SAID: [u64; 3] = [60, 30, 10];

/// The sheet, for those who are at the table and wait.
#[component]
pub(super) fn AwaySheet(guest: Guest) -> impl IntoView {
    let game = expect_context::<Game>();
    let away = Memo::new(move |_| {
        let info = guest.info.read();
        let info = info.as_ref().filter(|info| info.status == Status::Playing)?;
        info.away.filter(|away| guest.you.read().seat.is_some_and(|seat| seat != away.seat))
    });
    // The message tells how long it was when it was written.
    let received = RwSignal::new(line::clock());
    Effect::new(move || {
        away.track();
        received.set(line::clock());
    });
    let seat = Memo::new(move |_| away.get().map(|away| (away.seat, away.here)));
    let sheet = move || {
        seat.get().filter(|_| !game.is_over()).map(|(seat, here)| view! { <Sheet guest seat here away received/> })
    };
    view! {
        {sheet}
        <Replaced guest/>
        <Ended guest/>
    }
}

/// The game has been ended before it was over: how, and the ways on.
#[component]
fn Ended(guest: Guest) -> impl IntoView {
    let ended = Memo::new(move |_| {
        let info = guest.info.read();
        info.as_ref().filter(|info| info.status == Status::Closed).and_then(|info| info.abandoned)
    });
    let why = |how: Abandoned| match how {
        Abandoned::Agreed => said(text::ended_agreed),
        Abandoned::Resigned => said(text::ended_resigned),
        Abandoned::Silence => said(text::ended_silence),
    };
    move || {
        ended.get().map(|how| {
            let result = Route::Result(Finished::Online(guest.code.to_string()));
            view! {
                <section class="panel away-sheet" role="alert">
                    <Icon name="flag"/>
                    <div class="why">
                        <h2>{said(text::ended_title)}</h2>
                        <p>{why(how)}</p>
                    </div>
                    <div class="bt">
                        <a class="btn primary" href=result.href()><Icon name="replay"/>{said(text::result_and_replay)}</a>
                        <a class="btn" href=Route::Hall.href()><Icon name="undo"/>{said(text::leave)}</a>
                    </div>
                </section>
            }
        })
    }
}

/// For those who are here and did not move until the others let a bot play: the way back to their seat.
#[component]
fn Replaced(guest: Guest) -> impl IntoView {
    let replaced = Memo::new(move |_| {
        let info = guest.info.read();
        let info = info.as_ref().filter(|info| info.status == Status::Playing)?;
        let seat = guest.you.read().seat?;
        match info.seats.get(seat.index())?.sitter {
            Sitter::Person { bot_plays: true, .. } => info.seats[seat.index()].colour,
            _ => None,
        }
    });
    move || {
        replaced.get().map(|colour| {
            view! {
                <section class="panel away-sheet" role="alert">
                    <Medal colour/>
                    <div class="why">
                        <h2>{said(text::replaced_title)}</h2>
                        <p>{said(text::replaced_note)}</p>
                    </div>
                    <div class="bt">
                        <button class="btn primary" on:click=move |_| guest.come_again()>
                            <Icon name="person"/>
                            {said(text::replaced_back)}
                        </button>
                    </div>
                </section>
            }
        })
    }
}

#[component]
fn Sheet(
    guest: Guest,
    seat: Seat,
    here: bool,
    away: Memo<Option<Away>>,
    received: RwSignal<Duration>,
) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let announcer = expect_context::<Announcer>();
    let now = RwSignal::new(line::clock());
    let tick = move || {
        // The last tick may come after the sheet has gone.
        now.try_set(line::clock());
    };
    if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_millis(500)) {
        on_cleanup(move || ticking.clear());
    }
    let passed = move || now.get().saturating_sub(received.get()).as_millis() as u64;
    let gone = Memo::new(move |_| away.get().map_or(0, |away| (away.away_ms + passed()) / 1000));
    let left = Memo::new(move |_| away.get()?.stand_in_ms.map(|left| left.saturating_sub(passed()).div_ceil(1000)));
    let name = move || game.name_of(seat);
    let paint = game.rules().colours[seat.index()];
    let title = move || match here {
        true => text::away_idle_title(language.get(), name()),
        false => text::away_title(language.get(), name()),
    };
    let comes = move || match here {
        true => text::away_idle_note(language.get(), name()),
        false => coming(left.get(), name(), language.get()),
    };
    let since = move || {
        let gone = shown(gone.get(), language.get());
        match here {
            true => text::away_idle_since(language.get(), name(), gone),
            false => text::away_since(language.get(), name(), gone),
        }
    };
    announcer.say(untrack(|| format!("{}. {}", title(), comes())));
    Effect::new(move |before: Option<Option<u64>>| {
        let left = left.get();
        if let (Some(Some(before)), Some(now)) = (before, left)
            && SAID.iter().any(|&mark| before > mark && now <= mark)
        {
            announcer.say(untrack(|| coming(Some(now), name(), language.get())));
        }
        left
    });
    let waits = move || {
        let by = away.get()?.waits?;
        let own = guest.you.read().seat == Some(by);
        let language = language.get();
        Some(if own { text::away_you_wait(language).to_owned() } else { text::away_waits(language, game.name_of(by)) })
    };
    let ending = Memo::new(move |_| guest.info.read().as_ref().and_then(|info| info.ending.clone()));
    let asking = RwSignal::new(false);
    view! {
        <section class="panel away-sheet" aria-labelledby="away-title">
            <Medal colour=paint/>
            <div class="why">
                <h2 id="away-title">{title}</h2>
                <p>
                    {since}" "
                    {comes}" "
                    {waits}" "
                    {move || agreed(game, ending.get(), language.get())}
                </p>
            </div>
            <Show when=move || !asking.get() fallback=move || view! { <EndAsked guest asking/> }>
                <div class="bt">
                    <button class="btn primary" on:click=move |_| guest.command(Command::StandIn { seat })>
                        <Icon name="bot"/>
                        {said(text::away_bot_now)}
                    </button>
                    <Show when=move || left.get().is_some()>
                        <button class="btn" on:click=move |_| guest.command(Command::Wait { seat })>
                            <Icon name="clock"/>
                            {move || text::away_wait(language.get(), name())}
                        </button>
                    </Show>
                    <button class="btn" on:click=move |_| asking.set(true)>
                        <Icon name="flag"/>
                        {said(text::away_end)}
                    </button>
                </div>
            </Show>
        </section>
    }
}

/// Ending a game is asked once more.
#[component]
fn EndAsked(guest: Guest, asking: RwSignal<bool>) -> impl IntoView {
    let answer = move |agreed: bool| {
        guest.command(Command::End { agreed });
        asking.set(false);
    };
    view! {
        <p class="ask" role="alert">{said(text::away_end_ask)}</p>
        <div class="bt">
            <button class="btn" on:click=move |_| answer(true)><Icon name="flag"/>{said(text::away_end_yes)}</button>
            <button class="btn" on:click=move |_| answer(false)>{said(text::away_end_no)}</button>
        </div>
    }
}

/// What happens by itself.
fn coming(left: Option<u64>, name: String, language: Language) -> String {
    match left {
        Some(left) => text::away_bot_comes(language, shown(left, language), name),
        None => text::away_nobody_comes(language, name),
    }
}

fn agreed(game: Game, ending: Option<Ending>, language: Language) -> Option<String> {
    let agreed = ending?.agreed;
    let names: Vec<String> = agreed.into_iter().map(|seat| game.name_of(seat)).collect();
    (!names.is_empty()).then(|| text::away_ending(language, list(&names, language)))
}

fn shown(seconds: u64, language: Language) -> String {
    match time::shown(seconds) {
        ShownTime::Seconds(_) if seconds < 60 => text::away_seconds(language, seconds as u32),
        ShownTime::Seconds(time) => time,
        ShownTime::Hours(hours, minutes) => text::hours(language, hours, minutes),
        ShownTime::Days(days, hours) => text::days(language, days, hours),
    }
}
