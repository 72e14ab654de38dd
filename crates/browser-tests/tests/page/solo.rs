//! One person alone, thirty cards.

use rabenburg_browser_tests::{AutoPlayer, READER, Until, Visit, browse};
use rabenburg_words::{Language, results, start, table};

use crate::tables;

const ENGLISH: Language = READER;

#[test]
fn a_solo_game_to_its_end() {
    browse("solo", Visit::english().luck(5), async |page| {
        tables::open_without_motion(page).await?;
        page.find_containing("button", start::tile_solo(ENGLISH)).await?.click().await?;
        tables::start(page, ENGLISH).await?;
        let mut player = AutoPlayer::new(5);
        player.play(page, Until::Over).await?;
        println!("{} things done", player.done);
        let (title, why) = (page.read(".result h2").await?, page.read(".result p").await?);
        // Somebody who plays by what lights up brings twelve wizards home only by a wonder.
        assert_eq!(title, results::solo_lost(ENGLISH));
        let lost = |out| results::solo_lost_with(ENGLISH, 30, out);
        assert!((1..=12).any(|out| why == lost(out)), "{why}");
        page.button(table::play_again(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await
    });
}
