//! The conditions at a table: who may join, watch and chat, how long players may think, and what happens when somebody
//! is away.

use core::num::NonZeroU32;

use leptos::prelude::*;
use rabenburg_bots::Level;
use rabenburg_engine::{Teams, Variant};
use rabenburg_protocol::{Access, Chat, Pace, Timeout};
use rabenburg_words::{Language, glossary, hall as words};

use super::form::Form;
use super::pace::pace_of;
use super::pick::Pick;
use super::told::span;
use crate::start::set_up::choice::{Choices, RadioOption};

const TURNS: [u32; 13] = [30, 60, 90, 120, 180, 300, 900, 3600, 43_200, 86_400, 2 * 86_400, 3 * 86_400, 7 * 86_400];
const WINDOWS: [u32; 10] = [10, 15, 20, 30, 60, 120, 300, 3600, 43_200, 86_400];
const GRACES: [u32; 9] = [30, 60, 120, 300, 900, 3600, 43_200, 86_400, 3 * 86_400];

/// Who may join.
#[component]
pub(super) fn AccessChoice(form: Form, language: Language) -> impl IntoView {
    let choices = vec![
        RadioOption::noted(
            Access::Invitation,
            words::access_invitation(language),
            words::access_invitation_note(language),
        ),
        RadioOption::noted(Access::Open, words::access_open(language), words::access_open_note(language)),
    ];
    view! {
        <Choices
            name="access"
            legend=words::access(language)
            class="start-set set-up-cards"
            choices
            chosen=form.term(|terms| terms.access)
            choose=form.setting(|terms, access| terms.access = access)
        />
    }
}

/// Whether the game is played now or over days. A clock of one's own is neither, and is told as that.
#[component]
pub(super) fn PaceChoice(form: Form, language: Language) -> impl IntoView {
    let chosen = Signal::derive(move || form.terms.with(|terms| pace_of(&terms.clock, terms.absence)));
    let mut choices = vec![
        RadioOption::noted(Some(Pace::Now), words::pace_now(language), words::pace_now_note(language)),
        RadioOption::noted(Some(Pace::OverDays), words::pace_days(language), words::pace_days_note(language)),
    ];
    if chosen.get_untracked().is_none() {
        choices.push(RadioOption::noted(None, words::pace_own(language), words::pace_own_note(language)));
    }
    let choose = Callback::new(move |pace: Option<Pace>| {
        if let Some(pace) = pace {
            form.terms.update(|terms| (terms.clock, terms.absence) = (pace.clock(), pace.absence()));
        }
    });
    view! { <Choices name="pace" legend=words::pace(language) class="start-set set-up-cards" choices chosen choose/> }
}

/// Clock, absence, chat and spectators, collapsed.
#[component]
pub(super) fn Manners(form: Form, language: Language) -> impl IntoView {
    view! {
        <details class="start-set set-up-finer">
            <summary>{words::more_table(language)}</summary>
            <ClockChoice form language/>
            <AbsenceChoice form language/>
            <ChatChoice form language/>
            <label class="set-up-tick">
                <input
                    type="checkbox"
                    prop:checked=form.term(|terms| terms.spectators)
                    on:change:target=move |event| {
                        let yes = event.target().checked();
                        form.terms.update(|terms| terms.spectators = yes);
                    }
                />
                <span>{words::watchers_allowed(language)}</span>
            </label>
        </details>
    }
}

/// The durations to choose from, plus the saved one if it is not among them.
fn spans(offered: &[u32], kept: Option<u32>, language: Language) -> Vec<(u32, String)> {
    let mut all = offered.to_vec();
    all.extend(kept.filter(|kept| !offered.contains(kept)));
    all.sort_unstable();
    all.into_iter().map(|seconds| (seconds, span(seconds, language))).collect()
}

