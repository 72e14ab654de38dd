//! Matches the messages of both languages.

use super::text::{self, Entry, Kind};
use super::{Message, Source};

type File<'a> = (&'a Source, &'a [Entry]);

/// The messages that both files have with the same arguments. Everything else is a fault.
pub(crate) fn compare<'a>(
    (english, english_entries): (&Source, &'a [Entry]),
    (german, german_entries): File<'a>,
    faults: &mut Vec<String>,
) -> Vec<Message<'a>> {
    let find = |entries: &'a [Entry], key: &str| entries.iter().find(|entry| entry.key == key);
    for entry in german_entries.iter().filter(|entry| find(english_entries, &entry.key).is_none()) {
        faults.push(format!("{}: {}: is missing in English", german.file, entry.key));
    }
    let mut messages = Vec::new();
    for entry in english_entries {
        let Some(other) = find(german_entries, &entry.key) else {
            faults.push(format!("{}: {}: is missing in German", english.file, entry.key));
            continue;
        };
        match unite(entry, other) {
            Ok(arguments) => messages.push(Message {
                key: &entry.key,
                comment: entry.comment.as_deref(),
                english: entry,
                german: other,
                arguments,
            }),
            Err(fault) => faults.push(format!("{}: {}: {fault}", german.file, entry.key)),
        }
    }
    messages
}

/// The arguments of a message. Both languages name the same ones, but one may need a plural where the other does not.
fn unite<'a>(english: &'a Entry, german: &'a Entry) -> Result<Vec<(&'a str, Kind)>, String> {
    let theirs = text::arguments(&german.pieces);
    let ours = text::arguments(&english.pieces);
    if let Some((name, _)) = theirs.iter().find(|(name, _)| !ours.iter().any(|(ours, _)| ours == name)) {
        return Err(format!("has the argument ${name}, which English does not have"));
    }
    if let Some((name, _)) = ours.iter().find(|(name, _)| !theirs.iter().any(|(theirs, _)| theirs == name)) {
        return Err(format!("lacks the argument ${name}, which English has"));
    }
    let mut arguments: Vec<(&str, Kind)> = Vec::new();
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
    let (ours, theirs) = (text::words(&english.pieces), text::words(&german.pieces));
    for (name, keys) in &ours {
        if theirs.get(name).is_some_and(|theirs| theirs != keys) {
            return Err(format!("${name} has other variants than in English"));
        }
    }
    Ok(arguments)
}
