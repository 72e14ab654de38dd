//! The one place of the page that is heard, and how parts of the page say something through it.

use std::time::Duration;

use leptos::prelude::*;

use crate::announcements::{Announcement, Announcements};

/// From one line to the next. Browsers tell screen readers of several changes at once in any order.
const TICK: Duration = Duration::from_millis(200);
/// Lines go to live regions by turns. A screen reader that is busy may drop all but the last change of one region (Orca does
/// with Firefox), and keeps those of different regions.
const REGIONS: u32 = 8;
/// How often it is looked whether a dialog is still open.
const PAUSE: Duration = Duration::from_millis(400);

/// Says things aloud. A handle that lies in the context of the whole page.
#[derive(Clone, Copy)]
pub(crate) struct Announcer(RwSignal<Announcements>);

impl Announcer {
    /// Somebody who has said nothing yet.
    pub(crate) fn new() -> Announcer {
        Announcer(RwSignal::new(Announcements::default()))
    }

    /// Says something, after all that was said before.
    pub(crate) fn say(self, text: impl AsRef<str>) {
        let first = self.0.try_update_untracked(|all| all.say(text.as_ref()));
        if first == Some(true) {
            set_timeout(move || self.go_on(), TICK);
        }
    }

    fn go_on(self) {
        // Behind an open dialog nothing is read: what happens meanwhile is said when it is closed.
        if document().query_selector("dialog[open]").ok().flatten().is_some() {
            set_timeout(move || self.go_on(), PAUSE);
            return;
        }
        let more = self.0.try_update(|all| all.next(js_sys::Date::now()));
        if more == Some(true) {
            set_timeout(move || self.go_on(), TICK);
        }
        let forget = move || self.0.update(|all| all.forget(js_sys::Date::now()));
        set_timeout(forget, Duration::from_millis(Announcements::patience().into()));
    }
}

/// Where screen readers look for what happens. It stands outside of all places, so that nothing that closes one off is
/// in its way.
#[component]
pub(crate) fn Announced(announcer: Announcer) -> impl IntoView {
    let regions = (0..REGIONS).map(|region| region_view(announcer, region)).collect_view();
    view! { <div class="announced visually-hidden">{regions}</div> }
}

fn region_view(announcer: Announcer, region: u32) -> impl IntoView {
    let of_region = move |line: &&Announcement| line.number % REGIONS == region;
    let lines = move || announcer.0.with(|all| all.lines().iter().filter(of_region).cloned().collect::<Vec<_>>());
    view! {
        <div aria-live="polite" aria-relevant="additions">
            <For each=lines key=|line| line.number let(line)>
                <p>{line.text}</p>
            </For>
        </div>
    }
}
