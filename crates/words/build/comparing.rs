//! Matches the messages of all languages with the English ones.

use super::text::{self, Entry, Kind};
use super::{Message, Source, Tongue};

/// The messages that all files have with the same arguments. Everything else is a fault.
pub(crate) fn compare<'a>(
    tongues: &[Tongue],
    sources: &[&Source],
    files: &'a [Vec<Entry>],
    faults: &mut Vec<String>,
) -> Vec<Message<'a>> {
    let find = |entries: &'a [Entry], key: &str| entries.iter().find(|entry| entry.key == key);
    let Some((english, others)) = files.split_first() else { return Vec::new() };
    for (entries, source) in others.iter().zip(&sources[1..]) {
        for entry in entries.iter().filter(|entry| find(english, &entry.key).is_none()) {
            faults.push(format!("{}: {}: is missing in English", source.file, entry.key));
        }
    }
    let mut messages = Vec::new();
    for entry in english {
        let arguments = match unite(Vec::new(), entry, entry) {
            Ok(arguments) => arguments,
            Err(fault) => {
                faults.push(format!("{}: {}: {fault}", sources[0].file, entry.key));
                continue;
            }
        };
        let mut message =
            Message { key: &entry.key, comment: entry.comment.as_deref(), entries: vec![entry], arguments };
        for ((entries, source), tongue) in others.iter().zip(&sources[1..]).zip(&tongues[1..]) {
            let Some(other) = find(entries, &entry.key) else {
                faults.push(format!("{}: {}: is missing in {}", sources[0].file, entry.key, tongue.name));
                continue;
            };
            match unite(message.arguments.clone(), entry, other) {
                Ok(arguments) => message.arguments = arguments,
                Err(fault) => faults.push(format!("{}: {}: {fault}", source.file, entry.key)),
            }
            message.entries.push(other);
        }
        // Where one is missing, there is a fault, and nothing is written.
        if message.entries.len() == files.len() {
            messages.push(message);
        }
    }
    messages
}

/// The arguments of a message, so far and with another language. All languages name the same ones, but one may need a plural
/// where another does not.
fn unite<'a>(
    mut arguments: Vec<(&'a str, Kind)>,
    english: &'a Entry,
    other: &'a Entry,
) -> Result<Vec<(&'a str, Kind)>, String> {
    let theirs = text::arguments(&other.pieces);
    let ours = text::arguments(&english.pieces);
    if let Some((name, _)) = theirs.iter().find(|(name, _)| !ours.iter().any(|(ours, _)| ours == name)) {
        return Err(format!("has the argument ${name}, which English does not have"));
    }
    if let Some((name, _)) = ours.iter().find(|(name, _)| !theirs.iter().any(|(theirs, _)| theirs == name)) {
        return Err(format!("lacks the argument ${name}, which English has"));
    }
    for (name, kind) in ours.into_iter().chain(theirs) {
        match arguments.iter_mut().find(|(known, _)| *known == name) {
            None => arguments.push((name, kind)),
            Some((_, known)) if *known == Kind::Shown => *known = kind,
            Some((_, known)) if *known != kind && kind != Kind::Shown => {
                return Err(format!("${name} is a number for some variants and a word for others"));
            }
            Some(_) => {}
        }
    }
    let (ours, theirs) = (text::words(&english.pieces), text::words(&other.pieces));
    for (name, keys) in &ours {
        if theirs.get(name).is_some_and(|theirs| theirs != keys) {
            return Err(format!("${name} has other variants than in English"));
        }
    }
    Ok(arguments)
}
