//! The browsers, with a window and with everything for screen readers.

use std::process::Command;
use std::time::Duration;

use rabenburg_browser_tests::Problem;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::{DesiredCapabilities, WebDriver};

use crate::desk::Desk;

/// A browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Browser {
    Chromium,
    Firefox,
}

impl Browser {
    /// What it is called.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Browser::Chromium => "chromium",
            Browser::Firefox => "firefox",
        }
    }

    /// Starts it at a desk.
    pub(crate) async fn start(self, desk: &mut Desk) -> Result<WebDriver, Problem> {
        let port = free_port()?;
        let at = format!("http://127.0.0.1:{port}");
        match self {
            Browser::Chromium => {
                desk.start(Command::new("chromedriver").arg(format!("--port={port}")))?;
                let mut wishes = DesiredCapabilities::chrome();
                for flag in [
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-dev-shm-usage",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--lang=en-GB",
                    "--accept-lang=en-GB",
                    "--window-size=1400,880",
                    "--window-position=0,0",
                    "--force-renderer-accessibility",
                ] {
                    wishes.add_arg(flag)?;
                }
                wishes.add_arg(&format!("--user-data-dir={}", desk.folder.join("profile").display()))?;
                wishes.set_binary("/usr/bin/chromium")?;
                connect(&at, wishes).await
            }
            Browser::Firefox => {
                desk.start(Command::new("geckodriver").arg("--port").arg(port.to_string()))?;
                let mut wishes = DesiredCapabilities::firefox();
                let mut preferences = FirefoxPreferences::new();
                preferences.set("accessibility.force_disabled", -1)?;
                preferences.set("intl.accept_languages", "en-GB")?;
                preferences.set("browser.aboutwelcome.enabled", false)?;
                wishes.set_preferences(preferences)?;
                connect(&at, wishes).await
            }
        }
    }
}

/// Waits until the driver answers.
async fn connect<C>(at: &str, wishes: C) -> Result<WebDriver, Problem>
where
    C: Clone + Into<thirtyfour::Capabilities>,
{
    let mut tries = 0;
    loop {
        match WebDriver::new(at, wishes.clone()).await {
            Ok(driver) => return Ok(driver),
            Err(error) if tries > 40 => return Err(error.into()),
            Err(_) => tries += 1,
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
}

fn free_port() -> Result<u16, Problem> {
    Ok(std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}
