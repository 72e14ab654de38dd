//! Markup as text, for what the document shows before the page itself is there.

use std::fmt::{self, Display, Write};

/// A text, with whatever means something in markup escaped.
pub(crate) struct Plain<T>(pub(crate) T);

impl<T: Display> Display for Plain<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaping(f), "{}", self.0)
    }
}

struct Escaping<'a, 'b>(&'a mut fmt::Formatter<'b>);

impl Write for Escaping<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().try_for_each(|letter| match letter {
            '&' => self.0.write_str("&amp;"),
            '<' => self.0.write_str("&lt;"),
            '"' => self.0.write_str("&quot;"),
            letter => self.0.write_char(letter),
        })
    }
}

/// An icon by its name in the sprite without `i-`, as the components draw it.
pub(crate) fn icon(name: &str) -> String {
    format!(
        "<svg class=\"ic\" viewBox=\"-12 -12 24 24\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#i-{name}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::Plain;

    #[test]
    fn what_means_something_in_markup_is_escaped() {
        assert_eq!(Plain("<b class=\"a\"> & 'c'").to_string(), "&lt;b class=&quot;a&quot;> &amp; 'c'");
    }
}
