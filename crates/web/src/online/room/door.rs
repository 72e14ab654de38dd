//! The way to the table: who comes, and what they want to do as soon as they are there.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_protocol::{Command, Key, Name};
use rabenburg_remote::Connection;
use rabenburg_words::hall as words;

use crate::online::guest::Guest;
use crate::online::visitor;
use crate::said::said;
use crate::settings::Settings;
use crate::start::modal::Modal;

/// Who comes, and why.
#[derive(Clone, Copy)]
pub(crate) struct Door {
    /// The visitor's key; without one, they watch anonymously.
    pub(crate) key: RwSignal<Option<Key>>,
    /// Grows whenever the visitor comes again.
    pub(crate) attempt: RwSignal<u32>,
    /// What to do once they are there under a name.
    wish: RwSignal<Option<Command>>,
    /// What is waiting for a name.
    asked: RwSignal<Option<Command>>,
}

impl Door {
    /// The door for this device's visitor, or for an anonymous one.
    pub(crate) fn new() -> Door {
        Door {
            key: RwSignal::new(visitor::kept().map(|visitor| visitor.key)),
            attempt: RwSignal::new(0),
            wish: RwSignal::new(None),
            asked: RwSignal::new(None),
        }
    }

    /// Does something that needs a name, asking for one first if need be. Returns whether it was done at once.
    pub(crate) fn command(self, guest: Guest, command: Command) -> bool {
        let named = guest.you.with_untracked(|you| you.visitor.is_some());
        if named {
            guest.command(command);
        } else {
            self.asked.set(Some(command));
        }
        named
    }

    /// Does what was wished for on the way.
    pub(crate) fn fulfil(self, guest: Guest) {
        Effect::new(move || {
            let named = guest.you.with(|you| you.visitor.is_some());
            if guest.connection.get() != Connection::Open || !named {
                return;
            }
            if let Some(command) = self.wish.get_untracked() {
                self.wish.set(None);
                guest.command(command);
            }
        });
    }

    /// Comes again under a new key and the old name, because the server does not know the old key.
    pub(crate) fn come_anew(self) {
        let Some(former) = visitor::kept() else {
            self.key.set(None);
            return;
        };
        spawn_local(async move {
            match visitor::make(former.name).await {
                Ok(visitor) => self.key.try_set(Some(visitor.key)),
                // Watching is always possible.
                Err(_) => self.key.try_set(None),
            };
        });
    }
}

/// Asks for a name in a dialog, and comes again with it.
#[component]
pub(crate) fn AskName(door: Door) -> impl IntoView {
    let open = Memo::new(move |_| door.asked.with(Option::is_some));
    let close = Callback::new(move |()| door.asked.set(None));
    view! {
        <Modal open on_close=close heading="ask-name-heading" class="start-question">
            <NameForm door>
                <button type="button" class="btn" on:click=move |_| close.run(())>{said(words::cancel)}</button>
            </NameForm>
        </Modal>
    }
}

/// The question for a name. With the answer, the visitor comes to the table and does what they wished for, or sits
/// down.
#[component]
pub(crate) fn NameForm(door: Door, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let go_on = move || match door.asked.get() {
        Some(Command::Say { .. }) => said(words::chat_send),
        _ => said(words::sit_down),
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let language = language.get_untracked();
        let Ok(name) = typed.get_untracked().parse::<Name>() else {
            wrong.set(Some(words::name_wrong(language).to_owned()));
            return;
        };
        spawn_local(async move {
            match visitor::called(name).await {
                Ok(visitor) => {
                    let sit = Command::Sit { seat: None, colour: None };
                    door.wish.try_set(Some(door.asked.try_get_untracked().flatten().unwrap_or(sit)));
                    door.asked.try_set(None);
                    door.key.try_set(Some(visitor.key));
                }
                Err(trouble) => {
                    wrong.try_set(Some(trouble.told(language)));
                }
            }
        });
    };
    view! {
        <form class="start-answers online-ask" on:submit=submit>
            <h2 id="ask-name-heading">{said(words::who_are_you)}</h2>
            <p>{said(words::who_are_you_note)}</p>
            <input
                type="text"
                aria-label=said(words::your_name)
                placeholder=said(words::your_name)
                maxlength=Name::LIMIT.to_string()
                autocomplete="nickname"
                autofocus
                prop:value=typed
                on:input:target=move |event| typed.set(event.target().value())
            />
            <p class="wrong" role="status">{wrong}</p>
            <button type="submit" class="btn primary">{move || go_on().get()}</button>
            {children.map(|children| children())}
        </form>
    }
}
