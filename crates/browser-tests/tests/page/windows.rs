//! The table in every window: whatever can be chosen is in sight and can be reached, and nothing lies on anything.

use std::collections::BTreeMap;

use rabenburg_bots::Level;
use rabenburg_browser_tests::{AutoPlayer, Key, Page, Prepared, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, table};
use serde_json::json;

use crate::lesson;
use crate::sheet::Sheet;

/// Phones and tablets upright and on their side, laptops with their bars, desktops, and half of each for 200 % zoom.
pub(crate) const WINDOWS: [(u32, u32); 34] = [
    (320, 568),
    (360, 640),
    (375, 553),
    (390, 664),
    (390, 844),
    (412, 915),
    (600, 960),
    (768, 1024),
    (820, 1180),
    (568, 320),
    (640, 360),
    (667, 375),
    (740, 360),
    (844, 390),
    (932, 430),
    (640, 400),
    (720, 450),
    (960, 540),
    (800, 600),
    (1000, 600),
    (1024, 768),
    (1180, 740),
    (1280, 720),
    (1280, 800),
    (1366, 650),
    (1366, 768),
    (1440, 789),
    (1440, 900),
    (1536, 730),
    (1536, 864),
    (1920, 950),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
];

const WRONG: &str = include_str!("windows.js");
const NINE: &str = "spells=move_wizard,headwind_wizard,move_tower,headwind_tower,swap_towers,move_castle,piggyback,\
    free_wizard,draw_two";
const COURSE: &str = "0:* 1:1ab 2:2abcd 4:4be 5:5f 6:6ef 7:7c 8:8ad 14:39c";
const OTHERS: &str = "b 0/4/0 W4 T3W3 WDD\nc 0/4/0 W1 W2 W3\nd 0/4/0 W1 W2 W3\ne 0/4/0 W1 W2 W3\nf 0/4/0 W1 W2 W3";
const NAMES: [&str; 6] =
    ["", "Wilhelmine von Rabenstein", "Bartholomäus Nachtigall", "Korax", "Friederike Sonnenschein", "Alba"];

/// Two players, the usual spells.
fn two(flasks: &str) -> Prepared {
    let game = Prepared::new(&format!(
        "rules third basic 2 | course 0:* 1:1ab 2:2abb 4:4b 5:5 6:6 7:7 8:8 14:a39ab | a {flasks} T3 T2W4 D \
         | b 6/0/0 W4 T3W3 WDD | turn 12"
    ));
    game.person("").bot(NAMES[1], Level::Apprentice)
}

/// Six players with long names and all nine spells.
fn six(course: &str, flasks: &str, hand: &str) -> Prepared {
    let rules = format!("rules third basic 6 {NINE}");
    let game = Prepared::new(&format!("{rules}\ncourse {course}\na {flasks} {hand}\n{OTHERS}\nturn 12"));
    NAMES[1..].iter().fold(game.person(""), |game, name| game.bot(name, Level::Apprentice))
}

/// A window for spells in somebody else's turn.
fn asked() -> Prepared {
    let rules = format!("rules third master 6 {NINE}");
    let game = Prepared::new(&format!("{rules}\ncourse {COURSE}\na 4/0/0 T3 T2W4 D\n{OTHERS}\nturn 0"));
    let game = game.bot(NAMES[1], Level::Apprentice).person("");
    NAMES[2..].iter().fold(game, |game, name| game.bot(name, Level::Apprentice)).after(&["a play T3 t4"])
}

/// Partners may exchange cards and pass flasks. The first and the third play together; one of them is a person.
fn teams(person: usize) -> Prepared {
    let mut game = Prepared::new(&format!(
        "rules third basic 4 teams {NINE}\ncourse 0:* 1:1ab 2:2abcd 4:4b 5:5 6:6 7:7c 8:8ad 14:39c\na 0/5/0 T3 T2W4 D\n\
         b 5/0/0 W4 T3W3 WDD\nc 5/0/0 W1 W2 W3\nd 5/0/0 W1 W2 W3\nturn 12"
    ));
    for seat in 0..4 {
        let level = if seat == 3 { Level::Apprentice } else { Level::Keeper };
        game = if seat == person { game.person("") } else { game.bot(NAMES[1 + seat % 3], level) };
    }
    game
}

