//! What goes wrong with a server, in words for people.

use rabenburg_protocol::{Problem, ProblemCode};
use rabenburg_words::{Language, problems as words};

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There was no answer, or none from our server.
    Unreachable,
    /// The server refused.
    Problem(Problem),
}

impl Trouble {
    /// The trouble in words.
    pub fn told(&self, language: Language) -> String {
        match self {
            Trouble::Unreachable => words::unreachable(language).to_owned(),
            Trouble::Problem(problem) => told(problem, language),
        }
    }

    /// Whether it is this problem.
    pub fn is(&self, code: ProblemCode) -> bool {
        matches!(self, Trouble::Problem(problem) if problem.code == code)
    }
}

/// A problem in words. A refusal by the game's rules is told better by `rabenburg_words::why_not`, which knows the
/// names.
pub fn told(problem: &Problem, language: Language) -> String {
    // The server's message is for developers, and not in everybody's language.
    let Problem { code, ref rule, message: _, refusal: _ } = *problem;
    let text = match code {
        ProblemCode::Malformed | ProblemCode::Method => words::malformed(language),
        ProblemCode::TooLarge => words::too_large(language),
        ProblemCode::Protocol => words::protocol(language),
        ProblemCode::UnknownKey => words::unknown_key(language),
        ProblemCode::KeyNeeded => words::key_needed(language),
        ProblemCode::NoSuchTable => words::no_such_table(language),
        ProblemCode::NoSpectators => words::no_spectators(language),
        ProblemCode::Rules => match rule {
            Some(rule) => return words::rules_by(language, rule),
            None => words::rules(language),
        },
        ProblemCode::Options => words::options(language),
        ProblemCode::StandIn => words::stand_in(language),
        ProblemCode::Illegal => match rule {
            Some(rule) => return words::illegal_by(language, rule),
            None => words::illegal(language),
        },
        ProblemCode::Overtaken => words::overtaken(language),
        ProblemCode::NotSeated => words::not_seated(language),
        ProblemCode::NotHost => words::not_host(language),
        ProblemCode::SeatTaken => words::seat_taken(language),
        ProblemCode::ColourTaken => words::colour_taken(language),
        ProblemCode::NoSuchSeat => words::no_such_seat(language),
        ProblemCode::SeatsOpen => words::seats_open(language),
        ProblemCode::WrongStatus => words::wrong_status(language),
        ProblemCode::NotAway => words::not_away(language),
        // Partners are told why nothing else may be said.
        ProblemCode::Silence if rule.is_some() => words::silence_partners(language),
        ProblemCode::Silence => words::silence(language),
        ProblemCode::TooMany => words::too_many(language),
        ProblemCode::ForeignOrigin => words::foreign_origin(language),
        ProblemCode::Storage => words::storage(language),
        ProblemCode::Busy => words::busy(language),
        ProblemCode::NotFound => words::not_found(language),
        ProblemCode::Internal => words::internal(language),
        ProblemCode::Unknown => words::unknown(language),
    };
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_named_where_they_are_known() {
        let problem = |code, rule: Option<&str>| Problem { rule: rule.map(str::to_owned), ..Problem::new(code, "") };
        for code in [ProblemCode::Illegal, ProblemCode::Rules] {
            assert!(told(&problem(code, Some("5.3")), Language::German).contains("5.3"));
        }
        assert!(told(&problem(ProblemCode::Silence, Some("11.8")), Language::German).contains("11.8"));
        assert!(!told(&problem(ProblemCode::Silence, None), Language::German).contains("11.8"));
    }

    #[test]
    fn every_problem_is_told_in_every_language_and_never_in_the_words_of_the_server() {
        let message = "words of the server";
        for code in ProblemCode::ALL.into_iter().chain([ProblemCode::Unknown]) {
            for rule in [None, Some("5.3".to_owned())] {
                let problem = Problem { rule, ..Problem::new(code, message) };
                let [english, german] = [Language::English, Language::German].map(|language| told(&problem, language));
                assert!(english.len() > 10 && german.len() > 10 && english != german, "{code:?}");
                assert!(!english.contains(message) && !german.contains(message), "{code:?}");
            }
        }
    }

    #[test]
    fn what_a_newer_server_says_is_told_without_its_words() {
        let answer = r#"{"code":"full_moon","message":"not at full moon","rule":"99.1","refusal":{"code":"howling"}}"#;
        let problem: Problem = serde_json::from_str(answer).expect("it can be read all the same");
        assert_eq!(problem.code, ProblemCode::Unknown);
        assert_eq!(told(&problem, Language::German), words::unknown(Language::German));
    }
}
