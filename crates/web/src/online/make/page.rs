//! The page on which a table is made.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::{Name, NewTable, TableInfo};
use rabenburg_words::{Language, hall as words};

use super::detail::Detail;
use super::form::Form;
use super::manners::{AccessChoice, Manners, PaceChoice};
use super::seats::Seats;
use super::told;
use crate::board::pieces::Icon;
use crate::online::frame::Frame;
use crate::online::http::{self, HttpResult};
use crate::online::visitor;
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;
use crate::start::set_up::game::{MemoryChoice, VariantChoice};

/// The form, and the button that makes the table.
#[component]
pub(crate) fn MakePage() -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let form = Form::kept();
    let name = RwSignal::new(visitor::name().unwrap_or_default());
    // A solo player has fewer choices, so the form is rebuilt for another kind of game.
    let alone = Memo::new(move |_| form.terms.with(|terms| terms.players == 1));
    view! {
        <Frame back=Some(Route::Hall)>
            <div class="panel make set-up-form">
                <header><h1>{said(words::make_title)}</h1></header>
                {move || view! { <Sections form language=language.get() alone=alone.get() name/> }}
                <Verdict form name/>
            </div>
        </Frame>
    }
}

#[component]
fn Sections(form: Form, language: Language, alone: bool, name: RwSignal<String>) -> impl IntoView {
    let desk = form.desk(language);
    view! {
        <div class="set-up-body">
            <div>
                <div class="hall-field">
                    <label for="make-name">{words::your_name(language)}</label>
                    <input
                        id="make-name"
                        type="text"
                        maxlength=Name::LIMIT.to_string()
                        autocomplete="nickname"
                        aria-describedby="make-name-note"
                        prop:value=name
                        on:input:target=move |event| name.set(event.target().value())
                    />
                    <p id="make-name-note" class="hall-said">{words::make_name(language)}</p>
                </div>
                <Seats form language/>
                <PaceChoice form language/>
                <AccessChoice form language/>
                <Manners form language/>
            </div>
            <div>
                {(!alone).then(|| view! { <VariantChoice desk/> })}
                <MemoryChoice desk/>
                <Detail form language alone/>
            </div>
        </div>
    }
}

/// What comes of it: a table, or the reason why not.
#[component]
fn Verdict(form: Form, name: RwSignal<String>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let objection = Memo::new(move |_| form.objection(language.get()));
    let refused = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    // A refusal is shown until something changes.
    Effect::new(move || {
        form.look(|_, _| ());
        name.track();
        refused.set(None);
    });
    let make = move |_| {
        if busy.get_untracked() || objection.with_untracked(Option::is_some) {
            return;
        }
        let language = language.get_untracked();
        let Ok(name) = name.get_untracked().parse::<Name>() else {
            refused.set(Some(words::name_wrong(language).to_owned()));
            focus("make-name");
            return;
        };
        busy.set(true);
        form.keep();
        let table = untrack(|| form.order());
        spawn_local(async move {
            match ask(name, &table).await {
                Ok(table) => replace(&Route::Online(table.code.to_string())),
                Err(trouble) => {
                    refused.try_set(Some(trouble.told(language)));
                    busy.try_set(false);
                }
            }
        });
    };
    let told = move || {
        let wrong = refused.get().or_else(|| objection.get());
        wrong.unwrap_or_else(|| told::brief(&form.order(), language.get()))
    };
    view! {
        <footer>
            <p class:wrong=move || refused.with(Option::is_some) || objection.with(Option::is_some) role="status">{told}</p>
            <button
                class="btn primary set-up-start"
                type="button"
                aria-disabled=move || (busy.get() || objection.with(Option::is_some)).then_some("true")
                on:click=make
            >
                <Icon name="plus"/>
                {move || if busy.get() { words::make_going(language.get()) } else { words::make_go(language.get()) }}
            </button>
        </footer>
    }
}

async fn ask(name: Name, table: &NewTable) -> HttpResult<TableInfo> {
    let visitor = visitor::called(name).await?;
    visitor::asking(visitor, |key| http::new_table(key, table)).await
}

/// Goes to another place that replaces this one, so that the back button does not lead into the form again.
fn replace(route: &Route) {
    // If the address is refused, the page stays where it is.
    let _ = window().location().replace(&route.href());
}

fn focus(id: &str) {
    use wasm_bindgen::JsCast;
    let field = document().get_element_by_id(id).and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(field) = field {
        // The field exists and can be focused.
        let _ = field.focus();
    }
}
