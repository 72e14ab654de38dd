//! Which players are here, and for whom a bot stands in.

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_protocol::{Sitter, Status, TableInfo};
use rabenburg_words::online_table as text;

use super::AtTable;
use crate::announcer::Announcer;
use crate::online::guest::Guest;
use crate::settings::Settings;

/// The presence of a person at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Presence {
    Here,
    Away,
    BotPlays,
    Resigned,
}

/// The presence of the person in a seat; bots are always here.
fn presence(info: &TableInfo, seat: usize) -> Option<(Presence, String)> {
    match &info.seats.get(seat)?.sitter {
        Sitter::Person { name, present, bot_plays, resigned, .. } => {
            let presence = match (present, bot_plays) {
                _ if *resigned => Presence::Resigned,
                (_, true) => Presence::BotPlays,
                (true, false) => Presence::Here,
                (false, false) => Presence::Away,
            };
            Some((presence, name.as_str().to_owned()))
        }
        Sitter::Bot { .. } | Sitter::Open => None,
    }
}

/// What a player's panel says if they are not here. At a table that is not online everybody is.
pub(super) fn absence_of(seat: Seat) -> Signal<Option<&'static str>> {
    let language = expect_context::<Settings>().language;
    let AtTable { guest, .. } = expect_context();
    Signal::derive(move || {
        let language = language.get();
        // After the game it does not matter who has left.
        let info = guest.info.read();
        let info = info.as_ref().filter(|info| info.status == Status::Playing)?;
        match presence(info, seat.index())?.0 {
            Presence::Here => None,
            Presence::Away => Some(text::away(language)),
            Presence::BotPlays => Some(text::bot_plays(language)),
            Presence::Resigned => Some(text::resigned(language)),
        }
    })
}

/// Whether the person in a seat is not here, and no bot plays for them.
pub(super) fn is_away(seat: Seat) -> bool {
    let Some(AtTable { guest, .. }) = use_context() else { return false };
    let info = guest.info.read();
    let info = info.as_ref().filter(|info| info.status == Status::Playing);
    info.and_then(|info| presence(info, seat.index())).is_some_and(|(presence, _)| presence == Presence::Away)
}

/// Announces who has left or come back.
pub(super) fn announce_presence(guest: Guest) {
    let announcer = expect_context::<Announcer>();
    let language = expect_context::<Settings>().language;
    Effect::new(move |before: Option<Vec<Option<(Presence, String)>>>| {
        let info = guest.info.read();
        let Some(info) = info.as_ref().filter(|info| info.status == Status::Playing) else { return Vec::new() };
        let own = guest.you.read_untracked().seat.map(Seat::index);
        let now: Vec<_> = (0..info.seats.len()).map(|seat| presence(info, seat)).collect();
        let changes = before.into_iter().flatten().zip(&now).enumerate();
        let language = language.get_untracked();
        let told = changes.filter(|(seat, _)| Some(*seat) != own).filter_map(|(_, (before, now))| {
            let ((before, _), (now, name)) = (before?, now.clone()?);
            match now {
                _ if before == now => None,
                Presence::Here => Some(text::came_back(language, name)),
                Presence::Away => Some(text::went_away(language, name)),
                Presence::BotPlays => Some(text::bot_took_over(language, &name)),
                Presence::Resigned => Some(text::has_resigned(language, &name)),
            }
        });
        told.for_each(|line| announcer.say(line));
        now
    });
}
