//! Whatever may be done, in whichever variant: there is a hint, and it reads well.

use rabenburg_bots::Hint;
use rabenburg_testkit::{Effort, for_every_position};
use rabenburg_words::{Language, hint};

fn assert_reads_well(sentence: &str, of: impl Fn() -> String) {
    let wrong = |what: &str| panic!("{what}: {sentence}\n{}", of());
    match sentence {
        _ if !sentence.chars().next().is_some_and(char::is_uppercase) => wrong("no capital letter"),
        _ if !sentence.ends_with('.') || sentence.ends_with("..") => wrong("no full stop"),
        _ if sentence.contains(['{', '}']) => wrong("a gap that was not filled"),
        _ if sentence.contains("  ") || sentence.contains(" ,") || sentence.contains(" .") => wrong("a stray blank"),
        _ if sentence.chars().count() > 160 => wrong("too long"),
        _ if sentence.split(' ').any(|word| word == "0")
            && !sentence.contains(" space 0")
            && !sentence.contains(" Feld 0") =>
        {
            wrong("nothing is counted as zero");
        }
        _ => {}
    }
}

#[test]
fn every_legal_action_has_a_sentence_in_both_languages() {
    let mut sentences = 0;
    let effort = Effort { seed: 31, games: 4, inputs: 120 };
    for_every_position(
        effort,
        |_| (),
        |(), game, _| {
            let position = &game.position;
            let asides = position.asides().map(|(seat, _)| seat);
            for seat in position.awaited().into_iter().chain(asides) {
                for action in position.legal_actions(seat).iter() {
                    let facts = Hint::of(position, seat, action);
                    for language in Language::ALL {
                        assert_reads_well(&hint(&facts, language), || format!("{facts:?}\n{position:#}"));
                        sentences += 1;
                    }
                }
            }
        },
    );
    assert!(sentences > 100_000, "only {sentences}");
}
