//! Courses as text: `0:* 1:1abc 4:aa3b82cd`, space by space from the ground up.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::scan::{ParseError, Word, Words};
use crate::course::Course;
use crate::seat::Seat;
use crate::space::{SPACES, Space, Surface, TowerId};

const CASTLE: char = '*';

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for space in Space::all() {
            let mut towers: Vec<TowerId> = self.towers_down(space).collect();
            towers.reverse();
            let ground = self.on(Surface::ground(space));
            if ground.is_empty() && towers.is_empty() && space != self.castle() {
                continue;
            }
            if !core::mem::take(&mut first) {
                f.write_str(" ")?;
            }
            write!(f, "{space}:{ground}")?;
            for tower in towers {
                write!(f, "{tower}{}", self.on(Surface::top_of(tower)))?;
            }
            if space == self.castle() {
                write!(f, "{CASTLE}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Course {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Course, ParseError> {
        let whole = Word::all(text);
        course(&whole, whole.words())
    }
}

/// What stands on one space.
#[derive(Default)]
struct Pile {
    towers: Vec<TowerId>,
    wizards: Vec<(Surface, Seat)>,
    described: bool,
}

/// Reads the spaces of a course; `whole` is where errors about the course as a whole point to.
pub(super) fn course(whole: &Word<'_>, words: Words<'_>) -> Result<Course, ParseError> {
    let mut piles: [Pile; SPACES] = core::array::from_fn(|_| Pile::default());
    let mut castle = None;
    for word in words {
        let (number, content) = word.halves(':', "a space, such as 4:aa3b*")?;
        let space = Space::new(number.number("a space from 0 to 15")?);
        let space = space.ok_or_else(|| number.error("a space from 0 to 15"))?;
        let pile = &mut piles[space.index()];
        if core::mem::replace(&mut pile.described, true) {
            return Err(word.error("each space only once"));
        }
        let mut surface = Surface::ground(space);
        for (char, at) in content.chars() {
            if castle == Some(space) {
                return Err(at.error("nothing above the castle"));
            }
            if char == CASTLE && castle.is_none() {
                castle = Some(space);
            } else if let Some(tower) = char.to_digit(10).and_then(|digit| TowerId::new(digit as u8)) {
                surface = Surface::top_of(tower);
                pile.towers.push(tower);
            } else {
                let seat =
                    at.parse("a tower (1 to 9), a wizard (a to f) or the castle (*)", |_| Seat::from_letter(char))?;
                pile.wizards.push((surface, seat));
            }
        }
    }
    let castle = castle.ok_or_else(|| whole.error("the castle (*) on one of the spaces"))?;
    let stacks = Space::all().zip(&piles).map(|(space, pile)| (space, pile.towers.as_slice()));
    let mut course =
        Course::from_stacks(castle, stacks).ok_or_else(|| whole.error("each of the towers 1 to 9 exactly once"))?;
    for &(surface, seat) in piles.iter().flat_map(|pile| &pile.wizards) {
        if course.on(surface).total() >= crate::wizards::SURFACE_LIMIT {
            return Err(whole.error("at most 6 wizards on a surface (rule 4.3)"));
        }
        course.place_wizard(surface, seat);
    }
    Ok(course)
}
