//! Starting other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use crate::failure::Failure;

/// The root of the workspace. Every program starts there, wherever `cargo xtask` was called.
pub(crate) fn workspace_root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// The build folder.
pub(crate) fn target_folder() -> PathBuf {
    let named = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    named.map_or_else(|| workspace_root().join("target"), |folder| workspace_root().join(folder))
}

/// A command that starts in the root of the workspace.
pub(crate) fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(workspace_root());
    command
}

/// The cargo that runs this program, so that the toolchain stays the same (`cargo +beta xtask test`).
pub(crate) fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = command(&cargo);
    command.args(arguments);
    command
}

/// Cargo, building the page as it is shipped, unless the environment says otherwise.
pub(crate) fn cargo_with_page<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = cargo(arguments);
    if std::env::var_os(QUICK_PAGE).is_none() {
        command.env(QUICK_PAGE, "0");
    }
    command
}

/// A program of the browser tests, built with the features of the whole workspace: with others, most dependencies would
/// be built a second time.
pub(crate) fn browser_example(name: &str) -> Result<Command, Failure> {
    let all = ["build", "--quiet", "--workspace", "--all-features", "--locked", "--example", name];
    if !status(&mut cargo_with_page(all))?.success() {
        return Err(Failure::Failed(format!("`{name}` does not build; see above")));
    }
    Ok(command(&target_folder().join("debug/examples").join(name).to_string_lossy()))
}

const QUICK_PAGE: &str = "RABENBURG_QUICK_PAGE";

/// Runs a command with its output going where ours goes.
pub(crate) fn status(command: &mut Command) -> Result<ExitStatus, Failure> {
    command.status().map_err(|error| cannot_start(command, &error))
}

/// Whether a command can be started and succeeds. Its output is not shown.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Runs a command and returns its standard output, or `None` if it failed.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}

/// The failure for a program that is missing or may not be executed.
pub(crate) fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    let program = command.get_program().to_string_lossy();
    Failure::Failed(format!("cannot start `{program}`: {error}"))
}
