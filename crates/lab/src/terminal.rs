//! Styled text on a terminal, for reports and drawings.

mod line;
mod screen;

use anstyle::Style;

pub use line::StyledLine;
pub use screen::Screen;

/// For what matters most.
pub const BOLD: Style = Style::new().bold();
/// For what matters least.
pub const DIM: Style = Style::new().dimmed();
