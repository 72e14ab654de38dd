//! Who plays: wizards home, flasks, cards, and whose turn it is.

use leptos::prelude::*;
use rabenburg_engine::Seat;
use rabenburg_words::{Language, glossary, table as text};

use crate::board::pieces::{Crest, Emblem, Flask, FlaskState, HomeWizard, Icon, Medal};
use crate::said::said;
use crate::settings::Settings;
use crate::table::company::Company;
use crate::table::game::Game;

/// How many wizards fit in a row of a panel; no game of several players has more.
const MOST_FIGURES: u8 = 5;

#[component]
pub(crate) fn Players() -> impl IntoView {
    let game = expect_context::<Game>();
    let rules = game.rules();
    let all = move || {
        let firsts: Vec<Seat> = match rules.is_team() {
            true => rules.seats().filter(|&seat| rules.partner(seat).is_some_and(|partner| seat < partner)).collect(),
            false => return rules.seats().map(|seat| view! { <PlayerPanel seat/> }).collect_view().into_any(),
        };
        // The viewer's own team comes first, however often somebody else sits down here.
        let own = untrack(|| game.viewer()).filter(|_| !game.is_shared());
        let (ours, theirs): (Vec<Seat>, Vec<Seat>) = firsts
            .into_iter()
            .partition(|&first| own.is_some_and(|own| own == first || rules.partner(first) == Some(own)));
        let team = |first: Seat| {
            let members: Vec<Seat> = std::iter::once(first).chain(rules.partner(first)).collect();
            view! {
                <div class="team">
                    {move || game.later.get().map(|later| (later.team)(game, first))}
                    {members.into_iter().map(|seat| view! { <PlayerPanel seat/> }).collect_view()}
                </div>
            }
        };
        ours.into_iter().chain(theirs).map(team).collect_view().into_any()
    };
    view! {
        <aside class="players" class:teams=rules.is_team() tabindex="0" aria-label=said(text::players)>
            {all()}
        </aside>
    }
}

