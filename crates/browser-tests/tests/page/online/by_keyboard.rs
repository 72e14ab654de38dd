//! An online table with the keyboard alone: made, filled with bots, played at, talked at, and left.

use rabenburg_browser_tests::{Key, Page, Problem, Visit, browse};
use rabenburg_words::{hall, online_table as text, start as start_words, table};

use super::{EN, at_table, hear};
use crate::keyboard::{Focus, tab_to};

/// Goes there by the Tab key and presses Enter.
async fn enter(page: &Page, what: &str, is_right: impl Fn(&Focus) -> bool) -> Result<(), Problem> {
    tab_to(page, what, is_right).await?;
    page.keys(Key::Enter).await
}

/// What there is to do at the table: the class of it, or nothing yet, or that somebody else is playing.
const NEXT: &str = "
    if (document.querySelector('.dock.idle')) return 'wait';
    if (document.querySelector('.dock .confirm')) return 'confirm';
    if (document.querySelector('.hits .lit')) return 'piece';
    if (document.querySelector('.dock .bt .btn:not(.back)')) return 'button';
    return document.querySelector('.hand .cardb.lit') ? 'card' : 'wait';";

/// Whose turn it is, and what that player has done: another text after everything that happens.
const MOMENT: &str = "return document.querySelector('.turn').textContent + \
    document.querySelector('.log ol').textContent + document.querySelector('.dock').textContent + \
    document.querySelectorAll('.hand .cardb').length";

/// Does whatever is to be done until the turn is another's.
async fn play_turn(page: &Page) -> Result<(), Problem> {
    let mut done = 0;
    loop {
        page.settle().await?;
        let next = page.script(NEXT).await?;
        if next == "wait" && done > 0 {
            return Ok(());
        }
        let before = page.script(MOMENT).await?;
        match next.as_str() {
            Some("confirm") => enter(page, "confirm", |here| here.class.contains("confirm")).await?,
            Some("piece") => {
                tab_to(page, "the ring", |here| here.part == "board").await?;
                page.keys("n").await?;
                page.keys(Key::Enter).await?;
            }
            Some("button") => enter(page, "a button", |here| here.part == "dock").await?,
            Some("card") => enter(page, "a card", |here| here.part == "hand" && here.class.contains("lit")).await?,
            _ => {}
        }
        page.wait_for("something new", async |page: &Page| {
            let now = page.script(MOMENT).await?;
            Ok(if now == before { Err(now.to_string()) } else { Ok(()) })
        })
        .await?;
        done += 1;
    }
}

#[test]
fn a_table_is_made_played_at_and_left_by_keys() {
    browse("online-keys", Visit::english(), async |page| {
        page.open_keeping("/", &[("speed", "off")]).await?;
        enter(page, "tables online", |here| here.name.starts_with(start_words::tile_online(EN))).await?;
        page.css(".hall").await?;
        enter(page, "a new table", |here| here.name.starts_with(hall::make_table(EN))).await?;
        page.css(".make").await?;
        tab_to(page, "the name", |here| here.part == "INPUT").await?;
        page.keys("Anna").await?;
        enter(page, "the table", |here| here.name.starts_with(hall::make_go(EN))).await?;
        page.css(".room").await?;
        enter(page, "the start", |here| here.name == hall::room_start_bots(EN)).await?;
        at_table(page).await?;
        page.css(".dock:not(.idle)").await?;
        play_turn(page).await?;

        enter(page, "the talk", |here| here.part == "SUMMARY").await?;
        page.css(".online-chat details[open]").await?;
        tab_to(page, "the field", |here| here.part == "INPUT").await?;
        page.keys("Good game so far!").await?;
        page.keys(Key::Enter).await?;
        hear(page, "Good game so far!").await?;

        enter(page, "the menu", |here| here.name == table::menu(EN)).await?;
        page.find("dialog", table::menu(EN)).await?;
        enter(page, "the way out", |here| here.name == text::leave(EN)).await?;
        page.css(".hall").await?;
        page.wait_for_text(hall::yours_title(EN)).await
    });
}
