//! The browser in which the page is tested, and its driver.

use std::path::Path;

use crate::failure::Failure;
use crate::run;

/// What the tests start.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];
/// Where they come from on Debian and Ubuntu, with a font for the pictures.
const PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "fonts-dejavu-core"];

/// Makes sure that Chromium and its driver are there, by the system's packages if they are not. Tests in the browser are
/// never left out.
pub(crate) fn ensure() -> Result<(), Failure> {
    if missing().is_empty() {
        return Ok(());
    }
    if Path::new("/usr/bin/apt-get").exists() && is_root() {
        let packages = PACKAGES.join(" ");
        eprintln!("Installing the browser for the tests: apt-get install {packages}");
        let update = run::status(apt().arg("update").arg("-qq"))?;
        let install = run::status(apt().args(["install", "-y", "-qq", "--no-install-recommends"]).args(PACKAGES))?;
        if update.success() && install.success() && missing().is_empty() {
            return Ok(());
        }
    }
    Err(Failure::Failed(format!(
        "the page is tested in a browser, but {} cannot be started.\n\
         Debian, Ubuntu:  sudo apt-get install {}\n\
         Fedora:          sudo dnf install chromium chromedriver\n\
         Arch:            sudo pacman -S chromium\n\
         macOS:           brew install --cask chromium chromedriver",
        missing().join(" and "),
        PACKAGES.join(" ")
    )))
}

fn missing() -> Vec<&'static str> {
    let starts = |program: &str| run::succeeds(run::command(program).arg("--version"));
    PROGRAMS.into_iter().filter(|program| !starts(program)).collect()
}

fn apt() -> std::process::Command {
    let mut apt = run::command("apt-get");
    // It must not ask anything.
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

fn is_root() -> bool {
    run::output(run::command("id").arg("-u")).is_some_and(|id| id.trim() == "0")
}
