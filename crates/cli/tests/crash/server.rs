//! The real program as a server, in a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that runs until it is killed.
pub(crate) struct Running {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Running {
    /// Starts it on a file and at a port; 0 for any. It answers when this returns.
    pub(crate) fn start(file: &Path, port: u16) -> Running {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rabenburg"))
            .args(["serve", "--no-open", "--log", "error", "--port", &port.to_string(), "--data"])
            .arg(file)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = child.stdout.take().expect("its output");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let greeting = lines.find(|line| line.contains("http://")).expect("it says where it is");
        let address = greeting.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok()).expect("an address");
        Running { child, address }
    }

    /// Ends it without a warning, as a power cut for the process: SIGKILL on Unix.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
