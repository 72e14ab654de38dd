//! A first visit, and one without a network.

use rabenburg_browser_tests::{Page, Problem, READER, Visit, browse};
use rabenburg_words::{Language, loading, rules, start, table};
use serde_json::json;

use crate::offline;

const ENGLISH: Language = READER;
const GERMAN: Language = Language::German;

/// All that a first visit loads.
const BUDGET: u64 = 400_000;

/// What another place needs besides.
const MORE: u64 = 300_000;

#[test]
fn the_page_starts_in_both_languages() {
    for (visit, language) in [(Visit::english(), ENGLISH.code()), (Visit::german(), "de")] {
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
        let sum = transferred(page).await?;
        println!("{sum} bytes over the wire");
        assert!((10_000..=BUDGET).contains(&sum), "{sum} bytes");
        Ok(())
    });
}

#[test]
fn another_place_needs_no_new_document_and_at_most_300_kilobytes() {
    for place in ["rules", "online", "learn", "result"] {
        browse(&format!("size-{place}"), Visit::english(), async |page| {
            // What comes from a service worker does not say what it has cost.
            before(page, "delete Navigator.prototype.serviceWorker").await?;
            page.open("/").await?;
            let before = transferred(page).await?;
            page.script(&format!("window.stays = true; location.hash = '#/{place}'")).await?;
            page.wait_for(place, async |page: &Page| {
                let there =
                    "return !document.querySelector('main.start, .coming') && !!document.querySelector('main h1')";
                Ok(if page.script(there).await? == true { Ok(()) } else { Err("the start page".to_owned()) })
            })
            .await?;
            let more = transferred(page).await? - before;
            println!("{more} bytes over the wire for {place}");
            assert!((1_000..=MORE).contains(&more), "{place}: {more} bytes");
            assert_eq!(page.script("return window.stays").await?, true, "{place}: the document was loaded again");
            Ok(())
        });
    }
}

#[test]
fn a_place_that_cannot_be_loaded_says_so_and_comes_when_it_can() {
    browse("lacking-part", Visit::german(), async |page| {
        offline::be_thrifty(page).await?;
        page.open("/").await?;
        page.driver().cdp().send_raw("Network.enable", json!({})).await?;
        page.driver().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": ["*parts*"] })).await?;
        page.find_containing("link", start::tile_rules(GERMAN)).await?.click().await?;
        page.wait_for_text(loading::lacking(GERMAN)).await?;
        let _: Vec<String> = console(page).await?;
        page.screenshot("lacking-part").await?;
        page.driver().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": [] })).await?;
        page.find_containing("button", loading::try_again(GERMAN)).await?.click().await?;
        page.find("heading", rules::in_one_minute(GERMAN)).await?;
        Ok(())
    });
}

#[test]
fn after_the_first_visit_no_server_is_needed() {
    browse("offline", Visit::english(), async |page| {
        // What is kept for offline grows while somebody looks; the sentence about it is left aside.
        let words = "const all = document.querySelector('main').cloneNode(true); \
            all.querySelectorAll('.start-offline').forEach((it) => it.remove()); return all.textContent";
        page.open("/").await?;
        let first = page.script(words).await?;
        page.wait_for_offline().await?;
        page.server.stop().await?;
        page.reload().await?;
        assert_eq!(page.script(words).await?, first);
        Ok(())
    });
}

#[test]
fn a_page_loaded_past_the_service_worker_is_taken_over() {
    browse("taken-over", Visit::english(), async |page| {
        page.open("/").await?;
        page.wait_for_offline().await?;
        // Nobody is in charge of such a page at first, as of one that was being loaded when the worker began.
        page.driver().cdp().send_raw("Page.reload", json!({ "ignoreCache": true })).await?;
        page.wait_for_offline().await
    });
}

