//! The page in a real browser.

mod accessibility;
mod against_bots;
mod german;
mod harness;
mod keyboard;
mod loading;
mod master;
mod motion;
mod offline;
mod pass_and_play;
mod phone;
mod reload;
mod screenshots;
mod secrecy;
mod solo;
mod tables;
mod teams;
mod why_not;
mod worker;
