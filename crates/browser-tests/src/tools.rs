//! What a test does with a browser beyond WebDriver, in the way that each has for it.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::WebDriver;

use crate::bidi::{Bidi, Said};
use crate::problem::Problem;

/// The browser's own tools.
pub(crate) enum Tools {
    /// Chromium's protocol, by its driver.
    Chromium(WebDriver),
    /// WebDriver BiDi.
    Firefox(WebDriver, Bidi),
}

/// A script that runs before each page, to take it back.
pub(crate) struct Before(Value);

impl Tools {
    /// Runs a script before anything of each page from now on.
    pub(crate) async fn before_each_page(&self, script: &str) -> Result<Before, Problem> {
        Ok(Before(match self {
            Tools::Chromium(driver) => {
                let source = json!({ "source": script });
                driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?
            }
            Tools::Firefox(_, line) => {
                let function = json!({ "functionDeclaration": format!("() => {{ {script} }}") });
                line.ask("script.addPreloadScript", function).await?
            }
        }))
    }

    /// No longer runs it.
    pub(crate) async fn no_longer(&self, script: Before) -> Result<(), Problem> {
        match self {
            Tools::Chromium(driver) => {
                driver.cdp().send_raw("Page.removeScriptToEvaluateOnNewDocument", script.0).await?
            }
            Tools::Firefox(_, line) => line.ask("script.removePreloadScript", script.0).await?,
        };
        Ok(())
    }

    /// What the console has said since the last time.
    pub(crate) async fn console(&self) -> Result<Vec<Said>, Problem> {
        match self {
            Tools::Chromium(driver) => {
                let log = driver.browser_log().await?.into_iter();
                Ok(log.map(|entry| Said { level: entry.level, message: entry.message }).collect())
            }
            Tools::Firefox(_, line) => Ok(line.console()),
        }
    }

    /// Behaves as without a network, or with one again.
    pub(crate) async fn set_offline(&self, offline: bool) -> Result<(), Problem> {
        match self {
            Tools::Chromium(driver) => {
                let conditions =
                    json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
                driver.cdp().send_raw("Network.emulateNetworkConditions", conditions).await?
            }
            Tools::Firefox(driver, line) => {
                let window = driver.window().await?.to_string();
                let conditions = if offline { json!({ "type": "offline" }) } else { Value::Null };
                let wish = json!({ "networkConditions": conditions, "contexts": [window] });
                line.ask("emulation.setNetworkConditions", wish).await?
            }
        };
        Ok(())
    }

    /// Has a window of another size from now on.
    pub(crate) async fn resize(&self, width: u32, height: u32) -> Result<(), Problem> {
        match self {
            Tools::Chromium(driver) => {
                // Not a phone's: there the window would grow with what is too wide for it.
                let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
                driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", screen).await?
            }
            Tools::Firefox(driver, line) => {
                let window = driver.window().await?.to_string();
                let wish = json!({ "context": window, "viewport": { "width": width, "height": height } });
                line.ask("browsingContext.setViewport", wish).await?
            }
        };
        Ok(())
    }

    /// A click, or a tap where there is a screen to touch.
    pub(crate) async fn click_at(&self, (x, y): (i64, i64), touch: bool) -> Result<(), Problem> {
        match self {
            Tools::Chromium(driver) if touch => {
                let tools = driver.cdp();
                let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
                tools.send_raw("Input.dispatchTouchEvent", down).await?;
                tools.send_raw("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
            }
            // The driver's own chain glides there for a quarter of a second; people who play for long are quicker.
            Tools::Chromium(driver) => {
                let tools = driver.cdp();
                let mouse = |kind: &str, buttons: u8| json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
                let moved = json!({ "type": "mouseMoved", "x": x, "y": y });
                tools.send_raw("Input.dispatchMouseEvent", moved).await?;
                tools.send_raw("Input.dispatchMouseEvent", mouse("mousePressed", 1)).await?;
                tools.send_raw("Input.dispatchMouseEvent", mouse("mouseReleased", 0)).await?;
            }
            Tools::Firefox(driver, _) => {
                let quick = driver.action_chain_with_delay(None, Some(Duration::ZERO));
                quick.move_to(x, y).click().perform().await?;
            }
        }
        Ok(())
    }
}
