//! Several games are kept and continued, listed with their figures, shared and played on.

use rabenburg_browser_tests::{AutoPlayer, Page, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, after, games, start, table};

use crate::tables;

const EN: Language = READER;

#[test]
fn beginning_another_game_loses_none_and_each_goes_on() {
    browse("games-kept", Visit::english().luck(7), async |page| {
        tables::open_without_motion(page).await?;
        tables::one_gentle_opponent(page, EN).await?;
        page.find_containing("button", start::play_now(EN)).await?.click().await?;
        tables::at_table(page, EN).await?;
        AutoPlayer::new(7).play(page, Until::Confirmed(2)).await?;
        page.wait_for_offers().await?;
        let first = page.kept_text().await?;
        // The second one, beside it: nobody asks, nothing is lost.
        page.open("/").await?;
        page.wait_for_text(games::to_continue(EN)).await?;
        page.find_containing("button", start::play_now(EN)).await?.click().await?;
        tables::at_table(page, EN).await?;
        page.wait_for_offers().await?;
        assert_ne!(page.kept_text().await?, first);
        page.open("/").await?;
        page.wait_for("two games to continue, the first of them golden", async |page: &Page| {
            let seen = page
                .script("return [...document.querySelectorAll('.waiting-card')].map((it) => it.matches('.primary'))")
                .await?;
            Ok(if seen == serde_json::json!([true, false]) { Ok(()) } else { Err(seen.to_string()) })
        })
        .await?;
        page.screenshot("start-returning").await?;
        page.script("document.querySelectorAll('.waiting-card')[1].click()").await?;
        tables::at_table(page, EN).await?;
        page.wait_for_offers().await?;
        assert_eq!(page.kept_text().await?, first);
        // After a reload, it is still this one.
        page.reload().await?;
        page.wait_for_offers().await?;
        assert_eq!(page.kept_text().await?, first);
        Ok(())
    });
}

#[test]
fn a_finished_game_is_listed_shared_and_played_on() {
    browse("games-finished", Visit::english().luck(7), async |page| {
        page.open("/").await?;
        page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
        page.sit_down(&rabenburg_browser_tests::games::nearly_over()).await?;
        AutoPlayer::new(4).play(page, Until::Over).await?;
        let text = page.kept_text().await?;

        page.open("/#/games").await?;
        page.find("heading", games::title(EN)).await?;
        page.wait_for_text(games::look_back(EN)).await?;
        page.screenshot("games").await?;
        // The filter is in the address.
        page.link(&games::show_running(EN, 0)).await?.click().await?;
        page.wait_for_text(games::empty_filter(EN)).await?;
        assert_eq!(page.script("return location.hash").await?, "#/games/running");
        page.open("/#/games/finished/here").await?;
        page.link(games::look_back(EN)).await?.click().await?;
        page.css(".after-places .won").await?;

        // What is shared is the game itself.
        let packed = pack(page, &text).await?;
        page.script("localStorage.clear(); sessionStorage.clear()").await?;
        page.open(&format!("/#/result/shared/{packed}")).await?;
        page.reload().await?;
        page.css(".after-places .won").await?;
        page.be_patient(std::time::Duration::from_secs(90));
        page.css(".after-points").await?;

        // From the middle of it, somebody plays on against bots.
        page.find("slider", after::slider(EN)).await?.send_keys(rabenburg_browser_tests::Key::Home).await?;
        page.find("slider", after::slider(EN)).await?.send_keys(rabenburg_browser_tests::Key::Right).await?;
        page.button(after::play_on(EN)).await?.click().await?;
        page.css(".table .hand").await?;
        page.wait_for_offers().await?;
        let begun = page.kept_text().await?;
        assert!(begun.contains("person") && begun.contains("moves"), "{begun}");
        page.wait_for_text(table::you(EN)).await
    });
}

/// The game as the share button packs it.
async fn pack(page: &Page, text: &str) -> Result<String, Problem> {
    let script = format!(
        "const done = arguments[arguments.length - 1]; \
         new Response(new Blob([{}]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer().then((bytes) => {{ \
           window.packed = btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') }}); return null",
        serde_json::json!(text)
    );
    page.script(&script).await?;
    page.wait_for("the packed game", async |page: &Page| {
        let packed = page.script("return window.packed ?? null").await?;
        Ok(packed.as_str().map(str::to_owned).ok_or_else(|| "not yet".to_owned()))
    })
    .await
}
