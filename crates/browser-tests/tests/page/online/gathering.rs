//! How people come together: the form, the invitation on a phone, the list of open tables, the personal link, the rematch.

use rabenburg_browser_tests::{AutoPlayer, Key, Page, Until, Visit, gather};
use rabenburg_engine::Colour;
use rabenburg_words::{Language, games, glossary, hall, online_table as text, start as start_words};
use serde_json::json;

use super::{EN, at_table, be, go, hand, in_step, make_table, play_to_round, sit, start};

const DE: Language = Language::German;

#[test]
fn an_invitation_brings_a_phone_to_the_table() {
    let visits = [Visit::english(), Visit::german().phone().light()];
    gather("online-invitation", visits, async |[anna, ben]: &mut [Page; 2]| {
        anna.come_by_name();
        for page in [&mut *anna, ben] {
            // A header for protected connections; the browser says that it makes no use of it here.
            page.expect_message("Cross-Origin-Opener-Policy");
        }
        be(anna, "Anna").await?;
        anna.open("/#/online").await?;
        anna.find_containing("link", hall::make_table(EN)).await?.click().await?;
        anna.find_containing("button", hall::make_go(EN)).await?.click().await?;
        let link = anna.find("textbox", hall::invite_link(EN)).await?.value().await?.unwrap_or_default();
        let code = link.strip_prefix(&format!("{}/t/", anna.origin())).unwrap_or_else(|| panic!("{link}"));
        // The address in the bar is one to share, too.
        let address = anna.driver().current_url().await?;
        assert_eq!((address.path(), address.fragment()), (&*format!("/t/{code}"), Some(&*format!("/online/{code}"))));
        anna.screenshot("room-desktop").await?;
        anna.button(hall::invite_copy(EN)).await?.click().await?;
        anna.wait_for_text(hall::copied(EN)).await?;
        let field = anna.find("textbox", hall::chat_field(EN)).await?;
        field.send_keys(Key::Control + "v").await?;
        assert_eq!(field.value().await?.unwrap_or_default(), link, "what was copied");

        ben.driver().goto(&link).await?;
        ben.css(".room").await?;
        // What a messenger would show of it is in the document, in German for him.
        let head = "return document.querySelector('meta[property=\"og:title\"]').content";
        assert_eq!(ben.script(head).await?, "Tisch von Anna: einer von 2 Plätzen frei");
        ben.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
        ben.find_containing("button", hall::sit_here(DE)).await?.click().await?;
        ben.find("textbox", hall::your_name(DE)).await?.send_keys("Ben").await?;
        ben.button(hall::sit_down(DE)).await?.click().await?;
        ben.wait_for_text(hall::room_leave(DE)).await?;
        ben.screenshot("room-phone").await?;
        let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(ben.script(wide).await?, 0, "the room is wider than the phone");
        anna.wait_for_text(&hall::arrived(EN, "Ben")).await?;

        start(anna, &[ben]).await?;
        assert_eq!(ben.script(wide).await?, 0, "the table is wider than the phone");
        ben.screenshot("online-table-phone").await?;
        anna.screenshot("online-table-desktop").await?;
        let (mut annas, mut bens) = (AutoPlayer::new(1), AutoPlayer::new(2));
        play_to_round(2, &mut [(anna, &mut annas), (ben, &mut bens)]).await?;
        in_step(&[anna, ben]).await
    });
}

#[test]
fn an_open_table_is_found_and_the_personal_link_leads_back_to_the_seat() {
    gather("online-open", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let options = json!({ "players": 2, "access": "open", "starter": "first_seat" });
        let code = make_table(anna, &options).await?;
        ben.open("/#/online").await?;
        ben.find_where("link", "to Anna's table", |name| name.contains("Anna")).await?.click().await?;
        sit(ben, EN).await?;
        // He takes another colour, and she sees it.
        let purple = glossary::colour(Colour::Purple, EN);
        ben.find_containing("button", &hall::change_colour(EN, glossary::colour(Colour::Yellow, EN)))
            .await?
            .click()
            .await?;
        ben.css(".set-up-colours").await?;
        ben.find_where("button", "for purple", |name| name.to_lowercase().contains(&purple.to_lowercase()))
            .await?
            .click()
            .await?;
        for page in [&*anna, ben] {
            page.css(".room-seats use[href='#wiz-purple']").await?;
        }
        start(anna, &[ben]).await?;
        let cards = hand(anna).await?;
        assert_eq!(cards.len(), 3);

        // On another device, as far as a browser can tell: everything kept there is gone.
        anna.open("/#/online").await?;
        anna.wait_for_text(games::your_turn(EN)).await?;
        anna.button(hall::link_show(EN)).await?.click().await?;
        let link = anna.find("textbox", hall::link_title(EN)).await?.value().await?.unwrap_or_default();
        anna.button(hall::copy(EN)).await?.click().await?;
        anna.wait_for_text(hall::copied(EN)).await?;
        anna.script("localStorage.clear(); localStorage.setItem('rabenburg.speed', 'off')").await?;
        go(anna, &code).await?;
        at_table(anna).await?;
        anna.wait_for_text(text::watching(EN)).await?;
        assert_eq!(hand(anna).await?, Vec::<String>::new());
        anna.driver().goto("about:blank").await?;
        anna.driver().goto(&link).await?;
        anna.wait_for_text(&hall::personal_now(EN, "Anna")).await?;
        let address = anna.driver().current_url().await?;
        assert!(!link.ends_with("online") && address.as_str().ends_with("#/online"), "{address}");
        go(anna, &code).await?;
        at_table(anna).await?;
        assert_eq!(hand(anna).await?, cards);
        Ok(())
    });
}

