//! A file of the page, as it is embedded and sent.
//!
//! A crate of its own, so that the server knows what it sends without waiting for the page to be built.

use std::fmt;

/// A file that browsers load.
#[derive(Clone, Copy)]
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

impl fmt::Debug for Asset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asset").field("path", &self.path).field("etag", &self.etag).finish_non_exhaustive()
    }
}
