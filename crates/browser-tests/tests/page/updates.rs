//! Visitors of this version come back when the server has the next one.

use rabenburg_browser_tests::{AutoPlayer, Page, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, loading, rules, start, table};

use crate::offline::{be_thrifty, play_a_round, play_now, wait_for_kept};
use crate::tables;

const ENGLISH: Language = READER;

#[test]
fn who_has_looked_in_finds_the_next_version_complete() {
    browse("update-first", Visit::english().luck(31), async |page| {
        page.come_protected();
        be_thrifty(page).await?;
        tables::open_without_motion(page).await?;
        wait_for_kept(page, "seen").await?;
        page.server.update().await?;
        // The files of before are gone; what is missing comes with the next version.
        page.expect_message("404");
        page.expect_message("HTTP status code is not ok");
        open_anew(page, "/#/rules").await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        assert_eq!(version(page).await?, "next");
        open_anew(page, "/").await?;
        play_now(page).await?;
        play_a_round(page).await
    });
}

#[test]
fn who_has_everything_has_it_after_an_update_too() {
    browse("update-all", Visit::english().luck(32), async |page| {
        page.come_protected();
        tables::open_without_motion(page).await?;
        wait_for_kept(page, "all").await?;
        page.server.update().await?;
        open_anew(page, "/").await?;
        wait_for_next(page).await?;
        // From the very moment at which the next version is there, it is complete.
        page.server.stop().await?;
        open_anew(page, "/").await?;
        assert_eq!(version(page).await?, "next");
        play_now(page).await?;
        play_a_round(page).await?;
        open_anew(page, "/#/rules").await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        page.find_where("heading", "of the first chapter", |name| name.starts_with('1')).await?;
        Ok(())
    });
}

#[test]
fn who_has_played_plays_on_offline_after_an_update() {
    browse("update-played", Visit::english().luck(33), async |page| {
        page.come_protected();
        be_thrifty(page).await?;
        tables::open_without_motion(page).await?;
        // The first game, to its end.
        page.sit_down(&rabenburg_browser_tests::games::nearly_over()).await?;
        AutoPlayer::new(33).play(page, Until::Over).await?;
        open_anew(page, "/").await?;
        wait_for_kept(page, "seen").await?;
        page.server.update().await?;
        open_anew(page, "/").await?;
        wait_for_next(page).await?;
        page.server.stop().await?;
        open_anew(page, "/").await?;
        assert_eq!(version(page).await?, "next");
        page.wait_for_text(rabenburg_words::games::all_games(ENGLISH)).await?;
        play_now(page).await?;
        play_a_round(page).await
    });
}

#[test]
fn without_a_network_the_version_of_before_goes_on() {
    browse("update-offline", Visit::english().luck(34), async |page| {
        page.come_protected();
        be_thrifty(page).await?;
        tables::open_without_motion(page).await?;
        wait_for_kept(page, "seen").await?;
        page.server.stop().await?;
        page.expect_message("net::ERR_");
        page.expect_message("Failed to fetch");
        page.expect_message("HTTP status code is not ok");
        page.expect_message("404");
        open_anew(page, "/").await?;
        page.wait_for_text(start::claim(ENGLISH)).await?;
        // What has never been here says so, and how to get it.
        page.driver().goto("about:blank").await?;
        page.driver().goto(format!("{}/#/rules", page.origin())).await?;
        page.wait_for_text(loading::lacking(ENGLISH)).await?;
        page.screenshot("lacking").await?;
        // Back on the network there is the next version.
        page.server.update().await?;
        page.find_containing("button", loading::try_again(ENGLISH)).await?.click().await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        assert_eq!(version(page).await?, "next");
        Ok(())
    });
}

#[test]
fn a_game_begun_while_the_server_is_updated_goes_on_in_the_next_version() {
    browse("update-open", Visit::english().luck(35), async |page| {
        page.come_protected();
        be_thrifty(page).await?;
        tables::open_without_motion(page).await?;
        wait_for_kept(page, "seen").await?;
        page.server.update().await?;
        page.expect_message("404");
        // The bots have never been here, and those of this version are gone.
        play_now(page).await?;
        page.wait_for("the next version", async |page: &Page| {
            let version = version(page).await?;
            Ok(if version == "next" { Ok(()) } else { Err(version) })
        })
        .await?;
        play_a_round(page).await
    });
}

#[test]
fn without_a_service_worker_an_open_page_finds_the_next_version_too() {
    browse("update-plain", Visit::english().luck(36), async |page| {
        page.come_by_name();
        page.expect_message("Cross-Origin-Opener-Policy");
        tables::open_without_motion(page).await?;
        page.server.update().await?;
        page.expect_message("404");
        play_now(page).await?;
        page.wait_for("the next version", async |page: &Page| {
            let version = version(page).await?;
            Ok(if version == "next" { Ok(()) } else { Err(version) })
        })
        .await?;
        play_a_round(page).await?;
        assert!(page.text().await?.contains(&table::round(ENGLISH, 2)));
        Ok(())
    });
}

/// Loads a place anew, as in a new tab.
async fn open_anew(page: &Page, path: &str) -> Result<(), Problem> {
    page.driver().goto("about:blank").await?;
    page.open(path).await
}

/// Which version the document is of.
async fn version(page: &Page) -> Result<String, Problem> {
    let version = page.script("return document.documentElement.dataset.version ?? 'this'").await?;
    Ok(version.as_str().unwrap_or_default().to_owned())
}

/// Comes again until the next version is what is kept. It takes over at once, or, where bots think or the browser believes
/// the worker of before to be busy, some time after the page is left.
async fn wait_for_next(page: &Page) -> Result<(), Problem> {
    let kept = "return navigator.serviceWorker.getRegistration().then(async ({ active, installing, waiting }) => \
        !installing && (waiting ?? active).state.startsWith(waiting ? 'installed' : 'activated') \
            && (await caches.keys()).some((name) => name.startsWith('rabenburg-next-')))";
    page.wait_for("the next version", async |page: &Page| {
        if page.script(kept).await? == true {
            open_anew(page, "/").await?;
        }
        let version = version(page).await?;
        Ok(if version == "next" { Ok(()) } else { Err(version) })
    })
    .await
}
