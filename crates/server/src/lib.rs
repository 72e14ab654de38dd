//! Serves the page and online tables. Browsers learn about a table what they may see, and nothing more.
//!
//! A [`Server`] is built from a [`Store`](store::Store) and [`Settings`]. [`app`] is its service, which tests call
//! without a socket; [`Server::serve`] binds it to one.

mod actor;
mod api;
mod app;
mod bots;
mod calls;
mod crowd;
mod failed;
#[cfg(any(test, feature = "fuzzing"))]
#[doc(hidden)]
pub mod fuzzing;
mod hall;
mod headers;
mod health;
mod limits;
mod luck;
mod metrics;
mod missing;
mod negotiation;
mod now;
mod openapi;
mod origin;
mod page;
mod preview;
mod problem;
mod serve;
mod server;
mod settings;
mod socket;
pub mod store;
mod sweep;
mod table;
mod visitors;

pub use api::paths;
pub use app::app;
pub use axum::Router;
pub use metrics::{CodeLabel, Metrics, RefusedLabel, RequestLabels};
pub use serve::serve;
pub use server::Server;
#[doc(hidden)]
pub use settings::Reach;
pub use settings::{LimitSettings, Settings};
