//! Playing at ease: what happened is shown again, four clicks are a turn, nobody is asked for spells who does not want to
//! be, and stacks can be looked into.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Key, Page, Prepared, Problem, READER, Visit, browse};
use rabenburg_engine::{Phase, Seat, Viewer};
use rabenburg_words::{Language, more as text, phases, table};
use serde_json::json;

const EN: Language = READER;

/// Korax and Alba have played, and it is one's own turn again.
pub(crate) fn after_others(memory: &str) -> Prepared {
    Prepared::new(&format!(
        "rules third basic 3 {memory}
        course 0:* 1:1aab 2:2bc 3:3ac 4:4b 5:5 6:6 7:7 9:8 10:9
        a 5/0/0 W1 T2 W3
        b 5/0/0 W4 T3W3 W2
        c 5/0/0 W2 T1 W1
        turn 0"
    ))
    .person("")
    .bot("Korax", Level::Apprentice)
    .bot("Alba", Level::Apprentice)
    .after(&["a play W1 a@1", "a play T2 t5", "draw W5", "draw T5"])
    .after(&["b play W4 b@1", "b play T3W3 t9", "draw W5", "draw T4"])
    .after(&["c play W2 c@2", "c play T1 t8", "draw T4", "draw T3"])
}

fn you() -> Seat {
    Seat::FIRST
}

async fn count(page: &Page, selector: &str) -> Result<u64, Problem> {
    let found = page.script(&format!("return document.querySelectorAll({}).length", json!(selector))).await?;
    Ok(found.as_u64().unwrap_or_default())
}

async fn wait_for_count(page: &Page, selector: &str, wanted: u64) -> Result<(), Problem> {
    page.wait_for(&format!("{wanted} of {selector}"), async |page: &Page| {
        let there = count(page, selector).await?;
        Ok(if there == wanted { Ok(()) } else { Err(there.to_string()) })
    })
    .await
}

#[test]
fn what_happened_since_ones_own_turn_is_shown_again_after_a_reload() {
    browse("recap", Visit::english(), async |page| {
        page.hold_bots().await?;
        page.sit_down(&after_others("")).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        // The ways that others' pieces have gone, until the first click.
        wait_for_count(page, ".board .way", 4).await?;
        page.screenshot("ways").await?;
        page.reload().await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        let before = page.kept().await?;
        page.press(table::replay_turn(EN)).await?;
        page.wait_for_text(text::since_your_turn(EN)).await?;
        page.keys(" ").await?;
        // Every move with its card, and nothing of one's own.
        wait_for_count(page, ".recap li", 4).await?;
        wait_for_count(page, ".recap li .card-face", 4).await?;
        assert_eq!(count(page, ".recap .who").await?, 2);
        page.wait_for_text(text::recap_strict(EN)).await?;
        page.keys(Key::Right).await?;
        page.keys(Key::Right).await?;
        page.keys(Key::Left).await?;
        page.screenshot("recap").await?;
        page.keys(Key::Escape).await?;
        wait_for_count(page, ".recap", 0).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        assert_eq!(page.kept().await?, before);
        // A line of the log shows its move.
        let line = page.css(".log li:last-child").await?;
        line.scroll_into_view().await?;
        page.wait_for("a line that shows its move", async |page: &Page| {
            page.script(
                "document.querySelector('.log li:nth-last-child(2)').dispatchEvent(new PointerEvent('pointerover', \
                { bubbles: true, pointerType: 'mouse' }))",
            )
            .await?;
            let shown = count(page, ".log li.shown").await?;
            Ok(if shown == 1 { Ok(()) } else { Err(shown.to_string()) })
        })
        .await?;
        page.choose_card("W3", EN).await?;
        wait_for_count(page, ".board .way", 0).await
    });
}

/// Counts clicks from now on.
const COUNT_CLICKS: &str =
    "window.clicks = 0; addEventListener('click', (event) => { if (event.isTrusted) clicks += 1; }, true)";

#[test]
fn four_clicks_are_a_turn_for_who_confirms_only_surprises() {
    browse("four-clicks", Visit::english(), async |page| {
        page.hold_bots().await?;
        let game = after_others("");
        page.open_keeping("/#/table", &[("game", &game.text()), ("confirm", "unseen")]).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        page.script(COUNT_CLICKS).await?;
        page.choose_card("T5", EN).await?;
        // What a click would do is shown while the pointer is there.
        page.hover("tower:6").await?;
        page.css(".chips, .board g[opacity='.7']").await?;
        page.point_at("tower:6").await?;
        page.wait_for("the first move", async |page: &Page| {
            let used = page.kept().await?.position().view(Viewer::Spectator).actions_used;
            Ok(if used == 1 { Ok(()) } else { Err(used.to_string()) })
        })
        .await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        page.choose_card("W3", EN).await?;
        page.point_at("wizard:1:a").await?;
        page.wait_for("the next turn", async |page: &Page| {
            let active = page.kept().await?.position().active();
            Ok(if active == you() { Err(active.to_string()) } else { Ok(()) })
        })
        .await?;
        assert_eq!(page.script("return clicks").await?, 4);
        Ok(())
    });
}

/// Korax has announced a move; one could cast in every window of his turn.
fn announced() -> Prepared {
    Prepared::new(
        "rules third master 2 spells=move_wizard,move_tower
        course 1:aab 2:abb 3:aab 4:b 7:* 8:12 9:3 10:4 11:5 12:6 13:7 14:8 15:9
        a 6/0/0 W1 W2 W3 | b 0/6/0 T2 T3W3 WDD | turn 0",
    )
    .bot("Korax", Level::Apprentice)
    .person("")
    .after(&["a play W1 a@1"])
}

