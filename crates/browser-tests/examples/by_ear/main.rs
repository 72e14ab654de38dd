//! A whole game by ear: the screen reader Orca, the keyboard, and two bots; in Chromium and in Firefox. At the end a program
//! compares what Orca said with the log of the game: every line once, and in order.
//!
//! `cargo xtask orca` installs what it needs and runs it. (Orca ends every other process that is called `orca`, so this one
//! is not.) What was said lies in `target/orca`.

mod browser;
mod compare;
mod desk;
mod ear;
mod player;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use rabenburg_browser_tests::{Problem, Server};

use crate::browser::Browser;
use crate::compare::Verdict;
use crate::desk::Desk;

#[tokio::main]
async fn main() -> ExitCode {
    let wanted: Vec<String> = env::args().skip(1).collect();
    let mut failed = false;
    for browser in [Browser::Chromium, Browser::Firefox] {
        if !wanted.is_empty() && !wanted.iter().any(|name| name == browser.name()) {
            continue;
        }
        match listen(browser).await {
            Ok(verdict) => {
                println!("{}: {verdict}", browser.name());
                failed |= !verdict.is_good();
            }
            Err(problem) => {
                println!("{}: {problem}", browser.name());
                failed = true;
            }
        }
    }
    ExitCode::from(u8::from(failed))
}

/// Plays a game, and compares.
async fn listen(browser: Browser) -> Result<Verdict, Problem> {
    let folder = target().join("orca").join(browser.name());
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let server = Server::start().await?;
    let mut desk = Desk::set_up(&folder).await?;
    let driver = browser.start(&mut desk).await?;
    let game = player::play(&driver, &desk, &server.origin()).await;
    // Also a game that came to no end closes its browser.
    let _ = driver.quit().await;
    let told = game?;
    let said = desk.ear.said()?;
    fs::write(folder.join("log.txt"), told.join("\n") + "\n")?;
    fs::write(folder.join("said.txt"), said.join("\n") + "\n")?;
    let verdict = compare::compare(&told, &said);
    fs::write(folder.join("verdict.txt"), format!("{verdict}\n"))?;
    Ok(verdict)
}

fn target() -> PathBuf {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new("."));
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.join("target"), PathBuf::from)
}
