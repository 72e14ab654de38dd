//! The binary as its users meet it: arguments in, text and exit codes out.

mod arguments;
mod games;
mod measures;
mod run;
