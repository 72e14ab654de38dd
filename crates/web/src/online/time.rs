//! How long a time is shown: seconds where they matter, days where they do not.

/// A time as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// Minutes and seconds.
    Seconds(String),
    /// Hours and minutes.
    Hours(u64, u64),
    /// Days and hours.
    Days(u64, u64),
}

/// How many seconds are shown.
pub fn shown(seconds: u64) -> Shown {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match (hours, days) {
        (0, _) => Shown::Seconds(format!("{minutes}:{:02}", seconds % 60)),
        (_, 0) => Shown::Hours(hours, minutes % 60),
        _ => Shown::Days(days, hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_as_fine_as_they_are_short() {
        assert_eq!(shown(0), Shown::Seconds("0:00".into()));
        assert_eq!(shown(9), Shown::Seconds("0:09".into()));
        assert_eq!(shown(3599), Shown::Seconds("59:59".into()));
        assert_eq!(shown(3600), Shown::Hours(1, 0));
        assert_eq!(shown(86_399), Shown::Hours(23, 59));
        assert_eq!(shown(90_000 + 86_400), Shown::Days(2, 1));
    }
}