#[test]
fn the_first_picture_does_not_wait_for_the_module() {
    browse("first-picture", Visit::german().phone(), async |page| {
        before(page, HOLD_MODULE).await?;
        page.driver().goto(format!("{}/", page.server.origin())).await?;
        page.wait_for_text(start::claim(GERMAN)).await?;
        page.wait_for_text(start::aim(GERMAN)).await?;
        page.wait_for_text(loading::underway(GERMAN)).await?;
        assert!(!page.text().await?.contains(start::claim(ENGLISH)), "one language is enough");
        let title = "return document.querySelector('h1').getBoundingClientRect().top";
        let place = page.script(title).await?;
        // Whoever is quick presses the button before it can answer; it does as soon as it can.
        page.find_containing("button", start::play_now(GERMAN)).await?.click().await?;
        page.script("letGo()").await?;
        page.wait_for_text(&table::round(GERMAN, 1)).await?;
        page.open("/#/").await?;
        assert_eq!(page.script(title).await?, place, "the title moves when the page starts");
        Ok(())
    });
}

#[test]
fn loading_is_told_in_words_and_figures() {
    browse("progress", Visit::english(), async |page| {
        let slow = json!({ "offline": false, "latency": 0, "downloadThroughput": 4_000_000, "uploadThroughput": -1 });
        page.driver().cdp().send_raw("Network.enable", json!({})).await?;
        page.driver().cdp().send_raw("Network.emulateNetworkConditions", slow).await?;
        before(
            page,
            "window.told = []; setInterval(() => told.push(document.getElementById('loading')?.innerText), 20)",
        )
        .await?;
        page.open("/#/table").await?;
        let underway = json!(loading::underway(ENGLISH));
        let told = format!("return told.filter((text) => text?.includes({underway}) && /\\d\\s%/.test(text)).length");
        let told = page.script(&told).await?;
        assert!(told.as_u64() > Some(0), "{}", page.script("return told").await?);
        Ok(())
    });
}

#[test]
fn a_page_that_lacks_a_file_says_so_and_how_to_go_on() {
    browse("lacking", Visit::german(), async |page| {
        let blocked = json!({ "urls": ["*.wasm"] });
        page.driver().cdp().send_raw("Network.enable", json!({})).await?;
        page.driver().cdp().send_raw("Network.setBlockedURLs", blocked).await?;
        page.driver().goto(format!("{}/", page.server.origin())).await?;
        page.wait_for_text(loading::lacking(GERMAN)).await?;
        assert!(!page.text().await?.contains(loading::lacking(ENGLISH)));
        let _: Vec<String> = console(page).await?;
        page.driver().cdp().send_raw("Network.setBlockedURLs", json!({ "urls": [] })).await?;
        page.find_containing("button", loading::try_again(GERMAN)).await?.click().await?;
        page.find_containing("link", start::tile_rules(GERMAN)).await?;
        Ok(())
    });
}

#[test]
fn a_browser_that_is_too_old_is_told_so() {
    browse("too-old", Visit::english(), async |page| {
        before(page, "delete window.WebAssembly").await?;
        page.driver().goto(format!("{}/", page.server.origin())).await?;
        page.wait_for_text(loading::failed(ENGLISH)).await?;
        let _: Vec<String> = console(page).await?;
        Ok(())
    });
}

/// The module comes when it is let go.
const HOLD_MODULE: &str = "const own = fetch; window.fetch = (file, ...rest) => String(file).endsWith('.wasm') \
    ? new Promise((go) => { window.letGo = () => go(own(file, ...rest)); }) : own(file, ...rest);";

/// How many bytes have come over the wire since the document was asked for.
async fn transferred(page: &Page) -> Result<u64, Problem> {
    let sum = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]\
        .reduce((sum, entry) => sum + entry.transferSize, 0)";
    Ok(page.script(sum).await?.as_u64().expect("a number"))
}

/// Runs a script before anything of the page does, from the next visit on.
async fn before(page: &Page, script: &str) -> Result<(), Problem> {
    page.before_each_page(script).await
}

/// Reads the console, so that what was written there is no failure; there has to be something.
async fn console(page: &Page) -> Result<Vec<String>, Problem> {
    let console = page.console().await?;
    assert!(!console.is_empty(), "nothing was told on the console");
    Ok(console)
}
