//! Tables online, with real clients over real sockets and a real file beneath.

mod absence;
mod client;
mod disk;
mod hostile;
mod house;
mod play;
mod secrecy;

use client::Client;
use house::House;
