//! Writes the functions.

use std::fmt::Write;

use super::text::{Key, Kind, Piece};
use super::{Message, names};

/// Writes a module with a function for each message.
pub(crate) fn module(code: &mut String, name: &str, messages: &[Message<'_>]) {
    writeln!(code, "\n/// The texts of `{name}.ftl`.").expect("a string takes everything");
    // Generated code is never read, so its style does not matter.
    let lints = "clippy::all, clippy::needless_pass_by_value";
    writeln!(code, "#[allow({lints})]\npub mod {} {{", names::rust(name)).expect("a string takes everything");
    writeln!(code, "    use super::Language;").expect("a string takes everything");
    for message in messages {
        function(code, message);
    }
    code.push_str("}\n");
}

fn function(code: &mut String, message: &Message<'_>) {
    let sample = sample(&message.english.pieces);
    let comment = message.comment.unwrap_or_default();
    for line in comment.lines().chain(comment.lines().next().map(|_| "")).chain(sample.lines()) {
        writeln!(code, "    #[doc = {:?}]", format!(" {}", escaped(line))).expect("a string takes everything");
    }
    let name = names::rust(message.key);
    let (english, german) = (&message.english.pieces, &message.german.pieces);
    if message.arguments.is_empty() {
        let (english, german) = (plain(english), plain(german));
        writeln!(
            code,
            "    pub const fn {name}(language: Language) -> &'static str {{\n        match language {{\n            \
             Language::English => {english:?},\n            Language::German => {german:?},\n        }}\n    }}"
        )
        .expect("a string takes everything");
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
    for (language, pieces) in [("English", english), ("German", german)] {
        writeln!(code, "            Language::{language} => {{").expect("a string takes everything");
        body(code, pieces, 4);
        code.push_str("            }\n");
    }
    code.push_str("        }\n        text\n    }\n");
}

/// The statements that put the pieces of a text together.
fn body(code: &mut String, pieces: &[Piece], depth: usize) {
    let indent = "    ".repeat(depth);
    for piece in pieces {
        match piece {
            Piece::Text(text) => writeln!(code, "{indent}text.push_str({text:?});"),
            Piece::Argument(name) => writeln!(code, "{indent}crate::show::show(&mut text, &{});", names::rust(name)),
            Piece::Select { argument, variants, default, .. } => {
                writeln!(code, "{indent}match {} {{", names::rust(argument)).expect("a string takes everything");
                // Exact numbers are checked before the singular.
                let mut variants: Vec<_> = variants.iter().collect();
                variants.sort_by(|(a, _), (b, _)| a.cmp(b));
                let taken = variants.iter().any(|(key, _)| *key == Key::Number(1));
                for (key, pieces) in variants {
                    match key {
                        Key::Number(number) => writeln!(code, "{indent}    {number} => {{"),
                        Key::One if taken => continue,
                        Key::One => writeln!(code, "{indent}    1 => {{"),
                        Key::Word(word) => writeln!(code, "{indent}    {word:?} => {{"),
                    }
                    .expect("a string takes everything");
                    body(code, pieces, depth + 2);
                    writeln!(code, "{indent}    }}").expect("a string takes everything");
                }
                writeln!(code, "{indent}    _ => {{").expect("a string takes everything");
                body(code, &default.1, depth + 2);
                writeln!(code, "{indent}    }}\n{indent}}}")
            }
        }
        .expect("a string takes everything");
    }
}

/// A text without arguments.
fn plain(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| if let Piece::Text(text) = piece { text.as_str() } else { "" }).collect()
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
