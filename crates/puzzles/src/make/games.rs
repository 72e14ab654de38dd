//! Games of bots, from which positions are taken.

use rabenburg_bots::{Bot, Budget, Dice, Level, ObservedGame, Question};
use rabenburg_engine::{Input, Memory, Position, Printing, Rules, Spell, Spells};

use crate::theme::Theme;

/// The beginning of a turn in a game of bots.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The position.
    pub position: Position,
    /// Where the turns before it began, and everything that was put in since: at most three turns.
    pub before: (Position, Vec<Input>),
}

/// How many turns a game is followed for.
const MOST_TURNS: u32 = 120;
/// How many turns a solver of Memory is shown.
const SHOWN: usize = 3;

/// The turns of one game.
pub(super) fn scenes(theme: Theme, dice: &mut Dice) -> Vec<Scene> {
    let rules = rules(theme, dice);
    let Ok(start) = Position::start(rules) else { return Vec::new() };
    let mut game = ObservedGame::new(start);
    let level = [Level::Random, Level::Fledgling, Level::Apprentice, Level::Apprentice][dice.below(4)];
    let mut bots: Vec<Box<dyn Bot>> = rules.seats().map(|_| level.bot(dice.seed())).collect();
    let mut turns: Vec<(Position, Vec<Input>)> = Vec::new();
    let mut scenes = Vec::new();
    while game.position().turn_number() < MOST_TURNS {
        let position = *game.position();
        let begins = position.awaited().is_some()
            && position.actions_used() == 0
            && turns.last().is_none_or(|(turn, _)| turn.turn_number() != position.turn_number());
        if begins {
            if turns.len() >= SHOWN {
                let shown = &turns[turns.len() - SHOWN..];
                let inputs = shown.iter().flat_map(|(_, inputs)| inputs.iter().copied()).collect();
                scenes.push(Scene { position, before: (shown[0].0, inputs) });
            }
            turns.push((position, Vec::new()));
        }
        let input = if let Some(chances) = position.chances() {
            dice.chance(&chances).map(Input::Chance)
        } else if let Some(seat) = position.awaited() {
            let bot = bots[seat.index()].as_mut();
            let decided = game.ask(Question::Decide(seat), bot, Budget::Iterations(1));
            decided.map(|(_, decision)| Input::Act { seat, action: decision.action })
        } else {
            None
        };
        let Some(input) = input else { break };
        if game.put(input).is_err() {
            break;
        }
        if let Some((_, inputs)) = turns.last_mut() {
            inputs.push(input);
        }
    }
    scenes
}

/// The table of a game: mostly as the box suggests, now and then with other spells.
fn rules(theme: Theme, dice: &mut Dice) -> Rules {
    let players = match theme {
        Theme::OpenSolo => 1,
        Theme::ShutTheDoor | Theme::Unstoppable => 2,
        _ => [2, 2, 3, 3, 4][dice.below(5)],
    };
    let mut rules = Rules::new(Printing::Third, players);
    rules.memory = if theme == Theme::Memory { Memory::Strict } else { Memory::Aided };
    if theme != Theme::OpenSolo && dice.below(3) == 0 {
        let more = [
            Spell::HeadwindWizard,
            Spell::HeadwindTower,
            Spell::SwapTowers,
            Spell::MoveCastle,
            Spell::Piggyback,
            Spell::FreeWizard,
        ];
        let first = dice.below(more.len());
        let second = (first + 1 + dice.below(more.len() - 1)) % more.len();
        rules.spells = Spells::NONE.with(more[first]).with(more[second]);
    }
    rules
}
