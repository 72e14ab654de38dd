//! The board in its place: what lights up, what would happen, and what a click on it means.

use leptos::html::Div;
use leptos::prelude::*;
use rabenburg_engine::{Fact, Space, Spell};
use rabenburg_session::Choice;
use rabenburg_words::{board, keys, labels, table as text};

use crate::announcer::Announcer;
use crate::board::component::{Board, Wishes};
use crate::board::fit::layout_for;
use crate::board::marks::{BoardPiece, LaidOut, Marks, Spot};
use crate::choosing::{Confirm, Menu, Pick, PickOutcome};
use crate::settings::Settings;
use crate::small_set::SmallSet;
use crate::table::game::{Game, HintState};
use crate::table::voice::voice;

/// The board of the table.
#[component]
pub(crate) fn Course() -> impl IntoView {
    let game = expect_context::<Game>();
    let place = NodeRef::<Div>::new();
    let layout = layout_for(place);
    let Settings { language, .. } = expect_context();
    let announcer = expect_context::<Announcer>();
    let marks = Memo::new(move |_| marks(game));
    let spells = Memo::new(move |_| laid_out(game));
    let wishes = Wishes {
        piece: Callback::new(move |piece| untrack(|| point_at(game, piece))),
        space: Callback::new(move |space| untrack(|| go_to(game, space))),
        spell: Callback::new(move |spell| game.pick(Pick::Spell(spell))),
        drag: Callback::new(move |piece| {
            if let Some(pick) = pick_of(piece)
                && game.picked.with_untracked(|picked| !picked.contains(&pick))
            {
                game.pick(pick);
            }
        }),
        drop: Callback::new(move |(piece, space)| {
            if let Some(pick) = pick_of(piece) {
                game.drop(pick, space);
            }
        }),
        // Whatever lies beside the board goes first.
        back: Callback::new(move |()| match game.beside.get_untracked() {
            Some(_) => game.beside.set(None),
            None => game.take_back(),
        }),
        stuck: Callback::new(move |()| announcer.say(untrack(|| voice(game, language.get())).whole())),
    };
    let label = Callback::new(move |spot| label(game, spot));
    view! {
        <div class="board-place" node_ref=place>
            <Board
                stage=game.stage
                layout
                marks
                spells
                name=Signal::derive(move || text::board(language.get()).to_owned())
                label
                keys=Signal::derive(move || keys::on_the_board(language.get()).to_owned())
                wishes
            />
        </div>
    }
}

/// The pick for a piece. The castle has none: it is moved by choosing a direction.
fn pick_of(piece: BoardPiece) -> Option<Pick> {
    match piece {
        BoardPiece::Tower(tower) => Some(Pick::Tower(tower)),
        BoardPiece::Wizard { space, colour } => Some(Pick::Wizard { space, colour }),
        BoardPiece::Castle => None,
    }
}

fn piece_of(pick: Pick) -> Option<BoardPiece> {
    match pick {
        Pick::Tower(tower) => Some(BoardPiece::Tower(tower)),
        Pick::Wizard { space, colour } => Some(BoardPiece::Wizard { space, colour }),
        _ => None,
    }
}

/// A piece is pointed at. Pointing again at a piece that completes a choice confirms it.
fn point_at(game: Game, piece: BoardPiece) {
    let Some(pick) = pick_of(piece) else { return };
    let again = game.picked.with_untracked(|picked| picked.last() == Some(&pick));
    if again && game.menu().chosen(&game.picked.get_untracked()).is_some() {
        game.confirm();
    } else {
        game.pick(pick);
    }
}

/// A space is pointed at: the chosen piece goes there, or the choice that leads there is confirmed.
fn go_to(game: Game, space: Space) {
    let picked = game.picked.get_untracked();
    let menu = game.menu();
    let Some(piece) = picked.iter().copied().find(|&pick| piece_of(pick).is_some()) else { return };
    if menu.chosen(&picked).is_some() && menu.goals(&picked) == [space] {
        game.confirm();
    } else {
        game.drop(piece, space);
    }
}

