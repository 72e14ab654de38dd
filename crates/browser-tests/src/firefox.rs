//! Firefox as the visitor has it: preferences for what they like, and WebDriver BiDi for what happens in the page.
//!
//! A phone's screen claims to be a touch screen, but a mouse does the touching. There is no observer of long tasks;
//! tests that need it are left out, see `cargo xtask firefox`.

use serde_json::json;
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::{CapabilitiesHelper, DesiredCapabilities, WebDriver};

use crate::bidi::Bidi;
use crate::driver::find;
use crate::problem::Problem;
use crate::server::TRUSTED;
use crate::tools::Tools;
use crate::visit::Visit;

/// Its driver, with arguments, and the words before the port in its output. Unless told otherwise, all drivers would
/// want the same port for the second connection.
pub(crate) const DRIVER: (&str, &[&str], &str) =
    ("geckodriver", &["--port=0", "--websocket-port=0"], "Listening on 127.0.0.1:");

/// Violations of the content security policy are reported only to the document, so they are written to the console.
const TELL_REFUSALS: &str = "document.addEventListener('securitypolicyviolation', (event) => \
    console.error(`Content Security Policy: ${event.violatedDirective} refuses ${event.blockedURI}`));";

/// A browser; its driver creates the profile.
pub(crate) async fn open(address: &str, visit: &Visit) -> Result<(WebDriver, Tools), Problem> {
    let mut wishes = DesiredCapabilities::firefox();
    wishes.set_firefox_binary(&find("Firefox", &["firefox-esr", "firefox"])?.to_string_lossy())?;
    wishes.set_headless()?;
    wishes.set_preferences(preferences(visit)?)?;
    wishes.set("webSocketUrl", true)?;
    let driver = WebDriver::new(address, wishes).await?;
    match set_up(&driver, visit).await {
        Ok(tools) => Ok((driver, tools)),
        Err(problem) => {
            driver.quit().await?;
            Err(problem)
        }
    }
}

fn preferences(visit: &Visit) -> Result<FirefoxPreferences, Problem> {
    let dark = u8::from(visit.theme == "dark");
    let mut wanted = FirefoxPreferences::new();
    wanted.set("intl.accept_languages", visit.language)?;
    wanted.set("ui.systemUsesDarkTheme", dark)?;
    wanted.set("layout.css.prefers-color-scheme.content-override", 1 - dark)?;
    wanted.set("ui.prefersReducedMotion", u8::from(visit.reduced_motion))?;
    if visit.width < 720 {
        // A finger: coarse, and without hover.
        wanted.set("ui.primaryPointerCapabilities", 1)?;
        wanted.set("ui.allPointerCapabilities", 1)?;
    }
    // For names reserved for tests, see `Page::come_by_name`.
    wanted.set("network.dns.localDomains", "rabenburg.test")?;
    wanted.set("dom.securecontext.allowlist", TRUSTED)?;
    Ok(wanted)
}

/// Settings that preferences cannot express.
async fn set_up(driver: &WebDriver, visit: &Visit) -> Result<Tools, Problem> {
    let address = driver.handle().capabilities().get("webSocketUrl").and_then(|address| address.as_str());
    let address = address.ok_or_else(|| Problem::Wrong("Firefox offers no WebDriver BiDi".to_owned()))?;
    let line = Bidi::connect(address).await?;
    line.ask("session.subscribe", json!({ "events": ["log.entryAdded", "network.responseCompleted"] })).await?;
    let window = driver.window().await?.to_string();
    let size = json!({ "width": visit.width, "height": visit.height });
    line.ask("browsingContext.setViewport", json!({ "context": window, "viewport": size })).await?;
    let tools = Tools::Firefox(driver.clone(), line);
    tools.before_each_page(TELL_REFUSALS).await?;
    if let Some(script) = visit.chance() {
        tools.before_each_page(&script).await?;
    }
    Ok(tools)
}
