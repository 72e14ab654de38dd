//! What the players are called.

use rabenburg_engine::{Rules, Seat, Wizards};

use crate::list::list;
use crate::{Language, game};

/// The players' names, and which of them is "you".
///
/// Where several people share a device nobody is "you": everybody is called by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    names: Vec<String>,
    you: Option<Seat>,
}

impl Names {
    /// The names by seat, and the seat of the reader if there is only one. Nobody asks for that seat's name.
    pub fn new(names: Vec<String>, you: Option<Seat>) -> Names {
        Names { names, you }
    }

    /// The seat that is "you".
    pub fn you(&self) -> Option<Seat> {
        self.you
    }

    /// The word that messages branch on: `you` or `other`.
    pub fn who(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "you" } else { "other" }
    }

    /// The name of a seat. A player without a name is called by number, and the reader is called "You" where a name
    /// stands alone.
    pub fn name(&self, seat: Seat, language: Language) -> String {
        match self.names.get(seat.index()).filter(|name| !name.is_empty()) {
            _ if self.you == Some(seat) => game::you(language).into(),
            Some(name) => name.clone(),
            None => game::player(language, seat.index() + 1),
        }
    }

    /// Names in a row, "you" first.
    pub fn list(&self, seats: impl Iterator<Item = Seat>, language: Language) -> String {
        let (mut named, others): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| self.you == Some(seat));
        named.extend(others);
        list(&named.iter().map(|&seat| self.name(seat, language)).collect::<Vec<_>>(), language)
    }

    /// Wizards by their owners, "yours" first: "your wizard", "Jonas’s 2 wizards".
    pub(crate) fn wizards(&self, wizards: Wizards, rules: &Rules, language: Language) -> Vec<String> {
        let (mut owners, others): (Vec<Seat>, Vec<Seat>) =
            rules.seats().filter(|&seat| wizards.count(seat) > 0).partition(|&seat| self.you == Some(seat));
        owners.extend(others);
        owners.iter().map(|&owner| self.wizards_of(owner, wizards.count(owner), language)).collect()
    }

    /// Wizards of one owner: "your wizard".
    pub(crate) fn wizards_of(&self, owner: Seat, count: u8, language: Language) -> String {
        game::wizards(language, count.into(), self.who(owner), self.name(owner, language))
    }

    /// One of several: "one of your wizards".
    pub(crate) fn one_of_the_wizards(&self, owner: Seat, language: Language) -> String {
        game::one_of_the_wizards(language, self.who(owner), self.name(owner, language))
    }
}
