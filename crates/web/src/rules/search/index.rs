//! The search index of the book.

use std::ops::Range;

use super::fold::{Word, stem, words};
use super::{BookPlace, Marked, SearchHit};
use crate::rules::text::{Block, Book, Inline, RichText};

/// How much of a text is shown before and after the first match, in bytes.
const BEFORE: usize = 40;
const AFTER: usize = 110;

/// How well a word of the query matches a word of the text.
const SAME_WORD: u32 = 4;
const SAME_STEM: u32 = 3;
const BEGINNING: u32 = 2;
const WITHIN: u32 = 1;
/// A part of a word shorter than this is found everywhere and says nothing.
const SHORTEST_WITHIN: usize = 4;

/// How much a match counts, depending on where it is.
const NUMBER: u32 = 1000;
const TITLE: u32 = 10;
/// The bonus for a title that consists of nothing else.
const WHOLE_TITLE: u32 = 20;
const CHAPTER_TITLE: u32 = 3;
const TEXT: u32 = 1;

/// The search index of a book.
#[derive(Clone, Debug)]
pub struct Index {
    entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
struct Entry {
    place: BookPlace,
    number: String,
    title: Field,
    chapter: Field,
    text: Field,
}

#[derive(Clone, Debug)]
struct Field {
    text: String,
    words: Vec<Word>,
}

impl Field {
    fn new(text: String) -> Field {
        Field { words: words(&text), text }
    }

    /// How well the best word matches, and all matches.
    fn find(&self, term: &str) -> (u32, Vec<Range<usize>>) {
        let fitting = self.words.iter().map(|word| (fits(term, &word.folded), word)).filter(|&(fit, _)| fit > 0);
        let found: Vec<(u32, &Word)> = fitting.collect();
        let best = found.iter().map(|&(fit, _)| fit).max().unwrap_or(0);
        (best, found.into_iter().map(|(_, word)| word.at.clone()).collect())
    }
}

fn fits(term: &str, word: &str) -> u32 {
    if word == term {
        SAME_WORD
    } else if stem(word) == stem(term) {
        SAME_STEM
    } else if word.starts_with(term) {
        BEGINNING
    } else if term.len() >= SHORTEST_WITHIN && word.contains(term) {
        WITHIN
    } else {
        0
    }
}

impl Index {
    /// Indexes a book.
    pub fn new(book: &Book) -> Index {
        let mut entries = Vec::new();
        for chapter in &book.chapters {
            let entry = |place, number, title: &str, text| Entry {
                place,
                number,
                title: Field::new(title.into()),
                chapter: Field::new(chapter.title.clone()),
                text: Field::new(text),
            };
            let text = plain_blocks(&chapter.blocks);
            entries.push(entry(BookPlace::Chapter(chapter.id.clone()), String::new(), &chapter.title, text));
            for rule in &chapter.rules {
                let text = plain_blocks(&rule.blocks);
                entries.push(entry(BookPlace::Rule(rule.number), rule.number.to_string(), &rule.title, text));
            }
            for (index, term) in chapter.terms.iter().enumerate() {
                let place = BookPlace::Term(chapter.id.clone(), index);
                entries.push(entry(place, String::new(), &term.word, plain(&term.meaning)));
            }
        }
        Index { entries }
    }

