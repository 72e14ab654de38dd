//! What would happen, and the buttons: confirm, take back, and the choices that are not pieces.

use leptos::either::Either;
use leptos::prelude::*;
use rabenburg_engine::{Direction, Fact, Phase, Seat};
use rabenburg_session::Choice;
use rabenburg_words::{Language, table as text};

use crate::board::pieces::Icon;
use crate::choosing::{ButtonAction, Pick};
use crate::route::Route;
use crate::rules::overview;
use crate::said::said;
use crate::settings::Settings;
use crate::table::company::Company;
use crate::table::game::Game;
use crate::table::help::AdviceButtons;
use crate::table::keys;
use crate::table::voice::voice;

/// The dock at the foot of the table.
#[component]
pub(crate) fn Dock() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let chosen = Memo::new(move |_| game.picked.with(|picked| game.menu().chosen(picked).cloned()));
    let buttons = Memo::new(move |_| {
        let picked = game.picked.get();
        let offered = game.menu().offered(&picked);
        offered.into_iter().filter(|&pick| is_button(pick, &picked)).collect::<Vec<_>>()
    });
    let picking = move || game.picked.with(|picked| !picked.is_empty());
    let voice = Memo::new(move |_| voice(game, language.get()));
    let by_enter = keys::enter_confirms(game);
    view! {
        <section class="panel dock" class:idle=move || game.menu().is_empty()>
            <div class="says">
                {move || voice.read().mark().map(|name| view! { <Icon name=name/> })}
                <p>{move || voice.read().head()}<span class="more">{move || voice.read().rest().map(|rest| format!(" {rest}"))}</span></p>
                {clock()}
                {move || game.later.get().map(|later| (later.says)())}
                <RuleLink/>
            </div>
            <div class="bt">
                {move || chosen.get().map(|choice| view! {
                    <button class="btn primary confirm" on:click=move |_| game.confirm()>
                        <Icon name="check"/>
                        <span class="lb">
                            <b>{move || confirm_label(game, language.get(), &choice)}</b>
                            <small aria-hidden="true">{move || voice.read().whole()}</small>
                        </span>
                        <kbd aria-hidden="true" hidden=move || !by_enter.get()>"Enter"</kbd>
                    </button>
                })}
                <Show when=picking>
                    <button class="btn back" on:click=move |_| game.take_back()>
                        <Icon name="undo"/>
                        <span class="visually-hidden">{said(text::take_back)}</span>
                        <span class="wide" aria-hidden="true">{said(text::take_back)}</span>
                        <kbd aria-hidden="true">"Esc"</kbd>
                    </button>
                </Show>
                <AdviceButtons/>
                {move || {
                    let alone = chosen.get().is_none();
                    buttons.get().into_iter().map(|pick| view! { <Choose pick alone/> }).collect_view()
                }}
                {move || game.later.get().map(|later| (later.buttons)())}
                <PassFlasks/>
            </div>
        </section>
    }
}

/// The time left, where it is limited.
fn clock() -> impl IntoView {
    Company::here().map(|company| (company.clock)())
}

/// The link from a refusal to its rule, which is shown beside it, and from a card or a spell to its own.
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
        if let Some(refusal) = game.refusal.get() {
            let label = move || text::rule_number(language.get(), refusal.rule());
            let explain = move |_| game.explaining.set(true);
            return Some(Either::Left(view! {
                <button class="icb rule" aria-label=label title=label aria-haspopup="dialog" on:click=explain>
                    <Icon name="book"/>
                </button>
            }));
        }
        number.get().map(|number| {
            let label = move || text::rule_number(language.get(), number);
            Either::Right(view! {
                <a class="icb rule" href=Route::Rules(Some(number.to_string())).href() aria-label=label title=label>
                    <Icon name="book"/>
                </a>
            })
        })
    }
}

/// A choice that is neither a piece nor a card.
#[component]
fn Choose(pick: Pick, alone: bool) -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    // What moves the game on is offered first, as long as nothing else is about to be confirmed.
    let primary = alone
        && matches!(
            pick,
            Pick::Do(ButtonAction::End | ButtonAction::Pass | ButtonAction::NoMove | ButtonAction::Accept)
        )
        && !untrack(|| game.may_play_on());
    view! {
        <button class="btn" class:primary=primary on:click=move |_| game.pick(pick)>
            {move || button_label(game, language.get(), pick)}
        </button>
    }
}

/// How many flasks to pass to the partner (rule 11.3): a row of numbers, because there may be many.
#[component]
fn PassFlasks() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let counts = Memo::new(move |_| {
        let offered = game.picked.with(|picked| game.menu().offered(picked));
        let flasks = offered.into_iter().filter_map(|pick| match pick {
            Pick::Flasks(count) => Some(count),
            _ => None,
        });
        flasks.collect::<Vec<_>>()
    });
    let name = move || partner_label(game, |name| text::pass_flasks_to(language.get(), name));
    let figure = move |count: u8| {
        let label = move || partner_label(game, |name| text::pass_flasks(language.get(), u32::from(count), name));
        view! {
            <button class="btn" aria-label=label title=label on:click=move |_| game.pick(Pick::Flasks(count))>
                {count}
            </button>
        }
    };
    view! {
        <Show when=move || !counts.read().is_empty()>
            <div class="pass-flasks" role="group" aria-label=name>
                <Icon name="flask"/>
                <span class="wide" aria-hidden="true">{name}</span>
                {move || counts.get().into_iter().map(figure).collect_view()}
            </div>
        </Show>
    }
}

