//! The browsers the page is tested in, and their drivers.

use std::path::Path;

use crate::failure::Failure;
use crate::run;

/// Programs from the system's packages.
pub(crate) struct Needed {
    /// What for, in a sentence that continues with "but ... cannot be started".
    what: &'static str,
    /// What has to start; one of several names is enough.
    programs: &'static [&'static [&'static str]],
    packages: &'static [&'static str],
    elsewhere: &'static str,
}

pub(crate) const CHROMIUM: Needed = Needed {
    what: "the page is tested in a browser",
    programs: &[&["chromium"], &["chromedriver"]],
    packages: &["chromium", "chromium-driver", "fonts-dejavu-core"],
    elsewhere: "Fedora:          sudo dnf install chromium chromedriver\n\
         Arch:            sudo pacman -S chromium\n\
         macOS:           brew install --cask chromium chromedriver",
};

/// Firefox. Its driver is compiled, see [`tools`](crate::tools).
pub(crate) const FIREFOX: Needed = Needed {
    what: "the page is tested in Firefox",
    programs: &[&["firefox-esr", "firefox"]],
    packages: &["firefox-esr", "fonts-dejavu-core"],
    elsewhere: "Fedora:          sudo dnf install firefox\n\
         Arch:            sudo pacman -S firefox\n\
         macOS:           brew install --cask firefox",
};

/// Runs tools written in JavaScript.
pub(crate) const NODE: Needed = Needed {
    what: "the tool is written in JavaScript",
    programs: &[&["node"], &["npm"]],
    packages: &["nodejs", "npm"],
    elsewhere: "Fedora:          sudo dnf install nodejs npm\n\
         Arch:            sudo pacman -S nodejs npm\n\
         macOS:           brew install node",
};

/// Makes sure that programs are installed, from the system's packages if need be. Nothing that needs them is ever
/// skipped.
pub(crate) fn ensure(needed: &Needed) -> Result<(), Failure> {
    if missing(needed).is_empty() {
        return Ok(());
    }
    let packages = needed.packages.join(" ");
    if Path::new("/usr/bin/apt-get").exists() && is_root() {
        eprintln!("Installing missing packages: apt-get install {packages}");
        let update = run::status(apt().arg("update").arg("-qq"))?;
        let install =
            run::status(apt().args(["install", "-y", "-qq", "--no-install-recommends"]).args(needed.packages))?;
        if update.success() && install.success() && missing(needed).is_empty() {
            return Ok(());
        }
    }
    Err(Failure::Failed(format!(
        "{}, but {} cannot be started.\n\
         Debian, Ubuntu:  sudo apt-get install {packages}\n\
         {}",
        needed.what,
        missing(needed).join(" and "),
        needed.elsewhere
    )))
}

fn missing(needed: &Needed) -> Vec<&'static str> {
    let starts = |program: &&str| run::succeeds(run::command(program).arg("--version"));
    let gone = needed.programs.iter().filter(|names| !names.iter().any(starts));
    gone.filter_map(|names| names.first().copied()).collect()
}

pub(crate) fn apt() -> std::process::Command {
    let mut apt = run::command("apt-get");
    // It must not ask anything.
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

pub(crate) fn is_root() -> bool {
    run::output(run::command("id").arg("-u")).is_some_and(|id| id.trim() == "0")
}
