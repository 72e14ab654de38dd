//! `cargo xtask test`: all tests of the workspace, with whatever they need.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use crate::browser;
use crate::failure::Failure;
use crate::run;
use crate::summary::Summary;
use crate::wasm;

/// Runs the tests, shows their output as it comes and ends with the summary line.
pub(crate) fn run() -> Result<(), Failure> {
    wasm::ensure_target()?;
    browser::ensure(&browser::CHROMIUM)?;
    // Without --no-fail-fast, cargo would stop at the first failing test program, and the summary would leave out the
    // rest. Everything is built at once: the browser tests' extra needs would otherwise mean other features, and most
    // crates built twice.
    report(run::cargo_with_page(["test", "--workspace", "--all-features", "--locked", "--no-fail-fast"]))
}

/// Runs tests with a cargo command, shows their output as it comes and ends with the summary line.
pub(crate) fn report(command: Command) -> Result<(), Failure> {
    let (mut summary, succeeded) = run_tests(command)?;
    // A failing build or a crashing test program reports no counts. The summary must not look green then.
    let broken = !succeeded && summary.failed == 0;
    summary.failed += u64::from(broken);
    println!("\n{summary}");
    if broken {
        Err(failed("the build failed or a test program crashed; see above"))
    } else if summary.failed > 0 {
        Err(failed("some tests failed; see above"))
    } else if summary.is_empty() {
        Err(failed("no tests were run"))
    } else {
        Ok(())
    }
}

/// The results of all tests, and whether cargo succeeded.
fn run_tests(mut command: Command) -> Result<(Summary, bool), Failure> {
    command.stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|error| run::cannot_start(&command, &error))?;
    let summary = match child.stdout.take() {
        Some(stdout) => relay(stdout, &mut io::stdout().lock())
            .map_err(|error| Failure::Failed(format!("cannot pass on the tests' output: {error}")))?,
        None => Summary::default(),
    };
    let status = child.wait().map_err(|error| run::cannot_start(&command, &error))?;
    Ok((summary, status.success()))
}

fn failed(reason: &str) -> Failure {
    Failure::Failed(reason.to_owned())
}

/// Copies the output line by line and adds up the results in it.
///
/// Works on bytes, because a test may print anything.
fn relay(from: impl Read, to: &mut impl Write) -> io::Result<Summary> {
    let mut from = BufReader::new(from);
    let mut summary = Summary::default();
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line)? > 0 {
        to.write_all(&line)?;
        to.flush()?;
        if let Some(result) = Summary::parse(String::from_utf8_lossy(&line).trim_end()) {
            summary.add(result);
        }
        line.clear();
    }
    Ok(summary)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relay_copies_everything_and_adds_up() {
        let output = b"\n\
            running 2 tests\n\
            test a ... ok\n\
            \xff not UTF-8\n\
            test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
            \n\
            test result: FAILED. 1 passed; 1 failed; 4 ignored; 0 measured; 0 filtered out\r\n\
            no newline at the end";
        let mut copy = Vec::new();
        let summary = relay(output.as_slice(), &mut copy).expect("memory does not fail");
        assert_eq!(copy, output);
        assert_eq!(summary, Summary { passed: 3, failed: 1, skipped: 4 });
    }
}
