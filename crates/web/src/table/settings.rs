//! The menu of the table: speed, sound, language, when to be asked, and the way out.

use leptos::html::Dialog;
use leptos::prelude::*;
use rabenburg_words::{Language, about, keys as key_text, more as more_text, table as text};

use crate::board::pieces::Icon;
use crate::choosing::Confirm;
use crate::parts::{self, coming};
use crate::route::Route;
use crate::said::said;
use crate::settings::{Asking, Setting, Settings, Speed};
use crate::table::company::Company;
use crate::table::game::Game;
use crate::table::keys;
use crate::table::later::Side;
use crate::table::more::{Notifying, VolumeSlider};

/// The menu as a dialog; the browser traps the focus inside and closes it with Escape.
#[component]
pub(crate) fn Menu(dialog: NodeRef<Dialog>, help: NodeRef<Dialog>, ready: Signal<bool>) -> impl IntoView {
    view! {
        <dialog class="panel menu" node_ref=dialog aria-labelledby="menu-title">
            {move || ready.get().then(|| coming(move || parts::menu(dialog, help)))}
        </dialog>
    }
}

#[component]
pub(crate) fn MenuBody(dialog: NodeRef<Dialog>, help: NodeRef<Dialog>) -> impl IntoView {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let Settings { language, speed, sound, confirm, asking, .. } = settings;
    let hints = Signal::derive(move || settings.wants_hints());
    let close = move || {
        if let Some(dialog) = dialog.get() {
            dialog.close();
        }
    };
    let show_keys = move |_| {
        close();
        keys::open(help);
    };
    let show_pile = move |_| {
        close();
        game.beside.set(Some(Side::Pile));
    };
    let speeds = [Speed::Half, Speed::Normal, Speed::Double, Speed::Off];
    let speed_word = |speed, language| match speed {
        Speed::Half => text::speed_half(language),
        Speed::Normal => text::speed_normal(language),
        Speed::Double => text::speed_double(language),
        Speed::Off => text::speed_off(language),
    };
    let ask_word = |asking, language| match asking {
        Asking::Always => text::asking_always(language),
        Asking::Concerned => text::asking_concerned(language),
        Asking::OwnTurn => text::asking_own_turn(language),
        Asking::Never => text::asking_never(language),
    };
    let confirm_word = |confirm, language| match confirm {
        Confirm::Always => text::confirm_always(language),
        Confirm::Unseen => text::confirm_unseen(language),
        Confirm::Never => text::confirm_never(language),
    };
    let on_word = |on, language| if on { text::on(language) } else { text::off(language) };
    let language_word = |of, _| about::name(of);
    view! {
            <header>
                <h2 id="menu-title">{said(text::menu)}</h2>
                <button class="icb" aria-label=said(text::close) on:click=move |_| close()><Icon name="close"/></button>
            </header>
            <Choice name="speed" legend=said(text::speed) value=speed choose=Callback::new(move |to| speed.set(to)) values=speeds.to_vec() word=speed_word/>
            <Choice name="sound" legend=said(text::sound) value=sound choose=Callback::new(move |to| sound.set(to)) values=vec![true, false] word=on_word/>
            <VolumeSlider/>
            <Notifying/>
            <Choice
                name="language"
                legend=said(text::language_setting)
                value=language
                choose=Callback::new(move |to| language.set(to))
                values=Language::ALL.to_vec()
                word=language_word
            />
            <Choice
                name="confirm"
                legend=said(text::confirm)
                value=confirm
                choose=Callback::new(move |to| confirm.set(to))
                values=vec![Confirm::Always, Confirm::Unseen, Confirm::Never]
                word=confirm_word
            />
            <p class="note">{said(text::confirm_note)}</p>
            <Show when=move || game.advises()>
                <Choice name="hints" legend=said(text::hints) value=hints choose=Callback::new(move |to| settings.want_hints(to)) values=vec![true, false] word=on_word/>
            </Show>
            <Show when=move || game.rules().is_master()>
                <Choice
                    name="asking"
                    legend=said(text::asking)
                    value=asking
                    choose=Callback::new(move |to| asking.set(to))
                    values=vec![Asking::Concerned, Asking::Always, Asking::OwnTurn, Asking::Never]
                    word=ask_word
                />
                <p class="note">{said(text::asking_note)}</p>
            </Show>
            <nav>
                <a class="btn" href=Route::Rules(None).href()><Icon name="book"/>{said(text::rules)}</a>
                <button class="btn" aria-haspopup="dialog" aria-keyshortcuts="?" on:click=show_keys>
                    {said(key_text::open)}
                    <kbd aria-hidden="true">"?"</kbd>
                </button>
                <button class="btn" on:click=show_pile><Icon name="cards"/>{said(more_text::pile)}</button>
                <Leave/>
            </nav>
    }
}

/// The way out.
#[component]
fn Leave() -> impl IntoView {
    if let Some(company) = Company::here() {
        return (company.leave)();
    }
    view! {
        <a class="btn" href=Route::Start.href()><Icon name="undo"/>{said(text::leave)}</a>
        <p class="note">{said(text::leave_note)}</p>
    }
    .into_any()
}

/// One setting with a few values, side by side.
#[component]
fn Choice<S: Setting>(
    name: &'static str,
    legend: Signal<&'static str>,
    #[prop(into)] value: Signal<S>,
    choose: Callback<S>,
    values: Vec<S>,
    word: fn(S, Language) -> &'static str,
) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    view! {
        <fieldset class="seg">
            <legend>{legend}</legend>
            <div>
                {values.into_iter().map(|this| view! {
                    <label>
                        <input
                            type="radio"
                            name=name
                            prop:checked=move || value.get() == this
                            on:change=move |_| choose.run(this)
                        />
                        <span lang=this.tongue()>{move || word(this, language.get())}</span>
                    </label>
                }).collect_view()}
            </div>
        </fieldset>
    }
}