#[test]
fn after_a_game_there_is_a_rematch() {
    gather("online-rematch", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let code = make_table(anna, &json!({ "players": 3, "round_limit": 1 })).await?;
        go(ben, &code).await?;
        sit(ben, EN).await?;
        // He moves on, and she fills the seat that he leaves.
        ben.find_containing("button", hall::move_here(EN)).await?.click().await?;
        anna.find_containing("button", &hall::put_bot_on(EN, 2)).await?.click().await?;
        start(anna, &[ben]).await?;
        let (mut annas, mut bens) = (AutoPlayer::new(3), AutoPlayer::new(4));
        tokio::try_join!(annas.play(anna, Until::Over), bens.play(ben, Until::Over))?;
        anna.button(text::rematch(EN)).await?.click().await?;
        ben.button(text::accept_rematch(EN)).await?.click().await?;
        for page in [&*anna, ben] {
            page.wait_for("another table", async |page: &Page| {
                let address = page.driver().current_url().await?.to_string();
                Ok(if address.contains(&code) { Err(address) } else { Ok(()) })
            })
            .await?;
        }
        assert_eq!(anna.driver().current_url().await?, ben.driver().current_url().await?);
        Ok(())
    });
}

#[test]
fn the_room_counts_its_free_seats_and_says_who_starts() {
    gather("online-free-seats", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        be(ben, "Ben").await?;
        let code = make_table(anna, &json!({ "players": 4 })).await?;
        go(ben, &code).await?;
        for free in (1..=3).rev() {
            anna.wait_for_text(&hall::room_open(EN, free)).await?;
            ben.wait_for_text(&hall::room_wait(EN, "Anna")).await?;
            anna.button(&hall::put_bot_on(EN, 5 - free as usize)).await?.click().await?;
        }
        anna.wait_for_text(hall::room_ready(EN)).await?;
        ben.wait_for_text(&hall::room_full(EN, "Anna")).await
    });
}

#[test]
fn a_pasted_link_leads_to_the_table() {
    gather("online-pasted", [Visit::english(), Visit::english()], async |[anna, ben]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        let code = make_table(anna, &json!({ "players": 2 })).await?;
        let link = format!("{}/#/online/{code}", anna.origin());
        ben.open("/").await?;
        let field = ben.find("textbox", start_words::table_code(EN)).await?;
        field.send_keys(link.as_str()).await?;
        assert_eq!(field.value().await?.unwrap_or_default(), link, "the field takes all of it");
        field.send_keys(Key::Enter + "").await?;
        ben.css(".room").await?;
        Ok(())
    });
}

#[test]
fn a_table_that_plays_without_spectators_offers_no_seat() {
    gather("online-no-spectators", [Visit::english(), Visit::english()], async |[anna, eve]: &mut [Page; 2]| {
        be(anna, "Anna").await?;
        let options = json!({
            "players": 2, "spectators": false,
            "seats": [{ "sitter": "you" }, { "sitter": "open" }],
        });
        let code = make_table(anna, &options).await?;
        // As long as a seat is free, whoever comes may take it.
        go(eve, &code).await?;
        eve.button(hall::sit_down(EN)).await?;
        anna.button(&hall::put_bot_on(EN, 2)).await?.click().await?;
        start(anna, &[]).await?;
        eve.reload().await?;
        eve.wait_for_text(hall::no_entry(EN)).await?;
        // The answer about the table has come by now; there is nothing to sit down on.
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        assert!(!eve.buttons().await?.iter().any(|name| name == hall::sit_down(EN)));
        Ok(())
    });
}
