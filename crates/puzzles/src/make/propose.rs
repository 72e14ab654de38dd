//! Goals that a position may have, with what has to be changed for them.

use rabenburg_bots::Dice;
use rabenburg_engine::{Action, Cards, Face, HAND_SIZE, Input, Memory, Position, Seat, Space, Spell, Surface};

use super::board::Board;
use super::games::Scene;
use crate::goal::{Aim, Goal};
use crate::proof::{Flaw, can_be_met, prove_position};
use crate::theme::Theme;

/// A puzzle that is not proved yet.
pub(super) struct Draft {
    pub(super) goal: Goal,
    pub(super) start: Position,
    pub(super) shown: Vec<Input>,
}

/// The drafts of a theme for a turn. Each is a position in which the goal can be met.
pub(super) fn drafts(theme: Theme, scene: &Scene, dice: &mut Dice) -> Vec<Draft> {
    let seat = scene.position.active();
    match theme {
        Theme::Stowaway => stowaway(scene, seat, dice),
        Theme::LastFlask => last_flask(scene, seat, dice),
        Theme::AtOneStroke => at_one_stroke(scene, seat, dice),
        Theme::RavensFlight => ravens_flight(scene, seat, dice),
        Theme::ShutTheDoor => shut_the_door(scene, seat, dice),
        Theme::ComeWhatMay => come_what_may(scene, seat, dice),
        Theme::Unstoppable => unstoppable(scene, seat, dice),
        Theme::OpenSolo => open_solo(scene, seat, dice),
        Theme::Memory => memory(scene, seat, dice),
    }
}

/// The drafts among these boards in which the goal can be met.
fn solvable(boards: impl IntoIterator<Item = Board>, seat: Seat, goal: &Goal) -> Vec<Draft> {
    boards
        .into_iter()
        .filter_map(|board| board.position())
        .filter(|position| position.active() == seat && can_be_met(goal, position, seat))
        .map(|start| Draft { goal: goal.clone(), start, shown: Vec::new() })
        .collect()
}

/// A board without die cards in the solver's hand: nothing may depend on luck.
fn without_dice(position: &Position, seat: Seat, dice: &mut Dice) -> Board {
    let mut board = Board::new(position);
    let hand = board.hands[seat.index()];
    for card in hand.each().filter(|card| card.is_dice()) {
        board.hands[seat.index()].take(card);
        let mut other = None;
        for _ in 0..50 {
            other = dice.card(board.pile()).filter(|card| !card.is_dice());
            if other.is_some() {
                break;
            }
        }
        board.hands[seat.index()].add(other.unwrap_or(Face::W1));
    }
    board
}

fn with_flasks(board: &Board, seat: Seat, most: u8) -> Vec<Board> {
    (0..=most)
        .map(|full| {
            let mut board = board.clone();
            board.fill(seat, full);
            board
        })
        .collect()
}

fn stowaway(scene: &Scene, seat: Seat, dice: &mut Dice) -> Vec<Draft> {
    let board = without_dice(&scene.position, seat, dice);
    if !board.wizards(seat).iter().any(|&surface| !board.course().is_visible(surface)) {
        return Vec::new();
    }
    solvable(with_flasks(&board, seat, 2), seat, &Goal::Stowaway)
}

fn last_flask(scene: &Scene, seat: Seat, dice: &mut Dice) -> Vec<Draft> {
    let mut drafts = Vec::new();
    let board = without_dice(&scene.position, seat, dice);
    let wizards = board.wizards(seat);
    for stays in 0..wizards.len() {
        let mut alone = board.clone();
        for (number, &surface) in wizards.iter().enumerate() {
            if number != stays {
                alone.send_home(surface, seat);
            }
        }
        for (empty, full) in [(1, 0), (1, 1), (2, 1), (1, 2), (2, 2), (2, 0)] {
            let mut board = alone.clone();
            board.leave_empty(seat, empty, full);
            drafts.extend(solvable([board], seat, &Goal::LastFlask));
        }
    }
    shuffled(drafts, dice)
}

fn shuffled<T>(mut items: Vec<T>, dice: &mut Dice) -> Vec<T> {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last + 1));
    }
    items
}

