//! The prover against one that is written differently: plain recursion without merging, which looks at what happened
//! only when a line is over.

use std::collections::BTreeSet;

use rabenburg_engine::{
    Action, Cards, Chance, Event, Face, Fact, Flasks, Input, MAX_SEATS, Memory, Position, Printing, Rules, Seat, Setup,
    Space, Stage, Surface, Turn,
};
use rabenburg_puzzles::{Aim, Flaw, Goal, is_solvable, prove_goal, way_in};
use rabenburg_testkit::{Playthrough, TestDice};

/// All ends of lines that meet the goal, as text; `None` where chance can prevent it.
fn ends(goal: &Goal, start: &Position, line: &[Event], now: &Position) -> BTreeSet<String> {
    let seat = start.active();
    if met(goal, start, line, now, seat) {
        let flasks: Vec<_> = now.rules().seats().map(|seat| now.flasks(seat)).collect();
        return [format!("{} {flasks:?} {}", now.course(), now.hand(seat))].into();
    }
    if over(start, now) {
        return BTreeSet::new();
    }
    if let Some(chances) = now.chances() {
        let all: Vec<Chance> = chances.iter().map(|(chance, _)| chance).collect();
        if matches!(all[0], Chance::Card { .. }) {
            // Any card will do. The other prover takes the first; this one takes the last.
            let mut next = *now;
            let mut events = line.to_vec();
            next.resolve(all[all.len() - 1], &mut events).expect("a card of the pile");
            return ends(goal, start, &events, &next);
        }
        let each: Vec<BTreeSet<String>> = all
            .into_iter()
            .map(|roll| {
                let (mut next, mut events) = (*now, line.to_vec());
                next.resolve(roll, &mut events).expect("a roll");
                ends(goal, start, &events, &next)
            })
            .collect();
        if each.iter().any(BTreeSet::is_empty) {
            return BTreeSet::new();
        }
        return [format!("roll at {} {} {:?}", now.course(), now.hand(seat), now.flasks(seat))].into();
    }
    let mut all = BTreeSet::new();
    for action in now.legal_actions(seat).iter() {
        let (mut next, mut events) = (*now, line.to_vec());
        next.play(seat, action, &mut events).expect("a legal action");
        all.extend(ends(goal, start, &events, &next));
    }
    all
}

fn over(start: &Position, now: &Position) -> bool {
    now.turn_number() != start.turn_number() || matches!(now.stage(), Stage::Refill | Stage::Over(_))
}

/// Reads the goal off the events of the whole line.
fn met(goal: &Goal, start: &Position, line: &[Event], now: &Position, seat: Seat) -> bool {
    let facts = || line.iter().filter_map(|event| if let Event::Public(fact) = event { Some(*fact) } else { None });
    let filled = facts().filter(|fact| *fact == Fact::FlaskFilled { owner: seat }).count();
    let entered = facts().any(|fact| matches!(fact, Fact::WizardEntered { colour, .. } if colour == seat));
    match goal {
        Goal::Stowaway => came_from_below(start, &facts().collect::<Vec<_>>(), seat),
        Goal::LastFlask => now.all_home(seat) && now.flasks(seat).empty == 0,
        Goal::AtOneStroke { flasks } | Goal::ComeWhatMay { aim: Aim::Flasks(flasks) } => filled >= usize::from(*flasks),
        Goal::RavensFlight { rest } => entered && now.course().castle() == *rest,
        Goal::ComeWhatMay { aim: Aim::Home } => entered,
        _ => unreachable!("not compared here"),
    }
}

