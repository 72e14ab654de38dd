//! What is told about what happens: on standard error, and never a secret.

use std::io::{self, IsTerminal};

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use super::options::{Log, LogFormat};

/// From now on, so much is told.
pub(super) fn begin(log: Log, format: LogFormat) {
    let level = match log {
        Log::Off => LevelFilter::OFF,
        Log::Error => LevelFilter::ERROR,
        Log::Warn => LevelFilter::WARN,
        Log::Info => LevelFilter::INFO,
        Log::Debug => LevelFilter::DEBUG,
    };
    let lines = fmt::layer().with_writer(io::stderr).with_target(false);
    let person = io::stderr().is_terminal();
    let lines = match format {
        LogFormat::Json => lines.json().boxed(),
        // A person sees when it happens.
        LogFormat::Text if person => lines.without_time().boxed(),
        LogFormat::Text => lines.with_ansi(false).boxed(),
    };
    // Only what we say ourselves: others do not know what is secret here.
    let ours = Targets::new().with_target("rabenburg", level);
    // In tests somebody else may have begun already.
    let _ = tracing_subscriber::registry().with(lines.with_filter(ours)).try_init();
}
