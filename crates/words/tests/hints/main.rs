//! Hints in words: what they say in which situation, that they always say something, and that they tell no secret.

mod anything;
mod secrecy;
mod situations;
