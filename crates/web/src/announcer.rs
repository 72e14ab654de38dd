//! The live regions of the page, and how parts of the page speak through them.

use std::time::Duration;

use leptos::html::Div;
use leptos::prelude::*;

use crate::announcements::Announcements;

/// The time between two lines. Browsers report changes that they notice together to screen readers in any order, and on
/// a busy machine they look only now and then: at 200 ms, two lines changed places. Speaking a line takes longer still.
const TICK: Duration = Duration::from_millis(400);
/// Lines go to the live regions in rotation. A busy screen reader may drop all but the last change of one region (Orca
/// does with Firefox), but keeps those of different regions.
const REGIONS: usize = 8;
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

    /// Drops what has not been said yet.
    pub(crate) fn hush(self) {
        self.0.update_untracked(Announcements::hush);
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
    let regions: [NodeRef<Div>; REGIONS] = std::array::from_fn(|_| NodeRef::new());
    // By hand: a keyed list would leave the owner of each line behind, for as long as the page lives.
    let shown = StoredValue::new(0..0);
    Effect::new(move || {
        let lines = announcer.0.read();
        let now = lines.lines().first().map_or(lines.count(), |oldest| oldest.number)..lines.count();
        let before = shown.get_value();
        let region = |number: u32| regions[number as usize % REGIONS].get_untracked();
        for number in before.start..now.start {
            if let Some(old) = region(number).and_then(|region| region.first_element_child()) {
                old.remove();
            }
        }
        for line in lines.lines().iter().filter(|line| line.number >= before.end) {
            if let (Some(region), Ok(added)) = (region(line.number), document().create_element("p")) {
                added.set_text_content(Some(&line.text));
                // It has no children, so it can be a child of anything.
                let _ = region.append_child(&added);
            }
        }
        shown.set_value(now);
    });
    let regions = regions
        .map(|region| view! { <div aria-live="polite" aria-relevant="additions" node_ref=region></div> })
        .collect_view();
    view! { <div class="announced visually-hidden">{regions}</div> }
}
