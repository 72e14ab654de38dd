//! Tables online, with several browsers at once.

mod breaks;
mod by_keyboard;
mod gathering;
mod making;
mod people;
mod secrets;
mod teams;
mod together;
mod windows;

use std::time::{Duration, Instant};

use rabenburg_browser_tests::{AutoPlayer, Page, Problem, READER};
use rabenburg_words::{Language, hall, online_table, table};
use serde_json::{Value, json};

use crate::tables;

const EN: Language = READER;

/// What browsers write on the console about a line that is cut: Chromium, then Firefox.
pub(crate) const LINES_CUT: [&str; 4] =
    ["WebSocket connection", "net::ERR_", "can’t establish a connection to the server", "was interrupted while"];

/// Somebody who was here before: with a name and its key, and without motion.
pub(crate) async fn be(page: &Page, name: &str) -> Result<(), Problem> {
    page.open("/").await?;
    let ask = format!(
        "return fetch('/api/v1/visitors', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
            body: JSON.stringify({{ name: {} }}) }}).then((answer) => answer.text()).then((visitor) => {{ \
            localStorage.setItem('rabenburg.visitor', visitor); localStorage.setItem('rabenburg.speed', 'off'); }})",
        json!(name)
    );
    page.script(&ask).await?;
    Ok(())
}

/// The visitor makes a table with these options, and goes there. Gives its code.
pub(crate) async fn make_table(page: &Page, options: &Value) -> Result<String, Problem> {
    let ask = format!(
        "return fetch('/api/v1/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json', \
            authorization: 'Bearer ' + JSON.parse(localStorage.getItem('rabenburg.visitor')).key }}, \
            body: JSON.stringify({options}) }}).then((answer) => answer.json())"
    );
    let table = page.script(&ask).await?;
    let Some(code) = table["code"].as_str().map(str::to_owned) else {
        return Err(Problem::Wrong(format!("no table was made: {table}")));
    };
    go(page, &code).await?;
    Ok(code)
}

/// Follows an invitation.
async fn go(page: &Page, code: &str) -> Result<(), Problem> {
    page.open(&format!("/#/online/{code}")).await
}

/// Sits down on the first free seat.
async fn sit(page: &Page, language: Language) -> Result<(), Problem> {
    page.find_containing("button", hall::sit_here(language)).await?.click().await?;
    page.wait_for_text(hall::room_leave(language)).await
}

/// The host starts, and everybody comes to the table.
async fn start(host: &Page, others: &[&Page]) -> Result<(), Problem> {
    host.button(hall::room_start(EN)).await?.click().await?;
    for page in [&[host], others].concat() {
        at_table(page).await?;
    }
    Ok(())
}

async fn at_table(page: &Page) -> Result<(), Problem> {
    page.css(".table .turn").await?;
    Ok(())
}

/// The game's text, once it is over.
async fn record(page: &Page, code: &str) -> Result<String, Problem> {
    let ask = format!("return fetch('/api/v1/tables/{code}/record').then((answer) => answer.text())");
    Ok(page.script(&ask).await?.as_str().unwrap_or_default().to_owned())
}

/// Waits until that was said. Phrases stand beside it too, on their buttons.
async fn hear(page: &Page, words: &str) -> Result<(), Problem> {
    let log = page.css(".chat-log").await?;
    page.wait_for(&format!("somebody saying '{words}'"), async |_: &Page| {
        let said = log.text().await?;
        Ok(if said.contains(words) { Ok(()) } else { Err(said) })
    })
    .await
}

/// What stands on the board, and what everybody has: the same for everybody at the table.
async fn standing(page: &Page) -> Result<String, Problem> {
    let read = "return [...document.querySelectorAll('.player .home b, .player .held b')].map((it) => it.textContent).join(' ')";
    Ok(format!("{}\n{}", tables::board(page).await?, page.script(read).await?))
}

/// Waits until all show the same, and somebody may go on.
async fn in_step(pages: &[&Page]) -> Result<(), Problem> {
    let [first, others @ ..] = pages else { return Ok(()) };
    for other in others {
        first
            .wait_for("the same board for everybody", async |first: &Page| {
                let (one, two) = (standing(first).await?, standing(other).await?);
                Ok(if one == two { Ok(()) } else { Err(format!("{one}\n{two}")) })
            })
            .await?;
    }
    Ok(())
}

/// The cards of the viewer, as the page calls them.
async fn hand(page: &Page) -> Result<Vec<String>, Problem> {
    let read = "return [...document.querySelectorAll('.hand button')].map((card) => card.getAttribute('aria-label') ?? card.textContent)";
    let cards = page.script(read).await?;
    Ok(cards.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
}

/// A game of a few rounds between two, in which everything is the usual.
fn short_game() -> Value {
    json!({ "players": 2, "round_limit": 4, "starter": "first_seat" })
}

/// People who play by what their own screens offer, whoever the table asks, until a round has begun or the game is over.
async fn play_to_round(round: u32, table: &mut [(&Page, &mut AutoPlayer)]) -> Result<(), Problem> {
    // Nobody thinks for so long.
    const PATIENCE: Duration = Duration::from_secs(40);
    let mut last = Instant::now();
    loop {
        let mut over = true;
        for (page, player) in &mut *table {
            let sight = page.look().await?;
            let there = is_round(page, round).await?;
            over &= sight.over || there;
            if !sight.over && !there && !sight.is_waiting() {
                let offer = player.choose(&sight.offers);
                page.take(&sight, &offer).await?;
                last = Instant::now();
            }
        }
        if over {
            return Ok(());
        }
        if last.elapsed() > PATIENCE {
            return Err(Problem::Wrong("nobody can do anything any more".to_owned()));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Somebody plays on until the table waits for another.
async fn play_turn(page: &Page, player: &mut AutoPlayer) -> Result<(), Problem> {
    let mut sight = page.wait_for_offers().await?;
    while !sight.over && !sight.is_waiting() {
        let offer = player.choose(&sight.offers);
        sight = page.take(&sight, &offer).await?;
        if sight.is_waiting() {
            // What they did may still be on its way to the server and back.
            page.wait_for("an answer of the server", async |page: &Page| {
                let sent = page.text().await?.contains(online_table::sending(EN));
                Ok(if sent { Err("it is being sent".to_owned()) } else { Ok(()) })
            })
            .await?;
            sight = page.look().await?;
        }
    }
    Ok(())
}

/// Whether a page shows that round, or a later one.
async fn is_round(page: &Page, round: u32) -> Result<bool, Problem> {
    let turn = page.read(".turn").await?;
    Ok((round..round + 8)
        .any(|round| turn.contains(&table::round(EN, round)) || turn.contains(&table::round(Language::German, round))))
}
