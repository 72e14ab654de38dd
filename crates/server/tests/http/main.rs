//! The service as browsers and programs meet it over HTTP: one real store in a file, and no socket where none is needed.

mod ends;
mod finished;
mod limits;
mod origins;
mod previews;
mod problems;
mod programs;
mod quick;
mod sweeping;
mod tables;
mod visitors;
mod watching;
