//! What would happen, and the buttons: confirm, take back, and the choices that are no pieces.

use leptos::prelude::*;
use rabenburg_engine::{Direction, Fact, Phase, Seat, TowerId};
use rabenburg_session::Choice;
use rabenburg_words::{Language, consequence, table as text};

use crate::board::pieces::{Icon, TowerIcon};
use crate::choosing::{Deed, Pick};
use crate::route::Route;
use crate::rules::overview;
use crate::said::said;
use crate::settings::Settings;
use crate::table::game::Game;
use crate::table::prompt;

/// The dock at the foot of the table.
#[component]
pub(crate) fn Dock() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let chosen = Memo::new(move |_| game.picked.with(|picked| game.menu().chosen(picked).cloned()));
    let buttons = Memo::new(move |_| {
        let offered = game.picked.with(|picked| game.menu().offered(picked));
        offered.into_iter().filter(|&pick| is_button(pick)).collect::<Vec<_>>()
    });
    let picking = move || game.picked.with(|picked| !picked.is_empty());
    let sentence = move || match chosen.get() {
        Some(choice) => game
            .moment
            .with(|moment| consequence(&choice.action, &choice.foreseen, &moment.view, &game.names(), language.get())),
        None => prompt::prompt(game, language.get()),
    };
    view! {
        <section class="panel dock" class:idle=move || game.menu().is_empty()>
            <TowerRow/>
            <div class="says">
                <p aria-live="polite">{sentence}</p>
                {clock()}
                <RuleLink/>
            </div>
            <div class="bt">
                {move || chosen.get().map(|choice| view! {
                    <button class="btn primary confirm" on:click=move |_| game.confirm()>
                        <Icon name="check"/>
                        {move || confirm_label(game, language.get(), &choice)}
                        <kbd aria-hidden="true">"Enter"</kbd>
                    </button>
                })}
                <Show when=picking>
                    <button class="btn back" on:click=move |_| game.take_back() aria-label=said(text::take_back)>
                        <Icon name="undo"/>
                        <span class="wide">{said(text::take_back)}</span>
                        <kbd aria-hidden="true">"Esc"</kbd>
                    </button>
                </Show>
                {move || {
                    let alone = chosen.get().is_none();
                    buttons.get().into_iter().map(|pick| view! { <Choose pick alone/> }).collect_view()
                }}
            </div>
        </section>
    }
}

/// The time that is left, where it is limited.
fn clock() -> impl IntoView {
    #[cfg(feature = "whole")]
    crate::online::own_clock()
}

/// The way from a card or a spell to its rule.
#[component]
fn RuleLink() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let number = Memo::new(move |_| {
        game.picked.with(|picked| {
            picked.iter().find_map(|pick| match *pick {
                Pick::Card(card) => Some(overview::card_rule(card)),
                Pick::Spell(spell) => Some(overview::spell_rule(spell)),
                _ => None,
            })
        })
    });
    move || {
        number.get().map(|number| {
            let label = move || text::rule_number(language.get(), number);
            view! {
                <a class="icb rule" href=Route::Rules(Some(number.to_string())).href() aria-label=label title=label>
                    <Icon name="book"/>
                </a>
            }
        })
    }
}

/// A choice that is no piece and no card.
#[component]
fn Choose(pick: Pick, alone: bool) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    // What lets the game go on is offered first, as long as nothing else is about to be confirmed.
    let primary = alone && matches!(pick, Pick::Do(Deed::End | Deed::Pass | Deed::NoMove | Deed::Accept));
    view! {
        <button class="btn" class:primary=primary on:click=move |_| game.pick(pick)>
            {move || button_label(game, language.get(), pick)}
        </button>
    }
}

/// The towers of a chosen stack side by side: on a phone the layers are too thin for a finger.
#[component]
fn TowerRow() -> impl IntoView {
    let game = expect_context::<Game>();
    let stack = Memo::new(move |_| {
        let chosen = game.picked.with(|picked| {
            picked.iter().rev().find_map(|pick| match *pick {
                Pick::Tower(tower) => Some(tower),
                _ => None,
            })
        })?;
        let towers = game.moment.with(|moment| {
            moment.view.spaces.iter().find(|space| space.towers.contains(&chosen)).map(|space| space.towers.clone())
        })?;
        (towers.len() > 1).then_some((chosen, towers))
    });
    move || {
        stack.get().map(|(chosen, towers)| {
            let place = towers.iter().position(|&tower| tower == chosen).unwrap_or(0);
            let row = towers.into_iter().enumerate().map(|(layer, tower)| {
                let (chosen, moves) = (layer == place, layer > place);
                view! { <RowTower tower layer chosen moves/> }
            });
            view! {
                <div class="pick" role="group" aria-label=said(text::which_tower)>
                    <span class="lb" aria-hidden="true">{said(text::which_tower)}</span>
                    {row.collect_view()}
                </div>
            }
        })
    }
}

