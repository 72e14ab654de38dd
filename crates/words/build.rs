//! Makes Rust functions of the texts in `locales`.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

#[path = "build/generator.rs"]
mod generator;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=locales");
    let english = read(Path::new("locales/en"));
    let german = read(Path::new("locales/de"));
    let code = generator::generate(&english, &german).unwrap_or_else(|faults| {
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

/// The Fluent files of a folder.
fn read(folder: &Path) -> Vec<generator::Source> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("the folder can be listed").path());
    paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| generator::Source {
            module: path.file_stem().expect("a file has a name").to_string_lossy().into_owned(),
            text: fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())),
            file: path.display().to_string(),
        })
        .collect()
}
