//! Chance on this device: the browser's cryptographic random number generator.

use rabenburg_session::Luck;

/// A source of uniform numbers.
pub(crate) fn luck() -> Luck {
    Box::new(below)
}

/// A uniform number below a bound. Bytes that would favour small numbers are rejected.
fn below(bound: u8) -> u8 {
    let bound = bound.max(1);
    let fair = u16::from(u8::MAX) + 1 - (u16::from(u8::MAX) + 1) % u16::from(bound);
    loop {
        let byte = random_byte();
        if u16::from(byte) < fair {
            return byte % bound;
        }
    }
}

fn random_byte() -> u8 {
    let mut byte = [0];
    let crypto = leptos::prelude::window().crypto();
    // Every browser that runs WebAssembly has the generator, and a single byte is never over its limit.
    if let Ok(crypto) = crypto {
        let _ = crypto.get_random_values_with_u8_array(&mut byte);
    }
    byte[0]
}
