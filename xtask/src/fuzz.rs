//! `cargo xtask fuzz`: the fuzz targets of the engine and the server, each for a while.

use std::process::Command;

use crate::failure::Failure;
use crate::run;

/// Workspaces of their own that hold the targets.
const FUZZ_DIRS: [&str; 2] = ["crates/engine/fuzz", "crates/server/fuzz"];
const DEFAULT_SECONDS: u32 = 60;

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    seconds: u32,
    /// One target by name, or all of them.
    target: Option<String>,
}

impl Options {
    /// Parses `--seconds N` and `--target NAME`, also written with `=`.
    pub(crate) fn parse(arguments: &[String]) -> Result<Self, Failure> {
        let mut options = Self { seconds: DEFAULT_SECONDS, target: None };
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let (name, attached) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (argument.as_str(), None),
            };
            let mut value = || {
                let value = attached.clone().or_else(|| rest.next().cloned());
                value.ok_or_else(|| usage(&format!("`{name}` needs a value")))
            };
            match name {
                "--seconds" => options.seconds = parse_seconds(&value()?)?,
                "--target" => options.target = Some(value()?),
                _ => return Err(usage(&format!("`{argument}` is not an option of fuzz"))),
            }
        }
        Ok(options)
    }
}

/// Zero is refused, since libFuzzer takes it to mean "forever".
fn parse_seconds(text: &str) -> Result<u32, Failure> {
    match text.parse() {
        Ok(seconds) if seconds > 0 => Ok(seconds),
        _ => Err(usage(&format!("`{text}` is not a number of seconds (at least 1)"))),
    }
}

fn usage(problem: &str) -> Failure {
    Failure::NotStarted(format!("{problem}; see `cargo xtask help fuzz`"))
}

/// A fuzz target and its directory.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Target {
    dir: &'static str,
    name: String,
}

/// Runs the targets one after another, all of them even if one finds something.
pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    require_tools()?;
    let targets = choose(list_targets()?, options.target.as_deref())?;

    let limit = format!("-max_total_time={}", options.seconds);
    let mut broken = Vec::new();
    for Target { dir, name } in &targets {
        println!("\n== {name}, {} s ==", options.seconds);
        // New findings go to the first directory; the committed seeds are only read.
        let [corpus, seeds] = ["corpus", "seeds"].map(|folder| format!("{dir}/{folder}/{name}"));
        std::fs::create_dir_all(run::workspace_root().join(&corpus))
            .map_err(|error| Failure::Failed(format!("cannot create the directory {corpus}: {error}")))?;
        let mut command = cargo_fuzz("run", dir);
        // None of our code is unsafe, so there is nothing for a sanitizer to find, and it is faster without one.
        command.args(["--sanitizer", "none", name, &corpus, &seeds, "--", &limit]);
        if !run::status(&mut command)?.success() {
            broken.push(format!("{name} ({dir}/artifacts)"));
        }
    }

    if broken.is_empty() {
        let names: Vec<&str> = targets.iter().map(|target| target.name.as_str()).collect();
        println!("\n{} found nothing, {} s each", names.join(", "), options.seconds);
        Ok(())
    } else {
        Err(Failure::Failed(format!(
            "failed to build or found something, with the failing inputs next to the name: {}",
            broken.join(", ")
        )))
    }
}

/// Fuzzing needs two things that nothing else here does, so they are not installed unasked.
fn require_tools() -> Result<(), Failure> {
    if !run::succeeds(nightly().arg("--version")) {
        return Err(Failure::NotStarted(
            "fuzzing needs a nightly toolchain, from rustup (https://rustup.rs):\n  \
             rustup toolchain install nightly"
                .to_owned(),
        ));
    }
    if !run::succeeds(nightly().args(["fuzz", "--version"])) {
        return Err(Failure::NotStarted("fuzzing needs cargo-fuzz:\n  cargo install cargo-fuzz --locked".to_owned()));
    }
    Ok(())
}

fn list_targets() -> Result<Vec<Target>, Failure> {
    let mut targets = Vec::new();
    for dir in FUZZ_DIRS {
        let list = run::output(&mut cargo_fuzz("list", dir))
            .ok_or_else(|| Failure::Failed(format!("cannot list the fuzz targets in {dir}")))?;
        let names = list.lines().map(str::trim).filter(|name| !name.is_empty());
        targets.extend(names.map(|name| Target { dir, name: name.to_owned() }));
    }
    Ok(targets)
}

fn choose(targets: Vec<Target>, wanted: Option<&str>) -> Result<Vec<Target>, Failure> {
    if targets.is_empty() {
        return Err(Failure::Failed(format!("there is no fuzz target in {}", FUZZ_DIRS.join(" or "))));
    }
    let Some(wanted) = wanted else { return Ok(targets) };
    let names: Vec<&str> = targets.iter().map(|target| target.name.as_str()).collect();
    let unknown = format!("there is no fuzz target `{wanted}`; the targets are {}", names.join(", "));
    let chosen: Vec<Target> = targets.into_iter().filter(|target| target.name == wanted).collect();
    if chosen.is_empty() { Err(Failure::NotStarted(unknown)) } else { Ok(chosen) }
}

/// Rustup's cargo with the nightly toolchain. Not [`run::cargo`]: that is the toolchain's own cargo, which does not
/// understand `+nightly`.
fn nightly() -> Command {
    let mut command = run::command("cargo");
    command.arg("+nightly");
    command
}

fn cargo_fuzz(subcommand: &str, dir: &str) -> Command {
    let mut command = nightly();
    command.args(["fuzz", subcommand, "--fuzz-dir", dir]);
    // The server is fuzzed without the page, which would have to be built for the browser first.
    command.env("RABENBURG_SKIP_PAGE", "1");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Options, Failure> {
        let arguments: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        Options::parse(&arguments)
    }

    #[track_caller]
    fn check(text: &str, seconds: u32, target: Option<&str>) {
        let expected = Options { seconds, target: target.map(str::to_owned) };
        assert_eq!(parse(text), Ok(expected), "{text}");
    }

    #[test]
    fn options_are_parsed_in_any_order_and_spelling() {
        check("", DEFAULT_SECONDS, None);
        check("--seconds 5", 5, None);
        check("--target moves --seconds=7", 7, Some("moves"));
    }

    #[test]
    fn bad_options_are_refused() {
        for text in ["--seconds", "--seconds 0", "--seconds -3", "--seconds x", "moves", "--fast"] {
            assert!(matches!(parse(text), Err(Failure::NotStarted(_))), "{text}");
        }
    }

    #[test]
    fn a_target_must_exist() {
        let targets = || ["moves", "notation"].map(|name| Target { dir: FUZZ_DIRS[0], name: name.to_owned() }).to_vec();
        assert_eq!(choose(targets(), None), Ok(targets()));
        assert_eq!(choose(targets(), Some("moves")), Ok(targets()[..1].to_vec()));
        assert!(matches!(choose(targets(), Some("move")), Err(Failure::NotStarted(_))));
        assert!(matches!(choose(Vec::new(), None), Err(Failure::Failed(_))));
    }
}
