//! The page in front of the visitor.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

use serde_json::{Value, json};
use thirtyfour::{By, TypingData, WebDriver, WebElement};

use crate::cable::Cable;
use crate::problem::Problem;
use crate::server::Server;
use crate::tools::Tools;

/// How long things may take. Machines that build and test at the same time are slow.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often to check whether something has come about.
const PAUSE: Duration = Duration::from_millis(50);

/// A browser with the page, and the server it comes from.
pub struct Page {
    driver: WebDriver,
    tools: Tools,
    /// The server; stop it to go offline.
    pub server: Server,
    origin: String,
    patience: Duration,
    expected: Vec<String>,
}

impl Page {
    pub(crate) fn new(driver: WebDriver, tools: Tools, server: Server) -> Page {
        Page { driver, tools, origin: server.origin(), server, patience: PATIENCE, expected: Vec::new() }
    }

    /// The browser, for what is not offered here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    pub(crate) fn tools(&self) -> &Tools {
        &self.tools
    }

    /// Waits for things this long instead of the usual time.
    pub fn be_patient(&mut self, patience: Duration) {
        self.patience = patience;
    }

    /// Connects to the server through a cable from now on.
    pub fn connect_by(&mut self, cable: &Cable) {
        self.origin = cable.origin();
    }

    /// Connects to the server by a name from now on, as others on the network do. Unlike loopback, browsers do not
    /// trust that, so there is no clipboard, no service worker, and nothing else that needs a secure connection.
    pub fn come_by_name(&mut self) {
        self.origin = self.server.named_origin();
    }

    /// Connects to the server by a name that browsers trust from now on, like visitors to a secure page. Loopback is
    /// for developers: there the page looks for a new version first.
    pub fn come_protected(&mut self) {
        self.origin = self.server.trusted_origin();
    }

    /// The origin of the page, without a trailing slash.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Console messages that contain this are not a failure.
    pub fn expect_message(&mut self, part: &str) {
        self.expected.push(part.to_owned());
    }

    /// Opens a path of the server, such as `/` or `/#/rules`, and waits until the page has started.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn open(&self, path: &str) -> Result<(), Problem> {
        self.driver.goto(format!("{}{path}", self.origin)).await?;
        self.started().await
    }

    /// Reloads the page, and waits until it has started.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn reload(&self) -> Result<(), Problem> {
        self.driver.refresh().await?;
        self.started().await
    }

    async fn started(&self) -> Result<(), Problem> {
        self.wait_for("the page (it is still loading)", async |page: &Page| {
            let loading = page.script("return document.getElementById('loading')?.innerText ?? null").await?;
            Ok(if loading.is_null() { Ok(()) } else { Err(format!("it says {loading}")) })
        })
        .await
    }

    /// Asks again and again until there is an answer. An inner `Err` means "not yet", with what there is instead.
    ///
    /// # Errors
    /// If there is no answer in time.
    pub async fn wait_for<T>(
        &self,
        what: &str,
        ask: impl AsyncFn(&Page) -> Result<Result<T, String>, Problem>,
    ) -> Result<T, Problem> {
        let deadline = Instant::now() + self.patience;
        loop {
            let instead = match ask(self).await {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(instead)) => instead,
                // An element can vanish between being found and being looked at.
                Err(Problem::Browser(error)) if Instant::now() < deadline => error.to_string(),
                Err(problem) => return Err(problem),
            };
            if Instant::now() >= deadline {
                return Err(Problem::Late { what: format!("{what}: {instead}"), patience: self.patience });
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until this text can be read somewhere.
    ///
    /// # Errors
    /// If it does not appear in time.
    pub async fn wait_for_text(&self, text: &str) -> Result<(), Problem> {
        self.wait_for(&format!("the text '{text}'"), async |page: &Page| {
            let all = page.text().await?;
            Ok(if all.contains(text) { Ok(()) } else { Err(format!("there is\n{all}")) })
        })
        .await
    }

    /// All visible text, with single spaces.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn text(&self) -> Result<String, Problem> {
        let text = self.script("return document.body.innerText.replace(/[ \\u00a0]+/g, ' ')").await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// What can be read in the first element that matches a CSS selector, once something can: in what is transparent still,
    /// because it only just rises into sight, a driver reads nothing.
    ///
    /// # Errors
    /// If nothing can be read there in time.
    pub async fn read(&self, selector: &str) -> Result<String, Problem> {
        self.wait_for(&format!("something to read in {selector}"), async |page: &Page| {
            let text = page.css(selector).await?.text().await?;
            Ok(if text.is_empty() { Err("nothing yet".to_owned()) } else { Ok(text) })
        })
        .await
    }

    /// The first element that matches a CSS selector, once there is one.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn css(&self, selector: &str) -> Result<WebElement, Problem> {
        self.wait_for(&format!("an element {selector}"), async |page: &Page| {
            let found = page.driver.find_all(By::Css(selector)).await?.into_iter().next();
            Ok(found.ok_or_else(String::new))
        })
        .await
    }

    /// Types keys wherever the focus is: a [`Key`](crate::Key) or a text.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn keys(&self, keys: impl Into<TypingData>) -> Result<(), Problem> {
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// What a JavaScript function body returns.
    ///
    /// # Errors
    /// If it throws.
    pub async fn script(&self, body: &str) -> Result<Value, Problem> {
        Ok(self.driver.execute(body, Vec::new()).await?.json().clone())
    }

    /// The longest time in milliseconds for which the page did not respond since it was opened; 0 if that was never 50
    /// ms or more. The visit must be one that [watches](crate::Visit::watching_long_tasks) for it.
    ///
    /// # Errors
    /// If nobody has watched.
    pub async fn longest_task(&self) -> Result<f64, Problem> {
        let longest = self.script("return window.rabenburgLongest ?? null").await?;
        longest.as_f64().ok_or_else(|| Problem::Wrong("nobody has watched for long tasks".to_owned()))
    }

    /// Waits until the page would start without a server.
    ///
    /// # Errors
    /// If that does not happen in time.
    pub async fn wait_for_offline(&self) -> Result<(), Problem> {
        self.wait_for("a service worker in charge", async |page: &Page| {
            let ready = page.script("return navigator.serviceWorker.controller?.state ?? 'none'").await?;
            Ok(if ready == json!("activated") { Ok(()) } else { Err(format!("it is {ready}")) })
        })
        .await
    }

    /// Makes the browser behave as if offline, or online again. What a service worker fetches is not affected; for
    /// that, stop the server.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn set_offline(&self, offline: bool) -> Result<(), Problem> {
        self.tools.set_offline(offline).await
    }

    /// Runs a script before anything else on each page from now on.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn before_each_page(&self, script: &str) -> Result<(), Problem> {
        self.tools.before_each_page(script).await.map(|_| ())
    }

    /// Resizes the window, and waits until the page has followed.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn resize(&self, width: u32, height: u32) -> Result<(), Problem> {
        self.tools.resize(width, height).await?;
        self.settle().await
    }

    /// Waits until all changes have been drawn.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn settle(&self) -> Result<(), Problem> {
        let drawn =
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)))";
        self.driver.execute_async(drawn, Vec::new()).await?;
        Ok(())
    }

    /// Takes a screenshot, `screenshots/NAME.png` in the target folder.
    ///
    /// # Errors
    /// If the browser refuses, or the file cannot be written.
    pub async fn screenshot(&self, name: &str) -> Result<(), Problem> {
        let file = screenshots().join(name).with_extension("png");
        fs::create_dir_all(file.parent().unwrap_or(Path::new(".")))?;
        fs::write(file, self.driver.screenshot_as_png().await?)?;
        Ok(())
    }

    /// The warnings and errors on the console since the last call, except expected ones.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn console(&self) -> Result<Vec<String>, Problem> {
        let log = self.tools.console().await?.into_iter();
        let bad = log.filter(|entry| matches!(entry.level.as_str(), "WARNING" | "SEVERE"));
        let bad = bad.filter(|entry| !self.expected.iter().any(|part| entry.message.contains(part)));
        Ok(bad.map(|entry| format!("{}: {}", entry.level, entry.message)).collect())
    }

    /// Ends the visit. Returns its browser.
    pub(crate) async fn leave(self) -> Result<WebDriver, Problem> {
        self.server.stop().await?;
        Ok(self.driver)
    }
}

fn screenshots() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new("."));
    target.unwrap_or_else(|| workspace.join("target")).join("screenshots")
}
