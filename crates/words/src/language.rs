//! The languages Rabenburg speaks. The list of them is generated: a folder of texts is a language.

use crate::Language;

impl Language {
    /// The language of a code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}
