//! Numbers formatted for people.

/// A whole number in groups of three: 12,345,678.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number with a typographic minus sign: −15.6.
pub(crate) fn signed(number: f64, decimals: usize) -> String {
    format!("{number:.decimals$}").replace('-', "−")
}

/// A fraction as a percentage: 71.5 %.
pub(crate) fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

/// An interval of fractions: 67.2–75.8 %.
pub(crate) fn percents(low: f64, high: f64) -> String {
    format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high)
}

/// Milliseconds with three significant digits, legible from a tenth of a microsecond to a second.
pub(crate) fn milliseconds(ms: f64) -> String {
    let decimals = (2.0 - ms.max(1e-4).log10().floor()).clamp(0.0, 5.0) as usize;
    format!("{ms:.decimals$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_three() {
        assert_eq!([7.0, 1234.4, 1_234_567.0].map(grouped), ["7", "1,234", "1,234,567"]);
    }

    #[test]
    fn milliseconds_have_three_digits() {
        let texts = [0.0, 0.000_25, 0.0123, 1.0, 99.94, 1234.6].map(milliseconds);
        assert_eq!(texts, ["0.00000", "0.00025", "0.0123", "1.00", "99.9", "1235"]);
    }
}
