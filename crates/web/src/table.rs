//! The table: a game in play, whoever runs it.

mod announcing;
mod asides;
mod bar;
mod company;
mod course;
mod curtain;
mod dock;
mod frame;
mod game;
mod hand;
mod help;
mod keys;
mod log;
mod players;
mod prompt;
mod result;
mod settings;
mod spells;
mod tower_row;
mod voice;

pub(crate) use company::Company;
pub(crate) use frame::TablePage;
pub(crate) use game::Game;
