//! What bots are called.

use rabenburg_engine::{Colour, MAX_SEATS};

/// The names bots go by: invented, easy to say, and the same in all languages. Each colour has one, in the order of
/// [`Colour::ALL`], and six spares stand by for tables where a person already has that name.
pub const BOT_NAMES: [&str; 2 * MAX_SEATS] = [
    "Astra", "Alba", "Korax", "Linnea", "Jaspis", "Selene", // By colour.
    "Morvin", "Ysra", "Fenno", "Lumira", "Tavian", "Odila", // Spares.
];

/// What a bot of that colour is called, given which names are taken.
pub fn bot_name(colour: Colour, is_taken: impl Fn(&str) -> bool) -> &'static str {
    let own = colour as usize;
    // Its own two names, then any that is free.
    let names = [BOT_NAMES[own], BOT_NAMES[own + MAX_SEATS]].into_iter().chain(BOT_NAMES.into_iter().rev());
    names.into_iter().find(|name| !is_taken(name)).unwrap_or(BOT_NAMES[own])
}
