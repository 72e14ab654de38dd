//! Games through the door that the page uses, with the bots in their study, as in a browser but without one.

mod analysis;
mod chairs;
mod film;
mod games;
mod hints;
mod improving;
mod pace;
mod recap;
mod reentry;
mod room;
mod saving;
mod setting_up;
mod sitting;
mod stakes;
mod studying;
