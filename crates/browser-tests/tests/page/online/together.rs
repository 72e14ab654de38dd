//! People who wait for each other: somebody is away, does not move, runs out of time, or has left the room as its host;
//! rooms that change; and quick play.

use std::time::Duration;

use rabenburg_browser_tests::{Page, Problem, Visit, gather};
use rabenburg_words::{Language, hall, online_table as text, start as start_words};
use serde_json::json;

use super::{EN, at_table, be, go, make_table, sit, start};

const DE: Language = Language::German;

/// Waits until nothing on the page matches.
async fn gone(page: &Page, selector: &str) -> Result<(), Problem> {
    page.wait_for(&format!("no {selector}"), async |page: &Page| {
        let there = page.script(&format!("return document.querySelector({}) !== null", json!(selector))).await?;
        Ok(if there == false { Ok(()) } else { Err("still there".to_owned()) })
    })
    .await
}

#[test]
fn those_who_wait_for_somebody_away_can_wait_on_or_let_a_bot_play() {
    let visits = [Visit::english(), Visit::german().phone().light(), Visit::english()];
    gather("online-away", visits, async |[anna, carl, ben]: &mut [Page; 3]| {
        anna.server.lose_patience(Duration::from_secs(2)).await?;
        be(ben, "Ben").await?;
        be(anna, "Anna").await?;
        be(carl, "Carl").await?;
        let code = make_table(ben, &json!({ "players": 3, "starter": "first_seat" })).await?;
        go(anna, &code).await?;
        sit(anna, EN).await?;
        go(carl, &code).await?;
        sit(carl, DE).await?;
        start(ben, &[anna, carl]).await?;
        // It is Ben's turn, and he is gone.
        ben.driver().goto("about:blank").await?;
        anna.wait_for_text(&text::away_title(EN, "Ben")).await?;
        carl.wait_for_text(&text::away_title(DE, "Ben")).await?;
        for page in [&*anna, carl] {
            page.css(".away-sheet").await?;
        }
        anna.settle().await?;
        anna.screenshot("away").await?;
        carl.screenshot("away-phone").await?;
        let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(carl.script(wide).await?, 0, "the sheet is wider than the phone");
        // Carl would rather wait: then no bot comes by itself, and everybody sees who asked for it.
        carl.press(&text::away_wait(DE, "Ben")).await?;
        anna.wait_for_text(&text::away_waits(EN, "Carl")).await?;
        carl.wait_for_text(text::away_you_wait(DE)).await?;
        // Ending the game is asked twice, and Anna thinks again.
        anna.press(text::away_end(EN)).await?;
        anna.wait_for_text(text::away_end_ask(EN)).await?;
        anna.press(text::away_end_no(EN)).await?;
        anna.press(text::away_bot_now(EN)).await?;
        anna.wait_for_text(&text::stand_in_by_you(EN, "Ben")).await?;
        gone(anna, ".away-sheet").await?;
        gone(carl, ".away-sheet").await?;
        // Ben comes back and has his seat.
        go(ben, &code).await?;
        at_table(ben).await?;
        anna.wait_for_text(&text::back_again(EN, "Ben")).await
    });
}

#[test]
fn a_game_that_waits_for_somebody_away_can_be_ended() {
    gather("online-ended", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        anna.server.lose_patience(Duration::from_secs(2)).await?;
        be(ben, "Ben").await?;
        be(anna, "Anna").await?;
        let code = make_table(ben, &json!({ "players": 2, "starter": "first_seat" })).await?;
        go(anna, &code).await?;
        sit(anna, EN).await?;
        start(ben, &[anna]).await?;
        ben.driver().goto("about:blank").await?;
        anna.press(text::away_end(EN)).await?;
        anna.press(text::away_end_yes(EN)).await?;
        anna.wait_for_text(text::ended_title(EN)).await?;
        anna.wait_for_text(text::ended_agreed(EN)).await?;
        anna.settle().await?;
        anna.screenshot("game-ended").await?;
        // It is told, and what was played can be looked at.
        let result =
            format!("return fetch('/api/v1/tables/{code}/result').then((it) => it.json()).then((it) => it.abandoned)");
        assert_eq!(anna.script(&result).await?, "agreed");
        Ok(())
    });
}

#[test]
fn who_is_here_and_does_not_move_can_be_replaced_and_comes_back() {
    gather("online-idle", [Visit::english(), Visit::german().phone()], async |[anna, ben]: &mut [Page; 2]| {
        // Whoever is here has five times as long.
        anna.server.lose_patience(Duration::from_secs(2)).await?;
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let code = make_table(anna, &json!({ "players": 2, "starter": "first_seat" })).await?;
        go(ben, &code).await?;
        sit(ben, DE).await?;
        start(anna, &[ben]).await?;
        ben.wait_for_text(&text::away_idle_title(DE, "Anna")).await?;
        ben.settle().await?;
        ben.screenshot("idle-phone").await?;
        ben.press(text::away_bot_now(DE)).await?;
        anna.wait_for_text(text::replaced_title(EN)).await?;
        anna.settle().await?;
        anna.screenshot("replaced").await?;
        anna.press(text::replaced_back(EN)).await?;
        gone(anna, ".away-sheet").await?;
        anna.css(".table .hand .cardb").await?;
        Ok(())
    });
}

