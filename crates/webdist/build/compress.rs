//! Compression, as small as it gets. That takes long, so what has been compressed once is kept, by its content.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, SystemTime};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::source::hash;

/// What has not been used for so long is dropped.
const KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// A form in which a file is sent.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    Brotli,
    Gzip,
}

impl Form {
    /// The extension of such files.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Form::Brotli => "br",
            Form::Gzip => "gz",
        }
    }

    fn compress(self, bytes: &[u8]) -> Result<Vec<u8>, String> {
        match self {
            Form::Brotli => brotli(bytes),
            Form::Gzip => gzip(bytes),
        }
    }
}

/// A file in its compressed forms. A form that would not be smaller is left out.
#[derive(Default)]
pub(crate) struct Compressed {
    pub(crate) brotli: Option<Vec<u8>>,
    pub(crate) gzip: Option<Vec<u8>>,
}

/// Compresses all these, on all cores. `kept` is the folder in which the results are kept.
pub(crate) fn all(files: &[&[u8]], kept: &Path) -> Result<Vec<Compressed>, String> {
    fs::create_dir_all(kept).map_err(|error| format!("{}: {error}", kept.display()))?;
    let results: Mutex<Vec<Result<Compressed, String>>> =
        Mutex::new(files.iter().map(|_| Ok(Compressed::default())).collect());
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((number, bytes)) = {
            let number = next.fetch_add(1, Ordering::Relaxed);
            files.get(number).map(|bytes| (number, bytes))
        } {
            let result = both(bytes, kept);
            if let Ok(mut results) = results.lock() {
                results[number] = result;
            }
        }
    };
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        (0..cores).for_each(|_| drop(scope.spawn(work)));
    });
    drop_unused(kept);
    results.into_inner().map_err(|_| "a thread that compresses has panicked")?.into_iter().collect()
}

fn both(bytes: &[u8], kept: &Path) -> Result<Compressed, String> {
    Ok(Compressed { brotli: one(Form::Brotli, bytes, kept)?, gzip: one(Form::Gzip, bytes, kept)? })
}

/// One form of a file, unless it would not be smaller: pictures are compressed already.
fn one(form: Form, bytes: &[u8], kept: &Path) -> Result<Option<Vec<u8>>, String> {
    let path = kept.join(format!("{}-{}.{}", hash(bytes), bytes.len(), form.ending()));
    let compressed = match fs::read(&path) {
        Ok(compressed) => {
            // Used today.
            let _ = File::options().append(true).open(&path).and_then(|file| file.set_modified(SystemTime::now()));
            compressed
        }
        Err(_) => {
            let compressed = form.compress(bytes)?;
            keep(&path, &compressed)?;
            compressed
        }
    };
    Ok((compressed.len() < bytes.len()).then_some(compressed))
}

/// Writes a file so that nobody ever finds half of it.
fn keep(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let new = path.with_extension(format!("new-{}", std::process::id()));
    let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, path));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

fn drop_unused(kept: &Path) {
    let Ok(files) = fs::read_dir(kept) else { return };
    for file in files.flatten() {
        let used = file.metadata().and_then(|data| data.modified());
        let is_old = used.is_ok_and(|used| used.elapsed().is_ok_and(|age| age > KEPT));
        if is_old {
            let _ = fs::remove_file(file.path());
        }
    }
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut small, &parameters).map_err(|error| format!("Brotli: {error}"))?;
    Ok(small)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).map_err(|error| format!("gzip: {error}"))
}
