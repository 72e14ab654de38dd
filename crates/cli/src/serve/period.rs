//! Durations as people write them.

use std::str::FromStr;
use std::time::Duration;

use rabenburg_lab::spoken::said;
use rabenburg_words::failures;
use serde::Deserialize;

/// A duration, such as `90s` or `30d`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Period(pub(crate) Duration);

/// `ms` comes first, so that it is not mistaken for `s`.
const UNITS: [(&str, u64); 5] = [("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000)];

impl FromStr for Period {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Period, &'static str> {
        let read = UNITS.into_iter().find_map(|(unit, milliseconds)| {
            let number: u64 = text.strip_suffix(unit)?.trim_end().parse().ok()?;
            number.checked_mul(milliseconds)
        });
        let read = read.ok_or_else(|| said(failures::not_a_time))?;
        Ok(Period(Duration::from_millis(read)))
    }
}

impl TryFrom<String> for Period {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Period, &'static str> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_parsed() {
        for (text, milliseconds) in [
            ("600ms", Some(600)),
            ("90s", Some(90_000)),
            ("10m", Some(600_000)),
            ("12h", Some(43_200_000)),
            ("30d", Some(2_592_000_000)),
            ("0s", Some(0)),
            ("5 s", Some(5000)),
            ("5", None),
            ("s", None),
            ("", None),
            ("-5s", None),
            ("1.5h", None),
            ("5y", None),
            ("99999999999999999999s", None),
            ("9999999999999999d", None),
        ] {
            let read = text.parse::<Period>().ok().map(|period| period.0.as_millis());
            assert_eq!(read, milliseconds, "{text}");
        }
    }
}
