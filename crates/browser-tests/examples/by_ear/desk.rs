//! The desk of somebody who hears the page: a screen that nobody looks at, a session bus, Orca, and a keyboard.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{fs, io};

use rabenburg_browser_tests::Problem;

use crate::ear::Ear;

/// Orca asks this module for a voice. There is none; what would be said is in the log all the same.
const NO_VOICE: &str = "raise ImportError('no voice is needed')\n";
/// Writes what Orca says to a file of its own, at once.
const LOG: &str = "\
import logging, os
log = logging.getLogger('speech')
log.setLevel(logging.INFO)
log.addHandler(logging.FileHandler(os.environ['RABENBURG_SPEECH']))
";

/// Everything that runs; it ends when it goes out of scope.
#[derive(Debug)]
pub(crate) struct Desk {
    /// What is heard.
    pub(crate) ear: Ear,
    /// Where files may lie.
    pub(crate) folder: PathBuf,
    surroundings: Vec<(&'static str, String)>,
    running: Vec<Child>,
}

impl Desk {
    /// Sets everything up, and waits until Orca speaks.
    pub(crate) async fn set_up(folder: &Path) -> Result<Desk, Problem> {
        let mut desk = Desk {
            ear: Ear(folder.join("speech.log")),
            folder: folder.to_owned(),
            surroundings: Vec::new(),
            running: Vec::new(),
        };
        let python = folder.join("python");
        fs::create_dir_all(&python)?;
        fs::write(python.join("speechd.py"), NO_VOICE)?;
        fs::write(python.join("sitecustomize.py"), LOG)?;
        for (name, below) in [("HOME", "home"), ("XDG_RUNTIME_DIR", "run"), ("XDG_CONFIG_HOME", "home/config")] {
            fs::create_dir_all(folder.join(below))?;
            desk.surroundings.push((name, folder.join(below).display().to_string()));
        }
        for (name, value) in
            [("GSETTINGS_BACKEND", "memory"), ("GNOME_ACCESSIBILITY", "1"), ("ACCESSIBILITY_ENABLED", "1")]
        {
            desk.surroundings.push((name, value.to_owned()));
        }
        let screen = ["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"];
        let display = desk.start_and_ask(Command::new("Xvfb").args(screen))?;
        desk.surroundings.push(("DISPLAY", format!(":{display}")));
        let bus =
            desk.start_and_ask(Command::new("dbus-daemon").args(["--session", "--nofork", "--print-address=1"]))?;
        desk.surroundings.push(("DBUS_SESSION_BUS_ADDRESS", bus));
        desk.start(Command::new("/usr/libexec/at-spi-bus-launcher").arg("--launch-immediately"))?;
        let debug = format!("--debug-file={}", folder.join("debug.out").display());
        let speech = folder.join("speech.log");
        let mut orca = Command::new("orca");
        orca.args(["--replace", "--disable=braille", &debug])
            .env("PYTHONPATH", &python)
            .env("RABENBURG_SPEECH", speech);
        desk.start(&mut orca)?;
        desk.ear.wait_for("Screen reader on", Duration::from_secs(60)).await?;
        Ok(desk)
    }

    /// Starts a program at this desk.
    pub(crate) fn start(&mut self, command: &mut Command) -> Result<(), Problem> {
        let child = self.child(command.stdout(Stdio::null()))?;
        self.running.push(child);
        Ok(())
    }

    /// Starts a program and reads the first line it writes.
    pub(crate) fn start_and_ask(&mut self, command: &mut Command) -> Result<String, Problem> {
        let mut child = self.child(command.stdout(Stdio::piped()))?;
        let output = child.stdout.take().ok_or_else(|| io::Error::other("a program without output"))?;
        self.running.push(child);
        let mut output = BufReader::new(output);
        let mut line = String::new();
        output.read_line(&mut line)?;
        // Whoever writes to a pipe without a reader is ended.
        std::thread::spawn(move || io::copy(&mut output, &mut io::sink()));
        Ok(line.trim().to_owned())
    }

    fn child(&self, command: &mut Command) -> Result<Child, Problem> {
        command.envs(self.surroundings.iter().map(|(name, value)| (name, value)));
        // A group of its own, so that it can be ended together with what it has started.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let program = command.get_program().to_string_lossy().into_owned();
        let cannot = |error: io::Error| Problem::Wrong(format!("{program} cannot be started: {error}"));
        command.stdin(Stdio::null()).stderr(Stdio::null()).spawn().map_err(cannot)
    }

    /// Gives the keyboard to the window of the page.
    pub(crate) fn sit_down(&self) -> Result<(), Problem> {
        self.tool(&["search", "--sync", "--onlyvisible", "--name", "Rabenburg", "windowfocus"])
    }

    /// Presses a key.
    pub(crate) fn press(&self, key: &str) -> Result<(), Problem> {
        self.tool(&["key", "--clearmodifiers", key])
    }

    fn tool(&self, arguments: &[&str]) -> Result<(), Problem> {
        let ended = self.child(Command::new("xdotool").args(arguments))?.wait()?;
        if ended.success() { Ok(()) } else { Err(Problem::Wrong(format!("xdotool {}", arguments.join(" ")))) }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        for child in self.running.iter_mut().rev() {
            let group = format!("-{}", child.id());
            // What has ended already cannot be ended.
            let end = |how| Command::new("kill").args([how, "--", &group]).stderr(Stdio::null()).status();
            let _ = end("-TERM");
            // Orca does not always end when it is asked to.
            let mut tries = 50;
            while tries > 0 && matches!(child.try_wait(), Ok(None)) {
                std::thread::sleep(Duration::from_millis(100));
                tries -= 1;
            }
            let _ = end("-KILL");
            let _ = child.wait();
        }
    }
}