fn at_one_stroke(scene: &Scene, seat: Seat, dice: &mut Dice) -> Vec<Draft> {
    let board = without_dice(&scene.position, seat, dice);
    let mut drafts = Vec::new();
    for full in [0, 1] {
        let mut board = board.clone();
        board.leave_empty(seat, 4, full);
        let most = (1..=4).rev().map(|flasks| solvable([board.clone()], seat, &Goal::AtOneStroke { flasks }));
        drafts.extend(most.take(4).find(|drafts| !drafts.is_empty()).unwrap_or_default());
    }
    drafts.retain(|draft| draft.goal != Goal::AtOneStroke { flasks: 1 });
    shuffled(drafts, dice)
}

fn ravens_flight(scene: &Scene, seat: Seat, dice: &mut Dice) -> Vec<Draft> {
    let board = without_dice(&scene.position, seat, dice);
    let mut drafts = Vec::new();
    for board in with_flasks(&board, seat, 1) {
        for rest in Space::all() {
            drafts.extend(solvable([board.clone()], seat, &Goal::RavensFlight { rest }));
        }
    }
    shuffled(drafts, dice)
}

fn come_what_may(scene: &Scene, seat: Seat, dice: &mut Dice) -> Vec<Draft> {
    let mut board = without_dice(&scene.position, seat, dice);
    let hand = &mut board.hands[seat.index()];
    if let Some(card) = dice.card(*hand) {
        hand.take(card);
    }
    let die = [Face::D, Face::D, Face::TDD, Face::WDD, Face::TDDD, Face::WDDD][dice.below(6)];
    if board.pile().count(die) == 0 {
        return Vec::new();
    }
    board.hands[seat.index()].add(die);
    let mut drafts = Vec::new();
    for full in 0..=1 {
        let mut board = board.clone();
        board.leave_empty(seat, 4, full);
        for aim in [Aim::Home, Aim::Flasks(2), Aim::Flasks(3)] {
            drafts.extend(solvable([board.clone()], seat, &Goal::ComeWhatMay { aim }));
        }
    }
    drafts
}

/// The rival keeps one or two wizards on the course, and no flask to cast with.
fn shut_the_door(scene: &Scene, seat: Seat, dice: &mut Dice) -> Vec<Draft> {
    let mut board = without_dice(&scene.position, seat, dice);
    let Some(rival) = scene.position.rules().seats().find(|&other| other != seat) else { return Vec::new() };
    let keep = 1 + dice.below(3);
    let mut wizards = shuffled(board.wizards(rival), dice);
    while wizards.len() > keep {
        if let Some(surface) = wizards.pop() {
            board.send_home(surface, rival);
        }
    }
    board.fill(rival, 0);
    board.fill(seat, u8::from(dice.below(4) == 0));
    solvable([board], seat, &Goal::ShutTheDoor)
}

/// Both are about to finish: the solver has two wizards out, or one and an empty flask.
fn unstoppable(scene: &Scene, seat: Seat, dice: &mut Dice) -> Vec<Draft> {
    if seat.index() != 1 || scene.position.rules().spells.contains(Spell::Piggyback) {
        return Vec::new();
    }
    let mut board = without_dice(&scene.position, seat, dice);
    let Some(rival) = scene.position.rules().seats().find(|&other| other != seat) else { return Vec::new() };
    for (owner, keep) in [(seat, 1 + usize::from(dice.below(3) > 0)), (rival, 1 + dice.below(2))] {
        let mut wizards = shuffled(board.wizards(owner), dice);
        while wizards.len() > keep {
            if let Some(surface) = wizards.pop() {
                board.send_home(surface, owner);
            }
        }
    }
    let mut drafts = Vec::new();
    for (empty, full) in [(0, 0), (1, 0), (0, 1)] {
        let mut board = board.clone();
        board.leave_empty(seat, empty, full);
        board.leave_empty(rival, 1 + dice.below(2) as u8, 0);
        drafts.extend(defended(board, seat, rival, dice));
    }
    shuffled(drafts, dice)
}

/// A duel with one way to win. Where too much wins, a rival with other cards, or with a flask, may know an answer to all
/// but one.
fn defended(mut board: Board, seat: Seat, rival: Seat, dice: &mut Dice) -> Option<Draft> {
    let goal = Goal::Unstoppable { turns: 2 };
    for _ in 0..10 {
        let start = board.position()?;
        match prove_position(&goal, &start, seat) {
            Ok(_) => return Some(Draft { goal, start, shown: Vec::new() }),
            Err(Flaw::SeveralEnds) => {
                board.leave_empty(rival, 1, dice.below(2) as u8);
                deal(&mut board, rival, dice);
            }
            Err(_) => break,
        }
    }
    None
}

