//! Which games the list shows. It is part of the address, so that links and the back button keep it.

use core::fmt;

use super::played::{Played, Source};

/// Running games or finished ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Show {
    /// Both.
    #[default]
    All,
    /// Those that go on.
    Running,
    /// Those that are over.
    Finished,
}

/// Where they are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// Anywhere.
    #[default]
    Everywhere,
    /// At online tables.
    Online,
    /// On this device.
    Here,
}

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Size {
    /// Any number.
    #[default]
    Any,
    /// Two.
    Two,
    /// Three.
    Three,
    /// Four.
    Four,
    /// Five or six.
    More,
    /// One.
    Solo,
}

impl Size {
    /// Whether a number of players is of this size.
    pub fn admits(self, players: u8) -> bool {
        match self {
            Size::Any => true,
            Size::Two => players == 2,
            Size::Three => players == 3,
            Size::Four => players == 4,
            Size::More => players > 4,
            Size::Solo => players == 1,
        }
    }
}

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Running or finished.
    pub show: Show,
    /// Where.
    pub place: Place,
    /// How many play.
    pub size: Size,
}

const SHOWS: [(Show, &str); 2] = [(Show::Running, "running"), (Show::Finished, "finished")];
const PLACES: [(Place, &str); 2] = [(Place::Online, "online"), (Place::Here, "here")];
const SIZES: [(Size, &str); 5] =
    [(Size::Two, "2"), (Size::Three, "3"), (Size::Four, "4"), (Size::More, "5-6"), (Size::Solo, "solo")];

impl Filter {
    /// The filter of an address. A word that says nothing is passed over.
    pub fn parse(text: &str) -> Filter {
        let mut filter = Filter::default();
        for word in text.split('/') {
            let is = |name: &&str| **name == *word;
            if let Some((show, _)) = SHOWS.iter().find(|(_, name)| is(name)) {
                filter.show = *show;
            } else if let Some((place, _)) = PLACES.iter().find(|(_, name)| is(name)) {
                filter.place = *place;
            } else if let Some((size, _)) = SIZES.iter().find(|(_, name)| is(name)) {
                filter.size = *size;
            }
        }
        filter
    }

    /// Whether a game is shown.
    pub fn admits(&self, game: &Played) -> bool {
        let shown = match self.show {
            Show::All => true,
            Show::Running => game.is_running(),
            Show::Finished => !game.is_running(),
        };
        let there = match self.place {
            Place::Everywhere => true,
            Place::Online => matches!(game.source, Source::Online(_)),
            Place::Here => matches!(game.source, Source::Here(_)),
        };
        shown && there && self.size.admits(game.size)
    }
}

impl fmt::Display for Filter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let show = SHOWS.iter().find(|(show, _)| *show == self.show).map(|(_, name)| *name);
        let place = PLACES.iter().find(|(place, _)| *place == self.place).map(|(_, name)| *name);
        let size = SIZES.iter().find(|(size, _)| *size == self.size).map(|(_, name)| *name);
        f.write_str(&[show, place, size].into_iter().flatten().collect::<Vec<_>>().join("/"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::played::tests::here;

    #[test]
    fn the_address_keeps_it() {
        for text in ["", "running", "finished/here", "online/solo", "finished/online/5-6", "2"] {
            assert_eq!(Filter::parse(text).to_string(), text);
        }
        assert_eq!(Filter::parse("2/nonsense/running").to_string(), "running/2");
    }

    #[test]
    fn it_shows_what_it_says() {
        let over = here("third basic 2\t40\tover - a\t5 6 0 person \t3 5 0 keeper Korax");
        let running =
            here("third basic 5\t4\ton\t0 0 0 person \t0 0 0 keeper A\t0 0 0 keeper B\t0 0 0 keeper C\t0 0 0 keeper D");
        let shown = |text: &str| [&over, &running].map(|game| Filter::parse(text).admits(game));
        assert_eq!(shown(""), [true, true]);
        assert_eq!(shown("running"), [false, true]);
        assert_eq!(shown("finished"), [true, false]);
        assert_eq!(shown("online"), [false, false]);
        assert_eq!(shown("here/2"), [true, false]);
        assert_eq!(shown("5-6"), [false, true]);
        assert_eq!(shown("solo"), [false, false]);
    }
}
