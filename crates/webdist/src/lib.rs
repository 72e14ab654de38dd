//! The page as it is served: everything a browser loads, built and compressed when this crate is built.
//!
//! `build/main.rs` compiles `crates/web` for the browser, so a plain `cargo build` gives a binary with the page inside.
//! Builds that are not optimised get a page that is not either, which takes seconds; `RABENBURG_QUICK_PAGE=0` builds it as
//! it is shipped. With `RABENBURG_SKIP_PAGE=1` there is a notice instead, for work on anything else.

// What the build script does to texts is tested here, because a build script has no tests of its own.
#[cfg(test)]
#[path = "../build/bundle.rs"]
mod bundle;
#[cfg(test)]
#[path = "../build/css.rs"]
mod css;
#[cfg(test)]
#[path = "../build/links.rs"]
mod links;
#[cfg(test)]
#[path = "../build/loader.rs"]
mod loader;
#[cfg(test)]
#[path = "../build/names.rs"]
mod names;
#[cfg(test)]
#[path = "../build/said.rs"]
mod said;
#[cfg(test)]
#[path = "../build/script.rs"]
mod script;
#[cfg(test)]
#[path = "../build/source.rs"]
mod source;

pub use rabenburg_asset::Asset;

/// How the page was built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// As it is shipped: small, fast and compressed.
    Small,
    /// In seconds: large, slow and uncompressed.
    Quick,
    /// Not at all: a notice stands in its place.
    LeftOut,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));