/// The same, with "no limit" (zero) first.
fn limits(offered: &[u32], kept: Option<NonZeroU32>, language: Language) -> Vec<(u32, String)> {
    let mut all = vec![(0, words::clock_none(language).to_owned())];
    all.extend(spans(offered, kept.map(NonZeroU32::get), language));
    all
}

#[component]
fn ClockChoice(form: Form, language: Language) -> impl IntoView {
    let clock = form.term(|terms| terms.clock);
    let now = clock.get_untracked();
    let seconds = |limit: Option<NonZeroU32>| limit.map_or(0, NonZeroU32::get);
    // Only in these games is there something to decide on other players' turns.
    let waits = move || form.look(|plan, _| plan.variant == Variant::Master || plan.teams != Teams::None);
    let timeouts = vec![
        RadioOption::plain(Timeout::Bot, words::timeout_bot(language)),
        RadioOption::plain(Timeout::Redraw, words::timeout_redraw(language)),
    ];
    view! {
        <fieldset class="set-up-choices">
            <legend>{words::clock_title(language)}</legend>
            <Pick
                label=words::clock_turn(language).to_owned()
                options=limits(&TURNS, now.turn_seconds, language)
                chosen=Signal::derive(move || seconds(clock.get().turn_seconds))
                choose=form.setting(|terms, seconds| terms.clock.turn_seconds = NonZeroU32::new(seconds))
            />
            <Show when=waits>
                <Pick
                    label=words::clock_window(language).to_owned()
                    options=limits(&WINDOWS, now.window_seconds, language)
                    chosen=Signal::derive(move || seconds(clock.get().window_seconds))
                    choose=form.setting(|terms, seconds| terms.clock.window_seconds = NonZeroU32::new(seconds))
                />
            </Show>
        </fieldset>
        <Choices
            name="timeout"
            legend=words::clock_timeout(language)
            class="set-up-seg"
            choices=timeouts
            chosen=Signal::derive(move || clock.get().timeout)
            choose=form.setting(|terms, timeout| terms.clock.timeout = timeout)
        />
    }
}

#[component]
fn AbsenceChoice(form: Form, language: Language) -> impl IntoView {
    let absence = form.term(|terms| terms.absence);
    let mut bots = vec![(None, words::absence_nobody(language).to_owned())];
    // The yardstick does not stand in for anybody.
    let levels = Level::ALL.into_iter().filter(|&level| level != Level::Random);
    bots.extend(levels.map(|level| (Some(level), words::absence_level(language, glossary::level(level, language)))));
    view! {
        <fieldset class="set-up-choices">
            <legend>{words::absence_title(language)}</legend>
            <Pick
                label=words::absence_grace(language).to_owned()
                options=spans(&GRACES, Some(absence.get_untracked().grace_seconds), language)
                chosen=Signal::derive(move || absence.get().grace_seconds)
                choose=form.setting(|terms, seconds| terms.absence.grace_seconds = seconds)
            />
            <Pick
                label=words::absence_bot(language).to_owned()
                options=bots
                chosen=Signal::derive(move || absence.get().bot)
                choose=form.setting(|terms, bot| terms.absence.bot = bot)
            />
        </fieldset>
    }
}

#[component]
fn ChatChoice(form: Form, language: Language) -> impl IntoView {
    let choices = vec![
        RadioOption::noted(
            Chat::Everybody,
            words::chat_rule_everybody(language),
            words::chat_rule_everybody_note(language),
        ),
        RadioOption::noted(Chat::Players, words::chat_rule_players(language), words::chat_rule_players_note(language)),
        RadioOption::noted(Chat::Phrases, words::chat_rule_phrases(language), words::chat_rule_phrases_note(language)),
        RadioOption::noted(Chat::Off, words::chat_rule_off(language), words::chat_rule_off_note(language)),
    ];
    view! {
        <Choices
            name="chat"
            legend=words::chat_rule(language)
            class="set-up-cards"
            choices
            chosen=form.term(|terms| terms.chat)
            choose=form.setting(|terms, chat| terms.chat = chat)
        />
    }
}
