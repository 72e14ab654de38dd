//! Without a network, after the first visit.

use rabenburg_browser_tests::{Page, Player, Problem, Until, Visit, browse};
use rabenburg_words::{Language, rules, start, table};

use crate::tables;

const ENGLISH: Language = Language::English;

/// Whether all files are kept: they are put there together.
const KEPT: &str = "const file = document.querySelector('meta[name=\"asset:worker.js\"]').content;
    return caches.match(file).then((kept) => kept !== undefined)";

#[test]
fn after_the_first_game_all_can_be_played_and_read() {
    browse("offline-game", Visit::english().luck(11), async |page| {
        tables::open_without_motion(page).await?;
        page.wait_for_offline().await?;
        play_now(page).await?;
        page.wait_for("all files", async |page: &Page| {
            let kept = page.script(KEPT).await?;
            Ok(if kept == true { Ok(()) } else { Err("the worker is not kept".to_owned()) })
        })
        .await?;
        page.server.stop().await?;
        page.open("/").await?;
        play_now(page).await?;
        // The bot's turns lie in between: it thinks without a network.
        let mut player = Player::new(11);
        let second = table::round(ENGLISH, 2);
        while !page.css(".turn").await?.text().await?.contains(&second) {
            player.play(page, Until::Confirmed(1)).await?;
        }
        page.link(table::rules(ENGLISH)).await?.click().await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        page.find_where("heading", "of the first chapter", |name| name.starts_with('1')).await?;
        Ok(())
    });
}

#[test]
fn bots_that_cannot_be_loaded_are_told() {
    browse("no-bots", Visit::english().luck(12), async |page| {
        tables::open_without_motion(page).await?;
        page.wait_for_offline().await?;
        page.server.stop().await?;
        page.reload().await?;
        page.expect_message("net::ERR_");
        play_now(page).await?;
        page.wait_for_text(table::no_bots(ENGLISH)).await
    });
}

/// Begins a game against one bot, in the place of one that is on.
async fn play_now(page: &Page) -> Result<(), Problem> {
    tables::one_gentle_opponent(page, ENGLISH).await?;
    page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
    page.wait_for("the table or a question", async |page: &Page| {
        if page.text().await?.contains(start::replace_title(ENGLISH)) {
            page.button(start::replace_yes(ENGLISH)).await?.click().await?;
        }
        let there = page.script("return document.querySelector('.table') !== null").await?;
        Ok(if there == true { Ok(()) } else { Err("neither".to_owned()) })
    })
    .await?;
    tables::at_table(page, ENGLISH).await
}
