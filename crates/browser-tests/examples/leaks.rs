//! Many games one after the other in one page: workers and memory have to stay flat.
//!
//! `cargo run --package rabenburg-browser-tests --example leaks -- --games 100 [--whole]`
//!
//! Of each game some moves are played; with `--whole` all of them, which takes about a minute a game.

use std::time::Duration;

use rabenburg_browser_tests::{AutoPlayer, Problem, Until, Upkeep, Visit, browse};

/// What is made once is there after so many games.
const WARM: usize = 5;

/// What a driver's commands leave behind in a game; without a driver less than 2 kB are left.
const DRIVERS_OWN: u64 = 20_000;

/// By so many pages of 64 KiB the module's memory may grow: the allocator's own slack, and less than half a kilobyte a game.
const PAGES: u64 = 2;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let whole = arguments.iter().any(|argument| argument == "--whole");
    let games = arguments.iter().position(|argument| argument == "--games").and_then(|at| arguments.get(at + 1));
    let games: usize = games.map_or(100, |games| games.parse().expect("--games is followed by a number"));
    browse("leaks", Visit::english().watching_memory().luck(1), async |page| {
        page.be_patient(Duration::from_secs(60));
        page.open_keeping("/", &[("speed", "off")]).await?;
        let mut player = AutoPlayer::new(1);
        let mut warm = None;
        for number in 1..=games {
            page.begin_anew().await?;
            player.play(page, if whole { Until::Over } else { Until::Confirmed(2) }).await?;
            let now = page.upkeep().await?;
            println!("game {number} of {games}: {}", told(now));
            if number == WARM.min(games) {
                warm = Some(now);
            }
        }
        let (before, after) = (warm.ok_or_else(|| Problem::Wrong("no game was played".into()))?, page.upkeep().await?);
        println!("after {WARM} games: {}\nafter {games} games: {}", told(before), told(after));
        let flat = after.workers <= 1
            && after.script < before.script + before.script / 4 + DRIVERS_OWN * games as u64
            && after.module <= before.module + PAGES * 65_536
            && after.nodes < before.nodes + before.nodes / 4
            && after.listeners < before.listeners + before.listeners / 4;
        if flat { Ok(()) } else { Err(Problem::Wrong("something is left behind by every game".into())) }
    });
}

fn told(Upkeep { workers, script, module, nodes, listeners }: Upkeep) -> String {
    let (script, module) = (script as f64 / 1e6, module as f64 / 1e6);
    format!("{workers} workers, {script:.2} + {module:.2} MB, {nodes} nodes, {listeners} listeners")
}
