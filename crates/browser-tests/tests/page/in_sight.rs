//! What is in sight and at hand: being called, pace, the inside of a stack, counts, teams, the joy at the end, and a result
//! that is shared and shows the better move.

use std::time::Duration;

use rabenburg_bots::Level;
use rabenburg_browser_tests::{AutoPlayer, Key, Page, Prepared, Problem, READER, Until, Visit, browse, games, gather};
use rabenburg_engine::{Phase, Seat};
use rabenburg_words::{Language, after, more as text, table};
use serde_json::json;

use crate::at_ease::after_others;
use crate::teams;

const EN: Language = READER;
const DE: Language = Language::German;

/// Waits until a script gives what is wanted.
async fn wait_until(page: &Page, what: &str, script: &str) -> Result<(), Problem> {
    page.wait_for(what, async |page: &Page| {
        let answer = page.script(script).await?;
        Ok(if answer == true { Ok(()) } else { Err(answer.to_string()) })
    })
    .await
}

/// Plays both cards at once, without being asked.
async fn play_a_turn(page: &Page) -> Result<(), Problem> {
    for (card, piece) in [("T5", "tower:6"), ("W3", "wizard:1:a")] {
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        page.choose_card(card, EN).await?;
        page.point_at(piece).await?;
        page.wait_for("the move", async |page: &Page| {
            let played = format!("a play {card}");
            let lines = page.kept_lines().await?;
            Ok(if lines.iter().any(|line| line.starts_with(&played)) { Ok(()) } else { Err(lines.join("\n")) })
        })
        .await?;
    }
    Ok(())
}

/// A browser that notes what it would show and play, and can be told that the page is behind others.
const LISTENING: &str = "
    window.notices = []; window.tones = 0; window.behind = false;
    window.Notification = class {
        constructor(title, { body, tag }) { notices.push([title, body, tag].join('|')); }
        static permission = 'default';
        static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
    };
    Object.defineProperty(Document.prototype, 'hidden', { get: () => window.behind });
    const begin = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) { tones += 1; return begin.apply(this, when); };";

const GOLDEN: &str = "return document.querySelector('link[rel=icon]').href.startsWith('data:image/svg+xml')";

#[test]
fn icon_sound_and_notice_call_whoever_looks_elsewhere() {
    browse("calls", Visit::english(), async |page| {
        page.hold_bots().await?;
        page.before_each_page(LISTENING).await?;
        let game = after_others("");
        page.open_keeping("/#/table", &[("game", &game.text()), ("confirm", "never"), ("speed", "off")]).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        wait_until(page, "a golden icon", GOLDEN).await?;
        // Sound and notices are chosen in the menu; only then the browser is asked.
        assert_eq!(page.script("return Notification.permission").await?, "default");
        page.press(table::menu(EN)).await?;
        page.find("radio", text::notify_on(EN)).await?;
        page.script("document.querySelector('input[name=sound]').click()").await?;
        page.find("slider", text::volume(EN)).await?;
        page.script("document.querySelector('input[name=notify]').click()").await?;
        wait_until(page, "permission", "return Notification.permission === 'granted'").await?;
        page.screenshot("menu-calls").await?;
        page.press(table::close(EN)).await?;

        play_a_turn(page).await?;
        wait_until(page, "the plain icon while others play", &GOLDEN.replace("return ", "return !")).await?;
        assert_eq!(page.script("return notices").await?, json!([]));
        page.script("behind = true").await?;
        page.call_bots().await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        wait_until(page, "a golden icon again", GOLDEN).await?;
        let told = json!([format!("{}|{}|rabenburg-turn", text::your_turn_title(EN), text::your_turn_body(EN))]);
        page.wait_for("one notice", async |page: &Page| {
            let notices = page.script("return notices").await?;
            Ok(if notices == told { Ok(()) } else { Err(notices.to_string()) })
        })
        .await?;
        wait_until(page, "sounds", "return tones > 0").await
    });
}

