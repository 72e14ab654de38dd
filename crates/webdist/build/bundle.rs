//! Many small modules in one file. Places share code in many combinations, and each combination is a module of its own;
//! a browser that asked for dozens of them would wait for the line most of the time.

use std::collections::BTreeSet;

/// What the loader says to make a module of what it has fetched.
const STREAMED: &str = "WebAssembly.instantiateStreaming(src, imports)";

/// What it needs to find a module in the bundle.
const SCRIPT: &str = r#"
let bundle;
async function bundled(offset, length) {
    bundle ??= fetch("{{asset:NAME}}").then((got) => got.ok ? got.arrayBuffer() : Promise.reject(new Error(`${got.url}: ${got.status}`)));
    try {
        return new Uint8Array(await bundle, offset, length);
    } catch (error) {
        bundle = undefined;
        throw error;
    }
}
async function instantiated(source, imports) {
    const got = await source;
    return got instanceof Response ? WebAssembly.instantiateStreaming(got, imports) : WebAssembly.instantiate(got, imports);
}
"#;

/// The modules so far.
#[derive(Default)]
pub(crate) struct Bundle {
    bytes: Vec<u8>,
    needed_by: BTreeSet<String>,
}

impl Bundle {
    /// Adds a module that these parts need. Returns the expression that gets it.
    pub(crate) fn add<'a>(&mut self, module: &[u8], needed_by: impl Iterator<Item = &'a str>) -> String {
        let offset = self.bytes.len();
        self.bytes.extend_from_slice(module);
        self.needed_by.extend(needed_by.map(str::to_owned));
        format!("bundled({offset}, {})", module.len())
    }

    /// Name and content of the file, if there is anything in it. The loader learns how to read it.
    pub(crate) fn finish(self, loader: &mut String) -> Result<Option<(String, Vec<u8>)>, String> {
        if self.bytes.is_empty() {
            return Ok(None);
        }
        if !loader.contains(STREAMED) {
            return Err("the loader makes modules in a way that is not known".to_owned());
        }
        let parts: Vec<String> = self.needed_by.into_iter().collect();
        let name = format!("parts/{}.bin", parts.join("-"));
        *loader = loader.replace(STREAMED, "instantiated(src, imports)") + &SCRIPT.replace("NAME", &name);
        Ok(Some((name, self.bytes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_found_where_they_were_put() {
        let mut bundle = Bundle::default();
        assert_eq!(bundle.add(b"abc", ["rules", "online"].into_iter()), "bundled(0, 3)");
        assert_eq!(bundle.add(b"de", ["games", "online"].into_iter()), "bundled(3, 2)");
        let mut loader = format!("const src = bundled(0, 3); {STREAMED};");
        let finished = bundle.finish(&mut loader);
        assert_eq!(finished, Ok(Some(("parts/games-online-rules.bin".to_owned(), b"abcde".to_vec()))));
        assert!(loader.starts_with("const src = bundled(0, 3); instantiated(src, imports);"), "{loader}");
        assert!(loader.contains("{{asset:parts/games-online-rules.bin}}"), "{loader}");
    }

    #[test]
    fn nothing_to_put_together_changes_nothing() {
        let mut loader = "as it is".to_owned();
        assert_eq!((Bundle::default().finish(&mut loader), loader), (Ok(None), "as it is".to_owned()));
    }
}