/// Whether somebody who entered can have been locked up at the start: every way to tell equal wizards apart is tried.
fn came_from_below(start: &Position, facts: &[Fact], seat: Seat) -> bool {
    fn go(at: &mut Vec<(Surface, bool)>, facts: &[Fact], seat: Seat) -> bool {
        let Some((fact, rest)) = facts.split_first() else { return false };
        let (from, to) = match *fact {
            Fact::WizardMoved { colour, from, to } if colour == seat => (from, Some(to)),
            Fact::WizardEntered { colour, from } if colour == seat => (from, None),
            _ => return go(at, rest, seat),
        };
        (0..at.len()).filter(|&who| at[who].0 == from).collect::<Vec<_>>().into_iter().any(|who| match to {
            None if at[who].1 => true,
            None => {
                let mut others = at.clone();
                others.remove(who);
                go(&mut others, rest, seat)
            }
            Some(to) => {
                let mut moved = at.clone();
                moved[who].0 = to;
                go(&mut moved, rest, seat)
            }
        })
    }
    let course = start.course();
    let mut at = Vec::new();
    for surface in Surface::all() {
        for _ in 0..course.on(surface).count(seat) {
            at.push((surface, !course.is_visible(surface)));
        }
    }
    go(&mut at, facts, seat)
}

/// Tries every hand of two different plays the rival may have, card by card, in any order.
fn shut(now: &Position, seat: Seat) -> bool {
    let rules = *now.rules();
    let rival = rules.seats().find(|&other| other != seat).expect("a rival");
    let unseen = Cards::DECK.minus(now.hand(seat)).and_then(|cards| cards.minus(now.discard())).expect("cards");
    let faces: Vec<Face> = unseen.iter().map(|(face, _)| face).collect();
    faces.iter().enumerate().all(|(number, &first)| {
        faces[number..].iter().all(|&second| {
            let hand: Cards = [first, second].into_iter().collect();
            let Some(rest) = unseen.minus(hand) else { return true };
            let mut hands = [Cards::EMPTY; MAX_SEATS];
            hands[seat.index()] = now.hand(seat);
            hands[rival.index()] = hand;
            // A third card, for the size of the hand.
            hands[rival.index()].add(rest.nth(0).expect("a third card"));
            let mut setup = Setup::new(rules);
            setup.course = *now.course();
            rules.seats().for_each(|seat| setup.flasks[seat.index()] = now.flasks(seat));
            setup.hands = Some(hands);
            setup.discard = now.discard();
            setup.turn = now.turn_number() + u32::from(now.active() == seat);
            setup.position().map_or(true, |start| !gets_home(&start, rival, start.home(rival)))
        })
    })
}

fn gets_home(now: &Position, rival: Seat, home: u8) -> bool {
    if now.home(rival) > home {
        return true;
    }
    match now.turn() {
        _ if now.active() != rival || now.stage() == Stage::Refill => false,
        Turn::Over(_) => false,
        Turn::Chance(_) => now.chances().expect("chance").iter().any(|(chance, _)| {
            let mut next = *now;
            next.resolve(chance, &mut ()).expect("possible");
            // Cards drawn now are not played now.
            if matches!(chance, Chance::Card { .. }) { false } else { gets_home(&next, rival, home) }
        }),
        Turn::Act(seat) => now.legal_actions(seat).iter().any(|action| {
            let mut next = *now;
            next.play(seat, action, &mut ()).expect("legal");
            gets_home(&next, rival, home)
        }),
    }
}

/// Turns out of random games, with few flasks so that lines stay few.
fn turns(seed: u64, players: u8, mut each: impl FnMut(&Position, &mut TestDice) -> bool) {
    let mut dice = TestDice::new(seed);
    loop {
        let mut rules = Rules::new(Printing::Third, players);
        rules.memory = Memory::Aided;
        let mut game = Playthrough::new(Position::start(rules).expect("rules"));
        let skip = 20 + dice.below(300);
        for _ in 0..skip {
            if !game.step(&mut dice) {
                break;
            }
        }
        for _ in 0..40 {
            let begins = game.position.awaited().is_some()
                && game.position.actions_used() == 0
                && game.position.stage() == Stage::Choose;
            if begins && !game.position.spell_used() && !each(&game.position, &mut dice) {
                return;
            }
            if !game.step(&mut dice) {
                break;
            }
        }
    }
}

