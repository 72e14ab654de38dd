//! The page in a real browser.

mod against_bots;
mod german;
mod harness;
mod loading;
mod offline;
mod pass_and_play;
mod phone;
mod reload;
mod screenshots;
mod solo;
mod tables;
mod worker;
