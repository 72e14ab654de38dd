//! The keyboard alone: everything can be reached, one always sees where one is, and nothing is lost.

use rabenburg_browser_tests::{Key, Page, Prepared, Problem, READER, Visit, browse, card_name, games};
use rabenburg_engine::{Awaited, Phase, Seat, Viewer};
use rabenburg_words::{Language, board, rules, start, table as text};
use serde_json::Value;

const EN: Language = READER;

/// Where the keyboard is: the part of the page, the name of the element, and whether one sees it.
const FOCUS: &str = "
    const here = document.activeElement;
    const parts = ['hand', 'board', 'dock', 'acts', 'spl', 'players', 'log', 'tools', 'brand', 'why-not', 'menu', 'curtain', 'advice'];
    const part = parts.find((part) => here.closest('.' + part)) ?? here.tagName;
    const name = here.getAttribute('aria-label') ?? here.textContent.replace(/\\s+/g, ' ').trim();
    const style = getComputedStyle(here);
    const box = here.matches('input') ? here.nextElementSibling ?? here : here;
    const lined = [style, getComputedStyle(box)].some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
    const marked = here.matches('[role=option]') && !!here.closest('svg').querySelector(\"[stroke='var(--focus)']\");
    return [part, name, lined || marked, here.className?.baseVal ?? here.className ?? ''];";

#[derive(Debug, PartialEq, Clone)]
pub(crate) struct Focus {
    pub(crate) part: String,
    pub(crate) name: String,
    seen: bool,
    pub(crate) class: String,
}

async fn focus(page: &Page) -> Result<Focus, Problem> {
    let found = page.script(FOCUS).await?;
    let text = |index: usize| found[index].as_str().unwrap_or_default().to_owned();
    Ok(Focus { part: text(0), name: text(1), seen: found[2] == Value::Bool(true), class: text(3) })
}

/// Presses the Tab key until the keyboard is there; wherever it stops on the way one sees it.
pub(crate) async fn tab_to(page: &Page, what: &str, is_right: impl Fn(&Focus) -> bool) -> Result<Focus, Problem> {
    let mut way = Vec::new();
    for _ in 0..80 {
        let here = focus(page).await?;
        if is_right(&here) {
            return Ok(here);
        }
        page.keys(Key::Tab).await?;
        let here = focus(page).await?;
        assert!(here.seen || here.part == "BODY", "nobody sees that the keyboard is here: {here:?}");
        way.push(here.name);
    }
    Err(Problem::Wrong(format!("the keyboard does not come to {what}: {way:?}")))
}

/// What is awaited of the person, once the page is ready for it; `None` when the game is over.
async fn my_decision(page: &Page) -> Result<(Phase, usize, u32), Problem> {
    page.wait_for("one's turn", async |page: &Page| {
        let record = page.kept().await?;
        let ready = page.script("return document.querySelector('.dock:not(.idle)') !== null").await?;
        let text = page.kept_text().await?;
        let before = text.split(" person").next().unwrap_or_default();
        let you = before.chars().next_back().and_then(Seat::from_letter);
        let view = record.position().view(Viewer::Spectator);
        Ok(match view.awaited {
            Awaited::Decision { seat, phase, .. } if Some(seat) == you && ready == true => {
                Ok((phase, record.inputs().len(), view.turn))
            }
            awaited => Err(format!("{awaited:?}, ready: {ready}")),
        })
    })
    .await
}

/// Goes to the ring, to the next piece that can move, chooses it, and confirms.
async fn move_a_piece(page: &Page) -> Result<(), Problem> {
    tab_to(page, "the ring", |here| here.part == "board").await?;
    page.keys("n").await?;
    let here = focus(page).await?;
    assert!(here.seen, "the piece is not marked");
    page.keys(Key::Enter).await?;
    page.css(".dock .confirm").await?;
    page.keys(Key::Enter).await
}

async fn press_in_dock(page: &Page, what: &str, is_right: impl Fn(&Focus) -> bool) -> Result<(), Problem> {
    tab_to(page, what, |here| here.part == "dock" && is_right(here)).await?;
    page.keys(Key::Enter).await
}

/// Decides whatever is to be decided.
async fn decide(page: &Page, phase: Phase) -> Result<(), Problem> {
    let nothing = board::card_moves_nothing(EN, "").split_whitespace().last().unwrap_or_default().to_owned();
    match phase {
        Phase::Choose => {
            let useful = |here: &Focus| here.part == "hand" && !here.name.ends_with(&nothing);
            tab_to(page, "a card", useful).await?;
            page.keys(Key::Enter).await?;
            let confirm = page.script("return document.querySelector('.dock .confirm') !== null").await?;
            if confirm == true {
                press_in_dock(page, "confirm", |here| here.class.contains("confirm")).await
            } else {
                move_a_piece(page).await
            }
        }
        Phase::Rolled => {
            let nothing = page.buttons().await?.iter().any(|name| name == text::no_move(EN));
            if nothing {
                press_in_dock(page, "go on", |here| here.name == text::no_move(EN)).await
            } else {
                move_a_piece(page).await
            }
        }
        Phase::End => press_in_dock(page, "the end", |here| here.name == text::end_turn(EN)).await,
        other => Err(Problem::Wrong(format!("nobody expected {other:?}"))),
    }
}

#[test]
fn from_the_start_page_through_three_turns() {
    browse("keyboard", Visit::english(), async |page| {
        page.open_keeping("/", &[("speed", "off")]).await?;
        tab_to(page, "the start", |here| here.name.starts_with(start::play_now(EN))).await?;
        page.keys(Key::Enter).await?;
        page.css(".table").await?;
        let (mut turns, mut decided) = (Vec::new(), 0);
        while turns.len() < 3 {
            let (phase, version, turn) = my_decision(page).await?;
            if turns.last() != Some(&turn) {
                turns.push(turn);
            }
            if decided > 0 {
                let here = focus(page).await?;
                assert_ne!(here.part, "BODY", "the keyboard was lost after {:?}", page.kept_lines().await?.last());
            }
            decide(page, phase).await?;
            page.wait_for("what was decided", async |page: &Page| {
                let now = page.kept().await?.inputs().len();
                Ok(if now > version { Ok(()) } else { Err(page.text().await?) })
            })
            .await?;
            decided += 1;
        }
        Ok(())
    });
}

#[test]
fn the_tab_key_goes_round_the_table_in_order() {
    browse("keyboard-order", Visit::english(), async |page| {
        page.sit_down(&games::two_players()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        let mut parts = vec![tab_to(page, "the way home", |here| here.part == "brand").await?.part];
        loop {
            page.keys(Key::Tab).await?;
            let here = focus(page).await?;
            assert!(here.seen, "{here:?}");
            if parts.last() != Some(&here.part) {
                if here.part == "hand" {
                    // With a card chosen there is something to confirm.
                    page.keys(Key::Enter).await?;
                }
                if here.part == "board" {
                    page.keys("n").await?;
                    page.keys(Key::Enter).await?;
                    page.css(".dock .confirm").await?;
                }
                parts.push(here.part.clone());
            }
            if here.name == text::menu(EN) {
                break;
            }
        }
        assert_eq!(parts, ["brand", "hand", "board", "dock", "spl", "players", "log", "tools"]);
        Ok(())
    });
}

#[test]
fn the_escape_key_takes_back_and_dialogs_give_the_focus_back() {
    browse("keyboard-escape", Visit::english(), async |page| {
        page.sit_down(&games::two_players()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        tab_to(page, "a card", |here| here.name == card_name("T2", EN)).await?;
        page.keys(Key::Enter).await?;
        page.wait_for_text(text::prompt_piece(EN)).await?;
        tab_to(page, "the ring", |here| here.part == "board").await?;
        page.keys("n").await?;
        page.keys(Key::Enter).await?;
        page.css(".dock .confirm").await?;
        for left in [1, 0] {
            page.keys(Key::Escape).await?;
            page.wait_for("fewer picks", async |page: &Page| {
                let picked = "return document.querySelectorAll('.dock .confirm, .hand [aria-pressed=true]').length";
                let picked = page.script(picked).await?;
                Ok(if picked == left { Ok(()) } else { Err(picked.to_string()) })
            })
            .await?;
        }
        assert_eq!(focus(page).await?.part, "board");

        let before = tab_to(page, "the menu", |here| here.name == text::menu(EN)).await?;
        page.keys(Key::Enter).await?;
        page.find("dialog", text::menu(EN)).await?;
        for _ in 0..12 {
            page.keys(Key::Tab).await?;
            let here = focus(page).await?;
            assert!(here.part == "menu" && here.seen || here.part == "BODY", "the keyboard left the dialog: {here:?}");
        }
        page.keys(Key::Escape).await?;
        page.wait_for("the dialog closed", async |page: &Page| {
            let open = page.offered("dialog").await?.len();
            Ok(if open == 0 { Ok(()) } else { Err(open.to_string()) })
        })
        .await?;
        assert_eq!(focus(page).await?, before);
        Ok(())
    });
}

#[test]
fn a_refusal_leaves_the_focus_where_it_is_and_the_rule_gives_it_back() {
    browse("keyboard-refusal", Visit::english(), async |page| {
        page.sit_down(&games::two_players()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        tab_to(page, "a card", |here| here.name == card_name("T2", EN)).await?;
        page.keys(Key::Enter).await?;
        tab_to(page, "the ring", |here| here.part == "board").await?;
        // On space 1, above the tower and one's own wizards: a wizard of Korax.
        page.keys(Key::Right).await?;
        for _ in 0..3 {
            page.keys(Key::Up).await?;
        }
        page.keys(Key::Enter).await?;
        page.css(".refused .dock .rule").await?;
        let here = focus(page).await?;
        assert_eq!(here.part, "board", "{here:?}");
        let rule = tab_to(page, "the rule", |here| here.part == "dock").await?;
        page.keys(Key::Enter).await?;
        page.find("dialog", rules::why_not(EN)).await?;
        let here = focus(page).await?;
        assert!(here.part == "why-not" && here.seen, "{here:?}");
        page.keys(Key::Escape).await?;
        page.wait_for("the focus where it was", async |page: &Page| {
            let here = focus(page).await?;
            Ok(if here.name == rule.name { Ok(()) } else { Err(format!("{here:?}")) })
        })
        .await?;
        assert_eq!(page.offered("dialog").await?.len(), 0);
        Ok(())
    });
}

#[test]
fn nothing_behind_the_curtain_can_be_reached() {
    browse("keyboard-curtain", Visit::english(), async |page| {
        let position = "rules third basic 2
            course 0:* 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9
            a 6/0/0 W1 T2 T3 | b 6/0/0 W4 T3W3 WDD | turn 2";
        page.sit_down(&Prepared::new(position).person("Anna").person("Ben")).await?;
        page.find("dialog", &text::curtain_title(EN, "Anna")).await?;
        for _ in 0..10 {
            page.keys(Key::Tab).await?;
            let here = focus(page).await?;
            assert!(here.part == "curtain" || here.part == "BODY", "the keyboard is behind the curtain: {here:?}");
        }
        tab_to(page, "the button", |here| here.part == "curtain").await?;
        page.keys(Key::Enter).await?;
        page.find_where("button", "of the hand", |name| name == card_name("W1", EN)).await?;
        Ok(())
    });
}
