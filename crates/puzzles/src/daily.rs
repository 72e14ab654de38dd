//! The puzzle of the day: picked by the date from a frozen list, the same for everybody.

use crate::theme::Theme;

/// A day of the calendar, in UTC, as the number of days since 1 January 1970 (a Thursday).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(pub u32);

impl Date {
    /// The day of a year, month (1 to 12) and day (1 to 31); nothing before 1970 or if there is no such day.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Date> {
        let leap = |year: u32| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let lengths = [31, 28 + u32::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        let index = usize::try_from(month).ok()?.checked_sub(1)?;
        if !(1970..10_000).contains(&year) || day == 0 || day > *lengths.get(index)? {
            return None;
        }
        let years: u32 = (1970..year).map(|year| 365 + u32::from(leap(year))).sum();
        Some(Date(years + lengths[..index].iter().sum::<u32>() + day - 1))
    }

    /// The day of the week, 0 for Monday to 6 for Sunday.
    pub const fn weekday(self) -> u8 {
        ((self.0 + 3) % 7) as u8
    }

    /// The week, counted from the one that holds the first day.
    const fn week(self) -> u32 {
        (self.0 + 3) / 7
    }
}

/// The id of the day's puzzle: easy on Monday, hard on Sunday.
///
/// The frozen list `packs/daily.txt` has seven lines, one for each day of the week, each a list of ids that takes years to
/// go round. Days before the list began, and those after its end, go round too.
pub fn daily(date: Date) -> &'static str {
    let line = LIST.lines().filter(|line| !line.starts_with('#')).nth(date.weekday().into()).unwrap_or_default();
    let count = line.split_whitespace().count().max(1);
    line.split_whitespace().nth(date.week() as usize % count).unwrap_or("s1")
}

/// The theme of the day's puzzle, so that only its pack has to be loaded.
pub fn daily_theme(date: Date) -> Theme {
    Theme::of_id(daily(date)).unwrap_or(Theme::Stowaway)
}

const LIST: &str = include_str!("../packs/daily.txt");
