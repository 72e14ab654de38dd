//! Codes as people type and paste them.

use rabenburg_protocol::Code;

use crate::route::typed_code;

/// The code in a text: typed with spaces and hyphens, in lower case, or as a whole link.
pub fn code_in(text: &str) -> Option<Code> {
    typed_code(text).parse().ok()
}

/// A code in two halves, which are easier to read out.
pub fn spelled(code: Code) -> String {
    let code = code.to_string();
    let (first, second) = code.split_at(code.len() / 2);
    format!("{first} {second}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_found_in_what_people_type() {
        let code: Code = "7K2QX9FM".parse().expect("a code");
        for typed in [
            "7K2QX9FM",
            " 7k2q x9fm ",
            "7k2q-x9fm",
            "http://192.168.1.20:7288/#/online/7K2QX9FM",
            "https://towers.example/#/online/7k2qx9fm/",
            "#/online/7K2QX9FM",
            "https://towers.example/t/7k2qx9fm",
            "https://towers.example/#/online/7K2QX9FM?from=mail",
            "(https://towers.example/#/online/7K2QX9FM).",
        ] {
            assert_eq!(code_in(typed), Some(code), "{typed}");
        }
        assert_eq!(code_in(&spelled(code)), Some(code));
    }

    #[test]
    fn other_texts_hold_no_code() {
        for typed in ["", "/", "hello", "https://towers.example/", "7K2QX9F", "#/me/5XQ8G1M2T7B0K4N9R6WCEJHD3V"] {
            assert_eq!(code_in(typed), None, "{typed}");
        }
    }
}
