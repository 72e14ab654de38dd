//! What the table counts: actions, cards, turns, and what lies in the middle.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{AutoPlayer, Key, Page, Prepared, Problem, READER, Until, Visit, browse};
use rabenburg_engine::{Phase, Seat};
use rabenburg_words::{Language, games, phases, start, table as text};
use serde_json::{Value, json};

use crate::tables;
use crate::windows::WINDOWS;

const EN: Language = READER;

/// A die card in hand, one full flask, and a roll of the turn before.
fn game() -> Prepared {
    Prepared::new(
        "rules third basic 2
        course 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:* 9:8 10:9
        a 5/1/0 D T2 W3
        b 6/0/0 W4 T3W3 WDD
        turn 0",
    )
    .person("")
    .bot("Korax", Level::Apprentice)
}

fn you() -> Seat {
    Seat::FIRST
}

/// What is said of the actions, and how many candles burn.
async fn actions(page: &Page) -> Result<(String, u64), Problem> {
    let read = "return [document.querySelector('.acts .cnt span')?.textContent ?? '',
        document.querySelectorAll('.acts [href=\"#candle-on\"]').length]";
    let read = page.script(read).await?;
    Ok((read[0].as_str().unwrap_or_default().to_owned(), read[1].as_u64().unwrap_or_default()))
}

#[test]
fn an_action_lasts_until_its_move_is_made() {
    browse("actions", Visit::english(), async |page| {
        page.sit_down(&game()).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        assert_eq!(actions(page).await?, (text::action_of(EN, 1, 2), 2));
        page.choose_card("D", EN).await?;
        page.press(text::roll(EN)).await?;
        page.wait_for_decision(you(), Phase::Rolled).await?;
        assert_eq!(actions(page).await?, (text::action_of(EN, 1, 2), 2), "the roll is still to be used");
        Ok(())
    });
}

#[test]
fn a_new_hand_leaves_no_action() {
    browse("actions-new-hand", Visit::english(), async |page| {
        page.sit_down(&game()).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        page.press(text::new_hand(EN)).await?;
        page.press(text::new_hand_confirm(EN)).await?;
        page.wait_for_decision(you(), Phase::Push).await?;
        assert_eq!(actions(page).await?, (text::actions_left(EN, 0), 0));
        page.reload().await?;
        page.wait_for_decision(you(), Phase::Push).await?;
        assert_eq!(actions(page).await?, (text::actions_left(EN, 0), 0), "after a reload");
        Ok(())
    });
}

#[test]
fn when_the_game_is_over_no_action_is_counted() {
    browse("actions-over", Visit::english(), async |page| {
        page.open_keeping(
            "/#/table",
            &[("game", &rabenburg_browser_tests::games::nearly_over().text()), ("speed", "off")],
        )
        .await?;
        AutoPlayer::new(4).play(page, Until::Over).await?;
        assert_eq!(actions(page).await?, (String::new(), 0));
        Ok(())
    });
}

#[test]
fn alone_turns_wizards_and_cards_are_counted_to_the_end() {
    browse("solo-counts", Visit::english().luck(5), async |page| {
        tables::open_without_motion(page).await?;
        page.find_containing("button", start::tile_solo(EN)).await?.click().await?;
        tables::start(page, EN).await?;
        assert_eq!(page.read(".turn .rd").await?, phases::solo_turn(EN, 1));
        let logged = page.read(".log li.sep").await?;
        assert!(logged.starts_with(&phases::solo_turn(EN, 1)), "the log says '{logged}'");
        let counts =
            "return ['.home b', '.held b'].map((part) => document.querySelector(`.player ${part}`).textContent)";
        assert_eq!(page.script(counts).await?, json!(["0/12", "0/30"]));
        let cut = "const panel = document.querySelector('.player').getBoundingClientRect();
            return ['.home b', '.held b'].filter((part) => {
                const count = document.querySelector(`.player ${part}`);
                const { left, right, top, bottom } = count.getBoundingClientRect();
                return !count.checkVisibility() || left < panel.left || right > panel.right || top < panel.top || bottom > panel.bottom;
            })";
        for (width, height) in WINDOWS {
            page.resize(width, height).await?;
            assert_eq!(page.script(cut).await?, json!([]), "not to be read in {width}×{height}");
        }
        page.resize(1440, 900).await?;
        AutoPlayer::new(5).play(page, Until::Confirmed(1)).await?;
        page.wait_for_offers().await?;
        let now = page.script(counts).await?;
        assert_ne!(now[1], json!("0/30"));
        // Nothing of the panel is cut.
        let cut = "const panel = document.querySelector('.player').getBoundingClientRect();
            return [...document.querySelectorAll('.player .row > *, .player .held')]
                .filter((it) => it.getBoundingClientRect().right > panel.right).length";
        assert_eq!(page.script(cut).await?, 0);
        page.screenshot("solo").await?;
        page.open("/").await?;
        let card = page.read(".waiting-card").await?;
        let turn = (2..9).map(|turn| games::turn(EN, turn)).find(|words| card.contains(words));
        assert!(turn.is_some(), "{card}");
        Ok(())
    });
}

