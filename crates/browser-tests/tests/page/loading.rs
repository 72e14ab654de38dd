//! A first visit, and one without a network.

use rabenburg_browser_tests::{Page, Problem, Visit, browse};

/// All that a first visit loads.
const BUDGET: u64 = 400_000;

#[test]
fn the_page_starts_in_both_languages() {
    for (visit, language) in [(Visit::english(), "en"), (Visit::german(), "de")] {
        browse("loading", visit, async |page| {
            page.open("/").await?;
            let found = page.script("return document.documentElement.lang").await?;
            assert_eq!(found, language);
            Ok(())
        });
    }
}

#[test]
fn a_first_visit_loads_at_most_400_kilobytes() {
    browse("size", Visit::english(), async |page| {
        page.open("/").await?;
        let sum = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]\
            .reduce((sum, entry) => sum + entry.transferSize, 0)";
        let sum = page.script(sum).await?.as_u64().expect("a number");
        println!("{sum} bytes over the wire");
        assert!((10_000..=BUDGET).contains(&sum), "{sum} bytes");
        Ok(())
    });
}

#[test]
fn after_the_first_visit_no_server_is_needed() {
    browse("offline", Visit::english(), async |page| {
        page.open("/").await?;
        let first = page.text().await?;
        page.wait_for_offline().await?;
        page.server.stop().await?;
        page.reload().await?;
        assert_eq!(page.text().await?, first);
        Ok(())
    });
}

#[test]
fn a_page_loaded_past_the_service_worker_is_taken_over() {
    browse("taken-over", Visit::english(), async |page| {
        page.open("/").await?;
        page.wait_for_offline().await?;
        // Nobody is in charge of such a page at first, as of one that was being loaded when the worker began.
        page.driver().cdp().send_raw("Page.reload", serde_json::json!({ "ignoreCache": true })).await?;
        page.wait_for_offline().await
    });
}

#[test]
fn a_page_that_cannot_start_says_so_in_both_languages() {
    browse("broken", Visit::german(), async |page| {
        let blocked = serde_json::json!({ "urls": ["*.wasm"] });
        page.driver().cdp().send_raw("Network.enable", serde_json::json!({})).await?;
        page.driver().cdp().send_raw("Network.setBlockedURLs", blocked).await?;
        page.driver().goto(format!("{}/", page.server.origin())).await?;
        page.wait_for_text("The page could not be started.").await?;
        page.wait_for_text("Die Seite ließ sich nicht starten.").await?;
        let _: Vec<String> = console(page).await?;
        Ok(())
    });
}

/// Reads the console, so that what was written there is no failure; there has to be something.
async fn console(page: &Page) -> Result<Vec<String>, Problem> {
    let console = page.console().await?;
    assert!(!console.is_empty(), "nothing was told on the console");
    Ok(console)
}
