//! The online table: the familiar table, with what only online tables have.

mod away;
mod calls;
mod clock;
mod connection;
mod ending;
mod leaving;
mod missed;
mod presence;
mod setback;
mod told;

use leptos::prelude::*;
use rabenburg_protocol::Command;
use rabenburg_words::online_table as text;

use crate::board::pieces::Icon;
use crate::online::chat::Chat;
use crate::online::guest::Guest;
use crate::online::room::Door;
use crate::said::said;
use crate::settings::Settings;
use crate::table::{Company, TablePage};
use away::AwaySheet;
use clock::{ClockPill, Left};
use connection::ConnectionPill;
use leaving::follow_leaving;
use missed::Missed;
use presence::announce_presence;
use setback::Setback;

/// What the parts of the table may ask about it being online.
#[derive(Clone, Copy)]
pub(crate) struct AtTable {
    guest: Guest,
    /// Whose clock is running, and how long it has left.
    left: Memo<Option<Left>>,
}

/// The table of an online game. It is built once there is a game.
#[component]
pub(crate) fn OnlineTable(guest: Guest, door: Door) -> impl IntoView {
    let table = AtTable { guest, left: clock::follow(guest) };
    provide_context(table);
    provide_context(Company {
        absence: presence::absence_of,
        is_away: presence::is_away,
        clock: clock::own_clock,
        leave: leaving::leave_online,
        again: ending::again_online,
    });
    announce_presence(guest);
    follow_leaving(guest);
    let again = Callback::new(move |()| guest.command(Command::Rematch {}));
    move || {
        guest.game.get().map(|game| {
            told::tell(game, guest);
            view! {
                <TablePage game again>
                    <Strip/>
                    <section class="online-chat"><Chat guest door open=false/></section>
                    <Missed guest/>
                    <Setback game guest/>
                    <AwaySheet guest/>
                </TablePage>
            }
        })
    }
}

/// The state of the table, above the board: connection, spectators, running clock.
#[component]
fn Strip() -> impl IntoView {
    let AtTable { guest, .. } = expect_context();
    let Settings { language, .. } = expect_context();
    let spectators = Memo::new(move |_| guest.info.read().as_ref().map_or(0, |info| info.spectators));
    let watching = Memo::new(move |_| guest.you.read().seat.is_none());
    view! {
        <div class="online-strip">
            <ConnectionPill guest/>
            <Show when=move || watching.get()>
                <span class="pill watching"><Icon name="eye"/>{said(text::watching)}</span>
            </Show>
            <Show when=move || { spectators.get() > u32::from(watching.get()) }>
                <span class="pill spectators" title=move || text::spectators(language.get(), spectators.get())>
                    <span aria-hidden="true"><Icon name="people"/>{spectators}</span>
                    <span class="visually-hidden">{move || text::spectators(language.get(), spectators.get())}</span>
                </span>
            </Show>
            <ClockPill/>
        </div>
    }
}
