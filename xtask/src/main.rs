//! The project's chores as subcommands of `cargo xtask`.
//!
//! A chore lives here if it is more than one command, so that people, continuous integration and the README all run
//! exactly the same thing. It uses only the standard library: the first `cargo xtask test` in a fresh clone should not
//! wait for dependencies of its own.

mod art;
mod axe;
mod bless;
mod browser;
mod check;
mod failure;
mod firefox;
mod fuzz;
mod help;
mod lighthouse;
mod orca;
mod pseudo;
mod run;
mod summary;
mod tags;
mod test;
mod tools;
mod wasm;

use std::process::ExitCode;

use failure::Failure;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            failure.exit_code()
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), Failure> {
    let Some((task, rest)) = arguments.split_first() else {
        print!("{}", help::OVERVIEW);
        return Ok(());
    };
    // `cargo xtask fuzz --help` is what people try first, so it works for every task.
    if rest.iter().any(|argument| argument == "--help" || argument == "-h") {
        return help::print(Some(task));
    }
    match task.as_str() {
        "test" => no_arguments(task, rest).and_then(|()| test::run()),
        "check" => no_arguments(task, rest).and_then(|()| check::run()),
        "bless" => no_arguments(task, rest).and_then(|()| bless::run()),
        "firefox" => no_arguments(task, rest).and_then(|()| firefox::run()),
        "art" => no_arguments(task, rest).and_then(|()| art::run()),
        "axe" => no_arguments(task, rest).and_then(|()| axe::run()),
        "lighthouse" => lighthouse::Options::parse(rest).and_then(|options| lighthouse::run(&options)),
        "fuzz" => fuzz::Options::parse(rest).and_then(|options| fuzz::run(&options)),
        "pseudo" => pseudo::run(rest),
        "orca" => orca::run(rest),
        "help" | "--help" | "-h" => help::print(rest.first().map(String::as_str)),
        unknown => Err(help::unknown_task(unknown)),
    }
}

fn no_arguments(task: &str, rest: &[String]) -> Result<(), Failure> {
    match rest.first() {
        None => Ok(()),
        Some(argument) => Err(Failure::NotStarted(format!(
            "`{task}` takes no argument, but was given `{argument}`; see `cargo xtask help {task}`"
        ))),
    }
}
