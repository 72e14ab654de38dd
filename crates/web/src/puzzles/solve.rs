//! The place of a puzzle: it is fetched, and the table is laid for it.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_engine::Fact;
use rabenburg_puzzles::{Cause, Goal as PuzzleGoal, Puzzle, daily};
use rabenburg_session::{Session, Solving};
use rabenburg_words::{puzzle as tell, solving as text};

use super::done::Done;
use super::drawing;
use super::goal::{Goal, StepsBack};
use super::index::Entry;
use super::kept;
use super::month;
use super::packs;
use super::panel::About;
use super::quest::{Quest, Reason};
use super::verdict::Failed;
use crate::announcer::Announcer;
use crate::fetch::Unreachable;
use crate::luck::luck;
use crate::route::Route;
use crate::running::Running;
use crate::said::said;
use crate::scenery::{self, Scenery};
use crate::settings::Settings;
use crate::table::{Game, TablePage};

/// What has been found.
#[derive(Clone)]
enum Found {
    Puzzle(Box<Puzzle>, Reason, Vec<Entry>),
    /// There is no such puzzle.
    Nothing,
    Unreachable,
}

#[component]
pub(crate) fn PuzzlePage(which: Signal<String>) -> impl IntoView {
    let (attempt, found) = (RwSignal::new(0_u32), RwSignal::new(None::<Found>));
    let settings = expect_context::<Settings>();
    // A new streak begins only when somebody asks for one.
    let anew = Callback::new(move |()| attempt.update(|attempt| *attempt += 1));
    Effect::new(move || {
        let (wanted, number) = (which.get(), attempt.get());
        spawn_local(async move {
            let now = look_for(&wanted).await.unwrap_or(Found::Unreachable);
            // The visitor may want something else by now.
            let same = which.try_get_untracked().is_some_and(|which| which == wanted);
            if same && attempt.try_get_untracked() == Some(number) {
                found.set(Some(now));
            }
        });
    });
    move || {
        provide_context(settings.scoped());
        match found.get() {
            None => None,
            Some(Found::Puzzle(puzzle, reason, all)) => {
                Some(view! { <AtPuzzle puzzle=*puzzle reason all anew/> }.into_any())
            }
            Some(Found::Nothing) => Some(nowhere(text::missing, None)),
            Some(Found::Unreachable) => Some(nowhere(text::unreachable, Some(anew))),
        }
    }
}

async fn look_for(which: &str) -> Result<Found, Unreachable> {
    let (id, reason) = match which {
        "today" => (daily(kept::today()).to_owned(), Reason::Day(kept::today())),
        "streak" => {
            let all = packs::list().await?;
            let mut streak = kept::streak();
            if streak.current().is_none() {
                streak.begin();
                let mut luck = luck();
                let _ = streak.go_on(&all, luck(u8::MAX).into());
                kept::keep_streak(&streak);
            }
            (streak.current().unwrap_or_default().to_owned(), Reason::Streak)
        }
        _ => match month::read(which) {
            // The puzzles of days to come are not told.
            Some(date) if date > kept::today() => return Ok(Found::Nothing),
            Some(date) => (daily(date).to_owned(), Reason::Day(date)),
            None => (which.to_owned(), Reason::Picked),
        },
    };
    let Some(puzzle) = packs::find(&id).await? else { return Ok(Found::Nothing) };
    // Without the list there is no next puzzle, but this one can be solved.
    let all = packs::list().await.unwrap_or_default();
    Ok(Found::Puzzle(Box::new(puzzle), reason, all))
}

fn nowhere(why: fn(rabenburg_words::Language) -> &'static str, again: Option<Callback<()>>) -> AnyView {
    view! {
        <Scenery panorama=&scenery::START/>
        <main class="panel nowhere">
            <h1 class="visually-hidden">{said(rabenburg_words::puzzles::puzzle)}</h1>
            <p role="alert">{said(why)}</p>
            {again.map(|again| view! {
                <button class="btn primary" on:click=move |_| again.run(())>{said(text::try_again)}</button>
            })}
            <a class="btn" href=Route::Puzzles.href()>{said(text::all_puzzles)}</a>
        </main>
    }
    .into_any()
}

#[component]
fn AtPuzzle(puzzle: Puzzle, reason: Reason, all: Vec<Entry>, anew: Callback<()>) -> impl IntoView {
    let running = expect_context::<Running>();
    let settings = expect_context::<Settings>();
    let announcer = expect_context::<Announcer>();
    let solving = Solving::new(puzzle.clone());
    let session: Rc<dyn Session> = Rc::new(solving.clone());
    // Whatever is being shown when the visitor leaves is played to its end, seen or not.
    let game = running.outliving(|| Game::new(session, settings));
    on_cleanup(move || game.end());
    let quest = Quest::new(solving, game, reason, all);
    let language = settings.language.get_untracked();
    announcer.say(text::opened(
        language,
        tell::theme(puzzle.theme(), language),
        tell::difficulty(puzzle.rating.difficulty(), language),
        tell::goal(&puzzle, language),
    ));
    draw(quest);
    listen(quest);
    view! {
        <TablePage game again=Callback::new(move |()| quest.start_over()) guided=true>
            <section class="quest" aria-label=said(rabenburg_words::puzzles::puzzle)>
                <Goal quest/>
                <About quest/>
                <StepsBack quest/>
            </section>
            <Failed quest anew/>
            <Done quest anew/>
        </TablePage>
    }
}

/// Keeps what the puzzle draws on the board up to date.
fn draw(quest: Quest) {
    let game = quest.game;
    Effect::new(move || {
        let layout = game.stage.layout.get();
        let about = quest.with(|solving| matches!(solving.puzzle().goal, PuzzleGoal::Stowaway));
        let seat = quest.with(Solving::seat);
        let mut drawn = String::new();
        if about && !quest.is_solved() && !game.busy.get() {
            drawn = game.stage.scene.with(|scene| drawing::portholes(scene, &game.rules(), seat, layout));
        }
        if quest.is_solved() {
            let story = quest.with(Solving::story);
            drawn = drawing::way_home(&story.from, &story.events, layout);
        }
        if let Some(shortfall) = quest.shortfall() {
            let (story, answer) = quest.with(|solving| (solving.story(), solving.answer()));
            let wanted = |fact: &Fact| match shortfall.cause {
                Cause::Overshot { .. } | Cause::FellShort { .. } => {
                    matches!(fact, Fact::WizardMoved { colour, .. } if *colour == seat)
                }
                Cause::AnotherWizard | Cause::EntryEndedTurn => matches!(fact, Fact::WizardEntered { .. }),
                Cause::CastleElsewhere { .. } => matches!(fact, Fact::CastleMoved { .. }),
                _ => drawing::moves(fact),
            };
            drawn += &match answer {
                Some(answer) => drawing::answer(&answer.from, &answer.facts, layout),
                None => drawing::last_move(&story.from, &story.events, wanted, layout),
            };
        }
        if game.stage.notes.with_untracked(|before| *before != drawn) {
            game.stage.notes.set(drawn);
        }
    });
}

/// The keys of a puzzle: H, Z and Shift+Z.
fn listen(quest: Quest) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let taken = event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key();
        let elsewhere = document().query_selector("dialog[open], input:focus, textarea:focus").ok().flatten().is_some();
        if taken || elsewhere || quest.game.replaying.get_untracked() {
            return;
        }
        match event.key().as_str() {
            "h" | "H" => {
                quest.ask_hint();
            }
            "z" => quest.take_back(),
            "Z" => quest.start_over(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}
