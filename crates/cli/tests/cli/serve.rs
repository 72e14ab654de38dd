//! The page served, as a person starts and ends it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use crate::run::failure;

/// A server that was started from a command line and is ended at the latest with the test.
struct Server {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Server {
    fn start(arguments: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rabenburg"))
            .args(arguments.split_whitespace())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary can be started");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Server { child, output }
    }

    /// Host and port, from the line that tells people.
    fn address(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        let page =
            line.strip_prefix("Rabenburg is at http://").and_then(|rest| rest.strip_suffix("/ (Ctrl-C ends it)\n"));
        page.unwrap_or_else(|| panic!("it says '{line}'")).to_owned()
    }

    fn signal(mut self, name: &str) -> ExitStatus {
        let kill = Command::new("kill").args([name, &self.child.id().to_string()]).status().expect("kill");
        assert!(kill.success());
        self.child.wait().expect("an end")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn page_at(address: &str) -> String {
    let mut socket = TcpStream::connect(address).expect("a connection");
    socket.write_all(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").expect("sent");
    let mut page = String::new();
    socket.read_to_string(&mut page).expect("an answer");
    page
}

#[test]
fn the_page_is_at_the_address_that_it_says_until_ctrl_c() {
    for signal in ["-INT", "-TERM"] {
        let mut server = Server::start("serve --port 0");
        let address = server.address();
        assert!(address.starts_with("127.0.0.1:"), "{address}");
        assert!(page_at(&address).contains("<title>Rabenburg</title>"));
        assert_eq!(server.signal(signal).code(), Some(0), "{signal}");
        assert!(TcpStream::connect(&address).is_err());
    }
}

#[test]
fn without_a_command_the_page_is_served_and_a_second_one_finds_a_port() {
    let (mut first, mut second) = (Server::start(""), Server::start(""));
    let (one, other) = (first.address(), second.address());
    assert_ne!(one, other);
    for address in [one, other] {
        let port: u16 = address.strip_prefix("127.0.0.1:").and_then(|port| port.parse().ok()).expect("a port");
        assert!((7288..=7308).contains(&port), "{port}");
        assert!(page_at(&address).contains("<title>Rabenburg</title>"));
    }
}

#[test]
fn a_port_that_is_taken_and_an_address_of_others_end_with_5() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port();
    let (code, message) = failure(&format!("serve --port {port}"));
    assert_eq!(code, 5, "{message}");
    assert!(message.contains(&format!("127.0.0.1:{port}: another program is there already")), "{message}");
    // An address that is reserved for documentation, so no machine has it.
    let (code, message) = failure("serve --address 192.0.2.1 --port 0");
    assert_eq!(code, 5, "{message}");
    assert!(message.contains("this machine has no such address"), "{message}");
}