/// Looks at the table in every window; what is wrong in which.
pub(crate) async fn look(page: &Page, state: &str, open: Option<&str>) -> Result<BTreeMap<String, String>, Problem> {
    let mut wrong = BTreeMap::new();
    if page.script("return document.documentElement.lang").await? == READER.code() {
        let foreign = page.foreign_words().await?;
        wrong.extend(foreign.into_iter().map(|word| (format!("{state}: {word}"), "is in no file of texts".to_owned())));
    }
    for (width, height) in WINDOWS {
        page.resize(width, height).await?;
        if let Some(tool) = open {
            // Where there is room it is open all the time, and there is no button.
            let press = "const tool = document.querySelector(arguments[0]); \
                if (tool.checkVisibility() && !document.querySelector(arguments[1])) tool.click();";
            let opened = if tool == "magic" { ".spelling" } else { ".logged" };
            page.driver().execute(press, vec![json!(format!(".tools .{tool}")), json!(opened)]).await?;
            page.settle().await?;
        }
        let found = page.script(WRONG).await?;
        if found.as_array().is_none_or(|found| !found.is_empty()) {
            wrong.insert(format!("{state} {width}×{height}"), found.to_string());
        }
    }
    page.resize(1440, 900).await?;
    Ok(wrong)
}

pub(crate) fn all_is_well(wrong: &BTreeMap<String, String>) -> Result<(), Problem> {
    if wrong.is_empty() { Ok(()) } else { Err(Problem::Wrong(format!("{wrong:#?}"))) }
}

/// Sits down without motion, at a desktop, and waits for the decision.
async fn sit(page: &Page, game: &Prepared) -> Result<(), Problem> {
    page.hold_bots().await?;
    page.open_keeping("/#/table", &[("game", &game.text()), ("speed", "off")]).await?;
    page.css(".dock:not(.idle)").await?;
    Ok(())
}

/// The steps of a turn, with flasks; and a refusal, without.
fn walk(name: &str, visit: Visit, language: Language, rich: &Prepared, poor: &Prepared) {
    browse(name, visit, async |page| {
        sit(page, rich).await?;
        let mut wrong = look(page, "own turn", None).await?;
        wrong.extend(look(page, "log", Some("drawer")).await?);
        page.keys(Key::Escape).await?;
        wrong.extend(look(page, "spells", Some("magic")).await?);
        sit(page, rich).await?;
        // Towers and wizards can be chosen.
        page.choose_card("T2W4", language).await?;
        wrong.extend(look(page, "card", None).await?);
        page.keys(Key::Escape).await?;
        page.choose_card("T3", language).await?;
        page.point_at("tower:3").await?;
        page.css(".dock .confirm").await?;
        wrong.extend(look(page, "preview", None).await?);
        sit(page, poor).await?;
        page.choose_card("T3", language).await?;
        page.point_at("wizard:1:b").await?;
        page.css(".refused").await?;
        wrong.extend(look(page, "refusal", None).await?);
        all_is_well(&wrong)
    });
}

#[test]
fn two_players() {
    walk("windows-two", Visit::english(), READER, &two("3/2/1"), &two("5/0/1"));
}

#[test]
fn six_players_with_nine_spells_in_german() {
    let six = |flasks| six(COURSE, flasks, "T3 T2W4 D");
    walk("windows-six", Visit::german().light(), Language::German, &six("0/4/0"), &six("4/0/0"));
}

#[test]
fn two_players_in_german() {
    walk("windows-two-german", Visit::german(), Language::German, &two("3/2/1"), &two("5/0/1"));
}

