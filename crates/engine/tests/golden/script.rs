//! A game as a script: inputs, events, decisions and views.

use std::fmt::Write;

use rabenburg_engine::*;
use rabenburg_testkit::TestDice;

/// Views are written before the first input after the deal and then every so many inputs.
const VIEW_EVERY: usize = 8;
/// More actions than these are counted only.
const LISTED_ACTIONS: usize = 12;
/// Flasks that are full from the start, so that spells are cast.
const FULL: u8 = 3;

pub(crate) fn write(seed: u64, rules: Rules, inputs: usize) -> String {
    let mut script = Script { dice: TestDice::new(seed), text: String::new() };
    let mut position = script.start(rules);
    let _ = writeln!(script.text, "{position:#}\n");
    script.views(&position);
    script.decision(&position);
    for number in 1..=inputs {
        let Some(input) = script.dice.input(&position) else { break };
        script.input(&mut position, input);
        if number % VIEW_EVERY == 0 {
            script.views(&position);
        }
        script.decision(&position);
    }
    let _ = writeln!(script.text, "\n{position:#}");
    script.text
}

struct Script {
    dice: TestDice,
    text: String,
}

impl Script {
    /// The set-up with some full flasks and hands at random.
    fn start(&mut self, rules: Rules) -> Position {
        let mut setup = Setup::new(rules);
        let mut pile = Cards::DECK;
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        for seat in rules.seats() {
            let flasks = &mut setup.flasks[seat.index()];
            let full = FULL.min(flasks.empty);
            *flasks = Flasks { empty: flasks.empty - full, full: flasks.full + full, spent: flasks.spent };
            for _ in 0..HAND_SIZE {
                let card = pile.nth(self.dice.below(usize::from(pile.len())) as u8).expect("a card");
                pile.take(card);
                hands[seat.index()].add(card);
            }
        }
        setup.hands = Some(hands);
        setup.position().expect("a start")
    }

    fn input(&mut self, position: &mut Position, input: Input) {
        let _ = match input {
            Input::Act { seat, action } => writeln!(self.text, "> {seat} {action}"),
            Input::Chance(outcome) => writeln!(self.text, "> {outcome}"),
        };
        let mut events: Vec<Event> = Vec::new();
        position.put(input, &mut events).unwrap_or_else(|refusal| panic!("{input:?}: {refusal}"));
        for event in &events {
            let _ = writeln!(self.text, "    {}", readable(event));
        }
    }

    /// Who decides what, and among how many actions.
    fn decision(&mut self, position: &Position) {
        let (seat, phase) = match (position.turn(), position.phase()) {
            (Turn::Act(seat), Some(phase)) => (seat, phase),
            (Turn::Over(Outcome { reason, winners, score }), _) => {
                let winners: String = winners.iter().map(|seat| seat.letter()).collect();
                let _ = writeln!(self.text, "over by rule {}, won by '{winners}', score {score:?}", reason.rule());
                return;
            }
            _ => return,
        };
        let actions = position.legal_actions(seat);
        let _ = writeln!(self.text, "{seat} {}: {}", phase.name(), listed(&actions));
        if let Some((partner, asides)) = position.asides() {
            let _ = writeln!(self.text, "{partner} beside: {}", listed(&asides));
        }
    }

    /// What every seat and a spectator sees.
    fn views(&mut self, position: &Position) {
        let common = position.view(Viewer::Spectator);
        let _ = writeln!(self.text, "all see {}", public(&common));
        for seat in position.rules().seats() {
            let view = position.view(Viewer::Seat(seat));
            let (hand, offered) = (view.hand, view.offered);
            // A player sees what all see, and their own cards.
            assert_eq!(View { viewer: Viewer::Spectator, hand: None, offered: None, ..view }, common);
            let hand = hand.map_or("nothing".to_string(), |cards| cards.to_string());
            let offered = offered.map_or(String::new(), |card| format!(", offered {card}"));
            let _ = writeln!(self.text, "  {seat} sees {hand}{offered}");
        }
        assert_eq!((common.hand, common.offered), (None, None));
    }
}

fn listed(actions: &Actions) -> String {
    if actions.len() > LISTED_ACTIONS {
        return format!("{} actions", actions.len());
    }
    let names: Vec<_> = actions.iter().map(|action| action.to_string()).collect();
    format!("{} actions: {}", actions.len(), names.join(", "))
}

/// An event in the words of its type, with the short names of pieces and cards.
fn readable(event: &Event) -> String {
    let mut text = format!("{event:?}");
    for seat in Seat::all(MAX_SEATS) {
        text = text.replace(&format!("Seat({})", seat.index()), &seat.to_string());
    }
    for space in Space::all() {
        text = text.replace(&format!("Space({space})"), &space.to_string());
    }
    for tower in TowerId::all() {
        text = text.replace(&format!("TowerId({tower})"), &format!("t{tower}"));
    }
    // The longest numbers first, or surface 1 would be found in surface 12.
    for (index, surface) in Surface::all().enumerate().collect::<Vec<_>>().into_iter().rev() {
        text = text.replace(&format!("Surface({index})"), &surface.to_string());
    }
    text
}

/// What is public of a view, on one line.
fn public(view: &View) -> String {
    let mut text = String::new();
    for (space, seen) in view.spaces.iter().enumerate() {
        let castle = view.castle.index() == space;
        if !seen.towers.is_empty() || !seen.wizards.is_empty() || castle {
            let towers: String = seen.towers.iter().map(|tower| tower.to_string()).collect();
            let _ = write!(text, "{space}:{towers}{}{} ", seen.wizards, if castle { "*" } else { "" });
        }
    }
    for LockedUp { beneath, wizards } in view.locked_up.iter().flatten() {
        let _ = write!(text, "| {wizards} beneath t{beneath} ");
    }
    for (seat, SeatView { home, flasks, cards, finished, passed_flasks }) in view.rules.seats().zip(&view.seats) {
        let Flasks { empty, full, spent } = flasks;
        let _ = write!(text, "| {seat} home={home} {empty}/{full}/{spent} cards={cards}");
        let _ = write!(text, "{} ", flags(&[(*finished, " finished"), (*passed_flasks, " passed-flasks")]));
    }
    let _ = write!(text, "| draw pile {} | discard {} ", view.draw_pile, view.discard);
    let _ = write!(text, "| turn {} of {} actions={}", view.turn, view.active, view.actions_used);
    let _ = write!(text, "{} ", flags(&[(view.spell_used, " spell-used"), (view.exchanged, " exchanged")]));
    if let Some(RollView { card, value, left }) = view.roll {
        let _ = write!(text, "| rolled {value} for {card}, {left} left ");
    }
    if let Some(announced) = view.announced {
        let _ = write!(text, "| announced {announced} riders '{}' ", view.riders);
    }
    if let Some((caster, spell)) = view.repeating {
        let _ = write!(text, "| {caster} repeats {spell} ");
    }
    let _ = match view.awaited {
        Awaited::Decision { seat, phase, window } => {
            let window = window.map_or(String::new(), |window| format!(" {}", window.name()));
            write!(text, "| {seat} decides: {}{window}", phase.name())
        }
        Awaited::Chance(ChanceKind::Draw { seat }) => write!(text, "| {seat} draws"),
        Awaited::Chance(ChanceKind::Roll) => write!(text, "| the die is rolled"),
        Awaited::Over(outcome) => write!(text, "| over by rule {}", outcome.reason.rule()),
    };
    text
}

fn flags(flags: &[(bool, &str)]) -> String {
    flags.iter().filter(|(set, _)| *set).map(|(_, name)| *name).collect()
}
