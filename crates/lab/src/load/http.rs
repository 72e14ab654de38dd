//! A server's HTTP side, where visitors and tables are created and metrics read. Connections are kept alive.

use std::error::Error;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;

/// Shorter than servers keep a connection alive: one that is just being closed cannot be used any more.
const KEPT: Duration = Duration::from_secs(10);

pub(super) struct Http {
    address: SocketAddr,
    client: Client<HttpConnector, Full<Bytes>>,
}

pub(super) struct HttpResponse {
    pub(super) status: u16,
    pub(super) body: String,
}

impl Http {
    pub(super) fn new(address: SocketAddr) -> Http {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let client = Client::builder(TokioExecutor::new()).pool_idle_timeout(KEPT).build(connector);
        Http { address, client }
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) async fn get(&self, path: &str) -> io::Result<HttpResponse> {
        self.ask(Request::get(self.url(path)).body(Full::default())).await
    }

    /// Sends JSON, authenticated with this key.
    pub(super) async fn post(&self, path: &str, key: Option<&str>, body: String) -> io::Result<HttpResponse> {
        let mut request = Request::post(self.url(path)).header(CONTENT_TYPE, "application/json");
        if let Some(key) = key {
            request = request.header(AUTHORIZATION, format!("Bearer {key}"));
        }
        self.ask(request.body(body.into())).await
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    async fn ask(&self, request: hyper::http::Result<Request<Full<Bytes>>>) -> io::Result<HttpResponse> {
        let request = request.map_err(io::Error::other)?;
        let answer = self.client.request(request).await.map_err(|error| root(&error))?;
        let status = answer.status().as_u16();
        let body = answer.into_body().collect().await.map_err(|error| root(&error))?.to_bytes();
        Ok(HttpResponse { status, body: String::from_utf8_lossy(&body).into_owned() })
    }
}

/// The root cause: "connection refused" says more than "client error".
fn root(mut error: &(dyn Error + 'static)) -> io::Error {
    while let Some(source) = error.source() {
        error = source;
    }
    io::Error::other(error.to_string())
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader, Write};
    use std::net::TcpListener;
    use std::thread;

    use super::*;

    #[tokio::test]
    async fn connections_are_kept_and_failures_say_why() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let http = Http::new(listener.local_addr().expect("an address"));
        // Answers two requests over the one connection it accepts.
        let server = thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("a guest");
            let mut lines = BufReader::new(stream.try_clone().expect("a copy")).lines().map_while(Result::ok);
            for body in ["one", "two"] {
                let head: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
                assert!(head[0].ends_with("/path HTTP/1.1"), "{head:?}");
                write!(stream, "HTTP/1.1 201 Created\r\ncontent-length: 3\r\n\r\n{body}").expect("a listener");
            }
        });
        for expected in ["one", "two"] {
            let HttpResponse { status, body } = http.get("/path").await.expect("an answer");
            assert_eq!((status, body.as_str()), (201, expected));
        }
        server.join().expect("two requests");
        let error = http.post("/path", None, String::new()).await.err().expect("nobody is there");
        assert!(error.to_string().contains("refused"), "{error}");
    }
}
