//! The players' lines, the spells, and the result of a game.

use rabenburg_engine::{Outcome, Position, Rules, Seat, Viewer};
use rabenburg_lab::terminal::{DIM, StyledLine};
use rabenburg_words::{Language, ending, glossary, terminal};

use super::theme::{self, AWAY, CARD, EMPTY, FULL, SPENT};

/// One line per player: who is home, flasks, cards.
pub(crate) fn seats(position: &Position, shown: Seat, open: bool, language: Language) -> Vec<StyledLine> {
    position
        .rules()
        .seats()
        .map(|seat| {
            let mut line = StyledLine::plain(if seat == shown { " ▶ " } else { "   " });
            line.join(named(position.rules(), seat, language)).pad(NAME);
            line.put(DIM, format!("{} ", terminal::home(language))).join(home(position, seat));
            line.put(DIM, format!("   {} ", terminal::flasks(language))).join(flasks(position, seat));
            line.put(DIM, format!("   {} ", terminal::cards(language))).join(hand(position, seat, open, language));
            line
        })
        .collect()
}

/// The width of the marker, the letter, the longest name, a partner's letter, and a gap.
const NAME: usize = 15;

/// The letter on the wizards, which is not always the name's first, and the name.
fn named(rules: &Rules, seat: Seat, language: Language) -> StyledLine {
    let ((paint, letter), (style, name)) = (theme::wizard(rules, seat), theme::name(rules, seat, language));
    let mut line = StyledLine::styled(paint, letter);
    line.say(" ").put(style, name);
    if let Some(partner) = rules.partner(seat) {
        let (style, letter) = theme::wizard(rules, partner);
        line.put(DIM, "+").put(style, letter);
    }
    line
}

fn home(position: &Position, seat: Seat) -> StyledLine {
    let mut line = StyledLine::default();
    let there = position.home(seat);
    for _ in 0..there {
        let (style, letter) = theme::wizard(position.rules(), seat);
        line.put(style, letter);
    }
    line.put(DIM, AWAY.to_string().repeat(usize::from(position.rules().wizards_each() - there)));
    line
}

fn flasks(position: &Position, seat: Seat) -> StyledLine {
    let flasks = position.flasks(seat);
    let colour = theme::in_colour(position.rules(), seat);
    let row = |glyph: char, count: u8| glyph.to_string().repeat(usize::from(count));
    let mut line = StyledLine::styled(colour, row(FULL, flasks.full));
    line.put(colour, row(EMPTY, flasks.empty)).put(DIM, row(SPENT, flasks.spent));
    // Partners can hold more than their own.
    line.pad(usize::from(position.rules().flasks_each()));
    line
}

fn hand(position: &Position, seat: Seat, open: bool, language: Language) -> StyledLine {
    let hand = position.hand(seat);
    if hand.is_empty() {
        return StyledLine::styled(DIM, terminal::no_cards(language));
    }
    if open {
        let codes: Vec<_> = hand.each().map(|card| card.code()).collect();
        return StyledLine::plain(codes.join(" "));
    }
    StyledLine::styled(DIM, CARD.to_string().repeat(usize::from(hand.len())))
}

/// The spells laid out with their costs.
pub(crate) fn spells(rules: &Rules, language: Language) -> StyledLine {
    let mut line = StyledLine::styled(DIM, format!("   {}  ", terminal::spells(language)));
    for (number, spell) in rules.spells.iter().enumerate() {
        if number > 0 {
            line.say("  ");
        }
        // A spell's name must not wrap.
        line.say(glossary::spell(spell, language).replace(' ', "\u{a0}"));
        line.say(format!("\u{a0}{}", FULL.to_string().repeat(usize::from(rules.costs.of(spell)))));
    }
    line
}

/// The result as a table, in place of the players' lines when the game is over.
pub(crate) fn table(position: &Position, outcome: &Outcome, language: Language) -> Vec<StyledLine> {
    let heads = [terminal::home, terminal::full, terminal::spent, terminal::empty].map(|head| head(language));
    let mut head = StyledLine::plain("   ");
    head.say(terminal::player(language)).pad(NAME);
    for word in heads {
        head.say(format!("{word:>11}"));
    }
    let mut lines = vec![head.in_style(DIM)];
    for seat in position.rules().seats() {
        let flasks = position.flasks(seat);
        let mut line = StyledLine::plain(if outcome.winners.contains(seat) { " ★ " } else { "   " });
        line.join(named(position.rules(), seat, language)).pad(NAME);
        let home = format!("{}/{}", position.home(seat), position.rules().wizards_each());
        line.say(format!("{home:>11}{:>11}{:>11}{:>11}", flasks.full, flasks.spent, flasks.empty));
        lines.push(line);
    }
    lines
}

/// Who won, and why.
pub(crate) fn verdict(position: &Position, outcome: &Outcome, language: Language) -> StyledLine {
    let (view, rules) = (position.view(Viewer::Spectator), position.rules());
    let winners = ending::winners(outcome, &view, &theme::names(rules, language), language);
    let because = ending::because(outcome, &view, language);
    let turns = position.turn_number() + 1;
    let verdict = terminal::verdict(language, turns, winners, because, outcome.reason.rule());
    theme::painted(rules, &verdict, language)
}
