//! The set-up of a table: every choice there is, checked while it is made.

pub(crate) mod chair;
pub(crate) mod choice;
pub(crate) mod finer;
pub(crate) mod game;
pub(crate) mod spells;

use leptos::prelude::*;
use rabenburg_engine::MAX_SEATS;
use rabenburg_words::{Language, start as words};

use super::modal::Modal;
use super::plan::{Kind, Plan, Shelf, Wish};
use super::telling;
use crate::board::pieces::Icon;
use crate::parts::{self, coming};
use crate::settings::Settings;
use chair::ChairRow;
use choice::{Choices, RadioOption};
use finer::FinerPoints;
use game::{MemoryChoice, TeamsChoice, VariantChoice};
use spells::SpellsChoice;

/// The plan being edited, and the language to talk about it in.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    shelf: RwSignal<Shelf>,
    kind: Kind,
    pub(crate) language: Language,
}

impl Desk {
    /// A plan from a shelf, and the language to talk about it in.
    pub(crate) fn new(shelf: RwSignal<Shelf>, kind: Kind, language: Language) -> Desk {
        Desk { shelf, kind, language }
    }

    /// Reads the plan, reactively.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Plan) -> T) -> T {
        self.shelf.with(|shelf| look(shelf.plan(self.kind)))
    }

    pub(crate) fn wish(self, wish: Wish) {
        self.shelf.update(|shelf| shelf.plan_mut(self.kind).wish(wish));
    }

    /// Why a wish would make the plan unplayable, unless it already is for that reason.
    pub(crate) fn objection(self, wish: Wish) -> Option<String> {
        self.with(|plan| {
            let reason = plan.would(wish).err()?;
            (plan.check() != Err(reason)).then(|| telling::reason(self.language, reason))
        })
    }
}

/// The dialog; it is open while `kind` names a kind of game.
#[component]
pub(crate) fn SetUp(
    shelf: RwSignal<Shelf>,
    /// Which of them is being edited.
    kind: RwSignal<Option<Kind>>,
    /// Called when somebody wants to play it.
    start: Callback<Kind>,
) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let close = Callback::new(move |()| kind.set(None));
    let open = Memo::new(move |_| kind.with(Option::is_some));
    let go = Callback::new(move |chosen| {
        if shelf.with_untracked(|shelf| shelf.plan(chosen).check().is_ok()) {
            kind.set(None);
            start.run(chosen);
        }
    });
    view! {
        <Modal open on_close=close heading="set-up-heading" class="set-up">
            <div class="set-up-form">
                <header>
                    <h2 id="set-up-heading" tabindex="-1" autofocus>{words::set_up(language.get_untracked())}</h2>
                    <button class="btn quiet set-up-close" type="button" aria-label=words::close(language.get_untracked()) on:click=move |_| close.run(())>
                        <Icon name="close"/>
                    </button>
                </header>
                {coming(move || parts::set_up(shelf, kind, go))}
            </div>
        </Modal>
    }
}

/// Everything that can be chosen, and what comes of it.
#[component]
pub(crate) fn SetUpForm(shelf: RwSignal<Shelf>, kind: RwSignal<Option<Kind>>, start: Callback<Kind>) -> impl IntoView {
    let language = expect_context::<Settings>().language.get_untracked();
    let desk = move || kind.get().map(|kind| Desk { shelf, kind, language });
    view! {
        <div class="set-up-body">
            <KindChoice kind/>
            {move || desk().map(|desk| view! { <Sections desk/> })}
        </div>
        {move || desk().map(|desk| view! { <Verdict desk start/> })}
    }
}

/// The kind of game; each has its own plan.
#[component]
fn KindChoice(kind: RwSignal<Option<Kind>>) -> impl IntoView {
    let language = expect_context::<Settings>().language.get_untracked();
    let choices = vec![
        RadioOption::plain(Kind::Bots, words::kind_bots(language)),
        RadioOption::plain(Kind::Together, words::kind_together(language)),
        RadioOption::plain(Kind::Solo, words::kind_solo(language)),
    ];
    view! {
        <Choices
            name="kind"
            legend=words::kind(language)
            class="set-up-seg set-up-kind"
            choices
            chosen=Signal::derive(move || kind.get().unwrap_or(Kind::Bots))
            choose=Callback::new(move |chosen| kind.set(Some(chosen)))
        />
    }
}

/// All choices of a plan. In the solo game, several of them leave nothing to decide.
#[component]
fn Sections(desk: Desk) -> impl IntoView {
    let solo = desk.kind == Kind::Solo;
    let chairs = if solo { 1 } else { MAX_SEATS };
    let picking = RwSignal::new(None::<usize>);
    view! {
        <div>
            <fieldset class="start-set set-up-chairs">
                <legend>{words::players(desk.language)}</legend>
                {(0..chairs).map(|number| view! { <ChairRow desk number picking/> }).collect_view()}
            </fieldset>
            {(!solo).then(|| view! { <TeamsChoice desk/> })}
            {solo.then(|| view! { <MemoryChoice desk/> })}
        </div>
        <div>
            {(!solo).then(|| view! { <VariantChoice desk/> })}
            <SpellsChoice desk/>
            {(!solo).then(|| view! { <MemoryChoice desk/> <FinerPoints desk/> })}
        </div>
    }
}

/// The outcome: a game, or the reason why not.
#[component]
fn Verdict(desk: Desk, start: Callback<Kind>) -> impl IntoView {
    let ready = Memo::new(move |_| desk.with(|plan| plan.check().is_ok()));
    view! {
        <footer>
            <p class:wrong=move || !ready.get() role="status">
                {move || desk.with(|plan| telling::summary_or_reason(desk.language, plan))}
            </p>
            <button
                class="btn primary set-up-start"
                type="button"
                aria-disabled=move || (!ready.get()).then_some("true")
                on:click=move |_| start.run(desk.kind)
            >
                <Icon name="play"/>
                {words::start_game(desk.language)}
            </button>
        </footer>
    }
}
