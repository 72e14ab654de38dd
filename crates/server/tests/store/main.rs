//! The storage, on real files.

mod contract;
mod files;
mod lists;
mod races;
mod support;
mod trouble;
