//! What Orca says, read from its log as it is written.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use rabenburg_browser_tests::Problem;
use tokio::time::sleep;

use crate::compare::compare;

/// The log of what is said.
#[derive(Debug)]
pub(crate) struct Ear(pub(crate) PathBuf);

impl Ear {
    /// Everything that was said so far.
    pub(crate) fn said(&self) -> Result<Vec<String>, Problem> {
        // There is no file before something is said.
        let log = fs::read_to_string(&self.0).unwrap_or_default();
        let line = |line: &str| {
            let (_, said) = line.split_once("SPEECH OUTPUT: '")?;
            Some(said.rsplit_once('\'')?.0.trim().to_owned())
        };
        Ok(log.lines().filter_map(line).collect())
    }

    /// Waits until this was said.
    pub(crate) async fn wait_for(&self, sentence: &str, patience: Duration) -> Result<(), Problem> {
        let mut waited = Duration::ZERO;
        while !self.said()?.iter().any(|said| said.contains(sentence)) {
            if waited > patience {
                return Err(Problem::Wrong(format!("Orca does not say '{sentence}': {:?}", self.said()?)));
            }
            sleep(PAUSE).await;
            waited += PAUSE;
        }
        Ok(())
    }

    /// Waits until everything was said that has happened, and what is to be done now. On a slow machine that takes a while.
    pub(crate) async fn hear_out(&self, told: &[String]) -> Result<(), Problem> {
        let mut waited = Duration::ZERO;
        while waited < LONG && !compare(told, &self.said()?).is_complete() {
            sleep(PAUSE).await;
            waited += PAUSE;
        }
        self.listen().await
    }

    /// Waits until nothing was said for a moment, as somebody does who listens before the next key: every key silences Orca.
    pub(crate) async fn listen(&self) -> Result<(), Problem> {
        let (mut before, mut quiet) = (self.said()?.len(), Duration::ZERO);
        while quiet < QUIET {
            sleep(PAUSE).await;
            let now = self.said()?.len();
            quiet = if now == before { quiet + PAUSE } else { Duration::ZERO };
            before = now;
        }
        Ok(())
    }
}

/// Nobody waits longer for something that was missed.
const LONG: Duration = Duration::from_secs(12);
const PAUSE: Duration = Duration::from_millis(100);
/// Longer than Orca waits from one message to the next.
const QUIET: Duration = Duration::from_millis(900);
