//! Writes a language that nobody speaks: `cargo run --package rabenburg-words --example pseudo -- FOLDER`.
//!
//! It is English with accents and doubled vowels, in brackets: "Play now" is "[Pláaý nóow]". Whoever sees the page in it
//! finds every text that is not in the files (it has no brackets), that is cut (its bracket is missing) or that has no room
//! for longer words.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The code of the language; Unicode leaves it to whoever needs one.
const CODE: &str = "qps";

/// Messages that are for the program and not for people.
const KEPT: [&str; 2] = ["english-name", "after-colon"];

fn main() {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("Say where to: cargo run --package rabenburg-words --example pseudo -- FOLDER");
        process::exit(2);
    };
    let folder = PathBuf::from(folder).join(CODE);
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    if let Err(error) = write(&english, &folder) {
        eprintln!("{}: {error}", folder.display());
        process::exit(1);
    }
}

/// Writes the folder. What has not changed is left alone, so that nothing is built again for it.
fn write(english: &Path, folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    for file in fs::read_dir(english)? {
        let path = file?.path();
        let text = fs::read_to_string(&path)?;
        let name = path.file_name().unwrap_or_default();
        let pseudo = match path.extension().and_then(|ending| ending.to_str()) {
            Some("ftl") if name == "about.ftl" => "name = [Pséeúudóo]\nenglish-name = Pseudo\n".to_owned(),
            Some("ftl") => messages(text),
            _ => book(&text),
        };
        let target = folder.join(name);
        if fs::read_to_string(&target).ok().as_ref() != Some(&pseudo) {
            fs::write(target, pseudo)?;
        }
    }
    Ok(())
}

/// A Fluent file. The build says what is wrong with it, if anything is.
fn messages(text: String) -> String {
    let mut resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) if KEPT.contains(&message.id.name.as_str()) => {}
            Entry::Message(message) => {
                if let Some(pattern) = &mut message.value {
                    lengthen(pattern);
                    bracket(pattern);
                }
            }
            // Terms stand within messages, which have brackets already.
            Entry::Term(term) => lengthen(&mut term.value),
            _ => {}
        }
    }
    serializer::serialize(&resource)
}

fn lengthen(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = longer(value),
            PatternElement::Placeable { expression } => lengthen_in(expression),
        }
    }
}

fn lengthen_in(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| lengthen(&mut variant.value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => lengthen_in(expression),
        Expression::Inline(_) => {}
    }
}

fn bracket(pattern: &mut Pattern<String>) {
    let text = |value: &str| PatternElement::TextElement { value: value.to_owned() };
    let takes_lines = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.contains('\n'),
        PatternElement::Placeable { expression } => matches!(expression, Expression::Select { .. }),
    };
    // A line that begins with a bracket would be a variant, so it is quoted there.
    let first = if pattern.elements.iter().any(takes_lines) {
        let quoted = InlineExpression::StringLiteral { value: "[".to_owned() };
        PatternElement::Placeable { expression: Expression::Inline(quoted) }
    } else {
        text("[")
    };
    pattern.elements.insert(0, first);
    pattern.elements.push(text("]"));
}

/// The rules: words only, since brackets and colons mean something there.
fn book(text: &str) -> String {
    let mut within_drawing = false;
    let mut pseudo = String::new();
    for line in text.lines() {
        let fence = line.starts_with("```");
        within_drawing ^= fence;
        // The name of a chapter, a picture or a printing stays; what comes after its colon is text.
        let (name, words) = match line.split_once(": ") {
            _ if fence || within_drawing => (line, ""),
            Some((name, _)) if name.starts_with("## ") || name.starts_with("![") || name.starts_with("> ") => {
                line.split_at(name.len())
            }
            _ => ("", line),
        };
        pseudo.extend([name, &longer(words), "\n"]);
    }
    pseudo
}

/// With accents, and more than a third longer. Our name stays, as in every language.
fn longer(text: &str) -> String {
    text.split("Rabenburg").map(accented).collect::<Vec<_>>().join("Rabenburg")
}

fn accented(text: &str) -> String {
    const PAIRS: [(char, &str); 18] = [
        ('a', "áa"),
        ('e', "ée"),
        ('i', "íi"),
        ('o', "óo"),
        ('u', "úu"),
        ('y', "ý"),
        ('c', "ç"),
        ('n', "ñ"),
        ('s', "š"),
        ('A', "Á"),
        ('E', "É"),
        ('I', "Í"),
        ('O', "Ó"),
        ('U', "Ú"),
        ('Y', "Ý"),
        ('C', "Ç"),
        ('N', "Ñ"),
        ('S', "Š"),
    ];
    let mut long = String::with_capacity(text.len() * 2);
    let mut quoted = false;
    for letter in text.chars() {
        // What is in backticks is a name, such as that of a printing.
        quoted ^= letter == '`';
        match PAIRS.iter().find(|(plain, _)| *plain == letter && !quoted) {
            Some((_, accented)) => long.push_str(accented),
            None => long.push(letter),
        }
    }
    long
}
