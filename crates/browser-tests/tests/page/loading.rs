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
        // The last of the files that are held back may be told of after the others.
        page.expect_message("Failed to fetch");
        page.expect_message("net::ERR_");
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
fn the_first_picture_is_the_start_page_and_does_not_wait_for_the_module() {
    let visits = [(Visit::german().phone().light(), GERMAN), (Visit::english(), ENGLISH)];
    for (visit, language) in visits {
        browse("first-picture", visit, async |page| {
            before(page, HOLD_MODULE).await?;
            page.driver().goto(format!("{}/", page.server.origin())).await?;
            page.wait_for_text(start::aim(language)).await?;
            page.wait_for_text(loading::underway(language)).await?;
            let other = if language == GERMAN { ENGLISH } else { GERMAN };
            assert!(!page.text().await?.contains(start::claim(other)), "one language is enough");
            let first = page.script(PORTRAIT).await?;
            page.screenshot(&format!("first-picture-{}", language.code())).await?;
            // What is typed stays, and so does the place of the keyboard.
            page.css(".start-join input").await?.send_keys("7K2Q").await?;
            page.script("letGo()").await?;
            page.wait_for("the page itself", async |page: &Page| {
                let there = page.script("return !document.getElementById('loading')").await?;
                Ok(if there == true { Ok(()) } else { Err("the first picture".to_owned()) })
            })
            .await?;
            let then = page.script(PORTRAIT).await?;
            let (first, then) = (first.as_array().expect("a list"), then.as_array().expect("a list"));
            for (first, then) in first.iter().zip(then) {
                assert_eq!(first, then, "the page differs from its first picture");
            }
            assert_eq!(first.len(), then.len());
            let typed = "return document.activeElement.closest('.start-join') && document.activeElement.value";
            assert_eq!(page.script(typed).await?, "7K2Q");
            Ok(())
        });
    }
}

#[test]
fn what_is_pressed_in_the_first_picture_is_done_as_soon_as_it_can_be() {
    browse("first-press", Visit::german().phone(), async |page| {
        before(page, HOLD_MODULE).await?;
        page.driver().goto(format!("{}/", page.server.origin())).await?;
        page.find("button", start::gentle(GERMAN)).await?.click().await?;
        page.find_containing("button", start::play_now(GERMAN)).await?.click().await?;
        page.script("letGo()").await?;
        page.wait_for_text(&table::round(GERMAN, 1)).await?;
        let plans = page.script("return localStorage.getItem('rabenburg.plans')").await?;
        assert!(plans.as_str().is_some_and(|plans| plans.contains("bot fledgling")), "{plans}");
        Ok(())
    });
}

#[test]
fn the_rules_are_read_before_the_page_is_there() {
    browse("first-rules", Visit::english(), async |page| {
        before(page, HOLD_MODULE).await?;
        page.driver().goto(format!("{}/#/rules", page.server.origin())).await?;
        page.wait_for_text(rules::in_one_minute(ENGLISH)).await?;
        // A link of the text, before anything of the page is there.
        page.script("location.hash = '#/rules/5.3'").await?;
        page.wait_for("the rule", async |page: &Page| {
            let top = page.script("return document.getElementById('rules-5.3').getBoundingClientRect().top").await?;
            Ok(if top.as_f64().is_some_and(|top| (0.0..400.0).contains(&top)) { Ok(()) } else { Err(top.to_string()) })
        })
        .await?;
        page.screenshot("first-rules").await?;
        let (text, place) = ("return document.querySelector('.rules-text').textContent", WHERE_READ);
        let (first, here) = (page.script(text).await?, page.script(place).await?);
        page.script("letGo()").await?;
        page.wait_for("the page itself", async |page: &Page| {
            let there = page.script("return !document.getElementById('loading')").await?;
            Ok(if there == true { Ok(()) } else { Err("the text alone".to_owned()) })
        })
        .await?;
        assert_eq!(page.script(text).await?, first);
        let then = page.script(place).await?;
        let moved = [&then, &here].map(|place| place[1].as_f64().expect("a number"));
        let still = then[0] == here[0] && (moved[0] - moved[1]).abs() <= 2.0;
        assert!(still, "whoever reads is interrupted: {here} becomes {then}");
        // Its pictures come when somebody is near them, and it can be searched.
        page.wait_for("a picture", async |page: &Page| {
            let drawn = "document.querySelector('.sketch').scrollIntoView(); \
                return document.querySelector('.sketch .picture').childElementCount";
            Ok(if page.script(drawn).await?.as_u64() > Some(0) { Ok(()) } else { Err("an empty frame".to_owned()) })
        })
        .await?;
        page.css("#rules-search").await?.send_keys("castle").await?;
        page.css(".results a").await?;
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

/// The modules come when they are let go.
const HOLD_MODULE: &str = "const own = fetch; const held = new Promise((go) => { window.letGo = go; }); \
    window.fetch = async (file, ...rest) => { String(file).endsWith('.wasm') && await held; return own(file, ...rest); };";

/// Every element of the start page that can be seen: what it is, what it says, and where it is.
const PORTRAIT: &str = "scrollTo(0, 0); const portrait = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const own = [...element.attributes].filter(({ name, value }) => value && !(name === 'lang' && element.localName === 'main'))
        .map(({ name, value }) => `${name}=${value}`).sort();
    const inside = element.matches('.start-offline, .start-today') ? [] : [...element.childNodes].flatMap((node) =>
        node.nodeType === 3 ? (node.data.trim() ? [node.data] : []) : node.nodeType === 1 && !node.hidden ? portrait(node) : []);
    return [[element.localName, ...own, ...[x, y, width, height].map(Math.round)].join(' '), ...inside];
}; return [...portrait(document.querySelector('.scene')), ...portrait(document.querySelector('main.start'))];";

/// The rule at the top of the window, and how far down it is.
const WHERE_READ: &str = "const rule = [...document.querySelectorAll('.rule')].find((rule) => \
    rule.getBoundingClientRect().bottom > 80); return [rule.id, Math.round(rule.getBoundingClientRect().top)];";

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
