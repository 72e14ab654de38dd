//! `cargo xtask test`: all tests of the workspace, with what they need.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::Stdio;

use crate::browser;
use crate::failure::Failure;
use crate::run;
use crate::summary::Summary;
use crate::wasm;

/// Those in the browser are built apart: the libraries that drive it ask for features that would change what the others
/// test, such as the order of keys in JSON.
const GROUPS: [&[&str]; 2] =
    [&["--workspace", "--exclude", "rabenburg-browser-tests"], &["--package", "rabenburg-browser-tests"]];

/// Runs the tests, shows their output as it comes and ends with the summary line.
pub(crate) fn run() -> Result<(), Failure> {
    wasm::ensure_target()?;
    browser::ensure()?;

    let mut summary = Summary::default();
    let (mut broken, mut empty) = (false, false);
    for group in GROUPS {
        let (mut part, succeeded) = run_group(group)?;
        empty |= part.is_empty();
        if !succeeded && part.failed == 0 {
            // A build that fails and a test program that crashes report no count. The summary must not
            // look green then.
            part.failed = 1;
            broken = true;
        }
        summary.add(part);
    }
    println!("\n{summary}");
    if broken {
        Err(failed("the build or a test program failed without telling of a test; see above"))
    } else if summary.failed > 0 {
        Err(failed("some tests failed; see above"))
    } else if empty {
        Err(failed("no test was run, or none in the browser"))
    } else {
        Ok(())
    }
}

/// The results of some packages' tests, and whether cargo is content.
fn run_group(packages: &[&str]) -> Result<(Summary, bool), Failure> {
    // Without --no-fail-fast cargo would stop at the first failing test program, and the summary
    // would leave out the rest.
    let arguments = ["test", "--all-features", "--locked", "--no-fail-fast"];
    let mut command = run::cargo(arguments.iter().chain(packages).copied());
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
