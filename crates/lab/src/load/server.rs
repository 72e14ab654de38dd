//! The server under test: one that is already running, or a new one that is started, killed, restarted and stopped.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use tokio::net::lookup_host;
use tokio::time::sleep;

use super::TIMEOUT;
use super::http::Http;
use crate::error::{LabError, ServerError, UsageError};

pub(super) struct TestServer {
    address: SocketAddr,
    own: Option<Own>,
}

/// A server that we have started, and that stops with us.
struct Own {
    child: Child,
    folder: Folder,
}

/// A folder that is removed in the end.
struct Folder(PathBuf);

/// Several servers may be started one after another.
static STARTED: AtomicU32 = AtomicU32::new(0);

impl TestServer {
    pub(super) async fn find(url: &str) -> Result<TestServer, LabError> {
        let host = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let host = host
            .filter(|host| !host.is_empty() && !host.contains('/'))
            .ok_or_else(|| UsageError::Url(url.to_owned()))?;
        let host = if host.rsplit(']').next().is_some_and(|end| end.contains(':')) {
            host.to_owned()
        } else {
            format!("{host}:80")
        };
        let addresses = lookup_host(&host).await.map_err(|error| ServerError::Host { host: host.clone(), error })?;
        for address in addresses {
            if healthy(&Http::new(address)).await {
                return Ok(TestServer { address, own: None });
            }
        }
        Err(ServerError::Silent(url.to_owned()).into())
    }

    /// Starts an empty server, which keeps its data in a folder of its own in here.
    pub(super) fn start(below: &Path) -> Result<TestServer, LabError> {
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = Folder(below.join(format!("rabenburg-load-{}-{number}", std::process::id())));
        fs::create_dir_all(&folder.0).map_err(|error| LabError::Save { path: folder.0.clone(), error })?;
        let (child, address) = spawn(&folder.0, 0)?;
        Ok(TestServer { address, own: Some(Own { child, folder }) })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills our server without warning, and restarts it with the same data at the same address. Returns the seconds
    /// from its death until it responded again.
    pub(super) async fn kill_and_restart(&mut self) -> Result<f64, LabError> {
        let Some(own) = &mut self.own else { return Err(LabError::Bug("that server is not ours to kill".into())) };
        let killed = Instant::now();
        own.child.kill()?;
        own.child.wait()?;
        (own.child, _) = spawn(&own.folder.0, self.address.port())?;
        while !healthy(&Http::new(self.address)).await {
            if killed.elapsed() > TIMEOUT * 3 {
                return Err(ServerError::NotBack.into());
            }
            sleep(Duration::from_millis(5)).await;
        }
        Ok(killed.elapsed().as_secs_f64())
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

async fn healthy(http: &Http) -> bool {
    http.get("/healthz").await.is_ok_and(|answer| answer.status == 200)
}

/// Starts this very program as a server, and waits until it prints its address.
fn spawn(folder: &Path, port: u16) -> Result<(Child, SocketAddr), LabError> {
    let log = folder.join("server.log");
    let errors = File::options().create(true).append(true).open(&log);
    let errors = errors.map_err(|error| LabError::Save { path: log.clone(), error })?;
    let mut child = Command::new(std::env::current_exe()?)
        .args(["serve", "--address", "127.0.0.1", "--no-open", "--sockets", "0", "--port", &port.to_string()])
        .arg("--data")
        .arg(folder.join("rabenburg.db"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(errors)
        .spawn()?;
    let (tell, told) = mpsc::channel();
    if let Some(output) = child.stdout.take() {
        // Its further output is read too, so that it never blocks.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                let _ = tell.send(line);
            }
        });
    }
    let line = told.recv_timeout(TIMEOUT * 3).unwrap_or_default();
    match address_in(&line) {
        Some(address) => Ok((child, address)),
        None => {
            let _ = child.kill();
            let _ = child.wait();
            let said = fs::read_to_string(&log).unwrap_or_default();
            let last: Vec<_> = said.lines().filter(|line| !line.is_empty()).rev().take(5).collect();
            let last = last.into_iter().rev().collect::<Vec<_>>().join("\n");
            Err(ServerError::NotStarted(format!("{line}{last}")).into())
        }
    }
}

/// The address in the line that a server prints at its start.
fn address_in(line: &str) -> Option<SocketAddr> {
    let rest = line.split_once("http://")?.1;
    rest.split(['/', ' ']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_in_the_greeting() {
        let address = address_in("Rabenburg is at http://127.0.0.1:41234/ (Ctrl-C to stop)");
        assert_eq!(address, Some(SocketAddr::from(([127, 0, 0, 1], 41234))));
        assert_eq!(address_in("error: unexpected argument"), None);
    }
}
