//! The program that drives the browser, and the browser.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::{env, fs, io};

use serde_json::json;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::problem::Problem;
use crate::visit::Visit;

/// A driver of its own for one test, ended with all its children when it goes out of scope.
pub(crate) struct Chromedriver {
    child: Child,
    port: u16,
    profile: PathBuf,
}

const MISSING: &str = "`cargo xtask test` installs what is missing, or says how";

impl Chromedriver {
    /// Starts it on a free port.
    pub(crate) fn start() -> Result<Chromedriver, Problem> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        // A group of its own, so that it can be ended together with the browsers it has started.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .spawn()
            .map_err(|error| Problem::Wrong(format!("chromedriver cannot be started: {error}. {MISSING}")))?;
        let output = child.stdout.take().ok_or_else(|| io::Error::other("chromedriver has no output"))?;
        let mut driver = Chromedriver { child, port: 0, profile: PathBuf::new() };
        driver.profile = env::temp_dir().join(format!("rabenburg-browser-{}", driver.child.id()));
        fs::create_dir_all(&driver.profile)?;
        let mut output = BufReader::new(output);
        let mut said = String::new();
        while output.read_line(&mut said)? > 0 {
            let last = said.lines().last().unwrap_or_default();
            if let Some((_, port)) = last.split_once("started successfully on port ") {
                driver.port = port.trim_end_matches('.').parse().map_err(|_| Problem::Wrong(said.clone()))?;
                break;
            }
        }
        if driver.port == 0 {
            return Err(Problem::Wrong(format!("chromedriver does not say its port: {said}")));
        }
        // Whoever writes to a pipe without a reader is ended.
        std::thread::spawn(move || io::copy(&mut output, &mut io::sink()));
        Ok(driver)
    }

    /// A browser for a visitor. It trusts that origin as it trusts a protected connection.
    pub(crate) async fn browser(&self, visit: &Visit, trusted: &str) -> Result<WebDriver, Problem> {
        // The driver calls every Chromium Chrome.
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_binary(&chromium()?.to_string_lossy())?;
        for flag in [
            "--headless",
            // Tests may run as root, where Chromium has no sandbox.
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--window-size=1440,900",
            // For names that are reserved for tests, see `Page::come_by_name`.
            "--host-resolver-rules=MAP *.test 127.0.0.1",
        ] {
            wishes.add_arg(flag)?;
        }
        wishes.add_arg(&format!("--unsafely-treat-insecure-origin-as-secure={trusted}"))?;
        wishes.add_arg(&format!("--lang={}", visit.language))?;
        wishes.add_arg(&format!("--accept-lang={}", visit.language))?;
        wishes.add_arg(&format!("--user-data-dir={}", self.profile.display()))?;
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(format!("http://127.0.0.1:{}", self.port), wishes).await?;
        if let Err(problem) = set_up(&driver, visit).await {
            driver.quit().await?;
            return Err(problem);
        }
        Ok(driver)
    }
}

/// What the visitor has, which command lines cannot say.
async fn set_up(driver: &WebDriver, visit: &Visit) -> Result<(), Problem> {
    let tools = driver.cdp();
    let touch = visit.width < 720;
    let screen = json!({ "width": visit.width, "height": visit.height, "deviceScaleFactor": 1, "mobile": touch });
    tools.send_raw("Emulation.setDeviceMetricsOverride", screen).await?;
    tools.send_raw("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })).await?;
    let motion = if visit.reduced_motion { "reduce" } else { "no-preference" };
    let features = json!([
        { "name": "prefers-color-scheme", "value": visit.theme },
        { "name": "prefers-reduced-motion", "value": motion },
    ]);
    tools.send_raw("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
    if visit.long_tasks {
        let script = "window.rabenburgLongest = 0; new PerformanceObserver((list) => { for (const task of list.getEntries()) \
            window.rabenburgLongest = Math.max(window.rabenburgLongest, task.duration); })\
            .observe({ type: 'longtask', buffered: true });";
        tools.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
    }
    if visit.memory {
        let script = "const own = WebAssembly.instantiateStreaming; WebAssembly.instantiateStreaming = async (...given) => { \
            const made = await own.apply(WebAssembly, given); window.rabenburgMemory = made.instance.exports.memory; return made; };";
        tools.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
    }
    if let Some(seed) = visit.luck {
        // Mulberry32. The page draws one byte at a time.
        let script = format!(
            "let seed = {seed}; Crypto.prototype.getRandomValues = function (bytes) {{ for (let at = 0; at < bytes.length; at++) {{ \
                seed = (seed + 0x6D2B79F5) | 0; let mix = Math.imul(seed ^ (seed >>> 15), 1 | seed); \
                mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix; bytes[at] = (mix ^ (mix >>> 14)) >>> 0; }} return bytes; }};"
        );
        tools.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
    }
    Ok(())
}

/// Where Chromium is.
fn chromium() -> Result<PathBuf, Problem> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    let mut places = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    places.find(|place| place.is_file()).ok_or_else(|| Problem::Wrong(format!("there is no Chromium. {MISSING}")))
}

impl Drop for Chromedriver {
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
