//! Hints tell no secret. What they say is tested where it is said, in `crates/words`.

mod secrecy;
