//! What is said at each step.

use rabenburg_session::{LessonProgress, LessonStep};
use rabenburg_words::{Language, lesson as text, table};

/// What a step says: what to do until it is done, and then what has happened. `name` is the opponent's. Steps that lead
/// on by themselves say nothing at their end: the next one does.
pub fn sentence(progress: LessonProgress, language: Language, name: &str) -> String {
    let LessonProgress { step, is_done, is_asked, .. } = progress;
    match (step, is_done) {
        (LessonStep::Welcome, _) => text::welcome(language).into(),
        (LessonStep::Locked, false) => text::locked(language, name),
        (LessonStep::Locked, true) => text::locked_done(language, name),
        (LessonStep::LastTurn, false) => text::last_turn(language, name),
        (LessonStep::LastTurn, true) => text::last_turn_done(language).into(),
        (_, false) if !is_asked => text::others_turn(language, name),
        (LessonStep::Walk, false) => text::walk(language).into(),
        (LessonStep::Walk, true) => text::walk_done(language).into(),
        (LessonStep::Ride, false) => text::ride(language).into(),
        (LessonStep::Ride, true) => text::ride_done(language).into(),
        (LessonStep::Free, false) => text::free(language).into(),
        (LessonStep::Free, true) => text::free_done(language).into(),
        (LessonStep::Crowd, _) => text::crowd(language).into(),
        (LessonStep::Lock, false) => text::lock(language).into(),
        (LessonStep::Lock, true) => text::lock_done(language).into(),
        (LessonStep::NoLanding, _) => text::no_landing(language).into(),
        (LessonStep::Shield, _) => text::shield(language).into(),
        (LessonStep::Home, false) => text::home(language).into(),
        (LessonStep::Home, true) => text::home_done(language).into(),
        (LessonStep::NewHand, _) => text::new_hand(language, table::new_hand(language)),
        (LessonStep::Push, false) => text::push(language).into(),
        (LessonStep::Push, true) => text::push_done(language).into(),
        (LessonStep::Die, _) => text::die(language).into(),
        (LessonStep::Reroll, _) => text::reroll(language).into(),
        (LessonStep::Roll, false) => text::roll(language, name),
        (LessonStep::Roll, true) => text::roll_done(language).into(),
        (LessonStep::Skip, _) => text::skip(language, table::skip_action(language)),
        (LessonStep::Spell, false) => text::spell(language).into(),
        (LessonStep::Spell, true) => text::spell_done(language).into(),
        (LessonStep::Win, false) => text::win(language).into(),
        (LessonStep::Win, true) => text::win_done(language).into(),
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use rabenburg_session::{Keeper, Lesson, Session};
    use rabenburg_words::{Language, lesson as text};

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
            let now = sentence(progress, language, "Alba");
            if said.last() != Some(&now) {
                said.push(now);
            }
            if progress.is_over() {
                return said;
            }
            match lesson.example() {
                Some(action) if lesson.now().choices.iter().any(|choice| choice.action == action) => {
                    lesson.act(action, Box::new(|answer| answer.expect("an example is right")));
                }
                Some(action) => lesson.why_not(action, Box::new(|refusal| assert!(refusal.is_some()))),
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
            let repeated = text::others_turn(Language::English, "Alba");
            assert!(*here == repeated || !english[..number].contains(here), "said twice: {here}");
        }
    }

    #[test]
    fn it_is_read_in_less_than_four_minutes() {
        for language in Language::ALL {
            let said = all(language);
            let words: usize = said.iter().map(|text| text.split_whitespace().count()).sum();
            // A child reads about 150 words a minute, and five minutes are the most, with the moves to look at.
            assert!((250..=560).contains(&words), "{words} words");
            for text in &said {
                let longest =
                    text.split_inclusive(['.', '!', '?', ':']).map(|part| part.split_whitespace().count()).max();
                assert!(longest <= Some(21), "a long sentence: {text}");
                assert!(text.split_whitespace().count() <= 45, "too much at a time: {text}");
            }
        }
    }
}
