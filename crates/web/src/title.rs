//! The title of the window: the place, and at a table how things stand there.

use leptos::prelude::*;
use rabenburg_session::Waiting;
use rabenburg_words::{Language, phases, places, table as text};

use crate::route::Route;
use crate::settings::Settings;
use crate::table::Game;

/// How things stand in the place, if there is something to say. It is provided in the context of the whole page.
#[derive(Clone, Copy)]
pub(crate) struct TitleState(RwSignal<Option<String>>);

impl TitleState {
    /// Says something in the title, or nothing any more.
    pub(crate) fn say(self, state: Option<String>) {
        self.0.set(state);
    }
}

/// Keeps the title up to date for as long as the page lives.
pub(crate) fn follow(route: ReadSignal<Route>) {
    let state = TitleState(RwSignal::new(None));
    provide_context(state);
    let language = expect_context::<Settings>().language;
    Effect::new(move || {
        let place = place(&route.read(), language.get());
        document().set_title(&match state.0.get() {
            Some(state) => places::title_with_state(language.get(), state, place),
            None => place.to_owned(),
        });
    });
}

/// Says in the title whose turn it is, for as long as the table is in sight.
pub(crate) fn follow_game(game: Game) {
    let (TitleState(state), language) = (expect_context::<TitleState>(), expect_context::<Settings>().language);
    let now = Memo::new(move |_| {
        let language = language.get();
        match game.moment.read().waiting {
            Waiting::Over(_) if !game.busy.get() => text::game_over(language).to_owned(),
            waiting => {
                let active = game.stage.scene.read().view().active;
                let turn = phases::turn_of(language, game.names().who(active), game.name_of(active));
                // Tabs are narrow: that somebody is waited for comes first.
                if waiting == Waiting::Viewer && !game.busy.get() { format!("(1) {turn}") } else { turn }
            }
        }
    });
    Effect::new(move || state.set(Some(now.get())));
    on_cleanup(move || state.set(None));
}

fn place(route: &Route, language: Language) -> &'static str {
    match route {
        Route::Start => places::start(language),
        Route::Table => places::table(language),
        Route::Rules(_) => places::rules(language),
        Route::Hall => places::hall(language),
        Route::Online(_) => places::online(language),
        Route::Personal(_) => places::personal(language),
        Route::Lesson => places::lesson(language),
        Route::Result(_) => places::result(language),
        Route::Games(_) => places::games(language),
        Route::Puzzles => places::puzzles(language),
        Route::Puzzle(_) => places::puzzle(language),
    }
}
