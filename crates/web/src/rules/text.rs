//! The rule book as written in the `rules.md` of each language: chapters, rules, and what they are made of.

mod inline;
mod parse;
mod problem;

use rabenburg_engine::Printing;

pub use self::problem::{BookError, BookProblem};
use super::figure::BookFigure;
use super::number::Number;

/// The whole text: its title, what comes before the first chapter, and the chapters.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// The title.
    pub title: String,
    /// What comes before the first chapter. The short explanation consists of nothing else.
    pub preface: Vec<Block>,
    /// The chapters in reading order, which is not the order of the numbers.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    /// Its name in links, the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What comes before its first rule.
    pub blocks: Vec<Block>,
    /// Its rules.
    pub rules: Vec<Rule>,
    /// Words and their meanings, in the glossary.
    pub terms: Vec<Term>,
}

/// A rule.
#[derive(Clone, PartialEq, Debug)]
pub struct Rule {
    /// Its number, the same as in `docs/RULES.md`.
    pub number: Number,
    /// Its title.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A word of the game and what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// The word.
    pub word: String,
    /// Its meaning.
    pub meaning: RichText,
}

/// A line of running text.
pub type RichText = Vec<Inline>;

/// A part of a chapter or a rule.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A paragraph.
    Paragraph(RichText),
    /// A list.
    List(Vec<RichText>),
    /// A table.
    Table {
        /// The names of the columns.
        head: Vec<RichText>,
        /// The rows, each as long as the head.
        rows: Vec<Vec<RichText>>,
    },
    /// What applies to some printings only.
    Printing {
        /// Those printings.
        printings: Vec<Printing>,
        /// What applies to them.
        text: RichText,
    },
    /// A picture of the course.
    Figure(Box<BookFigure>),
}

/// A piece of running text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    /// Plain text.
    Text(String),
    /// Something important.
    Strong(String),
    /// A word used as a name.
    Emphasis(String),
    /// The name of a printing.
    Printing(Printing),
    /// A link to another rule.
    Rule(Number),
}

impl Book {
    /// Parses a book. Every rule it refers to is in it, every picture can be drawn, and its moves can be read.
    pub fn parse(text: &str) -> Result<Book, BookError> {
        parse::book(text)
    }

    /// All rules in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The rule with that number.
    pub fn rule(&self, number: Number) -> Option<&Rule> {
        self.rules().find(|rule| rule.number == number)
    }

    /// All pictures in reading order.
    pub fn figures(&self) -> impl Iterator<Item = &BookFigure> {
        let blocks = self
            .chapters
            .iter()
            .flat_map(|chapter| chapter.blocks.iter().chain(chapter.rules.iter().flat_map(|rule| &rule.blocks)));
        blocks.filter_map(|block| match block {
            Block::Figure(figure) => Some(&**figure),
            _ => None,
        })
    }
}
