//! `cargo xtask check`: everything that has to hold and is not a test.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::run;
use crate::tags;
use crate::tools::{self, Tool};
use crate::wasm;

struct Step {
    name: &'static str,
    /// What has to be compiled for it first.
    tool: Option<&'static Tool>,
    work: Work,
}

/// What a step does.
enum Work {
    Run(Command),
    /// Something that is written here. It says whether all is well.
    Look(fn() -> Result<bool, Failure>),
}

/// The result of a step.
struct Outcome {
    name: &'static str,
    passed: bool,
    time: Duration,
}

/// Runs every step, even after a failure: whoever fixes things wants to know all of them.
pub(crate) fn run() -> Result<(), Failure> {
    wasm::ensure_target()?;
    let mut outcomes = Vec::new();
    for mut step in steps() {
        println!("\n== {} ==", step.name);
        let start = Instant::now();
        let passed = match step.tool.map_or(Ok(()), Tool::ensure) {
            Ok(()) => match &mut step.work {
                Work::Run(command) => run::status(command)?.success(),
                Work::Look(look) => look()?,
            },
            Err(failure) => {
                eprintln!("{failure}");
                false
            }
        };
        let outcome = Outcome { name: step.name, passed, time: start.elapsed() };
        print_outcome(&outcome);
        outcomes.push(outcome);
    }

    println!("\nSummary");
    outcomes.iter().for_each(print_outcome);
    let failed: Vec<_> = outcomes.iter().filter(|outcome| !outcome.passed).map(|outcome| outcome.name).collect();
    if failed.is_empty() {
        println!("all {} checks passed", outcomes.len());
        Ok(())
    } else {
        Err(Failure::Failed(format!("failed: {}", failed.join("; "))))
    }
}

fn steps() -> Vec<Step> {
    let step = |name, arguments: &str| {
        let command = run::cargo(arguments.split(' '));
        Step { name, tool: None, work: Work::Run(command) }
    };
    let by = |tool: &'static Tool, name, arguments: &str| {
        let mut command = tool.command();
        command.args(arguments.split_whitespace());
        Step { name, tool: Some(tool), work: Work::Run(command) }
    };
    let lints = "clippy --workspace --all-targets --all-features --locked -- -D warnings";
    // Drawing code is built only for the browser, so the previous step has not seen it.
    let page_lints = format!("clippy -p rabenburg-web --lib --locked --target {} -- -D warnings", wasm::TARGET);
    let documentation = "doc --workspace --no-deps --all-features --locked";
    let wasm = format!("build -p rabenburg-engine --locked --target {}", wasm::TARGET);
    let wasm_serde = format!("{wasm} --features serde");

    let mut steps = vec![
        step("format", "fmt --all --check"),
        step("lints", lints),
        step("lints, page", &page_lints),
        Step { name: "tags, page", tool: None, work: Work::Look(tags::check) },
        step("documentation", documentation),
        step("wasm", &wasm),
        step("wasm, serde", &wasm_serde),
        // They are compiled before their first use. Tests do not need them, so those who only test do not wait.
        by(&tools::TYPOS, "spelling", ""),
        by(&tools::DENY, "crates", "--locked check licenses bans sources"),
    ];
    for step in &mut steps {
        let Work::Run(command) = &mut step.work else { continue };
        // Only rustdoc reads it, so it does not affect the other steps.
        command.env("RUSTDOCFLAGS", "-D warnings");
        // Nobody opens the page here, and every step would spend a minute rebuilding it. Its code has steps of its own.
        command.env("RABENBURG_SKIP_PAGE", "1");
    }
    steps
}

fn print_outcome(outcome: &Outcome) {
    let verdict = if outcome.passed { "ok" } else { "FAILED" };
    println!("{:<16} {:<6} {:>6.1} s", outcome.name, verdict, outcome.time.as_secs_f64());
}
