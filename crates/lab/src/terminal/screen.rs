//! Where drawings go: to a terminal, redrawn in place, or to a stream, one below the other.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Stdout, Write, stdout};

use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};

use super::line::StyledLine;

/// The width of drawings without a terminal.
const USUAL_WIDTH: usize = 80;

/// Wherever standard output leads.
pub struct Screen {
    out: Stdout,
    terminal: bool,
    colours: bool,
    cleared: bool,
}

impl Screen {
    /// Standard output. Colours follow the conventions: `NO_COLOR`, `CLICOLOR_FORCE` and the like are respected.
    pub fn standard() -> Screen {
        let out = stdout();
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let terminal = out.is_terminal() && !dumb;
        let colours = AutoStream::choice(&out) != ColorChoice::Never;
        Screen { out, terminal, colours, cleared: false }
    }

    /// Whether output goes to a terminal.
    pub fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// Columns, and rows if the drawing has to fit into them.
    pub fn size(&self) -> (usize, Option<usize>) {
        match crossterm::terminal::size() {
            Ok((width, height)) if self.terminal && width > 0 => (usize::from(width), Some(usize::from(height))),
            _ => (USUAL_WIDTH, None),
        }
    }

    /// Draws over what was there before. Works in raw mode, too.
    pub fn redraw(&mut self, lines: &[StyledLine]) -> io::Result<()> {
        let mut text = String::from(if self.cleared { HOME } else { CLEAR });
        self.cleared = true;
        let (width, _) = self.size();
        for (index, line) in lines.iter().enumerate() {
            if index > 0 {
                text.push_str("\r\n");
            }
            // A line that is too long would push the others down.
            text.push_str(&self.coloured(&line.cut(width)));
            text.push_str(CLEAR_TO_LINE_END);
        }
        text.push_str(CLEAR_BELOW);
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    /// Prints lines one below the other.
    pub fn print(&mut self, lines: &[StyledLine]) -> io::Result<()> {
        let mut text = String::new();
        for line in lines {
            text.push_str(&self.coloured(line));
            text.push('\n');
        }
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    fn coloured(&self, line: &StyledLine) -> String {
        let text = line.to_string();
        if self.colours {
            return text;
        }
        let mut plain = String::new();
        // Writing to a string cannot fail.
        let _ = write!(plain, "{}", strip_str(&text));
        plain
    }
}

const CLEAR: &str = "\x1b[2J\x1b[H";
const HOME: &str = "\x1b[H";
const CLEAR_TO_LINE_END: &str = "\x1b[K";
const CLEAR_BELOW: &str = "\x1b[J";
