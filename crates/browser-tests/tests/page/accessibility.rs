//! The page for people who hear it, or see less well.

use rabenburg_browser_tests::{AutoPlayer, Page, Prepared, Problem, READER, Until, Visit, browse, games};
use rabenburg_engine::{Phase, Seat};
use rabenburg_words::{Language, hall, lesson, table as text};
use serde_json::{Value, json};

const EN: Language = READER;
const CHECK: &str = include_str!("accessibility.js");

/// Things to use without a name, as screen readers have them.
async fn nameless(page: &Page) -> Result<Vec<String>, Problem> {
    let tree = page.driver().cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
    let of = |node: &Value, key: &str| node.pointer(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    let used = [
        "button",
        "link",
        "textbox",
        "searchbox",
        "radio",
        "checkbox",
        "combobox",
        "switch",
        "slider",
        "listbox",
        "option",
        "dialog",
    ];
    let nodes = tree.get("nodes").and_then(Value::as_array).cloned().unwrap_or_default();
    let things: Vec<&Value> = nodes
        .iter()
        .filter(|node| node["ignored"] != true && used.contains(&of(node, "/role/value").as_str()))
        .collect();
    assert!(things.len() > 3, "there is nothing to use");
    let empty = things.into_iter().filter(|node| of(node, "/name/value").trim().is_empty());
    Ok(empty.map(Value::to_string).collect())
}

/// Checks what is shown now.
async fn check(page: &Page, place: &str) -> Result<(), Problem> {
    let wrong = page.script(CHECK).await?;
    assert_eq!(wrong, json!([]), "{place}: {wrong:#}");
    assert_eq!(nameless(page).await?, Vec::<String>::new(), "{place}");
    assert_eq!(page.script("return document.documentElement.lang").await?, EN.code());
    Ok(())
}

async fn look_round(page: &Page) -> Result<(), Problem> {
    page.open("/").await?;
    check(page, "start").await?;

    page.sit_down(&games::three_players()).await?;
    page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
    check(page, "table").await?;
    // One place says everything aloud, with live regions that take turns; nothing that mirrors it does.
    let heard = "return [document.querySelectorAll('.announced').length, \
        document.querySelectorAll('.announced > [aria-live=polite]').length, \
        document.querySelectorAll('.table :is([aria-live], [role=status], [role=log], [role=alert])').length, \
        [...document.querySelectorAll('.hand button')].map((card) => card.getAttribute('aria-pressed')).join()]";
    assert_eq!(page.script(heard).await?, json!([1, 8, 0, "false,false,false"]));
    page.choose_card("T3", EN).await?;
    page.point_at("tower:8").await?;
    page.wait_for_text(&text::move_to(EN, 11)).await?;
    assert_eq!(page.script(heard).await?, json!([1, 8, 0, "false,false,true"]));
    check(page, "table with a choice").await?;
    page.press(text::menu(EN)).await?;
    page.find("dialog", text::menu(EN)).await?;
    check(page, "menu").await?;

    page.open("/#/rules").await?;
    page.find_where("heading", "of a chapter", |name| !name.is_empty()).await?;
    page.css("article.rule").await?;
    check(page, "rules").await
}

/// The places beyond the table on this device.
async fn look_further(page: &mut Page) -> Result<(), Problem> {
    page.open("/").await?;
    page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
    page.open("/#/online").await?;
    page.find_containing("link", hall::make_table(EN)).await?;
    check(page, "hall").await?;
    page.find_containing("link", hall::make_table(EN)).await?.click().await?;
    page.find_where("textbox", "for the name", |name| name == hall::your_name(EN)).await?.send_keys("Anna").await?;
    page.find_containing("button", hall::make_go(EN)).await?;
    check(page, "form of a table").await?;
    page.find_containing("button", hall::make_go(EN)).await?.click().await?;
    page.css(".room").await?;
    check(page, "room").await?;
    page.find_containing("button", &hall::put_bot_on(EN, 2)).await?.click().await?;
    page.button(hall::room_start(EN)).await?.click().await?;
    page.css(".table .turn").await?;
    check(page, "table online").await?;

    page.open("/#/learn").await?;
    page.wait_for_text(lesson::welcome(EN)).await?;
    check(page, "guided game").await?;

    page.sit_down(&rabenburg_browser_tests::games::nearly_over()).await?;
    AutoPlayer::new(4).play(page, Until::Over).await?;
    page.open("/#/result").await?;
    page.be_patient(std::time::Duration::from_secs(60));
    page.css(".after-points").await?;
    check(page, "result").await
}

#[test]
fn everything_online_and_after_a_game_has_a_name_and_stands_out_in_the_dark() {
    browse("accessibility-further-dark", Visit::english(), look_further);
}

#[test]
fn everything_online_and_after_a_game_has_a_name_and_stands_out_in_the_light() {
    browse("accessibility-further-light", Visit::english().phone().light(), look_further);
}

#[test]
fn everything_has_a_name_and_stands_out_in_the_dark() {
    browse("accessibility-dark", Visit::english(), look_round_in);
}

#[test]
fn everything_has_a_name_and_stands_out_in_the_light() {
    browse("accessibility-light", Visit::english().light(), look_round_in);
}

async fn look_round_in(page: &mut Page) -> Result<(), Problem> {
    look_round(page).await
}

#[test]
fn a_solo_game_has_its_headings_in_order_too() {
    browse("accessibility-solo", Visit::english(), async |page| {
        let game = Prepared::new(
            "rules third basic 1 spells=
            course 0:* 1:1aaa 2:2aaa 3:3aaa 4:4a 5:5a 6:6a 7:7 8:8 9:9
            a 0/0/0 W2 T1 T3
            turn 0",
        );
        page.sit_down(&game.person("")).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        check(page, "solo").await
    });
}
