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
mod later;
mod log;
mod more;
mod players;
mod prompt;
mod result;
mod settings;
mod spells;
mod tower_row;
mod voice;

pub(crate) use asides::Asides;
pub(crate) use company::Company;
pub(crate) use frame::TablePage;
pub(crate) use game::Game;
pub(crate) use keys::KeysBody;
pub(crate) use more::More;
pub(crate) use result::Sheet;
pub(crate) use settings::MenuBody;
