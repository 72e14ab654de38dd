//! The program that drives a browser, and the browser with it.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io, process};

use thirtyfour::WebDriver;

use crate::browser::Browser;
use crate::problem::Problem;
use crate::tools::Tools;
use crate::visit::Visit;
use crate::{chromium, firefox};

/// What to do if a program is missing.
pub(crate) const MISSING: &str = "`cargo xtask test` and `cargo xtask firefox` install what is missing, or say how";

/// Runs a program until it ends or our end of its input is closed, as it is when we end, however that comes about. Then
/// everything it has started ends too, and its folder goes.
const UNTIL_WE_END: &str = r#"{ "$@"; kill -KILL 0; } & cat >/dev/null; rm -rf "$0"; kill -KILL 0"#;

/// How often a driver that does not start is started again.
const TRIES: u32 = 3;

static STARTED: AtomicU32 = AtomicU32::new(0);

/// A driver, ended with all its children when it goes out of scope, or with this process at the latest.
pub(crate) struct Driver {
    browser: Browser,
    child: Child,
    port: u16,
    profile: PathBuf,
}

impl Driver {
    /// Starts the driver of the chosen browser on a free port. Somebody else may take that port before the driver does; then
    /// it ends at once, and another one finds another port.
    pub(crate) fn start() -> Result<Driver, Problem> {
        let mut started = Driver::start_once();
        for _ in 0..TRIES {
            match started {
                Ok(driver) => return Ok(driver),
                Err(_) => started = Driver::start_once(),
            }
        }
        started
    }

    fn start_once() -> Result<Driver, Problem> {
        let browser = Browser::chosen()?;
        let (name, arguments, before_port) = match browser {
            Browser::Chromium => chromium::DRIVER,
            Browser::Firefox => firefox::DRIVER,
        };
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let profile = env::temp_dir().join(format!("rabenburg-browser-{}-{number}", process::id()));
        let program = find(name, &[name])?;
        let mut command = if cfg!(unix) {
            let mut shell = Command::new("sh");
            shell.args(["-c", UNTIL_WE_END]).arg(&profile).arg(program);
            shell
        } else {
            Command::new(program)
        };
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // A process group of its own, so that it can be ended together with the browsers it has started.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        fs::create_dir_all(&profile)?;
        let mut child =
            command.spawn().map_err(|error| Problem::Wrong(format!("{name} cannot be started: {error}. {MISSING}")))?;
        let output = child.stdout.take().ok_or_else(|| io::Error::other(format!("{name} has no output")))?;
        let mut driver = Driver { browser, child, port: 0, profile };
        let mut output = BufReader::new(output);
        driver.port = port(&mut output, before_port)
            .map_err(|said| Problem::Wrong(format!("{name} does not say its port: {said}")))?;
        // A process that writes to a pipe without a reader is killed.
        std::thread::spawn(move || io::copy(&mut output, &mut io::sink()));
        Ok(driver)
    }

    pub(crate) async fn browser(&self, visit: &Visit) -> Result<(WebDriver, Tools), Problem> {
        let address = format!("http://127.0.0.1:{}", self.port);
        match self.browser {
            Browser::Chromium => chromium::open(&address, &self.profile, visit).await,
            Browser::Firefox => firefox::open(&address, visit).await,
        }
    }
}

/// The port a driver reports, or what it says instead.
fn port(output: &mut BufReader<impl Read>, before: &str) -> Result<u16, String> {
    let mut said = String::new();
    while output.read_line(&mut said).is_ok_and(|bytes| bytes > 0) {
        if let Some((_, port)) = said.lines().last().and_then(|line| line.split_once(before)) {
            return port.trim_end_matches('.').parse().map_err(|_| said);
        }
    }
    Err(said)
}

/// Where a program with several possible names is.
pub(crate) fn find(what: &str, names: &[&str]) -> Result<PathBuf, Problem> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    let mut places = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    places.find(|place| place.is_file()).ok_or_else(|| Problem::Wrong(format!("there is no {what}. {MISSING}")))
}

impl Drop for Driver {
    fn drop(&mut self) {
        if cfg!(unix) {
            let group = format!("-{}", self.child.id());
            let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}