/// Everything that is drawn on the board: pieces, the top of the discard pile, the die.
async fn drawn(page: &Page) -> Result<Value, Problem> {
    let uses = "return [...document.querySelectorAll('.board use')].filter((it) => !it.closest('.way')).map((it) => it.getAttribute('href')).sort().join(' ')";
    page.script(uses).await
}

/// The cards in the order in which they are held.
async fn hand(page: &Page) -> Result<Value, Problem> {
    page.script("return [...document.querySelectorAll('.cardb')].map((card) => card.ariaLabel)").await
}

#[test]
fn the_middle_is_the_same_after_a_reload_and_after_the_last_turn_again() {
    browse("middle", Visit::english().luck(3), async |page| {
        let game = game().after(&["a play W3 a@1", "a play T2 t4", "a end", "draw W5", "draw T5"]).after(&[
            "b play W4 b@1",
            "b play T3W3 t9",
            "draw T1",
            "draw T1",
        ]);
        page.open_keeping("/#/table", &[("game", &game.text()), ("speed", "off")]).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        page.choose_card("D", EN).await?;
        page.press(text::roll(EN)).await?;
        page.wait_for_decision(you(), Phase::Rolled).await?;
        AutoPlayer::new(2).play(page, Until::Confirmed(1)).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        let (before, held) = (drawn(page).await?, hand(page).await?);
        assert!(
            !before.as_str().unwrap_or_default().contains("#die1"),
            "a die that fell on 1 looks like one that lay there"
        );
        page.screenshot("middle").await?;

        page.press(text::replay_turn(EN)).await?;
        page.css(".recap").await?;
        // Back to its beginning: nobody had rolled the die then.
        page.keys(Key::Left).await?;
        page.keys(Key::Left).await?;
        page.wait_for("the die as it lay", async |page: &Page| {
            let then = drawn(page).await?.as_str().unwrap_or_default().to_owned();
            Ok(if then.contains("#die1") { Ok(()) } else { Err(then) })
        })
        .await?;
        page.keys(Key::Escape).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        assert_eq!((drawn(page).await?, hand(page).await?), (before.clone(), held), "after the last turn again");

        page.reload().await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        assert_eq!(drawn(page).await?, before, "after a reload");
        let replay = page.button(text::replay_turn(EN)).await?;
        assert!(replay.is_enabled().await?, "the last turn can be shown again");
        Ok(())
    });
}

#[test]
fn the_newest_line_of_the_log_is_in_sight_after_a_reload() {
    browse("log-end", Visit::english(), async |page| {
        let game = game().after(&["a play W3 a@1", "a play T2 t4", "a end", "draw W5", "draw T5"]).after(&[
            "b play W4 b@1",
            "b play T3W3 t9",
            "draw T1",
            "draw T1",
        ]);
        // The log of one round is short: it gets a box in which it does not fit.
        page.before_each_page(
            "const sheet = new CSSStyleSheet(); sheet.replaceSync('.log ol { flex: 0 0 50px !important }'); \
            document.adoptedStyleSheets.push(sheet);",
        )
        .await?;
        page.sit_down(&game).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        newest_in_sight(page).await?;
        // Here it is open all the time, so nothing but the reload itself leads there.
        page.reload().await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        newest_in_sight(page).await?;
        page.resize(844, 390).await?;
        page.reload().await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        page.press(text::log(EN)).await?;
        newest_in_sight(page).await
    });
}

async fn newest_in_sight(page: &Page) -> Result<(), Problem> {
    page.wait_for("the newest line in sight", async |page: &Page| {
        let place = "const log = document.querySelector('.log ol');
            return [log.scrollHeight - log.clientHeight, Math.round(log.scrollTop)]";
        let place = page.script(place).await?;
        let (below, top) = (place[0].as_i64().unwrap_or_default(), place[1].as_i64().unwrap_or_default());
        // If the whole log fits, this shows nothing.
        Ok(if below > 0 && (below - top).abs() <= 1 { Ok(()) } else { Err(place.to_string()) })
    })
    .await
}
