//! The guided game, played through by learners who choose whatever they are offered.

mod astray;
mod classroom;
mod whole;
