//! Everything the server writes into its log, at the finest level.

use std::io;
use std::sync::{Mutex, Once, PoisonError};

use tracing_subscriber::fmt::MakeWriter;

static WRITTEN: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// From now on everything is kept that any part of this program logs.
pub(super) fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let everything = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_ansi(false);
        let subscriber = everything.with_writer(Memory).finish();
        tracing::subscriber::set_global_default(subscriber).expect("nobody else listens");
    });
}

/// What has been logged so far.
pub(super) fn written() -> String {
    String::from_utf8_lossy(&WRITTEN.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
}

struct Memory;

impl io::Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        WRITTEN.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Memory {
    type Writer = Memory;

    fn make_writer(&self) -> Memory {
        Memory
    }
}
