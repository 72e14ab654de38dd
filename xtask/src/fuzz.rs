//! `cargo xtask fuzz`: the engine's fuzz targets, each for a while.

use std::process::Command;

use crate::failure::Failure;
use crate::run;

const FUZZ_DIR: &str = "crates/engine/fuzz";
const DEFAULT_SECONDS: u32 = 60;

/// What to fuzz and for how long.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    seconds: u32,
    /// One target by name, or all of them.
    target: Option<String>,
}

impl Options {
    /// Reads `--seconds N` and `--target NAME`, also written with `=`.
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
                _ => return Err(usage(&format!("`{argument}` is no option of fuzz"))),
            }
        }
        Ok(options)
    }
}

/// Zero is refused, since to libFuzzer it means "for ever".
fn parse_seconds(text: &str) -> Result<u32, Failure> {
    match text.parse() {
        Ok(seconds) if seconds > 0 => Ok(seconds),
        _ => Err(usage(&format!("`{text}` is not a number of seconds, 1 or more"))),
    }
}

fn usage(problem: &str) -> Failure {
    Failure::NotStarted(format!("{problem}; see `cargo xtask help fuzz`"))
}

/// Runs the targets one after the other, all of them even if one finds something.
pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    require_tools()?;
    let targets = choose(list_targets()?, options.target.as_deref())?;

    let limit = format!("-max_total_time={}", options.seconds);
    let mut broken = Vec::new();
    for target in &targets {
        println!("\n== {target}, {} s ==", options.seconds);
        // What fuzzing finds on its way is kept in the first directory, the committed seeds are only read.
        let [corpus, seeds] = ["corpus", "seeds"].map(|name| format!("{FUZZ_DIR}/{name}/{target}"));
        std::fs::create_dir_all(run::workspace_root().join(&corpus))
            .map_err(|error| Failure::Failed(format!("cannot make the directory {corpus}: {error}")))?;
        let mut command = cargo_fuzz("run");
        // The engine has no unsafe code, so there is nothing for a sanitizer to find, and without one it is faster.
        command.args(["--sanitizer", "none", target, &corpus, &seeds, "--", &limit]);
        if !run::status(&mut command)?.success() {
            broken.push(target.as_str());
        }
    }

    if broken.is_empty() {
        println!("\n{} without a finding, {} s each", targets.join(", "), options.seconds);
        Ok(())
    } else {
        Err(Failure::Failed(format!(
            "{} did not build or found something; inputs that break it lie in {FUZZ_DIR}/artifacts",
            broken.join(", ")
        )))
    }
}

/// Fuzzing needs two things that nothing else here needs, so they are not installed unasked.
fn require_tools() -> Result<(), Failure> {
    if !run::succeeds(nightly().arg("--version")) {
        return Err(Failure::NotStarted(
            "fuzzing needs a nightly toolchain, by way of rustup (https://rustup.rs):\n  \
             rustup toolchain install nightly"
                .to_owned(),
        ));
    }
    if !run::succeeds(nightly().args(["fuzz", "--version"])) {
        return Err(Failure::NotStarted("fuzzing needs cargo-fuzz:\n  cargo install cargo-fuzz --locked".to_owned()));
    }
    Ok(())
}

fn list_targets() -> Result<Vec<String>, Failure> {
    let list = run::output(&mut cargo_fuzz("list"))
        .ok_or_else(|| Failure::Failed(format!("cannot list the fuzz targets in {FUZZ_DIR}")))?;
    let targets = list.lines().map(str::trim).filter(|name| !name.is_empty());
    Ok(targets.map(str::to_owned).collect())
}

fn choose(targets: Vec<String>, wanted: Option<&str>) -> Result<Vec<String>, Failure> {
    if targets.is_empty() {
        return Err(Failure::Failed(format!("there is no fuzz target in {FUZZ_DIR}")));
    }
    match wanted {
        None => Ok(targets),
        Some(name) if targets.iter().any(|target| target == name) => Ok(vec![name.to_owned()]),
        Some(name) => Err(Failure::NotStarted(format!(
            "there is no fuzz target `{name}`; the targets are {}",
            targets.join(", ")
        ))),
    }
}

/// Rustup's cargo with the nightly toolchain. Not [`run::cargo`]: that is the toolchain's own cargo,
/// which does not understand `+nightly`.
fn nightly() -> Command {
    let mut command = run::command("cargo");
    command.arg("+nightly");
    command
}

fn cargo_fuzz(subcommand: &str) -> Command {
    let mut command = nightly();
    command.args(["fuzz", subcommand, "--fuzz-dir", FUZZ_DIR]);
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
    fn options_are_read_in_any_order_and_spelling() {
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
        let targets = || vec!["moves".to_owned(), "notation".to_owned()];
        assert_eq!(choose(targets(), None), Ok(targets()));
        assert_eq!(choose(targets(), Some("moves")), Ok(vec!["moves".to_owned()]));
        assert!(matches!(choose(targets(), Some("move")), Err(Failure::NotStarted(_))));
        assert!(matches!(choose(Vec::new(), None), Err(Failure::Failed(_))));
    }
}
