//! The place of the guided game.

use std::rc::Rc;

use leptos::prelude::*;
use rabenburg_session::{Keeper, Lesson, Session};
use rabenburg_words::{lesson as text, table};

use super::coach::Coach;
use crate::route::Route;
use crate::running::Running;
use crate::said::said;
use crate::settings::Settings;
use crate::storage;
use crate::table::{Game, TablePage};

/// Where the browser keeps how far the learner has come; the start page looks there too.
pub(super) const KEY: &str = "lesson";

/// Saves the guided game in the browser. One that cannot be saved is played all the same.
struct InBrowser;

impl Keeper for InBrowser {
    fn keep(&self, text: &str) {
        storage::write(KEY, text);
    }
}

/// The guided game, resumed from where it was left.
#[component]
pub(crate) fn LessonPage() -> impl IntoView {
    let running = expect_context::<Running>();
    let settings = expect_context::<Settings>();
    let anew = RwSignal::new(0_u32);
    move || {
        anew.track();
        let kept = storage::read(KEY).and_then(|text| Lesson::resume(&text, Rc::new(InBrowser)));
        let Some(lesson) = kept.or_else(|| Lesson::begin(Rc::new(InBrowser))) else {
            return view! {
                <main class="panel nowhere">
                    <p>{said(table::no_game)}</p>
                    <a class="btn primary" href=Route::Start.href()>{said(text::start_page)}</a>
                </main>
            }
            .into_any();
        };
        let session: Rc<dyn Session> = Rc::new(lesson.clone());
        // Whatever is being shown when the visitor leaves is played to its end, seen or not.
        let game = running.outliving(|| Game::new(session, settings));
        on_cleanup(move || game.end());
        let lesson = StoredValue::new_local(lesson);
        let again = Callback::new(move |()| {
            storage::write(KEY, "");
            anew.update(|times| *times += 1);
        });
        view! {
            <TablePage game again guided=true>
                <Coach lesson game again/>
            </TablePage>
        }
        .into_any()
    }
}
