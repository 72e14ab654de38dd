//! The guided game, from its start to its end and on into the first game.

use std::time::{Duration, Instant};

use rabenburg_browser_tests::{AutoPlayer, Key, Page, Problem, READER, Visit, browse};
use rabenburg_words::{Language, lesson, table};

const EN: Language = READER;
const DE: Language = Language::German;

/// The step that the guide is at, as it is said.
async fn step(page: &Page) -> Result<String, Problem> {
    let said = page.script("return document.querySelector('.coach .progress')?.textContent ?? ''").await?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

pub(crate) async fn is_there(page: &Page, selector: &str) -> Result<bool, Problem> {
    Ok(page.script(&format!("return document.querySelector('{selector}') !== null")).await? == true)
}

/// Where the guide asks for something impossible: the card, and the piece that does not light up. Gives whether it did.
async fn try_what_is_asked(page: &Page) -> Result<bool, Problem> {
    let said =
        page.script("return document.querySelector('.coach .sentence > p:last-child')?.textContent ?? ''").await?;
    for language in [EN, DE] {
        let attempts =
            [(lesson::crowd(language), "T3W3", "wizard:7:a"), (lesson::no_landing(language), "T3", "tower:5")];
        if let Some((sentence, card, piece)) = attempts.into_iter().find(|(sentence, ..)| said == *sentence) {
            page.choose_card(card, language).await?;
            page.point_at(piece).await?;
            page.wait_for("the next step", async |page: &Page| {
                let text = page.text().await?;
                Ok(if text.contains(sentence) { Err(text) } else { Ok(()) })
            })
            .await?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// Does what the guide asks for, by what lights up; gives the steps on the way.
pub(crate) async fn learn(
    page: &Page,
    until: impl AsyncFn(&Page) -> Result<bool, Problem>,
) -> Result<Vec<String>, Problem> {
    // A learner who does not get there in that time is lost.
    let deadline = Instant::now() + Duration::from_secs(120);
    let mut learner = AutoPlayer::new(3);
    let mut steps: Vec<String> = Vec::new();
    while Instant::now() < deadline {
        let now = step(page).await?;
        if steps.last() != Some(&now) {
            steps.push(now);
        }
        if until(page).await? {
            return Ok(steps);
        }
        if is_there(page, ".coach .next").await? {
            page.script("document.querySelector('.coach .next').click()").await?;
            continue;
        }
        if try_what_is_asked(page).await? {
            continue;
        }
        let sight = page.look().await?;
        // Meanwhile the other one plays.
        if sight.is_waiting() {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        let offer = learner.choose(&sight.offers);
        page.take(&sight, &offer).await?;
    }
    Err(Problem::Wrong(format!("the guided game stands still; its steps were {steps:?}")))
}

#[test]
fn the_guided_game_leads_from_start_to_end_and_into_the_first_game() {
    browse("lesson", Visit::english(), async |page| {
        page.open("/").await?;
        page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
        page.find_containing("link", rabenburg_words::start::tile_learn(EN)).await?.click().await?;
        page.wait_for_text(lesson::welcome(EN)).await?;
        page.screenshot("lesson-desktop").await?;
        let fourth = "4";
        learn(page, async |page: &Page| Ok(step(page).await?.contains(&format!("{} {fourth} ", step_word())))).await?;

        // Left and taken up again, it goes on where it was.
        let before = step(page).await?;
        page.open("/").await?;
        page.open("/#/learn").await?;
        page.wait_for("the step from before", async |page: &Page| {
            let now = step(page).await?;
            Ok(if now == before { Ok(()) } else { Err(now) })
        })
        .await?;
        let steps = learn(page, async |page: &Page| {
            Ok(page.buttons().await?.iter().any(|name| name.starts_with(lesson::play_first(EN))))
        })
        .await?;
        assert!(steps.len() > 5, "{steps:?}");

        page.find_containing("button", lesson::play_first(EN)).await?.click().await?;
        page.wait_for_text(&table::round(EN, 1)).await?;
        // Hints come by themselves as soon as it is the learner's turn.
        page.be_patient(Duration::from_secs(60));
        page.css(".dock .says .ic").await?;
        // They come after a reload too, but not in the next game: nobody has asked for them.
        page.reload().await?;
        page.css(".dock .says .ic").await?;
        assert!(page.script("return localStorage.getItem('rabenburg.hints')").await? != "on");
        page.open("/").await?;
        page.find_containing("button", rabenburg_words::start::play_now(EN)).await?.click().await?;
        page.wait_for_text(&table::round(EN, 1)).await?;
        page.wait_for_offers().await?;
        assert!(!is_there(page, ".dock .says .ic").await?, "the second game begins with a hint");
        Ok(())
    });
}

/// How the guide begins to say where it is.
fn step_word() -> String {
    lesson::step(EN, 1, 2).split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn on_a_phone_in_german_everything_asked_for_is_in_reach() {
    browse("lesson-phone", Visit::german().phone().light(), async |page| {
        page.open("/").await?;
        page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
        page.open("/#/learn").await?;
        page.wait_for_text(lesson::welcome(DE)).await?;
        page.screenshot("lesson-phone").await?;
        let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(page.script(wide).await?, 0);
        learn(page, async |page: &Page| {
            Ok(page.buttons().await?.iter().any(|name| name.starts_with(lesson::play_first(DE))))
        })
        .await?;
        page.screenshot("lesson-phone-end").await
    });
}

/// The place of a step among the others, as the guide says it.
fn number(language: Language, step: usize) -> String {
    lesson::step(language, step, STEPS)
}

/// How many steps there are.
const STEPS: usize = 19;

#[test]
fn what_a_learner_does_is_in_sight_on_every_screen() {
    for (language, width, height, name) in [
        (EN, 1440, 900, "desktop"),
        (EN, 1024, 768, "studio"),
        (DE, 390, 664, "phone"),
        (DE, 844, 390, "ledge"),
        (DE, 320, 568, "small"),
    ] {
        browse("lesson-steps", Visit::reading(language).size(width, height).light(), async |page| {
            page.open_keeping("/#/learn", &[("speed", "off")]).await?;
            page.wait_for_text(lesson::welcome(language)).await?;
            // Trying to walk where there is no room, the shield, a new hand, a tower out of the middle, another roll,
            // and a skipped action.
            for step in [6, 9, 11, 12, 14, 16, 17] {
                learn(page, async |page: &Page| {
                    let there = page.text().await?.contains(&number(language, step)) || coach_at(page).await? == step;
                    Ok(there && !page.look().await?.is_waiting())
                })
                .await?;
                page.settle().await?;
                page.screenshot(&format!("lesson-{name}-{step}")).await?;
            }
            Ok(())
        });
    }
}

/// The step that is marked, also where it is not said.
async fn coach_at(page: &Page) -> Result<usize, Problem> {
    let past = page.script("return document.querySelectorAll('.coach .dots .past').length").await?;
    Ok(past.as_u64().and_then(|past| usize::try_from(past).ok()).unwrap_or_default() + 1)
}

#[test]
fn at_the_usual_speed_it_takes_less_than_five_minutes() {
    browse("lesson-pace", Visit::english(), async |page| {
        page.open("/#/learn").await?;
        page.wait_for_text(lesson::welcome(EN)).await?;
        page.script(
            "window.read = new Set(); window.presses = 0; addEventListener('click', () => { presses += 1; }, true); \
            new MutationObserver(() => read.add(document.querySelector('.coach .sentence > p:last-child').textContent)) \
            .observe(document.querySelector('.coach'), { subtree: true, childList: true, characterData: true })",
        )
        .await?;
        let begun = Instant::now();
        learn(page, async |page: &Page| is_there(page, ".coach.over .what-now").await).await?;
        let shown = begun.elapsed().as_secs_f64();
        let words = page.script("return [...read].join(' ').split(/\\s+/).length").await?.as_f64().unwrap_or_default();
        let presses = page.script("return presses").await?.as_f64().unwrap_or_default();
        // 150 words a minute is how a child reads. Half a second to find each thing that is pressed.
        let seconds = shown + words / 150.0 * 60.0 + presses / 2.0;
        println!("shown {shown:.0} s, {words} words, {presses} presses: {seconds:.0} s");
        assert!(words > 300.0 && seconds < 300.0, "shown {shown} s, {words} words, {presses} presses: {seconds} s");
        Ok(())
    });
}

/// Goes to an element with the Tab key alone, and presses Enter there.
async fn enter(page: &Page, selector: &str) -> Result<(), Problem> {
    // More stops than the table has.
    const MOST: u32 = 80;
    for _ in 0..MOST {
        let here = format!("return document.activeElement?.matches({}) ?? false", serde_json::json!(selector));
        if page.script(&here).await? == true {
            return page.keys(Key::Enter).await;
        }
        page.keys(Key::Tab).await?;
    }
    Err(Problem::Wrong(format!("the Tab key does not lead to {selector}")))
}

#[test]
fn the_guided_game_is_played_to_its_end_with_the_keyboard_alone() {
    browse("lesson-keyboard", Visit::english(), async |page| {
        page.open("/").await?;
        page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
        page.open("/#/learn").await?;
        page.wait_for_text(lesson::welcome(EN)).await?;
        let patience = Instant::now() + Duration::from_secs(120);
        while Instant::now() < patience {
            if is_there(page, ".coach.over .what-now").await? {
                return Ok(());
            }
            if is_there(page, ".coach .next").await? {
                enter(page, ".coach .next").await?;
            } else if is_there(page, ".dock .confirm").await? {
                enter(page, ".dock .confirm").await?;
            } else if is_there(page, ".coach .show-me:not([disabled])").await? {
                enter(page, ".coach .show-me").await?;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(Problem::Wrong(format!("the keyboard does not lead to the end: {}", step(page).await?)))
    });
}
