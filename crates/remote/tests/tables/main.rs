//! Clients at tables of a real server, in this process, over real sockets that break.

mod breaks;
mod chair;
mod commands;
mod games;
#[path = "../../../server/tests/tables/house.rs"]
#[allow(dead_code, reason = "the server's own tests need more of it")]
mod house;
mod messages;
mod truth;

use chair::{Chair, settle};
use house::{Folder, House};
use truth::Truth;
