//! Running text: what is bold, what names a printing, and which rules it refers to.

use rabenburg_engine::Printing;

use super::{BookProblem, Inline, RichText};
use crate::rules::number::Number;

pub(super) fn line(text: &str) -> Result<RichText, BookProblem> {
    let mut line = RichText::new();
    let mut rest = text;
    while let Some(at) = rest.find(['*', '`']) {
        plain(&rest[..at], &mut line);
        rest = &rest[at..];
        let mark = ["**", "*", "`"].into_iter().find(|mark| rest.starts_with(mark)).unwrap_or("*");
        let (inner, after) = rest[mark.len()..].split_once(mark).ok_or(BookProblem::Unclosed(mark))?;
        line.push(match mark {
            "**" => Inline::Strong(inner.into()),
            "*" => Inline::Emphasis(inner.into()),
            _ => Inline::Printing(printing(inner)?),
        });
        rest = after;
    }
    plain(rest, &mut line);
    Ok(line)
}

pub(super) fn printing(name: &str) -> Result<Printing, BookProblem> {
    Printing::from_name(name).ok_or_else(|| BookProblem::NoSuchPrinting(name.into()))
}

/// Text without markup. Whatever looks like the number of a rule becomes a link.
fn plain(text: &str, line: &mut RichText) {
    let mut rest = text;
    while let Some((before, number, after)) = first_number(rest) {
        push_text(before, line);
        line.push(Inline::Rule(number));
        rest = after;
    }
    push_text(rest, line);
}

fn push_text(text: &str, line: &mut RichText) {
    if !text.is_empty() {
        line.push(Inline::Text(text.into()));
    }
}

/// The first rule number in a text, with what comes before and after it. The full stop of a sentence is not part of it.
fn first_number(text: &str) -> Option<(&str, Number, &str)> {
    let mut start = 0;
    loop {
        start += text[start..].find(|char: char| char.is_ascii_digit())?;
        let length =
            text[start..].find(|char: char| !char.is_ascii_digit() && char != '.').unwrap_or(text.len() - start);
        let run = text[start..start + length].trim_end_matches('.');
        let end = start + run.len();
        if let Ok(number) = run.parse() {
            return Some((&text[..start], number, &text[end..]));
        }
        start = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Inline {
        Inline::Text(text.into())
    }

    fn rule(chapter: u8, rule: u8) -> Inline {
        Inline::Rule(Number { chapter, rule })
    }

    #[test]
    fn numbers_of_rules_are_links_wherever_they_stand() {
        let expected =
            vec![text("("), rule(5, 1), text(" to "), rule(5, 6), text("), alone: "), rule(12, 1), text(".")];
        assert_eq!(line("(5.1 to 5.6), alone: 12.1."), Ok(expected));
    }

    #[test]
    fn other_numbers_are_text() {
        for plain in ["16 spaces, 0 to 15.", "In 2022.", "5, 5, 4", "1.2.3", "3. Then"] {
            assert_eq!(line(plain), Ok(vec![text(plain)]));
        }
    }

    #[test]
    fn marks_are_read() {
        let expected = vec![
            Inline::Strong("Goal.".into()),
            text(" In "),
            Inline::Emphasis("open".into()),
            text(", by "),
            Inline::Printing(Printing::Third),
        ];
        assert_eq!(line("**Goal.** In *open*, by `third`"), Ok(expected));
    }

    #[test]
    fn what_is_not_closed_is_an_error() {
        assert_eq!(line("a **b*"), Err(BookProblem::Unclosed("**")));
        assert_eq!(line("a *b"), Err(BookProblem::Unclosed("*")));
        assert_eq!(line("`third"), Err(BookProblem::Unclosed("`")));
        assert_eq!(line("`fourth`"), Err(BookProblem::NoSuchPrinting("fourth".into())));
    }
}
