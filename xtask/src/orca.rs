//! A game by ear, with the screen reader Orca in two browsers.

use std::path::Path;
use std::process::Command;

use crate::failure::Failure;
use crate::run;

/// What it starts, and the package of Debian and Ubuntu that each comes from.
const PROGRAMS: [(&str, &str); 7] = [
    ("orca", "orca"),
    ("Xvfb", "xvfb"),
    ("xdotool", "xdotool"),
    ("dbus-daemon", "dbus"),
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("firefox-esr", "firefox-esr"),
];
/// Its service is no program to be called by name.
const ACCESSIBILITY: (&str, &str) = ("/usr/libexec/at-spi-bus-launcher", "at-spi2-core");

/// Plays the game, in the browsers that are named or in both.
pub(crate) fn run(browsers: &[String]) -> Result<(), Failure> {
    if let Some(unknown) = browsers.iter().find(|name| !["chromium", "firefox"].contains(&name.as_str())) {
        return Err(Failure::NotStarted(format!("`{unknown}` is no browser of this; they are chromium and firefox")));
    }
    install()?;
    let path = with_geckodriver()?;
    let example = ["run", "--quiet", "--package", "rabenburg-browser-tests", "--example", "orca", "--"];
    let arguments = example.into_iter().chain(browsers.iter().map(String::as_str));
    let ended = run::status(run::cargo(arguments).env("PATH", path))?;
    if ended.success() { Ok(()) } else { Err(Failure::Failed("not everything was said; see target/orca".to_owned())) }
}

fn install() -> Result<(), Failure> {
    let packages = missing();
    if packages.is_empty() {
        return Ok(());
    }
    let root = run::output(run::command("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    if root && Path::new("/usr/bin/apt-get").exists() {
        eprintln!("Installing the screen reader and browsers: apt-get install {}", packages.join(" "));
        run::status(apt().args(["update", "-qq"]))?;
        run::status(apt().args(["install", "-y", "-qq", "--no-install-recommends"]).args(&packages))?;
        if missing().is_empty() {
            return Ok(());
        }
    }
    Err(Failure::Failed(format!(
        "this needs programs that are not here:\n  sudo apt-get install {}",
        missing().join(" ")
    )))
}

fn missing() -> Vec<&'static str> {
    let programs = PROGRAMS.into_iter().filter(|(program, _)| find(program).is_none()).map(|(_, package)| package);
    let service = (!Path::new(ACCESSIBILITY.0).exists()).then_some(ACCESSIBILITY.1);
    programs.chain(service).collect()
}

/// The path with geckodriver on it, which Debian does not have: it is compiled once, into the target folder.
fn with_geckodriver() -> Result<String, Failure> {
    let path = std::env::var("PATH").unwrap_or_default();
    if find("geckodriver").is_some() {
        return Ok(path);
    }
    let tools = run::workspace_root().join("target/tools");
    if !tools.join("bin/geckodriver").exists() {
        let root = tools.display().to_string();
        let install = run::cargo(["install", "--locked", "--quiet", "geckodriver", "--root", &root]).status();
        if !install.is_ok_and(|ended| ended.success()) {
            return Err(Failure::Failed("geckodriver cannot be compiled: cargo install geckodriver".to_owned()));
        }
    }
    Ok(format!("{}:{path}", tools.join("bin").display()))
}

fn find(program: &str) -> Option<std::path::PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|place| place.is_file())
}

fn apt() -> Command {
    let mut apt = run::command("apt-get");
    // It must not ask anything.
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}
