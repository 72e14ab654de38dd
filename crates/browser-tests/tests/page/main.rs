//! The page in a real browser.

mod against_bots;
mod harness;
mod loading;
mod pass_and_play;
mod solo;
mod tables;
mod worker;