#[test]
fn who_wants_no_spell_until_their_turn_is_not_asked_until_then() {
    browse("hush", Visit::english(), async |page| {
        page.sit_down(&announced()).await?;
        let me = Seat::from_letter('b').expect("a seat");
        page.wait_for_decision(me, Phase::Window).await?;
        // The announced move is on the board, and every spell says what it could do about it.
        wait_for_count(page, ".board .announced", 1).await?;
        page.css(".spl small").await?;
        page.screenshot("announced").await?;
        page.press(text::no_spell_until_my_turn(EN)).await?;
        // In their own turn they may cast again, beginning with its first window.
        page.wait_for("one's own turn", async |page: &Page| {
            let active = page.kept().await?.position().active();
            Ok(if active == me { Ok(()) } else { Err(active.to_string()) })
        })
        .await?;
        page.wait_for_decision(me, Phase::Window).await?;
        let lines = page.kept_lines().await?;
        let passed = lines.iter().filter(|line| *line == "b pass").count();
        assert!(passed > 1, "{lines:?}");
        assert!(!page.buttons().await?.iter().any(|name| name == text::sealed(EN)), "it is over by itself");
        page.wait_for_text(&phases::turn_of(EN, "you", "")).await?;
        // There they may cast first, or play a card at once: that is saying no, also in the windows of that card.
        page.wait_for_text(table::prompt_card_or_spell(EN)).await?;
        page.screenshot("own-turn").await?;
        page.choose_card("T2", EN).await?;
        page.point_at("tower:3").await?;
        page.press(&table::move_to(EN, 11)).await?;
        page.wait_for("the second card", async |page: &Page| {
            let view = page.kept().await?.position().view(Viewer::Seat(me));
            let lit = count(page, ".hand .cardb.lit").await?;
            Ok(if view.active == me && view.actions_used == 1 && lit > 0 {
                Ok(())
            } else {
                Err(format!("{:?}", view.awaited))
            })
        })
        .await?;
        let lines = page.kept_lines().await?;
        assert!(lines.iter().any(|line| line == "b play T2 t3"), "{lines:?}");
        Ok(())
    });
}

#[test]
fn a_stack_is_looked_into_by_keyboard() {
    browse("inside", Visit::english(), async |page| {
        page.hold_bots().await?;
        for (memory, known) in [("aided", true), ("", false)] {
            let game = Prepared::new(&format!(
                "rules third basic 2 {memory}
                course 0:* 1:1ab5b6a 2:2ab 3:3ab 4:4b 8:7 9:8 10:9
                a 6/0/0 W1 T2 W3 | b 6/0/0 W4 T3W3 WDD | turn 0"
            ))
            .person("")
            .bot("Korax", Level::Apprentice);
            page.sit_down(&game).await?;
            page.wait_for_decision(you(), Phase::Choose).await?;
            page.css(".board").await?;
            // The later part of the table has come once the volume of what it adds is there.
            page.wait_for("the inside of the stack", async |page: &Page| {
                page.script("document.querySelector('#spot-tower-5').focus()").await?;
                page.keys("i").await?;
                let there = count(page, ".beside.inside li").await?;
                Ok(if there == 4 { Ok(()) } else { Err(there.to_string()) })
            })
            .await?;
            page.wait_for_text(&text::inside(EN, 1)).await?;
            let told = page.read(".beside.inside").await?;
            let freed = text::freed_by(EN, 6);
            assert_eq!(told.contains(&freed), known, "{told}");
            assert_eq!(told.contains(text::out_of_sight(EN)), !known, "{told}");
            page.screenshot(if known { "inside" } else { "inside-strict" }).await?;
            page.keys(Key::Escape).await?;
            wait_for_count(page, ".beside", 0).await?;
        }
        // The discard pile can be opened by a click, and from the menu.
        page.press(table::menu(EN)).await?;
        page.press(text::pile(EN)).await?;
        page.css(".beside.pile").await?;
        // Back closes it and stays at the table.
        page.driver().back().await?;
        wait_for_count(page, ".beside", 0).await?;
        page.css(".table .hand").await?;
        Ok(())
    });
}

#[test]
fn a_german_phone_shows_what_happened_and_plays_with_four_taps() {
    browse("phone-recap", Visit::german().phone().light(), async |page| {
        page.hold_bots().await?;
        let game = after_others("aided");
        page.open_keeping("/#/table", &[("game", &game.text()), ("confirm", "unseen")]).await?;
        let de = Language::German;
        page.wait_for_decision(you(), Phase::Choose).await?;
        page.press(table::log(de)).await?;
        page.press(table::replay_turn(de)).await?;
        page.wait_for_text(text::since_your_turn(de)).await?;
        page.keys(" ").await?;
        page.keys(Key::Right).await?;
        page.screenshot("phone-recap").await?;
        page.press(text::to_my_turn(de)).await?;
        wait_for_count(page, ".recap", 0).await?;
        // The log is open still.
        page.press(table::close(de)).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        for (card, piece) in [("T5", "tower:6"), ("W3", "wizard:1:a")] {
            page.wait_for_decision(you(), Phase::Choose).await?;
            page.choose_card(card, de).await?;
            page.point_at(piece).await?;
            page.wait_for("the move", async |page: &Page| {
                let played = format!("a play {card}");
                let lines = page.kept_lines().await?;
                Ok(if lines.iter().any(|line| line.starts_with(&played)) { Ok(()) } else { Err(lines.join("\n")) })
            })
            .await?;
        }
        Ok(())
    });
}
