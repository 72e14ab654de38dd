//! Films of whole games: every moment is what everybody saw then.

use rabenburg_engine::*;
use rabenburg_session::{Film, FilmError, PointOfView, Who};
use rabenburg_testkit::{TestDice, few_tables};

/// A game at random on a table of these rules, with every position and what happened on the way to it.
pub(crate) fn random_game(rules: Rules, seed: u64) -> (Record, Vec<(Position, Vec<Event>)>) {
    let mut dice = TestDice::new(seed);
    let mut record = Record::new(Position::start(rules).expect("a table"));
    record.tag("seat-a", "person Mira");
    let mut moments = vec![(*record.position(), Vec::new())];
    while let Some(input) = dice.input(record.position()) {
        let mut events: Vec<Event> = Vec::new();
        record.put(input, &mut events).expect("offered by the engine");
        moments.push((*record.position(), events));
    }
    (record, moments)
}

pub(crate) fn tables() -> Vec<Rules> {
    let limited = |rules: Rules| match rules.is_solo() {
        true => rules,
        false => Rules { round_limit: std::num::NonZeroU16::new(6), ..rules },
    };
    few_tables().into_iter().map(limited).collect()
}

#[test]
fn every_frame_is_what_a_viewer_saw_then() {
    for (seed, rules) in tables().into_iter().enumerate() {
        let (record, moments) = random_game(rules, seed as u64);
        let film = Film::read(&record.to_string()).expect("a game that is over");
        assert_eq!(film.last() + 1, moments.len());
        let viewers = rules.seats().map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let outlook = PointOfView::Of(viewer);
            for (index, (position, events)) in moments.iter().enumerate() {
                let frame = film.frame(index, outlook);
                assert_eq!(frame.view, position.view(viewer));
                let hands: Vec<_> = rules.seats().map(|seat| viewer.is(seat).then(|| position.hand(seat))).collect();
                assert_eq!(frame.hands, hands);
                let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
                assert_eq!(film.events(index.saturating_sub(1), index, outlook), seen);
            }
        }
        let whole: usize = moments.iter().map(|(_, events)| events.len()).sum();
        assert_eq!(film.events(0, film.last(), PointOfView::Open).len(), whole);
        assert_eq!(Turn::Over(film.outcome().expect("it is over")), record.position().turn());
    }
}

#[test]
fn the_open_view_hides_nothing() {
    for (seed, rules) in tables().into_iter().enumerate() {
        let (record, moments) = random_game(rules, seed as u64 + 20);
        let film = Film::read(&record.to_string()).expect("a game that is over");
        for (index, (position, _)) in moments.iter().enumerate() {
            let frame = film.frame(index, PointOfView::Open);
            let hands: Vec<_> = rules.seats().map(|seat| Some(position.hand(seat))).collect();
            assert_eq!(frame.hands, hands);
            let locked_up = frame.view.locked_up.expect("who is locked up");
            for seat in rules.seats() {
                let hidden: u8 = locked_up.iter().map(|locked| locked.wizards.count(seat)).sum();
                let seen: u8 = frame.view.spaces.iter().map(|space| space.wizards.count(seat)).sum();
                assert_eq!(hidden + seen + position.home(seat), rules.wizards_each(), "nobody is missing");
            }
        }
        let hidden = |event: &SeenEvent| {
            matches!(event, SeenEvent::Drew { .. } | SeenEvent::CardPassedFaceDown { .. } | SeenEvent::Offered { .. })
        };
        assert!(!film.events(0, film.last(), PointOfView::Open).iter().any(hidden));
    }
}

#[test]
fn turns_follow_each_other_without_gaps() {
    for (seed, rules) in tables().into_iter().enumerate() {
        let (record, moments) = random_game(rules, seed as u64 + 40);
        let film = Film::read(&record.to_string()).expect("a game that is over");
        let turns = film.turns();
        assert_eq!(turns.len() as u32, record.position().turn_number() + 1);
        let dealt = moments.iter().position(|(position, _)| position.stage() != Stage::Deal);
        assert_eq!(turns.first().map(|turn| turn.begins), dealt);
        assert_eq!(turns.last().map(|turn| turn.ends), Some(film.last()));
        assert!(turns.windows(2).all(|pair| pair[0].ends == pair[1].begins && pair[0].begins < pair[0].ends));
        for turn in turns {
            assert_eq!(turn.seat.index() as u32, turn.number % u32::from(rules.players));
            assert_eq!(film.turn_at(turn.begins), Some(turn));
            assert_eq!(moments[turn.begins].0.turn_number(), turn.number);
        }
        assert_eq!(film.turn_at(0), None, "cards are dealt");
    }
}

