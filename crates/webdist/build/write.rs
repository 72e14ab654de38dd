//! The files, embedded as Rust.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::compress::{Compressed, Form};
use crate::source::{Finished, ending};

/// Writes `assets.rs` and the files it includes, each with its compressed forms. `built` is a variant of `Built`.
pub(crate) fn assets(out: &Path, files: &[(Finished, Compressed)], built: &str) -> Result<(), String> {
    let folder = out.join("files");
    // What an earlier build left behind is no longer served.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;

    let mut code = String::new();
    let _ = writeln!(code, "/// How this page was built.\npub const BUILT: Built = Built::{built};\n");
    let _ = writeln!(code, "/// Everything that browsers load.\npub static ASSETS: &[Asset] = &[");
    for (number, (file, Compressed { brotli, gzip })) in files.iter().enumerate() {
        let keep = |kind: &str, bytes: &[u8]| {
            let name = format!("{number}.{kind}");
            fs::write(folder.join(&name), bytes).map_err(|error| format!("{name}: {error}"))?;
            Ok::<String, String>(format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/files/{name}\"))"))
        };
        let keep_smaller = |form: Form, bytes: &Option<Vec<u8>>| match bytes {
            Some(bytes) => keep(form.ending(), bytes).map(|code| format!("Some({code})")),
            None => Ok("None".to_owned()),
        };
        let _ = writeln!(
            code,
            "    Asset {{ path: {:?}, content_type: {:?}, etag: {:?}, immutable: {}, raw: {}, brotli: {}, gzip: {} }},",
            file.path,
            content_type(&file.path)?,
            format!("W/\"{}\"", file.hash),
            file.immutable,
            keep("raw", &file.bytes)?,
            keep_smaller(Form::Brotli, brotli)?,
            keep_smaller(Form::Gzip, gzip)?,
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
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "bin" => "application/octet-stream",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        other => return Err(format!("{path}: unknown file type .{other}")),
    })
}