/// Compares both provers until so many positions have been looked at; says in how many the goal can be met.
fn compare(seed: u64, players: u8, count: usize, goal: impl Fn(&Position, &mut TestDice) -> Option<Goal>) {
    let (mut seen, mut solvable, mut single) = (0, 0, 0);
    turns(seed, players, |position, dice| {
        let seat = position.active();
        let no_flasks = position.flasks(seat).full == 0;
        let few_dice = position.hand(seat).each().filter(|card| card.is_dice()).count();
        let Some(goal) = goal(position, dice).filter(|_| no_flasks && few_dice <= 1) else { return true };
        let slow = ends(&goal, position, &[], position);
        let sure = is_solvable(&goal, position);
        let one = prove_goal(&goal, position).err() != Some(Flaw::SeveralEnds);
        assert_eq!(sure, !slow.is_empty(), "{goal} {position}");
        if sure {
            assert_eq!(one, slow.len() == 1, "{goal} {position}\n{slow:#?}");
        }
        seen += 1;
        solvable += usize::from(sure);
        single += usize::from(sure && one);
        seen < count
    });
    eprintln!("{seen} positions, {solvable} solvable, {single} with one end");
    assert!(solvable > 0, "nothing was compared");
}

fn no_dice(position: &Position) -> bool {
    !position.hand(position.active()).each().any(Face::is_dice)
}

#[test]
fn stowaway() {
    compare(1, 3, 250, |position, _| no_dice(position).then_some(Goal::Stowaway));
}

#[test]
fn at_one_stroke() {
    compare(2, 3, 250, |position, dice| {
        no_dice(position).then(|| Goal::AtOneStroke { flasks: 1 + dice.below(2) as u8 })
    });
}

#[test]
fn ravens_flight() {
    compare(3, 4, 250, |position, dice| {
        let rest = Space::new(4 * dice.below(4) as u8).expect("a space");
        no_dice(position).then_some(Goal::RavensFlight { rest })
    });
}

/// The same position with only so many of a seat's wizards on the course, and other flasks and hands.
fn changed(position: &Position, change: impl FnOnce(&mut Setup, &mut [Cards; MAX_SEATS])) -> Option<Position> {
    let mut setup = Setup::new(*position.rules());
    setup.course = *position.course();
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    for seat in position.rules().seats() {
        setup.flasks[seat.index()] = position.flasks(seat);
        hands[seat.index()] = position.hand(seat);
    }
    setup.turn = position.turn_number();
    change(&mut setup, &mut hands);
    setup.hands = Some(hands);
    setup.position().ok()
}

fn keep(setup: &mut Setup, seat: Seat, wizards: usize) {
    let text = setup.course.to_string();
    let mut left = wizards;
    let kept: String = text
        .chars()
        .filter(|&letter| {
            let own = letter == seat.letter();
            let stays = !own || left > 0;
            left -= usize::from(own && left > 0);
            stays
        })
        .collect();
    // A space on which nothing is left is not written.
    let spaces: Vec<&str> = kept.split_whitespace().filter(|space| !space.ends_with(':')).collect();
    setup.course = spaces.join(" ").parse().expect("a course");
}

fn leave(setup: &mut Setup, seat: Seat, empty: u8) {
    let flasks = &mut setup.flasks[seat.index()];
    *flasks = Flasks { empty, full: 0, spent: flasks.total() - empty };
}

#[test]
fn last_flask() {
    let (mut seen, mut solvable) = (0, 0);
    turns(4, 2, |position, _| {
        let seat = position.active();
        let endgame = changed(position, |setup, _| {
            keep(setup, seat, 1);
            leave(setup, seat, 1);
        });
        let Some(position) = endgame.filter(no_dice) else { return true };
        let slow = ends(&Goal::LastFlask, &position, &[], &position);
        assert_eq!(is_solvable(&Goal::LastFlask, &position), !slow.is_empty(), "{position}");
        if !slow.is_empty() {
            let one = prove_goal(&Goal::LastFlask, &position).err() != Some(Flaw::SeveralEnds);
            assert_eq!(one, slow.len() == 1, "{position}\n{slow:#?}");
        }
        seen += 1;
        solvable += usize::from(!slow.is_empty());
        seen < 250
    });
    assert!(solvable > 0);
}

