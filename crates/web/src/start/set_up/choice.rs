//! One out of several: radio buttons that look like cards, or like the segments of one button.

use leptos::prelude::*;

pub(crate) struct RadioOption<T> {
    value: T,
    label: &'static str,
    note: Signal<String>,
    objection: Signal<Option<String>>,
}

impl<T> RadioOption<T> {
    pub(crate) fn plain(value: T, label: &'static str) -> RadioOption<T> {
        RadioOption::noted(value, label, "")
    }

    pub(crate) fn noted(value: T, label: &'static str, note: &'static str) -> RadioOption<T> {
        RadioOption { value, label, note: Signal::stored(note.to_owned()), objection: Signal::stored(None) }
    }

    /// The same, with a sentence that changes.
    pub(crate) fn telling(self, note: Signal<String>) -> RadioOption<T> {
        RadioOption { note, ..self }
    }

    pub(crate) fn unless(self, objection: Signal<Option<String>>) -> RadioOption<T> {
        RadioOption { objection, ..self }
    }
}

/// A group of options, of which one is selected.
#[component]
pub(crate) fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The name of the group, unique on the page.
    name: &'static str,
    #[prop(into)] legend: String,
    class: &'static str,
    choices: Vec<RadioOption<T>>,
    #[prop(into)] chosen: Signal<T>,
    choose: Callback<T>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let choices = choices.into_iter().enumerate().map(|(number, choice)| {
        let RadioOption { value, label, note, objection } = choice;
        let checked = Memo::new(move |_| chosen.get() == value);
        let objection = Memo::new(move |_| objection.get().filter(|_| !checked.get()));
        let note = move || objection.get().unwrap_or_else(|| note.get());
        let described = format!("{name}-{number}-note");
        view! {
            <label class:off=move || objection.with(Option::is_some)>
                <input
                    type="radio"
                    name=name
                    prop:checked=checked
                    disabled=move || objection.with(Option::is_some)
                    aria-describedby=described.clone()
                    on:change=move |_| choose.run(value)
                />
                <b>{label}</b>
                <small id=described>{note}</small>
            </label>
        }
    });
    view! {
        <fieldset class=format!("set-up-choices {class}")>
            <legend>{legend}</legend>
            <div class="set-up-options">{choices.collect_view()}</div>
            {children.map(|children| children())}
        </fieldset>
    }
}