#[test]
fn when_the_host_is_gone_another_player_can_start() {
    gather("online-host", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        anna.server.lose_patience(Duration::from_secs(1)).await?;
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let code = make_table(anna, &json!({ "players": 3 })).await?;
        go(ben, &code).await?;
        sit(ben, EN).await?;
        assert!(!ben.buttons().await?.iter().any(|name| name == hall::room_start_bots(EN)), "Anna is the host");
        anna.driver().goto("about:blank").await?;
        ben.wait_for_text(hall::you_host_now(EN)).await?;
        ben.screenshot("new-host").await?;
        ben.press(hall::room_start_bots(EN)).await?;
        at_table(ben).await
    });
}

#[test]
fn who_runs_out_of_time_is_told_and_so_are_the_others() {
    gather("online-timeout", [Visit::english(), Visit::german()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let options = json!({ "players": 2, "starter": "first_seat", "clock": { "turn_seconds": 5 } });
        let code = make_table(anna, &options).await?;
        go(ben, &code).await?;
        sit(ben, DE).await?;
        start(anna, &[ben]).await?;
        ben.wait_for_text(&text::time_up_bot(DE, "Anna")).await?;
        anna.wait_for_text(text::time_up_bot_you(EN)).await?;
        anna.screenshot("time-up").await
    });
}

#[test]
fn a_room_is_changed_until_the_game_begins_and_everybody_sees_it() {
    gather(
        "online-change",
        [Visit::english(), Visit::german().phone().light()],
        async |[anna, ben]: &mut [Page; 2]| {
            be(anna, "Anna").await?;
            be(ben, "Ben").await?;
            let code = make_table(anna, &json!({ "players": 2 })).await?;
            go(ben, &code).await?;
            sit(ben, DE).await?;
            anna.wait_for_text(hall::room_ready(EN)).await?;
            anna.script("document.querySelectorAll('.room details').forEach((it) => { it.open = true })").await?;
            anna.css(".room-options select").await?.scroll_into_view().await?;
            // What is told about the table is in the right order.
            let span = hall::minutes(EN, 3);
            anna.wait_for_text(&hall::told_stand_in(
                EN,
                rabenburg_words::glossary::level(rabenburg_bots::Level::Keeper, EN),
                span,
            ))
            .await?;
            anna.screenshot("room-changing").await?;
            // The number of players, by keyboard as in any list.
            anna.css(".room-options select").await?.send_keys("3").await?;
            ben.wait_for_text(hall::move_here(DE)).await?;
            anna.wait_for_text(&hall::room_open(EN, 1)).await?;
            ben.settle().await?;
            ben.screenshot("room-changed-phone").await?;
            // Bots take the free seat, and it begins.
            anna.press(hall::room_start_bots(EN)).await?;
            at_table(anna).await?;
            at_table(ben).await?;
            assert_eq!(ben.script("return document.querySelectorAll('.player').length").await?, 3);
            Ok(())
        },
    );
}

/// Counts what is really clicked from now on.
const COUNT_CLICKS: &str = "window.clicks = 0; addEventListener('click', (event) => { if (event.isTrusted && event.detail) clicks += 1; }, true)";

#[test]
fn two_clicks_lead_a_stranger_from_the_start_page_to_a_seat_at_an_open_table() {
    gather("online-quick", [Visit::english(), Visit::german().phone().light()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        let code = make_table(anna, &json!({ "players": 2, "access": "open" })).await?;
        // Ben has never been here.
        ben.open("/").await?;
        ben.script(COUNT_CLICKS).await?;
        let tile = ben.find_containing("link", start_words::tile_quick(DE)).await?;
        tile.scroll_into_view().await?;
        tile.click().await?;
        ben.find("textbox", hall::your_name(DE)).await?.send_keys("Ben").await?;
        ben.screenshot("quick-phone").await?;
        ben.button(hall::quick_go(DE)).await?.click().await?;
        ben.wait_for_text(hall::room_leave(DE)).await?;
        assert_eq!(ben.script("return clicks").await?, 2);
        assert!(ben.driver().current_url().await?.as_str().contains(&code));
        anna.wait_for_text(&hall::arrived(EN, "Ben")).await?;
        start(anna, &[ben]).await
    });
}

#[test]
fn with_nobody_waiting_quick_play_begins_among_bots_whom_people_replace() {
    gather("online-quick-bots", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        for page in [&*anna, ben] {
            page.open("/").await?;
            page.script(COUNT_CLICKS).await?;
            page.find_containing("link", start_words::tile_quick(EN)).await?.click().await?;
            at_table(page).await?;
            page.css(".table .hand .cardb").await?;
            // Who has a name already needs one click.
            assert_eq!(page.script("return clicks").await?, 1);
        }
        assert_eq!(anna.driver().current_url().await?, ben.driver().current_url().await?);
        anna.wait_for_text("Ben").await?;
        anna.screenshot("quick-among-bots").await
    });
}