#[test]
fn come_what_may() {
    compare(5, 3, 40, |position, dice| {
        let aim = if dice.one_in(2) { Aim::Home } else { Aim::Flasks(1) };
        (!no_dice(position)).then_some(Goal::ComeWhatMay { aim })
    });
}

#[test]
fn doors() {
    let (mut seen, mut shut_ones) = (0, 0);
    turns(6, 2, |position, dice| {
        let seat = position.active();
        let rival = position.rules().seats().find(|&other| other != seat).expect("a rival");
        let kept = 1 + dice.below(2);
        let changed = changed(position, |setup, _| {
            keep(setup, rival, kept);
            leave(setup, rival, 1);
        });
        let Some(mut position) = changed else { return true };
        // A turn without a move: redraw, and push nothing.
        while position.active() == seat {
            let input = match position.chances() {
                Some(chances) => Input::Chance(chances.pick(0).expect("a card")),
                None => {
                    let quiet = [Action::Redraw, Action::NoPush, Action::End];
                    let action = quiet.into_iter().find(|action| position.is_legal(seat, action)).expect("one of them");
                    Input::Act { seat, action }
                }
            };
            position.put(input, &mut ()).expect("legal");
        }
        let slow = shut(&position, seat);
        assert_eq!(way_in(&position, seat).is_none(), slow, "{position}");
        seen += 1;
        shut_ones += usize::from(slow);
        seen < 12
    });
    assert!(shut_ones > 0, "{shut_ones}");
}

/// All wizards home within so many cards, drawn in this order.
fn solo(now: &Position, draws: &[Face], left: i32) -> bool {
    let solver = Seat::FIRST;
    if now.all_home(solver) {
        return left >= 0;
    }
    if left <= 0 || matches!(now.turn(), Turn::Over(_)) {
        return false;
    }
    if now.chances().is_some() {
        let mut next = *now;
        let (&face, rest) = draws.split_first().expect("enough cards");
        next.resolve(Chance::Card { face }, &mut ()).expect("a card of the pile");
        return solo(&next, rest, left);
    }
    now.legal_actions(solver).iter().any(|action| {
        let mut next = *now;
        next.play(solver, action, &mut ()).expect("legal");
        let used = i32::from(next.discard().len()) - i32::from(now.discard().len());
        solo(&next, draws, left - used)
    })
}

#[test]
fn open_solo() {
    let (mut seen, mut solvable) = (0, 0);
    turns(7, 1, |position, dice| {
        let changed = changed(position, |setup, _| keep(setup, Seat::FIRST, 2)).filter(no_dice);
        let Some(position) = changed.filter(|position| !position.all_home(Seat::FIRST)) else { return true };
        let mut pile = position.draw_pile();
        let mut draws = Vec::new();
        while draws.len() < 6 {
            let card = pile.nth(dice.below(pile.len().into()) as u8).expect("a card");
            pile.take(card);
            draws.push(card);
        }
        draws.retain(|card| !card.is_dice());
        draws.resize(6, Face::W1);
        let goal = Goal::OpenSolo { cards: 3, draws: draws.clone() };
        let slow = solo(&position, &draws, 3);
        assert_eq!(is_solvable(&goal, &position), slow, "{goal} {position}");
        seen += 1;
        solvable += usize::from(slow);
        seen < 60
    });
    assert!(solvable > 3, "{solvable}");
}

/// Whether the seat to move can force a win in so many turns of its own, nobody drawing any card that is played.
fn forces(now: &Position, seat: Seat, turn: u32) -> bool {
    if let Turn::Over(outcome) = now.turn() {
        return outcome.winners.len() == 1 && outcome.winners.contains(seat);
    }
    let active = now.active();
    if now.stage() == Stage::Refill || now.turn_number() != turn {
        // Nobody draws: the next turn begins with what is left. The solver sits last, so their turn may end the game.
        if active == seat && now.has_finished(seat) {
            let rival = now.rules().seats().find(|&other| other != seat).expect("a rival");
            return !now.has_finished(rival) || now.flasks(seat).full > now.flasks(rival).full;
        }
        return false;
    }
    let inputs: Vec<Input> = match now.chances() {
        Some(chances) if now.die_card().is_some() => chances.iter().map(|(roll, _)| Input::Chance(roll)).collect(),
        Some(chances) => vec![Input::Chance(chances.pick(0).expect("a card"))],
        None => now.legal_actions(active).iter().map(|action| Input::Act { seat: active, action }).collect(),
    };
    inputs.into_iter().any(|input| {
        let mut next = *now;
        next.put(input, &mut ()).expect("legal");
        forces(&next, seat, turn)
    })
}

