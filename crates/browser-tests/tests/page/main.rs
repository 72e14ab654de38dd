//! The page in a real browser.

mod accessibility;
mod after;
mod against_bots;
mod board;
mod counting;
mod german;
mod harness;
mod keyboard;
mod lesson;
mod loading;
mod master;
mod motion;
mod offline;
mod online;
mod pass_and_play;
mod phone;
mod reload;
mod screenshots;
mod secrecy;
mod sheet;
mod solo;
mod tables;
mod teams;
mod why_not;
mod windows;
mod worker;
