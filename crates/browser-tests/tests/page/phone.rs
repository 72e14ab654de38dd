//! A phone in portrait, played with one finger.

use rabenburg_browser_tests::{AutoPlayer, OfferKind, Page, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, rules, start, table};

use crate::tables;

const ENGLISH: Language = READER;

/// Lays out what is far from the window as well: the rules leave that until it is scrolled to, and what has not been
/// laid out has no size.
const ALL_LAID_OUT: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);";

/// Counts the elements of the document when its first rule is there.
const FIRST_RULE: &str = "new MutationObserver((_, observer) => {
    if (!document.querySelector('article.rule')) return;
    window.firstRule = document.querySelectorAll('*').length;
    observer.disconnect();
    }).observe(document, { childList: true, subtree: true });";

/// What is wider than the screen, or scrolls sideways with it.
const TOO_WIDE: &str = "
    const wide = document.documentElement.scrollWidth - innerWidth;
    const name = (it) => it.tagName + '.' + it.getAttribute('class') + ' ' + Math.round(it.getBoundingClientRect().right);
    const out = [...document.querySelectorAll('body *:not(svg *)')].filter((it) => it.checkVisibility({ visibilityProperty: true })
        && it.getBoundingClientRect().right > innerWidth + 1 && !it.closest('.visually-hidden, .scenery, .pick'));
    return wide > 0 ? out.map(name).concat('the page: ' + wide) : [];";

/// Things to touch that are smaller than a fingertip. Links within a sentence are as high as its line.
const TOO_SMALL: &str = "
    const touched = 'button, a[href], select, summary, input:not([type=radio], [type=checkbox]), label:has(input)';
    return [...document.querySelectorAll(touched)]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('p, li, td, dd, .visually-hidden'))
        .map((it) => [it, it.getBoundingClientRect()])
        .filter(([it, { width, height }]) => width < 43.5 || height < 43.5)
        .map(([it, { width, height }]) => `${it.tagName}.${it.className?.baseVal ?? it.className} '${it.textContent.trim().slice(0, 30)}' ${width.toFixed(1)} x ${height.toFixed(1)}`);";

/// Pictures that are drawn nowhere.
const UNDRAWN: &str = "return [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))
    .filter((drawing) => !drawing || !document.getElementById(drawing.slice(1)));";

#[test]
fn a_small_phone() {
    browse("phone-360", Visit::english().size(360, 740).luck(17), async |page| everywhere(page, true).await);
}

#[test]
fn a_usual_phone() {
    browse("phone-390", Visit::german().size(390, 844).luck(18), async |page| everywhere(page, false).await);
}

/// Looks at all places and plays a little, with few players or with six.
async fn everywhere(page: &Page, crowded: bool) -> Result<(), Problem> {
    tables::open_without_motion(page).await?;
    let language = match page.script("return document.documentElement.lang").await?.as_str() {
        Some("de") => Language::German,
        _ => READER,
    };
    fits(page, "the start page").await?;
    if crowded {
        tables::all_opponents(page, language).await?;
    } else {
        tables::one_gentle_opponent(page, language).await?;
    }
    page.find_containing("button", start::tile_custom(language)).await?.click().await?;
    let finer = page.button(start::finer_points(language)).await?;
    tables::press(page, &finer).await?;
    fits(page, "the set-up").await?;
    tables::start(page, language).await?;

    let mut player = AutoPlayer::new(17);
    page.wait_for_offers().await?;
    fits(page, "the table").await?;
    while player.play(page, Until::Done(1)).await?.of(OfferKind::Confirm).is_empty() {}
    fits(page, "a preview").await?;
    if crowded {
        page.screenshot("table-six-small-phone-dark").await?;
    }
    page.button(table::log(language)).await?.click().await?;
    fits(page, "the log").await?;
    page.keys(rabenburg_browser_tests::Key::Escape).await?;
    page.button(table::menu(language)).await?.click().await?;
    fits(page, "the menu").await?;
    page.button(table::close(language)).await?.click().await?;
    player.play(page, Until::Confirmed(4)).await?;

    page.before_each_page(FIRST_RULE).await?;
    page.driver().goto("about:blank").await?;
    page.open("/#/rules").await?;
    page.find("heading", rules::in_one_minute(language)).await?;
    page.find_where("heading", "of the first chapter", |name| name.starts_with('1')).await?;
    let lazily = "return [...document.querySelectorAll('.chapter')].every((it) => getComputedStyle(it).contentVisibility === 'auto')";
    assert_eq!(page.script(lazily).await?, true, "what is out of sight is laid out");
    let elements = page.script("return window.firstRule").await?.as_u64().expect("a first rule");
    assert!(elements < 2600, "{elements} elements came before anybody saw a rule");
    fits(page, "the rules").await
}

async fn fits(page: &Page, place: &str) -> Result<(), Problem> {
    page.script(ALL_LAID_OUT).await?;
    for (what, script) in [("too wide", TOO_WIDE), ("too small to touch", TOO_SMALL), ("without a drawing", UNDRAWN)] {
        let found = page.script(script).await?;
        if found.as_array().is_none_or(|found| !found.is_empty()) {
            return Err(Problem::Wrong(format!("{place}: {what}: {found:#}")));
        }
    }
    Ok(())
}

#[test]
fn any_tower_of_a_stack_can_be_chosen() {
    browse("tower-row", Visit::english().phone().luck(19), async |page| {
        tables::open_without_motion(page).await?;
        page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        let mut player = AutoPlayer::new(19);
        let mut sight = page.wait_for_offers().await?;
        while sight.of(OfferKind::Tower).is_empty() {
            assert!(!sight.over, "no stack has come about");
            sight = player.play(page, Until::Done(1)).await?;
        }
        let chosen = page.css(".pk.sel").await?.attr("aria-label").await?;
        let other = sight.of(OfferKind::Tower)[0].clone();
        assert_ne!(chosen.as_deref(), Some(other.name.as_str()));
        let now = page.take(&sight, &other).await?;
        let chosen = page.css(".pk.sel").await?.attr("aria-label").await?;
        assert_eq!(chosen.as_deref(), Some(other.name.as_str()));
        assert!(!now.of(OfferKind::Confirm).is_empty(), "{now:?}");
        page.screenshot("tower-row-phone-dark").await
    });
}
