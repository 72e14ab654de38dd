//! Clients at tables of a real server, in this process, over real sockets that break.

mod breaks;
mod chair;
mod commands;
mod games;
mod messages;
mod truth;

use chair::{Chair, settle};
use truth::Truth;
