//! The host changes the table before the game begins: every choice is sent at once, and the others see it.

use leptos::prelude::*;
use rabenburg_engine::{Memory, Teams, Variant};
use rabenburg_protocol::{Access, Command, NewTable, Pace};
use rabenburg_words::{Language, hall as words, start};

use super::seat::is_host;
use crate::online::guest::Guest;
use crate::online::make::pace::{pace_of, with_pace};
use crate::online::make::pick::Pick;
use crate::said::said;
use crate::settings::Settings;

/// What the host can change. It is collapsed: most tables are as they were made.
#[component]
pub(super) fn Change(guest: Guest) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let host = Memo::new(move |_| is_host(guest));
    view! {
        <Show when=move || host.get()>
            <details class="room-change">
                <summary>{said(words::change_title)}</summary>
                {move || choices(guest, language.get())}
            </details>
        </Show>
    }
}

fn choices(guest: Guest, language: Language) -> impl IntoView {
    let options = Memo::new(move |_| guest.info.with(|info| info.as_ref().map(|info| info.options.clone())));
    let chosen =
        move |of: fn(&NewTable) -> u8| Signal::derive(move || options.with(|options| options.as_ref().map_or(0, of)));
    let change = move |set: fn(&mut NewTable, u8)| {
        Callback::new(move |value: u8| {
            if let Some(mut options) = options.get_untracked() {
                set(&mut options, value);
                // People stay where they sit: the seats are not part of it.
                options.seats = None;
                guest.command(Command::Change { options: Box::new(options) });
            }
        })
    };
    let players = (2..=6).map(|players| (players, words::told_players(language, players.into()))).collect();
    let variants =
        vec![(0, start::variant_basic(language).to_owned()), (1, start::variant_master(language).to_owned())];
    let teams = vec![(0, start::teams_none(language).to_owned()), (1, start::teams_end(language).to_owned())];
    let memories = vec![(0, start::memory_strict(language).to_owned()), (1, start::memory_aided(language).to_owned())];
    let paces = vec![
        (0, words::pace_now(language).to_owned()),
        (1, words::pace_days(language).to_owned()),
        (2, words::pace_own(language).to_owned()),
    ];
    let access = vec![(0, words::access_invitation(language).to_owned()), (1, words::access_open(language).to_owned())];
    view! {
        <div class="room-options">
            <Pick
                label=words::make_players(language).to_owned()
                options=players
                chosen=chosen(|options| options.players)
                choose=change(|options, players| options.players = players)
            />
            <Pick
                label=start::variant(language).to_owned()
                options=variants
                chosen=chosen(|options| u8::from(options.variant == Variant::Master))
                choose=change(|options, master| {
                    options.variant = if master == 1 { Variant::Master } else { Variant::Basic };
                })
            />
            <Pick
                label=start::teams(language).to_owned()
                options=teams
                chosen=chosen(|options| u8::from(options.teams != Teams::None))
                choose=change(|options, teams| {
                    options.teams = if teams == 1 { Teams::EndAtOnce } else { Teams::None };
                })
            />
            <Pick
                label=start::memory(language).to_owned()
                options=memories
                chosen=chosen(|options| u8::from(options.memory == Memory::Aided))
                choose=change(|options, aided| {
                    options.memory = if aided == 1 { Memory::Aided } else { Memory::Strict };
                })
            />
            <Pick
                label=words::pace(language).to_owned()
                options=paces
                chosen=chosen(|options| match pace_of(&options.clock, options.absence()) {
                    Some(Pace::Now) => 0,
                    Some(Pace::OverDays) => 1,
                    None => 2,
                })
                choose=change(|options, pace| {
                    if let Some(pace) = Pace::ALL.get(usize::from(pace)) {
                        (options.clock, options.absence) = with_pace(*pace);
                    }
                })
            />
            <Pick
                label=words::access(language).to_owned()
                options=access
                chosen=chosen(|options| u8::from(options.access == Access::Open))
                choose=change(|options, open| {
                    options.access = if open == 1 { Access::Open } else { Access::Invitation };
                })
            />
        </div>
    }
}
