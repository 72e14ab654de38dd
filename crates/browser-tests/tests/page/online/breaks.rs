//! Reloads, closed tabs, restarted servers and cut lines in the middle of a game: it goes on in step, and nothing is lost.

use rabenburg_browser_tests::{AutoPlayer, Key, Page, Visit, gather};
use rabenburg_words::{after, hall, online_table as text};
use serde_json::json;

use super::{
    EN, LINES_CUT, at_table, be, go, in_step, make_table, play_to_round, play_turn, record, sit, standing, start,
};
use crate::tables;

#[test]
fn two_players_and_a_spectator_come_to_the_end_through_every_kind_of_break() {
    let visits = [Visit::english(), Visit::english(), Visit::english().phone()];
    gather("online-breaks", visits, async |[anna, ben, carla]: &mut [Page; 3]| {
        for page in [&mut *anna, ben, carla] {
            // Lines are cut on purpose, and the browser tells of it.
            for told in LINES_CUT {
                page.expect_message(told);
            }
        }
        let cable = anna.server.lay_cable().await?;
        anna.connect_by(&cable);
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let options = json!({ "players": 2, "round_limit": 6, "starter": "first_seat" });
        let code = make_table(anna, &options).await?;
        go(ben, &code).await?;
        sit(ben, EN).await?;
        anna.wait_for_text(&hall::arrived(EN, "Ben")).await?;
        // Whoever has no key only watches.
        go(carla, &code).await?;
        carla.wait_for_text(hall::room_watching(EN)).await?;
        start(anna, &[ben, carla]).await?;
        let (mut annas, mut bens) = (AutoPlayer::new(5), AutoPlayer::new(6));
        play_to_round(2, &mut [(anna, &mut annas), (ben, &mut bens)]).await?;
        in_step(&[anna, ben, carla]).await?;

        // A reload.
        let before = standing(anna).await?;
        anna.reload().await?;
        at_table(anna).await?;
        in_step(&[anna, ben, carla]).await?;
        assert_eq!(standing(anna).await?, before);
        play_to_round(3, &mut [(anna, &mut annas), (ben, &mut bens)]).await?;
        in_step(&[anna, ben, carla]).await?;

        // A closed tab; another one is opened from the link.
        let old = ben.driver().window().await?;
        let new = ben.driver().new_tab().await?;
        ben.driver().switch_to_window(old).await?;
        ben.driver().close_window().await?;
        ben.driver().switch_to_window(new).await?;
        anna.wait_for_text(&text::went_away(EN, "Ben")).await?;
        go(ben, &code).await?;
        at_table(ben).await?;
        play_to_round(4, &mut [(anna, &mut annas), (ben, &mut bens)]).await?;
        in_step(&[anna, ben, carla]).await?;

        // A server that is started again.
        anna.server.stop().await?;
        for page in [&*anna, ben, carla] {
            page.wait_for_text(text::broken(EN)).await?;
        }
        anna.server.resume().await?;
        for page in [&*anna, ben, carla] {
            page.wait_for_text(text::connected(EN)).await?;
        }
        play_to_round(5, &mut [(anna, &mut annas), (ben, &mut bens)]).await?;
        in_step(&[anna, ben, carla]).await?;

        // A line that is cut while the other one plays on.
        play_turn(anna, &mut annas).await?;
        cable.cut();
        anna.wait_for_text(text::broken(EN)).await?;
        play_turn(ben, &mut bens).await?;
        cable.mend();
        anna.wait_for_text(text::connected(EN)).await?;
        anna.wait_for_text(text::missed(EN)).await?;
        anna.button(text::missed_close(EN)).await?.click().await?;
        in_step(&[anna, ben, carla]).await?;
        play_to_round(99, &mut [(anna, &mut annas), (ben, &mut bens)]).await?;
        in_step(&[anna, ben, carla]).await?;
        let last = tables::board(anna).await?;

        // The game as it was kept has every move once: it can be replayed to its end.
        let record: rabenburg_engine::Record = record(anna, &code).await?.parse().expect("a record");
        assert!(matches!(record.position().turn(), rabenburg_engine::Turn::Over(_)));

        // Whoever only watched has no button for another game; the keyboard is on the result all the same.
        carla.css(".result").await?;
        carla
            .wait_for("the focus on the result", async |page: &Page| {
                let here = page.script("return document.activeElement.closest('.result') !== null").await?;
                Ok(if here == true { Ok(()) } else { Err("it is elsewhere".to_owned()) })
            })
            .await?;
        carla.keys(Key::Escape).await?;
        carla
            .wait_for("the result closed", async |page: &Page| {
                let gone = page.script("return document.querySelector('.result') === null").await?;
                Ok(if gone == true { Ok(()) } else { Err("it is there".to_owned()) })
            })
            .await?;
        carla.reload().await?;

        // Its replay, which everybody reaches by the link, ends with the board on which it ended.
        for page in [&*anna, carla] {
            page.find_containing("link", text::result_and_replay(EN)).await?.click().await?;
            page.find("slider", after::slider(EN)).await?.send_keys(Key::End).await?;
            page.wait_for("the board at the end", async |page: &Page| {
                let now = tables::board(page).await?;
                Ok(if now == last { Ok(()) } else { Err(format!("{now}\ninstead of\n{last}")) })
            })
            .await?;
        }
        Ok(())
    });
}

