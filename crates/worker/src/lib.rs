//! Where the page's bots think.
//!
//! It is a module of its own and not a second instance of the page's, so that a visitor who only looks around does not
//! download the bots, and so that they are built for speed while the page is built small.

#![cfg_attr(target_arch = "wasm32", allow(unreachable_pub, reason = "the macro of exports writes it"))]

#[cfg(target_arch = "wasm32")]
mod worker;
