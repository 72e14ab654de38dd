//! A push service and receiver of webhooks: HTTPS on this machine, with a certificate of its own.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// A message that has come.
#[derive(Clone, Debug)]
pub(crate) struct Got {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Got {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }
}

type Letters = Arc<Mutex<Vec<Got>>>;

/// What receives. The path says how it answers.
pub(crate) struct Receiver {
    /// Its certificate.
    pub(crate) root: Vec<u8>,
    address: SocketAddr,
    letters: Letters,
}

impl Receiver {
    pub(crate) async fn open() -> Receiver {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
        let key = PrivateKeyDer::try_from(signing_key.serialize_der()).expect("a key");
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key)
            .expect("a pair");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let (address, letters) = (listener.local_addr().expect("an address"), Letters::default());
        let app = Router::new().fallback(answer).with_state(letters.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (acceptor, app) = (acceptor.clone(), app.clone());
                tokio::spawn(async move {
                    if let Ok(stream) = acceptor.accept(stream).await {
                        let service = TowerToHyperService::new(app);
                        let builder = http1::Builder::new();
                        let _ = builder.serve_connection(TokioIo::new(stream), service).await;
                    }
                });
            }
        });
        Receiver { root: cert.der().to_vec(), address, letters }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("https://localhost:{}{path}", self.address.port())
    }

    pub(crate) fn got(&self) -> Vec<Got> {
        self.letters.lock().expect("nobody panicked").clone()
    }

    /// The messages, once there are so many.
    pub(crate) async fn wait_for(&self, count: usize) -> Vec<Got> {
        let began = Instant::now();
        while self.got().len() < count {
            assert!(began.elapsed() < Duration::from_secs(60), "only {:?}", self.got());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.got()
    }
}

async fn answer(State(letters): State<Letters>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, 1 << 20).await.expect("a body").to_vec();
    let path = parts.uri.path().to_owned();
    letters.lock().expect("nobody panicked").push(Got { path: path.clone(), headers: parts.headers, body });
    match path.as_str() {
        "/gone" => StatusCode::GONE.into_response(),
        "/broken" => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        "/moved" => (StatusCode::TEMPORARY_REDIRECT, [("location", "/elsewhere")]).into_response(),
        "/slow" => std::future::pending().await,
        "/long-head" => [("x-long", "x".repeat(64 * 1024))].into_response(),
        "/endless" => {
            let part = Bytes::from_static(&[b'x'; 4096]);
            Body::from_stream(futures_util::stream::repeat_with(move || Ok::<_, std::io::Error>(part.clone())))
                .into_response()
        }
        _ => StatusCode::CREATED.into_response(),
    }
}
