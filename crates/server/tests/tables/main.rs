//! Tables online, with real clients over real sockets and a real file beneath.

mod absence;
mod disk;
mod hostile;
mod people;
mod play;
mod secrecy;
