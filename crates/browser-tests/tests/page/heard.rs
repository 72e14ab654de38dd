//! What people hear who play by ear: everything that happens, once and in order, and what they can do.

use rabenburg_browser_tests::{
    AutoPlayer, Key, Page, Prepared, Problem, READER, Until, Visit, browse, foretold, games,
};
use rabenburg_engine::{Phase, Position, Seat};
use rabenburg_words::{Language, board, table as text};
use serde_json::{Value, json};

const EN: Language = READER;

/// Notes what is added to the live regions, from the beginning.
const HEAR: &str = "
    window.heard = [];
    window.changed = 0;
    window.crowded = 0;
    let last = null;
    new MutationObserver((all) => {
        const region = document.querySelector('.announced');
        for (const { type, target, addedNodes } of all) {
            const lines = [...addedNodes].map((node) => node.textContent).filter(Boolean);
            if (target.parentNode === region && lines.length) {
                window.heard.push(...lines);
                if (target === last || lines.length > 1) window.crowded++;
                last = target;
            } else if (type === 'characterData' && region?.contains(target)) window.changed++;
        }
    }).observe(document, { childList: true, subtree: true, characterData: true });";

/// Notes what is written into the log.
const READ: &str = "
    const log = document.querySelector('.log ol');
    const lines = () => [...log.querySelectorAll('li span')].map((line) => line.textContent);
    window.told = [];
    let before = lines();
    new MutationObserver(() => {
        const now = lines();
        // Lines are forgotten at the top and added at the end.
        let kept = Math.min(before.length, now.length);
        while (kept > 0 && before.slice(before.length - kept).some((line, index) => line !== now[index])) kept--;
        window.told.push(...now.slice(kept));
        before = now;
    }).observe(log, { childList: true, subtree: true });";

/// Sits down at a game and listens.
async fn sit_down(page: &Page, game: &Prepared) -> Result<Position, Problem> {
    page.before_each_page(HEAR).await?;
    page.sit_down(game).await?;
    page.wait_for_decision(Seat::FIRST, Phase::Choose).await
}

async fn strings(page: &Page, script: &str) -> Result<Vec<String>, Problem> {
    let found = page.script(script).await?;
    let found = found.as_array().cloned().unwrap_or_default();
    Ok(found.iter().map(|text| text.as_str().unwrap_or_default().to_owned()).collect())
}

/// Waits until this was heard so often.
async fn wait_to_hear(page: &Page, sentence: &str, times: usize) -> Result<(), Problem> {
    page.wait_for(&format!("'{sentence}' heard {times} times"), async |page: &Page| {
        let heard = strings(page, "return window.heard").await?;
        let count = heard.iter().filter(|heard| *heard == sentence).count();
        Ok(if count == times { Ok(()) } else { Err(format!("{heard:#?}")) })
    })
    .await
}

async fn listen_to_turns(page: &mut Page) -> Result<(), Problem> {
    sit_down(page, &games::three_players()).await?;
    page.script(READ).await?;
    let mut player = AutoPlayer::new(7);
    while strings(page, "return window.told").await?.len() < 25 {
        player.play(page, Until::Confirmed(1)).await?;
    }
    page.wait_for("all that is told to be heard", async |page: &Page| {
        let told = strings(page, "return window.told").await?;
        let heard = strings(page, "return window.heard").await?;
        let of_log: Vec<&String> = heard.iter().filter(|line| told.contains(line)).collect();
        let same = of_log == told.iter().collect::<Vec<_>>();
        Ok(if same { Ok(()) } else { Err(format!("told {told:#?}\nheard {heard:#?}")) })
    })
    .await?;
    assert_eq!(page.script("return window.changed").await?, json!(0), "a line was changed after it was said");
    assert_eq!(page.script("return window.crowded").await?, json!(0), "two lines in a row went to one region");
    Ok(())
}

#[test]
fn everything_that_happens_is_heard_once_and_in_order() {
    browse("heard-turns", Visit::english(), async |page| {
        page.open_keeping("/", &[("speed", "off")]).await?;
        listen_to_turns(page).await
    });
}

