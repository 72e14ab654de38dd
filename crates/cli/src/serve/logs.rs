//! Logging: to standard error, and never a secret.

use std::io::{self, IsTerminal};

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use super::options::{LogFormat, LogLevel};

/// Starts logging at this level.
pub(super) fn begin(log: LogLevel, format: LogFormat) {
    let level = match log {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let lines = fmt::layer().with_writer(io::stderr).with_target(false);
    let person = io::stderr().is_terminal();
    let lines = match format {
        LogFormat::Json => lines.json().boxed(),
        // People see the time for themselves.
        LogFormat::Text if person => lines.without_time().boxed(),
        LogFormat::Text => lines.with_ansi(false).boxed(),
    };
    // Only our own messages: other crates do not know what is secret here.
    let ours = Targets::new().with_target("rabenburg", level);
    // In tests, logging may have been started already.
    let _ = tracing_subscriber::registry().with(lines.with_filter(ours)).try_init();
}
