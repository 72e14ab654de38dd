//! One test from beginning to end.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};

use tokio::runtime::Runtime;

use crate::page::Page;
use crate::problem::Problem;
use crate::seat::Seat;
use crate::server::Server;
use crate::visit::Visit;

/// How many browsers may run at the same time.
const BROWSERS: u32 = 2;

static RUNNING: Mutex<u32> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

/// Permits to run browsers.
struct Places(u32);

impl Places {
    /// Waits for as many permits as there are browsers, or for all of them if that is more.
    fn take(browsers: usize) -> Places {
        let wanted = u32::try_from(browsers).unwrap_or(BROWSERS).min(BROWSERS);
        // A failed test returns its permits all the same, so what it left is right.
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut running =
            ENDED.wait_while(running, |running| *running + wanted > BROWSERS).unwrap_or_else(PoisonError::into_inner);
        *running += wanted;
        Places(wanted)
    }
}

impl Drop for Places {
    fn drop(&mut self) {
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) -= self.0;
        ENDED.notify_all();
    }
}

/// All tests share the threads behind their servers and browsers, because browsers go from test to test.
fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME.get_or_init(|| Runtime::new().expect("threads for the tests"))
}

/// Lets a visitor do something with the page. Fails if they cannot, or if anything was written to the console.
///
/// The name is that of the test; a screenshot of a failure is named after it.
///
/// # Panics
/// If the test fails.
#[track_caller]
pub fn browse(name: &str, visit: Visit, steps: impl AsyncFnOnce(&mut Page) -> Result<(), Problem>) {
    gather(name, [visit], async |[page]: &mut [Page; 1]| steps(page).await);
}

/// Lets several visitors to one server do something together, each in a browser of their own.
///
/// # Panics
/// If the test fails.
#[track_caller]
pub fn gather<const N: usize>(
    name: &str,
    visits: [Visit; N],
    steps: impl AsyncFnOnce(&mut [Page; N]) -> Result<(), Problem>,
) {
    let _places = Places::take(N);
    let runtime = runtime();
    let seats = visits.map(|visit| Seat::take(&visit).unwrap_or_else(|problem| panic!("{name}: {problem}")));
    let opened = runtime.block_on(async {
        let server = Server::start().await?;
        let mut pages = Vec::new();
        for (seat, visit) in seats.iter().zip(&visits) {
            let (browser, tools) = seat.sit_down(visit).await?;
            pages.push(Page::new(browser, tools, server.clone()));
        }
        <[Page; N]>::try_from(pages).map_err(|_| Problem::Wrong("there are not as many pages as visits".to_owned()))
    });
    let mut pages = opened.unwrap_or_else(|problem| panic!("{name}: {problem}"));

    // A test that panics still closes its browsers.
    let ended = catch_unwind(AssertUnwindSafe(|| runtime.block_on(steps(&mut pages))));
    let failed = !matches!(ended, Ok(Ok(())));
    let console = runtime.block_on(async {
        let mut console = Vec::new();
        // What they say when the server goes, at the end of the first, is no longer part of the test.
        for (number, page) in pages.iter().enumerate() {
            if failed {
                let number = if number == 0 { String::new() } else { format!("-{}", number + 1) };
                let _ = page.screenshot(&format!("failed-{name}{number}")).await;
            }
            match page.console().await {
                Ok(lines) => console.extend(lines),
                Err(problem) => console.push(format!("the console cannot be read: {problem}")),
            }
        }
        for (page, seat) in pages.into_iter().zip(seats) {
            let server = page.server.clone();
            if let Ok(browser) = page.leave().await {
                seat.stand_up(browser, &server, failed).await;
            }
        }
        console
    });
    match ended {
        Err(panic) => {
            eprintln!("{name}: console: {console:#?}");
            resume_unwind(panic)
        }
        Ok(Err(problem)) => panic!("{name}: {problem}\nconsole: {console:#?}"),
        Ok(Ok(())) => assert!(console.is_empty(), "{name}: on the console: {console:#?}"),
    }
}