#[test]
fn everything_that_happens_is_heard_with_motion_too() {
    browse("heard-motion", Visit::english(), async |page| {
        page.open_keeping("/", &[("speed", "double")]).await?;
        listen_to_turns(page).await
    });
}

#[test]
fn whose_turn_it_is_and_what_a_pick_would_bring_is_heard_once() {
    browse("heard-picks", Visit::english(), async |page| {
        let game = games::three_players();
        let position = sit_down(page, &game).await?;
        wait_to_hear(page, "Round 1. Your turn.", 1).await?;
        wait_to_hear(page, "Choose a card", 1).await?;
        page.choose_card("T3", EN).await?;
        wait_to_hear(page, text::prompt_piece(EN), 1).await?;
        page.point_at("tower:8").await?;
        let consequence = foretold(&position, Seat::FIRST, "play T3 t8", &game.names(), EN);
        wait_to_hear(page, &consequence, 1).await?;
        page.keys(Key::Escape).await?;
        wait_to_hear(page, text::prompt_piece(EN), 2).await?;
        // One place says everything; what mirrors it on the screen says nothing.
        let regions = "return [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')]\
            .map((region) => region.parentNode.className)";
        assert_eq!(strings(page, regions).await?, ["announced visually-hidden"; 8]);
        let status = page.script("return document.querySelector('.turn').textContent").await?;
        assert!(status.as_str().is_some_and(|status| status.starts_with("Round 1 Your turn")), "{status}");
        Ok(())
    });
}

#[test]
fn a_hint_is_heard_and_what_happens_behind_a_dialog_comes_later() {
    browse("heard-hint", Visit::english(), async |page| {
        sit_down(page, &games::three_players()).await?;
        wait_to_hear(page, "Choose a card", 1).await?;
        page.press(text::hint(EN)).await?;
        page.script("document.querySelector('[aria-haspopup=dialog]').click()").await?;
        page.find("dialog", text::menu(EN)).await?;
        let given = format!(
            "return [...document.querySelectorAll('.dock button')].some((it) => it.textContent.includes('{}'))",
            text::hint_show(EN)
        );
        page.wait_for("the hint on the screen", async |page: &Page| {
            let given = page.script(&given).await?;
            Ok(if given == json!(true) { Ok(()) } else { Err(given.to_string()) })
        })
        .await?;
        let told = "const all = document.querySelector('.dock .says p').textContent; \
            return window.heard.filter((line) => line === all).length";
        assert_eq!(page.script(told).await?, json!(0), "nobody would hear it behind the menu");
        page.keys(Key::Escape).await?;
        page.wait_for("the hint", async |page: &Page| {
            let count = page.script(told).await?;
            Ok(if count == json!(1) { Ok(()) } else { Err(count.to_string()) })
        })
        .await
    });
}

/// The spots of the board: role, name, place in the stack, and whether a finger would find them.
const SPOTS: &str = "
    return [...document.querySelectorAll('.board [role=option]')].map((spot) => {
        const box = spot.getBoundingClientRect();
        let found = 0;
        for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
            const there = document.elementFromPoint(box.left + box.width * i / 24, box.top + box.height * j / 24);
            if (there && spot.contains(there)) found++;
        }
        return [spot.dataset.spot, spot.getAttribute('aria-label'), spot.tabIndex, found > 0];
    });";

