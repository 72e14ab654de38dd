//! `cargo xtask art`: draws what the pictures of links are laid together from.

use std::fs;
use std::path::Path;

use crate::browser::{self, CHROMIUM};
use crate::failure::Failure;
use crate::run;

const DRAWINGS: [(&str, u32, u32); 2] = [("scene", 1200, 630), ("pieces", 768, 500)];

/// Draws the files in `crates/server/art` with the page's own pieces and colours, in a browser: so the server needs nothing
/// that draws.
pub(crate) fn run() -> Result<(), Failure> {
    browser::ensure(&CHROMIUM)?;
    let root = run::workspace_root();
    let (page, art) = (root.join("crates/web/static"), root.join("crates/server/art"));
    let (sprite, colours) = (read(&page.join("sprite.svg"))?, read(&page.join("css/tokens.css"))?);
    let board = read(&page.join("css/board.css"))?;
    let folder = run::target_folder().join("art");
    fs::create_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
    for (name, width, height) in DRAWINGS {
        let drawing = read(&art.join(format!("{name}.svg")))?;
        let style = format!(
            "{colours}{board}html,body{{margin:0;background:transparent}}body>svg{{position:absolute;top:0;left:0}}"
        );
        let document = format!(
            "<!doctype html><html data-theme=dark><meta charset=utf-8><style>{style}</style><body>{sprite}{drawing}</body></html>"
        );
        let file = folder.join(format!("{name}.html"));
        fs::write(&file, document).map_err(|error| failed(&file, &error))?;
        let picture = art.join(format!("{name}.png"));
        let mut chromium = run::command("chromium");
        chromium.args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]);
        chromium.arg("--default-background-color=00000000").arg(format!("--window-size={width},{height}"));
        chromium.arg(format!("--user-data-dir={}", folder.join("profile").display()));
        chromium.arg(format!("--screenshot={}", picture.display())).arg(format!("file://{}", file.display()));
        if !run::succeeds(&mut chromium) {
            return Err(Failure::Failed(format!("chromium did not draw {}", picture.display())));
        }
        println!("{}", picture.display());
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| failed(path, &error))
}

fn failed(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Failed(format!("{}: {error}", path.display()))
}
