//! Everything in German: no text of the English locale shows anywhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rabenburg_browser_tests::{AutoPlayer, OfferKind, Page, Problem, Until, Visit, browse};
use rabenburg_words::{Language, rules, start, table};

use crate::tables;

const GERMAN: Language = Language::German;
/// Words that hardly an English sentence does without, and no German one has.
const TELLTALES: [&str; 9] = ["the", "and", "your", "you", "of", "with", "is", "to", "wizard"];

#[test]
fn everything_is_in_german() {
    let english = english();
    assert!(english.len() > 300, "only {} English texts", english.len());
    browse("german", Visit::german().luck(13), async |page| {
        page.open("/").await?;
        page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
        page.reload().await?;
        let lang = page.script("return document.documentElement.lang").await?;
        assert_eq!(lang, "de");
        check(page, &english, "the start page").await?;

        page.find_containing("button", start::tile_custom(GERMAN)).await?.click().await?;
        let finer = page.button(start::finer_points(GERMAN)).await?;
        check(page, &english, "the set-up").await?;
        tables::press(page, &finer).await?;
        tables::choose(page, "radio", start::spells_chosen(GERMAN)).await?;
        check(page, &english, "the whole set-up").await?;
        tables::choose(page, "radio", start::spells_usual(GERMAN)).await?;
        let rounds = page.css(".set-up-rounds option[value='5']").await?;
        rounds.click().await?;
        tables::start(page, GERMAN).await?;

        let mut player = AutoPlayer::new(13);
        page.wait_for_offers().await?;
        check(page, &english, "the table").await?;
        heard(page, &table::cards_in_hand(GERMAN, 3)).await?;
        while player.play(page, Until::Done(1)).await?.of(OfferKind::Confirm).is_empty() {}
        check(page, &english, "a preview").await?;
        page.button(table::menu(GERMAN)).await?.click().await?;
        check(page, &english, "the menu").await?;
        page.button(table::close(GERMAN)).await?.click().await?;
        let mut held = BTreeSet::new();
        while held.len() < 2 {
            player.play(page, Until::Done(1)).await?;
            let cards = |n| table::cards_in_hand(GERMAN, n);
            let text = names(page).await?;
            held.extend((2..=3).filter(|&n| text.contains(&format!("{}\n", cards(n)))));
        }
        player.play(page, Until::Over).await?;
        check(page, &english, "the result").await?;

        page.open("/#/rules").await?;
        page.find("heading", rules::in_one_minute(GERMAN)).await?;
        page.find_where("heading", "of the first chapter", |name| name.starts_with('1')).await?;
        check(page, &english, "the rules").await
    });
}

#[test]
fn numbers_and_plurals_are_german() {
    let cards = [1, 2].map(|n| table::cards_in_hand(GERMAN, n));
    assert_eq!(cards, ["1 Handkarte", "2 Handkarten"]);
}

/// Waits until a player's panel says so.
async fn heard(page: &Page, part: &str) -> Result<(), Problem> {
    page.find_containing("heading", part).await?;
    Ok(())
}

/// All that can be seen or heard, one line each: texts, labels, titles and hints in fields.
async fn names(page: &Page) -> Result<String, Problem> {
    let all = "const lines = [document.body.innerText];\
        for (const it of document.querySelectorAll('body *')) {\
            if (it.closest('[lang=en], svg symbol, svg defs')) continue;\
            for (const name of ['aria-label', 'title', 'placeholder', 'alt']) lines.push(it.getAttribute(name) ?? '');\
            if (it.matches('.visually-hidden')) lines.push(it.textContent);\
        } return lines.filter(Boolean).join('\\n') + '\\n'";
    Ok(page.script(all).await?.as_str().unwrap_or_default().to_owned())
}

async fn check(page: &Page, english: &BTreeSet<String>, place: &str) -> Result<(), Problem> {
    let shown = names(page).await?;
    assert!(shown.len() > 200, "{place} says only {shown}");
    let whole = |part: &str| {
        let ends = |at: usize| !shown[..at].ends_with(char::is_alphanumeric);
        let begins = |at: usize| !shown[at + part.len()..].starts_with(char::is_alphanumeric);
        shown.match_indices(part).find(|&(at, _)| ends(at) && begins(at)).map(|(at, _)| at)
    };
    let found = english.iter().map(String::as_str).chain(TELLTALES);
    let found: Vec<_> = found.filter(|text| whole(text).is_some()).collect();
    let context = |text: &&str| {
        let at = whole(text).unwrap_or(0);
        shown[..at].lines().next_back().unwrap_or("").to_owned() + shown[at..].lines().next().unwrap_or("")
    };
    let told: Vec<_> = found.iter().map(|text| format!("'{text}' in: {}", context(text))).collect();
    if told.is_empty() { Ok(()) } else { Err(Problem::Wrong(format!("{place} is not all German: {told:#?}"))) }
}

/// The pieces of text between the arguments of the English messages that do not occur in German too.
fn english() -> BTreeSet<String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales");
    let read = |language: &str| {
        let folder = fs::read_dir(locales.join(language)).expect("the locale files");
        let files = folder.map(|file| file.expect("a file").path());
        // A language is called by its own name on every page.
        let files = files.filter(|path| path.extension().is_some_and(|it| it == "ftl") && !path.ends_with("about.ftl"));
        files.map(|path| fs::read_to_string(path).expect("a text")).collect::<String>()
    };
    let (english, german) = (read("en"), read("de"));
    let texts = english.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        // A message, a variant of one, or the rest of a text.
        line.split_once(" = ").or_else(|| line.split_once("] ")).map(|(_, text)| text)
    });
    let parts = texts.flat_map(|text| text.split(['{', '}']).step_by(2));
    let parts = parts.map(|part| part.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned());
    parts.filter(|part| part.chars().count() > 3 && !german.contains(part.as_str())).collect()
}