/// Whether a pick has its own button in the dock.
fn is_button(pick: Pick, picked: &[Pick]) -> bool {
    match pick {
        // A new hand has its place beside the actions.
        Pick::Do(button) => button != ButtonAction::Redraw,
        Pick::Owner(_) => true,
        // Which way and how many make sense only once something is picked.
        Pick::Riders(_) | Pick::Way(_) => !picked.is_empty(),
        Pick::Card(_) | Pick::Spell(_) | Pick::Tower(_) | Pick::Wizard { .. } | Pick::Flasks(_) => false,
    }
}

/// What confirming would do, in a word or two.
fn confirm_label(game: Game, language: Language, choice: &Choice) -> String {
    use rabenburg_engine::Action;
    let goal = choice.foreseen.iter().find_map(|fact| match *fact {
        Fact::TowerMoved { to, .. } => Some(Ok(to)),
        Fact::WizardMoved { to, .. } => game.stage.scene.read().space_of(to).map(Ok),
        Fact::WizardEntered { .. } => Some(Err(())),
        _ => None,
    });
    // A hint may show what a button would do at once; then confirming does what that button says.
    let picks = game.menu().picks(&choice.action).unwrap_or_default();
    if let Some(&button) = picks.iter().find(|pick| matches!(pick, Pick::Do(button) if button.is_immediate())) {
        return button_label(game, language, button);
    }
    match (choice.action, goal) {
        (Action::PlayDice { .. }, _) => text::roll(language).into(),
        (Action::Discard { .. }, _) => text::discard(language).into(),
        (Action::Redraw, _) => text::new_hand_confirm(language).into(),
        (Action::Ask, _) => partner_label(game, |name| text::ask_partner(language, name)),
        (Action::Give { .. }, _) => text::give(language).into(),
        (Action::GiveBack { .. }, _) => text::give_back(language).into(),
        (Action::Offer { .. }, _) => partner_label(game, |name| text::offer(language, name)),
        (Action::PassFlasks { count }, _) => {
            partner_label(game, |name| text::pass_flasks(language, u32::from(count), name))
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
        Pick::Do(ButtonAction::Discard) if game.picked.read().is_empty() => text::skip_action(language).into(),
        Pick::Do(ButtonAction::Discard) => text::discard_unused(language).into(),
        Pick::Do(ButtonAction::Redraw) => text::new_hand(language).into(),
        Pick::Do(ButtonAction::NoMove) => text::no_move(language).into(),
        Pick::Do(ButtonAction::Reroll) => text::roll_again(language, u32::from(rolls_left)),
        Pick::Do(ButtonAction::NoPush) => text::no_push(language).into(),
        Pick::Do(ButtonAction::End) => text::end_turn(language).into(),
        Pick::Do(ButtonAction::Pass) => text::pass(language).into(),
        Pick::Do(ButtonAction::Stop) => text::stop(language).into(),
        Pick::Do(ButtonAction::Ask) => partner_label(game, |name| text::ask_partner(language, name)),
        Pick::Do(ButtonAction::Offer) => partner_label(game, |name| text::offer(language, name)),
        Pick::Do(ButtonAction::Accept) => text::accept(language).into(),
        Pick::Do(ButtonAction::Decline) => text::decline(language).into(),
        Pick::Riders(count) => text::riders(language, u32::from(count)),
        Pick::Way(Direction::Clockwise) => text::clockwise(language).into(),
        Pick::Way(Direction::CounterClockwise) => text::counter_clockwise(language).into(),
        Pick::Owner(seat) if game.viewer() == Some(seat) => text::free_own(language).into(),
        Pick::Owner(seat) => text::free_of(language, game.name_of(seat)),
        Pick::Card(_) | Pick::Spell(_) | Pick::Tower(_) | Pick::Wizard { .. } | Pick::Flasks(_) => String::new(),
    }
}

fn partner_label(game: Game, label: impl FnOnce(String) -> String) -> String {
    let partner: Option<Seat> = game.viewer().and_then(|seat| game.rules().partner(seat));
    label(partner.map(|seat| game.name_of(seat)).unwrap_or_default())
}

/// Whether the dock asks for a spell out of turn, which deserves attention.
pub(crate) fn is_window(game: Game) -> bool {
    let window = matches!(game.phase(), Some(Phase::Window | Phase::Repeat));
    // A player who has passed is not asked again while the answer is being sent.
    let asked = window && game.is_viewers_turn() && !game.sending.get() && !game.passes_by_itself();
    // Before a card of one's own there is nothing special about spells.
    asked && !game.may_play_on()
}