#[test]
fn six_players_with_nine_spells() {
    let six = |flasks| six(COURSE, flasks, "T3 T2W4 D");
    walk("windows-six-english", Visit::english(), READER, &six("0/4/0"), &six("4/0/0"));
}

#[test]
fn nine_towers_and_the_castle() {
    let tall = "0:163824957* 1:ab 2:abcd 4:be 5:f 6:ef 7:c 8:ad 14:c";
    browse("windows-tall", Visit::german(), async |page| {
        sit(page, &six(tall, "0/4/0", "T3 T2W4 D T1 T5")).await?;
        let mut wrong = look(page, "five cards", None).await?;
        page.choose_card("T3", Language::German).await?;
        page.point_at("tower:3").await?;
        page.css(".dock .confirm").await?;
        wrong.extend(look(page, "the tallest stack", None).await?);
        all_is_well(&wrong)
    });
}

#[test]
fn windows_of_spells_and_rolls() {
    browse("windows-asked", Visit::german(), async |page| {
        sit(page, &asked()).await?;
        page.css(".asked").await?;
        let mut wrong = look(page, "asked", None).await?;
        page.css(".spl li:nth-child(6) button").await?.click().await?;
        wrong.extend(look(page, "spell chosen", None).await?);
        let rolled = six(COURSE, "0/4/0", "TDDD T2W4 D").after(&["a play TDDD", "roll 4"]);
        sit(page, &rolled).await?;
        wrong.extend(look(page, "rolled", None).await?);
        page.point_at("tower:3").await?;
        wrong.extend(look(page, "roll used", None).await?);
        all_is_well(&wrong)
    });
}

#[test]
fn partners_and_hints() {
    browse("windows-teams", Visit::german(), async |page| {
        sit(page, &teams(0)).await?;
        let mut wrong = look(page, "partners", None).await?;
        page.choose_card("T3", Language::German).await?;
        wrong.extend(look(page, "a card for the partner", None).await?);
        page.keys(Key::Escape).await?;
        page.call_bots().await?;
        page.button(table::hint(Language::German)).await?.click().await?;
        page.button(table::hint_show(Language::German)).await?;
        wrong.extend(look(page, "hint", None).await?);
        all_is_well(&wrong)
    });
}

#[test]
fn partners_exchange_cards() {
    browse("windows-exchange", Visit::german(), async |page| {
        sit(page, &teams(0).after(&["a ask", "c give W1"])).await?;
        let mut wrong = look(page, "four cards", None).await?;
        for (state, game, card) in [
            ("a card back", teams(0).after(&["a ask", "c give W1"]), "T3"),
            ("a card given", teams(2).after(&["a ask"]), "W1"),
            ("a card on offer", teams(2), "W1"),
        ] {
            sit(page, &game).await?;
            page.choose_card(card, Language::German).await?;
            page.css(".dock .confirm").await?;
            wrong.extend(look(page, state, None).await?);
        }
        sit(page, &teams(0).after(&["c offer W1"])).await?;
        page.button(table::accept(Language::German)).await?;
        wrong.extend(look(page, "an offer", None).await?);
        all_is_well(&wrong)
    });
}

/// Nobody plays but people: the bots' workers say that they could not be loaded.
const LACKING: &str = "Object.defineProperty(Worker.prototype, 'onerror', { set(ear) { \
    setTimeout(() => ear(new Event('error')), 50); } })";

#[test]
fn bots_that_cannot_be_loaded() {
    browse("windows-no-bots", Visit::german(), async |page| {
        page.before_each_page(LACKING).await?;
        sit(page, &six(COURSE, "0/4/0", "T3 T2W4 D")).await?;
        page.wait_for_text(table::no_bots(Language::German)).await?;
        let wrong = look(page, "no bots", None).await?;
        // Whoever chooses something has read it.
        page.choose_card("T3", Language::German).await?;
        page.wait_for_text(table::prompt_piece(Language::German)).await?;
        assert!(!page.text().await?.contains(table::no_bots(Language::German)));
        all_is_well(&wrong)
    });
}

