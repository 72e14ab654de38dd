//! Turns texts in the Fluent format into Rust: a module for each file, a function for each message.
//!
//! Nothing is looked up at run time: a text that is missing, or that takes other arguments in one language than in the
//! other, is a build error.

use std::collections::{BTreeMap, BTreeSet};

mod comparing;
mod names;
mod reading;
mod text;
mod writing;

use text::{Entry, Kind};

/// A file of texts.
pub(crate) struct Source {
    /// The name of the file, as a person would look for it.
    pub(crate) file: String,
    /// The name of the file without its extension.
    pub(crate) module: String,
    /// What is in it.
    pub(crate) text: String,
}

/// The Rust code for the same files in both languages, or what is wrong with them.
pub(crate) fn generate(english: &[Source], german: &[Source]) -> Result<String, Vec<String>> {
    let mut faults = Vec::new();
    let pairs = pair(english, german, &mut faults);
    let mut code = String::new();
    for (module, (english, german)) in pairs {
        if !names::is_usable(module) {
            faults.push(format!("{}: this cannot be the name of a module", english.file));
            continue;
        }
        let before = faults.len();
        let english_entries = reading::read(english, &mut faults);
        let german_entries = reading::read(german, &mut faults);
        // A text that could not be read is not reported as missing too.
        if faults.len() > before {
            continue;
        }
        let messages = comparing::compare((english, &english_entries), (german, &german_entries), &mut faults);
        writing::module(&mut code, module, &messages);
    }
    if faults.is_empty() { Ok(code) } else { Err(faults) }
}

/// The files by module, each in both languages.
fn pair<'a>(
    english: &'a [Source],
    german: &'a [Source],
    faults: &mut Vec<String>,
) -> BTreeMap<&'a str, (&'a Source, &'a Source)> {
    let find = |sources: &'a [Source], module: &str| sources.iter().find(|source| source.module == module);
    let modules: BTreeSet<&str> = english.iter().chain(german).map(|source| source.module.as_str()).collect();
    let mut pairs = BTreeMap::new();
    for module in modules {
        match (find(english, module), find(german, module)) {
            (Some(english), Some(german)) => drop(pairs.insert(module, (english, german))),
            (Some(english), None) => faults.push(format!("{}: there is no such file in German", english.file)),
            (None, Some(german)) => faults.push(format!("{}: there is no such file in English", german.file)),
            (None, None) => unreachable!("a module comes from one of them"),
        }
    }
    pairs
}

/// A message in both languages, ready to be written as a function.
struct Message<'a> {
    key: &'a str,
    /// The note to translators.
    comment: Option<&'a str>,
    english: &'a Entry,
    german: &'a Entry,
    /// The arguments, in the order in which the English text names them.
    arguments: Vec<(&'a str, Kind)>,
}
