//! A good move explained to a person: one sentence that says what to do and why, built from the facts a bot gives.

mod deed;
mod reason;
mod things;

use rabenburg_bots::{Hint, HintReason};

use crate::list::{capital, list};
use crate::{Language, hints};
use reason::Clause;

/// How many reasons a sentence names.
const MOST_REASONS: usize = 3;
/// How many characters people can read at a glance. Reasons beyond that are left out.
const MOST_CHARACTERS: usize = 160;

/// A hint in one sentence; it names at most three reasons.
pub fn hint(hint: &Hint, language: Language) -> String {
    let deed = deed::imperative(&hint.deed, language);
    let most = hint.reasons.len().min(MOST_REASONS);
    (1..=most)
        .rev()
        .map(|named| hints::hint(language, &deed, why(hint, &hint.reasons[..named], language)))
        .find(|sentence| sentence.chars().count() <= MOST_CHARACTERS)
        .unwrap_or_else(|| hints::hint_alone(language, &deed))
}

fn why(hint: &Hint, reasons: &[HintReason], language: Language) -> String {
    let (mut effects, mut sentences) = (Vec::new(), Vec::new());
    for reason in reasons {
        match reason::clause(&hint.deed, reason, language) {
            Clause::Effect(text) => effects.push(text),
            Clause::Whole(text) => sentences.push(text),
        }
    }
    if !effects.is_empty() {
        sentences.insert(0, hints::effects(language, list(&effects, language)));
    }
    let together = sentences.into_iter().reduce(|first, then| hints::and_also(language, first, then));
    let text = together.unwrap_or_default();
    match hints::after_colon(language) {
        "capital" => capital(&text),
        _ => text,
    }
}
