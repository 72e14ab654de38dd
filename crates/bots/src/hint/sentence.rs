//! How a sentence is put together, in any language.

use super::deed::Deed;
use super::reason::Reason;

/// How many reasons a sentence names.
const MOST_REASONS: usize = 3;
/// A sentence that people read at a glance: so many characters. Reasons beyond it are left out.
const MOST_CHARACTERS: usize = 160;

/// The wording of a language.
pub(super) trait Tongue {
    /// What to do, as an imperative with a capital letter and without a full stop.
    fn deed(&self, deed: &Deed) -> String;
    /// Why to do it. What the deed has named is not named again.
    fn clause(&self, deed: &Deed, reason: &Reason) -> Clause;
    /// The subject of all effects: what is to be done.
    fn subject(&self) -> &'static str;
    /// The word between the last two of a list.
    fn and(&self) -> &'static str;
    /// Whether a whole sentence after a colon begins with a capital letter.
    fn capital_after_colon(&self) -> bool;
}

/// A reason in words.
pub(super) enum Clause {
    /// What the deed does: a verb with its objects, without a subject.
    Effect(String),
    /// A sentence of its own, without capital letter and full stop.
    Whole(String),
}

/// The sentence: what to do, and the first reasons for it.
pub(super) fn compose(tongue: &impl Tongue, deed: &Deed, reasons: &[Reason]) -> String {
    let lead = tongue.deed(deed);
    let most = reasons.len().min(MOST_REASONS);
    (1..=most)
        .rev()
        .map(|named| format!("{lead}: {}.", why(tongue, deed, &reasons[..named])))
        .find(|sentence| sentence.chars().count() <= MOST_CHARACTERS)
        .unwrap_or_else(|| format!("{lead}."))
}

fn why(tongue: &impl Tongue, deed: &Deed, reasons: &[Reason]) -> String {
    let (mut effects, mut sentences) = (Vec::new(), Vec::new());
    for reason in reasons {
        match tongue.clause(deed, reason) {
            Clause::Effect(text) => effects.push(text),
            Clause::Whole(text) => sentences.push(text),
        }
    }
    if !effects.is_empty() {
        sentences.insert(0, format!("{} {}", tongue.subject(), list(&effects, tongue.and())));
    }
    let text = sentences.join(&format!(", {} ", tongue.and()));
    if tongue.capital_after_colon() { capitalised(&text) } else { text }
}

/// "a", "a and b", "a, b and c".
pub(super) fn list(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
