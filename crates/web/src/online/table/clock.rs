//! The clock of the player everybody is waiting for. The server decides; this only shows what is left.

use std::time::Duration;

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_remote::Connection;
use rabenburg_words::{Language, online_table as text};

use super::AtTable;
use crate::announcer::Announcer;
use crate::board::pieces::Icon;
use crate::online::guest::Guest;
use crate::online::line;
use crate::online::time::{self, ShownTime};
use crate::settings::Settings;
use crate::table::Game;

/// Below this many seconds, the player's own clock asks for attention.
const SHORT: u64 = 10;

/// How much time somebody has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    seat: Seat,
    seconds: u64,
}

/// What is left, second by second, while a clock runs.
pub(super) fn follow(guest: Guest) -> Memo<Option<Left>> {
    let now = RwSignal::new(line::clock());
    Effect::new(move || {
        now.set(line::clock());
        if guest.ticking.read().is_some() {
            let tick = move || {
                // The last tick may come after the table has gone.
                now.try_set(line::clock());
            };
            // Often enough not to skip a second.
            if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_millis(250)) {
                on_cleanup(move || ticking.clear());
            }
        }
    });
    Memo::new(move |_| {
        let now = now.get();
        // Without a connection, nobody knows whose clock is running.
        let known = *guest.connection.read() == Connection::Open;
        guest.ticking.get().filter(|_| known).map(|ticking| Left {
            seat: ticking.seat,
            // A second that has begun still counts.
            seconds: ticking.ends.saturating_sub(now).as_millis().div_ceil(1000) as u64,
        })
    })
}

fn shown(seconds: u64, language: Language) -> String {
    match time::shown(seconds) {
        ShownTime::Seconds(time) => time,
        ShownTime::Hours(hours, minutes) => text::hours(language, hours, minutes),
        ShownTime::Days(days, hours) => text::days(language, days, hours),
    }
}

#[component]
pub(super) fn ClockPill() -> impl IntoView {
    let AtTable { guest, left } = expect_context();
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let own = Memo::new(move |_| left.get().is_some_and(|left| guest.you.read().seat == Some(left.seat)));
    let short = Memo::new(move |_| own.get() && left.get().is_some_and(|left| left.seconds <= SHORT));
    // Said once, when time runs short, and not every second.
    let announcer = expect_context::<Announcer>();
    Effect::new(move || {
        if short.get() {
            announcer.say(text::ten_seconds(language.get_untracked()));
        }
    });
    let words = move |left: Left| {
        let language = language.get();
        let time = shown(left.seconds, language);
        if own.get() {
            text::your_time_left(language, time)
        } else {
            text::time_left(language, game.name_of(left.seat), time)
        }
    };
    view! {
        {move || (left.get().is_some() && !game.is_over()).then(|| view! {
            <span class="pill time" class:own=own class:short=short role="timer">
                <Icon name="clock"/>
                {move || left.get().map(words)}
            </span>
        })}
    }
}

/// The player's own clock in the dock, beside what there is to decide.
pub(super) fn own_clock() -> AnyView {
    let AtTable { guest, left } = expect_context();
    let language = expect_context::<Settings>().language;
    let game = expect_context::<Game>();
    let own = Memo::new(move |_| left.get().filter(|left| guest.you.read().seat == Some(left.seat)));
    let clock = move || {
        own.get().filter(|_| game.is_viewers_turn()).map(|left| {
            view! {
                <span class="own-clock" class:short=left.seconds <= SHORT aria-hidden="true">
                    <Icon name="clock"/>
                    {shown(left.seconds, language.get())}
                </span>
            }
        })
    };
    clock.into_any()
}
