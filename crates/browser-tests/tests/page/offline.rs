//! Without a network, after the first visit.

use rabenburg_browser_tests::{Player, Until, Visit, browse};
use rabenburg_words::{Language, rules, start, table};

use crate::tables;

const ENGLISH: Language = Language::English;

#[test]
fn a_game_can_be_played_and_the_rules_be_read() {
    browse("offline-game", Visit::english().luck(11), async |page| {
        page.open("/").await?;
        page.wait_for_offline().await?;
        page.server.stop().await?;
        page.reload().await?;
        page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
        page.reload().await?;
        tables::one_gentle_opponent(page, ENGLISH).await?;
        page.find_containing("button", start::play_now(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        // The bot's turns lie in between: its worker is there too.
        let mut player = Player::new(11);
        let second = table::round(ENGLISH, 2);
        while !page.css(".turn").await?.text().await?.contains(&second) {
            player.play(page, Until::Confirmed(1)).await?;
        }
        page.link(table::rules(ENGLISH)).await?.click().await?;
        page.find("heading", rules::in_one_minute(ENGLISH)).await?;
        page.find_where("heading", "of the first chapter", |name| name.starts_with('1')).await?;
        Ok(())
    });
}
