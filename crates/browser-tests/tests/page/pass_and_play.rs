//! Three people at one device.

use rabenburg_browser_tests::{AutoPlayer, OfferKind, Page, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, start, table};

use crate::tables;

const ENGLISH: Language = READER;
const NAMES: [&str; 3] = ["Mira", "Oskar", "Pauline"];

#[test]
fn three_people_pass_the_device_on() {
    browse("pass-and-play", Visit::english().luck(3), async |page| {
        tables::open_without_motion(page).await?;
        page.find_containing("button", start::tile_together(ENGLISH)).await?.click().await?;
        three_people(page).await?;
        tables::five_rounds(page, ENGLISH).await?;
        tables::start(page, ENGLISH).await?;

        let mut player = AutoPlayer::new(3);
        let mut order = Vec::new();
        loop {
            let sight = page.wait_for_offers().await?;
            if sight.over {
                break;
            }
            let curtain = sight.of(OfferKind::Curtain);
            let Some(&curtain) = curtain.first() else {
                player.play(page, Until::Done(1)).await?;
                continue;
            };
            // While the device is handed on, nobody's cards are anywhere, and nothing else can be reached.
            assert_eq!(sight.offers.len(), 1, "{sight:?}");
            assert_eq!(cards(page).await?, 0);
            let title = page.read("#curtain-title").await?;
            let next = NAMES.into_iter().find(|&name| title == table::curtain_title(ENGLISH, name));
            let next = next.ok_or_else(|| Problem::Wrong(format!("the curtain is for '{title}'")))?;
            if order.len() == 1 {
                page.screenshot("curtain-desktop-dark").await?;
            }
            order.push(next);
            page.take(&sight, curtain).await?;
            let turn = page.read(".turn b").await?;
            assert!(turn.contains(next), "{turn} after the curtain for {next}");
            assert_eq!(cards(page).await?, 3);
        }
        println!("{} things done", player.done);
        // Each of the five rounds everybody once, and in the same order.
        let first = NAMES.iter().position(|&name| name == order[0]).unwrap_or(0);
        let round: Vec<_> = (0..3).map(|at| NAMES[(first + at) % 3]).collect();
        assert_eq!(order, round.repeat(5));
        page.css(".result .won").await?;
        Ok(())
    });
}

/// Names for the first three places, and the other places empty.
async fn three_people(page: &Page) -> Result<(), Problem> {
    for (place, name) in NAMES.into_iter().enumerate() {
        let there = format!(".set-up-chair:nth-of-type({})", place + 1);
        let person = "label:first-child input";
        let radio = page.css(&format!("{there} .set-up-taker {person}")).await?;
        tables::press(page, &radio).await?;
        let field = page.find("textbox", &start::name_of(ENGLISH, place + 1)).await?;
        field.clear().await?;
        field.send_keys(name).await?;
    }
    for place in 4..=6 {
        let nobody =
            page.css(&format!(".set-up-chair:nth-of-type({place}) .set-up-taker label:last-child input")).await?;
        tables::press(page, &nobody).await?;
    }
    let told = start::together_only(ENGLISH, 3, "");
    page.wait_for_text(told.split(',').next().unwrap_or_default()).await
}

/// How many cards are to be seen, wherever in the document.
async fn cards(page: &Page) -> Result<u64, Problem> {
    let faces = page.script("return document.querySelectorAll('.hand button, .card-face').length / 2").await?;
    faces.as_u64().ok_or_else(|| Problem::Wrong(format!("{faces} cards, of which some are half")))
}
