//! The languages of the page: each is a folder of texts.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use rabenburg_web::rules::printed::printed;
use rabenburg_words::Language;

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

    pub(crate) fn codes(&self) -> Vec<&str> {
        self.0.iter().map(|(code, _)| code.as_str()).collect()
    }

    pub(crate) fn texts(&self, language: &str, file: &str) -> Result<String, String> {
        let (_, folder) =
            self.0.iter().find(|(code, _)| code == language).ok_or_else(|| format!("there is no {language}"))?;
        let path = folder.join(file).with_extension("ftl");
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The rules in every language: `rules/en.md` is `en/rules.md`, `rules/en-quick.md` is `en/quick.md`, and
    /// `rules/en.html` is both of them, to be read before the page is there.
    pub(crate) fn books(&self) -> Result<Vec<Source>, String> {
        let mut books = Vec::new();
        for (code, folder) in &self.0 {
            let [book, quick] = BOOKS.map(|book| {
                let path = folder.join(book).with_extension("md");
                fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
            });
            let (book, quick) = (book?, quick?);
            let language = Language::from_code(code).ok_or_else(|| format!("{code} is no language"))?;
            let read = printed(language, &book, &quick).map_err(|error| format!("{code}: {error}"))?;
            books.push(Source::new(format!("rules/{code}.html"), read.into_bytes())?);
            books.push(Source::new(format!("rules/{code}.md"), book.into_bytes())?);
            books.push(Source::new(format!("rules/{code}-quick.md"), quick.into_bytes())?);
        }
        Ok(books)
    }

    /// The style that hides what the document says in other languages than its own.
    pub(crate) fn style(&self) -> String {
        let hidden = |code: &&str| format!("html[lang={code}] .loading :is(span,.start)[lang]:not([lang={code}])");
        let hidden: Vec<String> = self.codes().iter().map(hidden).collect();
        format!("{}{{display:none}}", hidden.join(","))
    }
}

/// The folder of languages that the build was given.
pub(crate) fn more() -> Option<PathBuf> {
    env::var_os(MORE).map(PathBuf::from)
}