/// Gives a seat three cards.
fn deal(board: &mut Board, seat: Seat, dice: &mut Dice) {
    board.hands[seat.index()] = Cards::EMPTY;
    for _ in 0..HAND_SIZE {
        if let Some(card) = dice.card(board.pile()) {
            board.hands[seat.index()].add(card);
        }
    }
}

/// A duel near another one: a move later on the board, with other cards.
pub(super) fn nearby(start: &Position, dice: &mut Dice) -> Option<Draft> {
    let seat = start.active();
    let rival = start.rules().seats().find(|&other| other != seat)?;
    let mut board = Board::new(start);
    for _ in 0..=dice.below(2) {
        let mut position = board.position()?;
        let moves: Vec<Action> = position
            .legal_actions(seat)
            .iter()
            .filter(|action| matches!(action, Action::PlayTower { .. } | Action::PlayWizard { .. }))
            .collect();
        let home = position.home(seat);
        position.play(seat, *moves.get(dice.below(moves.len().max(1)))?, &mut ()).ok()?;
        if position.home(seat) != home {
            return None;
        }
        board.setup.course = *position.course();
    }
    if dice.below(2) == 0 {
        let hand = board.hands[seat.index()];
        board.hands[seat.index()].take(dice.card(hand)?);
        let card = dice.card(board.pile()).filter(|card| !card.is_dice())?;
        board.hands[seat.index()].add(card);
    }
    if dice.below(2) == 0 {
        deal(&mut board, rival, dice);
    }
    defended(board, seat, rival, dice)
}

/// A few wizards are left, and the cards to come are known.
fn open_solo(scene: &Scene, seat: Seat, dice: &mut Dice) -> Vec<Draft> {
    let mut board = without_dice(&scene.position, seat, dice);
    let keep = 2 + dice.below(2);
    let mut wizards = shuffled(board.wizards(seat), dice);
    if wizards.len() < keep {
        return Vec::new();
    }
    while wizards.len() > keep {
        if let Some(surface) = wizards.pop() {
            board.send_home(surface, seat);
        }
    }
    let mut pile = board.pile();
    let mut draws = Vec::new();
    while draws.len() < 5 {
        let Some(card) = dice.card(pile) else { break };
        pile.take(card);
        if !card.is_dice() {
            draws.push(card);
        }
    }
    let most = 5 - u8::from(dice.below(2) == 0);
    let fewest = (keep as u8..=most).map(|cards| {
        let goal = Goal::OpenSolo { cards, draws: draws[..usize::from(cards)].to_vec() };
        solvable([board.clone()], seat, &goal)
    });
    fewest.into_iter().find(|drafts| !drafts.is_empty()).unwrap_or_default()
}

/// A Stowaway whose wizard was locked up in the turns that are shown.
fn memory(scene: &Scene, seat: Seat, _dice: &mut Dice) -> Vec<Draft> {
    let (start, inputs) = &scene.before;
    if scene.position.hand(seat).each().any(Face::is_dice) {
        return Vec::new();
    }
    let mut drafts = Vec::new();
    for full in 0..=2 {
        let mut board = Board::new(start);
        board.setup.rules.memory = Memory::Strict;
        board.setup.discard = start.discard();
        board.fill(seat, full);
        let Some(start) = board.position() else { continue };
        let mut position = start;
        if !inputs.iter().all(|&input| position.put(input, &mut ()).is_ok()) || position.active() != seat {
            continue;
        }
        // Whoever is locked up must have vanished before the solver's eyes.
        let course = position.course();
        let locked_up = |surface: &Surface| course.on(*surface).count(seat) > 0 && !course.is_visible(*surface);
        let mut surfaces = Surface::all().filter(locked_up);
        let vanished = surfaces.all(|surface| start.course().is_visible(surface));
        if vanished && position.actions_used() == 0 && can_be_met(&Goal::Memory, &position, seat) {
            drafts.push(Draft { goal: Goal::Memory, start, shown: inputs.clone() });
        }
    }
    drafts
}
