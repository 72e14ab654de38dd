//! When something was, and how long there is left, as people say it.

use js_sys::{Array, Date, Intl, Object, Reflect};
use rabenburg_words::{Language, games as text, hall};
use wasm_bindgen::JsValue;

use crate::online::time::{self, Ago, ShownTime};
use crate::settings::Setting;

/// The day of something: today, yesterday, a day of this week, or a date.
pub(crate) fn day(at: u64, language: Language) -> String {
    let (then, now) = (Date::new(&JsValue::from_f64(at as f64)), Date::new_0());
    let midnight = |date: &Date| {
        Date::new_with_year_month_day(date.get_full_year(), date.get_month() as i32, date.get_date() as i32).get_time()
    };
    // Days in which clocks are changed have an hour more or less.
    let days = ((midnight(&now) - midnight(&then)) / 86_400_000.0).round();
    let options = Object::new();
    // Setting a property of a plain object cannot fail.
    let set = |key: &str, value: &str| {
        let _ = Reflect::set(&options, &key.into(), &value.into());
    };
    match days {
        0.0..=1.0 => {
            set("numeric", "auto");
            let format = Intl::RelativeTimeFormat::new(&Array::of1(&language.word().into()), &options);
            return format.format(-days, "day").into();
        }
        2.0..=6.0 => set("weekday", "long"),
        _ => {
            set("day", "numeric");
            set("month", "long");
            if then.get_full_year() != now.get_full_year() {
                set("year", "numeric");
            }
        }
    }
    then.to_locale_date_string(language.word(), &options).into()
}

/// How long ago something was.
pub(crate) fn ago(at: u64, language: Language) -> String {
    let seconds = ((Date::now() - at as f64) / 1000.0).max(0.0);
    let Ago::Units(count, unit) = time::ago(seconds as u64) else { return hall::just_now(language).to_owned() };
    let options = Object::new();
    // "Yesterday" instead of a number, where there is such a word.
    let _ = Reflect::set(&options, &"numeric".into(), &"auto".into());
    let format = Intl::RelativeTimeFormat::new(&Array::of1(&language.word().into()), &options);
    format.format(-(count as f64), unit).into()
}

/// How long there is until a moment, and whether that is less than an hour.
pub(crate) fn left(until: u64, language: Language) -> (String, bool) {
    let seconds = ((until as f64 - Date::now()) / 1000.0).max(0.0) as u64;
    let told = match time::shown(seconds) {
        ShownTime::Seconds(_) => text::minutes_left(language, seconds.div_ceil(60) as u32),
        ShownTime::Hours(hours, minutes) => text::hours_left(language, hours, minutes),
        ShownTime::Days(days, hours) => text::days_left(language, days as u32, hours),
    };
    (told, seconds < 3600)
}
