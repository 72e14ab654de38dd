//! What is shown again is what the viewer has seen, no further back than the table remembers.

use rabenburg_engine::{Awaited, Memory, Position, SeenEvent, SeenLog, View, Viewer};
use rabenburg_session::{Recap, Replay, SeenMark};
use rabenburg_testkit::{Playthrough, TestDice, few_tables, viewers};
use rabenburg_words::{Language, Names};

/// A game as one viewer follows it: the log, and the truth after every event.
struct Follower {
    viewer: Viewer,
    log: SeenLog,
    /// The true view before every event, and the event.
    truth: Vec<(View, SeenEvent)>,
}

/// Plays random games and calls back after every input.
fn follow(seed: u64, inputs: usize, mut check: impl FnMut(&Follower, &View)) {
    let mut dice = TestDice::new(seed);
    for rules in few_tables() {
        let mut game = Playthrough::new(Position::start(rules).expect("a table"));
        let mut followers: Vec<Follower> = viewers(&game.position)
            .map(|viewer| Follower { viewer, log: SeenLog::new(game.position.view(viewer)), truth: Vec::new() })
            .collect();
        for _ in 0..inputs {
            let mut before = game.position;
            if !game.step(&mut dice) {
                break;
            }
            for event in game.fresh_events() {
                for follower in &mut followers {
                    let seen = event.seen_by(follower.viewer);
                    follower.truth.push((before.view(follower.viewer), seen));
                    follower.log.push(seen);
                }
                before.apply(event);
            }
            let follower = &followers[dice.below(followers.len())];
            check(follower, &game.position.view(follower.viewer));
        }
    }
}

/// Where in the truth a replay begins; it must be exactly what the viewer then saw.
fn place(follower: &Follower, replay: &Replay, end: usize) -> usize {
    let first = end - replay.events.len();
    let events: Vec<SeenEvent> = follower.truth[first..end].iter().map(|(_, event)| *event).collect();
    assert_eq!(replay.events, events);
    assert_eq!(replay.from, follower.truth[first].0, "what was in sight then, and nothing else");
    first
}

#[test]
fn everything_since_ones_own_turn_and_nothing_older_than_a_round() {
    let mut shown = 0;
    follow(7, 400, |follower, now| {
        let Some(replay) = Replay::since_own_turn(&follower.log, now) else { return };
        shown += 1;
        let own = now.viewer.is(now.active) && !matches!(now.awaited, Awaited::Over(_));
        let ends = |(view, event): &(View, SeenEvent)| {
            let mut after = view.clone();
            after.apply(event);
            own && after.turn == now.turn
        };
        let end = follower.truth.iter().position(ends).unwrap_or(follower.truth.len());
        let first = place(follower, &replay, end);
        if now.rules.memory == Memory::Strict {
            assert!(follower.truth[first].0.turn + 1 >= SeenLog::reach(&now.rules, now.turn));
            assert!(replay.from.locked_up.is_none());
        }
        // Nothing of the viewer's own turns before the game's end is in it.
        let mine = |(view, _): &&(View, SeenEvent)| view.viewer.is(view.active) && view.turn > replay.from.turn;
        if !matches!(now.awaited, Awaited::Over(_)) {
            assert_eq!(follower.truth[first..end].iter().filter(mine).count(), 0, "{now:?}");
        }
    });
    assert!(shown > 500, "{shown}");
}

#[test]
fn what_somebody_missed_follows_what_they_had_seen() {
    let mut marks: Vec<(Viewer, u32, SeenMark, usize)> = Vec::new();
    let mut shown = 0;
    follow(8, 300, |follower, now| {
        let mark = SeenMark::end_of(&follower.log);
        assert_eq!(mark.to_string().parse(), Ok(mark));
        assert_eq!(Replay::since(&follower.log, mark), None);
        if follower.truth.len() < 40 {
            marks.clear();
        }
        for (_, _, mark, seen) in marks.iter().filter(|(viewer, ..)| *viewer == follower.viewer) {
            let Some(replay) = Replay::since(&follower.log, *mark) else { continue };
            let first = place(follower, &replay, follower.truth.len());
            let oldest = follower.truth.len() - follower.log.iter().count();
            assert_eq!(first, (*seen).max(oldest), "from there, or as far as the log goes");
            shown += 1;
        }
        marks.push((follower.viewer, now.turn, mark, follower.truth.len()));
        if marks.len() > 12 {
            marks.remove(0);
        }
    });
    assert!(shown > 500, "{shown}");
}

#[test]
fn the_steps_hold_every_event_once_and_every_card_that_was_played() {
    let mut cards = 0;
    follow(9, 300, |follower, now| {
        let Some(replay) = Replay::since_own_turn(&follower.log, now) else { return };
        let names = Names::new((0..6).map(|seat| format!("P{seat}")).collect(), None);
        let events = replay.events.clone();
        let Some(recap) = Recap::new(replay, names, Language::ALL[0]) else { return };
        let all: Vec<SeenEvent> = recap.after(recap.steps.len()).copied().collect();
        assert_eq!(all, events);
        cards += recap.steps.iter().filter(|step| step.card.is_some()).count();
        for step in &recap.steps {
            assert!(!step.events.is_empty());
        }
    });
    assert!(cards > 200, "{cards}");
}
