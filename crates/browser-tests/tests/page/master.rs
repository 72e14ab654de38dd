//! The master variant: spells out of turn, windows that are passed, and people who do not want to be asked.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Page, Prepared, Problem, READER, Visit, browse, foretold};
use rabenburg_engine::{Awaited, Phase, Seat, Spell, Viewer};
use rabenburg_words::{Language, events, glossary, phases, status, table as text};

const EN: Language = READER;

/// Korax has no flasks; the next person could cast in every window. No tower can lock anybody up at once, and no wizard
/// come home, so that the turn goes on.
const POSITION: &str = "rules third master 2 spells=move_wizard,move_tower
    course 1:aab 2:abb 3:aab 4:b 7:* 8:12 9:3 10:4 11:5 12:6 13:7 14:8 15:9
    b 0/6/0 T2 T3W3 WDD";

/// Korax is about to play the second card.
fn second_card() -> Prepared {
    Prepared::new(&format!("{POSITION} | a 6/0/0 W1 W2 | discard W3 | turn 0 choose actions=1 moved"))
        .bot("Korax", Level::Apprentice)
        .person("")
}

/// Korax has announced a move with the first card.
fn announced() -> Prepared {
    Prepared::new(&format!("{POSITION} | a 6/0/0 W1 W2 W3 | turn 0"))
        .bot("Korax", Level::Apprentice)
        .person("")
        .after(&["a play W1 a@1"])
}

fn you() -> Seat {
    Seat::from_letter('b').expect("a seat")
}

async fn passes(page: &Page) -> Result<usize, Problem> {
    Ok(page.kept_lines().await?.iter().filter(|line| *line == "b pass").count())
}

#[test]
fn somebody_casts_in_anothers_turn_repeats_and_stops() {
    browse("master-cast", Visit::english(), async |page| {
        let game = second_card();
        page.open_keeping("/#/table", &[("game", &game.text()), ("asking", "always")]).await?;
        let asked = page.wait_for_decision(you(), Phase::Window).await?;
        let announced = status::announced(&asked.view(Viewer::Seat(you())), &game.names(), EN);
        page.wait_for_text(&announced.expect("a move is announced")).await?;
        page.wait_for_text(phases::you_window(EN)).await?;

        // A target is chosen on the board, and before anything is spent it is said what will come of it.
        let spell = glossary::spell(Spell::MoveTower, EN);
        page.find_where("button", spell, |name| name.starts_with(spell)).await?.click().await?;
        page.wait_for_text(text::prompt_target(EN)).await?;
        page.point_at("tower:5").await?;
        page.wait_for_text(&foretold(&asked, you(), "cast move_tower t5", &game.names(), EN)).await?;
        page.wait_for_text(&text::flasks_of(EN, 6, 0, 0)).await?;
        assert_eq!(*page.kept().await?.position(), asked, "something happened before it was confirmed");
        page.screenshot("master").await?;
        page.press(text::cast_spell(EN)).await?;

        let cost = asked.rules().costs.of(Spell::MoveTower);
        page.wait_for_text(&events::casts(EN, "you", "", spell, cost.into())).await?;
        page.wait_for_text(&text::flasks_of(EN, 6 - cost, cost, 0)).await?;

        // The same spell once more, and then no more.
        page.wait_for_decision(you(), Phase::Repeat).await?;
        page.wait_for_text(&phases::you_repeat(EN, spell)).await?;
        page.point_at("tower:4").await?;
        page.press(text::cast_spell(EN)).await?;
        page.wait_for_text(&text::flasks_of(EN, 6 - 2 * cost, 2 * cost, 0)).await?;
        page.press(text::stop(EN)).await?;

        // The announced move is made, and the next window is passed.
        page.wait_for_decision(you(), Phase::Window).await?;
        let lines = page.kept_lines().await?;
        let casts: Vec<&String> = lines.iter().filter(|line| line.starts_with("b ")).collect();
        assert_eq!(casts, ["b cast move_tower t5", "b cast move_tower t4", "b stop"]);
        assert!(page.buttons().await?.iter().any(|name| name == text::pass(EN)));
        page.press(text::pass(EN)).await?;
        page.wait_for("the pass", async |page| Ok(if passes(page).await? == 1 { Ok(()) } else { Err(String::new()) }))
            .await?;
        page.wait_for_text(&text::flasks_of(EN, 6 - 2 * cost, 2 * cost, 0)).await
    });
}

/// Chooses in the menu when to be asked, as somebody who is asked too often.
async fn ask_me(page: &Page, when: &str) -> Result<(), Problem> {
    page.press(text::menu(EN)).await?;
    page.find("radio", when).await?.click().await?;
    page.press(text::close(EN)).await
}

/// Plays a tower card in one's own turn.
async fn play_a_tower(page: &Page) -> Result<(), Problem> {
    page.choose_card("T2", EN).await?;
    page.point_at("tower:3").await?;
    page.press(&text::move_to(EN, 11)).await
}

#[test]
fn who_is_never_asked_plays_cards_only() {
    browse("master-never", Visit::english(), async |page| {
        page.sit_down(&announced()).await?;
        page.wait_for_decision(you(), Phase::Window).await?;
        ask_me(page, text::asking_never(EN)).await?;
        page.press(text::pass(EN)).await?;
        // The rest of Korax's turn goes by, and then the windows of one's own card.
        page.wait_for_decision(you(), Phase::Choose).await?;
        let passed = passes(page).await?;
        assert!(passed > 1, "{:?}", page.kept_lines().await?);
        play_a_tower(page).await?;
        page.wait_for("the second card", async |page: &Page| {
            let view = page.kept().await?.position().view(Viewer::Seat(you()));
            let choosing = matches!(view.awaited, Awaited::Decision { phase: Phase::Choose, .. });
            Ok(if choosing && view.actions_used == 1 { Ok(()) } else { Err(format!("{:?}", view.awaited)) })
        })
        .await?;
        // Announced, done, and before the next card.
        assert_eq!(passes(page).await?, passed + 3, "{:?}", page.kept_lines().await?);
        Ok(())
    });
}

#[test]
fn who_is_asked_in_his_own_turn_only_is_asked_there() {
    browse("master-own-turn", Visit::english(), async |page| {
        page.sit_down(&announced()).await?;
        page.wait_for_decision(you(), Phase::Window).await?;
        ask_me(page, text::asking_own_turn(EN)).await?;
        page.press(text::pass(EN)).await?;
        // The rest of Korax's turn goes by; the first window of one's own turn does not.
        page.wait_for("a window of one's own turn", async |page: &Page| {
            let position = *page.kept().await?.position();
            let mine = position.active() == you() && position.phase() == Some(Phase::Window);
            Ok(if mine { Ok(()) } else { Err(position.to_string()) })
        })
        .await?;
        page.wait_for_text(text::prompt_card_or_spell(EN)).await?;
        let passed = passes(page).await?;
        assert!(passed > 1, "{:?}", page.kept_lines().await?);
        page.press(text::pass(EN)).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        assert_eq!(passes(page).await?, passed + 1);
        Ok(())
    });
}

#[test]
fn who_is_never_asked_is_not_asked_after_a_pause_either() {
    browse("master-pause", Visit::english(), async |page| {
        page.open_keeping("/#/table", &[("game", &announced().text()), ("asking", "never")]).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        assert!(passes(page).await? > 1, "{:?}", page.kept_lines().await?);
        Ok(())
    });
}
