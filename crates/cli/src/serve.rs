//! `rabenburg serve`, and `rabenburg` alone: the page, for the browser on this machine.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::{Command, Stdio};

use clap::Args;
use rabenburg_server::{app, serve};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  rabenburg serve
  rabenburg serve --port 8080 --no-open
  rabenburg serve --address 0.0.0.0 --port 80    for everybody who can reach this machine";

/// Play in the browser: serve the page
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ServeArgs {
    /// Where to listen; 127.0.0.1 can be reached from this machine alone
    #[arg(long, value_name = "IP", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// Port to listen on; 0 for any free one [default: 7288, or the next free one]
    #[arg(long)]
    port: Option<u16>,
    /// Open the browser [default: if a person started this, where there is one]
    #[arg(long, overrides_with = "no_open")]
    open: bool,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

/// RAVT, raven and tower, on the keys of a telephone.
const PORT: u16 = 7288;
/// How many ports are tried where none was asked for.
const TRIES: u16 = 20;

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    let runtime = Runtime::new().map_err(|error| Failure::Bug(format!("no threads: {error}")))?;
    runtime.block_on(async {
        let listener = listen(args).await?;
        let address = listener.local_addr()?;
        let page = page_address(address);
        announce(args, address, &page)?;
        if wants_browser(args) && !open(&page) {
            eprintln!("rabenburg: no browser could be opened; open the address above in one");
        }
        serve(listener, app(), interrupted()).await.map_err(|error| Failure::Listen { address, error })
    })
}

async fn listen(args: &ServeArgs) -> Result<TcpListener, Failure> {
    let tries = match args.port {
        Some(port) => port..=port,
        None => PORT..=PORT + TRIES,
    };
    let last = *tries.end();
    for port in tries {
        let address = SocketAddr::new(args.address, port);
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && port != last => {}
            Err(error) => return Err(Failure::Listen { address, error }),
        }
    }
    Err(Failure::Bug("there was no port to try".to_owned()))
}

/// What to type into a browser on this machine.
fn page_address(address: SocketAddr) -> String {
    let reachable = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(reachable, address.port()))
}

fn announce(args: &ServeArgs, address: SocketAddr, page: &str) -> Result<(), Failure> {
    if args.port.is_none() && address.port() != PORT {
        eprintln!("rabenburg: port {PORT} is taken, so it is {} now", address.port());
    }
    let mut out = io::stdout().lock();
    writeln!(out, "Rabenburg is at {page} (Ctrl-C ends it)")?;
    out.flush()?;
    Ok(())
}

fn wants_browser(args: &ServeArgs) -> bool {
    let desktop = cfg!(any(target_os = "macos", windows))
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    args.open || (!args.no_open && desktop && io::stdout().is_terminal())
}

/// Whether the system's own opener could be started. What becomes of it is between the two of them.
fn open(page: &str) -> bool {
    let mut opener = if cfg!(windows) {
        let mut opener = Command::new("cmd");
        opener.args(["/C", "start", ""]);
        opener
    } else {
        Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" })
    };
    let opened = opener.arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    opened.is_ok_and(|mut opener| {
        // Somebody has to take note of its end, or it stays behind.
        std::thread::spawn(move || opener.wait());
        true
    })
}

/// Comes when somebody wants the end: a person by Ctrl-C, a system by SIGTERM.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
