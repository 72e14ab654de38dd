//! An attempt that failed: why, what of the goal was reached, and the ways back. It stands where the dock is.

use leptos::html::Button;
use leptos::prelude::*;
use rabenburg_puzzles::Shortfall;
use rabenburg_words::{puzzle as tell, puzzles, solving as text};

use super::kept;
use super::panel::headline;
use super::quest::{Quest, Reason};
use crate::announcer::Announcer;
use crate::board::pieces::Icon;
use crate::said::said;
use crate::settings::Settings;

#[component]
pub(super) fn Failed(quest: Quest, anew: Callback<()>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let announcer = expect_context::<Announcer>();
    let failed = Memo::new(move |_| quest.shortfall().filter(|_| !quest.revealed.get()));
    Effect::new(move || {
        if let Some(shortfall) = failed.get() {
            announcer.say(text::not_solved(
                language.get_untracked(),
                tell::failed(&shortfall.cause, language.get_untracked()),
            ));
        }
    });
    move || failed.get().map(|shortfall| view! { <Why quest shortfall anew/> })
}

#[component]
fn Why(quest: Quest, shortfall: Shortfall, anew: Callback<()>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let Shortfall { parts, cause } = shortfall;
    let why = Memo::new(move |_| tell::failed(&cause, language.get()));
    let first = NodeRef::<Button>::new();
    // The keyboard goes where the way back is.
    first.on_load(|button| {
        let _ = button.focus();
    });
    let part = move |(part, met): (rabenburg_puzzles::Part, bool)| {
        view! {
            <li class=if met { "met" } else { "missed" }>
                <Icon name=if met { "check" } else { "close" }/>
                {move || tell::part(part, language.get())}
            </li>
        }
    };
    let ended = (quest.reason.get_untracked() == Reason::Streak).then(kept::streak);
    let anyway = move |_| {
        quest.reason.set(Reason::Picked);
        quest.take_back();
    };
    view! {
        <section class="panel verdict" aria-label=said(puzzles::not_solved)>
            <h2><Icon name="close"/>{move || why.with(|why| headline(why).0.to_owned())}</h2>
            {move || why.with(|why| Some(headline(why).1.to_owned()).filter(|rest| !rest.is_empty())).map(|rest| view! { <p>{rest}</p> })}
            <ul>{parts.into_iter().map(part).collect_view()}</ul>
            {match ended {
                Some(streak) => {
                    let solved = streak.solved();
                    let best = solved > 0 && solved == streak.best;
                    view! {
                        <p class="ends">
                            {move || text::streak_ends(language.get(), solved as u32)}
                            " "
                            {move || best.then(|| text::streak_best(language.get()))}
                        </p>
                        <div class="bt">
                            <button class="btn primary" node_ref=first on:click=move |_| anew.run(())>
                                <Icon name="flag"/>{said(text::new_streak)}
                            </button>
                            <button class="btn" on:click=anyway>{said(text::solve_anyway)}</button>
                        </div>
                    }
                    .into_any()
                }
                None => view! {
                    <div class="bt">
                        <button class="btn primary" node_ref=first aria-keyshortcuts="Z" on:click=move |_| quest.take_back()>
                            <Icon name="undo"/>{said(text::take_back_last)}<kbd aria-hidden="true">"Z"</kbd>
                        </button>
                        <button class="btn" aria-keyshortcuts="Shift+Z" on:click=move |_| quest.start_over()>
                            <Icon name="redraw"/>{said(text::start_over)}
                        </button>
                    </div>
                }
                .into_any(),
            }}
        </section>
    }
}