#[component]
fn RowTower(tower: TowerId, layer: usize, chosen: bool, moves: bool) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    view! {
        <button
            class="pk"
            class:sel=chosen
            class:mv=moves
            aria-pressed=chosen.to_string()
            aria-label=move || text::tower_layer(language.get(), tower, layer + 1)
            on:click=move |_| game.pick(Pick::Tower(tower))
            disabled=chosen
        >
            <TowerIcon tower=Signal::from(tower)/>
        </button>
    }
}

/// Whether a pick is a button of the dock.
fn is_button(pick: Pick) -> bool {
    match pick {
        // A new hand stands beside the actions.
        Pick::Do(deed) => deed != Deed::Redraw,
        Pick::Riders(_) | Pick::Way(_) | Pick::Owner(_) | Pick::Flasks(_) => true,
        Pick::Card(_) | Pick::Spell(_) | Pick::Tower(_) | Pick::Wizard { .. } => false,
    }
}

/// What confirming would do, in a word or two.
fn confirm_label(game: Game, language: Language, choice: &Choice) -> String {
    use rabenburg_engine::Action;
    let goal = choice.foreseen.iter().find_map(|fact| match *fact {
        Fact::TowerMoved { to, .. } => Some(Ok(to)),
        Fact::WizardMoved { to, .. } => Some(Ok(game.stage.scene.read().space_of(to))),
        Fact::WizardEntered { .. } => Some(Err(())),
        _ => None,
    });
    match (choice.action, goal) {
        (Action::PlayDice { .. }, _) => text::roll(language).into(),
        (Action::Discard { .. }, _) => text::discard(language).into(),
        (Action::Redraw, _) => text::new_hand_confirm(language).into(),
        (Action::Give { .. }, _) => text::give(language).into(),
        (Action::GiveBack { .. }, _) => text::give_back(language).into(),
        (Action::Offer { .. }, _) => partner_label(game, language, |name| text::offer(language, name)),
        (Action::PassFlasks { count }, _) => {
            partner_label(game, language, |name| text::pass_flasks(language, u32::from(count), name))
        }
        (Action::Cast(_), _) => text::cast_spell(language).into(),
        (_, Some(Ok(space))) => text::move_to(language, space),
        (_, Some(Err(()))) => text::enter_castle(language).into(),
        _ => text::move_it(language).into(),
    }
}

fn button_label(game: Game, language: Language, pick: Pick) -> String {
    let rolls_left = game.moment.with(|moment| moment.view.roll.map_or(0, |roll| roll.left));
    match pick {
        Pick::Do(Deed::Discard) => text::discard_unused(language).into(),
        Pick::Do(Deed::Redraw) => text::new_hand(language).into(),
        Pick::Do(Deed::NoMove) => text::no_move(language).into(),
        Pick::Do(Deed::Reroll) => text::roll_again(language, u32::from(rolls_left)),
        Pick::Do(Deed::NoPush) => text::no_push(language).into(),
        Pick::Do(Deed::End) => text::end_turn(language).into(),
        Pick::Do(Deed::Pass) => text::pass(language).into(),
        Pick::Do(Deed::Stop) => text::stop(language).into(),
        Pick::Do(Deed::Ask) => partner_label(game, language, |name| text::ask_partner(language, name)),
        Pick::Do(Deed::Offer) => partner_label(game, language, |name| text::offer(language, name)),
        Pick::Do(Deed::Accept) => text::accept(language).into(),
        Pick::Do(Deed::Decline) => text::decline(language).into(),
        Pick::Riders(count) => text::riders(language, u32::from(count)),
        Pick::Way(Direction::Clockwise) => text::clockwise(language).into(),
        Pick::Way(Direction::CounterClockwise) => text::counter_clockwise(language).into(),
        Pick::Owner(seat) if game.viewer() == Some(seat) => text::free_own(language).into(),
        Pick::Owner(seat) => text::free_of(language, game.name_of(seat)),
        Pick::Flasks(count) => {
            partner_label(game, language, |name| text::pass_flasks(language, u32::from(count), name))
        }
        Pick::Card(_) | Pick::Spell(_) | Pick::Tower(_) | Pick::Wizard { .. } => String::new(),
    }
}

fn partner_label(game: Game, _: Language, label: impl FnOnce(String) -> String) -> String {
    let partner: Option<Seat> = game.viewer().and_then(|seat| game.rules().partner(seat));
    label(partner.map(|seat| game.name_of(seat)).unwrap_or_default())
}

/// Whether the dock is about a spell out of turn, which deserves attention.
pub(crate) fn is_window(game: Game) -> bool {
    game.is_viewers_turn() && matches!(game.phase(), Some(Phase::Window | Phase::Repeat))
}
