//! What people say to each other, how long they think, and who plays for those who are away.

use std::time::{Duration, Instant};

use rabenburg_browser_tests::{AutoPlayer, Key, Page, Visit, gather};
use rabenburg_words::{Language, hall, online_table as text, phrase};
use serde_json::json;

use super::{EN, at_table, be, go, hear, in_step, make_table, play_to_round, sit, start};

const DE: Language = Language::German;

#[test]
fn phrases_are_read_in_everybodys_own_language_and_somebody_can_be_muted() {
    gather("online-talk", [Visit::english(), Visit::german()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        let code = make_table(anna, &json!({ "players": 2 })).await?;
        // Whoever watches without a name gives one with their first word.
        go(ben, &code).await?;
        let hello = phrase("good_luck", DE).expect("a phrase");
        ben.button(hello).await?.click().await?;
        ben.find("textbox", hall::your_name(DE)).await?.send_keys("Ben" + Key::Enter).await?;
        hear(anna, phrase("good_luck", EN).expect("a phrase")).await?;
        hear(anna, "Ben").await?;
        sit(ben, DE).await?;
        let field = anna.find("textbox", hall::chat_field(EN)).await?;
        field.send_keys("Good evening, Ben!").await?;
        anna.button(hall::chat_send(EN)).await?.click().await?;
        hear(ben, "Good evening, Ben!").await?;

        ben.find_containing("button", hall::chat_people(DE)).await?.click().await?;
        ben.button(&hall::chat_mute(DE, "Anna")).await?.click().await?;
        ben.button(&hall::chat_unmute(DE, "Anna")).await?;
        field.send_keys("Can you hear me?").await?;
        anna.button(hall::chat_send(EN)).await?.click().await?;
        hear(anna, "Can you hear me?").await?;
        // What comes after it is heard, so the other would have been too.
        ben.button(phrase("wow", DE).expect("a phrase")).await?.click().await?;
        hear(anna, phrase("wow", EN).expect("a phrase")).await?;
        assert!(!ben.text().await?.contains("Can you hear me?"));
        Ok(())
    });
}

#[test]
fn a_bot_plays_for_who_stays_away_and_gives_the_seat_back() {
    gather("online-absence", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let options = json!({
            "players": 2, "starter": "first_seat", "clock": { "turn_seconds": 600 },
            "absence": { "grace_seconds": 5, "bot": "fledgling" },
        });
        let code = make_table(anna, &options).await?;
        go(ben, &code).await?;
        sit(ben, EN).await?;
        start(anna, &[ben]).await?;
        // Everybody can read the clock of the player who is awaited.
        for page in [&*anna, ben] {
            page.css("[role=timer]").await?;
        }
        ben.driver().goto("about:blank").await?;
        let mut annas = AutoPlayer::new(8);
        // After her own turn the bot has one, and then it is hers again.
        play_to_round(2, &mut [(anna, &mut annas)]).await?;
        anna.wait_for_text(text::bot_plays(EN)).await?;
        go(ben, &code).await?;
        at_table(ben).await?;
        anna.wait_for("Ben on his seat", async |page: &Page| {
            let told = page.text().await?;
            Ok(if told.contains(text::bot_plays(EN)) { Err(told) } else { Ok(()) })
        })
        .await?;
        let mut bens = AutoPlayer::new(9);
        play_to_round(3, &mut [(anna, &mut annas), (ben, &mut bens)]).await?;
        in_step(&[anna, ben]).await
    });
}

#[test]
fn in_the_master_game_windows_have_a_timer_and_who_wants_no_question_gets_none() {
    gather("online-master", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let options = json!({
            "players": 2, "variant": "master", "starter": "first_seat",
            "clock": { "turn_seconds": 600, "window_seconds": 300 },
        });
        let code = make_table(anna, &options).await?;
        // Ben does not want to be asked, ever.
        ben.script("localStorage.setItem('rabenburg.asking', 'never')").await?;
        ben.reload().await?;
        go(ben, &code).await?;
        sit(ben, EN).await?;
        start(anna, &[ben]).await?;
        let asked = "return document.querySelector('.table.asked') !== null";
        let (mut annas, mut bens) = (AutoPlayer::new(11), AutoPlayer::new(12));
        // Windows open as soon as somebody has full flasks.
        let patience = Instant::now() + Duration::from_secs(150);
        while Instant::now() < patience {
            if anna.script(asked).await? == true {
                anna.css(".dock .own-clock").await?;
                anna.screenshot("online-window").await?;
                return Ok(());
            }
            for (page, player) in [(&*anna, &mut annas), (ben, &mut bens)] {
                let sight = page.look().await?;
                if !sight.is_waiting() && page.script(asked).await? == false {
                    let offer = player.choose(&sight.offers);
                    page.take(&sight, &offer).await?;
                }
            }
            assert_eq!(ben.script(asked).await?, false, "Ben is asked");
        }
        panic!("no window has opened");
    });
}

#[test]
fn a_spectator_with_a_players_name_is_told_apart() {
    gather("online-namesake", [Visit::english(), Visit::english()], async |[anna, other]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        be(other, "Anna").await?;
        let code = make_table(anna, &json!({ "players": 2 })).await?;
        go(other, &code).await?;
        other.button(phrase("wow", EN).expect("a phrase")).await?.click().await?;
        hear(anna, &hall::chat_spectator(EN, "Anna")).await?;
        anna.button(phrase("hello", EN).expect("a phrase")).await?.click().await?;
        hear(other, phrase("hello", EN).expect("a phrase")).await?;
        let names = "return [...document.querySelectorAll('.chat-log b')].map((it) => it.textContent)";
        assert_eq!(other.script(names).await?, json!([hall::chat_spectator(EN, "Anna"), "Anna"]));
        Ok(())
    });
}
