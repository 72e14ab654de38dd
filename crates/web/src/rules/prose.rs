//! The parts of the book as markup: what is read in the document before the page is there, and in the page, is the same
//! text.

use std::fmt::Display;

use rabenburg_engine::Printing;
use rabenburg_words::{Language, rules as words};

use super::gallery;
use super::number::Number;
use super::overview::printing_name;
use super::search::BookPlace;
use super::sketched::sketched;
use super::text::{Block, Book, Chapter, Inline, RichText, Rule};
use crate::html::Plain;
use crate::route::Route;

/// The name of the short explanation in addresses.
pub(crate) const QUICK: &str = "quick";

/// The end of the address of a place in the rules.
pub(crate) fn target(place: &BookPlace) -> String {
    match place {
        BookPlace::Rule(number) => number.to_string(),
        BookPlace::Chapter(id) => id.clone(),
        BookPlace::Term(chapter, index) => format!("{chapter}-{index}"),
    }
}

/// The id of the element for a place.
pub(crate) fn anchor(target: &str) -> String {
    format!("rules-{target}")
}

pub(crate) fn href(place: &BookPlace) -> String {
    Route::Rules(Some(target(place))).href()
}

pub(crate) fn rule_href(number: Number) -> String {
    href(&BookPlace::Rule(number))
}

/// What comes before the first chapter: the title, the rules in brief, and the preface.
pub(crate) fn opening(language: Language, book: &Book, quick: &Book) -> String {
    format!(
        "<h1>{}</h1><section class=\"quick panel\" id=\"{}\"><h2 tabindex=\"-1\">{}</h2>\
         <div class=\"quick-text\">{}</div></section><div class=\"preface\">{}</div>",
        Plain(&book.title),
        anchor(QUICK),
        Plain(words::in_one_minute(language)),
        blocks(language, &quick.preface),
        blocks(language, &book.preface)
    )
}

pub(crate) fn chapter(language: Language, chapter: &Chapter) -> String {
    let gallery = match chapter.id.as_str() {
        "cards" => gallery::all_cards(language),
        "each-spell" => gallery::all_spells(language),
        _ => String::new(),
    };
    let rules: String = chapter.rules.iter().map(|part| rule(language, part)).collect();
    format!(
        "<section class=\"chapter\" id=\"{}\"><h2 tabindex=\"-1\">{}</h2>{}{gallery}{rules}{}</section>",
        anchor(&chapter.id),
        Plain(&chapter.title),
        blocks(language, &chapter.blocks),
        terms(language, chapter)
    )
}

fn terms(language: Language, chapter: &Chapter) -> String {
    let term = |(index, term): (usize, &super::text::Term)| {
        let id = anchor(&target(&BookPlace::Term(chapter.id.clone(), index)));
        let (word, meaning) = (Plain(&term.word), line(language, &term.meaning));
        format!("<div class=\"term\" id=\"{id}\"><dt tabindex=\"-1\">{word}</dt><dd>{meaning}</dd></div>")
    };
    let terms: String = chapter.terms.iter().enumerate().map(term).collect();
    if terms.is_empty() { terms } else { format!("<dl class=\"terms\">{terms}</dl>") }
}

fn rule(language: Language, rule: &Rule) -> String {
    let number = rule.number;
    format!(
        "<article class=\"rule\" id=\"{}\"><h3 tabindex=\"-1\"><a class=\"number\" href=\"{}\" aria-label=\"{}\">{number}</a>{}</h3>{}</article>",
        anchor(&target(&BookPlace::Rule(number))),
        rule_href(number),
        Plain(words::rule_link(language, number)),
        Plain(&rule.title),
        blocks(language, &rule.blocks)
    )
}

pub(crate) fn blocks<'a>(language: Language, blocks: impl IntoIterator<Item = &'a Block>) -> String {
    blocks.into_iter().map(|part| block(language, part)).collect()
}

fn block(language: Language, block: &Block) -> String {
    match block {
        Block::Paragraph(text) => format!("<p>{}</p>", line(language, text)),
        Block::List(items) => {
            let items: String = items.iter().map(|item| format!("<li>{}</li>", line(language, item))).collect();
            format!("<ul>{items}</ul>")
        }
        Block::Table { head, rows } => table(language, head, rows),
        Block::Printing { printings, text } => {
            let names: String = printings.iter().map(|&name| printing(language, name)).collect();
            let (classes, text) = (classes(printings), line(language, text));
            format!("<p class=\"printing {classes}\"><span class=\"printing-names\">{names}</span>{text}</p>")
        }
        Block::Figure(figure) => sketched(language, figure),
    }
}

/// A table. A column that belongs to a printing is marked, so that it can stand out.
fn table(language: Language, head: &[RichText], rows: &[Vec<RichText>]) -> String {
    let columns: Vec<String> = head
        .iter()
        .map(|cell| match cell.as_slice() {
            [Inline::Printing(printing)] => classes(&[*printing]),
            _ => String::new(),
        })
        .collect();
    let wide = if head.len() > 4 { "prose-table wide" } else { "prose-table" };
    let cells = |element: &str, row: &[RichText]| -> String {
        let cell = |(cell, class): (&RichText, &String)| {
            let name = element.split(' ').next().unwrap_or(element);
            format!("<{element} class=\"{class}\">{}</{name}>", line(language, cell))
        };
        row.iter().zip(&columns).map(cell).collect()
    };
    let titles = cells("th scope=\"col\"", head);
    let rows: String = rows.iter().map(|row| format!("<tr>{}</tr>", cells("td", row))).collect();
    // A table wider than the page scrolls sideways, by keyboard too.
    format!(
        "<div class=\"{wide}\" tabindex=\"0\" role=\"group\"><table><thead><tr>{titles}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
}

fn line(language: Language, line: &RichText) -> String {
    let within = |element: &str, text: &dyn Display| format!("<{element}>{}</{element}>", Plain(text));
    line.iter()
        .map(|piece| match piece {
            Inline::Text(text) => Plain(text).to_string(),
            Inline::Strong(text) => within("strong", text),
            Inline::Emphasis(text) => within("em", text),
            Inline::Printing(name) => printing(language, *name),
            Inline::Rule(number) => format!("<a class=\"to-rule\" href=\"{}\">{number}</a>", rule_href(*number)),
        })
        .collect()
}

fn printing(language: Language, printing: Printing) -> String {
    format!("<span class=\"printing-name\">{}</span>", Plain(printing_name(language, printing)))
}

fn classes(printings: &[Printing]) -> String {
    let names: Vec<String> = printings.iter().map(|printing| format!("of-{printing}")).collect();
    names.join(" ")
}
