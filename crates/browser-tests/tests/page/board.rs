//! The board itself: pieces that are dragged, the highest stack there can be, and the last round.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Page, Prepared, Problem, READER, Visit, browse};
use rabenburg_words::{Language, table as text};

const EN: Language = READER;

/// The person has cards that move towers by 2 and by 4.
fn game() -> Prepared {
    Prepared::new(
        "rules third basic 2
        course 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:* 9:8 10:9
        a 6/0/0 W1 T2 T4
        b 6/0/0 W4 T3W3 WDD
        turn 0",
    )
    .person("")
    .bot("Korax", Level::Apprentice)
}

/// Drags a piece to something, in steps as a hand does.
async fn drag(page: &Page, piece: &str, goal: &str) -> Result<(), Problem> {
    let ((x, y), (to_x, to_y)) = (page.place_of(piece).await?, page.place_of(goal).await?);
    let half = ((x + to_x) / 2, (y + to_y) / 2);
    let chain = page.driver().action_chain().move_to(x, y).click_and_hold().move_to(half.0, half.1);
    Ok(chain.move_to(to_x, to_y).release().perform().await?)
}

#[test]
fn a_piece_is_dragged_to_its_goal_and_the_card_is_found() {
    browse("drag", Visit::english(), async |page| {
        page.sit_down(&game()).await?;
        // No card is chosen: where it is dropped tells which.
        drag(page, "tower:5", "space:11").await?;
        page.wait_for("nothing to confirm", async |page: &Page| {
            let offered = page.script("return document.querySelector('.dock .confirm') !== null").await?;
            Ok(if offered == false { Ok(()) } else { Err("a move that no card makes".into()) })
        })
        .await?;
        drag(page, "tower:5", "tower:7").await?;
        page.wait_for_text(&text::move_to(EN, 7)).await?;
        assert_eq!(page.script("return document.querySelectorAll('.cardb.sel').length").await?, 1);
        // The card's rule is one click away.
        let rule = page.link(&text::rule_number(EN, "5.1")).await?;
        assert_eq!(rule.attr("href").await?.as_deref(), Some("#/rules/5.1"));
        // Another goal, another card.
        drag(page, "tower:5", "tower:8").await?;
        page.wait_for_text(&text::move_to(EN, 9)).await?;
        page.screenshot("dragged").await
    });
}

/// Whether all of the last player's panel can be seen without scrolling: nothing around it, nor the window, cuts it.
async fn expect_all_players_in_sight(page: &Page) -> Result<(), Problem> {
    let hidden = page
        .script(
            "const panels = document.querySelectorAll('.players .player');
            const last = panels[panels.length - 1];
            const foot = last.getBoundingClientRect().bottom;
            let edge = innerHeight;
            for (let around = last.parentElement; around; around = around.parentElement) {
                if (getComputedStyle(around).overflowY !== 'visible') {
                    edge = Math.min(edge, around.getBoundingClientRect().bottom);
                }
            }
            return [panels.length, Math.max(0, foot - edge)];",
        )
        .await?;
    assert_eq!(hidden, serde_json::json!([6, 0]), "panels, and pixels of the last that are cut");
    Ok(())
}

#[test]
fn nine_towers_six_wizards_and_six_players_can_be_told_apart() {
    browse("nine-towers", Visit::english(), async |page| {
        let game = Prepared::new(
            "rules third basic 6
            course 0:* 2:123456789abcdef 5:abcdef 9:abcdef
            a 4/0/0 W1 T2 T4
            b 4/0/0 W4 T3W3 WDD
            c 4/0/0 W1 T5 T4
            d 4/0/0 W2 T5 T3
            e 4/0/0 W3 T5 T1
            f 4/0/0 W5 T1 T3
            turn 0",
        );
        let game = ["Korax", "Alba", "Linnea", "Tavian", "Odila"]
            .into_iter()
            .fold(game.person(""), |game, name| game.bot(name, Level::Fledgling));
        page.sit_down(&game).await?;
        // Each tower and each wizard has a place where a pointer meets it.
        for tower in 1..=9 {
            page.place_of(&format!("tower:{tower}")).await?;
        }
        for colour in 'a'..='f' {
            page.place_of(&format!("wizard:2:{colour}")).await?;
        }
        expect_all_players_in_sight(page).await?;
        page.screenshot("nine-towers").await?;
        // Also while a move is to be confirmed, which needs more room at the foot.
        drag(page, "tower:5", "space:4").await?;
        page.wait_for_text(&text::move_to(EN, 4)).await?;
        expect_all_players_in_sight(page).await?;
        page.screenshot("nine-towers-chosen").await
    });
}

#[test]
fn the_last_round_is_announced() {
    browse("last-round", Visit::english(), async |page| {
        let game = Prepared::new(
            "rules third basic 2
            course 1:1b 2:2b 3:3b 4:4b 5:5b 6:6 7:7 8:* 9:8 10:9
            a 0/6/0 W1 T2 T4
            b 6/0/0 W4 T3W3 WDD
            turn 1",
        );
        page.sit_down(&game.bot("Korax", Level::Apprentice).person("")).await?;
        page.wait_for_text(text::last_round(EN)).await
    });
}
