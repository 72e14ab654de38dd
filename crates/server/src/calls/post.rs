//! Sends one message to an address that a stranger has given us, and reads no more of the answer than its status.

use std::error::Error;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, HOST, USER_AGENT};
use axum::http::{Method, Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::reach::{is_own, is_public};
use super::target::Target;
use crate::settings::Reach;

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection may take, so that another address of the same name has its chance.
const CONNECTING: Duration = Duration::from_secs(4);
/// How many addresses of a name are tried.
const TRIES: usize = 2;
/// How much of an answer is read at most: its status and headers.
const HEAD: usize = 8 * 1024;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sent {
    Taken,
    /// There is nobody at this address any more.
    Gone,
    /// It was not taken; perhaps next time.
    Failed,
}

/// What sends messages.
pub(super) struct Poster {
    tls: TlsConnector,
    loopback: bool,
    patience: Duration,
}

impl Poster {
    pub(super) fn new(reach: &Reach) -> Result<Poster, tokio_rustls::rustls::Error> {
        let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        if let Some(root) = &reach.root {
            roots.add(CertificateDer::from(root.clone()))?;
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        let patience = reach.patience.unwrap_or(PATIENCE);
        Ok(Poster { tls: TlsConnector::from(Arc::new(config)), loopback: reach.loopback, patience })
    }

    /// Sends a message.
    pub(super) async fn post(&self, target: &Target, headers: &[(&str, &str)], body: Vec<u8>) -> Sent {
        // The reason is for whoever runs the server; what a stranger's address answers tells strangers nothing.
        match timeout(self.patience, self.exchange(target, headers, body)).await {
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => Sent::Gone,
            Ok(Ok(status)) if status.is_success() => Sent::Taken,
            Ok(Ok(status)) => {
                tracing::debug!(%status, host = target.host, "a call was not taken");
                Sent::Failed
            }
            Ok(Err(error)) => {
                tracing::debug!(%error, host = target.host, "a call was not delivered");
                Sent::Failed
            }
            Err(_) => {
                tracing::debug!(host = target.host, "a call took too long");
                Sent::Failed
            }
        }
    }

    async fn exchange(
        &self,
        target: &Target,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Result<StatusCode, Box<dyn Error + Send + Sync>> {
        let stream = self.connect(target).await?;
        let stream = self.tls.connect(ServerName::try_from(target.host.clone())?, stream).await?;
        let (mut sender, connection) =
            http1::Builder::new().max_buf_size(HEAD).handshake::<_, Body>(TokioIo::new(stream)).await?;
        // It ends with this function, whether or not the other side has said everything.
        let _driving = Driving(tokio::spawn(async move { drop(connection.await) }));
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(&target.path)
            .header(HOST, target.authority())
            .header(USER_AGENT, concat!("rabenburg/", env!("CARGO_PKG_VERSION")))
            .header(CONTENT_LENGTH, body.len());
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        // Redirects are answers like others: nobody follows them.
        Ok(sender.send_request(request.body(Body::from(body))?).await?.status())
    }

    /// Resolves the name once, and connects to one of the addresses that were checked: a name that leads elsewhere when it
    /// is asked again gains nothing.
    async fn connect(&self, target: &Target) -> io::Result<TcpStream> {
        let found = timeout(CONNECTING, lookup_host((target.host.as_str(), target.port))).await??;
        let mut last = io::Error::other("the name leads to no public address");
        for address in found.filter(|address| self.may_reach(*address)).take(TRIES) {
            match timeout(CONNECTING, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(error)) => last = error,
                Err(_) => last = io::ErrorKind::TimedOut.into(),
            }
        }
        Err(last)
    }

    fn may_reach(&self, address: SocketAddr) -> bool {
        let ip = address.ip();
        (is_public(ip) && !is_own(ip)) || (self.loopback && ip.is_loopback())
    }
}

/// What moves the bytes of a connection. It stops when this is dropped.
struct Driving(JoinHandle<()>);

impl Drop for Driving {
    fn drop(&mut self) {
        self.0.abort();
    }
}
