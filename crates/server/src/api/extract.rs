//! Extractors, and what to say when a request cannot be understood.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use rabenburg_protocol::{Code, ProblemCode};
use serde::de::DeserializeOwned;

use crate::failed::Failed;
use crate::hall::Person;
use crate::limits::Address;
use crate::server::Server;

/// The largest body. The largest possible table needs a tenth of it.
const LIMIT: usize = 16 * 1024;

/// How long a body may take. A client that trickles bytes must not hold the connection forever.
const PATIENCE: Duration = Duration::from_secs(10);

/// A JSON request body.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Server> for Sent<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, _: &Server) -> Result<Sent<T>, Failed> {
        if !is_json(request.headers()) {
            let failed =
                Failed::new(ProblemCode::Malformed, "The body must be JSON, with content-type: application/json.");
            return Err(failed.with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let read = to_bytes(request.into_body(), LIMIT);
        let Ok(read) = tokio::time::timeout(PATIENCE, read).await else {
            let failed = Failed::new(ProblemCode::Malformed, "The body did not arrive in time.");
            return Err(failed.with_status(StatusCode::REQUEST_TIMEOUT));
        };
        let bytes = read.map_err(|_| {
            Failed::new(ProblemCode::TooLarge, format!("The body has more than {LIMIT} bytes, or ended early."))
        })?;
        let read = serde_json::from_slice(&bytes);
        read.map(Sent)
            .map_err(|error| Failed::new(ProblemCode::Malformed, format!("The body cannot be understood: {error}.")))
    }
}

/// Forms on other sites can send other content types without a preflight request, but not this one.
fn is_json(headers: &HeaderMap) -> bool {
    let said = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = said.and_then(|said| said.split(';').next()).map(str::trim);
    kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json"))
}

/// A table's code in a path, as people type it.
pub(crate) struct TableCode(pub(crate) Code);

impl FromRequestParts<Server> for TableCode {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<TableCode, Failed> {
        let none =
            || Failed::new(ProblemCode::NoSuchTable, "That is not a table code: they have 8 letters and digits.");
        let Path(text) = Path::<String>::from_request_parts(parts, server).await.map_err(|_| none())?;
        text.parse().map(TableCode).map_err(|_| none())
    }
}

/// The visitor whose key is in the headers.
pub(crate) struct Known(pub(crate) Person);

impl FromRequestParts<Server> for Known {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Known, Failed> {
        let person = server.visitors.authenticate(&parts.headers).await?;
        server.crowd.see(person.visitor);
        Ok(Known(person))
    }
}

impl FromRequestParts<Server> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Address, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
        Ok(Address::of(peer, &parts.headers, &server.settings))
    }
}
