//! A dialog over the page. The browser traps the focus inside, and restores it afterwards.

use leptos::ev::MouseEvent;
use leptos::html::Dialog;
use leptos::prelude::*;

/// A dialog that is open while `open` says so. Escape and a click outside close it.
#[component]
pub(crate) fn Modal(
    #[prop(into)] open: Signal<bool>,
    /// Called when somebody wants to close it.
    on_close: Callback<()>,
    heading: &'static str,
    /// More classes.
    class: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let open = open.get();
        let Some(dialog) = dialog.get() else { return };
        if open && !dialog.open() {
            // This fails only outside of a document, where nobody could see it.
            let _ = dialog.show_modal();
        } else if !open && dialog.open() {
            dialog.close();
        }
    });
    let beside = move |event: MouseEvent| {
        // The content covers the whole dialog, so a click on the dialog itself is a click outside.
        if dialog.get_untracked().is_some_and(|dialog| event.target().as_ref() == Some(dialog.as_ref())) {
            on_close.run(());
        }
    };
    let closed = move |_| {
        // The browser reports it a little later, when it may have been opened again.
        if dialog.get_untracked().is_some_and(|dialog| !dialog.open()) {
            on_close.run(());
        }
    };
    view! {
        <dialog
            class=format!("start-dialog {class}")
            node_ref=dialog
            aria-labelledby=heading
            on:click=beside
            on:close=closed
        >
            {move || open.get().then(|| children())}
        </dialog>
    }
}
