//! Makes Rust functions of the texts in `locales`: a folder is a language.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

#[path = "build/generator.rs"]
mod generator;

use generator::{Source, Tongue};

/// Set this variable to a folder with more languages.
const MORE: &str = "RABENBURG_LOCALES";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-env-changed={MORE}");
    let mut tongues = Vec::new();
    for folder in [Some("locales".into()), env::var_os(MORE)].into_iter().flatten().map(PathBuf::from) {
        println!("cargo:rerun-if-changed={}", folder.display());
        tongues.extend(list(&folder).into_iter().filter(|path| path.is_dir()).map(|path| read(&path)));
    }
    // English is what all others are compared with.
    tongues.sort_by_key(|tongue| (tongue.code != "en", tongue.code.clone()));
    let code = generator::generate(&tongues).unwrap_or_else(|faults| {
        for fault in faults {
            // Cargo shows these lines even where it hides what a build script says.
            println!("cargo:warning={fault}");
            eprintln!("{fault}");
        }
        process::exit(1)
    });
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for what is generated"));
    fs::write(out.join("texts.rs"), code).expect("the folder can be written");
}

/// A language: the Fluent files of a folder.
fn read(folder: &Path) -> Tongue {
    let is_fluent = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "ftl");
    let sources: Vec<Source> = list(folder)
        .into_iter()
        .filter(is_fluent)
        .map(|path| Source {
            module: path.file_stem().expect("a file has a name").to_string_lossy().into_owned(),
            text: fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())),
            file: path.display().to_string(),
        })
        .collect();
    let code = folder.file_name().expect("a folder has a name").to_string_lossy().into_owned();
    let name = generator::english_name(&sources).unwrap_or_else(|| {
        panic!("{}/about.ftl does not say what the language is called in English", folder.display())
    });
    Tongue { code, name, sources }
}

fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("the folder can be listed").path()).collect()
}
