//! Serves the page, with all that browsers want to know about it and nothing more.
//!
//! [`app`] is the service, which tests call without a socket; [`serve`] puts it on one.

mod app;
mod headers;
mod missing;
mod negotiation;
mod serve;

pub use app::app;
pub use axum::Router;
pub use serve::serve;