#[test]
fn stops_are_before_decisions_and_at_the_end() {
    let (record, _) = random_game(tables()[3], 5);
    let film = Film::read(&record.to_string()).expect("a game that is over");
    let stops = film.stops();
    assert_eq!((stops.first(), stops.last()), (Some(&0), Some(&film.last())));
    assert!(stops.windows(2).all(|pair| pair[0] < pair[1]));
    for pair in stops[1..].windows(2) {
        // Between two stops one thing was decided, and what else was put in followed from it or let it pass.
        assert!(film.actor(pair[0] + 1).is_some());
        let others = &record.inputs()[pair[0] + 1..pair[1]];
        assert!(others.iter().all(|input| matches!(input, Input::Chance(_) | Input::Act { action: Action::Pass, .. })));
    }
}

#[test]
fn names_come_from_the_tags_and_seeds_stay_at_home() {
    let (mut record, _) = random_game(tables()[1], 1);
    record.tag("seat-b", "keeper Korax");
    record.tag("seeds", "1 2 3");
    let film = Film::read(&record.to_string()).expect("a game that is over");
    let players: Vec<_> = film.table().players.into_iter().map(|player| (player.name, player.sitter)).collect();
    let keeper = Who::Bot(rabenburg_bots::Level::Keeper);
    let [mira, korax, nobody] = &players[..] else { panic!("{players:?}") };
    assert_eq!((mira.0.as_str(), mira.1), ("Mira", Who::Elsewhere));
    assert_eq!((korax.0.as_str(), korax.1), ("Korax", keeper));
    assert_eq!((nobody.0.as_str(), nobody.1), ("", Who::Elsewhere));
    assert!(!film.text().contains("seeds"), "who knows them could foretell bots");
    assert_eq!(Film::read(&film.text()).expect("the same game").text(), film.text());
}

#[test]
fn a_game_that_goes_on_is_not_shown() {
    let (record, _) = random_game(tables()[0], 2);
    let mut begun = Record::new(*record.start());
    for &input in &record.inputs()[..20] {
        begun.put(input, &mut ()).expect("accepted before");
    }
    assert_eq!(Film::read(&begun.to_string()).err(), Some(FilmError::NotOver));
    // Unless the caller knows that it was given up.
    let film = Film::read_given_up(&begun.to_string()).expect("a game");
    assert_eq!((film.outcome(), film.last()), (None, 20));
}

#[test]
fn a_broken_file_is_told_with_its_place() {
    let (record, _) = random_game(tables()[0], 3);
    let text = record.to_string();
    let broken: String = text
        .lines()
        .map(|line| if line.starts_with("a play") { "a flies\n".into() } else { format!("{line}\n") })
        .collect();
    let place = broken.lines().position(|line| line == "a flies").expect("somebody plays") + 1;
    match Film::read(&broken) {
        Err(FilmError::Text(error)) => assert_eq!(error.line, place),
        other => panic!("{other:?}"),
    }
    for text in ["", "hello", "rabenburg game 2\n", "\u{0}"] {
        assert!(matches!(Film::read(text), Err(FilmError::Text(_))), "{text}");
    }
}

/// The page goes from frame to frame by what is seen on the way.
#[test]
fn what_is_seen_leads_from_frame_to_frame() {
    for (seed, rules) in tables().into_iter().enumerate() {
        let (record, _) = random_game(rules, 40 + seed as u64);
        let film = Film::read(&record.to_string()).expect("a game that is over");
        let seats = rules.seats().map(|seat| PointOfView::Of(Viewer::Seat(seat)));
        for outlook in seats.chain([PointOfView::Open, PointOfView::Of(Viewer::Spectator)]) {
            let mut view = film.frame(0, outlook).view;
            for moment in 0..film.last() {
                film.events(moment, moment + 1, outlook).iter().for_each(|event| view.apply(event));
                assert_eq!(view, film.frame(moment + 1, outlook).view, "{outlook:?} at {moment}");
            }
        }
    }
}
