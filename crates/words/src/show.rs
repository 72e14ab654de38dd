//! How texts are assembled.

use core::fmt::{Display, Write};

pub(crate) fn show(text: &mut String, value: &dyn Display) {
    write!(text, "{value}").expect("a string takes everything");
}
