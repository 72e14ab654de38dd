//! What nobody may see is nowhere on the page: not in the drawing, not in an attribute, not in what is read aloud.
//!
//! Two games that differ only in a secret are played with the same clicks. Whatever one page has, the other one has too.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Page, Prepared, Problem, READER, Visit, browse};
use rabenburg_engine::{Phase, Seat};
use rabenburg_words::{Language, table as text};
use serde_json::{Value, json};

const EN: Language = READER;

/// A game for a person against a bot, with this course and these cards of the bot.
fn game(rules: &str, course: &str, bots_cards: &str) -> Prepared {
    Prepared::new(&format!(
        "rules third basic 2 {rules} spells=move_wizard,move_tower,swap_towers,free_wizard
        course {course}
        a 2/4/0 W1 T2W2 T3
        b 5/1/0 {bots_cards}
        turn 4"
    ))
    .person("")
    .bot("Korax", Level::Apprentice)
}

/// Beneath towers 3 and 8 stand these, by a pair of letters each.
fn course(lower: &str, upper: &str) -> String {
    format!("0:* 1:1ab 4:{lower}3{upper}8ab 5:2 6:4 7:5a 8:6b 9:7 10:9")
}

/// All that the page has just now, for eyes and for ears.
async fn everything(page: &Page) -> Result<String, Problem> {
    // What is announced comes and goes by the clock; all of it is compared at the end. How much is kept for offline is told
    // when it is kept, and says nothing of the game. The tab's icon and title call whoever looks elsewhere, as soon as the
    // browser says so; whose turn it is everybody knows.
    page.script("document.querySelector('.announced').hidden = true").await?;
    let document = page
        .script(
            "const all = document.documentElement.cloneNode(true); all.querySelector('.announced').replaceChildren(); \
             all.removeAttribute('data-offline'); \
             all.querySelectorAll('title, link[rel=icon]').forEach((calling) => calling.remove()); return all.outerHTML",
        )
        .await?;
    let tree = page.driver().cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
    page.script("document.querySelector('.announced').hidden = false").await?;
    let said = |node: &Value| {
        let of = |key: &str| node.pointer(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        [of("/role/value"), of("/name/value"), of("/description/value"), of("/value/value")].join("|")
    };
    let heard: Vec<String> = tree.get("nodes").and_then(Value::as_array).into_iter().flatten().map(said).collect();
    assert!(heard.len() > 50, "nothing is said: {heard:?}");
    Ok(format!("{}\n{}", document.as_str().unwrap_or_default(), heard.join("\n")))
}

/// Notes everything that is announced.
const LISTEN: &str = "
    const region = document.querySelector('.announced');
    window.rabenburgTold = [...region.querySelectorAll('p')].map((line) => line.textContent);
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((line) =>
        line.textContent && window.rabenburgTold.push(line.textContent)))).observe(region, { childList: true, subtree: true });";

/// Looks at everything, points at everything, and notes what there is after each step.
async fn look_round(page: &Page, game: &Prepared) -> Result<Vec<(String, String)>, Problem> {
    page.sit_down(game).await?;
    page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
    page.script(LISTEN).await?;
    let mut seen = vec![("at first".to_owned(), everything(page).await?)];
    for place in ["tower:3", "tower:8", "wizard:4:a"] {
        page.hover(place).await?;
        seen.push((format!("over {place}"), everything(page).await?));
    }
    for card in ["W1", "T2W2", "T3"] {
        page.choose_card(card, EN).await?;
        for place in ["tower:3", "tower:8", "wizard:4:a", "space:4"] {
            page.point_at(place).await?;
            seen.push((format!("{card} and {place}"), everything(page).await?));
            let close = page.buttons().await?.iter().any(|name| name == text::close(EN));
            if close {
                page.press(text::close(EN)).await?;
            }
        }
        while page.buttons().await?.iter().any(|name| name.starts_with(text::take_back(EN))) {
            page.press(text::take_back(EN)).await?;
        }
    }
    // Until all is said.
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    let told = page.script("return window.rabenburgTold.join('\\n')").await?;
    assert_ne!(told, "", "nothing is announced");
    seen.push(("announced".to_owned(), told.as_str().unwrap_or_default().to_owned()));
    Ok(seen)
}

#[track_caller]
fn assert_equal(one: &[(String, String)], other: &[(String, String)]) {
    assert_eq!(one.len(), other.len());
    for ((when, one), (_, other)) in one.iter().zip(other) {
        let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b);
        if one != other {
            let at = at.unwrap_or(one.len().min(other.len()));
            let near = |text: &str| {
                String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..(at + 200).min(text.len())])
                    .into_owned()
            };
            panic!("{when} the pages differ:\n{}\n\n{}", near(one), near(other));
        }
    }
}

#[test]
fn who_is_locked_up_is_nowhere_in_a_strict_game() {
    browse("secrecy-strict", Visit::english(), async |page| {
        let one = look_round(page, &game("", &course("ab", "a"), "W4 T3W3 WDD")).await?;
        let other = look_round(page, &game("", &course("aa", "b"), "W4 T3W3 WDD")).await?;
        assert_equal(&one, &other);
        Ok(())
    });
}

#[test]
fn who_is_locked_up_is_shown_in_an_aided_game() {
    browse("secrecy-aided", Visit::english(), async |page| {
        page.sit_down(&game("aided", &course("ab", "a"), "W4 T3W3 WDD")).await?;
        let one = everything(page).await?;
        page.sit_down(&game("aided", &course("aa", "b"), "W4 T3W3 WDD")).await?;
        let other = everything(page).await?;
        assert_ne!(one, other);
        page.screenshot("aided").await
    });
}

#[test]
fn the_cards_of_others_are_nowhere() {
    browse("secrecy-hands", Visit::english(), async |page| {
        let one = look_round(page, &game("", &course("ab", "a"), "W4 T3W3 WDD")).await?;
        let other = look_round(page, &game("", &course("ab", "a"), "T1 T5W1 D")).await?;
        assert_equal(&one, &other);
        Ok(())
    });
}
