//! The languages of the page: each is a folder of texts.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::source::Source;

/// Set this variable to a folder with more languages.
pub(crate) const MORE: &str = "RABENBURG_LOCALES";

/// The texts that each language has besides the short ones: the rules, complete and in brief.
const BOOKS: [&str; 2] = ["rules", "quick"];

/// The folders of the languages, English first.
pub(crate) struct Locales(Vec<(String, PathBuf)>);

impl Locales {
    /// Those of the workspace, and those that the build was given.
    pub(crate) fn find(workspace: &Path) -> Result<Locales, String> {
        let mut found = Vec::new();
        for folder in [Some(workspace.join("crates/words/locales")), more()].into_iter().flatten() {
            let told = |error| format!("{}: {error}", folder.display());
            for entry in fs::read_dir(&folder).map_err(told)? {
                let path = entry.map_err(told)?.path();
                if let Some(code) = path.file_name().filter(|_| path.is_dir()) {
                    found.push((code.to_string_lossy().into_owned(), path));
                }
            }
        }
        found.sort_by_key(|(code, _)| (code != "en", code.clone()));
        Ok(Locales(found))
    }

    /// Their codes.
    pub(crate) fn codes(&self) -> Vec<&str> {
        self.0.iter().map(|(code, _)| code.as_str()).collect()
    }

    /// A file of short texts.
    pub(crate) fn texts(&self, language: &str, file: &str) -> Result<String, String> {
        let (_, folder) =
            self.0.iter().find(|(code, _)| code == language).ok_or_else(|| format!("there is no {language}"))?;
        let path = folder.join(file).with_extension("ftl");
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The rules in every language: `rules/en.md` is `en/rules.md`, and `rules/en-quick.md` is `en/quick.md`.
    pub(crate) fn books(&self) -> Result<Vec<Source>, String> {
        let mut books = Vec::new();
        for (code, folder) in &self.0 {
            for book in BOOKS {
                let path = folder.join(book).with_extension("md");
                let text = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                let name = if book == "rules" { format!("rules/{code}.md") } else { format!("rules/{code}-{book}.md") };
                books.push(Source::new(name, text)?);
            }
        }
        Ok(books)
    }

    /// The style that shows what the document says in its own language, and hides all others.
    pub(crate) fn style(&self) -> String {
        let shown: Vec<String> =
            self.codes().iter().map(|code| format!("html[lang={code}] .loading [lang={code}]")).collect();
        format!("{}{{display:inline}}", shown.join(","))
    }
}

/// The folder of languages that the build was given.
pub(crate) fn more() -> Option<PathBuf> {
    env::var_os(MORE).map(PathBuf::from)
}
