//! Team games: partners exchange cards and flasks, and nobody sees what is not theirs.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Page, Prepared, Problem, READER, Visit, browse, card_name};
use rabenburg_engine::{Face, Phase, Seat, Viewer};
use rabenburg_words::{Language, consequences, events, glossary, phases, table as text};

const EN: Language = READER;

/// The first player is at turn. Nobody holds what another one holds.
pub(crate) const POSITION: &str = "rules third basic 4 teams
    course 0:* 1:1abc 2:2dab 3:3cda 4:4bc 5:5da 6:6bc 7:7d 8:8 9:9
    a 3/2/0 W1 T1 T2W2
    b 5/0/0 W2 T2 T3W3
    c 5/0/0 W5 T5 D
    d 5/0/0 W3 T3 T4W4
    turn 0";

fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

/// Fails if anything on the page names one of these cards.
async fn assert_unseen(page: &Page, codes: &[&str]) -> Result<(), Problem> {
    let all = page.script("return document.documentElement.outerHTML").await?;
    let all = all.as_str().unwrap_or_default();
    for code in codes {
        let card = card_name(code, EN);
        assert!(!all.contains(&card), "'{card}' is there");
    }
    Ok(())
}

/// Whoever the curtain calls sits down.
async fn sit(page: &Page, name: &str) -> Result<(), Problem> {
    page.find("dialog", &text::curtain_title(EN, name)).await?;
    page.press(text::curtain_show(EN)).await
}

#[test]
fn a_bot_gives_a_card_and_gets_one_back() {
    browse("teams-bot", Visit::english(), async |page| {
        let game = Prepared::new(POSITION)
            .person("")
            .bot("Korax", Level::Apprentice)
            .bot("Alba", Level::Apprentice)
            .bot("Brann", Level::Apprentice);
        page.sit_down(&game).await?;
        // It explains itself, and asks.
        page.press(&text::ask_partner(EN, "Alba")).await?;
        page.css(".dock .confirm").await?.click().await?;
        page.wait_for_text(&events::asks(EN, "you", "", "other", "Alba")).await?;
        let position = page.wait_for_decision(seat('a'), Phase::GiveBack).await?;
        page.wait_for_text(&phases::you_give_back(EN, "Alba")).await?;
        let hand: Vec<String> = position
            .view(Viewer::Seat(seat('a')))
            .hand
            .expect("own cards")
            .each()
            .map(|card| card.to_string())
            .collect();
        assert_eq!(hand.len(), 4);
        for card in &hand {
            page.find_containing("button", &card_name(card, EN)).await?;
        }
        page.choose_card("T1", EN).await?;
        page.press(text::give_back(EN)).await?;
        page.wait_for_decision(seat('a'), Phase::Choose).await?;
        page.wait_for_text("Alba").await?;
        let partner = page.kept().await?.position().view(Viewer::Seat(seat('c'))).hand.expect("cards");
        assert!(partner.each().any(|card| card.to_string() == "T1"));
        assert!(!page.buttons().await?.iter().any(|name| name.starts_with(&card_name("T1", EN))));
        // Once a turn is enough.
        assert!(!page.buttons().await?.contains(&text::ask_partner(EN, "Alba")));

        page.press(&text::pass_flasks(EN, 2, "Alba")).await?;
        page.press(&text::pass_flasks(EN, 2, "Alba")).await?;
        page.wait_for_text(&events::passes_flasks(EN, "you", "", "other", "Alba", 2)).await?;
        page.wait_for_text(&text::flasks_of(EN, 2, 0, 5)).await?;
        page.wait_for_text(&text::flasks_of(EN, 0, 0, 3)).await
    });
}

#[test]
fn partners_at_one_device_see_the_card_that_is_passed_and_no_other() {
    browse("teams-two", Visit::english(), async |page| {
        let game = Prepared::new(POSITION)
            .person("Anna")
            .bot("Korax", Level::Apprentice)
            .person("Carl")
            .bot("Brann", Level::Apprentice);
        page.sit_down(&game).await?;
        let (annas, carls) = (["W1", "T1", "T2W2"], ["W5", "T5", "D"]);
        assert_unseen(page, &annas).await?;
        sit(page, "Anna").await?;
        page.find_containing("button", &card_name("W1", EN)).await?;
        assert_unseen(page, &carls).await?;

        page.press(&text::ask_partner(EN, "Carl")).await?;
        page.css(".dock .confirm").await?.click().await?;
        page.find("dialog", &text::curtain_title(EN, "Carl")).await?;
        assert_unseen(page, &annas).await?;
        assert_unseen(page, &carls).await?;
        sit(page, "Carl").await?;
        page.wait_for_text(&phases::you_give(EN, "Anna")).await?;
        assert_unseen(page, &annas).await?;
        page.screenshot("teams").await?;
        page.choose_card("W5", EN).await?;
        page.press(text::give(EN)).await?;

        page.find("dialog", &text::curtain_title(EN, "Anna")).await?;
        assert_unseen(page, &["W1", "T1", "T2W2", "W5", "T5", "D"]).await?;
        sit(page, "Anna").await?;
        page.wait_for_text(&phases::you_give_back(EN, "Carl")).await?;
        page.find_containing("button", &card_name("W5", EN)).await?;
        assert_unseen(page, &["T5", "D"]).await?;
        page.choose_card("T1", EN).await?;
        page.press(text::give_back(EN)).await?;
        page.wait_for_decision(seat('a'), Phase::Choose).await?;
        let carl = page.kept().await?.position().view(Viewer::Seat(seat('c'))).hand.expect("cards");
        assert!(carl.each().any(|card| card.to_string() == "T1"), "{carl:?}");
        assert_unseen(page, &["T5", "D"]).await
    });
}

#[test]
fn a_partner_may_offer_a_card_while_the_other_one_decides() {
    browse("teams-offer", Visit::english(), async |page| {
        let game = Prepared::new(POSITION)
            .bot("Alba", Level::Apprentice)
            .bot("Korax", Level::Apprentice)
            .person("")
            .bot("Brann", Level::Apprentice);
        page.hold_bots().await?;
        page.sit_down(&game).await?;
        page.wait_for_text(text::prompt_aside(EN)).await?;
        page.choose_card("W5", EN).await?;
        page.wait_for_text(&consequences::offer(EN, "Alba", glossary::card(Face::W5, EN))).await?;
        page.press(&text::offer(EN, "Alba")).await?;
        page.wait_for_text(&events::offers_card(EN, "you", "", "other", "Alba", glossary::card(Face::W5, EN))).await?;
        page.call_bots().await?;
        page.wait_for("an answer", async |page: &Page| {
            let lines = page.kept_lines().await?;
            let answered = lines.iter().any(|line| line == "a accept" || line == "a decline");
            Ok(if answered { Ok(()) } else { Err(format!("{lines:?}")) })
        })
        .await
    });
}
