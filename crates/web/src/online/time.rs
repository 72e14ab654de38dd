//! How a duration is shown: seconds where they matter, days where they do not.

/// A duration as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShownTime {
    /// Minutes and seconds.
    Seconds(String),
    /// Hours and minutes.
    Hours(u64, u64),
    /// Days and hours.
    Days(u64, u64),
}

/// How this many seconds are shown.
pub fn shown(seconds: u64) -> ShownTime {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match (hours, days) {
        (0, _) => ShownTime::Seconds(format!("{minutes}:{:02}", seconds % 60)),
        (_, 0) => ShownTime::Hours(hours, minutes % 60),
        _ => ShownTime::Days(days, hours % 24),
    }
}

/// How long ago something was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ago {
    /// Less than a minute.
    JustNow,
    /// This many of a unit, named as browsers name it.
    Units(u64, &'static str),
}

/// How long ago something was, given its age in seconds.
pub fn ago(seconds: u64) -> Ago {
    match seconds {
        0..60 => Ago::JustNow,
        60..3600 => Ago::Units(seconds / 60, "minute"),
        3600..86_400 => Ago::Units(seconds / 3600, "hour"),
        _ => Ago::Units(seconds / 86_400, "day"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_as_fine_as_they_are_short() {
        assert_eq!(shown(0), ShownTime::Seconds("0:00".into()));
        assert_eq!(shown(9), ShownTime::Seconds("0:09".into()));
        assert_eq!(shown(3599), ShownTime::Seconds("59:59".into()));
        assert_eq!(shown(3600), ShownTime::Hours(1, 0));
        assert_eq!(shown(86_399), ShownTime::Hours(23, 59));
        assert_eq!(shown(90_000 + 86_400), ShownTime::Days(2, 1));
    }

    #[test]
    fn what_is_less_than_a_minute_ago_was_just_now() {
        assert_eq!([0, 59].map(ago), [Ago::JustNow; 2]);
        assert_eq!(ago(60), Ago::Units(1, "minute"));
        assert_eq!(ago(7199), Ago::Units(1, "hour"));
        assert_eq!(ago(3 * 86_400), Ago::Units(3, "day"));
    }
}
