//! Chromium as the visitor has it, set up by its own protocol.

use std::path::Path;

use serde_json::json;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::driver::find;
use crate::problem::Problem;
use crate::server::Server;
use crate::tools::Tools;
use crate::visit::Visit;

/// Its driver, with arguments, and the words before the port in its output.
pub(crate) const DRIVER: (&str, &[&str], &str) = ("chromedriver", &["--port=0"], "started successfully on port ");

/// A browser with a profile of its own.
pub(crate) async fn open(address: &str, profile: &Path, visit: &Visit) -> Result<(WebDriver, Tools), Problem> {
    // The driver calls every Chromium Chrome.
    let mut wishes = DesiredCapabilities::chrome();
    wishes.set_binary(&find("Chromium", &["chromium", "chromium-browser", "google-chrome"])?.to_string_lossy())?;
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
        // For names reserved for tests, see `Page::come_by_name`.
        "--host-resolver-rules=MAP *.test 127.0.0.1",
        // The pattern of `server::TRUSTED`, on any port.
        "--unsafely-treat-insecure-origin-as-secure=*.castle.test",
    ] {
        wishes.add_arg(flag)?;
    }
    wishes.add_arg(&format!("--lang={}", visit.language))?;
    wishes.add_arg(&format!("--accept-lang={}", visit.language))?;
    wishes.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    let driver = WebDriver::new(address, wishes).await?;
    match set_up(&driver, visit).await {
        Ok(tools) => Ok((driver, tools)),
        Err(problem) => {
            driver.quit().await?;
            Err(problem)
        }
    }
}

/// Leaves nothing of a visit to the next one: a new tab, without what was stored for the server of the last one. Each test
/// has a server on a port of its own, but ports come round again.
pub(crate) async fn tidy(driver: &WebDriver, server: &Server) -> Result<(), Problem> {
    let old = driver.windows().await?;
    let new = driver.new_tab().await?;
    for window in old {
        driver.switch_to_window(window).await?;
        driver.close_window().await?;
    }
    driver.switch_to_window(new).await?;
    for origin in server.origins() {
        let all = json!({ "origin": origin, "storageTypes": "all" });
        driver.cdp().send_raw("Storage.clearDataForOrigin", all).await?;
    }
    driver.cdp().send_raw("Browser.resetPermissions", json!({})).await?;
    driver.browser_log().await?;
    Ok(())
}

/// Settings that command lines cannot express; they are those of one tab.
pub(crate) async fn set_up(driver: &WebDriver, visit: &Visit) -> Result<Tools, Problem> {
    let tools = Tools::Chromium(driver.clone());
    let own = driver.cdp();
    let touch = visit.width < 720;
    let screen = json!({ "width": visit.width, "height": visit.height, "deviceScaleFactor": 1, "mobile": touch });
    own.send_raw("Emulation.setDeviceMetricsOverride", screen).await?;
    own.send_raw("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })).await?;
    let motion = if visit.reduced_motion { "reduce" } else { "no-preference" };
    let features = json!([
        { "name": "prefers-color-scheme", "value": visit.theme },
        { "name": "prefers-reduced-motion", "value": motion },
    ]);
    own.send_raw("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
    if visit.long_tasks {
        let script = "window.rabenburgLongest = 0; new PerformanceObserver((list) => { for (const task of list.getEntries()) \
            window.rabenburgLongest = Math.max(window.rabenburgLongest, task.duration); })\
            .observe({ type: 'longtask', buffered: true });";
        tools.before_each_page(script).await?;
    }
    if visit.memory {
        let script = "const own = WebAssembly.instantiateStreaming; WebAssembly.instantiateStreaming = async (...given) => { \
            const made = await own.apply(WebAssembly, given); window.rabenburgMemory ??= made.instance.exports.memory; return made; };";
        tools.before_each_page(script).await?;
    }
    if let Some(script) = visit.chance() {
        tools.before_each_page(&script).await?;
    }
    Ok(tools)
}
