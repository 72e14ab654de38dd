//! Parses a book line by line. Every line of running text is a paragraph of its own.

use std::iter::{Enumerate, Peekable};
use std::str::Lines;

use rabenburg_engine::{Input, ParseError};

use super::inline::{line as inline, printing};
use super::{Block, Book, BookError, BookProblem, Chapter, Inline, RichText, Rule, Term};
use crate::rules::figure::{BookFigure, input};
use crate::rules::number::Number;

pub(super) fn book(text: &str) -> Result<Book, BookError> {
    let mut lines = text.lines().enumerate().peekable();
    let title = lines.next().and_then(|(_, line)| line.strip_prefix("# ")).ok_or(BookProblem::NoTitle.at(1))?;
    let mut reader = Reader {
        lines,
        book: Book { title: title.into(), preface: Vec::new(), chapters: Vec::new() },
        references: Vec::new(),
    };
    while let Some((index, line)) = reader.lines.next() {
        reader.line(line, index + 1)?;
    }
    for &(number, line) in &reader.references {
        reader.book.rule(number).ok_or(BookProblem::NoSuchRule(number).at(line))?;
    }
    Ok(reader.book)
}

/// Lines of notation that belong to a picture.
struct Fence<'a> {
    start: usize,
    kind: &'a str,
    body: Vec<&'a str>,
}

struct Reader<'a> {
    lines: Peekable<Enumerate<Lines<'a>>>,
    book: Book,
    /// The rules the text refers to, and where: only at the end is it known whether they exist.
    references: Vec<(Number, usize)>,
}

impl<'a> Reader<'a> {
    /// Parses a line, and those that belong to it.
    fn line(&mut self, line: &'a str, number: usize) -> Result<(), BookError> {
        if let Some(heading) = line.strip_prefix("### ") {
            return self.small_heading(heading, number);
        }
        if let Some(heading) = line.strip_prefix("## ") {
            return self.chapter(heading).map_err(|problem| problem.at(number));
        }
        let block = if line.trim().is_empty() {
            return Ok(());
        } else if line.starts_with("- ") {
            self.list(line, number)?
        } else if line.starts_with('|') {
            self.table(line, number)?
        } else if let Some(mark) = line.strip_prefix("> ") {
            self.printing(mark, number)?
        } else if line.starts_with("![") {
            self.figure(line, number)?
        } else if line.starts_with("```") {
            return Err(BookProblem::Fence.at(number));
        } else if line.starts_with('#') {
            return Err(BookProblem::Heading.at(number));
        } else {
            Block::Paragraph(self.inline(line, number)?)
        };
        self.blocks().push(block);
        Ok(())
    }

    /// Where blocks go now: to the last rule, or to the start of the last chapter or of the book.
    fn blocks(&mut self) -> &mut Vec<Block> {
        match self.book.chapters.last_mut() {
            Some(Chapter { rules, blocks, .. }) => rules.last_mut().map_or(blocks, |rule| &mut rule.blocks),
            None => &mut self.book.preface,
        }
    }

    fn chapter(&mut self, heading: &str) -> Result<(), BookProblem> {
        let (id, title) = heading.split_once(": ").ok_or(BookProblem::Heading)?;
        if !is_id(id) || title.is_empty() {
            return Err(BookProblem::Heading);
        }
        if self.book.chapters.iter().any(|chapter| chapter.id == id) {
            return Err(BookProblem::ChapterTwice(id.into()));
        }
        let (blocks, rules, terms) = (Vec::new(), Vec::new(), Vec::new());
        self.book.chapters.push(Chapter { id: id.into(), title: title.into(), blocks, rules, terms });
        Ok(())
    }

    /// A rule or a word of the glossary.
    fn small_heading(&mut self, heading: &str, line: usize) -> Result<(), BookError> {
        let wrong = || BookProblem::Heading.at(line);
        let numbered = heading.split_once(' ').and_then(|(number, title)| Some((number.parse().ok()?, title)));
        if let Some((number, title)) = numbered {
            if self.book.rule(number).is_some() {
                return Err(BookProblem::RuleTwice(number).at(line));
            }
            let chapter = self.book.chapters.last_mut().ok_or_else(wrong)?;
            chapter.rules.push(Rule { number, title: title.into(), blocks: Vec::new() });
        } else {
            let (word, meaning) = heading.split_once(": ").ok_or_else(wrong)?;
            let meaning = self.inline(meaning, line)?;
            let chapter = self.book.chapters.last_mut().ok_or_else(wrong)?;
            chapter.terms.push(Term { word: word.into(), meaning });
        }
        Ok(())
    }

