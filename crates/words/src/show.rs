//! How texts are assembled.

use core::fmt::{Display, Write};

/// Adds a value to a text.
pub(crate) fn show(text: &mut String, value: &dyn Display) {
    write!(text, "{value}").expect("a string takes everything");
}
