//! Partners online have nothing more private than the rules allow: phrases, and the exchange of a card.

use rabenburg_browser_tests::{Page, Visit, gather};
use rabenburg_words::{hall, phases, phrase, table};
use serde_json::json;

use super::{EN, be, go, hand, hear, make_table, sit, start};

#[test]
fn partners_exchange_a_card_and_say_nothing_but_phrases() {
    gather("online-teams", [Visit::english(), Visit::english()], async |[anna, carl]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        be(carl, "Carl").await?;
        let options = json!({
            "players": 4, "teams": "end_at_once", "starter": "first_seat",
            "seats": [
                { "sitter": "you" }, { "sitter": "bot", "level": "fledgling" },
                { "sitter": "open" }, { "sitter": "bot", "level": "fledgling" },
            ],
        });
        let code = make_table(anna, &options).await?;
        go(carl, &code).await?;
        sit(carl, EN).await?;
        start(anna, &[carl]).await?;
        let carls = hand(carl).await?;

        anna.button(&table::ask_partner(EN, "Carl")).await?.click().await?;
        anna.css(".dock .confirm").await?.click().await?;
        carl.wait_for_text(&phases::you_give(EN, "Anna")).await?;
        let given = carl.find("button", &carls[0]).await?;
        given.click().await?;
        carl.press(table::give(EN)).await?;
        anna.wait_for_text(&phases::you_give_back(EN, "Carl")).await?;
        let all = anna.script("return document.documentElement.outerHTML").await?.to_string();
        let now = hand(anna).await?;
        assert_eq!(now.len(), 4);
        for card in carls[1..].iter().filter(|card| !now.contains(card)) {
            assert!(!all.contains(card.as_str()), "'{card}' is the partner's alone");
        }

        // Until the game is over there is no field for words of one's own.
        for page in [&*anna, carl] {
            page.find_containing("button", hall::chat_title(EN)).await?.click().await?;
            page.wait_for_text(hall::chat_partners(EN)).await?;
            assert!(page.offered("textbox").await?.iter().all(|(name, _)| name != hall::chat_field(EN)));
        }
        carl.button(phrase("thanks", EN).expect("a phrase")).await?.click().await?;
        hear(anna, phrase("thanks", EN).expect("a phrase")).await
    });
}