    fn inline(&mut self, text: &str, number: usize) -> Result<RichText, BookError> {
        let line = inline(text).map_err(|problem| problem.at(number))?;
        self.references.extend(line.iter().filter_map(|piece| match piece {
            Inline::Rule(rule) => Some((*rule, number)),
            _ => None,
        }));
        Ok(line)
    }

    /// The next line, if it starts like this.
    fn next_with(&mut self, start: &str) -> Option<(usize, &'a str)> {
        let (index, line) = self.lines.next_if(|(_, line)| line.starts_with(start))?;
        Some((index + 1, line))
    }

    fn list(&mut self, first: &str, number: usize) -> Result<Block, BookError> {
        let mut items = vec![self.inline(&first[2..], number)?];
        while let Some((number, line)) = self.next_with("- ") {
            items.push(self.inline(&line[2..], number)?);
        }
        Ok(Block::List(items))
    }

    fn table(&mut self, first: &str, number: usize) -> Result<Block, BookError> {
        let head = self.row(first, number)?;
        let wide = |line: &str| cells(line).is_some_and(|cells| cells.len() == head.len());
        let (_, rule) = self.next_with("|-").ok_or(BookProblem::Table.at(number + 1))?;
        if !wide(rule) {
            return Err(BookProblem::Table.at(number + 1));
        }
        let mut rows = Vec::new();
        while let Some((number, line)) = self.next_with("|") {
            if !wide(line) {
                return Err(BookProblem::Table.at(number));
            }
            rows.push(self.row(line, number)?);
        }
        Ok(Block::Table { head, rows })
    }

    fn row(&mut self, line: &str, number: usize) -> Result<Vec<RichText>, BookError> {
        let cells = cells(line).ok_or(BookProblem::Table.at(number))?;
        cells.into_iter().map(|cell| self.inline(cell, number)).collect()
    }

    fn printing(&mut self, mark: &str, line: usize) -> Result<Block, BookError> {
        let (names, text) = mark.split_once(": ").ok_or(BookProblem::PrintingMark.at(line))?;
        let printings = names.split(", ").map(printing).collect::<Result<Vec<_>, _>>();
        let printings = printings.map_err(|problem| problem.at(line))?;
        Ok(Block::Printing { printings, text: self.inline(text, line)? })
    }

    fn figure(&mut self, line: &str, number: usize) -> Result<Block, BookError> {
        let wrong = || BookProblem::Figure.at(number);
        let inner = line.strip_prefix("![").and_then(|line| line.strip_suffix(".]")).ok_or_else(wrong)?;
        let (id, caption) = inner.split_once(": ").filter(|(id, _)| is_id(id)).ok_or_else(wrong)?;
        if self.book.figures().any(|figure| figure.id == id) {
            return Err(BookProblem::FigureTwice(id.into()).at(number));
        }
        let (mut position, mut moves, mut refused) = (None, None, None);
        while let Some(Fence { start, kind, body }) = self.fence()? {
            let inputs = || -> Result<Vec<Input>, BookError> {
                body.iter().enumerate().map(|(index, line)| at(start + 1 + index, input(line))).collect()
            };
            let again = match kind {
                "position" => position.replace(at(start + 1, body.join("\n").parse())?).is_some(),
                "moves" => moves.replace(inputs()?).is_some(),
                "refused" => refused.replace(inputs()?).is_some(),
                _ => true,
            };
            if again {
                return Err(BookProblem::Fence.at(start));
            }
        }
        let position = position.ok_or_else(wrong)?;
        let (moves, refused) = (moves.unwrap_or_default(), refused.unwrap_or_default());
        Ok(Block::Figure(Box::new(BookFigure {
            id: id.into(),
            caption: format!("{caption}."),
            position,
            moves,
            refused,
        })))
    }

    /// The next fence, after blank lines.
    fn fence(&mut self) -> Result<Option<Fence<'a>>, BookError> {
        while self.lines.next_if(|(_, line)| line.trim().is_empty()).is_some() {}
        let Some((start, opening)) = self.next_with("```") else { return Ok(None) };
        let mut body = Vec::new();
        for (_, line) in self.lines.by_ref() {
            if line == "```" {
                return Ok(Some(Fence { start, kind: &opening[3..], body }));
            }
            body.push(line);
        }
        Err(BookProblem::Fence.at(start))
    }
}

