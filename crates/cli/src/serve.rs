//! `rabenburg serve`, and plain `rabenburg`: the page and online tables.

use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};

use clap::Args;
use rabenburg_lab::spoken::{said, speaking};
use rabenburg_lab::{LabError, open_files};
use rabenburg_server::{Metrics, Server};
use rabenburg_words::{Language, commands as text};
use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime::Runtime;

use crate::error::CliError;
use options::{DurabilityArg, LogFormat, LogLevel, Options};

mod browser;
mod config;
mod data;
mod logs;
mod options;
mod period;
mod public_url;
#[cfg(test)]
mod tests;

#[derive(Args)]
#[command(about = said(text::serve), after_help = said(text::serve_examples))]
pub(crate) struct ServeArgs {
    #[arg(long, env = "RABENBURG_CONFIG", value_name = said(text::file), help = said(text::config))]
    config: Option<PathBuf>,
    #[arg(long, conflicts_with = "open", help = said(text::no_open))]
    no_open: bool,
    #[command(flatten)]
    options: Options,
}

impl ServeArgs {
    /// The settings from flags, environment and file combined.
    fn options(&self) -> Result<Options, CliError> {
        let mut said = self.options.clone();
        if self.no_open {
            said.open = Some(false);
        }
        match &self.config {
            Some(path) => Ok(said.or(config::read(path)?)),
            None => Ok(said),
        }
    }
}

/// RAVT, raven and tower, on a telephone keypad.
const PORT: u16 = 7288;
/// How many ports are tried if none was requested.
const TRIES: u16 = 20;

/// How many connections may queue before they are accepted.
const BACKLOG: u32 = 4096;

pub(crate) fn run(args: &ServeArgs, language: Language) -> Result<(), CliError> {
    // A settings file can have wrong values, too.
    let options = speaking(language, || args.options())?;
    logs::begin(options.log.unwrap_or(LogLevel::Info), options.log_format.unwrap_or(LogFormat::Text));
    open_files::allow_all();
    let runtime = Runtime::new().map_err(|error| LabError::Bug(format!("cannot start the runtime: {error}")))?;
    runtime.block_on(async {
        let listener = listen(&options).await?;
        let address = listener.local_addr()?;
        let (file, metrics) = (data::file(options.data.as_deref())?, Metrics::new());
        let settings = options.settings();
        data::protect(&file, settings.push || settings.webhooks)?;
        let durability = options.durability.unwrap_or(DurabilityArg::Disk);
        let store = data::open(&file, durability.into(), &metrics).await?;
        let server = Server::with_metrics(store, settings, metrics).with_page(rabenburg_webdist::ASSETS);
        let page = page_address(address);
        // Before printing the address: anyone who reads it may stop the server at once, and nothing must be left half
        // done.
        let end = shutdown_signal()?;
        announce(&options, address, &page, &file, language);
        if browser::is_wanted(options.open) && !browser::open(&page) {
            eprintln!("rabenburg: {}", text::no_browser(language));
        }
        server.serve(listener, end).await.map_err(|error| CliError::Listen { address, error })
    })
}

async fn listen(options: &Options) -> Result<TcpListener, CliError> {
    let tries = match options.port {
        Some(port) => port..=port,
        None => PORT..=PORT + TRIES,
    };
    let last = *tries.end();
    let ip = options.address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    for port in tries {
        let address = SocketAddr::new(ip, port);
        match bind(address) {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && port != last => {}
            Err(error) => return Err(CliError::Listen { address, error }),
        }
    }
    Err(LabError::Bug("there was no port to try".to_owned()).into())
}

/// A socket with a long backlog: after an outage, all players come back at the same moment.
fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A restarted server need not wait until the system has forgotten its old connections.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// What to type into a browser. If everyone may come, it is an address that others can reach too, so that invitations
/// created there lead them here.
fn page_address(address: SocketAddr) -> String {
    let reachable = match address.ip() {
        ip if ip.is_unspecified() => network_address(ip).unwrap_or(match ip {
            IpAddr::V4(_) => IpAddr::V4(Ipv4Addr::LOCALHOST),
            IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::LOCALHOST),
        }),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(reachable, address.port()))
}

/// This machine's address in its network: the one it would use to reach another machine. Nothing is sent.
fn network_address(any: IpAddr) -> Option<IpAddr> {
    // Addresses reserved for documentation, which are outside every local network.
    let far = match any {
        IpAddr::V4(_) => IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)),
        IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)),
    };
    let socket = UdpSocket::bind(SocketAddr::new(any, 0)).ok()?;
    socket.connect(SocketAddr::new(far, 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

/// Prints the address. It is no reason to stop if nobody reads it.
fn announce(options: &Options, address: SocketAddr, page: &str, file: &Path, language: Language) {
    if options.port.is_none() && address.port() != PORT {
        eprintln!("rabenburg: {}", text::port_taken(language, PORT, address.port()));
    }
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{}\n{}", text::at(language, page), text::kept_in(language, file.display()));
    let _ = out.flush();
}

/// From now on, listens for a request to shut down: Ctrl-C by a person, SIGTERM by the system.
#[cfg(unix)]
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// From now on, listens for a request to shut down.
#[cfg(windows)]
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