async fn feel(page: &mut Page) -> Result<(), Problem> {
    page.sit_down(&games::three_players()).await?;
    page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
    let spots = page.script(SPOTS).await?;
    let spots = spots.as_array().cloned().unwrap_or_default();
    let of = |index: usize| spots.iter().map(|spot| spot[index].clone()).collect::<Vec<Value>>();
    // 16 spaces, 9 towers, 12 groups of wizards, the castle.
    assert_eq!(spots.len(), 38, "{spots:?}");
    assert_eq!(of(2).iter().filter(|&stop| *stop == json!(0)).count(), 1, "one stop of the Tab key");
    assert!(of(1).iter().all(|name| name.as_str().is_some_and(|name| !name.is_empty())), "{spots:?}");
    let hidden: Vec<_> = spots.iter().filter(|spot| spot[3] == json!(false)).collect();
    assert!(hidden.is_empty(), "no finger finds {hidden:?}");
    let spaces: Vec<_> =
        of(0).into_iter().filter(|spot| spot.as_str().is_some_and(|it| it.starts_with("space"))).collect();
    let ring: Vec<Value> = (0..16).map(|number| json!(format!("space:{}", (number + 12) % 16))).collect();
    assert_eq!(spaces, ring, "they are read along the ring");
    // What a screen reader does when somebody taps twice.
    page.choose_card("T3", EN).await?;
    page.wait_for_text(text::prompt_piece(EN)).await?;
    let tap = "document.querySelector('#spot-tower-8').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    page.script(tap).await?;
    page.css(".dock .confirm").await?;
    let label = page.script("return document.querySelector('#spot-tower-8').getAttribute('aria-label')").await?;
    let label = label.as_str().unwrap_or_default().to_owned();
    assert!(label.contains("to space 11") && label.ends_with(board::chosen(EN)), "{label}");
    page.script(tap).await?;
    page.wait_for("the move", async |page: &Page| {
        let lines = page.kept_lines().await?;
        Ok(if lines.iter().any(|line| line == "a play T3 t8") { Ok(()) } else { Err(format!("{lines:?}")) })
    })
    .await
}

#[test]
fn every_piece_can_be_felt_for_and_chosen_by_ear() {
    browse("heard-feel", Visit::english(), feel);
}

#[test]
fn every_piece_can_be_felt_for_on_a_phone() {
    browse("heard-feel-phone", Visit::english().phone(), feel);
}

#[test]
fn the_keyboard_goes_from_element_to_element_and_stays_with_its_piece() {
    browse("heard-keyboard", Visit::english(), async |page| {
        page.open_keeping("/", &[("speed", "off")]).await?;
        page.sit_down(&games::three_players()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        page.choose_card("T3", EN).await?;
        page.wait_for_text(text::prompt_piece(EN)).await?;
        page.script("document.querySelector(\".board [tabindex='0']\").focus()").await?;
        let here = "return [document.activeElement.id, document.activeElement.getAttribute('aria-describedby')]";
        assert_eq!(page.script(here).await?, json!(["spot-space-0", "board-keys"]), "whoever comes is told the keys");
        for (key, id) in [
            (Key::Right, "spot-space-1"),
            (Key::Up, "spot-tower-1"),
            (Key::Up, "spot-wizard-1-a"),
            (Key::Left, "spot-space-0"),
        ] {
            page.keys(key).await?;
            assert_eq!(page.script(here).await?, json!([id, null]));
        }
        while page.script(here).await? != json!(["spot-tower-8", null]) {
            page.keys("n").await?;
        }
        page.script("window.held = document.activeElement").await?;
        page.keys(Key::Enter).await?;
        page.css(".dock .confirm").await?;
        page.keys(Key::Enter).await?;
        page.wait_for("the second action", async |page: &Page| {
            let moved = page.script("return document.querySelector('.dock:not(.idle)') !== null && document.querySelector('.hits').querySelector(\"[data-hit='tower:8']\").getBoundingClientRect().top").await?;
            let lines = page.kept_lines().await?;
            Ok(if lines.iter().any(|line| line == "a play T3 t8") && moved != json!(false) { Ok(()) } else { Err(format!("{lines:?}")) })
        })
        .await?;
        let same = page.script("return [document.activeElement === window.held, document.activeElement.id]").await?;
        assert_eq!(same, json!([true, "spot-tower-8"]), "the focus was lost with the move");
        let order = "return [...document.querySelectorAll('.hits > *')].map((it) => it.id).join(' ')";
        let order = page.script(order).await?.as_str().unwrap_or_default().to_owned();
        assert!(order.contains("spot-space-11 spot-tower-8"), "{order}");
        Ok(())
    });
}

#[test]
fn n_without_a_piece_that_can_move_says_what_to_do() {
    browse("heard-stuck", Visit::english(), async |page| {
        sit_down(page, &games::three_players()).await?;
        wait_to_hear(page, "Choose a card", 1).await?;
        page.script("document.querySelector(\".board [tabindex='0']\").focus()").await?;
        page.keys("n").await?;
        wait_to_hear(page, "Choose a card", 2).await
    });
}
