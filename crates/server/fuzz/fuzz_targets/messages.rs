//! Any lines as messages of three visitors at a table.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| rabenburg_server::fuzzing::messages(data));
