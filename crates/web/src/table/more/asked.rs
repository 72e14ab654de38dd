//! Spells out of turn (rule 9.3): the announced move, what a spell could change about it, and the way out for those who
//! do not want to be asked for a while. Others only see that no spell is cast, as always.

use leptos::prelude::*;
use rabenburg_engine::{Action, Awaited, Fact, Phase, Spell, Window};
use rabenburg_session::{Stake, Stakes};
use rabenburg_words::more as text;

use crate::announcer::Announcer;
use crate::board::pieces::Icon;
use crate::choosing::Pick;
use crate::said::said;
use crate::settings::Settings;
use crate::table::dock::is_window;
use crate::table::game::Game;

/// Asks what is at stake for the viewer, if they are asked for a spell.
fn with_stakes<T>(game: Game, ask: impl FnOnce(&Stakes<'_>) -> T) -> Option<T> {
    let seat = game.viewer()?;
    game.moment.with(|moment| Stakes::new(&moment.choices, seat).map(|stakes| ask(&stakes)))
}

/// The announced move, while the viewer may still change it.
pub(super) fn announced(game: Game) -> Option<Vec<Fact>> {
    if !is_window(game) {
        return None;
    }
    with_stakes(game, |stakes| stakes.announced().to_vec()).filter(|facts| !facts.is_empty())
}

/// What a spell could do here: whether it matters, and a sentence.
pub(super) fn here(game: Game, spell: Spell) -> Option<(bool, &'static str)> {
    if !is_window(game) || game.phase() != Some(Phase::Window) {
        return None;
    }
    let language = expect_context::<Settings>().language.get();
    let castable = game.moment.with(|moment| {
        moment.choices.iter().any(|choice| matches!(choice.action, Action::Cast(cast) if cast.spell() == spell))
    });
    let told = |stakes: &Stakes<'_>| match stakes.of(spell) {
        Some(Stake::BringsHome) => Some((true, text::here_brings_home(language))),
        Some(Stake::Saves) => Some((true, text::here_saves(language))),
        Some(Stake::Fills) => Some((true, text::here_fills(language))),
        Some(Stake::ChangesMove) => Some((true, text::here_changes(language))),
        None if stakes.announced().is_empty() => None,
        None => Some((false, text::here_nothing(language))),
    };
    with_stakes(game, told).flatten().filter(|_| castable)
}

/// Whether a spell could change anything for the viewer to decide by. Those who want to be asked only then are not asked
/// otherwise.
///
/// With a card of their own they have said no to what they could have cast before it. What remains is what only an announced
/// move can be combined with, and the last chance to gain something by what the turn has brought about.
pub(super) fn concerns(game: Game) -> bool {
    let (own, window, last) = game.moment.with(|moment| {
        let view = &moment.view;
        let window = match view.awaited {
            Awaited::Decision { window, .. } => window,
            _ => None,
        };
        (view.viewer.is(view.active), window, view.actions_used >= view.rules.actions_per_turn())
    });
    let offers = |spell: Spell| {
        let casts = |action: Action| matches!(action, Action::Cast(cast) if cast.spell() == spell);
        game.moment.with(|moment| moment.choices.iter().any(|choice| casts(choice.action)))
    };
    match window {
        Some(Window::Announced) if own => offers(Spell::Piggyback),
        Some(Window::Done) if own => last && with_stakes(game, |stakes| stakes.any()).unwrap_or(true),
        _ => with_stakes(game, |stakes| stakes.any()).unwrap_or(true),
    }
}

/// The turn in which the viewer's next own one begins; the next turn, in their own.
fn quiet_until(game: Game) -> Option<u32> {
    let seat = game.viewer()?;
    game.moment.with(|moment| {
        let (view, players) = (&moment.view, u32::from(moment.view.rules.players));
        let ahead = (seat.index() as u32 + players - view.active.index() as u32) % players;
        Some(view.turn + ahead.max(1))
    })
}

/// Beside "No spell": no spell for a while.
pub(super) fn buttons() -> AnyView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let offered = Memo::new(move |_| {
        let passes = Pick::Do(crate::choosing::ButtonAction::Pass);
        game.picked.read().is_empty() && is_window(game) && game.offers(passes)
    });
    let label = move || {
        let own = game.moment.with(|moment| moment.view.viewer.is(moment.view.active));
        if own { text::no_spell_this_turn(language.get()) } else { text::no_spell_until_my_turn(language.get()) }
    };
    let pass = move |_| {
        if let Some(until) = untrack(|| quiet_until(game)) {
            game.quiet_until.set(until);
            game.act(Action::Pass);
        }
    };
    view! {
        <Show when=move || offered.get()>
            <button class="btn hush" on:click=pass>{label}</button>
        </Show>
    }
    .into_any()
}

/// While the page answers for the viewer, this says so, and a tap calls it off. And what the chosen spell could do here.
pub(super) fn sealed() -> impl IntoView {
    let game = expect_context::<Game>();
    let Settings { language, .. } = expect_context();
    let announcer = expect_context::<Announcer>();
    let quiet = Memo::new(move |_| {
        game.rules().is_master() && !game.is_over() && game.moment.read().view.turn < game.quiet_until.get()
    });
    let ask_again = move |_| {
        game.quiet_until.set(0);
        announcer.say(text::asked_again(language.get_untracked()));
    };
    let chosen = Memo::new(move |_| {
        let spell = game.picked.with(|picked| match picked[..] {
            [Pick::Spell(spell)] => Some(spell),
            _ => None,
        })?;
        here(game, spell)
    });
    view! {
        {move || chosen.get().map(|(matters, told)| view! { <small class="here" class:moot=!matters>{told}</small> })}
        <Show when=move || quiet.get() && !game.stage.is_moving()>
            <button class="icb sealed" aria-label=said(text::sealed) title=said(text::sealed) on:click=ask_again>
                <Icon name="flask"/>
            </button>
        </Show>
    }
}
