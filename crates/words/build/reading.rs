//! Parses the part of the Fluent format that we use.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry as Node, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::plurals::Plurals;
use super::text::{Entry, Key, Kind, Piece};
use super::{Source, names};

/// The plural forms there are, besides `other`; each language has some of them.
const FORMS: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// The messages of a file. Whatever is wrong is added to the faults.
pub(crate) fn read(source: &Source, plurals: &Plurals, faults: &mut Vec<String>) -> Vec<Entry> {
    let resource = parser::parse(source.text.as_str()).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = source.text[..error.pos.start.min(source.text.len())].matches('\n').count() + 1;
            faults.push(format!("{}:{line}: {}", source.file, error.kind));
        }
        resource
    });
    let mut patterns = BTreeMap::new();
    for node in &resource.body {
        let (name, pattern, attributes) = match node {
            Node::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            Node::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        if !attributes.is_empty() {
            faults.push(format!("{}: {name}: attributes are not supported", source.file));
        }
        match pattern {
            Some(pattern) if patterns.insert(name.clone(), pattern).is_some() => {
                faults.push(format!("{}: {name}: is defined twice", source.file));
            }
            Some(_) => {}
            None => faults.push(format!("{}: {name}: has no text", source.file)),
        }
    }
    let mut entries: Vec<Entry> = Vec::new();
    for node in &resource.body {
        let Node::Message(message) = node else { continue };
        let (key, Some(pattern)) = (message.id.name, &message.value) else { continue };
        if !names::is_usable(key) {
            faults.push(format!("{}: {key}: this cannot be the name of a function", source.file));
        } else if entries.iter().any(|entry| entry.key != key && names::rust(&entry.key) == names::rust(key)) {
            faults.push(format!("{}: {key}: the name of its function is taken", source.file));
        }
        let mut reader = Reader { patterns: &patterns, plurals, within: vec![key.to_owned()] };
        match reader.pattern(pattern) {
            Ok(pieces) => entries.push(Entry {
                key: key.to_owned(),
                comment: message.comment.as_ref().map(|comment| comment.content.join("\n")),
                pieces,
            }),
            Err(fault) => faults.push(format!("{}: {key}: {fault}", source.file)),
        }
    }
    entries
}

struct Reader<'a> {
    /// All messages and terms of the file; terms start with a hyphen.
    patterns: &'a BTreeMap<String, &'a Pattern<&'a str>>,
    plurals: &'a Plurals,
    /// The message being read and those it refers to, so that none refers to itself.
    within: Vec<String>,
}

impl Reader<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<Vec<Piece>, String> {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            let more = match element {
                PatternElement::TextElement { value } => vec![Piece::Text((*value).to_owned())],
                PatternElement::Placeable { expression } => self.expression(expression)?,
            };
            for piece in more {
                match (pieces.last_mut(), piece) {
                    (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
                    (_, piece) => pieces.push(piece),
                }
            }
        }
        Ok(pieces)
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Result<Vec<Piece>, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                Ok(vec![self.select(id.name, variants)?])
            }
            Expression::Select { .. } => Err("variants can depend on an argument only".into()),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Result<Vec<Piece>, String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(vec![Piece::Text(unescape_unicode_to_string(value).into_owned())])
            }
            InlineExpression::NumberLiteral { value } => Ok(vec![Piece::Text((*value).to_owned())]),
            InlineExpression::VariableReference { id } if names::is_usable(id.name) => {
                Ok(vec![Piece::Argument(id.name.to_owned())])
            }
            InlineExpression::VariableReference { id } => {
                Err(format!("${} cannot be the name of an argument", id.name))
            }
            InlineExpression::MessageReference { id, attribute: None } => self.reference(id.name.to_owned()),
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                self.reference(format!("-{}", id.name))
            }
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                Err("attributes and arguments of what is referred to are not supported".into())
            }
            InlineExpression::FunctionReference { id, .. } => Err(format!("the function {} is not supported", id.name)),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    /// Inlines what is referred to.
    fn reference(&mut self, name: String) -> Result<Vec<Piece>, String> {
        if self.within.contains(&name) {
            return Err(format!("{name} refers to itself"));
        }
        let pattern =
            *self.patterns.get(&name).ok_or_else(|| format!("refers to {name}, which this file does not have"))?;
        self.within.push(name);
        let pieces = self.pattern(pattern);
        self.within.pop();
        pieces
    }

    fn select(&mut self, argument: &str, variants: &[Variant<&str>]) -> Result<Piece, String> {
        if !names::is_usable(argument) {
            return Err(format!("${argument} cannot be the name of an argument"));
        }
        let names: Vec<&str> = variants
            .iter()
            .map(|variant| match variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            })
            .collect();
        let is_number = |name: &&str| name.starts_with(|first: char| first.is_ascii_digit() || first == '-');
        let is_form = |name: &&str| FORMS.contains(name);
        let kind = if names.iter().any(|name| is_form(name) || is_number(name)) { Kind::Number } else { Kind::Word };
        let mut others = Vec::new();
        let mut default = None;
        for (name, variant) in names.into_iter().zip(variants) {
            let key = match (kind, name) {
                (Kind::Number, "other") if !variant.default => {
                    return Err(format!("[other] of ${argument} has to be the default"));
                }
                (Kind::Number, "other") => Key::Word(name.to_owned()),
                (Kind::Number, name) if variant.default => {
                    return Err(format!("the default of ${argument} has to be [other], not [{name}]"));
                }
                (Kind::Number, form) if self.plurals.has(form) => Key::Form(form.to_owned()),
                (Kind::Number, name) => Key::Number(name.parse().map_err(|_| unknown(argument, name))?),
                (_, name) => Key::Word(name.to_owned()),
            };
            let pieces = self.pattern(&variant.value)?;
            if variant.default {
                default = Some((key, pieces));
            } else if others.iter().any(|(other, _)| *other == key) {
                return Err(format!("[{name}] of ${argument} is defined twice"));
            } else {
                others.push((key, pieces));
            }
        }
        let default = default.ok_or_else(|| format!("the variants of ${argument} have no default"))?;
        Ok(Piece::Select { argument: argument.to_owned(), kind, variants: others, default })
    }
}

fn unknown(argument: &str, variant: &str) -> String {
    format!("[{variant}] is not a variant ${argument} can have")
}
