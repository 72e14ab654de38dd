//! A newcomer plays against bots.

use rabenburg_browser_tests::{AutoPlayer, OfferKind, Problem, READER, Until, Visit, browse};
use rabenburg_words::{BOT_NAMES, Language, results, start, table};

use crate::tables;

const ENGLISH: Language = READER;

#[test]
fn a_newcomer_plays_within_two_clicks() {
    browse("newcomer", Visit::english(), async |page| {
        page.open("/").await?;
        page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        // That was one click; with the second a card is chosen, and the page says what comes next.
        let sight = page.wait_for_offers().await?;
        let cards = sight.of(OfferKind::Card);
        let card = cards.first().ok_or_else(|| Problem::Wrong(format!("no card is offered: {sight:?}")))?;
        let now = page.take(&sight, card).await?;
        assert!(!now.offers.is_empty(), "{now:?}");
        Ok(())
    });
}

#[test]
fn a_whole_game_against_a_bot_and_another_one() {
    browse("against-bots", Visit::english().luck(1), async |page| {
        page.open("/").await?;
        tables::one_gentle_opponent(page, ENGLISH).await?;
        page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        tables::no_motion(page, ENGLISH).await?;
        let mut player = AutoPlayer::new(1);
        player.play(page, Until::Over).await?;
        println!("{} things done", player.done);
        let result = page.read(".result h2").await?;
        let you = results::wins(ENGLISH, "you", "");
        let mut bots = BOT_NAMES.into_iter().map(|name| results::wins(ENGLISH, "other", name));
        assert!(result == you || bots.any(|bot| result == bot), "{result}");
        page.css(".result .won").await?;
        page.screenshot("result-desktop-dark").await?;

        page.button(table::play_again(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        let sight = player.play(page, Until::Confirmed(2)).await?;
        assert!(!sight.over, "{sight:?}");
        Ok(())
    });
}
