//! Names for bots: invented, and easy to say in both languages.

use rabenburg_engine::MAX_SEATS;

use crate::luck::below;
use crate::session::Player;

/// The names bots go by.
pub const BOT_NAMES: [&str; 12] =
    ["Korax", "Alba", "Morvin", "Ysra", "Fenno", "Lumira", "Tavian", "Odila", "Brann", "Sefira", "Quirin", "Nerea"];

// However many people have taken one of the names, there is another one for every bot.
const _: () = assert!(BOT_NAMES.len() >= 2 * MAX_SEATS);

/// A bot's name that nobody at the table has yet.
pub(crate) fn draw(players: &[Player], luck: &mut dyn FnMut(u8) -> u8) -> &'static str {
    let is_free = |name: &&&str| !players.iter().any(|player| player.name.eq_ignore_ascii_case(name));
    let free: Vec<&'static str> = BOT_NAMES.iter().filter(is_free).copied().collect();
    free.get(below(free.len(), luck)).copied().unwrap_or(BOT_NAMES[0])
}
