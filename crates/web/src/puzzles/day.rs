//! Days as people say them, in their language.

use js_sys::{Date as JsDate, Object, Reflect};
use rabenburg_puzzles::Date;
use rabenburg_words::Language;
use wasm_bindgen::JsValue;

use super::month::Month;
use crate::settings::Setting;

fn told(date: Date, language: Language, parts: &[(&str, &str)]) -> String {
    let options = Object::new();
    // Days begin at the same moment everywhere.
    for (key, value) in parts.iter().chain(&[("timeZone", "UTC")]) {
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&options, &(*key).into(), &(*value).into());
    }
    let day = JsDate::new(&JsValue::from_f64(f64::from(date.0) * 86_400_000.0));
    day.to_locale_date_string(language.word(), &options).into()
}

/// "Thursday 19 November", as it is said in the language.
pub(super) fn long(date: Date, language: Language) -> String {
    told(date, language, &[("weekday", "long"), ("day", "numeric"), ("month", "long")])
}

/// "19 November".
pub(super) fn short(date: Date, language: Language) -> String {
    told(date, language, &[("day", "numeric"), ("month", "long")])
}

/// "Mon".
pub(super) fn weekday(number: u8, language: Language) -> String {
    // The first Monday of all.
    told(Date(4 + u32::from(number)), language, &[("weekday", "short")])
}

/// "November 2026".
pub(super) fn month(month: Month, language: Language) -> String {
    let first = Date::new(month.year, month.month, 1).unwrap_or(Date(0));
    told(first, language, &[("month", "long"), ("year", "numeric")])
}
