//! The board of the replay, the text about the move, and the players at that moment.

use leptos::prelude::*;
use rabenburg_engine::{Cards, Face, Seat, Spell};
use rabenburg_session::PointOfView;
use rabenburg_words::{Icon as Subject, Line, Names, after as text, glossary, keys, labels, table as table_text};

use super::projector::Projector;
use super::source::Showing;
use crate::board::component::{Board, Wishes};
use crate::board::fit::layout_for;
use crate::board::marks::{BoardPiece, LaidOut, Marks, Spot};
use crate::board::pieces::{CardBack, CardFace, Crest, Emblem, Flask, FlaskState, Icon, Medal};
use crate::said::said;
use crate::settings::Settings;

#[component]
pub(crate) fn Screen(projector: Projector) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let rules = projector.with(|film| *film.rules());
    let names = StoredValue::new(projector.showing.with_value(|showing| Showing::names(showing)));
    let nothing = Wishes {
        piece: Callback::new(|_| ()),
        space: Callback::new(|_| ()),
        spell: Callback::new(|_| ()),
        drag: Callback::new(|_| ()),
        drop: Callback::new(|_| ()),
        back: Callback::new(|()| ()),
        stuck: Callback::new(|()| ()),
    };
    let laid = |spell: Spell| LaidOut { spell, cost: rules.costs.of(spell), castable: false, chosen: false };
    let spells: Vec<LaidOut> = rules.spells.iter().map(laid).collect();
    let label = Callback::new(move |spot| names.with_value(|names| label(projector, names, spot)));
    let place = NodeRef::<leptos::html::Div>::new();
    view! {
        <section class="panel after-board" aria-label=said(text::replay_board)>
            <div class="board-place" node_ref=place>
            <Board
                stage=projector.stage
                layout=layout_for(place)
                marks=Signal::from(Marks::default())
                spells=Signal::from(spells)
                name=Signal::derive(move || text::board(language.get()).to_owned())
                label
                keys=Signal::derive(move || keys::on_the_replay(language.get()).to_owned())
                wishes=nothing
            />
            </div>
            <Told projector/>
        </section>
    }
}

fn label(projector: Projector, names: &Names, spot: Spot) -> String {
    let Settings { language, .. } = expect_context();
    let language = language.get();
    projector.view.with(|view| match spot {
        Spot::Space(space) => labels::space(view, space, names, language),
        Spot::Piece(BoardPiece::Tower(tower)) => labels::tower(view, tower, &[], names, language),
        Spot::Piece(BoardPiece::Wizard { space, colour }) => labels::wizard(view, space, colour, &[], names, language),
        Spot::Piece(BoardPiece::Castle) => labels::castle(view, language),
    })
}

/// What led to this place, announced politely to those who listen to the page.
#[component]
fn Told(projector: Projector) -> impl IntoView {
    let rules = projector.with(|film| *film.rules());
    let lines = Memo::new(move |_| projector.told());
    let item = move |line: Line| {
        let paint = line.seat.map(|seat| rules.colours[seat.index()]);
        // From a player's point of view, the text is what they could read; they had to remember who is locked up (rule
        // 13.3).
        let told = if projector.pov.get() == PointOfView::Open { line.spoken() } else { &line.text };
        view! {
            <li class:hot=line.icon == Subject::Lock>
                {match paint {
                    Some(colour) => view! { <Emblem colour/> }.into_any(),
                    None => view! { <Icon name=icon_of(line.icon)/> }.into_any(),
                }}
                <span>{told.to_owned()}</span>
            </li>
        }
    };
    view! {
        <ul class="after-told" tabindex="0" aria-live="polite" aria-atomic="true">
            {move || match lines.get() {
                lines if lines.is_empty() && projector.at.get() <= projector.first() => {
                    view! { <li><span>{said(text::told_nothing)}</span></li> }.into_any()
                }
                lines => lines.into_iter().map(item).collect_view().into_any(),
            }}
        </ul>
    }
}

