//! The browser of whoever starts the server.

use std::io::{self, IsTerminal};
use std::process::{Command, Stdio};

/// Whether to open one: as somebody said, or if a person is there and a browser can be.
pub(super) fn is_wanted(said: Option<bool>) -> bool {
    let desktop = || {
        cfg!(any(target_os = "macos", windows))
            || ["DISPLAY", "WAYLAND_DISPLAY"]
                .iter()
                .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
    };
    said.unwrap_or_else(|| desktop() && io::stdout().is_terminal())
}

/// Whether the system's own opener could be started. What becomes of it is between the two of them.
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
        // Somebody has to take note of its end, or it stays behind.
        std::thread::spawn(move || opener.wait());
        true
    })
}
