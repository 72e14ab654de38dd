//! The rules as the document shows them before the page is there: the whole page of them in one language. Everything but
//! searching works by itself, since it consists of links.

use rabenburg_engine::Printing;
use rabenburg_words::{Language, rules as words};

use super::overview::printing_short_name;
use super::prose::{QUICK, chapter, opening};
use super::text::{Book, BookError};
use crate::html::Plain;
use crate::route::Route;

/// The page of the rules, from the text of the book and the one in brief.
///
/// # Errors
/// If one of the texts cannot be read.
pub fn printed(language: Language, book: &str, quick: &str) -> Result<String, BookError> {
    let (book, quick) = (Book::parse(book)?, Book::parse(quick)?);
    let chapters: String = book.chapters.iter().map(|part| chapter(language, part)).collect();
    Ok(format!(
        "{}<div class=\"rules-body\"><aside class=\"rules-side\">{}</aside><main class=\"rules-text\" lang=\"{}\">{}{chapters}</main></div>",
        bar(language),
        side(language, &book),
        language.code(),
        opening(language, &book, &quick)
    ))
}

fn bar(language: Language) -> String {
    let (home, printing) = (Plain(words::home(language)), Plain(words::printing(language)));
    let hint = Plain(words::printing_hint(language));
    let names = Printing::ALL.map(|printing| printing_short_name(language, printing));
    let choices: String = [words::all_printings(language)]
        .into_iter()
        .chain(names)
        .enumerate()
        .map(|(number, name)| format!("<button aria-pressed=\"{}\">{}</button>", number == 0, Plain(name)))
        .collect();
    format!(
        "<header class=\"rules-bar\"><a class=\"home\" href=\"{}\" aria-label=\"{home}\">\
         <svg class=\"crest\" viewBox=\"-16 -16 32 32\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#crest\"/></svg>\
         <span aria-hidden=\"true\">Rabenburg</span></a>\
         <div class=\"printings\" role=\"group\" aria-label=\"{printing}\" title=\"{hint}\">\
         <span class=\"printings-label\" aria-hidden=\"true\">{printing}</span><div class=\"choices\">{choices}</div></div></header>",
        Route::Start.href()
    )
}

fn side(language: Language, book: &Book) -> String {
    let quick = (QUICK, words::in_one_minute(language));
    let chapters = book.chapters.iter().map(|chapter| (chapter.id.as_str(), chapter.title.as_str()));
    let items: String = [quick]
        .into_iter()
        .chain(chapters)
        .map(|(target, title)| {
            let to = Route::Rules(Some(target.to_owned())).href();
            format!("<li><a href=\"{to}\">{}</a></li>", Plain(title))
        })
        .collect();
    let (search, hint) = (Plain(words::search(language)), Plain(words::search_hint(language)));
    let contents = Plain(words::contents(language));
    format!(
        "<search class=\"finder\"><label for=\"rules-search\" class=\"visually-hidden\">{search}</label>\
         <input id=\"rules-search\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\" placeholder=\"{hint}\">\
         <p class=\"count\" role=\"status\"></p></search>\
         <nav class=\"rules-nav\" aria-label=\"{contents}\"><ul>{items}</ul></nav>\
         <details class=\"rules-menu\"><summary>{contents}</summary><nav aria-label=\"{contents}\"><ul>{items}</ul></nav></details>"
    )
}

#[cfg(test)]
mod tests {
    use rabenburg_words::Language;

    use super::printed;

    #[test]
    fn the_rules_can_be_read_without_the_page() {
        let text =
            "# Rules & more\n\n## aim: The aim\n\n### 1.1 Home\n\n**Bring** them home (1.1).\n\n### raven: a <bird>\n";
        let page = printed(Language::English, text, "# Quick\n\nPlay.\n").expect("two books");
        for part in [
            "<h1>Rules &amp; more</h1>",
            "<section class=\"chapter\" id=\"rules-aim\">",
            "<article class=\"rule\" id=\"rules-1.1\">",
            "<strong>Bring</strong> them home (<a class=\"to-rule\" href=\"#/rules/1.1\">1.1</a>).",
            "<dd>a &lt;bird></dd>",
            "<p>Play.</p>",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(printed(Language::English, "nothing", "").is_err());
    }
}
