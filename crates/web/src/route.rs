//! The visitor's place in the page: the part of the address after `#`, so that links and the back button work offline
//! too.

/// A place in the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The start page.
    #[default]
    Start,
    /// The table of the game on this device.
    Table,
    /// The rules, perhaps one of them by its number.
    Rules(Option<String>),
    /// Online tables: making one, finding one.
    Hall,
    /// An online table by its code; the invitation.
    Online(String),
    /// A personal link with its secret key, which is kept and then removed from the address.
    Personal(String),
    /// The guided game.
    Lesson,
    /// What comes after a game.
    Result(Finished),
    /// The visitor's games, running and finished, as far as the filter in the address says.
    Games(String),
    /// The collection of puzzles.
    Puzzles,
    /// A puzzle: its id, `today`, a date, or `streak`.
    Puzzle(String),
}

/// Where a finished game is to be found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Finished {
    /// It is the one played last on this device, or one that somebody is about to open.
    #[default]
    Last,
    /// It was played on this device, and kept under this number.
    Here(String),
    /// It was played at an online table with this code.
    Online(String),
    /// It is in the address itself.
    Shared(String),
}

/// Words in the addresses of finished games. No table has such a code: it would be too short.
const HERE: &str = "here";
const SHARED: &str = "shared";

impl Route {
    /// Parses the part of an address from `#` on. Anything unknown leads to the start page.
    pub fn parse(hash: &str) -> Route {
        let mut parts = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty()).map(str::to_owned);
        let (Some(place), target) = (parts.next(), parts.next()) else { return Route::Start };
        if place == "games" {
            return Route::Games(target.into_iter().chain(parts).collect::<Vec<_>>().join("/"));
        }
        match (place.as_str(), target) {
            ("table", _) => Route::Table,
            ("rules", target) => Route::Rules(target),
            ("online", None) => Route::Hall,
            ("online", Some(code)) => Route::Online(code),
            ("me", Some(key)) => Route::Personal(key),
            ("learn", _) => Route::Lesson,
            ("puzzles", _) | ("puzzle", None) => Route::Puzzles,
            ("puzzle", Some(which)) => Route::Puzzle(which),
            ("result", target) => Route::Result(match (target.as_deref(), parts.next()) {
                (Some(HERE), Some(number)) => Finished::Here(number),
                (Some(SHARED), Some(game)) => Finished::Shared(game),
                (_, _) => target.map_or(Finished::Last, Finished::Online),
            }),
            _ => Route::Start,
        }
    }

    /// The address of this place, for links.
    pub fn href(&self) -> String {
        match self {
            Route::Start => "#/".into(),
            Route::Table => "#/table".into(),
            Route::Rules(None) => "#/rules".into(),
            Route::Rules(Some(target)) => format!("#/rules/{target}"),
            Route::Hall => "#/online".into(),
            Route::Online(code) => format!("#/online/{code}"),
            Route::Personal(key) => format!("#/me/{key}"),
            Route::Lesson => "#/learn".into(),
            Route::Result(Finished::Last) => "#/result".into(),
            Route::Result(Finished::Online(code)) => format!("#/result/{code}"),
            Route::Result(Finished::Here(number)) => format!("#/result/{HERE}/{number}"),
            Route::Result(Finished::Shared(game)) => format!("#/result/{SHARED}/{game}"),
            Route::Games(filter) if filter.is_empty() => "#/games".into(),
            Route::Games(filter) => format!("#/games/{filter}"),
            Route::Puzzles => "#/puzzles".into(),
            Route::Puzzle(which) => format!("#/puzzle/{which}"),
        }
    }

    /// The address of this place for others, from the first slash on. Tables and games have paths of their own, which a
    /// server sees: it says to messengers where they lead. `first.js` knows them, too.
    pub fn link(&self) -> String {
        match self {
            Route::Online(code) => format!("/t/{code}"),
            Route::Result(Finished::Online(code)) => format!("/g/{code}"),
            elsewhere => format!("/{}", elsewhere.href()),
        }
    }
}

/// The code of a table in what somebody typed or pasted: with spaces and hyphens, in lower case, or as a whole link.
/// Whether there is such a table turns out there.
pub fn typed_code(text: &str) -> String {
    let without_blanks: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let place = without_blanks.rsplit('#').next().unwrap_or_default();
    // Links may carry something after the code, and sentences a full stop.
    let way = place.split(['?', '&']).next().unwrap_or_default().trim_end_matches(['/', '.', ',', ')', '>']);
    let code = way.rsplit('/').next().unwrap_or_default();
    code.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// Goes to another place; the page follows the address.
#[cfg(target_arch = "wasm32")]
#[allow(clippy::needless_pass_by_value, reason = "callers make the place for this call")]
pub(crate) fn go(route: Route) {
    if let Some(window) = web_sys::window() {
        // If the address is refused, the page stays where it is.
        let _ = window.location().set_hash(&route.href());
    }
}

#[cfg(test)]
mod tests {
    use super::{Finished, Route, typed_code};

    fn all() -> [Route; 17] {
        [
            Route::Start,
            Route::Table,
            Route::Rules(None),
            Route::Rules(Some("5.3".into())),
            Route::Hall,
            Route::Online("7K2QX9FM".into()),
            Route::Personal("5XQ8G1M2T7B0K4N9R6WCEJHD3V".into()),
            Route::Lesson,
            Route::Result(Finished::Last),
            Route::Result(Finished::Online("7K2QX9FM".into())),
            Route::Result(Finished::Here("1763430000000".into())),
            Route::Result(Finished::Shared("q80qyAYA-_".into())),
            Route::Games(String::new()),
            Route::Games("finished/here".into()),
            Route::Puzzles,
            Route::Puzzle("s17".into()),
            Route::Puzzle("2026-11-17".into()),
        ]
    }

    #[test]
    fn the_code_is_found_in_a_pasted_link() {
        for typed in [
            "7K2QX9FM",
            " 7K2Q-X9FM ",
            "https://towers.example/#/online/7K2QX9FM",
            "(…/#/online/7K2QX9FM/?from=mail).",
            "https://towers.example/t/7K2QX9FM",
            "https://towers.example/t/7K2QX9FM#/online/7K2QX9FM",
        ] {
            assert_eq!(typed_code(typed), "7K2QX9FM", "{typed}");
        }
        assert_eq!(typed_code(" /"), "");
    }

    #[test]
    fn every_place_is_found_by_its_address() {
        for route in all() {
            assert_eq!(Route::parse(&route.href()), route);
        }
    }

    #[test]
    fn places_for_others_have_links() {
        for (route, link) in [
            (Route::Online("7K2QX9FM".into()), "/t/7K2QX9FM"),
            (Route::Result(Finished::Online("7K2QX9FM".into())), "/g/7K2QX9FM"),
            (Route::Personal("KEY".into()), "/#/me/KEY"),
            (Route::Hall, "/#/online"),
        ] {
            assert_eq!(route.link(), link);
        }
    }

    #[test]
    fn unknown_addresses_lead_to_the_start() {
        for hash in ["", "#", "#/nowhere/at/all", "#//", "#/me"] {
            assert_eq!(Route::parse(hash), Route::Start, "{hash}");
        }
    }
}