#[test]
fn while_others_play_their_moves_can_be_skipped_and_hurried() {
    browse("pace", Visit::english(), async |page| {
        page.hold_bots().await?;
        let game = after_others("");
        page.open_keeping("/#/table", &[("game", &game.text()), ("confirm", "never")]).await?;
        play_a_turn(page).await?;
        page.call_bots().await?;
        page.css(".dock .pace .tempo").await?;
        page.screenshot("pace").await?;
        page.script("document.querySelector('.dock .pace .tempo')?.click()").await?;
        wait_until(page, "twice the speed", "return localStorage.getItem('rabenburg.speed') === 'double'").await?;
        // Skipping ends one movement after the other.
        let skip = json!(format!(".pace [aria-label='{}']", text::skip_motion(EN)));
        page.wait_for("one's own turn", async |page: &Page| {
            page.script(&format!("document.querySelector({skip})?.click()")).await?;
            let own = page.kept().await?.position().awaited() == Some(Seat::FIRST);
            let idle = page.script("return document.querySelector('.dock:not(.idle)') !== null").await?;
            Ok(if own && idle == true { Ok(()) } else { Err("not yet".to_owned()) })
        })
        .await?;
        page.press(table::menu(EN)).await?;
        assert_eq!(
            page.script("return document.querySelector('input[name=speed]:checked').parentElement.textContent").await?,
            table::speed_double(EN)
        );
        Ok(())
    });
}

fn stack() -> Prepared {
    Prepared::new(
        "rules third basic 2 aided
        course 0:* 1:1ab5b6a 2:2ab 3:3ab 4:4b 8:7 9:8 10:9
        a 6/0/0 W1 T2 W3 | b 6/0/0 W4 T3W3 WDD | turn 0",
    )
    .person("")
    .bot("Korax", Level::Apprentice)
}

