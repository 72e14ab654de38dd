//! Somebody who plays by ear and by keyboard: listens, presses a key, listens.

use std::time::Duration;

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Prepared, Problem};
use serde_json::{Value, json};
use thirtyfour::WebDriver;
use tokio::time::sleep;

use crate::desk::Desk;

/// How many times something may be looked for, and how long it is waited in between.
const TRIES: u32 = 600;
const PAUSE: Duration = Duration::from_millis(150);

/// Notes what is written into the log of the table, from the beginning.
const NOTE: &str = "
    const log = document.querySelector('.log ol');
    const lines = () => [...log.querySelectorAll('li span')].map((line) => line.textContent.trim());
    window.told = [];
    let before = lines();
    new MutationObserver(() => {
        const now = lines();
        let kept = Math.min(before.length, now.length);
        while (kept > 0 && before.slice(before.length - kept).some((line, index) => line !== now[index])) kept--;
        window.told.push(...now.slice(kept));
        before = now;
    }).observe(log, { childList: true, subtree: true });";

/// What is to be used next: a selector, or nothing yet, or the end.
const NEXT: &str = "
    if (document.querySelector('.result')) return 'over';
    if (document.querySelector('.dock.idle')) return null;
    const here = document.activeElement;
    if (document.querySelector('.dock .confirm')) return here.matches('.board [role=option]') ? 'here' : '.dock .confirm';
    if (document.querySelector('.hits .lit')) return here.matches('.board [role=option]') ? 'n' : \".board [tabindex='0']\";
    for (const way of ['.dock .btn.primary', '.dock .bt .btn:not(.back)', '.hand .cardb.lit:not(.idle)', '.hand .cardb.lit'])
        if (document.querySelector(way)) return way;
    return null;";

/// The game: a whole one, made short by a limit of rounds.
fn game() -> Prepared {
    Prepared::new(
        "rules third basic 3 rounds=4
        course 0:* 1:1abc 2:2abc 3:3abc 4:4ab 5:5c 6:6 7:7 8:8 9:9
        a 5/0/0 W2 T1 T3
        b 5/0/0 W1 T2 T3W3
        c 5/0/0 W4 T5 T2W4
        turn 0",
    )
    .person("")
    .bot("Alba", Level::Apprentice)
    .bot("Korax", Level::Apprentice)
}

/// Plays to the end, and gives the log of the game.
pub(crate) async fn play(driver: &WebDriver, desk: &Desk, origin: &str) -> Result<Vec<String>, Problem> {
    driver.goto(origin).await?;
    let keep = "localStorage.setItem('rabenburg.speed', 'double'); localStorage.setItem('rabenburg.language', 'en'); \
        localStorage.setItem('rabenburg.game', arguments[0]);";
    driver.execute(keep, vec![json!(game().text())]).await?;
    driver.goto(format!("{origin}/#/table")).await?;
    driver.refresh().await?;
    wait(driver, "return document.querySelector('.dock:not(.idle)') !== null || null").await?;
    driver.execute(NOTE, Vec::new()).await?;
    desk.sit_down()?;
    desk.ear.listen().await?;
    for _ in 0..400 {
        let next = wait(driver, NEXT).await?;
        let told = told(driver).await?;
        desk.ear.hear_out(&told).await?;
        match next.as_str() {
            Some("over") => return Ok(told),
            Some("here") => desk.press("Return")?,
            Some("n") => {
                desk.press("n")?;
                desk.ear.listen().await?;
                desk.press("Return")?;
            }
            Some(selector) => {
                go_to(driver, desk, selector).await?;
                if !selector.starts_with(".board") {
                    desk.ear.listen().await?;
                    desk.press("Return")?;
                }
            }
            None => {}
        }
        // What was pressed takes a moment to show.
        sleep(PAUSE * 2).await;
    }
    Err(Problem::Wrong("the game does not end".to_owned()))
}

/// The log of the game so far.
async fn told(driver: &WebDriver) -> Result<Vec<String>, Problem> {
    let told = driver.execute("return window.told", Vec::new()).await?.json().clone();
    let told = told.as_array().cloned().unwrap_or_default();
    Ok(told.iter().filter_map(|line| Some(line.as_str()?.to_owned())).collect())
}

/// Presses the Tab key until the focus is there, by the shorter way.
async fn go_to(driver: &WebDriver, desk: &Desk, selector: &str) -> Result<(), Problem> {
    let way = "const [here, there] = [document.activeElement, document.querySelector(arguments[0])];
        if (!there || here === there || here.matches(arguments[0])) return 'there';
        return here.compareDocumentPosition(there) & 2 ? 'shift+Tab' : 'Tab';";
    for _ in 0..60 {
        let answer = driver.execute(way, vec![json!(selector)]).await?.json().clone();
        match answer.as_str() {
            Some("there") | None => return Ok(()),
            Some(key) => desk.press(key)?,
        }
        sleep(PAUSE).await;
    }
    Err(Problem::Wrong(format!("the keyboard does not come to {selector}")))
}

/// Asks again and again until there is an answer.
async fn wait(driver: &WebDriver, script: &str) -> Result<Value, Problem> {
    for _ in 0..TRIES {
        let answer = driver.execute(script, Vec::new()).await?.json().clone();
        if !answer.is_null() {
            return Ok(answer);
        }
        sleep(PAUSE).await;
    }
    let seen = driver.execute("return document.body.innerText", Vec::new()).await?.json().clone();
    Err(Problem::Wrong(format!("nothing to do: {seen}")))
}
