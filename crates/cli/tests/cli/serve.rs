//! The server, as a person starts and ends it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use crate::run::{failure, file};

/// A server that was started from a command line and is ended at the latest with the test.
pub(crate) struct Server {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Server {
    pub(crate) fn start(arguments: &str) -> Server {
        Server::start_with(arguments, &[])
    }

    /// With variables in its environment.
    fn start_with(arguments: &str, variables: &[(&str, &str)]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rabenburg"))
            .args(arguments.split_whitespace())
            .env("XDG_DATA_HOME", file("data"))
            .env("HOME", file("home"))
            .env("RABENBURG_LANGUAGE", "en")
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary can be started");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Server { child, output }
    }

    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        line
    }

    /// Where tables are kept, from the line after it.
    fn data(&mut self) -> PathBuf {
        self.address();
        let line = self.line();
        let path = line.strip_prefix("Tables are kept in ").and_then(|rest| rest.strip_suffix('\n'));
        PathBuf::from(path.unwrap_or_else(|| panic!("it says '{line}'")))
    }

    /// Host and port, from the line that tells people.
    fn address(&mut self) -> String {
        let line = self.line();
        let page =
            line.strip_prefix("Rabenburg is at http://").and_then(|rest| rest.strip_suffix("/ (Ctrl-C to stop)\n"));
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
    ask(address, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
}

fn ask(address: &str, request: &str) -> String {
    let mut socket = TcpStream::connect(address).expect("a connection");
    socket.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    answer
}

/// A file that no other run has left behind.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let path = file(name);
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
    }
    path
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
fn it_can_be_ended_as_soon_as_it_says_its_address() {
    for signal in ["-INT", "-TERM"].repeat(5) {
        let mut server = Server::start("serve --port 0");
        server.address();
        assert_eq!(server.signal(signal).code(), Some(0), "{signal}");
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
    assert!(message.contains(&format!("127.0.0.1:{port}: another program is using it")), "{message}");
    // An address that is reserved for documentation, so no machine has it.
    let (code, message) = failure("serve --address 192.0.2.1 --port 0");
    assert_eq!(code, 5, "{message}");
    assert!(message.contains("this machine has no such address"), "{message}");
}

#[test]
fn tables_are_kept_where_it_says_and_found_again() {
    let path = fresh("kept.db");
    let start = format!("serve --port 0 --log off --data {}", path.display());
    let mut server = Server::start(&start);
    let address = server.address();
    let body = r#"{"name":"Anna"}"#;
    let request = format!(
        "POST /api/v1/visitors HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    );
    let answer = ask(&address, &request);
    let (_, key) = answer.split_once(r#""key":""#).unwrap_or_else(|| panic!("{answer}"));
    let key = &key[..26];
    let me = format!("GET /api/v1/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {key}\r\nConnection: close\r\n\r\n");
    assert_eq!(server.signal("-TERM").code(), Some(0));

    let mut server = Server::start(&start);
    let answer = ask(&server.address(), &me);
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.contains(r#""name":"Anna""#), "{answer}");
}

#[test]
fn a_flag_counts_more_than_the_environment_than_the_file_than_the_default() {
    let [flag, variable, written] = ["flag.db", "variable.db", "written.db"].map(fresh);
    let config = file("order.toml");
    std::fs::write(&config, format!("# Where tables are.\ndata = {written:?}\nopen = false\nlog = \"off\"\n"))
        .expect("a file");
    let (config, variable_text) = (config.display().to_string(), variable.display().to_string());
    let flag_text = flag.display().to_string();
    let file_and_variable = [("RABENBURG_CONFIG", config.as_str()), ("RABENBURG_DATA", variable_text.as_str())];
    let usual = file("data").join("rabenburg").join("rabenburg.db");
    for (arguments, variables, expected) in [
        (format!("serve --port 0 --data {flag_text}"), &file_and_variable[..], &flag),
        ("serve --port 0".to_owned(), &file_and_variable[..], &variable),
        ("serve --port 0".to_owned(), &file_and_variable[..1], &written),
        (format!("serve --port 0 --config {config}"), &[], &written),
        ("serve --port 0 --log off".to_owned(), &[], &usual),
    ] {
        assert_eq!(&Server::start_with(&arguments, variables).data(), expected, "{arguments}");
    }
}

#[test]
fn a_file_of_settings_that_is_wrong_ends_with_3_and_says_where() {
    for (text, hint) in [
        ("port = 0\nprot = 8080\n", "line 2: unknown field `prot`, expected one of"),
        ("\nkeep-logs = 30\n", "line 2: "),
        ("keep-logs = \"30\"", "line 1: a time is a whole number followed by ms, s, m, h or d"),
        ("port = 0\nport = 1", "line 2: duplicate key"),
        ("port = 70000", "line 1: invalid value: integer `70000`"),
        ("log = \"loud\"", "line 1: unknown variant `loud`"),
        ("port", "line 1: "),
    ] {
        let path = file("wrong.toml");
        std::fs::write(&path, text).expect("a file");
        let (code, message) = failure(&format!("serve --config {}", path.display()));
        assert_eq!(code, 3, "{message}");
        assert!(message.contains("wrong.toml: ") && message.contains(hint), "'{hint}' is missing in\n{message}");
    }
    let (code, message) = failure("serve --config nowhere.toml");
    assert_eq!(code, 3, "{message}");
    assert!(message.contains("cannot read nowhere.toml"), "{message}");
}

#[test]
fn a_place_where_nothing_can_be_kept_ends_with_4() {
    let text = fresh("text.db");
    std::fs::write(
        &text,
        "This is a text and no database, and long enough to be taken for neither by mistake. ".repeat(99),
    )
    .expect("a file");
    for (data, hint) in [
        ("nowhere/tables.db".to_owned(), "cannot store tables in nowhere/tables.db: "),
        (env!("CARGO_TARGET_TMPDIR").to_owned(), "choose another file with --data"),
        (text.display().to_string(), "text.db: "),
    ] {
        let (code, message) = failure(&format!("serve --port 0 --log off --data {data}"));
        assert_eq!(code, 4, "{message}");
        assert!(message.contains(hint), "'{hint}' is missing in\n{message}");
    }
}

#[test]
fn logs_tell_neither_keys_nor_names() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rabenburg"))
        .args(["serve", "--port", "0", "--log", "debug", "--log-format", "json", "--data"])
        .arg(fresh("logged.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    let mut errors = child.stderr.take().expect("a pipe");
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut server = Server { child, output };
    let address = server.address();
    let key = "0123456789ABCDEFGHJKMNPQRS";
    ask(
        &address,
        &format!(
            "GET /api/v1/me?secret HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {key}\r\nConnection: close\r\n\r\n"
        ),
    );
    assert_eq!(server.signal("-TERM").code(), Some(0));
    let mut log = String::new();
    errors.read_to_string(&mut log).expect("a log");
    assert!(log.contains("\"/api/v1/me\"") && log.contains("127.0.0.1"), "requests are told: {log}");
    assert!(!log.contains(key) && !log.contains("secret"), "{log}");
    for line in log.lines() {
        assert!(line.starts_with('{') && line.ends_with('}'), "{line}");
    }
}
