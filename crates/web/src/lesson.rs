//! The guided game: the table with a guide beside it who says what to do and what has happened.

pub mod first_game;
pub mod sentence;

#[cfg(target_arch = "wasm32")]
mod coach;
#[cfg(target_arch = "wasm32")]
mod ending;
#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(target_arch = "wasm32")]
pub(crate) use page::LessonPage;
