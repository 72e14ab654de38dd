//! Writes the functions.

use std::fmt::Write;

use super::plurals::Plurals;
use super::text::{self, Key, Kind, Piece};
use super::{Message, Tongue, names};

pub(crate) fn languages(code: &mut String, tongues: &[Tongue]) {
    let (mut variants, mut all, mut codes) = (String::new(), String::new(), String::new());
    for Tongue { name, code, .. } in tongues {
        writeln!(variants, "    /// {name}.\n    {name},").expect("a string takes everything");
        write!(all, "Language::{name}, ").expect("a string takes everything");
        writeln!(codes, "            Language::{name} => {code:?},").expect("a string takes everything");
    }
    let count = tongues.len();
    writeln!(
        code,
        "/// A language people read.\n#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]\n\
         pub enum Language {{\n{variants}}}\n\nimpl Language {{\n    /// Every language, English first.\n    \
         pub const ALL: [Language; {count}] = [{all}];\n\n    \
         /// Its code in addresses, files and messages: \"en\".\n    pub const fn code(self) -> &'static str {{\n        \
         match self {{\n{codes}        }}\n    }}\n}}"
    )
    .expect("a string takes everything");
}

pub(crate) fn module(code: &mut String, name: &str, tongues: &[Tongue], plurals: &[Plurals], messages: &[Message<'_>]) {
    writeln!(code, "\n/// The texts of `{name}.ftl`.").expect("a string takes everything");
    // Generated code is never read, so its style does not matter.
    let lints = "clippy::all, clippy::needless_pass_by_value";
    writeln!(code, "#[allow({lints})]\npub mod {} {{", names::rust(name)).expect("a string takes everything");
    writeln!(code, "    use super::Language;").expect("a string takes everything");
    for message in messages {
        function(code, tongues, plurals, message);
    }
    code.push_str("}\n");
}

fn function(code: &mut String, tongues: &[Tongue], plurals: &[Plurals], message: &Message<'_>) {
    let sample = message.entries.first().map(|english| sample(&english.pieces)).unwrap_or_default();
    let comment = message.comment.unwrap_or_default();
    for line in comment.lines().chain(comment.lines().next().map(|_| "")).chain(sample.lines()) {
        writeln!(code, "    #[doc = {:?}]", format!(" {}", escaped(line))).expect("a string takes everything");
    }
    let name = names::rust(message.key);
    let languages = tongues.iter().map(|tongue| &tongue.name).zip(&message.entries);
    if message.arguments.is_empty() {
        writeln!(code, "    pub const fn {name}(language: Language) -> &'static str {{\n        match language {{")
            .expect("a string takes everything");
        for (language, entry) in languages {
            writeln!(code, "            Language::{language} => {:?},", text::plain(&entry.pieces))
                .expect("a string takes everything");
        }
        code.push_str("        }\n    }\n");
        return;
    }
    write!(code, "    pub fn {name}(language: Language").expect("a string takes everything");
    for (argument, kind) in &message.arguments {
        let kind = match kind {
            Kind::Shown => "impl core::fmt::Display",
            Kind::Number => "u32",
            Kind::Word => "&str",
        };
        write!(code, ", {}: {kind}", names::rust(argument)).expect("a string takes everything");
    }
    code.push_str(") -> String {\n        let mut text = String::new();\n        match language {\n");
    for ((language, entry), plurals) in languages.zip(plurals) {
        writeln!(code, "            Language::{language} => {{").expect("a string takes everything");
        body(code, &entry.pieces, plurals, 4);
        code.push_str("            }\n");
    }
    code.push_str("        }\n        text\n    }\n");
}

/// The statements that put the pieces of a text together.
fn body(code: &mut String, pieces: &[Piece], plurals: &Plurals, depth: usize) {
    let indent = "    ".repeat(depth);
    for piece in pieces {
        match piece {
            Piece::Text(text) => writeln!(code, "{indent}text.push_str({text:?});"),
            Piece::Argument(name) => writeln!(code, "{indent}crate::show::show(&mut text, &{});", names::rust(name)),
            Piece::Select { argument, variants, default, .. } => {
                writeln!(code, "{indent}match {} {{", names::rust(argument)).expect("a string takes everything");
                // Exact numbers are checked before the forms.
                let mut variants: Vec<_> = variants.iter().collect();
                variants.sort_by(|(a, _), (b, _)| a.cmp(b));
                for (key, pieces) in variants {
                    match key {
                        Key::Number(number) => writeln!(code, "{indent}    {number} => {{"),
                        Key::Form(form) => writeln!(code, "{indent}    {} => {{", plurals.arm(form)),
                        Key::Word(word) => writeln!(code, "{indent}    {word:?} => {{"),
                    }
                    .expect("a string takes everything");
                    body(code, pieces, plurals, depth + 2);
                    writeln!(code, "{indent}    }}").expect("a string takes everything");
                }
                writeln!(code, "{indent}    _ => {{").expect("a string takes everything");
                body(code, &default.1, plurals, depth + 2);
                writeln!(code, "{indent}    }}\n{indent}}}")
            }
        }
        .expect("a string takes everything");
    }
}

/// The text as its documentation shows it: arguments by name, variants by their default.
fn sample(pieces: &[Piece]) -> String {
    let mut text = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(letters) => text.push_str(letters),
            Piece::Argument(name) => text.extend(["$", name]),
            Piece::Select { default, .. } => text.push_str(&sample(&default.1)),
        }
    }
    text
}

/// The line without characters that rustdoc would read as links or HTML.
fn escaped(line: &str) -> String {
    line.chars().flat_map(|c| if "\\`*_[]<>".contains(c) { vec!['\\', c] } else { vec![c] }).collect()
}
