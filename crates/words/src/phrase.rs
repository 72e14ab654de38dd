//! Ready-made phrases, which everybody reads in their own language.

use crate::{Language, phrases};

/// A phrase by its name in messages, such as `good_luck`; nothing if there is no such phrase.
pub fn phrase(id: &str, language: Language) -> Option<&'static str> {
    Some(match id {
        "hello" => phrases::hello(language),
        "good_luck" => phrases::good_luck(language),
        "well_played" => phrases::well_played(language),
        "thanks" => phrases::thanks(language),
        "sorry" => phrases::sorry(language),
        "oops" => phrases::oops(language),
        "wow" => phrases::wow(language),
        "one_moment" => phrases::one_moment(language),
        "back_soon" => phrases::back_soon(language),
        "good_game" => phrases::good_game(language),
        "another" => phrases::another(language),
        "goodbye" => phrases::goodbye(language),
        _ => return None,
    })
}
