//! A link as a QR code.

use core::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

/// The width of the quiet zone around the code, in modules, as the standard requires.
const QUIET: i32 = 4;

/// A QR code, as one path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Square {
    /// Its width and height including the quiet zone, in modules.
    pub size: i32,
    /// The dark modules, as the data of an SVG path.
    pub path: String,
}

/// The QR code for a text; `None` if the text is too long for one.
pub fn square(text: &str) -> Option<Square> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&at| code.get_module(at, y)).count() as i32;
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    Some(Square { size: code.size() + 2 * QUIET, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dark modules of a path, read back.
    fn dark(path: &str) -> Vec<(i32, i32)> {
        let number = |text: &str| text.parse::<i32>().expect("a number");
        let runs = path.split('M').skip(1).map(|run| {
            let (x, rest) = run.split_once(' ').expect("two numbers");
            let (y, rest) = rest.split_once('h').expect("a run");
            (number(x), number(y), number(rest.split_once('v').expect("one high").0))
        });
        runs.flat_map(|(x, y, run)| (x..x + run).map(move |x| (x, y))).collect()
    }

    #[test]
    fn the_path_has_exactly_the_dark_modules() {
        let link = "https://towers.example/#/online/7K2QX9FM";
        let code = QrCode::encode_text(link, QrCodeEcc::Medium).expect("short enough");
        let square = square(link).expect("short enough");
        let drawn = dark(&square.path);
        for y in 0..square.size {
            for x in 0..square.size {
                // Beyond its edges the code is light.
                assert_eq!(drawn.contains(&(x, y)), code.get_module(x - QUIET, y - QUIET), "{x} {y}");
            }
        }
        assert_eq!(square.size, code.size() + 8);
    }

    #[test]
    fn a_text_without_end_has_none() {
        assert_eq!(square(&"x".repeat(5000)), None);
    }
}
