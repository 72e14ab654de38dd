//! The page and its examples.

use std::path::PathBuf;

use serde_json::Value;

/// Where the page is.
pub(crate) fn path() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "PROTOCOL.md"].iter().collect()
}

/// What is written there.
pub(crate) fn text() -> String {
    std::fs::read_to_string(path()).expect("docs/PROTOCOL.md")
}

/// A fenced block of JSON: one value or several.
pub(crate) struct Block {
    /// The line where it begins.
    pub(crate) at: usize,
    /// The type of its values.
    pub(crate) kind: String,
    /// Whether fields are left out that have a usual value.
    pub(crate) short: bool,
    pub(crate) values: Vec<Value>,
}

/// All blocks of JSON.
pub(crate) fn blocks() -> Vec<Block> {
    let page = text();
    let (mut blocks, mut open) = (Vec::new(), None);
    for (index, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(info), None) => open = Some((index + 1, info, String::new())),
            (Some(_), Some((at, info, text))) => {
                blocks.extend(block(*at, info, text));
                open = None;
            }
            (None, Some((_, _, text))) => {
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block of PROTOCOL.md is never closed");
    blocks
}

/// A block, if it is JSON.
fn block(at: usize, info: &str, text: &str) -> Option<Block> {
    let mut words = info.split(' ');
    if words.next() != Some("json") {
        return None;
    }
    let kind = words.next().unwrap_or_else(|| panic!("PROTOCOL.md, line {at}: JSON of what type?")).to_owned();
    let short = words.next().is_some_and(|word| word == "short");
    let values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let values: Result<Vec<Value>, _> = values.collect();
    let values = values.unwrap_or_else(|error| panic!("PROTOCOL.md, line {at}: {error}\n{text}"));
    assert!(!values.is_empty(), "PROTOCOL.md, line {at}: an empty block");
    Some(Block { at, kind, short, values })
}
