//! A file on its way to the browser.

/// A file before its references are filled in.
#[derive(Debug, Clone)]
pub(crate) struct Source {
    /// What references call it, such as `boot.js` or `rules/en.md`.
    pub(crate) name: String,
    pub(crate) content: Content,
}

#[derive(Debug, Clone)]
pub(crate) enum Content {
    /// A text with references such as `{{asset:boot.js}}`.
    Text(String),
    /// Anything else, sent as it is.
    Bytes(Vec<u8>),
}

/// A file as it is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finished {
    pub(crate) path: String,
    pub(crate) hash: String,
    /// Whether the path contains the hash.
    pub(crate) immutable: bool,
    pub(crate) bytes: Vec<u8>,
}

impl Source {
    /// A file, classified by its extension.
    pub(crate) fn new(name: impl Into<String>, bytes: Vec<u8>) -> Result<Source, String> {
        let name = name.into();
        let content = if ["html", "js", "css", "webmanifest"].contains(&ending(&name)) {
            Content::Text(String::from_utf8(bytes).map_err(|error| format!("{name}: {error}"))?)
        } else {
            Content::Bytes(bytes)
        };
        Ok(Source { name, content })
    }

    /// Its path, if browsers look for it at a fixed place.
    pub(crate) fn fixed_path(&self) -> Option<&'static str> {
        match self.name.as_str() {
            "index.html" => Some("/"),
            "manifest.webmanifest" => Some("/manifest.webmanifest"),
            "service-worker.js" => Some("/service-worker.js"),
            _ => None,
        }
    }

    /// Whether the page asks for it later, by name, when it turns out to be needed.
    pub(crate) fn is_on_demand(&self) -> bool {
        self.name == "worker.js" || ["rules/", PUZZLES].iter().any(|part| self.name.starts_with(part))
    }
}

pub(crate) const PARTS: &str = "parts/";
pub(crate) const PUZZLES: &str = "puzzles/";

/// Whether a first visit does without it: the bots, who come with the first game, the page's other parts, the rules,
/// and the puzzles.
pub(crate) fn is_later(name: &str) -> bool {
    name == "worker.js" || ["bots.", PARTS, "rules/", PUZZLES].iter().any(|part| name.starts_with(part))
}

pub(crate) fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// A short name for some content: 64 bits of FNV-1a in its 128-bit form. No attacker controls the content, since all of
/// it is ours.
pub(crate) fn hash(bytes: &[u8]) -> String {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let hash = bytes.iter().fold(BASIS, |hash, byte| (hash ^ u128::from(*byte)).wrapping_mul(PRIME));
    format!("{:016x}", (hash >> 64) as u64 ^ hash as u64)
}
