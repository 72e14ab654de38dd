//! A game by ear, with the screen reader Orca in two browsers.

use std::path::Path;

use crate::browser;
use crate::failure::Failure;
use crate::firefox;
use crate::run;
use crate::tools;
use crate::wasm;

/// What it starts, and the Debian and Ubuntu package of each.
const PROGRAMS: [(&str, &str); 4] =
    [("orca", "orca"), ("Xvfb", "xvfb"), ("xdotool", "xdotool"), ("dbus-daemon", "dbus")];
/// Its service is not a program found by name.
const ACCESSIBILITY: (&str, &str) = ("/usr/libexec/at-spi-bus-launcher", "at-spi2-core");

/// Plays the game in the named browsers, or in both.
pub(crate) fn run(browsers: &[String]) -> Result<(), Failure> {
    if let Some(unknown) = browsers.iter().find(|name| !["chromium", "firefox"].contains(&name.as_str())) {
        return Err(Failure::NotStarted(format!("`{unknown}` is not a supported browser; choose chromium or firefox")));
    }
    wasm::ensure_target()?;
    browser::ensure(&browser::CHROMIUM)?;
    browser::ensure(&browser::FIREFOX)?;
    install()?;
    let path = firefox::with_folder(tools::geckodriver()?)?;
    let ended = run::status(run::browser_example("by_ear")?.args(browsers).env("PATH", path))?;
    if ended.success() {
        Ok(())
    } else {
        Err(Failure::Failed("not everything was announced; see target/orca".to_owned()))
    }
}

fn install() -> Result<(), Failure> {
    let packages = missing();
    if packages.is_empty() {
        return Ok(());
    }
    if browser::is_root() && Path::new("/usr/bin/apt-get").exists() {
        eprintln!("Installing the screen reader: apt-get install {}", packages.join(" "));
        run::status(browser::apt().args(["update", "-qq"]))?;
        run::status(browser::apt().args(["install", "-y", "-qq", "--no-install-recommends"]).args(&packages))?;
        if missing().is_empty() {
            return Ok(());
        }
    }
    Err(Failure::Failed(format!(
        "this needs programs that are not installed:\n  sudo apt-get install {}",
        missing().join(" ")
    )))
}

fn missing() -> Vec<&'static str> {
    let programs = PROGRAMS.into_iter().filter(|(program, _)| find(program).is_none()).map(|(_, package)| package);
    let service = (!Path::new(ACCESSIBILITY.0).exists()).then_some(ACCESSIBILITY.1);
    programs.chain(service).collect()
}

fn find(program: &str) -> Option<std::path::PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|place| place.is_file())
}
