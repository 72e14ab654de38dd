//! The live regions of the page, and how parts of the page speak through them.

use std::time::Duration;

use leptos::prelude::*;

use crate::announcements::{Announcement, Announcements};

/// The time between two lines. Browsers report several changes at once to screen readers in any order.
const TICK: Duration = Duration::from_millis(200);
/// Lines go to the live regions in rotation. A busy screen reader may drop all but the last change of one region (Orca
/// does with Firefox), but keeps those of different regions.
const REGIONS: u32 = 8;
/// How often to check whether a dialog is still open.
const PAUSE: Duration = Duration::from_millis(400);

/// Says things aloud. A handle provided in the context of the whole page.
#[derive(Clone, Copy)]
pub(crate) struct Announcer(RwSignal<Announcements>);

impl Announcer {
    /// An announcer that has said nothing yet.
    pub(crate) fn new() -> Announcer {
        Announcer(RwSignal::new(Announcements::default()))
    }

    /// Says something, after everything said before.
    pub(crate) fn say(self, text: impl AsRef<str>) {
        let first = self.0.try_update_untracked(|all| all.say(text.as_ref()));
        if first == Some(true) {
            set_timeout(move || self.go_on(), TICK);
        }
    }

    fn go_on(self) {
        // Nothing behind an open dialog is read, so what happens meanwhile is said once it is closed.
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

/// Where screen readers look for news. It is outside all places, so that nothing that makes one of them inert affects
/// it.
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
