//! The players' lines, the spells, and the result of a game.

use rabenburg_engine::{Outcome, Position, Reason, Rules, Seat, Spell};
use rabenburg_lab::terminal::{BOLD, DIM, Line};

use super::theme::{self, AWAY, CARD, EMPTY, FULL, SPENT};

/// One line for every player: who is home, flasks, cards.
pub(crate) fn seats(position: &Position, shown: Seat, open: bool) -> Vec<Line> {
    position
        .rules()
        .seats()
        .map(|seat| {
            let mut line = Line::plain(if seat == shown { " ▶ " } else { "   " });
            line.join(named(position.rules(), seat)).pad(NAME);
            line.put(DIM, "home ").join(home(position, seat));
            line.put(DIM, "   flasks ")
                .join(flasks(position, seat))
                .put(DIM, "   cards ")
                .join(hand(position, seat, open));
            line
        })
        .collect()
}

/// The width of the marker, the longest name and a partner's.
const NAME: usize = 12;

fn named(rules: &Rules, seat: Seat) -> Line {
    let (style, name) = theme::name(rules, seat);
    let mut line = Line::styled(style, name);
    if let Some(partner) = rules.partner(seat) {
        let (style, letter) = theme::wizard(rules, partner);
        line.put(DIM, "+").put(style, letter);
    }
    line
}

fn home(position: &Position, seat: Seat) -> Line {
    let mut line = Line::default();
    let there = position.home(seat);
    for _ in 0..there {
        let (style, letter) = theme::wizard(position.rules(), seat);
        line.put(style, letter);
    }
    line.put(DIM, AWAY.to_string().repeat(usize::from(position.rules().wizards_each() - there)));
    line
}

fn flasks(position: &Position, seat: Seat) -> Line {
    let flasks = position.flasks(seat);
    let colour = theme::in_colour(position.rules(), seat);
    let row = |glyph: char, count: u8| glyph.to_string().repeat(usize::from(count));
    let mut line = Line::styled(colour, row(FULL, flasks.full));
    line.put(colour, row(EMPTY, flasks.empty)).put(DIM, row(SPENT, flasks.spent));
    // Partners can hold more than their own.
    line.pad(usize::from(position.rules().flasks_each()));
    line
}

fn hand(position: &Position, seat: Seat, open: bool) -> Line {
    let hand = position.hand(seat);
    if hand.is_empty() {
        return Line::styled(DIM, "none");
    }
    if open {
        let codes: Vec<_> = hand.each().map(|card| card.code()).collect();
        return Line::plain(codes.join(" "));
    }
    Line::styled(DIM, CARD.to_string().repeat(usize::from(hand.len())))
}

/// The spells laid out with their costs.
pub(crate) fn spells(rules: &Rules) -> Line {
    let mut line = Line::styled(DIM, "   spells  ");
    for (number, spell) in rules.spells.iter().enumerate() {
        if number > 0 {
            line.say("  ");
        }
        // A spell's name is not to be broken between lines.
        line.say(title(spell).replace(' ', "\u{a0}"));
        line.say(format!("\u{a0}{}", FULL.to_string().repeat(usize::from(rules.costs.of(spell)))));
    }
    line
}

/// The spell's name in the rulebook.
pub(crate) const fn title(spell: Spell) -> &'static str {
    match spell {
        Spell::MoveWizard => "Move a wizard",
        Spell::HeadwindWizard => "Headwind for wizards",
        Spell::MoveTower => "Move a tower",
        Spell::HeadwindTower => "Headwind for towers",
        Spell::SwapTowers => "Swap towers",
        Spell::MoveCastle => "Move the castle",
        Spell::Piggyback => "Piggyback",
        Spell::FreeWizard => "Free a wizard",
        Spell::DrawTwo => "Draw two cards",
    }
}

/// The result as a table: in place of the players' lines when the game is over.
pub(crate) fn table(position: &Position, outcome: &Outcome) -> Vec<Line> {
    let mut lines =
        vec![Line::styled(DIM, format!("   {:9}{:>6}{:>7}{:>7}{:>7}", "player", "home", "full", "spent", "empty"))];
    for seat in position.rules().seats() {
        let flasks = position.flasks(seat);
        let mut line = Line::plain(if outcome.winners.contains(seat) { " ★ " } else { "   " });
        line.join(named(position.rules(), seat)).pad(NAME);
        let home = format!("{}/{}", position.home(seat), position.rules().wizards_each());
        line.say(format!("{home:>6}{:>7}{:>7}{:>7}", flasks.full, flasks.spent, flasks.empty));
        lines.push(line);
    }
    lines
}

/// Who has won, and why: short enough for one line.
pub(crate) fn verdict(position: &Position, outcome: &Outcome) -> Line {
    let winners: Vec<_> = outcome.winners.iter().collect();
    let mut line = Line::default();
    for (index, &seat) in winners.iter().enumerate() {
        let (style, name) = theme::name(position.rules(), seat);
        let before = match index {
            0 => "",
            _ if index + 1 == winners.len() => " and ",
            _ => ", ",
        };
        line.say(before).put(style, name);
    }
    line.put(BOLD, wins(position.rules(), winners.len()));
    let turns = position.turn_number() + 1;
    let because = match outcome.score {
        // Fewer is better (rule 12.4).
        Some(cards) => format!("{cards} cards discarded"),
        None => because(outcome.reason).into(),
    };
    line.say(format!(" after {turns} turns: {because} (rule {})", outcome.reason.rule()));
    line
}

const fn wins(rules: &Rules, winners: usize) -> &'static str {
    match winners {
        0 => "the game is lost",
        1 => " wins",
        _ if rules.is_team() => " win",
        _ => " share the victory",
    }
}

const fn because(reason: Reason) -> &'static str {
    match reason {
        Reason::Finished | Reason::TeamFinished => "all home, no flask empty",
        Reason::AllHome => "all wizards of all players are home",
        Reason::RoundLimit => "the last round is over",
        Reason::Solo => "too many cards",
    }
}
