//! Chapter 13: what each player may know.

use rabenburg_engine::*;

use crate::table::{Table, seat, table};

const BOARD: &str = "0:* 1:1ab 2:a2b 3:bb3a4 5:5 6:6 7:7 8:8 9:9";

/// A team game, so that there are exchanged cards too.
fn team_table(memory: &str) -> Table {
    table(&format!(
        "rules third basic 4 teams {memory}
         course {BOARD}
         a 3/2/0 W1 W2 W3
         b 5/0/0 T1 T2 T3
         c 4/0/1 W4 W5 T4
         d 5/0/0 D TDD WDD
         discard T5 T5
         turn 0"
    ))
}

fn viewers() -> [Viewer; 5] {
    [
        Viewer::Seat(seat("a")),
        Viewer::Seat(seat("b")),
        Viewer::Seat(seat("c")),
        Viewer::Seat(seat("d")),
        Viewer::Spectator,
    ]
}

/// Rule 13.1: everybody sees the visible surfaces, the stacks, the castle, who is home, flasks, discards and sizes.
#[test]
fn r13_1_everybody_sees_what_lies_open() {
    let table = team_table("");
    for viewer in viewers() {
        let view = table.position.view(viewer);
        let towers = |space: usize| view.spaces[space].towers.iter().map(|tower| tower.number()).collect::<Vec<_>>();
        let wizards = |space: usize| view.spaces[space].wizards.to_string();
        assert_eq!((towers(1), wizards(1)), (vec![1], "ab".to_string()));
        assert_eq!((towers(2), wizards(2)), (vec![2], "b".to_string()));
        assert_eq!((towers(3), wizards(3)), (vec![3, 4], String::new()));
        assert_eq!((towers(4), wizards(4)), (vec![], String::new()));
        assert_eq!(view.castle, Space::START);
        assert_eq!(view.seats.iter().map(|seat| seat.home).collect::<Vec<_>>(), [1, 0, 4, 4]);
        assert_eq!(view.seats[0].flasks, Flasks { empty: 3, full: 2, spent: 0 });
        assert_eq!(view.seats.iter().map(|seat| seat.cards).collect::<Vec<_>>(), [3; 4]);
        assert_eq!(view.discard.to_string(), "T5 T5");
        assert_eq!(view.draw_pile, 90 - 12 - 2);
        assert_eq!(view.rules.spells, Spells::BASIC);
        assert_eq!((view.turn, view.active), (0, seat("a")));
        assert_eq!(view.awaited, Awaited::Decision { seat: seat("a"), phase: Phase::Choose, window: None });
    }
}

/// Rule 13.1: rolls and announcements are public.
#[test]
fn r13_1_rolls_and_announcements_are_public() {
    let mut dice = table(&format!("rules third basic 2\ncourse {BOARD}\na 6/0/0 WDD W2 W3\nturn 0"));
    dice.play("a play WDD").roll(4);
    let mut master =
        table(&format!("rules third master 2\ncourse {BOARD}\na 4/2/0 W2 W2 W3\nb 4/2/0 T1 T1 T1\nturn 0 choose"));
    master.play("a play W2 a@1");
    for viewer in [Viewer::Seat(seat("b")), Viewer::Spectator] {
        let roll = dice.position.view(viewer).roll;
        assert_eq!(roll, Some(RollView { card: Face::WDD, value: 4, left: 1 }));
        let view = master.position.view(viewer);
        let announced = view.announced.expect("an announced move");
        assert_eq!((announced.card, announced.distance, announced.side()), (Face::W2, 2, Side::Wizard));
        let awaited = Awaited::Decision { seat: seat("a"), phase: Phase::Window, window: Some(Window::Announced) };
        assert_eq!(view.awaited, awaited);
    }
    let seen: Vec<_> = master.events.iter().map(|event| event.seen_by(Viewer::Spectator)).collect();
    assert!(seen.iter().any(|event| matches!(event, SeenEvent::Public(Fact::Announced { .. }))));
}

/// Rule 13.2: a hand is seen by its owner alone.
#[test]
fn r13_2_hands_are_secret() {
    let table = team_table("");
    let hands: Vec<_> = viewers().map(|viewer| table.position.view(viewer).hand.map(|hand| hand.to_string())).into();
    let expected = [Some("W1 W2 W3"), Some("T1 T2 T3"), Some("W4 W5 T4"), Some("D TDD WDD"), None];
    assert_eq!(hands, expected.map(|hand| hand.map(str::to_string)));
}

/// Rule 13.2: a card drawn is seen by who draws it, and the draw pile by nobody.
#[test]
fn r13_2_draws_are_secret() {
    let mut table = table(&format!("rules third basic 2\ncourse {BOARD}\na 6/0/0 W1 W2 W3\nb 6/0/0 T1 T1 T1\nturn 0"));
    table.play("a redraw").draw("T5");
    let drawn = |viewer| table.events.last().map(|event: &Event| event.seen_by(viewer));
    assert_eq!(drawn(Viewer::Seat(seat("a"))), Some(SeenEvent::DrewCard { seat: seat("a"), card: Face::T5 }));
    assert_eq!(drawn(Viewer::Seat(seat("b"))), Some(SeenEvent::Drew { seat: seat("a") }));
    assert_eq!(drawn(Viewer::Spectator), Some(SeenEvent::Drew { seat: seat("a") }));
    // What was discarded lies open.
    let discarded = SeenEvent::Public(Fact::HandDiscarded {
        seat: seat("a"),
        cards: [Face::W1, Face::W2, Face::W3].into_iter().collect(),
    });
    assert!(table.events.iter().any(|event| event.seen_by(Viewer::Spectator) == discarded));
}