/// All ends of a turn.
fn turn_ends(now: &Position, turn: u32, into: &mut Vec<Position>) {
    if now.stage() == Stage::Refill || now.turn_number() != turn || matches!(now.turn(), Turn::Over(_)) {
        return into.push(*now);
    }
    let active = now.active();
    let inputs: Vec<Input> = match now.chances() {
        Some(chances) if now.die_card().is_some() => chances.iter().map(|(roll, _)| Input::Chance(roll)).collect(),
        Some(chances) => vec![Input::Chance(chances.pick(0).expect("a card"))],
        None => now.legal_actions(active).iter().map(|action| Input::Act { seat: active, action }).collect(),
    };
    for input in inputs {
        let mut next = *now;
        next.put(input, &mut ()).expect("legal");
        turn_ends(&next, turn, into);
    }
}

/// The next turn, with the cards that are left.
fn goes_on(now: &Position, turn: u32, own: Cards, theirs: Cards) -> Option<Position> {
    let mut setup = Setup::new(*now.rules());
    setup.course = *now.course();
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    (hands[1], hands[0]) = (own, theirs);
    now.rules().seats().for_each(|seat| setup.flasks[seat.index()] = now.flasks(seat));
    setup.hands = Some(hands);
    setup.discard = now.discard();
    setup.turn = turn;
    setup.position().ok()
}

#[test]
fn unstoppable() {
    let second = Seat::new(1).expect("a seat");
    let (mut seen, mut solvable) = (0, 0);
    turns(8, 2, |position, dice| {
        if position.active() != second {
            return true;
        }
        let two = dice.one_in(3);
        let changed = changed(position, |setup, hands| {
            keep(setup, second, 1);
            keep(setup, Seat::FIRST, 1);
            leave(setup, second, u8::from(two));
            leave(setup, Seat::FIRST, 2);
            // The rival has one card, so that lines stay few. The solver needs all three: two are used up in the first turn.
            while hands[0].len() > 1 {
                let card = hands[0].nth(0).expect("a card");
                hands[0].take(card);
            }
        });
        let Some(position) = changed.filter(no_dice) else { return true };
        let verdict = prove_goal(&Goal::Unstoppable { turns: 2 }, &position);
        // Wins are rare: after the first sixty positions only they are looked at.
        if seen >= 60 && matches!(verdict, Err(Flaw::NoSolution)) {
            seen += 1;
            return seen < 20_000;
        }
        let turn = position.turn_number();
        let mut firsts = Vec::new();
        turn_ends(&position, turn, &mut firsts);
        let slow = firsts.iter().any(|first| {
            // What is drawn in a redraw is not known.
            let redrawn = first.hand(second).len() == 3;
            let own = if redrawn { Cards::EMPTY } else { first.hand(second) };
            let Some(theirs) = goes_on(first, turn + 1, own, first.hand(Seat::FIRST)) else { return false };
            let mut answers = Vec::new();
            turn_ends(&theirs, turn + 1, &mut answers);
            answers.iter().all(|answer| {
                goes_on(answer, turn + 2, own, Cards::EMPTY).is_some_and(|last| forces(&last, second, turn + 2))
            })
        });
        match verdict {
            Ok(_) | Err(Flaw::SeveralEnds) => assert!(slow, "{position}"),
            Err(Flaw::NoSolution) => assert!(!slow, "{position}"),
            // A win in one turn, or one that hangs on the draw.
            Err(_) => return true,
        }
        seen += 1;
        solvable += usize::from(slow);
        seen < 60 || solvable < 10
    });
    assert!(solvable > 0 && solvable < seen, "{solvable} of {seen}");
}
