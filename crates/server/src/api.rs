//! Tables and visitors over HTTP.

use axum::Router;
use axum::http::{Method, Uri};
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, any, get, post};
use rabenburg_protocol::ProblemCode;

pub(crate) use extract::{Known, Sent, TableCode};

use crate::failed::Failed;
use crate::openapi;
use crate::origin::own_site;
use crate::server::Server;

mod extract;
pub(crate) mod finished;
pub(crate) mod me;
pub(crate) mod phrases;
pub(crate) mod socket;
pub(crate) mod tables;
pub(crate) mod visitors;

/// Where the interface of this version is.
pub(crate) const BASE: &str = "/api/v1";

fn routes() -> Vec<(&'static str, MethodRouter<Server>)> {
    vec![
        ("/visitors", post(visitors::welcome)),
        ("/me", get(me::tell).patch(me::rename)),
        ("/tables", get(tables::open).post(tables::create)),
        ("/tables/{code}", get(tables::tell)),
        ("/tables/{code}/result", get(finished::result)),
        ("/tables/{code}/record", get(finished::record)),
        ("/tables/{code}/socket", get(socket::enter)),
        ("/phrases", get(phrases::list)),
        ("/openapi.json", get(openapi::tell)),
    ]
}

/// All paths of the interface, as routes are written.
pub fn paths() -> Vec<String> {
    routes().into_iter().map(|(path, _)| format!("{BASE}{path}")).collect()
}

/// Everything under `/api`.
pub(crate) fn router(server: &Server) -> Router<Server> {
    let routes =
        routes().into_iter().fold(Router::new(), |router, (path, route)| router.route(&format!("{BASE}{path}"), route));
    let elsewhere = ["/api", "/api/", "/api/{*rest}"];
    elsewhere
        .into_iter()
        .fold(routes, |router, path| router.route(path, any(nothing)))
        .method_not_allowed_fallback(not_allowed)
        .layer(from_fn_with_state(server.clone(), own_site))
}

async fn nothing() -> Failed {
    let message = format!("There is nothing at this address. {BASE}/openapi.json tells what there is.");
    Failed::new(ProblemCode::NotFound, message)
}

async fn not_allowed(method: Method, uri: Uri) -> Failed {
    Failed::new(ProblemCode::Method, format!("{method} is not answered at {}.", uri.path()))
}
