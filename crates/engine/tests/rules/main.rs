//! The rules, chapter by chapter: every numbered rule of `docs/RULES.md` has a test whose name starts with its number.

mod chapter_05_towers;
mod table;