    /// Everything that contains all words of the query, best first, and equally good ones in reading order.
    pub fn search(&self, query: &str) -> Vec<SearchHit> {
        let terms: Vec<String> = words(query).into_iter().map(|word| word.folded).collect();
        if terms.is_empty() {
            return Vec::new();
        }
        let mut hits: Vec<SearchHit> = self.entries.iter().filter_map(|entry| entry.hit(&terms)).collect();
        hits.sort_by_key(|hit| std::cmp::Reverse(hit.score));
        hits
    }
}

impl Entry {
    fn hit(&self, terms: &[String]) -> Option<SearchHit> {
        let mut score = 0;
        let (mut in_title, mut in_text) = (Vec::new(), Vec::new());
        for term in terms {
            let (title, title_marks) = self.title.find(term);
            let (chapter, _) = self.chapter.find(term);
            let (text, text_marks) = self.text.find(term);
            let number = u32::from(!self.number.is_empty() && self.number == *term);
            let best = [number * NUMBER, title * TITLE, text * TEXT + more(text_marks.len()), chapter * CHAPTER_TITLE];
            let found: u32 = best.iter().sum();
            if found == 0 {
                return None;
            }
            score += found;
            in_title.extend(title_marks);
            in_text.extend(text_marks);
        }
        let title = Marked { text: self.title.text.clone(), marks: merged(in_title) };
        score += WHOLE_TITLE * title.marks.len() as u32 / self.title.words.len().max(1) as u32;
        Some(SearchHit { place: self.place.clone(), title, snippet: snippet(&self.text.text, merged(in_text)), score })
    }
}

/// A rule that mentions something often is a little more about it.
fn more(times: usize) -> u32 {
    times.saturating_sub(1).min(3) as u32
}

fn merged(mut marks: Vec<Range<usize>>) -> Vec<Range<usize>> {
    marks.sort_by_key(|mark| mark.start);
    marks.dedup();
    marks
}

/// A part of the text around the first match, cut between words.
fn snippet(text: &str, marks: Vec<Range<usize>>) -> Marked {
    let first = marks.first().cloned().unwrap_or(0..0);
    let mut from = floor(text, first.start.saturating_sub(BEFORE));
    if from > 0 {
        from = text[from..first.start].find(' ').map_or(first.start, |blank| from + blank + 1);
    }
    let mut to = floor(text, (first.end + AFTER).min(text.len()));
    if to < text.len() {
        to = text[first.end..to].rfind(' ').map_or(to, |blank| first.end + blank);
    }
    let mut cut = Marked::default();
    if from > 0 {
        cut.text.push('…');
    }
    let shift = cut.text.len();
    let shown = &text[from..to];
    // A full stop followed by an ellipsis would be too many dots.
    cut.text.push_str(if to < text.len() { shown.trim_end_matches(['.', ',', ';', ':']) } else { shown });
    if to < text.len() {
        cut.text.push('…');
    }
    let inside = marks.into_iter().filter(|mark| mark.start >= from && mark.end <= to);
    cut.marks = inside.map(|mark| mark.start - from + shift..mark.end - from + shift).collect();
    cut
}

/// The nearest character boundary at or before this byte.
fn floor(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn plain_blocks(blocks: &[Block]) -> String {
    let mut lines = Vec::new();
    for block in blocks {
        match block {
            Block::Paragraph(line) | Block::Printing { text: line, .. } => lines.push(plain(line)),
            Block::List(items) => lines.extend(items.iter().map(plain)),
            Block::Table { head, rows } => {
                lines.extend([head].into_iter().chain(rows).map(|row| {
                    let cells: Vec<String> = row.iter().map(plain).collect();
                    cells.join(" · ")
                }));
            }
            Block::Figure(figure) => lines.push(figure.caption.clone()),
        }
    }
    lines.join(" ")
}

fn plain(line: &RichText) -> String {
    line.iter()
        .map(|piece| match piece {
            Inline::Text(text) | Inline::Strong(text) | Inline::Emphasis(text) => text.clone(),
            Inline::Printing(printing) => printing.name().into(),
            Inline::Rule(number) => number.to_string(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::number::Number;

    fn index() -> Index {
        let text = "# R\n## towers: Türme\n### 5.1 Ein Turm fliegt\nEr fliegt weit, siehe 5.4.\n### 5.4 Einsperren\nTürme \
                    landen auf Magiern, und die Türme bleiben.\n## other: Anderes\n### 9.1 Das Ende\nMeisterturm.\n### 9.2 Flaschen\nLeer.\n\
                    ## words: Wörter\n### Flasche: Was du füllst.\n";
        Index::new(&Book::parse(text).expect("a book"))
    }

    fn found(query: &str) -> Vec<String> {
        let place = |hit: SearchHit| match hit.place {
            BookPlace::Rule(number) => number.to_string(),
            BookPlace::Chapter(id) => id,
            BookPlace::Term(id, index) => format!("{id}/{index}"),
        };
        index().search(query).into_iter().map(place).collect()
    }

    #[test]
    fn umlauts_and_endings_do_not_matter() {
        for query in ["Türme", "turme", "tuerme", "TURM", "turm"] {
            assert!(found(query).contains(&"5.1".into()) && found(query).contains(&"5.4".into()), "{query}");
        }
    }

    #[test]
    fn a_title_counts_more_than_a_text_and_a_chapter_for_its_rules() {
        assert_eq!(found("turm"), ["towers", "5.1", "5.4", "9.1"]);
        assert_eq!(found("einsperren"), ["5.4"]);
    }

    #[test]
    fn a_title_that_says_nothing_else_comes_first() {
        let text = "# R\n## a: A\n### 1.1 Wo Türme landen\nx\n### 1.2 Türme\nx\n";
        let index = Index::new(&Book::parse(text).expect("a book"));
        let first = &index.search("turme")[0];
        assert_eq!(first.place, BookPlace::Rule(Number { chapter: 1, rule: 2 }));
    }

    #[test]
    fn a_number_leads_to_its_rule_first() {
        assert_eq!(found("5.4"), ["5.4", "5.1"]);
        assert_eq!(index().search("5.4")[0].place, BookPlace::Rule(Number { chapter: 5, rule: 4 }));
    }

    #[test]
    fn every_word_must_be_found() {
        assert_eq!(found("türme landen"), ["5.4"]);
        assert!(found("türme gibtsnicht").is_empty());
        assert!(found("").is_empty() && found(" ,. ").is_empty());
    }

    #[test]
    fn beginnings_are_found_and_short_parts_are_not() {
        assert_eq!(found("einsp"), ["5.4"]);
        assert_eq!(found("fla"), ["9.2", "words/0"]);
        assert!(found("sperr").contains(&"5.4".into()));
        assert!(found("per").is_empty());
    }

    #[test]
    fn what_was_found_is_marked() {
        let hits = index().search("turm");
        let rule = hits.iter().find(|hit| hit.place == BookPlace::Rule(Number { chapter: 5, rule: 4 })).expect("5.4");
        let marked: Vec<&str> =
            rule.snippet.pieces().into_iter().filter_map(|(text, found)| found.then_some(text)).collect();
        assert_eq!(marked, ["Türme", "Türme"]);
        let all: String = rule.snippet.pieces().into_iter().map(|(text, _)| text).collect();
        assert_eq!(all, rule.snippet.text);
    }

    #[test]
    fn long_texts_are_cut_between_words() {
        let filler = "wörter über wörter ".repeat(20);
        let text = format!("# R\n## a: A\n### 1.1 B\n{filler}nadel {filler}\n");
        let index = Index::new(&Book::parse(&text).expect("a book"));
        let snippet = &index.search("nadel")[0].snippet;
        assert!(snippet.text.len() < 200 && snippet.text.starts_with('…') && snippet.text.ends_with('…'));
        assert_eq!(&snippet.text[snippet.marks[0].clone()], "nadel");
        for word in snippet.text.trim_matches('…').split(' ') {
            assert!(["wörter", "über", "nadel"].contains(&word), "{word}");
        }
    }
}
