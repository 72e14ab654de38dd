//! Styled text on a terminal: what reports and drawings are printed with.

mod line;
mod screen;

use anstyle::Style;

pub use line::Line;
pub use screen::Screen;

/// What matters most.
pub const BOLD: Style = Style::new().bold();
/// What matters least.
pub const DIM: Style = Style::new().dimmed();
