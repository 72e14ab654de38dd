//! Turns texts in the Fluent format into Rust: a module for each file, a function for each message, and a list of the
//! languages there are.
//!
//! Nothing is looked up at run time: a text that is missing, or that takes other arguments in one language than in
//! English, is a build error.

use std::collections::BTreeSet;

mod comparing;
mod names;
mod plurals;
mod reading;
mod text;
mod writing;

use plurals::Plurals;
use text::{Entry, Kind};

/// A language: a folder of texts.
pub(crate) struct Tongue {
    /// Its code, such as `de`: the name of the folder.
    pub(crate) code: String,
    /// Its English name, which it also has in Rust.
    pub(crate) name: String,
    pub(crate) sources: Vec<Source>,
}

/// A file of texts.
pub(crate) struct Source {
    /// The name of the file, as a person would look for it.
    pub(crate) file: String,
    /// The name of the file without its extension.
    pub(crate) module: String,
    pub(crate) text: String,
}

/// What a folder of texts is called in English, according to its `about.ftl`.
pub(crate) fn english_name(sources: &[Source]) -> Option<String> {
    let about = sources.iter().find(|source| source.module == "about")?;
    let named = reading::read(about, &Plurals::of("en").ok()?, &mut Vec::new());
    let pieces = named.into_iter().find(|entry| entry.key == "english-name")?.pieces;
    Some(text::plain(&pieces))
}

/// The Rust code for the same files in all languages, or what is wrong with them. The first language is English, which all
/// others are compared with.
pub(crate) fn generate(tongues: &[Tongue]) -> Result<String, Vec<String>> {
    let mut faults = Vec::new();
    let mut plurals = Vec::new();
    for tongue in tongues {
        if !names::is_type(&tongue.name) {
            faults.push(format!("{}: {:?} cannot be the name of a language in code", tongue.code, tongue.name));
        }
        match Plurals::of(&tongue.code) {
            Ok(rules) => plurals.push(rules),
            Err(fault) => faults.push(fault),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut code = String::new();
    writing::languages(&mut code, tongues);
    for (module, sources) in by_module(tongues, &mut faults) {
        if !names::is_usable(module) {
            faults.push(format!("{}: this cannot be the name of a module", sources[0].file));
            continue;
        }
        let before = faults.len();
        let files = sources.iter().zip(&plurals);
        let read: Vec<Vec<Entry>> =
            files.map(|(source, plurals)| reading::read(source, plurals, &mut faults)).collect();
        // A text that could not be read is not reported as missing too.
        if faults.len() > before {
            continue;
        }
        let messages = comparing::compare(tongues, &sources, &read, &mut faults);
        writing::module(&mut code, module, tongues, &plurals, &messages);
    }
    if faults.is_empty() { Ok(code) } else { Err(faults) }
}

/// The files by module, each in all languages.
fn by_module<'a>(tongues: &'a [Tongue], faults: &mut Vec<String>) -> Vec<(&'a str, Vec<&'a Source>)> {
    let modules: BTreeSet<&str> =
        tongues.iter().flat_map(|tongue| &tongue.sources).map(|source| source.module.as_str()).collect();
    let mut complete = Vec::new();
    for module in modules {
        let found = tongues.iter().map(|tongue| tongue.sources.iter().find(|source| source.module == module));
        let found: Vec<Option<&Source>> = found.collect();
        let known = found.iter().flatten().next().map_or(module, |source| source.file.as_str());
        for tongue in tongues.iter().zip(&found).filter(|(_, source)| source.is_none()).map(|(tongue, _)| tongue) {
            faults.push(format!("{known}: there is no such file in {}", tongue.name));
        }
        if let Some(sources) = found.into_iter().collect() {
            complete.push((module, sources));
        }
    }
    complete
}

/// A message in all languages, ready to be written as a function.
struct Message<'a> {
    key: &'a str,
    /// The note to translators.
    comment: Option<&'a str>,
    /// The message in each language, in their order.
    entries: Vec<&'a Entry>,
    /// The arguments, in the order in which the English text names them.
    arguments: Vec<(&'a str, Kind)>,
}
