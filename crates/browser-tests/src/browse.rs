//! One test from its beginning to its end.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Condvar, Mutex, PoisonError};

use tokio::runtime::Runtime;

use crate::chromedriver::Chromedriver;
use crate::page::Page;
use crate::problem::Problem;
use crate::server::Server;
use crate::visit::Visit;

/// How many browsers may run at the same time.
const BROWSERS: u32 = 2;

static RUNNING: Mutex<u32> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

/// A place among those that may run.
struct Place;

impl Place {
    fn take() -> Place {
        // A test that has failed gives its place back all the same, so what it left is right.
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut running =
            ENDED.wait_while(running, |running| *running >= BROWSERS).unwrap_or_else(PoisonError::into_inner);
        *running += 1;
        Place
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        ENDED.notify_one();
    }
}

/// Lets a visitor do something with the page, and fails if he cannot, or if anything was written to the console.
///
/// The name is that of the test; a picture of where it failed is called so.
///
/// # Panics
/// If the test fails.
#[track_caller]
pub fn browse(name: &str, visit: Visit, steps: impl AsyncFnOnce(&mut Page) -> Result<(), Problem>) {
    let _place = Place::take();
    let runtime = Runtime::new().expect("threads for the test");
    let chromedriver = Chromedriver::start().unwrap_or_else(|problem| panic!("{name}: {problem}"));
    let opened = runtime.block_on(async {
        let server = Server::start().await?;
        Ok::<Page, Problem>(Page::new(chromedriver.browser(&visit).await?, server))
    });
    let mut page = opened.unwrap_or_else(|problem| panic!("{name}: {problem}"));

    // Also a test that panics ends its browser.
    let ended = catch_unwind(AssertUnwindSafe(|| runtime.block_on(steps(&mut page))));
    let failed = !matches!(ended, Ok(Ok(())));
    let console = runtime.block_on(async {
        if failed {
            let _ = page.screenshot(&format!("failed-{name}")).await;
        }
        let console = page.console().await;
        let _ = page.quit().await;
        console
    });
    drop(chromedriver);
    let console = match console {
        Ok(console) => console,
        Err(problem) => vec![format!("the console cannot be read: {problem}")],
    };
    match ended {
        Err(panic) => {
            eprintln!("{name}: console: {console:#?}");
            resume_unwind(panic)
        }
        Ok(Err(problem)) => panic!("{name}: {problem}\nconsole: {console:#?}"),
        Ok(Ok(())) => assert!(console.is_empty(), "{name}: on the console: {console:#?}"),
    }
}
