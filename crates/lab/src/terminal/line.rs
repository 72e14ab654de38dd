//! Lines of styled text that know their width.

use std::fmt;

use anstyle::Style;

/// A line in parts of one style each. Every glyph we draw takes one column, so its width is its number of characters.
#[derive(Clone, Default)]
pub struct StyledLine {
    parts: Vec<(Style, String)>,
}

impl StyledLine {
    /// Text without a style.
    pub fn plain(text: impl Into<String>) -> StyledLine {
        StyledLine::styled(Style::new(), text)
    }

    /// Text in a style.
    pub fn styled(style: Style, text: impl Into<String>) -> StyledLine {
        StyledLine { parts: vec![(style, text.into())] }
    }

    /// Appends text in a style.
    pub fn put(&mut self, style: Style, text: impl Into<String>) -> &mut StyledLine {
        self.parts.push((style, text.into()));
        self
    }

    /// Appends text without a style.
    pub fn say(&mut self, text: impl Into<String>) -> &mut StyledLine {
        self.put(Style::new(), text)
    }

    /// Appends another line.
    pub fn join(&mut self, other: StyledLine) -> &mut StyledLine {
        self.parts.extend(other.parts);
        self
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.parts.iter().map(|(_, text)| text.chars().count()).sum()
    }

    /// Pads with spaces to this width.
    pub fn pad(&mut self, width: usize) -> &mut StyledLine {
        let missing = width.saturating_sub(self.width());
        self.say(" ".repeat(missing))
    }

    /// Centred to this width with spaces; if they are uneven, the left side gets one more.
    pub fn centred(self, width: usize) -> StyledLine {
        let mut line = StyledLine::plain(" ".repeat(width.saturating_sub(self.width()).div_ceil(2)));
        line.join(self).pad(width);
        line
    }

    /// Cut off at this width.
    pub fn cut(&self, width: usize) -> StyledLine {
        let mut line = StyledLine::default();
        for (style, text) in &self.parts {
            let room = width - line.width();
            line.put(*style, text.chars().take(room).collect::<String>());
        }
        line
    }

    /// The same text in a single style.
    pub fn in_style(&self, style: Style) -> StyledLine {
        StyledLine::styled(style, self.parts.iter().map(|(_, text)| text.as_str()).collect::<String>())
    }

    /// Wraps the line between words so that no piece is wider than `width`, unless a single word is.
    pub fn wrapped(&self, width: usize) -> Vec<StyledLine> {
        let mut lines = Vec::new();
        let mut line = StyledLine::default();
        for word in self.words() {
            // The space after a word may hang over the edge.
            let length = word.width() - usize::from(word.ends_with_space());
            if line.width() > 0 && line.width() + length > width {
                lines.push(std::mem::take(&mut line));
            }
            line.join(word);
        }
        lines.push(line);
        lines
    }

    /// The words, each with the space after it. A word can have several styles.
    fn words(&self) -> Vec<StyledLine> {
        let mut words = Vec::new();
        let mut word = StyledLine::default();
        for (style, text) in &self.parts {
            for piece in text.split_inclusive(' ') {
                word.put(*style, piece);
                if word.ends_with_space() {
                    words.push(std::mem::take(&mut word));
                }
            }
        }
        words.push(word);
        words
    }

    fn ends_with_space(&self) -> bool {
        self.parts.last().is_some_and(|(_, text)| text.ends_with(' '))
    }
}

/// The text with its styles as ANSI escapes, without trailing spaces.
impl fmt::Display for StyledLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A space shows only on a background.
        let invisible = |style: &Style| style.get_bg_color().is_none();
        let blank = |(style, text): &&(Style, String)| invisible(style) && text.trim_end().is_empty();
        let shown = self.parts.len() - self.parts.iter().rev().take_while(blank).count();
        for (index, (style, text)) in self.parts[..shown].iter().enumerate() {
            let last = index + 1 == shown && invisible(style);
            let text = if last { text.trim_end() } else { text };
            // Non-breaking spaces have done their work.
            write!(f, "{style}{}{style:#}", text.replace('\u{a0}', " "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_between_words_and_keeps_the_text() {
        let mut line = StyledLine::plain("blue plays T3: ");
        line.put(Style::new().bold(), "tower 5").say(" moves from 4 to 7");
        let pieces = line.wrapped(16);
        assert!(pieces.iter().all(|piece| piece.to_string().len() <= 30 && piece.width() <= 17));
        let text: String = pieces.iter().map(|piece| piece.in_style(Style::new()).parts.remove(0).1).collect();
        assert_eq!(text, "blue plays T3: tower 5 moves from 4 to 7");
    }

    #[test]
    fn ends_without_spaces() {
        let mut line = StyledLine::plain("a ");
        line.pad(20);
        assert_eq!(line.to_string(), "a");
        let quiet = StyledLine::styled(Style::new().dimmed(), "a ").to_string();
        assert_eq!(anstream::adapter::strip_str(&quiet).to_string(), "a");
    }
}