#[test]
fn a_stack_opens_under_the_pointer_and_closes_when_it_goes() {
    browse("inside-hover", Visit::english(), async |page| {
        page.hold_bots().await?;
        page.sit_down(&stack()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        // Everybody's wizards can be counted: home, in sight, locked up.
        let counted =
            page.script("return [...document.querySelectorAll('.player .spread')].map((it) => it.title)").await?;
        assert_eq!(counted, json!([table::in_sight_of(EN, 3, 1), table::in_sight_of(EN, 3, 2)]));
        page.wait_for("the inside of the stack", async |page: &Page| {
            page.hover("space:12").await?;
            page.hover("tower:5").await?;
            tokio::time::sleep(Duration::from_millis(600)).await;
            let floors = page.script("return document.querySelectorAll('.beside.inside li').length").await?;
            Ok(if floors == 4 { Ok(()) } else { Err(floors.to_string()) })
        })
        .await?;
        page.wait_for_text(&text::freed_by(EN, 6)).await?;
        page.screenshot("inside-hover").await?;
        page.hover("space:12").await?;
        wait_until(page, "the panel gone", "return document.querySelector('.beside') === null").await
    });
}

#[test]
fn a_finger_that_rests_on_a_stack_opens_it_and_picks_nothing() {
    browse("inside-touch", Visit::german().phone().light(), async |page| {
        page.hold_bots().await?;
        page.sit_down(&stack()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        // The later part of the table has come, which also turns the icon to gold.
        wait_until(page, "a golden icon", GOLDEN).await?;
        page.wait_for("the inside of the stack", async |page: &Page| {
            let (x, y) = page.place_of("tower:6").await?;
            let cdp = page.driver().cdp();
            let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
            cdp.send_raw("Input.dispatchTouchEvent", down).await?;
            tokio::time::sleep(Duration::from_millis(700)).await;
            cdp.send_raw("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
            let floors = page.script("return document.querySelectorAll('.beside.inside li').length").await?;
            Ok(if floors == 4 { Ok(()) } else { Err(floors.to_string()) })
        })
        .await?;
        page.wait_for_text(&text::freed_by(DE, 6)).await?;
        page.settle().await?;
        page.screenshot("inside-touch").await?;
        assert_eq!(page.script("return document.querySelectorAll('.table [aria-pressed=true]').length").await?, 0);
        // Back closes it before the table is left.
        page.driver().back().await?;
        wait_until(page, "the sheet gone", "return document.querySelector('.beside') === null").await?;
        page.css(".table .hand").await?;
        Ok(())
    });
}

#[test]
fn teams_stand_together_with_what_they_have_reached() {
    for (language, visit, name) in
        [(EN, Visit::english(), "teams-desktop"), (DE, Visit::german().phone().light(), "teams-phone")]
    {
        browse(name, visit, async |page| {
            page.hold_bots().await?;
            let bots = ["Korax", "Alba", "Brann"];
            let game = bots
                .iter()
                .fold(Prepared::new(teams::POSITION).person(""), |game, name| game.bot(name, Level::Apprentice));
            page.sit_down(&game).await?;
            page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
            page.css(".players .team header.own").await?;
            let first = page.script("return document.querySelector('.players .team').textContent").await?;
            let first = first.as_str().unwrap_or_default();
            for part in [
                text::your_team(language).to_owned(),
                text::team_home(language, 0, 8),
                text::team_flasks(language, 2, 10),
            ] {
                assert!(first.contains(&part), "'{part}' in '{first}'");
            }
            assert!(first.contains("Alba") && !first.contains("Korax"), "{first}");
            page.settle().await?;
            page.screenshot(name).await
        });
    }
}

#[test]
fn the_end_of_a_game_is_celebrated() {
    browse("cheer", Visit::english().luck(7), async |page| {
        page.sit_down(&games::nearly_over()).await?;
        page.wait_for_offers().await?;
        // Notes that it was there, however short.
        page.script(
            "window.cheered = 0; new MutationObserver(() => { cheered = Math.max(cheered, document.querySelectorAll('.cheer .hop').length) }) \
            .observe(document.body, { subtree: true, childList: true })",
        )
        .await?;
        AutoPlayer::new(4).play(page, Until::Over).await?;
        page.screenshot("cheer").await?;
        wait_until(page, "winners who cheer", "return cheered > 0").await?;
        wait_until(page, "and then rest", "return document.querySelector('.cheer') === null").await
    });
}

#[test]
fn a_shared_result_opens_elsewhere_and_shows_the_better_move_on_the_board() {
    let visits = [Visit::english().alone(), Visit::german().phone().light()];
    gather("shared", visits, async |[anna, ben]: &mut [Page; 2]| {
        // The first player could walk in and win, and does not: the second one does.
        let rights =
            json!({ "origin": anna.origin(), "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        anna.driver().cdp().send_raw("Browser.grantPermissions", rights).await?;
        let game = Prepared::new(
            "rules third basic 2
            course 0:a 2:b 3:1* 5:2 6:3 7:4 8:5 9:6 10:7 11:8 12:9
            a 0/0/6 W3 W1 T2 | b 0/0/6 W1 W2 W3 | discard - | turn 0",
        )
        .person("")
        .bot("Korax", Level::Wizard)
        .after(&["a play W1 a@0", "a play T2 t9", "draw T1", "draw T1", "b play W1 b@2", "draw W5"]);
        anna.open_keeping("/#/table", &[("game", &game.text()), ("speed", "off")]).await?;
        anna.link(table::result_and_replay(EN)).await?.click().await?;
        anna.find("heading", after::ranking(EN)).await?;
        anna.press(after::share(EN)).await?;
        anna.wait_for_text(after::copied(EN)).await?;
        let address = anna.script("return navigator.clipboard.readText()").await?;
        let address = address.as_str().unwrap_or_default().to_owned();
        assert!(address.contains("#/result/shared/"), "{address}");

        ben.driver().goto(&address).await?;
        ben.css(".after-places .won").await?;
        for (page, language, name) in [(&mut *anna, EN, "better-desktop"), (ben, DE, "better-phone")] {
            page.be_patient(Duration::from_secs(90));
            page.find("slider", after::slider(language)).await?.send_keys(Key::End).await?;
            page.css(".after-points button, .after-points a").await?;
            page.script("document.querySelector('.after-points button, .after-points a').click()").await?;
            page.css(".after-two .better").await?;
            // What was done, and what would have been better, are both on the board.
            wait_until(
                page,
                "both moves on the board",
                "return document.querySelector('.board .way-done *') !== null && document.querySelector('.board .way-done ~ *') !== null",
            )
            .await?;
            page.script("document.querySelector('.board').scrollIntoView({ block: 'nearest' })").await?;
            page.settle().await?;
            page.screenshot(name).await?;
        }
        Ok(())
    });
}
