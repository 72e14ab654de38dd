//! What happened, in words with icons; newest last, as people tell it.

use leptos::prelude::*;
use rabenburg_words::{Icon as Subject, table as text};

use crate::board::pieces::{Emblem, Icon};
use crate::said::said;
use crate::table::asides::Asides;
use crate::table::game::Game;

#[component]
pub(crate) fn Log(asides: Asides) -> impl IntoView {
    let game = expect_context::<Game>();
    let list = NodeRef::<leptos::html::Ol>::new();
    let lines = game.lines;
    // The newest line stays in sight.
    Effect::new(move || {
        lines.track();
        asides.log.track();
        let Some(list) = list.get() else { return };
        // It exists only after the list has been drawn.
        request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
    });
    view! {
        <section class="panel log" aria-labelledby="log-title">
            <header>
                <h2 id="log-title"><Icon name="clock"/>{said(text::what_happened)}</h2>
                <button class="icb shut" aria-label=said(text::close) title=said(text::close) on:click=move |_| asides.toggle_log()>
                    <Icon name="close"/>
                </button>
            </header>
            <Show when=move || lines.read().is_empty()>
                <p class="nothing">{said(text::nothing_yet)}</p>
            </Show>
            <ol node_ref=list tabindex="0" aria-labelledby="log-title">
                {move || lines.get().into_iter().map(|(_, line)| {
                    let paint = line.seat.map(|seat| game.rules().colours[seat.index()]);
                    view! {
                        <li class=class_of(line.icon)>
                            {paint.map(|paint| view! { <Emblem colour=paint/> })}
                            <Icon name=icon_of(line.icon)/>
                            <span>{line.text}</span>
                        </li>
                    }
                }).collect_view()}
            </ol>
            <button class="btn replay" disabled=move || game.busy.get() || !game.repeatable.get() on:click=move |_| game.wished_again.set(true)>
                <Icon name="replay"/>
                {said(text::replay_turn)}
            </button>
        </section>
    }
}

fn icon_of(subject: Subject) -> &'static str {
    match subject {
        Subject::Tower => "tower",
        Subject::Wizard => "hat",
        Subject::Lock => "lock",
        Subject::Flask => "flask",
        Subject::Castle => "castle",
        Subject::Die => "die",
        Subject::Card => "cards",
        Subject::Spell => "lantern",
        Subject::Flag => "flag",
        Subject::Shuffle => "redraw",
        Subject::Exchange => "team",
        Subject::Pass => "minus",
        Subject::Eye => "eye",
    }
}

fn class_of(subject: Subject) -> &'static str {
    match subject {
        Subject::Lock => "hot",
        Subject::Flag => "sep",
        _ => "",
    }
}
