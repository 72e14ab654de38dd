//! What goes wrong with a server, in words for people.

use rabenburg_protocol::{Problem, ProblemCode};
use rabenburg_words::{Language, hall as words};

/// Why a request came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There was no answer, or none of ours.
    Unreachable,
    /// The server says no.
    Problem(Problem),
}

impl Trouble {
    /// It in words.
    pub fn told(&self, language: Language) -> String {
        match self {
            Trouble::Unreachable => words::problem_unreachable(language).to_owned(),
            Trouble::Problem(problem) => told(problem, language),
        }
    }

    /// Whether it is this problem.
    pub fn is(&self, code: ProblemCode) -> bool {
        matches!(self, Trouble::Problem(problem) if problem.code == code)
    }
}

/// A problem in words. A refusal of the game is told better by `rabenburg_words::why_not`, which knows the names.
pub fn told(problem: &Problem, language: Language) -> String {
    let reason = || problem.message.trim_end_matches('.');
    let text = match problem.code {
        ProblemCode::Malformed | ProblemCode::Method => words::problem_malformed(language),
        ProblemCode::TooLarge => words::problem_too_large(language),
        ProblemCode::Protocol => words::problem_protocol(language),
        ProblemCode::UnknownKey => words::problem_unknown_key(language),
        ProblemCode::KeyNeeded => words::problem_key_needed(language),
        ProblemCode::NoSuchTable => words::problem_no_such_table(language),
        ProblemCode::NoSpectators => words::problem_no_spectators(language),
        ProblemCode::Rules => return words::problem_rules(language, reason()),
        ProblemCode::Options => return words::problem_options(language, reason()),
        ProblemCode::Illegal => match &problem.rule {
            Some(rule) => return words::problem_illegal_by(language, rule),
            None => words::problem_illegal(language),
        },
        ProblemCode::Overtaken => words::problem_overtaken(language),
        ProblemCode::NotSeated => words::problem_not_seated(language),
        ProblemCode::NotHost => words::problem_not_host(language),
        ProblemCode::SeatTaken => words::problem_seat_taken(language),
        ProblemCode::ColourTaken => words::problem_colour_taken(language),
        ProblemCode::NoSuchSeat => words::problem_no_such_seat(language),
        ProblemCode::SeatsOpen => words::problem_seats_open(language),
        ProblemCode::WrongStatus => words::problem_wrong_status(language),
        // Partners are told why nothing else may be said.
        ProblemCode::Silence if problem.rule.is_some() => words::problem_silence_partners(language),
        ProblemCode::Silence => words::problem_silence(language),
        ProblemCode::TooMany => words::problem_too_many(language),
        ProblemCode::ForeignOrigin => words::problem_foreign_origin(language),
        ProblemCode::Storage => words::problem_storage(language),
        ProblemCode::Busy => words::problem_busy(language),
        ProblemCode::NotFound => words::problem_not_found(language),
        ProblemCode::Internal => words::problem_internal(language),
        // A problem that the server has learned and this page has not: better in English than not at all.
        _ => return problem.message.clone(),
    };
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_of_the_server_stands_in_the_sentence() {
        let problem = Problem::new(ProblemCode::Rules, "teams need four or six players.");
        let told = told(&problem, Language::English);
        assert!(told.ends_with("teams need four or six players."), "{told}");
    }

    #[test]
    fn rules_are_named_where_they_are_known() {
        let problem = |code, rule: Option<&str>| Problem { rule: rule.map(str::to_owned), ..Problem::new(code, "") };
        assert!(told(&problem(ProblemCode::Illegal, Some("5.3")), Language::German).contains("5.3"));
        assert!(told(&problem(ProblemCode::Silence, Some("11.8")), Language::German).contains("11.8"));
        assert!(!told(&problem(ProblemCode::Silence, None), Language::German).contains("11.8"));
    }

    #[test]
    fn every_problem_has_words_of_its_own() {
        // Whatever the page does not know would be told by the message alone.
        let codes = [
            "malformed",
            "too_large",
            "protocol",
            "unknown_key",
            "key_needed",
            "no_such_table",
            "no_spectators",
            "rules",
            "options",
            "illegal",
            "overtaken",
            "not_seated",
            "not_host",
            "seat_taken",
            "colour_taken",
            "no_such_seat",
            "seats_open",
            "wrong_status",
            "silence",
            "too_many",
            "foreign_origin",
            "storage",
            "busy",
            "not_found",
            "method",
            "internal",
        ];
        for code in codes {
            let problem: Problem =
                serde_json::from_str(&format!(r#"{{"code":"{code}","message":"?"}}"#)).expect("a known code");
            for language in Language::ALL {
                assert!(told(&problem, language).len() > 10, "{code}");
            }
        }
    }
}
