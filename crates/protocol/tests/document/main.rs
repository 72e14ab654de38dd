//! Every example of `docs/PROTOCOL.md` holds, and nothing is missing there.

mod examples;
mod layout;
mod minute;
mod page;
mod words;
