//! How long the page keeps the browser to itself while each place arrives: the tasks over 50 ms, on this machine and on
//! one that is four times slower. Figures for people, since machines are noisy; no test fails by them.
//!
//! `cargo run --package rabenburg-browser-tests --example arrival`, for the page as shipped: without
//! `RABENBURG_QUICK_PAGE`.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Page, Prepared, Problem, Visit, browse};
use serde_json::{Value, json};

/// Notes every long task from the first moment on, and how far the page was.
const WATCH: &str = "window.tasks = []; new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, duration }) => \
    tasks.push([Math.round(startTime), Math.round(duration)]))).observe({ type: 'longtask', buffered: true });";

/// The places, what is there once they have arrived, and the longest tasks that they may take.
const PLACES: [(&str, &str); 6] = [
    ("/", "main.start .start-who:not(.loading *)"),
    ("/#/table", ".table .hand"),
    ("/#/rules", "#rules-glossary"),
    ("/#/online", "main h1"),
    ("/#/learn", "main.table, main h1"),
    ("/#/result", "main h1"),
];

fn main() {
    for slower in [1, 4] {
        println!("{slower} times slower (aim: at most {} ms)", if slower == 1 { 50 } else { 200 });
        for (place, there) in PLACES {
            browse("arrival", Visit::english(), async |page| {
                page.before_each_page(WATCH).await?;
                let rate = json!({ "rate": slower });
                page.driver().cdp().send_raw("Emulation.setCPUThrottlingRate", rate).await?;
                if ["/#/table", "/#/result"].contains(&place) {
                    keep_a_game(page).await?;
                }
                arrive(page, place, there).await
            });
        }
    }
}

/// A game in which the table and the result can be looked at.
async fn keep_a_game(page: &mut Page) -> Result<(), Problem> {
    let game = Prepared::new(
        "rules third basic 3
        course 0:* 1:1abc 2:2abc 3:3abc 4:4ab 5:5c 6:6 7:7 8:8 9:9
        a 5/0/0 W2 T1 T3
        b 5/0/0 W1 T2 T3W3
        c 5/0/0 W4 T5 T2W4
        turn 2",
    );
    page.sit_down(&game.bot("Alba", Level::Keeper).bot("Korax", Level::Keeper).person("")).await
}

async fn arrive(page: &Page, place: &str, there: &str) -> Result<(), Problem> {
    page.driver().goto("about:blank").await?;
    page.driver().goto(format!("{}{place}", page.origin())).await?;
    let look = format!("return !!document.querySelector({})", json!(there));
    page.wait_for(place, async |page: &Page| {
        Ok(if page.script(&look).await? == true { Ok(()) } else { Err("not there".to_owned()) })
    })
    .await?;
    page.script("return new Promise((done) => setTimeout(done, 1500))").await?;
    let tasks = page.script("return tasks").await?;
    let longest = tasks.as_array().into_iter().flatten().filter_map(|task| task[1].as_u64()).max().unwrap_or(0);
    println!("{longest:>6} ms  {place:<10} tasks (begin, length): {}", Value::to_string(&tasks));
    Ok(())
}