/// Rules 13.2 and 11.8: exchanged cards are known to the two alone; an offered one to who offers it.
#[test]
fn r13_2_exchanged_cards_are_known_to_the_two() {
    let mut table = team_table("");
    table.play("c offer T4");
    for viewer in viewers() {
        let offered = table.position.view(viewer).offered;
        assert_eq!(offered, viewer.is(seat("c")).then_some(Face::T4), "{viewer:?}");
        let seen = table.events.last().map(|event: &Event| event.seen_by(viewer));
        let offer = if viewer.is(seat("c")) {
            SeenEvent::OfferedCard { seat: seat("c"), card: Face::T4 }
        } else {
            SeenEvent::Offered { seat: seat("c") }
        };
        assert_eq!(seen, Some(offer));
    }
    table.play("a accept");
    let (from, to) = (seat("c"), seat("a"));
    for viewer in viewers() {
        let seen: Vec<_> = table.events.iter().map(|event| event.seen_by(viewer)).collect();
        let open = seen.contains(&SeenEvent::CardPassed { from, to, card: Face::T4 });
        let face_down = seen.contains(&SeenEvent::CardPassedFaceDown { from, to });
        let of_the_two = viewer.is(from) || viewer.is(to);
        assert_eq!((open, face_down), (of_the_two, !of_the_two), "{viewer:?}");
    }
}

/// Rule 13.3: in a strict game no view holds locked-up wizards; in an aided game every view does.
#[test]
fn r13_3_locked_up_wizards_show_in_aided_games_only() {
    let locked = |beneath, wizards: &str| LockedUp {
        beneath: TowerId::new(beneath).expect("a tower"),
        wizards: wizards.chars().filter_map(Seat::from_letter).collect(),
    };
    for viewer in viewers() {
        assert_eq!(team_table("").position.view(viewer).locked_up, None);
        let aided = team_table("aided").position.view(viewer).locked_up;
        assert_eq!(aided, Some(vec![locked(2, "a"), locked(3, "bb"), locked(4, "a")]));
    }
}

/// Rule 13.3: lifting a tower shows who is beneath it, and a tower that lands hides them again.
#[test]
fn r13_3_what_is_uncovered_is_seen() {
    let mut table = table(&format!("rules third basic 2\ncourse {BOARD}\na 6/0/0 T2 T2 W3\nb 6/0/0 T1 T1 T1\nturn 0"));
    let before = table.position.view(Viewer::Spectator);
    assert_eq!(before.spaces[3].wizards.to_string(), "");
    table.play("a play T2 t4");
    let after = table.position.view(Viewer::Spectator);
    assert_eq!(after.spaces[3].wizards.to_string(), "a");
    table.play("a play T2 t1");
    let hidden = table.position.view(Viewer::Spectator);
    assert_eq!(hidden.spaces[3].wizards.to_string(), "ab", "they stand on tower 1, which now hides what is beneath");
}

/// Rule 13.3: a written log reaches back one round at most in a strict game, and to the start in an aided one.
#[test]
fn r13_3_a_strict_log_reaches_back_one_round() {
    for (memory, reaches_back_to) in [(Memory::Strict, 4), (Memory::Aided, 0)] {
        let rules = Rules { memory, ..Rules::new(Printing::Third, 3) };
        let mut log = SeenLog::new(Position::start(rules).expect("rules that can be played").view(Viewer::Spectator));
        for turn in 0..7 {
            log.push(SeenEvent::Public(Fact::TurnBegan { turn }));
            log.push(SeenEvent::Public(Fact::Rolled { value: 1 }));
        }
        let turns: Vec<_> = log.iter().map(|(turn, _)| turn).collect();
        assert_eq!(turns.first(), Some(&reaches_back_to), "{memory:?}");
        assert_eq!(turns.last(), Some(&6));
    }
}

/// Rule 13.3: what players have to remember is a type of its own, and perfect memory knows the whole course.
#[test]
fn r13_3_knowledge_is_what_was_seen() {
    let mut table = table(&format!("rules third basic 2\ncourse {BOARD}\na 6/0/0 T2 T1 W3\nb 6/0/0 T1 T3 T1\nturn 0"));
    let viewer = Viewer::Seat(seat("b"));
    let mut knowledge = Knowledge::new(&table.position, viewer);
    table.play("a play T2 t1").play("a play T1 t4").draw("W1 W2").play("b play T1 t5");
    for event in &table.events {
        knowledge.see(&event.seen_by(viewer));
    }
    assert_eq!(knowledge.course(), table.position.course());
    assert_eq!(knowledge.hand(), table.position.hand(seat("b")));
    assert_eq!(knowledge.cards(seat("a")), 3);
    assert_eq!(knowledge.unseen().len(), 90 - 3 - 2, "all but their own two cards and the three discarded");
}
