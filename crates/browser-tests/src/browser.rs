//! Which browser the page is tested in.

use std::env;

use crate::problem::Problem;

/// The variable that chooses: `chromium`, the default, or `firefox`.
const VARIABLE: &str = "RABENBURG_BROWSER";

/// A browser that people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Browser {
    /// Chromium, in which every test runs.
    Chromium,
    /// Firefox, in which the main paths run: `cargo xtask firefox`.
    Firefox,
}

impl Browser {
    /// The one the environment asks for.
    ///
    /// # Errors
    /// If it asks for an unknown one.
    pub fn chosen() -> Result<Browser, Problem> {
        match env::var(VARIABLE).as_deref() {
            Err(_) | Ok("" | "chromium") => Ok(Browser::Chromium),
            Ok("firefox") => Ok(Browser::Firefox),
            Ok(other) => Err(Problem::Wrong(format!("{VARIABLE} is `{other}`, neither chromium nor firefox"))),
        }
    }
}