#[test]
fn a_dead_line_is_noticed_and_the_move_is_made_once() {
    gather("online-dead-line", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        for page in [&mut *anna, ben] {
            for told in LINES_CUT {
                page.expect_message(told);
            }
        }
        let cable = anna.server.lay_cable().await?;
        anna.connect_by(&cable);
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let code = make_table(anna, &json!({ "players": 2, "round_limit": 4, "starter": "first_seat" })).await?;
        go(ben, &code).await?;
        sit(ben, EN).await?;
        start(anna, &[ben]).await?;

        // The browser says that there is no network: that is told at once.
        anna.set_offline(true).await?;
        anna.wait_for_text(text::broken(EN)).await?;
        anna.set_offline(false).await?;
        anna.wait_for_text(text::connected(EN)).await?;

        // Nobody says that nothing gets through.
        cable.go_dead();
        let mut annas = AutoPlayer::new(5);
        let mut sight = anna.wait_for_offers().await?;
        while !anna.text().await?.contains(text::sending(EN)) {
            let offer = annas.choose(&sight.offers);
            sight = anna.take(&sight, &offer).await?;
        }
        anna.wait_for_text(text::broken(EN)).await?;
        cable.mend();
        anna.wait_for_text(text::connected(EN)).await?;
        in_step(&[anna, ben]).await?;
        let mut bens = AutoPlayer::new(6);
        play_to_round(2, &mut [(anna, &mut annas), (ben, &mut bens)]).await?;
        in_step(&[anna, ben]).await
    });
}

#[test]
fn a_table_whose_server_is_down_says_so_and_is_there_when_it_is_back() {
    gather("online-server-down", [Visit::english()], async |[anna]: &mut [Page; 1]| {
        for told in LINES_CUT {
            anna.expect_message(told);
        }
        be(anna, "Anna").await?;
        let code = make_table(anna, &json!({ "players": 2 })).await?;
        anna.open("/#/online").await?;
        // The hall stands, and with it the part of the page that shows tables; the table itself has not come yet.
        anna.find_containing("link", hall::make_table(EN)).await?;
        anna.server.stop().await?;
        anna.script(&format!("location.hash = '#/online/{code}'")).await?;
        anna.wait_for_text(hall::room_unreachable(EN)).await?;
        anna.find("link", hall::offline_play(EN)).await?;
        anna.server.resume().await?;
        anna.button(hall::try_again(EN)).await?.click().await?;
        anna.css(".room").await?;
        Ok(())
    });
}
