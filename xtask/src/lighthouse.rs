//! `cargo xtask lighthouse`: how Lighthouse rates the page as shipped.

use std::fs;
use std::io::Read;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::browser;
use crate::failure::Failure;
use crate::run;
use crate::tools;
use crate::wasm;

/// The last version that supports the Node in current distributions.
const VERSION: &str = "12.8.2";
const DEFAULT_RUNS: u32 = 3;
/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    runs: u32,
}

impl Options {
    /// Parses `--runs N`, also written with `=`.
    pub(crate) fn parse(arguments: &[String]) -> Result<Self, Failure> {
        let usage = |problem: String| Failure::NotStarted(format!("{problem}; see `cargo xtask help lighthouse`"));
        let joined = arguments.join("=");
        let Some((name, value)) = joined.split_once('=') else {
            return match joined.as_str() {
                "" => Ok(Self { runs: DEFAULT_RUNS }),
                other => Err(usage(format!("`{other}` is not an option of lighthouse, or needs a value"))),
            };
        };
        match (name, value.parse()) {
            ("--runs", Ok(runs)) if runs > 0 => Ok(Self { runs }),
            ("--runs", _) => Err(usage(format!("`{value}` is not a number of runs (at least 1)"))),
            _ => Err(usage(format!("`{name}` is not an option of lighthouse"))),
        }
    }
}

/// Builds what is shipped, serves it on loopback and measures it.
pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    wasm::ensure_target()?;
    browser::ensure(&browser::CHROMIUM)?;
    let package = tools::npm("lighthouse", VERSION)?;
    println!("Building the optimised page");
    let mut build = run::cargo(["build", "--release", "--locked", "--package", "rabenburg"]);
    // The page as shipped, whatever the environment says.
    build.env_remove("RABENBURG_QUICK_PAGE").env_remove("RABENBURG_SKIP_PAGE");
    if !run::status(&mut build)?.success() {
        return Err(Failure::Failed("the game does not build; see above".to_owned()));
    }
    let folder = Folder::make()?;
    let game = folder.0.join("game.txt");
    let mut play = run::command(&program());
    play.args(["watch", "--players", "3", "--seed", "1", "--record"]).arg(&game).stdout(Stdio::null());
    if !run::status(&mut play)?.success() {
        return Err(Failure::Failed("no game could be played for the result page; see above".to_owned()));
    }
    let server = PageServer::start(&folder.0)?;
    let script = run::workspace_root().join("xtask/src/lighthouse.mjs");
    let mut measure = run::command("node");
    measure.arg(script).arg(package).arg(format!("http://{}", server.address)).arg(chromium()?);
    measure.arg(options.runs.to_string()).arg(&game);
    let good = run::status(&mut measure)?.success();
    drop(server);
    if good { Ok(()) } else { Err(Failure::Failed("the page scores lower than it should; see above".to_owned())) }
}

fn program() -> String {
    run::target_folder().join("release/rabenburg").to_string_lossy().into_owned()
}

fn chromium() -> Result<PathBuf, Failure> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect();
    let found = folders.iter().map(|folder| folder.join("chromium")).find(|program| program.is_file());
    found.ok_or_else(|| Failure::Failed("there is no Chromium".to_owned()))
}

/// A folder for this run, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn make() -> Result<Self, Failure> {
        let folder = std::env::temp_dir().join(format!("rabenburg-lighthouse-{}", std::process::id()));
        fs::create_dir_all(&folder)
            .map_err(|error| Failure::Failed(format!("cannot create the folder {}: {error}", folder.display())))?;
        Ok(Self(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The server on loopback, stopped on drop.
struct PageServer {
    child: Child,
    address: SocketAddr,
}

impl PageServer {
    fn start(folder: &Path) -> Result<Self, Failure> {
        let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
        let address = free.map_err(|error| Failure::Failed(format!("there is no free port: {error}")))?;
        let mut command = run::command(&program());
        command
            .args(["serve", "--no-open", "--port"])
            .arg(address.port().to_string())
            .arg("--data")
            .arg(folder.join("tables.db"));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let child = command.spawn().map_err(|error| run::cannot_start(&command, &error))?;
        let mut server = Self { child, address };
        let start = Instant::now();
        while TcpStream::connect(address).is_err() {
            let ended = server.child.try_wait().is_ok_and(|status| status.is_some());
            if ended || start.elapsed() > PATIENCE {
                let _ = server.child.kill();
                let mut said = String::new();
                let _ = server.child.stderr.take().map(|mut output| output.read_to_string(&mut said));
                return Err(Failure::Failed(format!("the server did not start: {said}")));
            }
            sleep(Duration::from_millis(50));
        }
        Ok(server)
    }
}

impl Drop for PageServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn parse(text: &str) -> Result<Options, Failure> {
        let arguments: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        Options::parse(&arguments)
    }

    #[test]
    fn the_number_of_runs_is_read_in_any_spelling() {
        for (text, runs) in [("", DEFAULT_RUNS), ("--runs 5", 5), ("--runs=1", 1)] {
            assert_eq!(parse(text), Ok(Options { runs }), "{text}");
        }
    }

    #[test]
    fn bad_options_are_refused() {
        for text in ["--runs", "--runs 0", "--runs x", "5", "--fast", "--fast 3"] {
            assert!(matches!(parse(text), Err(Failure::NotStarted(_))), "{text}");
        }
    }
}
