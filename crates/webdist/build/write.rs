//! The files, compressed and embedded as Rust.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::source::{Finished, ending};

/// Writes `assets.rs` and the files it includes.
pub(crate) fn assets(out: &Path, files: &[Finished], skipped: bool, compress: bool) -> Result<(), String> {
    let folder = out.join("files");
    // What an earlier build left behind is no longer served.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;

    let mut code = String::new();
    let _ = writeln!(
        code,
        "/// Whether the page was left out (`RABENBURG_SKIP_PAGE=1`), and a notice stands in its place."
    );
    let _ = writeln!(code, "pub const SKIPPED: bool = {skipped};\n");
    let _ = writeln!(code, "/// Everything that browsers load.\npub static ASSETS: &[Asset] = &[");
    for (number, file) in files.iter().enumerate() {
        let keep = |kind: &str, bytes: &[u8]| {
            let name = format!("{number}.{kind}");
            fs::write(folder.join(&name), bytes).map_err(|error| format!("{name}: {error}"))?;
            Ok::<String, String>(format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/files/{name}\"))"))
        };
        // What is already compressed, such as pictures, is served as it is.
        let keep_smaller = |kind: &str, compressed: fn(&[u8]) -> Result<Vec<u8>, String>| {
            if !compress {
                return Ok("None".into());
            }
            let bytes = compressed(&file.bytes)?;
            if bytes.len() < file.bytes.len() {
                keep(kind, &bytes).map(|code| format!("Some({code})"))
            } else {
                Ok("None".into())
            }
        };
        let _ = writeln!(
            code,
            "    Asset {{ path: {:?}, content_type: {:?}, etag: {:?}, immutable: {}, raw: {}, brotli: {}, gzip: {} }},",
            file.path,
            content_type(&file.path)?,
            format!("W/\"{}\"", file.hash),
            file.immutable,
            keep("raw", &file.bytes)?,
            keep_smaller("br", brotli)?,
            keep_smaller("gz", gzip)?,
        );
    }
    let _ = writeln!(code, "];");
    fs::write(out.join("assets.rs"), code).map_err(|error| format!("assets.rs: {error}"))
}

fn content_type(path: &str) -> Result<&'static str, String> {
    Ok(match ending(path) {
        "/" | "" | "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        other => return Err(format!("{path}: unknown file type .{other}")),
    })
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
