//! Tests of the page in a real browser, as a person would use it: by what is offered on screen.
//!
//! ```no_run
//! use rabenburg_browser_tests::{Visit, browse};
//!
//! browse("start", Visit::german().phone(), async |page| {
//!     page.open("/").await?;
//!     page.button("Spielen").await?.click().await?;
//!     page.wait_for_text("Du bist am Zug").await?;
//!     page.screenshot("table-phone").await
//! });
//! ```
//!
//! Every test has a server of its own, and a tab in a browser that knows nothing of other tests; with [`gather`] several
//! browsers share one server. It fails when its steps do, and on any warning or error on the console. Chromium and its driver have to be installed,
//! which `cargo xtask test` takes care of. With `RABENBURG_BROWSER=firefox` it runs in Firefox instead, for the main
//! paths: `cargo xtask firefox`. Most visitors read English; built with a further language, they read that
//! ([`READER`]): `cargo xtask pseudo`.

mod bidi;
mod browse;
mod browser;
mod cable;
mod chromium;
mod driver;
mod find;
mod firefox;
mod foreign;
pub mod games;
mod next_version;
mod page;
mod play;
mod pointing;
mod prepared;
mod problem;
mod seat;
mod server;
mod tools;
mod upkeep;
mod visit;

pub use browse::{browse, gather};
pub use browser::Browser;
pub use cable::Cable;
pub use foreign::READER;
pub use page::Page;
pub use play::{AutoPlayer, Offer, OfferKind, Sight, Until};
pub use prepared::{Prepared, card_name, foretold};
pub use problem::Problem;
pub use server::Server;
pub use thirtyfour::{Key, WebElement};
pub use upkeep::Upkeep;
pub use visit::Visit;
