//! Bytes in letters that addresses may have (base64url of RFC 4648, without padding).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as letters.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let bits = (0..3).fold(0_u32, |bits, index| bits << 8 | u32::from(chunk.get(index).copied().unwrap_or(0)));
        for letter in 0..=chunk.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * letter) & 63) as usize]));
        }
    }
    text
}

/// The bytes of letters; `None` if there are others among them.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let value = |letter: u8| LETTERS.iter().position(|&other| other == letter).map(|value| value as u32);
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for chunk in text.as_bytes().chunks(4) {
        if chunk.len() == 1 {
            return None;
        }
        let mut bits = 0;
        for index in 0..4 {
            bits = bits << 6 | chunk.get(index).map_or(Some(0), |&letter| value(letter))?;
        }
        bytes.extend((0..chunk.len() - 1).map(|index| (bits >> (16 - 8 * index)) as u8));
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        for length in 0..20_u8 {
            let bytes: Vec<u8> = (0..length).map(|byte| byte.wrapping_mul(83) ^ 0xa5).collect();
            assert_eq!(decode(&encode(&bytes)), Some(bytes));
        }
    }

    #[test]
    fn the_letters_are_those_of_the_standard() {
        assert_eq!(encode(b"raven"), "cmF2ZW4");
        assert_eq!(encode(&[0xfb, 0xff]), "-_8");
        assert_eq!([decode("a"), decode("ab c"), decode("ä")], [None, None, None]);
    }
}
