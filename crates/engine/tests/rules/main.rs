//! The rules, chapter by chapter: every numbered rule of `docs/RULES.md` has a test whose name starts with its number.

#![expect(clippy::disallowed_methods, reason = "rules and tests are counted in their files")]

mod chapter_01_components;
mod chapter_02_setup;
mod chapter_03_turn;
mod chapter_04_wizards;
mod chapter_05_towers;
mod chapter_06_cards;
mod chapter_07_flasks_and_spells;
mod chapter_08_free_a_wizard;
mod chapter_08_piggyback;
mod chapter_08_spells;
mod chapter_09_announced;
mod chapter_09_free;
mod chapter_09_master;
mod chapter_09_undo;
mod chapter_09_windows;
mod chapter_10_end;
mod chapter_11_exchange;
mod chapter_11_teams;
mod chapter_12_solo;
mod chapter_13_knowledge;
mod coverage;
mod table;
