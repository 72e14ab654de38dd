//! The binary as its users meet it: arguments in, text and exit codes out.

mod arena;
mod arguments;
mod games;
mod german;
mod measures;
mod run;
#[cfg(unix)]
mod serve;
mod solo;
mod why;
