//! A game outlives the page that shows it.

use rabenburg_browser_tests::{AutoPlayer, Key, OfferKind, Page, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, games, start, table};

use crate::tables;

const ENGLISH: Language = READER;

#[test]
fn a_reload_in_ones_own_turn_changes_nothing() {
    browse("reload", Visit::english().luck(7), async |page| {
        tables::open_without_motion(page).await?;
        page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        let mut player = AutoPlayer::new(7);
        let sight = player.play(page, Until::Confirmed(3)).await?;
        // A card is in the air; that is not kept, all else is.
        let card = sight.of(OfferKind::Card).first().copied().cloned();
        let before = position(page).await?;
        if let Some(card) = card {
            page.take(&sight, &card).await?;
        }
        page.reload().await?;
        page.wait_for_offers().await?;
        assert_eq!(position(page).await?, before);
        player.play(page, Until::Confirmed(2)).await?;
        assert_ne!(position(page).await?, before);
        Ok(())
    });
}

#[test]
fn a_reload_in_the_bots_turns_lets_them_go_on() {
    browse("reload-bots", Visit::english().luck(8), async |page| {
        page.open("/").await?;
        page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        let mut player = AutoPlayer::new(8);
        // Until a bot has the turn: then nothing is offered.
        while page.read(".player.active h2").await?.starts_with(table::you(ENGLISH)) {
            let sight = page.look().await?;
            if sight.is_waiting() {
                continue;
            }
            let offer = player.choose(&sight.offers);
            page.take(&sight, &offer).await?;
        }
        let kept = game(page).await?;
        page.reload().await?;
        page.wait_for_offers().await?;
        let now = game(page).await?;
        assert!(now.len() > kept.len(), "the bots have done nothing:\n{now}");
        player.play(page, Until::Confirmed(1)).await?;
        Ok(())
    });
}

#[test]
fn another_day_the_start_page_offers_the_game() {
    browse("another-day", Visit::english().luck(9), async |page| {
        tables::open_without_motion(page).await?;
        tables::one_gentle_opponent(page, ENGLISH).await?;
        page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        let mut player = AutoPlayer::new(9);
        let round = table::round(ENGLISH, 2);
        while !page.read(".turn").await?.contains(&round) {
            player.play(page, Until::Confirmed(1)).await?;
        }
        page.wait_for_offers().await?;
        let before = position(page).await?;

        let old = page.driver().window().await?;
        let new = page.driver().new_tab().await?;
        page.driver().switch_to_window(old).await?;
        page.driver().close_window().await?;
        page.driver().switch_to_window(new).await?;
        page.open("/").await?;
        page.wait_for_text(&games::round(ENGLISH, 2)).await?;
        page.find_containing("button", &games::you_and_bots(ENGLISH, 1)).await?.click().await?;
        page.wait_for_offers().await?;
        assert_eq!(position(page).await?, before);
        player.play(page, Until::Confirmed(1)).await?;
        Ok(())
    });
}

/// The table in the words of screen readers: whose turn it is, hand, players, log, and the ring space by space.
async fn position(page: &Page) -> Result<Vec<String>, Problem> {
    // The order of the cards in a hand is nobody's business.
    let texts = "return [...document.querySelectorAll('.turn .rd:first-child, .turn b, .player h2, .log li')]\
        .map((it) => it.textContent).concat([...document.querySelectorAll('.cardb')].map((it) => it.ariaLabel).sort())";
    let mut told: Vec<String> = serde_json::from_value(page.script(texts).await?).unwrap_or_default();
    page.script("document.querySelector('.hits [tabindex=\"0\"]').focus()").await?;
    for _ in 0..16 {
        page.keys(Key::Right).await?;
        let spot = "return document.activeElement.getAttribute('aria-label')";
        told.extend(page.script(spot).await?.as_str().map(str::to_owned));
    }
    // Wherever the keyboard was, the ring begins at the same space.
    let ring = told.len() - 16;
    told[ring..].sort();
    page.script("document.activeElement.blur()").await?;
    Ok(told)
}

/// The game as the browser keeps it.
async fn game(page: &Page) -> Result<String, Problem> {
    page.kept_text().await
}