#[test]
fn the_guided_game() {
    browse("windows-learn", Visit::german(), async |page| {
        page.open_keeping("/#/learn", &[("speed", "off")]).await?;
        page.css(".coach .next").await?;
        let mut wrong = look(page, "welcome", None).await?;
        for (state, there) in [
            ("the first card", ".hand .cardb.lit"),
            ("the first move", ".dock .confirm"),
            ("the end of the lesson", ".coach.over .what-now"),
        ] {
            lesson::learn(page, async |page: &Page| lesson::is_there(page, there).await).await?;
            wrong.extend(look(page, state, None).await?);
        }
        for (width, height) in [(320, 568), (375, 553), (568, 320), (844, 390)] {
            page.resize(width, height).await?;
            page.screenshot(&format!("lesson-end-{width}x{height}")).await?;
        }
        all_is_well(&wrong)
    });
}

/// Everything that can be done next is in sight, however many have played.
#[test]
fn the_end_of_a_game() {
    browse("windows-result", Visit::german(), async |page| {
        sit(page, &crate::places::six()).await?;
        page.call_bots().await?;
        let mut player = AutoPlayer::new(5);
        player.play(page, Until::Over).await?;
        page.css(".result").await?;
        let reach = "const wrong = []; for (const it of document.querySelectorAll('.result button, .result a')) { \
            const { left, top, width, height } = it.getBoundingClientRect(); \
            const met = document.elementFromPoint(left + width / 2, top + height / 2); \
            if (!it.contains(met)) wrong.push(it.textContent); } \
            const panel = document.querySelector('.result .panel'); const last = panel.querySelector('tbody tr:last-child'); \
            if (panel.scrollWidth > panel.clientWidth + 1) wrong.push('the result is too wide'); \
            panel.scrollTop = panel.scrollHeight; const { left, top, width, height } = last.getBoundingClientRect(); \
            if (!last.contains(document.elementFromPoint(left + width / 2, top + height / 2))) wrong.push('the last row'); \
            panel.scrollTop = 0; return wrong;";
        for (width, height) in WINDOWS {
            page.resize(width, height).await?;
            let wrong = page.script(reach).await?;
            assert!(wrong.as_array().is_some_and(Vec::is_empty), "{width}×{height}: {wrong}");
        }
        Ok(())
    });
}

/// What is looked at beside the board.
#[test]
fn the_recap_and_a_look_inside() {
    browse("windows-beside", Visit::german(), async |page| {
        let de = Language::German;
        sit(page, &crate::at_ease::after_others("aided")).await?;
        page.press(table::replay_turn(de)).await?;
        page.css(".recap").await?;
        page.keys(Key::Right).await?;
        page.settle().await?;
        let mut wrong = look(page, "recap", None).await?;
        page.keys(Key::Escape).await?;
        page.css(".dock:not(.idle)").await?;
        page.script("document.querySelector('#spot-tower-1').focus()").await?;
        page.keys("i").await?;
        page.css(".beside.inside").await?;
        wrong.extend(look(page, "inside", None).await?);
        all_is_well(&wrong)
    });
}

/// All windows in one picture, for people to look at.
#[test]
fn a_contact_sheet() {
    browse("windows-sheet", Visit::german(), async |page| {
        let mut sheet = Sheet::default();
        sit(page, &six(COURSE, "0/4/0", "T3 T2W4 D")).await?;
        page.choose_card("T3", Language::German).await?;
        page.point_at("tower:3").await?;
        for (width, height) in WINDOWS {
            page.resize(width, height).await?;
            sheet.add(page, width, height).await?;
        }
        sheet.save(page, "windows").await
    });
}
