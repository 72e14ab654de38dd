//! The parts of the page that are loaded on demand, each a module of its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use crate::bundle::Bundle;
use crate::loader::LOADER;

/// What several parts share and is smaller than this comes in one file: asking for each would take longer than they do.
const SMALL: usize = 40_000;

/// The page in pieces.
pub(crate) struct Split {
    /// The module that everything starts with.
    pub(crate) main: PathBuf,
    pub(crate) loader: String,
    /// The others, by file name.
    pub(crate) parts: BTreeMap<String, Vec<u8>>,
}

/// Splits the parts off a module.
pub(crate) fn split(wasm: &Path, out: &Path) -> Result<Split, String> {
    let folder = out.join("parts");
    // What an earlier build left behind is no longer a part.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let whole = read(wasm)?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&whole);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    let made = transform(options).map_err(|error| format!("the page's parts: {error:#}"))?;

    let loader = folder.join(LOADER);
    let mut loader = fs::read_to_string(&loader).map_err(|error| format!("{}: {error}", loader.display()))?;
    // A file is named after the parts that need it: what two parts share comes with either.
    let mut needed_by = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (part, files) in &made.prefetch_map {
        for file in files {
            needed_by.entry(file).or_default().insert(part);
        }
    }
    let mut parts = BTreeMap::new();
    let mut bundle = Bundle::default();
    for path in &made.split_modules {
        let stem = path.file_stem().map(|stem| stem.to_string_lossy()).unwrap_or_default();
        // A part whose code is all shared has an empty module, which nobody asks for.
        let Some(names) = needed_by.get(&*stem) else { continue };
        let (module, fetched) = (tight(path)?, format!("fetch(new URL(\"./{stem}.wasm\", import.meta.url))"));
        if !loader.contains(&fetched) {
            return Err(format!("the loader of parts fetches {stem} in a way that is not known"));
        }
        if names.len() > 1 && module.len() < SMALL {
            loader = loader.replace(&fetched, &bundle.add(&module, names.iter().copied()));
            continue;
        }
        let name = format!("parts/{}.wasm", names.iter().copied().collect::<Vec<_>>().join("-"));
        loader = loader.replace(&fetched, &format!("fetch(\"{{{{asset:{name}}}}}\")"));
        if parts.insert(name.clone(), module).is_some() {
            return Err(format!("there are two modules for {name}"));
        }
    }
    if let Some((name, bytes)) = bundle.finish(&mut loader)? {
        parts.insert(name, bytes);
    }
    Ok(Split { main, loader, parts })
}

/// The linker leaves room for longer numbers than there are; rewritten, a module is a third smaller.
fn tight(path: &Path) -> Result<Vec<u8>, String> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let module = config.parse(&read(path)?).map_err(|error| format!("{}: {error:#}", path.display()));
    Ok(module?.emit_wasm())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}
