//! The parts of the book as elements.

use leptos::prelude::*;
use rabenburg_engine::Printing;
use rabenburg_words::Language;

use super::number::Number;
use super::overview::printing_name;
use super::search::BookPlace;
use super::search::Marked;
use super::text::{Block, Inline, RichText};
use crate::route::Route;

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

/// The address of a place.
pub(crate) fn href(place: &BookPlace) -> String {
    Route::Rules(Some(target(place))).href()
}

/// The address of a rule.
pub(crate) fn rule_href(number: Number) -> String {
    href(&BookPlace::Rule(number))
}

/// Blocks one after the other.
pub(crate) fn blocks(language: Language, blocks: &[Block]) -> impl IntoView + use<> {
    blocks.iter().map(|part| block(language, part)).collect_view()
}

fn block(language: Language, block: &Block) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{line(language, text)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.iter().map(|item| view! { <li>{line(language, item)}</li> }).collect_view();
            view! { <ul>{items}</ul> }.into_any()
        }
        Block::Table { head, rows } => table(language, head, rows).into_any(),
        Block::Printing { printings, text } => {
            let names = printings.iter().map(|&name| printing(language, name)).collect_view();
            let class = format!("printing {}", classes(printings));
            view! { <p class=class><span class="printing-names">{names}</span>{line(language, text)}</p> }.into_any()
        }
        Block::Figure(figure) => view! { <super::sketch::Sketch figure=(**figure).clone()/> }.into_any(),
    }
}

/// A table. A column that belongs to a printing is marked, so that it can stand out.
fn table(language: Language, head: &[RichText], rows: &[Vec<RichText>]) -> impl IntoView + use<> {
    let columns: Vec<String> = head
        .iter()
        .map(|cell| match cell.as_slice() {
            [Inline::Printing(printing)] => classes(&[*printing]),
            _ => String::new(),
        })
        .collect();
    let wide = if head.len() > 4 { "prose-table wide" } else { "prose-table" };
    let titles = head.iter().zip(&columns);
    let titles = titles
        .map(|(cell, class)| view! { <th scope="col" class=class.clone()>{line(language, cell)}</th> })
        .collect_view();
    let rows = rows.iter().map(|row| {
        let cells = row.iter().zip(&columns);
        let cells =
            cells.map(|(cell, class)| view! { <td class=class.clone()>{line(language, cell)}</td> }).collect_view();
        view! { <tr>{cells}</tr> }
    });
    // A table wider than the page scrolls sideways, by keyboard too.
    view! {
        <div class=wide tabindex="0" role="group">
            <table><thead><tr>{titles}</tr></thead><tbody>{rows.collect_view()}</tbody></table>
        </div>
    }
}

/// Running text.
pub(crate) fn line(language: Language, line: &RichText) -> impl IntoView + use<> {
    line.iter()
        .map(|piece| match piece {
            Inline::Text(text) => text.clone().into_any(),
            Inline::Strong(text) => view! { <strong>{text.clone()}</strong> }.into_any(),
            Inline::Emphasis(text) => view! { <em>{text.clone()}</em> }.into_any(),
            Inline::Printing(name) => printing(language, *name).into_any(),
            Inline::Rule(number) => {
                view! { <a class="to-rule" href=rule_href(*number)>{number.to_string()}</a> }.into_any()
            }
        })
        .collect_view()
}

fn printing(language: Language, printing: Printing) -> impl IntoView + use<> {
    view! { <span class="printing-name">{printing_name(language, printing)}</span> }
}

fn classes(printings: &[Printing]) -> String {
    let names: Vec<String> = printings.iter().map(|printing| format!("of-{printing}")).collect();
    names.join(" ")
}

/// A text with search matches.
pub(crate) fn marked(text: &Marked) -> impl IntoView + use<> {
    text.pieces()
        .into_iter()
        .map(|(piece, found)| match found {
            true => view! { <mark>{piece.to_owned()}</mark> }.into_any(),
            false => piece.to_owned().into_any(),
        })
        .collect_view()
}
