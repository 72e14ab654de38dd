//! References between the files: names by content, and what is generated from the list of all files.
//!
//! - `{{asset:NAME}}` is the address of a file;
//! - `{{size:NAME}}` is its size in bytes;
//! - `{{drawing:NAME}}` is a drawing itself, as a data address for an attribute: it is there with the first bytes;
//! - `{{addresses}}` is a list of the files that the page asks for later, as `<meta>` elements;
//! - `{{parts}}` lists the files of the page's parts, each named after the parts that need it;
//! - `{{sprite}}` is the drawing of all pieces;
//! - `{{first}}` lists the files a first visit needs, `{{later}}` those loaded on demand, and `{{build}}` identifies
//!   the contents of all: for the service worker.
//!
//! Anything else between such braces is an error.

use std::collections::BTreeMap;

use crate::source::{Content, Finished, PARTS, Source, ending, hash, is_later};

/// The drawing that is inlined into the page; it is not a file of its own.
const SPRITE: &str = "sprite.svg";
/// It refers to all others, so it comes last.
const LAST: &str = "service-worker.js";

/// Fills in all references.
pub(crate) fn resolve(sources: Vec<Source>) -> Result<Vec<Finished>, String> {
    let mut linker = Linker { sources: BTreeMap::new(), finished: BTreeMap::new(), open: Vec::new() };
    for source in sources {
        linker.sources.insert(source.name.clone(), source);
    }
    let (last, others): (Vec<String>, Vec<String>) =
        linker.sources.keys().filter(|name| *name != SPRITE).cloned().partition(|name| name == LAST);
    for name in others.iter().chain(&last) {
        linker.finish(name)?;
    }
    Ok(linker.finished.into_values().collect())
}

struct Linker {
    sources: BTreeMap<String, Source>,
    /// By name.
    finished: BTreeMap<String, Finished>,
    /// The files waiting for the current one, to detect cycles.
    open: Vec<String>,
}

impl Linker {
    /// Finishes a file, after those it refers to, and returns its address.
    fn finish(&mut self, name: &str) -> Result<String, String> {
        if let Some(finished) = self.finished.get(name) {
            return Ok(finished.path.clone());
        }
        if self.open.iter().any(|open| open == name) {
            return Err(format!("{} refer to each other in a circle", self.open.join(", ")));
        }
        let source = self.sources.get(name).cloned().ok_or_else(|| format!("there is no file {name}"))?;
        self.open.push(name.to_owned());
        let bytes = match &source.content {
            Content::Text(text) => self.fill(text).map_err(|error| format!("{name}: {error}"))?.into_bytes(),
            Content::Bytes(bytes) => bytes.clone(),
        };
        self.open.pop();
        let hash = hash(&bytes);
        let path = match source.fixed_path() {
            Some(path) => path.to_owned(),
            None => {
                let ending = ending(name);
                let stem = name.strip_suffix(ending).unwrap_or(name);
                format!("/assets/{stem}{hash}.{ending}")
            }
        };
        let finished = Finished { path: path.clone(), hash, immutable: source.fixed_path().is_none(), bytes };
        self.finished.insert(name.to_owned(), finished);
        Ok(path)
    }

    fn fill(&mut self, text: &str) -> Result<String, String> {
        let mut filled = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("{{") {
            filled.push_str(before);
            // Two braces can also be code. A reference starts with a lower-case letter and ends on the same line.
            let end = after.find("}}").filter(|end| !after[..*end].contains('\n'));
            match end.filter(|_| after.starts_with(|first: char| first.is_ascii_lowercase())) {
                Some(end) => {
                    filled.push_str(&self.replacement(&after[..end])?);
                    rest = &after[end + 2..];
                }
                None => {
                    filled.push_str("{{");
                    rest = after;
                }
            }
        }
        filled.push_str(rest);
        Ok(filled)
    }

    fn replacement(&mut self, reference: &str) -> Result<String, String> {
        if let Some(name) = reference.strip_prefix("asset:") {
            return self.finish(name);
        }
        if let Some(name) = reference.strip_prefix("size:") {
            self.finish(name)?;
            return Ok(self.finished.get(name).map_or(0, |file| file.bytes.len()).to_string());
        }
        if let Some(name) = reference.strip_prefix("drawing:") {
            self.finish(name)?;
            let bytes = self.finished.get(name).map(|file| file.bytes.as_slice()).unwrap_or_default();
            let drawing = String::from_utf8_lossy(bytes).replace('%', "%25").replace('#', "%23").replace('"', "'");
            return Ok(format!("data:image/svg+xml,{}", drawing.trim()));
        }
        match reference {
            "sprite" => match self.sources.get(SPRITE).map(|sprite| &sprite.content) {
                Some(Content::Bytes(sprite)) => Ok(String::from_utf8_lossy(sprite).trim().to_owned()),
                _ => Err(format!("there is no {SPRITE}")),
            },
            "addresses" => self.addresses(),
            "parts" => self.parts(),
            "first" => Ok(self.list(|name| !is_later(name))),
            "later" => Ok(self.list(is_later)),
            "build" => {
                let all: String = self.finished.values().map(|file| format!("{} {}\n", file.path, file.hash)).collect();
                Ok(hash(all.as_bytes()))
            }
            unknown => Err(format!("{{{{{unknown}}}}} is unknown")),
        }
    }

    fn list(&self, wanted: impl Fn(&str) -> bool) -> String {
        // Pictures are for those who install the page; the system fetches them then, and not through the page.
        let kept = self.finished.iter().filter(|(name, _)| ending(name) != "png" && wanted(name));
        let paths: Vec<String> = kept.map(|(_, file)| format!("\"{}\"", file.path)).collect();
        format!("[{}]", paths.join(", "))
    }

