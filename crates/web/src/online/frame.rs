//! What surrounds every online place but the table itself: the landscape, the way back, language and theme.

use leptos::prelude::*;
use rabenburg_words::{hall as words, table};

use crate::board::pieces::{Crest, Icon};
use crate::route::Route;
use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::start::bar::Bar;

/// The frame of a place; `back` leads to the hall from places beyond it.
#[component]
pub(crate) fn Frame(back: Option<Route>, children: Children) -> impl IntoView {
    view! {
        <Scenery panorama=&scenery::START/>
        <main class="online">
            <div class="online-bar">
                <a class="online-home" href=Route::Start.href() aria-label=said(table::brand)>
                    <Crest/>
                    <span aria-hidden="true">"Rabenburg"</span>
                </a>
                {back.map(|back| view! {
                    <a class="btn online-back" href=back.href() aria-label=said(words::room_back)>
                        <Icon name="undo"/>
                        <span aria-hidden="true">{said(words::room_back)}</span>
                    </a>
                })}
                <Bar/>
            </div>
            {children()}
        </main>
    }
}
