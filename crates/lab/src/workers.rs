//! Independent jobs on several cores. The results must not depend on how many there are.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::error::LabError;
use crate::interrupt::Interrupt;

/// How many cores we may use.
pub(crate) fn all_cores() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Runs jobs, started in this order, and passes each result to `done`, which is called by one thread at a time and in
/// no particular order. Work that returns `None` was given up. Ends early when interrupted or when something fails.
pub(crate) fn work<T: Send>(
    jobs: impl Iterator<Item = u64> + Send,
    threads: NonZeroUsize,
    interrupt: &Interrupt,
    job: impl Fn(u64) -> Result<Option<T>, LabError> + Sync,
    done: impl FnMut(u64, T) -> Result<(), LabError> + Send,
) -> Result<(), LabError> {
    let (jobs, done) = (Mutex::new(jobs), Mutex::new(done));
    let next = || lock(&jobs).next();
    let worker = || {
        while !interrupt.is_raised()
            && let Some(number) = next()
        {
            let result = job(number).and_then(|result| match result {
                Some(result) => lock(&done)(number, result),
                None => Ok(()),
            });
            if result.is_err() {
                interrupt.raise();
                return result;
            }
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(worker)).collect();
        // A worker that panicked has said why; the others finish first.
        let results =
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|why| std::panic::resume_unwind(why)));
        results.fold(Ok(()), Result::and)
    })
}

/// A panic while holding the lock takes the program down anyway.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn threads(count: usize) -> NonZeroUsize {
        NonZeroUsize::new(count).expect("threads")
    }

    #[test]
    fn every_job_is_done_once() {
        let mut seen = Vec::new();
        let done = |number, double| {
            seen.push((number, double));
            Ok(())
        };
        work(10..200, threads(3), &Interrupt::default(), |number| Ok(Some(2 * number)), done).expect("nothing fails");
        seen.sort_unstable();
        assert_eq!(seen, (10..200).map(|number| (number, 2 * number)).collect::<Vec<_>>());
    }

    #[test]
    fn a_failure_stops_the_others() {
        let count = AtomicUsize::new(0);
        let job = |number| match number {
            3 => Err(LabError::Bug("three".into())),
            _ => Ok(Some(count.fetch_add(1, Ordering::Relaxed))),
        };
        assert!(work(0..1000, threads(1), &Interrupt::default(), job, |_, _| Ok(())).is_err());
        assert_eq!(count.into_inner(), 3);
    }
}