    fn parts(&mut self) -> Result<String, String> {
        let names: Vec<String> = self.sources.keys().filter(|name| name.starts_with(PARTS)).cloned().collect();
        let paths: Result<Vec<String>, String> =
            names.iter().map(|name| Ok(format!("\"{}\"", self.finish(name)?))).collect();
        Ok(format!("[{}]", paths?.join(", ")))
    }

    fn addresses(&mut self) -> Result<String, String> {
        let later = self.sources.values().filter(|source| source.is_on_demand());
        let names: Vec<String> = later.map(|source| source.name.clone()).collect();
        let mut lines = Vec::new();
        for name in names {
            lines.push(format!("<meta name=\"asset:{name}\" content=\"{}\">", self.finish(&name)?));
        }
        Ok(lines.join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(files: &[(&str, &str)]) -> Result<BTreeMap<String, String>, String> {
        let sources = files.iter().map(|(name, text)| Source::new(*name, text.as_bytes().to_vec()));
        let finished = resolve(sources.collect::<Result<_, _>>()?)?;
        let text = |file: &Finished| String::from_utf8(file.bytes.clone()).expect("text");
        Ok(finished.iter().map(|file| (file.path.clone(), text(file))).collect())
    }

    #[test]
    fn addresses_name_the_content_and_what_it_refers_to() {
        let first = resolved(&[("boot.js", "import '{{asset:page.js}}'"), ("page.js", "1")]).expect("files");
        let page = format!("/assets/page.{}.js", hash(b"1"));
        let boot = format!("/assets/boot.{}.js", hash(format!("import '{page}'").as_bytes()));
        assert_eq!(first[&boot], format!("import '{page}'"));
        // Other content deep down means another address all the way up.
        let second = resolved(&[("boot.js", "import '{{asset:page.js}}'"), ("page.js", "2")]).expect("files");
        assert!(!second.contains_key(&page) && !second.contains_key(&boot), "{second:?}");
    }

    #[test]
    fn sizes_are_those_of_the_finished_files() {
        let files = resolved(&[("first.js", "{{size:page.js}}"), ("page.js", "'{{asset:b.js}}'"), ("b.js", "")]);
        let page = format!("'/assets/b.{}.js'", hash(b""));
        assert!(files.expect("files").values().any(|text| *text == page.len().to_string()));
    }

    #[test]
    fn folders_stay_and_browsers_find_what_they_look_for() {
        let files =
            resolved(&[("index.html", "a"), ("manifest.webmanifest", "{}"), ("rules/en.md", "r")]).expect("files");
        let rules = format!("/assets/rules/en.{}.md", hash(b"r"));
        assert_eq!(files.keys().collect::<Vec<_>>(), ["/", &rules, "/manifest.webmanifest"]);
    }

    #[test]
    fn the_service_worker_knows_all_but_itself_and_a_name_for_them() {
        let worker = "{{first}} {{later}} {{build}}";
        let files = |text| [("service-worker.js", worker), ("index.html", text), ("icon.png", "p"), ("bots.wasm", "b")];
        let worker = |text| resolved(&files(text)).expect("files")["/service-worker.js"].clone();
        let (one, other) = (worker("a"), worker("b"));
        let lists = format!("[\"/\"] [\"/assets/bots.{}.wasm\"] ", hash(b"b"));
        assert!(one.starts_with(&lists) && one.len() == lists.len() + 16, "{one}");
        assert_ne!(one, other);
    }

    #[test]
    fn the_page_is_told_where_things_are() {
        let files = [("index.html", "{{addresses}}"), ("worker.js", "w"), ("rules/de.md", "r"), ("boot.js", "")];
        let index = &resolved(&files).expect("files")["/"];
        let rules = format!("<meta name=\"asset:rules/de.md\" content=\"/assets/rules/de.{}.md\">", hash(b"r"));
        assert!(index.contains(&rules) && index.contains("asset:worker.js") && !index.contains("boot"), "{index}");
    }

    #[test]
    fn parts_know_all_their_files() {
        let files = [("first.js", "{{parts}}"), ("parts/rules.wasm", "r"), ("parts/learn-rules.wasm", "l")];
        let files = resolved(&files).expect("files");
        let (rules, shared) = (hash(b"r"), hash(b"l"));
        let shared = format!("\"/assets/parts/learn-rules.{shared}.wasm\"");
        let told = format!("[{shared}, \"/assets/parts/rules.{rules}.wasm\"]");
        assert!(files.values().any(|text| *text == told), "{files:?}");
    }

    #[test]
    fn the_drawing_is_written_into_the_page_and_not_sent_again() {
        let files = resolved(&[("index.html", "<p>{{sprite}}"), ("sprite.svg", "<svg/>\n")]).expect("files");
        assert_eq!(files.into_iter().collect::<Vec<_>>(), [("/".to_owned(), "<p><svg/>".to_owned())]);
    }

    #[test]
    fn wrong_references_are_errors() {
        let error = |text| resolved(&[("boot.js", text)]).expect_err(text);
        assert_eq!(error("{{asset:nothing.js}}"), "boot.js: there is no file nothing.js");
        assert_eq!(error("{{asst:boot.js}}"), "boot.js: {{asst:boot.js}} is unknown");
        assert_eq!(error("{{sprite}}"), "boot.js: there is no sprite.svg");
        assert_eq!(error("{{asset:boot.js}}"), "boot.js: boot.js refer to each other in a circle");
    }

    #[test]
    fn braces_of_code_stay() {
        let code = "if(a){{\nb()}} x={{}}; {{ c }}";
        assert!(resolved(&[("boot.js", code)]).expect("files").values().any(|text| text == code));
    }
}
