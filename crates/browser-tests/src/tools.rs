//! What a test does with a browser beyond WebDriver, in each browser's own way.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::WebDriver;

use crate::bidi::{Bidi, Said};
use crate::problem::Problem;

pub(crate) enum Tools {
    Chromium(WebDriver),
    Firefox(WebDriver, Bidi),
}

/// A script that runs before each page, so that it can be removed again.
pub(crate) struct Before(Value);

impl Tools {
    /// Runs a script before anything else on each page from now on.
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

    /// Stops running it.
    pub(crate) async fn no_longer(&self, script: Before) -> Result<(), Problem> {
        match self {
            Tools::Chromium(driver) => {
                driver.cdp().send_raw("Page.removeScriptToEvaluateOnNewDocument", script.0).await?
            }
            Tools::Firefox(_, line) => line.ask("script.removePreloadScript", script.0).await?,
        };
        Ok(())
    }

    /// What was written to the console since the last call.
    pub(crate) async fn console(&self) -> Result<Vec<Said>, Problem> {
        match self {
            Tools::Chromium(driver) => {
                let log = driver.browser_log().await?.into_iter();
                Ok(log.map(|entry| Said { level: entry.level, message: entry.message }).collect())
            }
            Tools::Firefox(_, line) => Ok(line.console()),
        }
    }

    /// Behaves as if offline, or online again.
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

    pub(crate) async fn resize(&self, width: u32, height: u32) -> Result<(), Problem> {
        match self {
            Tools::Chromium(driver) => {
                // Not as a phone: there the window would grow with content that is too wide for it.
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

    /// A click, or a tap on a touch screen.
    pub(crate) async fn click_at(&self, (x, y): (i64, i64), touch: bool) -> Result<(), Problem> {
        match self {
            Tools::Chromium(driver) if touch => {
                let tools = driver.cdp();
                let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
                tools.send_raw("Input.dispatchTouchEvent", down).await?;
                tools.send_raw("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
            }
            // The driver's own action chain glides there for a quarter of a second; experienced players are quicker.
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
