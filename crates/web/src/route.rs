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
    /// What comes after a game: one at an online table by its code, otherwise the game on this device.
    Result(Option<String>),
}

impl Route {
    /// Parses the part of an address from `#` on. Anything unknown leads to the start page.
    pub fn parse(hash: &str) -> Route {
        let mut parts = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty()).map(str::to_owned);
        let (Some(place), target) = (parts.next(), parts.next()) else { return Route::Start };
        match (place.as_str(), target) {
            ("table", _) => Route::Table,
            ("rules", target) => Route::Rules(target),
            ("online", None) => Route::Hall,
            ("online", Some(code)) => Route::Online(code),
            ("me", Some(key)) => Route::Personal(key),
            ("learn", _) => Route::Lesson,
            ("result", code) => Route::Result(code),
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
            Route::Result(None) => "#/result".into(),
            Route::Result(Some(code)) => format!("#/result/{code}"),
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
    use super::{Route, typed_code};

    fn all() -> [Route; 10] {
        [
            Route::Start,
            Route::Table,
            Route::Rules(None),
            Route::Rules(Some("5.3".into())),
            Route::Hall,
            Route::Online("7K2QX9FM".into()),
            Route::Personal("5XQ8G1M2T7B0K4N9R6WCEJHD3V".into()),
            Route::Lesson,
            Route::Result(None),
            Route::Result(Some("7K2QX9FM".into())),
        ]
    }

    #[test]
    fn the_code_is_found_in_a_pasted_link() {
        for typed in
            ["7K2QX9FM", " 7K2Q-X9FM ", "https://towers.example/#/online/7K2QX9FM", "(…/#/online/7K2QX9FM/?from=mail)."]
        {
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
    fn unknown_addresses_lead_to_the_start() {
        for hash in ["", "#", "#/nowhere/at/all", "#//", "#/me"] {
            assert_eq!(Route::parse(hash), Route::Start, "{hash}");
        }
    }
}