/// An error in the engine's notation, with the line of the book instead of the line of the notation.
fn at<T>(first: usize, read: Result<T, ParseError>) -> Result<T, BookError> {
    read.map_err(|error| {
        let line = first + error.line.saturating_sub(1);
        BookProblem::Notation(error).at(line)
    })
}

fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.trim_end().strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> (usize, BookProblem) {
        let BookError { line, problem } = book(text).expect_err(text);
        (line, problem)
    }

    #[test]
    fn a_small_book_is_read() {
        let text = "# Rules\n\nHello (1.2).\n\n## start: The start\n\nBefore.\n\n### 1.2 One\n\n- a\n- b\n\n| x | y |\n|---|---|\n\
                    | 1 | 2 |\n\n> first, short: Only here.\n\n## words: Words\n\n### tower: It flies.\n";
        let book = book(text).expect("a book");
        assert_eq!((book.title.as_str(), book.preface.len(), book.chapters.len()), ("Rules", 1, 2));
        let start = &book.chapters[0];
        assert_eq!((start.id.as_str(), start.title.as_str(), start.blocks.len()), ("start", "The start", 1));
        let blocks = &start.rules[0].blocks;
        assert!(matches!(&blocks[0], Block::List(items) if items.len() == 2));
        assert!(matches!(&blocks[1], Block::Table { head, rows } if head.len() == 2 && rows.len() == 1));
        assert!(matches!(&blocks[2], Block::Printing { printings, .. } if printings.len() == 2));
        assert_eq!(book.chapters[1].terms[0].word, "tower");
    }

    #[test]
    fn errors_say_where_and_what() {
        let rule = |chapter, rule| Number { chapter, rule };
        assert_eq!(problem("Rules"), (1, BookProblem::NoTitle));
        assert_eq!(problem(""), (1, BookProblem::NoTitle));
        assert_eq!(problem("# R\n\n## Start"), (3, BookProblem::Heading));
        assert_eq!(problem("# R\n### 1.1 Lost"), (2, BookProblem::Heading));
        assert_eq!(problem("# R\n## a: A\n#### deep"), (3, BookProblem::Heading));
        assert_eq!(problem("# R\n## a: A\n## a: B"), (3, BookProblem::ChapterTwice("a".into())));
        assert_eq!(problem("# R\n## a: A\n### 1.1 A\n### 1.1 B"), (4, BookProblem::RuleTwice(rule(1, 1))));
        assert_eq!(problem("# R\n\nSee 4.4."), (3, BookProblem::NoSuchRule(rule(4, 4))));
        assert_eq!(problem("# R\n> first"), (2, BookProblem::PrintingMark));
        assert_eq!(problem("# R\n> fifth: x"), (2, BookProblem::NoSuchPrinting("fifth".into())));
        assert_eq!(problem("# R\n| a |\nno rule"), (3, BookProblem::Table));
        assert_eq!(problem("# R\n| a |\n|---|\n| a | b |"), (4, BookProblem::Table));
        assert_eq!(problem("# R\n![a: Without a position.]"), (2, BookProblem::Figure));
        assert_eq!(problem("# R\n![a: No end]"), (2, BookProblem::Figure));
        assert_eq!(problem("# R\n```moves\n```"), (2, BookProblem::Fence));
        assert_eq!(problem("# R\n![a: A.]\n```position\nrules third basic 2"), (3, BookProblem::Fence));
    }

    #[test]
    fn errors_of_notation_have_the_line_of_the_book() {
        let start = "rules third basic 2\ncourse 0:* 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9\na 6/0/0 W1 T5W1 D\n\
                     b 6/0/0 T2 T3W3 WDD\nturn 0";
        let figure =
            |position: &str, rest: &str| format!("# R\n## a: A\n![a: A.]\n```position\n{position}\n```\n{rest}");
        assert!(book(&figure(start, "```moves\na play W1 a@1\n```")).is_ok());
        let bad_position = start.replace("turn 0", "turn x");
        assert!(matches!(problem(&figure(&bad_position, "")), (9, BookProblem::Notation(_))));
        let bad_move = figure(start, "```moves\na play W1 a@1\nb jump\n```");
        assert!(matches!(problem(&bad_move), (13, BookProblem::Notation(_))));
        assert_eq!(problem(&figure(start, "```poem\n```")), (11, BookProblem::Fence));
        assert_eq!(problem(&figure(start, "```moves\n```\n```moves\n```")), (13, BookProblem::Fence));
        let twice = format!("{}\n![a: B.]", figure(start, ""));
        assert_eq!(problem(&twice), (12, BookProblem::FigureTwice("a".into())));
    }
}
