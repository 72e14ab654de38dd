//! Which numbers take which plural form, by the rules of the Unicode CLDR.

use std::fmt::Write;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// Forms of whole numbers repeat by hundreds, apart from a few below a hundred. (That of a million may differ again; none of
/// our numbers comes near it.)
const HUNDRED: usize = 100;

/// The plural forms of a language: those of the numbers below two hundred.
pub(crate) struct Plurals(Vec<&'static str>);

impl Plurals {
    pub(crate) fn of(code: &str) -> Result<Plurals, String> {
        let unknown = |_| format!("{code}: this is not the code of a language");
        let language: LanguageIdentifier = code.parse().map_err(unknown)?;
        // A language that Unicode does not know has one form for one and another for all other numbers.
        let rules = PluralRules::create(language, PluralRuleType::CARDINAL).ok();
        let form = |number: usize| match &rules {
            Some(rules) => rules.select(number).map(|form| word(&form)).map_err(|error| format!("{code}: {error}")),
            None => Ok(if number == 1 { "one" } else { "other" }),
        };
        (0..2 * HUNDRED).map(form).collect::<Result<_, _>>().map(Plurals)
    }

    /// Whether some number takes this form.
    pub(crate) fn has(&self, form: &str) -> bool {
        self.0.contains(&form)
    }

    /// The start of a match arm for the numbers of this form.
    pub(crate) fn arm(&self, form: &str) -> String {
        let (small, large) = self.0.split_at(HUNDRED);
        let numbers = |forms: &[&str]| ranges(forms.iter().map(|it| *it == form));
        match (numbers(small), numbers(large)) {
            (small, large) if large.is_empty() => small,
            (small, large) if small == large => format!("n if matches!(n % {HUNDRED}, {large})"),
            (small, large) if small.is_empty() => format!("n if n >= {HUNDRED} && matches!(n % {HUNDRED}, {large})"),
            (small, large) => {
                format!("n if matches!(n, {small}) || n >= {HUNDRED} && matches!(n % {HUNDRED}, {large})")
            }
        }
    }
}

fn word(form: &PluralCategory) -> &'static str {
    match form {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

/// The places of what is true, as a pattern: `1 | 3..=5`.
fn ranges(these: impl Iterator<Item = bool>) -> String {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for number in these.enumerate().filter_map(|(number, is)| is.then_some(number)) {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let mut pattern = String::new();
    for (first, last) in ranges {
        let before = if pattern.is_empty() { "" } else { " | " };
        let range = if first == last { first.to_string() } else { format!("{first}..={last}") };
        write!(pattern, "{before}{range}").expect("a string takes everything");
    }
    pattern
}
