//! Where a visitor sits: a browser with its driver. Starting one takes longer than many a test, so Chromium goes on to the
//! next test, which gets a new tab in it.

use std::sync::{Mutex, PoisonError};

use thirtyfour::WebDriver;

use crate::browser::Browser;
use crate::chromium;
use crate::driver::Driver;
use crate::problem::Problem;
use crate::server::Server;
use crate::tools::Tools;
use crate::visit::Visit;

/// Browsers that wait for the next test. They end with this process.
static FREE: Mutex<Vec<Seat>> = Mutex::new(Vec::new());

/// A driver, perhaps with a browser that has had other visitors.
pub(crate) struct Seat {
    driver: Driver,
    /// The browser's language, which cannot be changed while it runs.
    language: &'static str,
    /// Whether it is for one visit only.
    once: bool,
    browser: Option<WebDriver>,
}

impl Seat {
    pub(crate) fn take(visit: &Visit) -> Result<Seat, Problem> {
        // Whoever looks at memory wants nobody else's in it.
        let once = visit.alone || visit.memory || Browser::chosen()? == Browser::Firefox;
        let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
        let place = free.iter().position(|seat| !once && seat.language == visit.language);
        match place {
            Some(place) => Ok(free.swap_remove(place)),
            None => Ok(Seat { driver: Driver::start()?, language: visit.language, once, browser: None }),
        }
    }

    /// The browser, as this visitor has it.
    pub(crate) async fn sit_down(&self, visit: &Visit) -> Result<(WebDriver, Tools), Problem> {
        match &self.browser {
            Some(browser) => Ok((browser.clone(), chromium::set_up(browser, visit).await?)),
            None => self.driver.browser(visit).await,
        }
    }

    /// Frees the seat for others, unless it is of no use to them.
    pub(crate) async fn stand_up(mut self, browser: WebDriver, server: &Server, failed: bool) {
        if failed || self.once || chromium::tidy(&browser, server).await.is_err() {
            let _ = browser.quit().await;
            return;
        }
        self.browser = Some(browser);
        FREE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
    }
}
