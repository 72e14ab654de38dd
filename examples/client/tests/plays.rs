//! Two of these clients play a whole game against each other on a real server, which shows that the documents are enough.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, mpsc};
use std::thread;

use rabenburg_server::store::sqlite::{Sqlite, SqliteOptions};
use rabenburg_server::{Server, Settings};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let folder = std::env::temp_dir().join(format!("rabenburg-example-client-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running client. When the server is gone, so is the client.
struct Client(Child, BufReader<ChildStdout>);

impl Client {
    fn start(arguments: &[&str]) -> Client {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rabenburg-example-client"));
        let mut child = command.args(arguments).stdout(Stdio::piped()).spawn().expect("the client");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Client(child, output)
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.1.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    /// The rest of its output, and whether it succeeds.
    fn end(mut self) -> (String, bool) {
        let mut rest = String::new();
        self.1.read_to_string(&mut rest).expect("its output");
        (rest, self.0.wait().expect("its end").success())
    }
}

#[test]
fn two_clients_play_a_whole_game() {
    let folder = Folder::new();
    let runtime = Runtime::new().expect("a runtime");
    let (end, ended) = oneshot::channel::<()>();
    let (address, serving) = runtime.block_on(async {
        let store = Sqlite::open(&folder.0.join("tables.db"), SqliteOptions::default()).expect("a store");
        let server = Server::new(Arc::new(store), Settings::default());
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let shutdown = async move { drop(ended.await) };
        (address, tokio::spawn(async move { server.serve(listener, shutdown).await }))
    });

    let mut first = Client::start(&[&address]);
    let code = first.line().strip_prefix("Table ").expect("the code of its table").to_owned();
    let mut second = Client::start(&[&address, &code]);
    assert_eq!(second.line(), format!("Table {code}"));

    // If one of them fails, the other would wait forever, so whichever ends first is checked first.
    let (tell, heard) = mpsc::channel();
    for client in [first, second] {
        let tell = tell.clone();
        thread::spawn(move || tell.send(client.end()));
    }
    let mut told = heard.iter().take(2).inspect(|(told, well)| assert!(well, "a client failed: {told}"));
    let told = [told.next(), told.next()].map(|told| told.expect("an end").0);

    // Both saw the same end, and one player has brought all their wizards home.
    assert_eq!(told[0], told[1]);
    let told = &told[0];
    assert!(told.starts_with("Won by Rook"), "{told}");
    assert!(told.contains("(finished)") && told.contains(": 5 wizards home, 6 flasks filled"), "{told}");
    assert_eq!(told.lines().count(), 3, "{told}");

    let _ = end.send(());
    runtime.block_on(serving).expect("the server's end").expect("the server");
}
