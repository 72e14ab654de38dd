//! The hall: where visitors choose a name, make a table or find one.

mod code;
mod link;
mod name;
mod open;
mod quick;
mod turns;
mod yours;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::{Me, ProblemCode, Tables, Visitor};
use rabenburg_words::hall as words;

use super::frame::Frame;
use super::page::NEW;
use super::problem::Trouble;
use super::{http, visitor};
use crate::board::pieces::Icon;
use crate::route::Route;
use crate::said::said;
use code::JoinByCode;
use link::PersonalLink;
use name::YourName;
use open::OpenTables;
use quick::QuickPlay;
use turns::YourTurns;
use yours::YourTables;

/// How often the lists are refreshed while somebody is looking at them.
const EVERY: core::time::Duration = core::time::Duration::from_secs(4);

#[derive(Clone, Copy)]
pub(super) struct Hall {
    visitor: RwSignal<Option<Visitor>>,
    /// The open tables, once they are known.
    open: RwSignal<Option<Tables>>,
    /// Where the visitor plays, once it is known.
    me: RwSignal<Option<Me>>,
    /// Whether the server answers.
    trouble: RwSignal<Option<Trouble>>,
}

impl Hall {
    fn new() -> Hall {
        Hall {
            visitor: RwSignal::new(visitor::kept()),
            open: RwSignal::new(None),
            me: RwSignal::new(None),
            trouble: RwSignal::new(None),
        }
    }

    fn refresh(self) {
        spawn_local(async move {
            let tables = http::tables().await;
            // A visitor who has left the hall in the meantime does not need the answer.
            match tables {
                Ok(tables) => {
                    self.trouble.try_set(None);
                    self.open.try_set(Some(tables));
                }
                Err(trouble) => {
                    self.trouble.try_set(Some(trouble));
                }
            }
            let Some(Some(visitor)) = self.visitor.try_get_untracked() else { return };
            match http::me(visitor.key).await {
                Ok(me) => {
                    self.me.try_set(Some(me));
                }
                // The server has lost its visitors: the name stays, under a new key.
                Err(trouble) if trouble.is(ProblemCode::UnknownKey) && visitor::kept() == Some(visitor.clone()) => {
                    if let Ok(visitor) = visitor::make(visitor.name).await {
                        self.visitor.try_set(Some(visitor));
                    }
                }
                // A list that does not come this time will come the next.
                Err(_) => {}
            }
        });
    }

    /// Refreshes at intervals while the page is visible.
    fn follow(self) {
        self.refresh();
        let again = move || {
            if !document().hidden() {
                self.refresh();
            }
        };
        if let Ok(handle) = set_interval_with_handle(again, EVERY) {
            on_cleanup(move || handle.clear());
        }
    }
}

#[component]
pub(crate) fn HallPage() -> impl IntoView {
    let hall = Hall::new();
    hall.follow();
    let turns = turns::your_turns(hall);
    let second = Signal::derive(move || turns.with(|turns| !turns.is_empty()));
    let is_away = Memo::new(move |_| hall.trouble.get() == Some(Trouble::Unreachable));
    view! {
        <Frame back=None>
            <div class="hall">
                <header class="hall-head">
                    <h1>{said(words::title)}</h1>
                    <p>{said(words::intro)}</p>
                </header>
                <Show when=move || is_away.get()>
                    <Unreachable hall/>
                </Show>
                <YourTurns turns/>
                <div class="hall-left">
                    <section class="panel hall-part">
                        <QuickPlay second/>
                        <YourName hall/>
                        <a class="btn hall-make" href=Route::Online(NEW.into()).href()>
                            <Icon name="plus"/>
                            <span>
                                <b>{said(words::make_table)}</b>
                                <small>{said(words::make_table_note)}</small>
                            </span>
                        </a>
                        <JoinByCode/>
                    </section>
                    <PersonalLink hall/>
                </div>
                <div class="hall-right">
                    <OpenTables hall/>
                    <YourTables hall/>
                </div>
            </div>
        </Frame>
    }
}

/// No server: what can be done without one.
#[component]
fn Unreachable(hall: Hall) -> impl IntoView {
    view! {
        <section class="panel hall-part hall-offline" role="alert">
            <h2>{said(words::offline_title)}</h2>
            <p>{said(words::offline_note)}</p>
            <div class="hall-row">
                <a class="btn primary" href=Route::Start.href()>{said(words::offline_play)}</a>
                <button type="button" class="btn" on:click=move |_| hall.refresh()>{said(words::try_again)}</button>
            </div>
        </section>
    }
}