/// The icon of a line that is not about anybody in particular.
fn icon_of(subject: Subject) -> &'static str {
    match subject {
        Subject::Lock => "lock",
        Subject::Castle => "castle",
        Subject::Eye => "eye",
        Subject::Die => "die",
        Subject::Shuffle => "redraw",
        _ => "flag",
    }
}

/// Everybody at this moment, with the hands in sight.
#[component]
pub(crate) fn Seats(projector: Projector) -> impl IntoView {
    let rules = projector.with(|film| *film.rules());
    view! {
        <section class="panel after-seats" aria-labelledby="seats-title">
            <h2 id="seats-title"><Icon name="people"/>{said(text::at_this_moment)}</h2>
            <ul>{rules.seats().map(|seat| view! { <SeatRow projector seat/> }).collect_view()}</ul>
        </section>
    }
}

#[component]
fn SeatRow(projector: Projector, seat: Seat) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let rules = projector.with(|film| *film.rules());
    let names = projector.showing.with_value(|showing| Showing::names(showing));
    let paint = rules.colours[seat.index()];
    let there = Memo::new(move |_| projector.stage.scene.read().view().seats.get(seat.index()).copied());
    let active =
        Memo::new(move |_| projector.at.get() < projector.last() && projector.stage.scene.read().view().active == seat);
    let hand = Memo::new(move |_| projector.hands.with(|hands| hands.get(seat.index()).copied().flatten()));
    let held = Memo::new(move |_| there.get().map_or(0, |there| there.cards));
    let flasks = move || {
        let flasks = there.get().map(|there| there.flasks).unwrap_or_default();
        let row =
            [(flasks.full, FlaskState::Full), (flasks.spent, FlaskState::Spent), (flasks.empty, FlaskState::Empty)];
        row.into_iter().flat_map(|(count, state)| (0..count).map(move |_| view! { <Flask state/> })).collect_view()
    };
    let home = move || there.get().map_or(0, |there| there.home);
    let heard = move || {
        let (language, flasks) = (language.get(), there.get().map(|there| there.flasks).unwrap_or_default());
        let home = table_text::home_of(language, home(), rules.wizards_each());
        format!("{home}, {}", table_text::flasks_of(language, flasks.full, flasks.spent, flasks.empty))
    };
    let cards = move || match hand.get() {
        Some(hand) => view! { <Faces hand paint/> }.into_any(),
        None => {
            let count = held.get();
            let backs = (0..count).map(|_| view! { <CardBack/> }).collect_view();
            view! {
                <span class="cards" role="img" aria-label=text::cards_hidden(language.get(), count.into())>{backs}</span>
            }
            .into_any()
        }
    };
    view! {
        <li class=format!("p-{paint}") class:active=active>
            <Medal colour=paint/>
            <span class="who">
                <b>{move || names.name(seat, language.get())}<Show when=move || active.get()><Crest/></Show></b>
                <small>
                    <Icon name="castle"/>
                    <span aria-hidden="true">{move || text::home_of(language.get(), home(), rules.wizards_each())}</span>
                    <span class="flasks" aria-hidden="true">{flasks}</span>
                    <span class="visually-hidden">{heard}</span>
                </small>
            </span>
            {cards}
        </li>
    }
}

#[component]
fn Faces(hand: Cards, paint: rabenburg_engine::Colour) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let faces: Vec<Face> = hand.each().collect();
    let named = faces.clone();
    let label = move || {
        let names: Vec<String> = named.iter().map(|&face| glossary::card(face, language.get())).collect();
        if names.is_empty() { text::cards_hidden(language.get(), 0) } else { names.join(", ") }
    };
    let face = |face: Face| view! { <CardFace face=Signal::from(face) colour=Signal::from(paint)/> };
    view! { <span class="cards" role="img" aria-label=label>{faces.into_iter().map(face).collect_view()}</span> }
}
