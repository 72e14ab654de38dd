//! What is said at each step.

use rabenburg_session::LessonStep;
use rabenburg_words::{Language, lesson as text};

/// What a step says: what to do until it is done, and then what has happened. `name` is the opponent's.
pub fn sentence(step: LessonStep, is_done: bool, language: Language, name: &str) -> String {
    match (step, is_done) {
        (LessonStep::Welcome, _) => text::welcome(language).into(),
        (LessonStep::Walk, false) => text::walk(language).into(),
        (LessonStep::Walk, true) => text::walk_done(language).into(),
        (LessonStep::Ride, false) => text::ride(language).into(),
        (LessonStep::Ride, true) => text::ride_done(language).into(),
        (LessonStep::Locked, false) => text::locked(language, name),
        (LessonStep::Locked, true) => text::locked_done(language, name),
        (LessonStep::Free, false) => text::free(language).into(),
        (LessonStep::Free, true) => text::free_done(language).into(),
        (LessonStep::Lock, false) => text::lock(language, name),
        (LessonStep::Lock, true) => text::lock_done(language, name),
        (LessonStep::NewHand, false) => text::new_hand(language, name),
        (LessonStep::NewHand, true) => text::new_hand_done(language, name),
        (LessonStep::Home, false) => text::home(language).into(),
        (LessonStep::Home, true) => text::home_done(language).into(),
        (LessonStep::GivenUp, false) => text::given_up(language, name),
        (LessonStep::GivenUp, true) => text::given_up_done(language, name),
        // The roll leads to the next step at once.
        (LessonStep::Die, _) => text::die(language).into(),
        (LessonStep::Roll, false) => text::roll(language, name),
        (LessonStep::Roll, true) => text::roll_done(language).into(),
        (LessonStep::Spell, false) => text::spell(language).into(),
        (LessonStep::Spell, true) => text::spell_done(language).into(),
        (LessonStep::Win, false) => text::win(language).into(),
        (LessonStep::Win, true) => text::win_done(language).into(),
        (LessonStep::LastTurn, false) => text::last_turn(language, name),
        (LessonStep::LastTurn, true) => text::last_turn_done(language).into(),
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use rabenburg_session::{Keeper, Lesson, Session};
    use rabenburg_words::Language;

    use super::sentence;

    struct Nowhere;

    impl Keeper for Nowhere {
        fn keep(&self, _: &str) {}
    }

    /// Everything said from beginning to end.
    fn all(language: Language) -> Vec<String> {
        let lesson = Lesson::begin(Rc::new(Nowhere)).expect("a lesson");
        let mut said: Vec<String> = Vec::new();
        loop {
            let progress = lesson.progress();
            let now = sentence(progress.step, progress.is_done, language, "Alba");
            if said.last() != Some(&now) {
                said.push(now);
            }
            if progress.is_over() {
                return said;
            }
            match lesson.example() {
                Some(action) => lesson.act(action, Box::new(|answer| answer.expect("an example is right"))),
                None if progress.is_done => lesson.next(),
                None => lesson.shown(lesson.now().version),
            }
        }
    }

    #[test]
    fn every_step_says_something_of_its_own_in_both_languages() {
        let (english, german) = (all(Language::English), all(Language::German));
        assert_eq!(english.len(), german.len());
        for (number, (here, there)) in english.iter().zip(&german).enumerate() {
            assert_ne!(here, there);
            assert!(!english[..number].contains(here), "said twice: {here}");
        }
    }

    #[test]
    fn it_is_read_in_about_three_minutes() {
        for language in Language::ALL {
            let said = all(language);
            let words: usize = said.iter().map(|text| text.split_whitespace().count()).sum();
            // A child reads about 150 words a minute, and there are moves to look at.
            assert!((250..=550).contains(&words), "{words} words");
            for text in &said {
                let longest =
                    text.split_inclusive(['.', '!', '?', ':']).map(|part| part.split_whitespace().count()).max();
                assert!(longest <= Some(21), "a long sentence: {text}");
                assert!(text.split_whitespace().count() <= 45, "too much at a time: {text}");
            }
        }
    }
}
