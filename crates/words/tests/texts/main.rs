//! The sentences of the game: complete, in both languages, and without secrets.

mod ends;
mod games;
mod german;
mod glossary;
mod samples;
mod secrecy;
mod table;
mod whole;
mod windows;
