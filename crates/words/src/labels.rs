//! What screen readers say about the board and the cards.

use rabenburg_engine::{Cast, Course, Face, Fact, Rules, SPACES, Seat, Space, Surface, TowerId, View, Wizards};

use crate::ahead::Ahead;
use crate::list::{capital, list};
use crate::{Language, Names, board, glossary, riders};

/// A space with what is in sight there: "Space 14, ruins. 5 towers, from the ground: 1, 6, 3, 8, 2. On top: your wizard."
pub fn space(view: &View, space: Space, names: &Names, language: Language) -> String {
    let seen = &view.spaces[space.index()];
    let mut sentences = vec![board::space(language, space, glossary::landscape(space, language))];
    if !seen.towers.is_empty() {
        sentences.push(board::towers(language, seen.towers.len() as u32, numbers(&seen.towers)));
    }
    if !seen.wizards.is_empty() {
        let wizards = names.wizards(seen.wizards, &view.rules, language).join(", ");
        sentences.push(match seen.towers.is_empty() {
            true => board::on_the_ground(language, wizards),
            false => board::on_top(language, wizards),
        });
    }
    let castle = view.castle == space;
    let surface = seen.towers.last().map_or(Surface::ground(space), |&top| Surface::top_of(top));
    if castle {
        sentences.push(board::castle_here(language).into());
    } else if surface.has_shield() {
        sentences.push(board::shield(language).into());
    }
    if seen.towers.is_empty() && seen.wizards.is_empty() && !castle {
        sentences.push(board::empty(language).into());
    }
    for locked in view.locked_up.iter().flatten().filter(|locked| seen.towers.contains(&locked.beneath)) {
        let wizards = names.wizards(locked.wizards, &view.rules, language).join(", ");
        sentences.push(board::locked_up_beneath(language, locked.beneath, wizards));
    }
    sentences.join(" ")
}

/// A tower that can be moved now, told from its foreseen facts: "Tower 3, third of 5. Can move 3 to space 1 with towers
/// 8 and 2. Locks up 2 wizards, fills a flask." Without facts, only where the tower is.
pub fn tower(view: &View, tower: TowerId, foreseen: &[Fact], names: &Names, language: Language) -> String {
    let mut sentences = vec![place(view, tower, language)];
    let moved = |fact: &Fact| matches!(*fact, Fact::TowerMoved { tower: moved, .. } if moved == tower);
    if let Some(index) = foreseen.iter().position(moved)
        && let Fact::TowerMoved { from, to, locked_up, .. } = foreseen[index]
        && let Some(course) = view.course()
    {
        sentences.push(way(&course, tower, from, to, language));
        sentences.extend(Ahead::new(view, names, language).reward(locked_up, &foreseen[index + 1..]));
    }
    match foreseen.first() {
        Some(Fact::SpellCast { cast: Cast::FreeWizard { .. }, .. }) => {
            sentences.push(board::can_be_lifted(language).into());
        }
        Some(Fact::SpellCast { cast: Cast::SwapTowers { a, b }, .. }) => {
            sentences.push(board::can_be_swapped(language, if tower == *a { b } else { a }));
        }
        _ => {}
    }
    sentences.join(" ")
}

/// Wizards of any owners: "Two of your wizards and a wizard of Korax’s".
pub fn crowd(wizards: Wizards, rules: &Rules, names: &Names, language: Language) -> String {
    capital(&list(&names.wizards(wizards, rules, language), language))
}

/// The raven castle: "The raven castle on space 10."
pub fn castle(view: &View, language: Language) -> String {
    board::castle(language, view.castle)
}

/// The number of a tower and its place in the stack.
fn place(view: &View, tower: TowerId, language: Language) -> String {
    let stack = view.spaces.iter().map(|space| &space.towers).find(|towers| towers.contains(&tower));
    let place = stack.and_then(|stack| stack.iter().position(|&other| other == tower));
    match (stack.map_or(0, Vec::len), place) {
        (height, Some(place)) if height > 1 => {
            board::tower_in_stack(language, tower, glossary::place(place + 1, language), height)
        }
        _ => board::tower_alone(language, tower),
    }
}

fn way(course: &Course, tower: TowerId, from: Space, to: Space, language: Language) -> String {
    let (steps, back) = distance(from, to);
    let above: Vec<String> = riders::above(course, tower).iter().map(TowerId::to_string).collect();
    let mut riders = Vec::new();
    if !above.is_empty() {
        riders.push(board::riding_towers(language, above.len() as u32, list(&above, language)));
    }
    if course.castle() == course.space_of(tower) {
        riders.push(board::riding_castle(language).into());
    }
    match (riders.is_empty(), back) {
        (true, false) => board::can_move(language, steps, to),
        (true, true) => board::can_move_back(language, steps, to),
        (false, false) => board::can_move_with(language, steps, to, list(&riders, language)),
        (false, true) => board::can_move_back_with(language, steps, to, list(&riders, language)),
    }
}

/// How far it is, and whether counter-clockwise. No move goes halfway round, so the shorter way is the one taken.
fn distance(from: Space, to: Space) -> (u32, bool) {
    let ahead = (to.index() + SPACES - from.index()) % SPACES;
    if ahead > SPACES / 2 { ((SPACES - ahead) as u32, true) } else { (ahead as u32, false) }
}

/// A wizard in sight, with where it can go according to the foreseen facts: "Your wizard on space 2. Can walk 4 to
/// space 6."
pub fn wizard(view: &View, space: Space, owner: Seat, foreseen: &[Fact], names: &Names, language: Language) -> String {
    let count = view.spaces[space.index()].wizards.count(owner);
    let mut text = board::wizard_on(language, capital(&names.wizards_of(owner, count, language)), space);
    let course = view.course();
    let space_of = |surface: Surface| course.map(|course| course.space_under(surface));
    let goes = foreseen.iter().find_map(|fact| match *fact {
        Fact::WizardMoved { colour, from, to } if colour == owner && space_of(from) == Some(space) => {
            let goal = space_of(to)?;
            Some(match distance(space, goal) {
                (steps, false) => board::wizard_can_move(language, steps, goal),
                (steps, true) => board::wizard_can_move_back(language, steps, goal),
            })
        }
        Fact::WizardEntered { colour, from } if colour == owner && space_of(from) == Some(space) => {
            Some(board::wizard_can_enter(language).into())
        }
        _ => None,
    });
    if let Some(goes) = goes {
        text.push(' ');
        text.push_str(&goes);
    }
    text
}

/// How a card in the hand is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardState {
    /// It can be chosen.
    Open,
    /// It has been chosen.
    Chosen,
    /// It cannot move anything.
    MovesNothing,
}

/// A card: "Card tower 2 or wizard 4. Chosen."
pub fn card(card: Face, state: CardState, language: Language) -> String {
    let card = glossary::card(card, language);
    match state {
        CardState::Open => board::card(language, card),
        CardState::Chosen => board::card_chosen(language, card),
        CardState::MovesNothing => board::card_moves_nothing(language, card),
    }
}

/// The tower numbers from the ground up: "1, 6, 3".
fn numbers(towers: &[TowerId]) -> String {
    towers.iter().map(TowerId::to_string).collect::<Vec<_>>().join(", ")
}
