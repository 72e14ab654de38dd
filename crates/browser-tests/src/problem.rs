//! Why a test cannot continue.

use std::time::Duration;

use thirtyfour::error::WebDriverError;

/// Why a test cannot continue.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The browser refused, or is missing.
    #[error("the browser: {0}")]
    Browser(#[from] WebDriverError),
    /// A program or a socket failed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// Something did not happen in time.
    #[error("after {} s there is still not {what}", .patience.as_secs())]
    Late {
        /// What was waited for, and what there was instead.
        what: String,
        /// How long.
        patience: Duration,
    },
    /// Something is not as it should be.
    #[error("{0}")]
    Wrong(String),
}
