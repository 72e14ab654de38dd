//! The page in a real browser.

mod harness;
mod loading;
mod worker;
