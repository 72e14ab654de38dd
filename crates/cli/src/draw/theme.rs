//! Colours and glyphs. Whatever a colour says, a letter or a glyph says too, for eyes and terminals without colour.

use anstyle::{Ansi256Color, Color, Style};
use rabenburg_engine::{Colour, Rules, Seat};
use rabenburg_lab::terminal::StyledLine;
use rabenburg_words::{Language, Names, capital, glossary};

pub(crate) const SHIELD: char = '◆';
pub(crate) const CASTLE_GLYPH: char = '♜';
pub(crate) const FULL: char = '●';
pub(crate) const EMPTY: char = '○';
pub(crate) const SPENT: char = '×';
pub(crate) const CARD: char = '▮';
/// A wizard who is not home yet.
pub(crate) const AWAY: char = '·';

const fn ink(code: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(code))))
}

const fn on(style: Style, code: u8) -> Style {
    style.bg_color(Some(Color::Ansi256(Ansi256Color(code))))
}

const BLACK: u8 = 16;
const WHITE: u8 = 231;

/// The stone of towers with and without a shield: their tops, and their walls, which are in the shade.
const LIGHT_STONE: [u8; 2] = [252, 247];
const DARK_STONE: [u8; 2] = [243, 239];
const CASTLE_STONE: u8 = 61;
const SHIELD_RED: u8 = 124;
const GROUND: u8 = 65;

/// How a block of stone looks: its edges, its face with writing, and a shield on it.
#[derive(Clone, Copy)]
pub(crate) struct Stone {
    pub(crate) edge: Style,
    pub(crate) face: Style,
    pub(crate) shield: Style,
}

impl Stone {
    const fn new(stone: u8, writing: u8) -> Stone {
        Stone { edge: ink(stone), face: on(ink(writing), stone).bold(), shield: on(ink(SHIELD_RED), stone) }
    }

    /// The top of a tower and its wall.
    pub(crate) const fn of_tower(shield: bool) -> (Stone, Stone) {
        let ([top, wall], writing) = if shield { (LIGHT_STONE, BLACK) } else { (DARK_STONE, WHITE) };
        (Stone::new(top, writing), Stone::new(wall, writing))
    }

    pub(crate) const CASTLE: Stone = Stone::new(CASTLE_STONE, WHITE);
}

pub(crate) const EARTH: Style = ink(GROUND);
pub(crate) const GROUND_SHIELD: Style = ink(SHIELD_RED + 36).bold();

pub(crate) fn paint(rules: &Rules, seat: Seat) -> Colour {
    rules.colours[seat.index()]
}

/// A player's name: the colour of their pieces, capitalized as at the start of a sentence.
pub(crate) fn name(rules: &Rules, seat: Seat, language: Language) -> (Style, String) {
    (in_colour(rules, seat).bold(), capital(glossary::colour(paint(rules, seat), language)))
}

/// The names of all players. Nobody is "you": the viewer does not play.
pub(crate) fn names(rules: &Rules, language: Language) -> Names {
    Names::new(rules.seats().map(|seat| name(rules, seat, language).1).collect(), None)
}

/// A sentence with the players' names in their colours.
pub(crate) fn painted(rules: &Rules, sentence: &str, language: Language) -> StyledLine {
    let names: Vec<_> = rules.seats().map(|seat| name(rules, seat, language)).collect();
    let mut line = StyledLine::default();
    for piece in sentence.split_inclusive(|letter: char| !letter.is_alphanumeric()) {
        let word = piece.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        match names.iter().find(|(_, name)| name == word) {
            Some((style, name)) => line.put(*style, name).say(&piece[name.len()..]),
            None => line.say(piece),
        };
    }
    line
}

/// A wizard: its colour's initial on that colour.
pub(crate) fn wizard(rules: &Rules, seat: Seat) -> (Style, String) {
    let colour = paint(rules, seat);
    let writing = match colour {
        Colour::Yellow | Colour::Green | Colour::Orange => BLACK,
        Colour::Blue | Colour::Red | Colour::Purple => WHITE,
    };
    (on(ink(writing), code(colour)).bold(), letter(colour).to_string())
}

pub(crate) fn in_colour(rules: &Rules, seat: Seat) -> Style {
    ink(code(paint(rules, seat)))
}

const fn code(colour: Colour) -> u8 {
    match colour {
        Colour::Blue => 33,
        Colour::Yellow => 220,
        Colour::Red => 196,
        Colour::Green => 40,
        Colour::Orange => 208,
        Colour::Purple => 134,
    }
}

/// The initials of the English names, which are all different; the German ones are not.
const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Blue => 'B',
        Colour::Yellow => 'Y',
        Colour::Red => 'R',
        Colour::Green => 'G',
        Colour::Orange => 'O',
        Colour::Purple => 'P',
    }
}
