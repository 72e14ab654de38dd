//! The packs, fetched when they are opened. Each is fetched once.

use std::cell::RefCell;
use std::rc::Rc;

use rabenburg_puzzles::{Pack, Puzzle, Theme};

use super::index::{self, Entry};
use crate::address;
use crate::fetch::{self, Unreachable};

/// The list of all puzzles; see `webdist`.
const INDEX: &str = "puzzles/index.txt";

thread_local! {
    static FETCHED: RefCell<Vec<(String, Rc<str>)>> = const { RefCell::new(Vec::new()) };
}

async fn text(file: String) -> Result<Rc<str>, Unreachable> {
    let known = FETCHED.with_borrow(|all| all.iter().find(|(name, _)| *name == file).map(|(_, text)| Rc::clone(text)));
    if let Some(text) = known {
        return Ok(text);
    }
    let address = address::of(&file).ok_or(Unreachable)?;
    let text: Rc<str> = fetch::get(&address).await?.found().ok_or(Unreachable)?.into();
    FETCHED.with_borrow_mut(|all| all.push((file, Rc::clone(&text))));
    Ok(text)
}

/// All puzzles, without their positions.
pub(super) async fn list() -> Result<Vec<Entry>, Unreachable> {
    Ok(index::read(&text(INDEX.to_owned()).await?))
}

/// A puzzle; nothing if there is none with that id.
pub(super) async fn find(id: &str) -> Result<Option<Puzzle>, Unreachable> {
    let Some(theme) = Theme::of_id(id) else { return Ok(None) };
    let pack = text(format!("puzzles/{}.txt", theme.name())).await?;
    Ok(Pack::find(&pack, id).and_then(Result::ok))
}
