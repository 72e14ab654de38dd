//! Runs the binary as a script would: arguments in, output and exit code out.

use std::path::PathBuf;
use std::process::{Command, Output};

/// Runs `rabenburg` with arguments written as on a command line, its output going to a pipe.
pub(crate) fn rabenburg(arguments: &str) -> Output {
    start(arguments, &[("RABENBURG_LANGUAGE", "en")])
}

/// The same with variables in its environment; without any, it speaks the system's language.
pub(crate) fn start(arguments: &str, variables: &[(&str, &str)]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rabenburg"))
        .args(arguments.split_whitespace())
        .env_remove("CLICOLOR_FORCE")
        .env_remove("RABENBURG_LANGUAGE")
        .envs(variables.iter().copied())
        .output()
        .expect("the binary can be started")
}

/// The standard output of a run that has to succeed.
#[track_caller]
pub(crate) fn output(arguments: &str) -> String {
    let run = rabenburg(arguments);
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "rabenburg {arguments}: {}\n{errors}", run.status);
    String::from_utf8(run.stdout).expect("text")
}

/// The exit code and the message of a run that has to fail.
#[track_caller]
pub(crate) fn failure(arguments: &str) -> (i32, String) {
    let run = rabenburg(arguments);
    assert!(!run.status.success(), "rabenburg {arguments} was accepted");
    (run.status.code().expect("an exit code"), String::from_utf8_lossy(&run.stderr).into_owned())
}

/// A file of this name for one test alone.
pub(crate) fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Presses Ctrl-C once something has come about, and waits for the end.
#[cfg(unix)]
pub(crate) fn interrupted(arguments: &str, come_about: impl Fn() -> bool) -> Output {
    use std::process::Stdio;
    use std::time::{Duration, Instant};

    let child = Command::new(env!("CARGO_BIN_EXE_rabenburg"))
        .args(arguments.split_whitespace())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    let patience = Instant::now() + Duration::from_secs(60);
    while !come_about() && Instant::now() < patience {
        std::thread::sleep(Duration::from_millis(20));
    }
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(kill.success());
    child.wait_with_output().expect("an end")
}
