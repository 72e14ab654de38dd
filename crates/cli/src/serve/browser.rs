//! Opening the user's browser.

use std::io::{self, IsTerminal};
use std::process::{Command, Stdio};

/// Whether to open one: as configured, or if there is a person and a desktop.
pub(super) fn is_wanted(said: Option<bool>) -> bool {
    let desktop = || {
        cfg!(any(target_os = "macos", windows))
            || ["DISPLAY", "WAYLAND_DISPLAY"]
                .iter()
                .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
    };
    said.unwrap_or_else(|| desktop() && io::stdout().is_terminal())
}

/// Whether the system's own opener could be started. What it does then is up to it.
pub(super) fn open(page: &str) -> bool {
    let mut opener = if cfg!(windows) {
        let mut opener = Command::new("cmd");
        opener.args(["/C", "start", ""]);
        opener
    } else {
        Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" })
    };
    let opened = opener.arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    opened.is_ok_and(|mut opener| {
        // The process must be waited for, or it stays behind as a zombie.
        std::thread::spawn(move || opener.wait());
        true
    })
}
