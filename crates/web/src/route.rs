//! Where in the page somebody is: the part of the address after `#`, so that links and the back button work offline too.

/// A place in the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The start page.
    #[default]
    Start,
    /// The table.
    Table,
    /// The rules, perhaps one of them by its number.
    Rules(Option<String>),
}

impl Route {
    /// Reads the part of an address from `#` on. Whatever is unknown leads to the start page.
    pub fn parse(hash: &str) -> Route {
        let mut parts = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty());
        match (parts.next(), parts.next()) {
            (Some("table"), _) => Route::Table,
            (Some("rules"), target) => Route::Rules(target.map(str::to_owned)),
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
        }
    }
}

/// Goes to another place; the page follows the address.
#[cfg(target_arch = "wasm32")]
#[allow(clippy::needless_pass_by_value, reason = "callers make the place for this call")]
pub(crate) fn go(route: Route) {
    if let Some(window) = web_sys::window() {
        // A refused address would leave the page where it is.
        let _ = window.location().set_hash(&route.href());
    }
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn every_place_is_found_by_its_address() {
        let rule = Route::Rules(Some("5.3".into()));
        for route in [Route::Start, Route::Table, Route::Rules(None), rule] {
            assert_eq!(Route::parse(&route.href()), route);
        }
    }

    #[test]
    fn unknown_addresses_lead_to_the_start() {
        for hash in ["", "#", "#/nowhere/at/all", "#//"] {
            assert_eq!(Route::parse(hash), Route::Start, "{hash}");
        }
    }
}
