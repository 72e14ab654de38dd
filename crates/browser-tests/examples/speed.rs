//! How quickly the page reacts: the longest task of the main thread while two strong bots play, and the time from a click to
//! what it changes. Figures for people, since machines are noisy; no test fails by them.
//!
//! `cargo run --package rabenburg-browser-tests --example speed`

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Page, Prepared, Problem, READER, Visit, browse};
use rabenburg_engine::{Phase, Seat};
use rabenburg_words::{Language, table as text};

const EN: Language = READER;
/// How often each figure is taken.
const TIMES: usize = 5;

fn main() {
    stay_awake_while_bots_think();
    show_a_move();
}

fn game(turn: u32) -> Prepared {
    Prepared::new(&format!(
        "rules third basic 3
        course 0:* 1:1abc 2:2abc 3:3abc 4:4ab 5:5c 6:6 7:7 8:8 9:9
        a 5/0/0 W2 T1 T3
        b 5/0/0 W1 T2 T3W3
        c 5/0/0 W4 T5 T2W4
        turn {turn}"
    ))
    .bot("Alba", Level::Queen)
    .bot("Korax", Level::Wizard)
    .person("")
}

fn you() -> Seat {
    Seat::from_letter('c').expect("a seat")
}

fn stay_awake_while_bots_think() {
    browse("speed-thinking", Visit::english().watching_long_tasks(), async |page| {
        for _ in 0..TIMES {
            page.sit_down(&game(0)).await?;
            // What loading takes is no thinking. The observer is told of it a moment later.
            page.script(
                "return new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
                    window.rabenburgLongest = 0; done(); }, 0)))",
            )
            .await?;
            page.wait_for_decision(you(), Phase::Choose).await?;
            println!("longest task while two bots played: {:.0} ms (aim: at most 50)", page.longest_task().await?);
        }
        Ok(())
    });
}

/// Notes when the next click comes, when the document changes after it, and when that is painted.
const MEASURE: &str = "
    window.rabenburgShown = new Promise((done) => addEventListener('click', (event) => {
        const changed = new Promise((done) => new MutationObserver((_, observer) => {
            observer.disconnect();
            done(performance.now() - event.timeStamp);
        }).observe(document.querySelector('.table'), { childList: true, subtree: true, attributes: true }));
        const painted = new Promise((done) => requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - event.timeStamp);
            port2.postMessage(0);
        }));
        Promise.all([changed, painted]).then(done);
    }, { capture: true, once: true }));
    return null;";

async fn measure(page: &Page) -> Result<[f64; 2], Problem> {
    page.sit_down(&game(2)).await?;
    page.wait_for_decision(you(), Phase::Choose).await?;
    page.choose_card("T5", EN).await?;
    page.point_at("tower:8").await?;
    page.wait_for_text(&text::move_to(EN, 13)).await?;
    page.script(MEASURE).await?;
    page.css(".dock .confirm").await?.click().await?;
    let times = page.script("return window.rabenburgShown").await?;
    let time = |index: usize| times[index].as_f64().unwrap_or(f64::MAX);
    Ok([time(0), time(1)])
}

fn show_a_move() {
    browse("speed-click", Visit::english(), async |page| {
        for _ in 0..TIMES {
            let [changed, painted] = measure(page).await?;
            println!(
                "from the click to the first change {changed:.0} ms, to the next frame {painted:.0} ms (aim: 100)"
            );
        }
        Ok(())
    });
}
