//! The page: everything people see and touch in the browser.

#[cfg(target_arch = "wasm32")]
mod page;
