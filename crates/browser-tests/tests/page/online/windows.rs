//! The online table in every window: with its clock, the talk, and somebody who is away.

use std::time::{Duration, Instant};

use rabenburg_browser_tests::{AutoPlayer, Key, Page, Problem, Visit, gather};
use rabenburg_words::{Language, hall};
use serde_json::{Value, json};

use super::{at_table, be, go, make_table};
use crate::windows::{all_is_well, look};

/// Names as long as they may be.
const NAMES: [&str; 2] = ["Maximiliane-Hildegardis", "Donaudampfschifffahrtler"];
const LONG: &str = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, and then some more words.";

/// Two people with long names, bots on the other seats, and a clock.
fn options(players: usize) -> Value {
    let seats: Vec<Value> = (0..players)
        .map(|seat| match seat {
            0 => json!({ "sitter": "you" }),
            1 => json!({ "sitter": "open" }),
            _ => json!({ "sitter": "bot", "level": "fledgling" }),
        })
        .collect();
    json!({
        "players": players, "starter": "first_seat", "clock": { "turn_seconds": 1800 }, "seats": seats,
        "absence": { "grace_seconds": 1200, "bot": "keeper" },
    })
}

async fn open_chat(page: &Page) -> Result<(), Problem> {
    page.css(".online-chat summary").await?.click().await?;
    page.css(".online-chat details[open]").await?;
    Ok(())
}

/// Plays until it is the turn of somebody who is away.
async fn play_until_away(page: &Page) -> Result<(), Problem> {
    let mut player = AutoPlayer::new(3);
    // It takes a minute until somebody counts as away.
    let patience = Instant::now() + Duration::from_secs(120);
    while page.script("return document.querySelector('.away-sheet')").await?.is_null() {
        let sight = page.look().await?;
        if !sight.is_waiting() {
            let offer = player.choose(&sight.offers);
            page.take(&sight, &offer).await?;
        } else if Instant::now() > patience {
            return Err(Problem::Wrong(format!("nobody is away: {}", page.text().await?)));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

/// Own turn, a card, the talk, and the turn of somebody who is away.
fn walk(name: &str, visit: Visit, language: Language, options: &Value) {
    gather(name, [visit, Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, NAMES[0]).await?;
        be(ben, NAMES[1]).await?;
        let code = make_table(anna, options).await?;
        go(ben, &code).await?;
        ben.find_containing("button", hall::sit_here(super::EN)).await?.click().await?;
        ben.wait_for_text(hall::room_leave(super::EN)).await?;
        anna.button(hall::room_start(language)).await?.click().await?;
        for page in [&*anna, ben] {
            at_table(page).await?;
        }
        // It takes a minute until somebody counts as away, and there is a lot to look at before their turn.
        ben.driver().goto("about:blank").await?;
        anna.css(".dock:not(.idle)").await?;
        anna.css("[role=timer]").await?;
        let mut wrong = look(anna, "own turn online", None).await?;

        anna.css(".hand .cardb.lit:not(.idle)").await?.click().await?;
        wrong.extend(look(anna, "a card online", None).await?);
        anna.keys(Key::Escape).await?;

        open_chat(anna).await?;
        anna.find("textbox", hall::chat_field(language)).await?.send_keys(LONG + Key::Enter).await?;
        anna.css(".online-chat .chat-log li").await?;
        wrong.extend(look(anna, "talk", None).await?);
        anna.screenshot(&format!("{name}-talk")).await?;
        anna.css(".online-chat summary").await?.click().await?;

        play_until_away(anna).await?;
        wrong.extend(look(anna, "away", None).await?);
        for (width, height) in [(390, 664), (320, 568), (844, 390), (1024, 768), (1366, 650)] {
            anna.resize(width, height).await?;
            anna.screenshot(&format!("{name}-away-{width}x{height}")).await?;
        }
        all_is_well(&wrong)
    });
}

#[test]
fn an_online_table_of_six_fits_every_window_in_german() {
    walk("online-windows-six", Visit::german().light(), Language::German, &options(6));
}

#[test]
fn an_online_table_of_two_fits_every_window() {
    walk("online-windows-two", Visit::english(), super::EN, &options(2));
}
