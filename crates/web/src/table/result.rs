//! How the game ended: who won, and how everybody stands.

use leptos::prelude::*;
use rabenburg_engine::{Outcome, Standing};
use rabenburg_session::Waiting;
use rabenburg_words::{ending, table as text};

use crate::board::pieces::{Icon, Medal};
use crate::download;
use crate::focus::close_off;
use crate::parts;
use crate::route::{Finished, Route};
use crate::said::said;
use crate::settings::Settings;
use crate::table::company::Company;
use crate::table::game::Game;
use crate::table::players::paint_class;

/// The result, once everything that led to it has been shown.
#[component]
pub(crate) fn Result(
    again: Callback<()>,
    /// Whether somebody has closed it, to look at the board.
    hidden: RwSignal<bool>,
) -> impl IntoView {
    let game = expect_context::<Game>();
    let outcome = Memo::new(move |_| match game.moment.read().waiting {
        Waiting::Over(outcome) if !game.busy.get() && !hidden.get() => Some(outcome),
        _ => None,
    });
    move || outcome.get().map(|outcome| parts::coming(move || parts::ending(outcome, again, hidden)))
}

/// The sheet itself.
#[component]
pub(crate) fn Sheet(outcome: Outcome, again: Callback<()>, hidden: RwSignal<bool>) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let first = NodeRef::<leptos::html::Button>::new();
    let sheet = NodeRef::<leptos::html::Div>::new();
    Effect::new(move || {
        let Some(sheet) = sheet.get() else { return };
        close_off(&sheet, true);
        // Without the focus, the Tab key still reaches it.
        let _ = match first.get() {
            Some(button) => button.focus(),
            // Those who only watch have nothing to begin with.
            None => sheet.focus(),
        };
    });
    on_cleanup(move || {
        if let Some(sheet) = sheet.get_untracked() {
            close_off(&sheet, false);
        }
    });
    let save = move |_| {
        if let Some(record) = game.record() {
            download::text("rabenburg-game.txt", &record);
        }
    };
    view! {
        <div
            class="result"
            node_ref=sheet
            tabindex="-1"
            role="dialog"
            aria-modal="true"
            aria-labelledby="result-title"
            aria-describedby="result-because"
        >
            <div class="panel">
                <h2 id="result-title">{move || game.moment.with(|moment| ending::winners(&outcome, &moment.view, &game.names(), language.get()))}</h2>
                <p id="result-because">{move || game.moment.with(|moment| ending::because(&outcome, &moment.view, language.get()))}</p>
                <Ranking outcome/>
                <div class="bt">
                    <Again again first/>
                    <button class="btn" on:click=move |_| hidden.set(true)>{said(text::look_at_board)}</button>
                    <button class="btn" on:click=save>{said(text::save_game)}</button>
                    <a class="btn" href=Route::Start.href()>{said(text::home_page)}</a>
                </div>
            </div>
        </div>
    }
}

/// The ways to another game, and to what can be learned from this one.
#[component]
fn Again(again: Callback<()>, first: NodeRef<leptos::html::Button>) -> impl IntoView {
    if let Some(company) = Company::here() {
        return (company.again)(first);
    }
    view! {
        <button class="btn primary" node_ref=first on:click=move |_| again.run(())>
            <Icon name="redraw"/>
            {said(text::play_again)}
        </button>
        <a class="btn" href=Route::Result(Finished::Last).href()>{said(text::result_and_replay)}</a>
    }
    .into_any()
}

#[component]
fn Ranking(outcome: Outcome) -> impl IntoView {
    let game = expect_context::<Game>();
    let rules = game.rules();
    let seats = move || {
        let scene = game.stage.scene.read();
        let seats = &scene.view().seats;
        let standings: Vec<Standing> = seats.iter().map(Standing::from).collect();
        let ranked = rules.ranking(&standings, outcome.winners).into_iter().flat_map(|placed| placed.side);
        ranked.map(|seat| (seat, seats[seat.index()])).collect::<Vec<_>>()
    };
    view! {
        <table class="ranking" hidden=rules.is_solo()>
            <caption class="visually-hidden">{said(text::result_table)}</caption>
            <thead>
                <tr>
                    <th scope="col"><span class="visually-hidden">{said(text::players)}</span></th>
                    <th scope="col">{said(text::result_home)}</th>
                    <th scope="col">{said(text::result_filled)}</th>
                    <th scope="col">{said(text::result_full)}</th>
                </tr>
            </thead>
            <tbody>
                {move || seats().into_iter().map(|(seat, there)| {
                    let paint = rules.colours[seat.index()];
                    view! {
                        <tr class=paint_class(paint) class:won=outcome.winners.contains(seat)>
                            <th scope="row"><Medal colour=paint/>{game.name_of(seat)}</th>
                            <td>{there.home}"/"{rules.wizards_each()}</td>
                            <td>{there.flasks.full + there.flasks.spent}"/"{rules.flasks_each()}</td>
                            <td>{there.flasks.full}</td>
                        </tr>
                    }
                }).collect_view()}
            </tbody>
        </table>
    }
}
