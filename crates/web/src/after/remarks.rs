//! A study: comments on moments of the game, and branches. They are saved and shared together with it.

use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_session::{BranchOff, Notes};
use rabenburg_words::after as text;

use super::controls::place_at;
use super::projector::Projector;
use super::source::Showing;
use crate::board::pieces::Icon;
use crate::said::said;
use crate::settings::Settings;

/// What was remarked.
#[derive(Clone, Copy)]
pub(super) struct Remarks {
    notes: RwSignal<Notes>,
    branches: RwSignal<Vec<BranchOff>>,
}

impl Remarks {
    /// Those that came with the game.
    pub(super) fn of(showing: &Showing) -> Remarks {
        Remarks { notes: RwSignal::new(showing.film.notes()), branches: RwSignal::new(showing.branches.clone()) }
    }

    /// The game with everything that was remarked, as one file.
    pub(super) fn file(self, showing: &Showing) -> String {
        let branches = self.branches.get_untracked();
        self.notes.with_untracked(|notes| showing.film.study(notes, &branches))
    }

    /// Keeps a branch, unless there is the same already.
    pub(super) fn keep(self, branch: BranchOff) {
        self.branches.update(|branches| {
            if !branches.contains(&branch) {
                branches.push(branch);
            }
        });
    }

    /// Whether a branch is kept.
    pub(super) fn has(self, branch: &BranchOff) -> bool {
        self.branches.with(|branches| branches.contains(branch))
    }
}

/// The comment on the moment that is shown, and the list of all comments and branches.
#[component]
pub(super) fn Remarked(
    remarks: Remarks,
    projector: Projector,
    showing: Arc<Showing>,
    /// Shows a branch, given with the whole study, to which one comes back.
    branch_off: Callback<(BranchOff, String)>,
) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let Remarks { notes, branches } = remarks;
    let here = Memo::new(move |_| projector.moment(projector.at.get()));
    let write = move |note: String| notes.update(|notes| drop(notes.insert(here.get_untracked(), note)));
    let jump = move |moment: usize| projector.jump(projector.place_of(moment));
    let written = move || {
        let notes = notes.get().into_iter().filter(|(_, note)| !note.trim().is_empty());
        let item = |(moment, note): (usize, String)| {
            let place = move || place_at(projector, projector.place_of(moment), language.get());
            view! {
                <li><button type="button" on:click=move |_| jump(moment)><b>{place}</b>" "{note}</button></li>
            }
        };
        notes.map(item).collect_view()
    };
    let showing = StoredValue::new(showing);
    let branched = move || {
        let item = |branch: BranchOff| {
            let moment = branch.moment;
            let place = move || place_at(projector, projector.place_of(moment), language.get());
            let open = move |_| {
                let whole = showing.with_value(|showing| remarks.file(showing));
                branch_off.run((branch.clone(), whole));
            };
            view! {
                <li><button type="button" on:click=open><b>{move || text::branch_at(language.get(), place())}</b></button></li>
            }
        };
        branches.get().into_iter().map(item).collect_view()
    };
    view! {
        <section class="panel after-remarks" aria-labelledby="remarks-title">
            <h2 id="remarks-title"><Icon name="hint"/>{said(text::remarks)}</h2>
            <label>
                <span class="visually-hidden">{said(text::remark_here)}</span>
                <textarea
                    rows="2"
                    maxlength="1000"
                    placeholder=said(text::remark_here)
                    prop:value=move || notes.with(|notes| notes.get(&here.get()).cloned().unwrap_or_default())
                    on:input:target=move |event| write(event.target().value())
                ></textarea>
            </label>
            <ul>{written}{branched}</ul>
            <p class="after-hint">{said(text::remarks_note)}</p>
        </section>
    }
}
