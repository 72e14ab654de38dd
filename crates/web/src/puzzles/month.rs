//! The calendar: days as people write them, and the days of a month.

use rabenburg_puzzles::Date;

/// A month of a year.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Month {
    /// The year.
    pub year: u32,
    /// The month, 1 to 12.
    pub month: u32,
}

/// Year, month and day of a date.
pub fn parts(date: Date) -> (u32, u32, u32) {
    // A year has at most 366 days, so this is at most a little too early.
    let first = |year| Date::new(year, 1, 1).map_or(u32::MAX, |date| date.0);
    let mut year = 1970 + date.0 / 366;
    while first(year + 1) <= date.0 {
        year += 1;
    }
    let begins = |month| Date::new(year, month, 1).map_or(u32::MAX, |first| first.0);
    let month = (1..=12).rev().find(|&month| begins(month) <= date.0).unwrap_or(1);
    (year, month, date.0 - begins(month) + 1)
}

/// The date as addresses have it, such as `2026-11-17`.
pub fn written(date: Date) -> String {
    let (year, month, day) = parts(date);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Reads it.
pub fn read(text: &str) -> Option<Date> {
    let mut numbers = text.split('-').map(|number| number.parse::<u32>().ok());
    let date = Date::new(numbers.next()??, numbers.next()??, numbers.next()??);
    date.filter(|_| numbers.next().is_none())
}

impl Month {
    /// The month of a date.
    pub fn of(date: Date) -> Month {
        let (year, month, _) = parts(date);
        Month { year, month }
    }

    /// Its days.
    pub fn days(self) -> impl Iterator<Item = Date> {
        (1..=31).filter_map(move |day| Date::new(self.year, self.month, day))
    }

    /// Its weeks, from Monday to Sunday; days of other months are left out.
    pub fn weeks(self) -> Vec<[Option<Date>; 7]> {
        let mut weeks: Vec<[Option<Date>; 7]> = Vec::new();
        for date in self.days() {
            let day = usize::from(date.weekday());
            if weeks.is_empty() || day == 0 {
                weeks.push([None; 7]);
            }
            if let Some(week) = weeks.last_mut() {
                week[day] = Some(date);
            }
        }
        weeks
    }

    /// The month before.
    #[must_use]
    pub const fn before(self) -> Month {
        match self.month {
            1 => Month { year: self.year - 1, month: 12 },
            month => Month { year: self.year, month: month - 1 },
        }
    }

    /// The month after.
    #[must_use]
    pub const fn after(self) -> Month {
        match self.month {
            12 => Month { year: self.year + 1, month: 1 },
            month => Month { year: self.year, month: month + 1 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_written_and_read_back() {
        for day in (0..40_000).step_by(7).chain([58, 59, 60, 364, 365, 11_015, 11_016]) {
            assert_eq!(read(&written(Date(day))), Some(Date(day)), "{day}");
        }
        assert_eq!(read("2026-11-18").map(Date::weekday), Some(2));
        for text in ["", "2026-11", "2026-02-30", "2026-1-1-1", "today"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_month_has_its_weeks() {
        let november = Month { year: 2026, month: 11 };
        let weeks = november.weeks();
        // It begins on a Sunday and ends on a Monday.
        assert_eq!(weeks.len(), 6);
        assert_eq!(weeks[0].iter().flatten().count(), 1);
        assert_eq!(weeks[0][6].map(written), Some("2026-11-01".into()));
        assert_eq!(weeks[5][0].map(written), Some("2026-11-30".into()));
        assert_eq!(november.after().before(), november);
        assert_eq!(Month { year: 2026, month: 12 }.after(), Month { year: 2027, month: 1 });
    }
}
