//! What happens around a game, told in its log: who is back, for whom a bot plays, whose time was up.

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_protocol::{Happened, Notice, Timeout};
use rabenburg_words::{Icon, Language, online_table as text};

use crate::online::guest::Guest;
use crate::settings::Settings;
use crate::table::Game;

/// Adds what is told to the log, and says it aloud.
pub(super) fn tell(game: Game, guest: Guest) {
    let Settings { language, .. } = expect_context();
    Effect::new(move || {
        if let Some(notice) = guest.notice.get()
            && let Some((seat, told)) = untrack(|| notice_told(game, guest, &notice, language.get()))
        {
            game.note(Some(seat), Icon::Flag, told);
        }
    });
    // A bot that plays a turn makes several moves; it is told once.
    let told = StoredValue::new(None::<(Seat, u32)>);
    Effect::new(move || {
        let Some(happened) = guest.time_up.get() else { return };
        let turn = game.moment.with_untracked(|moment| moment.view.turn);
        if told.get_value() != Some((happened.seat, turn)) {
            told.set_value(Some((happened.seat, turn)));
            let line = untrack(|| time_told(game, guest, happened, language.get()));
            game.note(Some(happened.seat), Icon::Flag, line);
        }
    });
}

fn is_own(guest: Guest, seat: Seat) -> bool {
    guest.you.read().seat == Some(seat)
}

fn notice_told(game: Game, guest: Guest, notice: &Notice, language: Language) -> Option<(Seat, String)> {
    let name = |seat: Seat| game.name_of(seat);
    Some(match *notice {
        Notice::StandIn { seat, by: Some(by) } if is_own(guest, by) => {
            (by, text::stand_in_by_you(language, name(seat)))
        }
        Notice::StandIn { seat, by: Some(by) } if is_own(guest, seat) => {
            (by, text::stand_in_for_you(language, name(by)))
        }
        Notice::StandIn { seat, by: Some(by) } => (by, text::stand_in_by(language, name(by), name(seat))),
        // They have just read it themselves: their panel says so, and a button gives the seat back.
        Notice::StandIn { seat, by: None } | Notice::Back { seat } if is_own(guest, seat) => return None,
        Notice::StandIn { seat, by: None } => (seat, text::stand_in_by_itself(language, name(seat))),
        Notice::Back { seat } => (seat, text::back_again(language, name(seat))),
        Notice::Waits { by } if !is_own(guest, by) => (by, text::waits_for(language, name(by))),
        Notice::Ending { by, agreed: true } if !is_own(guest, by) => (by, text::wants_to_end(language, name(by))),
        Notice::Ending { by, agreed: false } if !is_own(guest, by) => (by, text::wants_to_play_on(language, name(by))),
        Notice::Resigned { seat } if !is_own(guest, seat) => (seat, text::has_resigned(language, name(seat))),
        Notice::TookOver { seat, ref bot } => (seat, text::took_over(language, name(seat), bot.as_str())),
        _ => return None,
    })
}

fn time_told(game: Game, guest: Guest, happened: Happened, language: Language) -> String {
    let bot = happened.timeout == Some(Timeout::Bot);
    match (is_own(guest, happened.seat), bot) {
        (true, true) => text::time_up_bot_you(language).to_owned(),
        (true, false) => text::time_up_you(language).to_owned(),
        (false, true) => text::time_up_bot(language, game.name_of(happened.seat)),
        (false, false) => text::time_up(language, game.name_of(happened.seat)),
    }
}