#[component]
fn PlayerPanel(seat: Seat) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let rules = game.rules();
    let paint = rules.colours[seat.index()];
    let all = rules.wizards_each();
    let scene = game.stage.scene;
    let of_seat = Memo::new(move |_| scene.read().view().seats.get(seat.index()).copied());
    let home = move || of_seat.get().map_or(0, |seat| seat.home);
    let flasks = Signal::derive(move || of_seat.get().map(|seat| seat.flasks).unwrap_or_default());
    let total = move || {
        let flasks = flasks.get();
        usize::from(flasks.full + flasks.spent + flasks.empty)
    };
    // Partners pass full flasks, so one may end up holding those of both (rule 11.3).
    let most = usize::from(rules.flasks_each()) * if rules.is_team() { 2 } else { 1 };
    let cards = move || of_seat.get().map_or(0, |seat| seat.cards);
    // This many figures stand in a row; if there are more, one stands for all, and the number says the rest.
    let figures = if all > MOST_FIGURES { 1 } else { all };
    // In the solo game every card counts (rule 12.4).
    let limit = rules.card_limit();
    let used = Memo::new(move |_| scene.read().view().discard.len());
    // Everybody can count: whoever is neither home nor in sight is locked up.
    let seen = Memo::new(move |_| scene.read().view().spaces.iter().map(|space| space.wizards.count(seat)).sum::<u8>());
    let locked = move || all.saturating_sub(home() + seen.get());
    let spread = move || text::in_sight_of(language.get(), seen.get(), locked());
    let finished = move || of_seat.get().is_some_and(|seat| seat.finished);
    let active = Memo::new(move |_| scene.read().view().active == seat && !game.is_over());
    let absent = Company::here().map(|company| (company.absence)(seat));
    let absent = move || absent.and_then(|absent| absent.get());
    let icon = if game.bot_level(seat).is_some() { "bot" } else { "person" };
    let name = move || game.name_of(seat);
    // The viewer can count their own hand; in the solo game the cards used up say more.
    let count = move || limit.map_or_else(|| cards().to_string(), |limit| format!("{}/{limit}", used.get()));
    let counted = move || match limit {
        Some(limit) => text::cards_used(language.get(), used.get(), limit),
        None => text::cards_in_hand(language.get(), u32::from(cards())),
    };
    // One sentence for those who listen to the panel; the pictures say the same to those who see it.
    let heard = move || {
        let language = language.get();
        let flasks = flasks.get();
        let mut parts = vec![
            name(),
            text::home_of(language, home(), all),
            spread(),
            text::flasks_of(language, flasks.full, flasks.spent, flasks.empty),
            text::cards_in_hand(language, u32::from(cards())),
        ];
        if is_partner(game, seat) {
            parts.insert(1, text::partner(language).to_owned());
        }
        parts.extend(limit.map(|limit| text::cards_used(language, used.get(), limit)));
        if active.get() {
            parts.insert(1, text::is_active(language).to_owned());
        }
        parts.extend(absent().map(str::to_owned));
        if finished() {
            parts.push(text::has_finished(language).to_owned());
        }
        parts.join(", ")
    };
    view! {
        <section class=format!("panel player {}", paint_class(paint)) class:active=active class:ally=move || is_partner(game, seat) class:finished=finished class:away=move || absent().is_some()>
            <h2 class="visually-hidden">{heard}</h2>
            <div class="inside" aria-hidden="true">
                <Medal colour=paint/>
                <div class="who">
                    <span class="name">{name}<Show when=move || active.get()><Crest/></Show></span>
                    <span class="kind">
                        <Emblem colour=paint/>
                        <Icon name=icon/>
                        // The word beside the level would be cut off.
                        {move || is_partner(game, seat).then(|| view! { <span class="with" title=text::partner(language.get())><Icon name="team"/></span> })}
                        <span>{move || absent().map_or_else(|| kind_of(game, seat, language.get()), str::to_owned)}</span>
                    </span>
                </div>
                <span class="held" title=counted><Icon name="cards"/><b>{count}</b></span>
                <div class="row fls">
                    {(0..most).map(|number| view! {
                        <Show when=move || number < total()>
                            <Flask state=Signal::derive(move || state_of(flasks.get(), number))/>
                        </Show>
                    }).collect_view()}
                </div>
                <div class="row home">
                    <Icon name="castle"/>
                    <span class="wizards">
                        {(0..figures).map(|number| view! {
                            <HomeWizard colour=paint home=Signal::derive(move || number < home())/>
                        }).collect_view()}
                    </span>
                    <span class="spread" title=spread>
                        <Icon name="eye"/>{move || seen.get()}
                        <Icon name="lock"/>{locked}
                    </span>
                    <b>{move || format!("{}/{all}", home())}</b>
                </div>
                <span class="pips">
                    {move || {
                        let flasks = flasks.get();
                        let pip = |class: &'static str, count: u8| (0..count).map(move |_| view! { <i class=class></i> });
                        pip("f", flasks.full).chain(pip("s", flasks.spent)).chain(pip("e", flasks.empty)).collect_view()
                    }}
                </span>
            </div>
        </section>
    }
}

/// The state of a player's flask by its index: full ones come first, then spent ones.
fn state_of(flasks: rabenburg_engine::Flasks, number: usize) -> FlaskState {
    let (full, spent) = (usize::from(flasks.full), usize::from(flasks.spent));
    match number {
        number if number < full => FlaskState::Full,
        number if number < full + spent => FlaskState::Spent,
        _ => FlaskState::Empty,
    }
}

/// The class that gives pieces a player's colour.
pub(crate) fn paint_class(paint: rabenburg_engine::Colour) -> String {
    format!("p-{paint}")
}

/// What a player is: a bot of some level, or a person.
fn kind_of(game: Game, seat: Seat, language: Language) -> String {
    match game.bot_level(seat) {
        Some(level) => glossary::level(level, language).to_owned(),
        None => text::person(language).to_owned(),
    }
}

fn is_partner(game: Game, seat: Seat) -> bool {
    game.viewer().and_then(|viewer| game.rules().partner(viewer)) == Some(seat)
}
