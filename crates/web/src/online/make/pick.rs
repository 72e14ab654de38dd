//! One out of many, in a drop-down list.

use leptos::prelude::*;

/// A labelled drop-down list.
#[component]
pub(crate) fn Pick<T: Copy + PartialEq + Send + Sync + 'static>(
    label: String,
    options: Vec<(T, String)>,
    #[prop(into)] chosen: Signal<T>,
    choose: Callback<T>,
) -> impl IntoView {
    let values: Vec<T> = options.iter().map(|&(value, _)| value).collect();
    let rows = options.into_iter().enumerate().map(|(number, (value, name))| {
        view! { <option value=number.to_string() selected=move || chosen.get() == value>{name}</option> }
    });
    let change = move |text: String| {
        let picked = text.parse().ok().and_then(|number: usize| values.get(number).copied());
        if let Some(value) = picked {
            choose.run(value);
        }
    };
    view! {
        <label class="make-pick">
            <span>{label}</span>
            <select on:change:target=move |event| change(event.target().value())>{rows.collect_view()}</select>
        </label>
    }
}
