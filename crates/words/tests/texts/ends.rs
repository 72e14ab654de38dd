//! What is awaited, the last round and the end.

use std::num::NonZeroU16;

use rabenburg_engine::*;
use rabenburg_words::{ending, status};

use crate::table::{ENGLISH, GERMAN, LANGUAGES, evening, named, names, position, view};

#[test]
fn what_is_awaited_is_told() {
    let position = evening();
    let mine = view(&position);
    assert_eq!(status::round(&mine, ENGLISH), "Round 6");
    assert_eq!(status::turn_of(&mine, &names(), GERMAN), "Du bist am Zug");
    assert_eq!(status::to_do(&mine, &names(), ENGLISH), "Choose a card");
    let other = position.view(Viewer::Spectator);
    assert_eq!(status::to_do(&other, &named(None), GERMAN), "Mila wählt eine Karte");
    assert_eq!(status::turn_of(&other, &named(None), ENGLISH), "Mila’s turn");
    assert_eq!(status::last_round(&mine, &names(), ENGLISH), None);
}

#[test]
fn the_last_round_and_the_end_are_told() {
    let text = |turn| {
        format!(
            "rules third basic 2
             course 0:* 1:1 2:2b 3:3 4:4 5:5 6:6 7:7 8:8 9:9
             a 0/4/2 T1 T2 T3
             b 0/6/0 W1 W2 W3
             turn {turn}",
        )
    };
    let mut last = position(&text(9));
    let shown = last.view(Viewer::Seat(Seat::FIRST));
    assert_eq!(
        LANGUAGES.map(|language| status::last_round(&shown, &names(), language).expect("the last round")),
        ["You have finished. This is the last round.", "Du bist am Ziel. Dies ist die letzte Runde."]
    );
    let korax = Seat::new(1).expect("a seat");
    for action in ["play W1 b@2", "play W2 b@3"] {
        last.play(korax, action.parse().expect("an action"), &mut ()).expect("a legal action");
    }
    while let Turn::Act(seat) = last.turn() {
        last.play(seat, Action::End, &mut ()).expect("the end of the turn");
    }
    while let Some(chances) = last.chances() {
        last.resolve(chances.pick(0).expect("a card"), &mut ()).expect("a card");
    }
    let Turn::Over(outcome) = last.turn() else { panic!("{last:#}") };
    let shown = last.view(Viewer::Seat(Seat::FIRST));
    assert_eq!(ending::winners(&outcome, &shown, &names(), ENGLISH), "You win!");
    assert_eq!(ending::winners(&outcome, &shown, &named(None), GERMAN), "Mila gewinnt!");
    assert_eq!(ending::because(&outcome, &shown, ENGLISH), "All wizards home, no flask left empty.");
    let shared = Outcome { winners: [Seat::FIRST, korax].into_iter().collect(), ..outcome };
    assert_eq!(ending::winners(&shared, &shown, &names(), GERMAN), "Du teilst dir den Sieg mit Korax.");
    assert_eq!(ending::winners(&shared, &shown, &named(None), ENGLISH), "Mila and Korax share the victory.");
    assert_eq!(status::last_round(&shown, &names(), ENGLISH), None);
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A view in which these seats have finished.
fn finished(teams: Teams, seats: &[u8]) -> View {
    let mut view = view(&evening());
    view.rules.teams = teams;
    for &index in seats {
        view.seats[usize::from(index)].finished = true;
    }
    view
}

#[test]
fn several_finish_in_the_last_round() {
    let last = |view: &View, language| status::last_round(view, &names(), language);
    let both = finished(Teams::None, &[0, 2]);
    assert_eq!(last(&both, ENGLISH).as_deref(), Some("You and Jonas have finished. This is the last round."));
    assert_eq!(last(&both, GERMAN).as_deref(), Some("Du und Jonas seid am Ziel. Dies ist die letzte Runde."));
    let others = finished(Teams::FinishRound, &[1, 3]);
    assert_eq!(last(&others, ENGLISH).as_deref(), Some("Korax and Alba have finished. This is the last round."));
    // Rule 11.6: there is no last round where the game ends at once.
    assert_eq!(last(&finished(Teams::EndAtOnce, &[1, 3]), ENGLISH), None);
}

#[test]
fn a_limit_has_a_last_round() {
    let mut view = view(&evening());
    view.rules.round_limit = NonZeroU16::new(7);
    assert_eq!(status::last_round(&view, &names(), ENGLISH), None);
    view.rules.round_limit = NonZeroU16::new(6);
    assert_eq!(status::last_round(&view, &names(), GERMAN).as_deref(), Some("Dies ist die letzte Runde."));
}

#[test]
fn teams_win_together() {
    let view = finished(Teams::EndAtOnce, &[0, 2]);
    let won = |winners: &[u8]| Outcome {
        reason: Reason::TeamFinished,
        winners: winners.iter().map(|&index| seat(index)).collect(),
        score: None,
    };
    let told = |winners: &[u8], language| ending::winners(&won(winners), &view, &names(), language);
    assert_eq!(told(&[0, 2], ENGLISH), "You and Jonas win!");
    assert_eq!(told(&[0, 2], GERMAN), "Du und Jonas gewinnt!");
    assert_eq!(told(&[1, 3], GERMAN), "Korax und Alba gewinnen!");
    assert_eq!(told(&[0, 1, 2, 3], GERMAN), "Du teilst dir den Sieg mit Korax, Jonas und Alba.");
    assert_eq!(
        ending::because(&won(&[0, 2]), &view, ENGLISH),
        "All wizards of the team are home, no flask left empty."
    );
}

#[test]
fn the_reason_of_the_end_is_told() {
    let because = |reason, seats: &[u8], winner| {
        let outcome = Outcome { reason, winners: [seat(winner)].into_iter().collect(), score: None };
        ending::because(&outcome, &finished(Teams::None, seats), ENGLISH)
    };
    assert_eq!(because(Reason::Finished, &[0], 0), "All wizards home, no flask left empty.");
    assert_eq!(
        because(Reason::Finished, &[0, 2], 0),
        "All wizards home, no flask left empty, and the most full flasks: 2."
    );
    assert_eq!(
        because(Reason::AllHome, &[], 0),
        "All wizards are home before anybody has filled every flask. Most flasks filled wins: 3."
    );
    assert_eq!(because(Reason::RoundLimit, &[], 3), "The last round has been played. Most wizards home wins: 1.");
}
