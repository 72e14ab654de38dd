//! All files that make up the page.

use std::fs;
use std::path::{Path, PathBuf};

use rabenburg_puzzles::Theme;
use rabenburg_web::puzzles::index;
use rabenburg_web::start::picture::first_picture;

use crate::bindgen::Module;
use crate::css;
use crate::locales::Locales;
use crate::said;
use crate::script;
use crate::source::{Content, PUZZLES, Source, ending};

/// The files in the crate's folders, the style sheet joined from all sheets, and the compiler's output.
pub(crate) fn sources(web: &Path, locales: &Locales, modules: Vec<Module>) -> Result<Vec<Source>, String> {
    let mut sources = Vec::new();
    for Module { name, javascript, wasm, parts } in modules {
        sources.push(Source::new(format!("{name}.js"), javascript.into_bytes())?);
        sources.push(Source::new(format!("{name}.wasm"), wasm)?);
        for (name, wasm) in parts {
            sources.push(Source::new(name, wasm)?);
        }
    }
    let mut sheets = Vec::new();
    let folder = web.join("static");
    for path in files(&folder)? {
        let name = name(&folder, &path)?;
        match name.strip_prefix("css/") {
            // Places loaded later bring their own styles.
            Some("places/rules.css") => {
                // The text of the rules is read before their part is there.
                let text = String::from_utf8(read(&path)?).map_err(|error| format!("{name}: {error}"))?;
                sources.push(Source::new("rules/page.css", css::join(vec![(name, text)]).into_bytes())?);
            }
            Some(sheet) if sheet.starts_with("places/") => {}
            Some(sheet) => {
                let text = String::from_utf8(read(&path)?).map_err(|error| format!("{name}: {error}"))?;
                sheets.push((sheet.to_owned(), text));
            }
            None if name == "index.html" => {
                let text = String::from_utf8(read(&path)?).map_err(|error| format!("{name}: {error}"))?;
                let text = text.replace("{{start}}", &first_picture());
                let said = said::fill(&text, &locales.codes(), |language, file| locales.texts(language, file));
                sources.push(Source::new(name, said?.into_bytes())?);
            }
            None if name == "first.js" => {
                let text = String::from_utf8(read(&path)?).map_err(|error| format!("{name}: {error}"))?;
                let text = text.replace("{{languages}}", &format!("{:?}", locales.codes()));
                sources.push(Source::new(name, text.into_bytes())?);
            }
            None => sources.push(Source::new(name, read(&path)?)?),
        }
    }
    sheets.push(("locales.css".to_owned(), locales.style()));
    sources.push(Source::new("page.css", css::join(sheets).into_bytes())?);
    sources.extend(locales.books()?);
    sources.extend(puzzles(&web.join("../puzzles/packs"))?);
    for source in &mut sources {
        if let (Content::Text(text), "js") = (&mut source.content, ending(&source.name)) {
            *text = script::slim(text);
        }
    }
    Ok(sources)
}

/// The published puzzles: a pack for each theme that has any, and the list of all.
fn puzzles(folder: &Path) -> Result<Vec<Source>, String> {
    let mut packs = Vec::new();
    for theme in Theme::ALL {
        let path = folder.join(format!("{theme}.txt"));
        let text = String::from_utf8(read(&path)?).map_err(|error| format!("{}: {error}", path.display()))?;
        if !text.trim().is_empty() {
            packs.push((format!("{PUZZLES}{theme}.txt"), text));
        }
    }
    let list = index::written(packs.iter().map(|(_, text)| text.as_str()));
    let list = Source::new(format!("{PUZZLES}index.txt"), list.into_bytes())?;
    let packs = packs.into_iter().map(|(name, text)| Source::new(name, text.into_bytes()));
    packs.chain([Ok(list)]).collect()
}

/// A notice in place of the page, saying that it was left out.
pub(crate) fn notice() -> Vec<Source> {
    let notice = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Rabenburg</title>\n\
        <h1>Rabenburg</h1>\n<p>This binary was built without the page, because <code>RABENBURG_SKIP_PAGE=1</code> \
        was set. Build it again without that variable.</p>\n\
        <p lang=\"de\">Dieses Programm wurde ohne die Seite gebaut, weil <code>RABENBURG_SKIP_PAGE=1</code> gesetzt war. \
        Ohne diese Variable neu gebaut, enthält es sie.</p>\n";
    Source::new("index.html", notice.into()).into_iter().collect()
}

/// All files under a folder, in a fixed order, except hidden ones, which belong to editors and systems.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        let hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        if path.is_dir() && !hidden {
            found.extend(files(&path)?);
        } else if !hidden {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The path below a folder, as in addresses.
fn name(folder: &Path, path: &Path) -> Result<String, String> {
    let below = path.strip_prefix(folder).map_err(|error| format!("{}: {error}", path.display()))?;
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    Ok(parts.join("/"))
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}
