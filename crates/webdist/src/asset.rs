//! What is embedded.

/// A file that browsers load.
#[derive(Debug)]
pub struct Asset {
    /// Where it lies on the server, such as `/` or `/assets/boot.0123456789abcdef.js`.
    pub path: &'static str,
    /// What it is.
    pub content_type: &'static str,
    /// Names its content, as the header `ETag` has it.
    pub etag: &'static str,
    /// Whether its path names its content, so that it never changes.
    pub immutable: bool,
    /// The bytes as they are.
    pub raw: &'static [u8],
    /// The bytes compressed by Brotli, unless that saves nothing.
    pub brotli: Option<&'static [u8]>,
    /// The bytes compressed by gzip, unless that saves nothing.
    pub gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));
