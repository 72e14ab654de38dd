//! What the table gets once its later part has been loaded. The table does without it until then, and knows of it only
//! what is said here: so a first visit does not wait for it.

use std::time::Duration;

use leptos::prelude::*;
use rabenburg_engine::{Seat, Space, Spell};
use send_wrapper::SendWrapper;

use crate::parts;
use crate::table::asides::Asides;
use crate::table::game::Game;

/// How long the table is left alone before the part is fetched, and after an attempt that failed.
const PAUSE: Duration = Duration::from_millis(400);
const LONG_PAUSE: Duration = Duration::from_secs(15);

/// What the later part adds in places that the table has. It is told to the [`Game`].
#[derive(Clone, Copy)]
pub(crate) struct Later {
    pub(crate) says: fn() -> AnyView,
    pub(crate) buttons: fn() -> AnyView,
    pub(crate) here: fn(Game, Spell) -> Option<(bool, &'static str)>,
    /// Whether a spell could change anything for the viewer.
    pub(crate) concerns: fn(Game) -> bool,
    /// What stands above the players of a team, given its first seat.
    pub(crate) team: fn(Game, Seat) -> AnyView,
}

/// What is being looked at beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// The inside of a stack; whether it stays when the pointer moves on.
    Inside(Space, bool),
    Pile,
}

/// Fetches the part once the table stands, and shows it.
#[component]
pub(crate) fn LaterPart(asides: Asides) -> impl IntoView {
    let game = expect_context::<Game>();
    let attempt = RwSignal::new(false);
    let try_after = move |pause| {
        let attempt = move || {
            // The table may have gone meanwhile.
            attempt.try_set(true);
        };
        set_timeout(attempt, pause);
    };
    try_after(PAUSE);
    move || {
        attempt.get().then(|| {
            let part = SendWrapper::new(parts::more(game, asides));
            Suspend::new(async move {
                let arrived = part.await;
                if arrived.is_err() {
                    try_after(LONG_PAUSE);
                }
                arrived.ok()
            })
        })
    }
}
