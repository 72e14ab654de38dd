//! The HTTP API for tables and visitors.

use axum::Router;
use axum::http::{Method, Uri};
use axum::middleware::from_fn_with_state;
use axum::routing::any;
use rabenburg_protocol::ProblemCode;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use extract::{Known, Sent, TableCode};

use crate::failed::Failed;
use crate::openapi;
use crate::origin::own_site;
use crate::server::Server;

mod calls;
mod extract;
mod finished;
mod games;
mod me;
mod phrases;
mod quick;
mod socket;
mod tables;
mod visitors;

/// The base path of this version of the API.
pub(crate) const BASE: &str = "/api/v1";

/// Every route with its description: there is no second list of either.
fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::with_openapi(openapi::preface())
        .routes(routes!(visitors::welcome))
        .routes(routes!(me::tell, me::rename))
        .routes(routes!(games::list))
        .routes(routes!(quick::play))
        .routes(routes!(quick::here))
        .routes(routes!(calls::offer))
        .routes(routes!(calls::list, calls::add))
        .routes(routes!(calls::end))
        .routes(routes!(tables::open, tables::create))
        .routes(routes!(tables::tell))
        .routes(routes!(finished::result))
        .routes(routes!(finished::record))
        .routes(routes!(socket::enter))
        .routes(routes!(phrases::list))
        .routes(routes!(openapi::tell))
}

/// The OpenAPI description.
pub(crate) fn description() -> OpenApi {
    routes().into_openapi()
}

/// All paths of the API, as in the routes.
pub fn paths() -> Vec<String> {
    description().paths.paths.into_keys().collect()
}

/// Everything under `/api`.
pub(crate) fn router(server: &Server) -> Router<Server> {
    let elsewhere = ["/api", "/api/", "/api/{*rest}"];
    elsewhere
        .into_iter()
        .fold(routes().into(), |router: Router<Server>, path| router.route(path, any(nothing)))
        .method_not_allowed_fallback(not_allowed)
        .layer(from_fn_with_state(server.clone(), own_site))
}

async fn nothing() -> Failed {
    let message = format!("There is nothing at this address. See {BASE}/openapi.json for what there is.");
    Failed::new(ProblemCode::NotFound, message)
}

async fn not_allowed(method: Method, uri: Uri) -> Failed {
    Failed::new(ProblemCode::Method, format!("{method} is not supported at {}.", uri.path()))
}