/// The current marks: gold for what can be picked, moonlight for what would happen.
fn marks(game: Game) -> Marks {
    let menu = game.menu();
    let picked = game.picked.get();
    let offered = menu.offered(&picked);
    let chosen_piece = picked.iter().rev().copied().find_map(piece_of);
    let choice = menu.chosen(&picked);
    let shown = choice.or_else(|| pointed_at(game, &menu, &picked));
    let preview = shown.map(|choice| choice.foreseen.clone()).unwrap_or_default();
    let cost = preview.iter().find_map(|fact| match *fact {
        Fact::SpellCast { cost, .. } => Some(cost),
        _ => None,
    });
    let targets = match chosen_piece {
        Some(_) if choice.is_none() => menu.goals(&picked),
        _ => Vec::new(),
    };
    let movable: SmallSet<BoardPiece> = offered.iter().copied().filter_map(piece_of).collect();
    // Before anything is picked, every piece that some card could move would light up, which says nothing.
    let undecided = picked.is_empty() && offered.iter().any(|pick| matches!(pick, Pick::Card(_)));
    let lit = if undecided { SmallSet::new() } else { movable.clone() };
    let hint = match game.advice.get() {
        HintState::Given(Some(advised)) => {
            menu.picks(&advised.action).and_then(|picks| picks.into_iter().find_map(piece_of))
        }
        _ => game.pointed.get().0,
    };
    Marks {
        lit,
        movable,
        chosen: chosen_piece,
        targets: targets.into_iter().collect(),
        hint,
        preview,
        cost: cost.unwrap_or(0),
        ..Marks::default()
    }
}

/// What a click would do at once, for those who confirm nothing that can be seen: it is shown while the pointer is there.
fn pointed_at<'a>(game: Game, menu: &'a Menu, picked: &[Pick]) -> Option<&'a Choice> {
    if game.confirms() == Confirm::Always || picked.is_empty() {
        return None;
    }
    let pick = pick_of(game.stage.hover.get()?)?;
    match menu.pick(picked, pick) {
        PickOutcome::Picked(picks) => menu.chosen(&picks),
        PickOutcome::Refused => None,
    }
}

fn laid_out(game: Game) -> Vec<LaidOut> {
    let rules = game.rules();
    let offered = game.picked.with(|picked| game.menu().offered(picked));
    let laid = |spell: Spell| LaidOut {
        spell,
        cost: rules.costs.of(spell),
        castable: offered.contains(&Pick::Spell(spell)),
        chosen: game.picked.with(|picked| picked.contains(&Pick::Spell(spell))),
    };
    rules.spells.iter().map(laid).collect()
}

/// A spot on the board in words, with what the piece can do now.
fn label(game: Game, spot: Spot) -> String {
    let Settings { language, .. } = expect_context();
    let language = language.get();
    let names = game.names();
    let chosen = match spot {
        Spot::Piece(piece) => pick_of(piece).is_some_and(|pick| game.picked.read().contains(&pick)),
        Spot::Space(_) => false,
    };
    let label = game.moment.with(|moment| {
        let view = &moment.view;
        // If a card or a spell is picked, the label also says what the piece would do with it.
        let foreseen = |pick: Pick| {
            let mut picks = game.picked.get();
            if !picks.contains(&pick) {
                picks.retain(|&other| !pick.replaces(other));
                picks.push(pick);
            }
            game.menu().chosen(&picks).map(|choice| choice.foreseen.clone()).unwrap_or_default()
        };
        match spot {
            Spot::Space(space) => labels::space(view, space, &names, language),
            Spot::Piece(BoardPiece::Tower(tower)) => {
                labels::tower(view, tower, &foreseen(Pick::Tower(tower)), &names, language)
            }
            Spot::Piece(BoardPiece::Wizard { space, colour }) => {
                labels::wizard(view, space, colour, &foreseen(Pick::Wizard { space, colour }), &names, language)
            }
            Spot::Piece(BoardPiece::Castle) => labels::castle(view, language),
        }
    });
    if chosen { format!("{label} {}", board::chosen(language)) } else { label }
}
