//! Pictures of the main screens, for people to look at.

use rabenburg_browser_tests::{AutoPlayer, OfferKind, Page, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, rules, start, table};

use crate::tables;

const ENGLISH: Language = READER;

#[test]
fn on_a_desktop() {
    browse("screenshots-desktop", Visit::english().luck(23), async |page| {
        tables::open_without_motion(page).await?;
        page.screenshot("start-desktop-dark").await?;
        page.find_containing("button", start::tile_custom(ENGLISH)).await?.click().await?;
        page.button(start::start_game(ENGLISH)).await?;
        page.screenshot("set-up-desktop-dark").await?;
        tables::start(page, ENGLISH).await?;
        preview(page).await?;
        page.screenshot("table-desktop-dark").await?;
        page.button(table::theme(ENGLISH)).await?.click().await?;
        page.screenshot("table-desktop-light").await?;
        page.link(table::rules(ENGLISH)).await?.click().await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        page.screenshot("rules-desktop-light").await
    });
}

#[test]
fn on_a_phone() {
    browse("screenshots-phone", Visit::english().phone().light().luck(29), async |page| {
        tables::open_without_motion(page).await?;
        page.screenshot("start-phone-light").await?;
        page.script("localStorage.setItem('rabenburg.theme', 'dark')").await?;
        page.reload().await?;
        page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        preview(page).await?;
        page.screenshot("table-phone-dark").await?;
        page.open("/#/rules").await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        page.screenshot("rules-phone-dark").await
    });
}

/// The middle of a game, with a move that waits to be confirmed.
async fn preview(page: &Page) -> Result<(), Problem> {
    let mut player = AutoPlayer::new(23);
    player.play(page, Until::Confirmed(9)).await?;
    while player.play(page, Until::Done(1)).await?.of(OfferKind::Confirm).is_empty() {}
    // Without motion the spaces of the last move are outlined for a moment.
    page.wait_for("a quiet board", async |page: &Page| {
        let outlined = page.script("return document.querySelector('.flight .actors') !== null").await?;
        Ok(if outlined == false { Ok(()) } else { Err("a move is outlined".to_owned()) })
    })
    .await
}
