//! What is embedded.

/// A file that browsers load.
#[derive(Debug)]
pub struct Asset {
    /// Its path on the server, such as `/` or `/assets/boot.0123456789abcdef.js`.
    pub path: &'static str,
    /// Its media type.
    pub content_type: &'static str,
    /// Identifies its content, in the form of the `ETag` header.
    pub etag: &'static str,
    /// Whether its path identifies its content, so that it never changes.
    pub immutable: bool,
    /// The uncompressed bytes.
    pub raw: &'static [u8],
    /// The bytes compressed by Brotli, unless that saves nothing.
    pub brotli: Option<&'static [u8]>,
    /// The bytes compressed by gzip, unless that saves nothing.
    pub gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));
