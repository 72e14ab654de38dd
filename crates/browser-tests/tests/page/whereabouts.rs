//! Where people are, for those who do not see it: titles, focus, keys, and what is selected in colours of their own.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{AutoPlayer, Key, Page, Prepared, Problem, READER, Until, Visit, browse, games};
use rabenburg_engine::{Phase, Seat};
use rabenburg_words::{Language, hall, keys, places, start, table as text};
use serde_json::{Value, json};

use crate::online;

const EN: Language = READER;

async fn wait_for_value(page: &Page, what: &str, script: &str, expected: Value) -> Result<(), Problem> {
    page.wait_for(what, async |page: &Page| {
        let found = page.script(script).await?;
        Ok(if found == expected { Ok(()) } else { Err(found.to_string()) })
    })
    .await
}

async fn wait_for_title(page: &Page, title: &str) -> Result<(), Problem> {
    wait_for_value(page, "the title", "return document.title", json!(title)).await
}

/// What has the focus: its tag and text.
const FOCUS: &str =
    "const here = document.activeElement; return here.tagName + ' ' + here.textContent.trim().slice(0, 40)";

async fn wait_for_heading(page: &Page, heading: &str) -> Result<(), Problem> {
    wait_for_value(page, &format!("the focus on '{heading}'"), FOCUS, json!(format!("H1 {heading}"))).await
}

async fn look_at_titles(page: &Page, language: Language) -> Result<(), Problem> {
    for (path, title) in [
        ("/", places::start(language)),
        ("/#/rules", places::rules(language)),
        ("/#/online", places::hall(language)),
        ("/#/online/new", places::online(language)),
        ("/#/me/nobody", places::personal(language)),
        ("/#/result", places::result(language)),
        ("/#/table", places::table(language)),
    ] {
        page.open(path).await?;
        wait_for_title(page, title).await?;
        // Only tables and games have a path of their own, to be shared.
        assert_eq!(page.script("return location.pathname").await?, "/", "{path}");
    }
    let yours = format!("(1) {}", rabenburg_words::phases::turn_of(language, "you", ""));
    page.sit_down(&games::two_players()).await?;
    wait_for_title(page, &places::title_with_state(language, &yours, places::table(language))).await?;
    page.open("/#/learn").await?;
    wait_for_title(page, &places::title_with_state(language, &yours, places::lesson(language))).await?;
    online::be(page, "Anna").await?;
    online::make_table(page, &json!({ "players": 2, "starter": "first_seat" })).await?;
    wait_for_title(page, places::online(language)).await?;
    page.find_containing("button", &hall::put_bot_on(language, 2)).await?.click().await?;
    page.button(hall::room_start(language)).await?.click().await?;
    wait_for_title(page, &places::title_with_state(language, &yours, places::online(language))).await
}

#[test]
fn every_place_has_a_title_of_its_own() {
    browse("places-titles", Visit::english(), async |page| look_at_titles(page, EN).await);
}

#[test]
fn every_place_has_a_german_title_too() {
    browse("places-titles-german", Visit::german(), async |page| look_at_titles(page, Language::German).await);
}

#[test]
fn the_focus_goes_to_the_heading_of_a_new_place() {
    browse("places-focus", Visit::english(), async |page| {
        page.open_keeping("/", &[("speed", "off")]).await?;
        let press = async |page: &Page, role: &str, name: &str| -> Result<(), Problem> {
            let element = page.find_containing(role, name).await?;
            page.driver().execute("arguments[0].focus()", vec![element.to_json()?]).await?;
            page.keys(Key::Enter).await
        };
        press(page, "button", start::play_now(EN)).await?;
        wait_for_heading(page, "Rabenburg: Table").await?;
        press(page, "link", text::rules(EN)).await?;
        wait_for_heading(page, "The rules").await?;
        page.driver().back().await?;
        wait_for_heading(page, "Rabenburg: Table").await?;
        press(page, "link", text::brand(EN)).await?;
        wait_for_heading(page, "Rabenburg").await?;
        press(page, "link", start::tile_online(EN)).await?;
        wait_for_heading(page, hall::title(EN)).await
    });
}

