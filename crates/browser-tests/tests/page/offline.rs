//! Without a network, after the first visit.

use rabenburg_browser_tests::{AutoPlayer, Page, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, hall, lesson, rules, start, table};
use serde_json::json;

use crate::tables;

const ENGLISH: Language = READER;

#[test]
fn after_a_first_visit_everything_works() {
    browse("offline-all", Visit::english().luck(11), async |page| {
        tables::open_without_motion(page).await?;
        // Nobody has done anything: the rest was fetched meanwhile, and the page says so.
        wait_for_kept(page, "all").await?;
        page.wait_for_text(start::offline_all(ENGLISH)).await?;
        page.server.stop().await?;
        crate::online::LINES_CUT.iter().for_each(|told| page.expect_message(told));
        page.open("/").await?;
        play_now(page).await?;
        // The bot's turns lie in between: it thinks without a network.
        play_a_round(page).await?;
        page.link(table::rules(ENGLISH)).await?.click().await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        page.find_where("heading", "of the first chapter", |name| name.starts_with('1')).await?;
        page.driver().goto("about:blank").await?;
        page.open("/#/learn").await?;
        page.button(lesson::next(ENGLISH)).await?;
        page.driver().goto("about:blank").await?;
        page.open("/#/online").await?;
        page.wait_for_text(hall::offline_title(ENGLISH)).await?;
        // A link to a table is the same document, which is here.
        page.driver().goto("about:blank").await?;
        page.open("/t/7K2QX9FM").await?;
        page.wait_for_text(hall::offline_title(ENGLISH)).await
    });
}

#[test]
fn what_thrifty_visitors_have_opened_works_and_the_page_claims_no_more() {
    browse("offline-seen", Visit::english().luck(13), async |page| {
        be_thrifty(page).await?;
        // The first visit, loaded past the service worker, which there is not yet.
        page.open("/#/rules").await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        wait_for_kept(page, "seen").await?;
        page.server.stop().await?;
        page.expect_message("net::ERR_");
        // A driver that is asked to load a page again may go past the service worker.
        page.driver().goto("about:blank").await?;
        page.open("/#/rules").await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        page.driver().goto("about:blank").await?;
        page.open("/").await?;
        page.wait_for_text(start::offline_seen(ENGLISH)).await?;
        assert!(!page.text().await?.contains(start::offline_all(ENGLISH)));
        Ok(())
    });
}

#[test]
fn bots_of_a_first_game_are_kept() {
    browse("offline-game", Visit::english().luck(14), async |page| {
        be_thrifty(page).await?;
        tables::open_without_motion(page).await?;
        play_now(page).await?;
        play_a_round(page).await?;
        wait_for_kept(page, "seen").await?;
        page.server.stop().await?;
        page.open("/").await?;
        play_now(page).await?;
        play_a_round(page).await
    });
}

#[test]
fn bots_that_cannot_be_loaded_are_told_and_join_in_later() {
    browse("no-bots", Visit::english().phone().luck(12), async |page| {
        be_thrifty(page).await?;
        tables::open_without_motion(page).await?;
        page.wait_for_offline().await?;
        page.server.stop().await?;
        page.driver().goto("about:blank").await?;
        page.open("/").await?;
        page.expect_message("net::ERR_");
        // Parts of the page that come later cannot come either; Chromium and Firefox word it differently.
        page.expect_message("Failed to fetch");
        page.expect_message("NetworkError when attempting to fetch");
        play_now(page).await?;
        page.wait_for_text(table::no_bots(ENGLISH)).await?;
        let mut player = AutoPlayer::new(12);
        let sight = page.wait_for_offers().await?;
        page.take(&sight, &player.choose(&sight.offers)).await?;
        let covers = "const told = document.querySelector('.trouble').getBoundingClientRect();\
            return [...document.querySelectorAll('.dock button, .hand button')].filter((button) => {\
            const place = button.getBoundingClientRect();\
            return place.top < told.bottom && place.bottom > told.top && place.left < told.right && place.right > told.left;\
            }).map((button) => button.textContent)";
        assert_eq!(page.script(covers).await?, json!([]), "the notice covers what is to be pressed");
        page.screenshot("no-bots").await?;
        page.server.resume().await?;
        play_a_round(page).await?;
        assert!(!page.text().await?.contains(table::no_bots(ENGLISH)));
        Ok(())
    });
}

/// From the next visit on the browser asks to load no more than is needed.
pub(crate) async fn be_thrifty(page: &Page) -> Result<(), Problem> {
    let thrifty = "Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })";
    page.before_each_page(thrifty).await
}

/// Waits until so much is kept: what was `seen`, or `all`.
pub(crate) async fn wait_for_kept(page: &Page, much: &str) -> Result<(), Problem> {
    page.wait_for_offline().await?;
    page.wait_for(&format!("{much} to be kept"), async |page: &Page| {
        let kept = page.script("return document.documentElement.dataset.offline ?? 'nothing'").await?;
        Ok(if kept == much { Ok(()) } else { Err(format!("{kept}")) })
    })
    .await
}

/// Plays until everybody has had a turn.
pub(crate) async fn play_a_round(page: &Page) -> Result<(), Problem> {
    let mut player = AutoPlayer::new(11);
    let second = table::round(ENGLISH, 2);
    while !page.read(".turn").await?.contains(&second) {
        player.play(page, Until::Confirmed(1)).await?;
    }
    Ok(())
}

/// Begins a game against one bot, beside one that is on.
pub(crate) async fn play_now(page: &Page) -> Result<(), Problem> {
    // Opponents are offered where nothing waits; otherwise they are those of the last time.
    if page.script("return document.querySelector('.start-who') !== null").await? == true {
        tables::one_gentle_opponent(page, ENGLISH).await?;
    }
    page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
    tables::at_table(page, ENGLISH).await
}
