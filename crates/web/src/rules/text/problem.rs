//! What can be wrong with the text of a book.

use rabenburg_engine::ParseError;

use crate::rules::number::Number;

/// A text that is not a rule book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct BookError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: BookProblem,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BookProblem {
    /// The first line is not `# Title`.
    #[error("a book begins with '# ' and its title")]
    NoTitle,
    /// A heading of an unknown form, or one in the wrong place.
    #[error("headings are '## id: Title', '### 5.3 Title' and '### word: meaning', the last two within a chapter")]
    Heading,
    /// Two chapters with one name.
    #[error("there is another chapter '{0}'")]
    ChapterTwice(String),
    /// Two rules with one number.
    #[error("there is another rule {0}")]
    RuleTwice(Number),
    /// Two pictures with one name.
    #[error("there is another picture '{0}'")]
    FigureTwice(String),
    /// The text refers to a rule that is not in it.
    #[error("there is no rule {0}")]
    NoSuchRule(Number),
    /// A mark of printings without names or text.
    #[error("printings are marked like '> first, second: text'")]
    PrintingMark,
    /// A printing that does not exist.
    #[error("'{0}' is not a printing")]
    NoSuchPrinting(String),
    /// Markup within a line that is opened and not closed.
    #[error("'{0}' is not closed")]
    Unclosed(&'static str),
    /// A row that does not have as many cells as the head, or a table without a head.
    #[error("every row of a table has as many cells as its head, which is followed by a row of '---'")]
    Table,
    /// A picture that is not written `![id: sentence.]`.
    #[error("pictures are written like '![name: What it shows.]', followed by a position")]
    Figure,
    /// A fence of a kind that pictures do not have, in the wrong place, or without an end.
    #[error("'```position', '```moves' and '```refused' follow a picture, each at most once, and end with '```'")]
    Fence,
    /// A position or a move that the engine cannot read.
    #[error("{0}")]
    Notation(ParseError),
}

impl BookProblem {
    pub(super) fn at(self, line: usize) -> BookError {
        BookError { line, problem: self }
    }
}