#[test]
fn a_vanishing_button_does_not_take_the_focus_with_it() {
    browse("places-vanishing", Visit::english(), async |page| {
        page.open_keeping("/", &[("speed", "off")]).await?;
        page.sit_down(&games::two_players()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        page.choose_card("T3", EN).await?;
        page.point_at("tower:8").await?;
        page.css(".dock .confirm").await?;
        page.script("document.querySelector('.dock .confirm').focus()").await?;
        page.keys(Key::Enter).await?;
        wait_for_value(page, "the focus", "return document.activeElement.className.includes('cardb')", json!(true))
            .await
    });
}

#[test]
fn the_question_mark_shows_all_keys() {
    browse("places-keys", Visit::english(), async |page| {
        page.sit_down(&games::two_players()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        page.script("document.querySelector('.hand .cardb').focus()").await?;
        page.keys("?").await?;
        page.find("dialog", keys::title(EN)).await?;
        page.wait_for_text(keys::next(EN)).await?;
        page.keys(Key::Escape).await?;
        wait_for_value(page, "the dialog closed", "return document.querySelector('dialog[open]')", json!(null)).await?;
        let focused = page.script("return document.activeElement.className.includes('cardb')").await?;
        assert_eq!(focused, json!(true), "the focus is where it was");
        page.press(text::menu(EN)).await?;
        page.find_containing("button", keys::open(EN)).await?.click().await?;
        page.find("dialog", keys::title(EN)).await?;
        page.keys(Key::Escape).await?;
        wait_for_value(page, "the dialog closed", "return document.querySelector('dialog[open]')", json!(null)).await?;
        // The board tells its keys to those who hear it.
        let told = "const board = document.querySelector('.board [role=listbox]');
            const stop = board.querySelector(\"[tabindex='0']\");
            return [board.getAttribute('aria-keyshortcuts').includes('N'), document.getElementById(stop.getAttribute('aria-describedby')).textContent]";
        assert_eq!(page.script(told).await?, json!([true, keys::on_the_board(EN)]));
        page.open("/#/rules/keys").await?;
        page.css("#keys, [id$=keys]").await?;
        page.wait_for_text("Keyboard and screen reader").await
    });
}

#[test]
fn enter_confirms_after_picks_with_the_mouse() {
    browse("places-enter", Visit::english(), async |page| {
        page.sit_down(&games::two_players()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        let badge = "return document.querySelector('.dock .confirm kbd').checkVisibility()";
        // The card comes last and has the focus: Enter would put it down again.
        page.point_at("tower:8").await?;
        page.choose_card("T3", EN).await?;
        page.css(".dock .confirm").await?;
        assert_eq!(page.script(badge).await?, json!(false));
        page.keys(Key::Escape).await?;
        page.keys(Key::Escape).await?;
        // The piece comes last.
        page.choose_card("T3", EN).await?;
        page.point_at("tower:8").await?;
        page.css(".dock .confirm").await?;
        assert_eq!(page.script(badge).await?, json!(true));
        page.script("document.activeElement.blur()").await?;
        assert_eq!(page.script(badge).await?, json!(true));
        page.keys(Key::Enter).await?;
        page.wait_for("the move", async |page: &Page| {
            let lines = page.kept_lines().await?;
            Ok(if lines.iter().any(|line| line == "a play T3 t8") { Ok(()) } else { Err(format!("{lines:?}")) })
        })
        .await
    });
}

/// Frames round the board, or round anything on it: those of the browser, and our own, which is for the keyboard.
const FRAMES: &str = "
    const board = document.querySelector('.board');
    const near = (it) => it.contains(board) || it.matches('.board > svg, .board .hits') || (board.contains(it) && it === document.activeElement);
    const framed = [...document.querySelectorAll('*')].filter((it) => near(it) && getComputedStyle(it).outlineStyle !== 'none');
    return framed.concat([...board.querySelectorAll(\"[stroke='var(--focus)']\")])
        .map((it) => `${it.tagName} ${it.id} ${it.getAttribute('class')}`);";

#[test]
fn a_mouse_leaves_no_frame_on_the_board() {
    browse("places-frame", Visit::english(), async |page| {
        page.sit_down(&games::two_players()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        page.choose_card("T3", EN).await?;
        for _ in 0..2 {
            page.point_at("tower:8").await?;
            page.css(".dock .confirm").await?;
            assert_eq!(page.script(FRAMES).await?, json!([]));
            // After a key, browsers draw frames.
            page.keys(Key::Escape).await?;
            wait_for_value(page, "no choice", "return document.querySelector('.dock .confirm')", json!(null)).await?;
        }
        page.point_at("tower:8").await?;
        page.css(".dock .confirm").await?;
        assert_eq!(page.script(FRAMES).await?, json!([]));
        Ok(())
    });
}

/// Whether the keyboard is on the sheet with the result.
const ON_RESULT: &str = "return document.activeElement.closest('.result') !== null";

#[test]
fn the_result_keeps_the_keyboard_until_it_is_closed() {
    browse("places-result", Visit::english(), async |page| {
        page.open_keeping("/", &[("speed", "off")]).await?;
        page.sit_down(&rabenburg_browser_tests::games::nearly_over()).await?;
        AutoPlayer::new(4).play(page, Until::Over).await?;
        page.css(".result").await?;
        wait_for_value(page, "the focus on the result", ON_RESULT, json!(true)).await?;
        for _ in 0..12 {
            page.keys(Key::Tab).await?;
            let here = page
                .script("return document.activeElement.closest('.result') ? 'inside' : document.activeElement.tagName")
                .await?;
            // From the last button on, the browser's own come before the first.
            assert!(here == json!("inside") || here == json!("BODY"), "the keyboard is behind the result: {here}");
        }
        // After a click on its words the keyboard is nowhere; Escape closes it all the same.
        page.css("#result-title").await?.click().await?;
        page.script("document.activeElement.blur()").await?;
        page.keys(Key::Escape).await?;
        wait_for_value(page, "the result closed", "return document.querySelector('.result')", json!(null)).await?;
        page.reload().await?;
        page.css(".result").await?;
        wait_for_value(page, "the focus on the result", ON_RESULT, json!(true)).await?;
        page.keys(Key::Escape).await?;
        wait_for_value(page, "the result closed", "return document.querySelector('.result')", json!(null)).await?;
        let lost = page.script("return document.activeElement.tagName").await?;
        assert_ne!(lost, json!("BODY"));
        // And what comes after the game is a place like the others.
        page.reload().await?;
        let more = page.find_containing("link", text::result_and_replay(EN)).await?;
        page.driver().execute("arguments[0].focus()", vec![more.to_json()?]).await?;
        page.keys(Key::Enter).await?;
        page.css(".after-points").await?;
        wait_for_value(page, "the focus on the heading", "return document.activeElement.tagName", json!("H1")).await
    });
}

/// Whether what is selected looks different from what is not, in colours that people choose themselves.
const STANDS_OUT: &str = "
    const look = (element) => { const style = getComputedStyle(element);
        return [style.backgroundColor, style.borderTopColor, style.borderTopStyle, style.borderTopWidth, style.outlineColor, style.outlineStyle, style.outlineWidth].join(); };
    const [selected, other] = [...arguments].map((selector) => document.querySelector(selector));
    return selected && other ? look(selected) !== look(other) : `${selected} ${other}`;";

#[test]
fn what_is_selected_stands_out_in_forced_colours() {
    browse("places-forced", Visit::english(), async |page| {
        let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
        page.driver().cdp().send_raw("Emulation.setEmulatedMedia", forced).await?;
        let stands_out = async |page: &Page, selected: &str, other: &str| -> Result<(), Problem> {
            let answer = page.driver().execute(STANDS_OUT, vec![json!(selected), json!(other)]).await?.json().clone();
            assert_eq!(answer, json!(true), "{selected} looks like {other}");
            Ok(())
        };
        page.open("/").await?;
        page.button(start::gentle(EN)).await?.click().await?;
        for part in [
            ".start-seg button",
            ".start-levels button",
            ".start-bar .start-seg + .start-seg button",
            ".start-who button:not(.me)",
        ] {
            stands_out(page, &format!("{part}[aria-pressed=true]"), &format!("{part}[aria-pressed=false]")).await?;
        }
        page.find_containing("button", start::tile_custom(EN)).await?.click().await?;
        page.css(".set-up-seg").await?;
        for part in [".set-up-cards label", ".set-up-seg label", ".set-up-taker label"] {
            stands_out(page, &format!("{part}:has(:checked)"), &format!("{part}:not(:has(:checked))")).await?;
        }
        let game = Prepared::new(
            "rules third basic 2
            course 0:* 1:123aab 2:4abb 3:5aab 4:6b 5:7 6:8 7:9
            a 0/3/3 W1 T2 T3
            b 6/0/0 W4 T3W3 WDD
            turn 2",
        );
        page.sit_down(&game.person("").bot("Korax", Level::Apprentice)).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        page.choose_card("T3", EN).await?;
        page.css(".cardb.sel").await?;
        stands_out(page, ".cardb.sel svg", ".cardb:not(.sel) svg").await?;
        page.point_at("tower:2").await?;
        page.css(".pk.sel").await?;
        stands_out(page, ".pk.sel", ".pk:not(.sel)").await?;
        page.press(text::menu(EN)).await?;
        stands_out(page, ".seg input:checked + span", ".seg input:not(:checked) + span").await?;
        page.keys(Key::Escape).await?;
        page.keys(Key::Escape).await?;
        page.keys(Key::Escape).await?;
        page.script("document.querySelector('.spl button.lit').click()").await?;
        page.css(".spl button.sel").await?;
        stands_out(page, ".spl button.sel", ".spl button:not(.sel)").await
    });
}
