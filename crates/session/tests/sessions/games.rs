//! Whole games, seen through the door alone: everything fits together at every moment, for every kind of table.

use std::num::NonZeroU16;

use rabenburg_bots::Level;
use rabenburg_engine::*;
use rabenburg_session::{Choice, Moment, Session, Waiting, Who};
use rabenburg_testkit::TestDice;

use crate::chairs::{self, Chair};
use crate::room::Room;

const BOT: Chair = Chair::Bot(Level::Fledgling);
const WISP: Chair = Chair::Bot(Level::Random);

fn person() -> Chair {
    Chair::Person("Anna".into())
}

/// Somebody who goes for the castle and for full flasks, as far as they can foresee, and is easily distracted.
fn choose(choices: &[Choice], dice: &mut TestDice) -> Action {
    let merit = |choice: &Choice| {
        let worth = |fact: &Fact| match fact {
            Fact::WizardEntered { .. } => 20,
            Fact::FlaskFilled { .. } => 10,
            Fact::WizardMoved { .. } => 2,
            _ => 0,
        };
        choice.foreseen.iter().map(worth).sum::<u32>()
    };
    if choices.iter().any(|choice| choice.action == Action::Pass) && dice.below(2) == 0 {
        // Who saves flasks can cast in the turns of others.
        return Action::Pass;
    }
    if dice.below(3) > 0 {
        let best = choices.iter().map(merit).max();
        let good: Vec<&Choice> = choices.iter().filter(|choice| Some(merit(choice)) == best).collect();
        return good[dice.below(good.len())].action;
    }
    choices[dice.below(choices.len())].action
}

/// Everything in a moment agrees with everything else, and with the game as it was kept.
fn check_moment(room: &Room, now: &Moment) {
    let (record, table) = (room.record(), room.local.table());
    let position = record.position();
    assert_eq!(now.version as usize, record.inputs().len());
    assert_eq!(now.view, position.view(now.view.viewer));
    assert_eq!(now.view.hand.is_some(), now.view.viewer != Viewer::Spectator);
    assert!(table.rules.memory == Memory::Aided || now.view.locked_up.is_none());
    let sitter = |seat: Seat| table.players[seat.index()].sitter;
    if let Viewer::Seat(seat) = now.view.viewer {
        assert_eq!(sitter(seat), Who::Here, "nobody looks into a bot's hand");
        let legal: Vec<Action> = position.legal_actions(seat).iter().collect();
        assert_eq!(now.choices.iter().map(|choice| choice.action).collect::<Vec<_>>(), legal);
    } else {
        assert!(now.choices.is_empty());
    }
    match (now.waiting, position.turn()) {
        (Waiting::Viewer, Turn::Act(seat)) => {
            assert!(now.view.viewer.is(seat) && !now.choices.is_empty());
        }
        (Waiting::Here(seat), Turn::Act(awaited)) => {
            assert_eq!((seat, sitter(seat)), (awaited, Who::Here));
            assert!(!now.view.viewer.is(seat));
        }
        (Waiting::Other(seat), Turn::Act(awaited)) => {
            assert_eq!(seat, awaited);
            assert!(matches!(sitter(seat), Who::Bot(_)));
        }
        (Waiting::Over(outcome), Turn::Over(end)) => assert_eq!(outcome, end),
        (waiting, turn) => panic!("{waiting:?}, but {turn:?}"),
    }
}

/// What an update told was only for the eyes of who sat there, and leads to where the game is.
fn check_update(room: &Room, before: Viewer) {
    let mut updates = room.updates.borrow_mut();
    let Some(update) = updates.pop() else { panic!("nobody was told") };
    assert!(updates.is_empty(), "one thing after the other");
    for event in &update.events {
        match *event {
            SeenEvent::DrewCard { seat, .. } | SeenEvent::OfferedCard { seat, .. } => assert!(before.is(seat)),
            SeenEvent::CardPassed { from, to, .. } => assert!(before.is(from) || before.is(to)),
            _ => {}
        }
    }
    // The last thing that happened is the last thing in the spectator's log, as far as both saw it.
    assert_eq!(update.now, room.local.now());
    let stays = update.now.view.viewer == before;
    assert!(stays || update.now.view.viewer == Viewer::Spectator && matches!(update.now.waiting, Waiting::Here(_)));
    if stays {
        let log: Vec<SeenEvent> = room.local.log().iter().map(|(_, event)| *event).collect();
        assert!(log.ends_with(&update.events) || update.events.len() > log.len());
    }
}

/// A game that was kept goes on as the same game, for everybody who looks on.
fn check_resumed(room: &Room) {
    let copy = Room::resume(&room.kept(), 5).expect("a kept game");
    let now = room.local.now();
    let viewers = now.view.rules.seats().map(Viewer::Seat).chain([Viewer::Spectator, now.view.viewer]);
    for viewer in viewers {
        assert_eq!(room.told(viewer), copy.told(viewer));
    }
    assert_eq!(copy.kept(), room.kept());
    room.updates.borrow_mut().clear();
}

/// Plays to the end and tells how it went.
fn play(rules: Rules, chairs: Vec<Chair>, seed: u64) -> Outcome {
    let table = chairs::table(rules, chairs);
    let room = Room::start(&table, seed);
    let mut dice = TestDice::new(seed);
    loop {
        let now = room.local.now();
        if dice.below(12) == 0 {
            check_moment(&room, &now);
            check_resumed(&room);
        }
        let before = now.view.viewer;
        match now.waiting {
            Waiting::Over(outcome) => {
                check_moment(&room, &now);
                check_resumed(&room);
                assert!(now.choices.is_empty());
                let record: Record = room.local.record().expect("the game is over").parse().expect("a record");
                assert_eq!(record.position(), room.record().position());
                return outcome;
            }
            Waiting::Viewer => {
                assert!(room.local.record().is_none(), "not before the end");
                if dice.below(2) == 0 {
                    // A bot partner may say something meanwhile.
                    room.shown();
                    if room.local.now() != now {
                        check_update(&room, before);
                        continue;
                    }
                }
                let action = choose(&now.choices, &mut dice);
                assert_eq!(room.why_not(action), None);
                assert_eq!(room.act(action), Ok(()), "{action}");
                check_update(&room, before);
            }
            Waiting::Here(seat) => {
                assert_eq!(before, Viewer::Spectator);
                let partner = rules.partner(seat).filter(|_| dice.below(3) == 0);
                let seat = partner.filter(|&seat| table.players[seat.index()].sitter == Who::Here).unwrap_or(seat);
                room.local.sit(Viewer::Seat(seat));
                check_update(&room, Viewer::Seat(seat));
                let choices = room.local.now().choices;
                if partner == Some(seat) && !choices.is_empty() {
                    // What a partner does of their own accord.
                    assert_eq!(room.act(choose(&choices, &mut dice)), Ok(()));
                    check_update(&room, Viewer::Seat(seat));
                } else if partner == Some(seat) {
                    room.local.sit(Viewer::Spectator);
                    check_update(&room, Viewer::Spectator);
                }
            }
            Waiting::Other(_) => {
                let asides = !now.choices.is_empty() && dice.below(4) == 0;
                if asides {
                    assert_eq!(room.act(choose(&now.choices, &mut dice)), Ok(()));
                } else {
                    room.think();
                    assert_eq!(room.local.now(), now, "nothing happens before the page has shown everything");
                    room.shown();
                    assert!(room.local.now().version > now.version, "the bots are asleep");
                }
                check_update(&room, before);
            }
        }
    }
}

fn short(rules: Rules) -> Rules {
    Rules { round_limit: NonZeroU16::new(8), ..rules }
}

fn master(printing: Printing, players: u8) -> Rules {
    Rules { variant: Variant::Master, spells: Spells::ALL, ..Rules::new(printing, players) }
}

#[test]
fn one_person_against_bots() {
    for players in 2..=6 {
        let mut chairs = vec![BOT; usize::from(players)];
        chairs[usize::from(players) / 2] = Chair::Person(String::new());
        let outcome = play(Rules::new(Printing::Third, players), chairs, u64::from(players));
        assert!(!outcome.winners.is_empty());
    }
}

#[test]
fn master_wizards() {
    for (printing, players) in Printing::ALL.into_iter().zip([2, 4, 3, 5]) {
        let mut chairs = vec![BOT; usize::from(players)];
        chairs[1] = person();
        let rules = Rules { memory: Memory::Aided, ..master(printing, players) };
        assert!(!play(rules, chairs, 20 + u64::from(players)).winners.is_empty());
    }
}

#[test]
fn several_people_at_one_device() {
    for printing in Printing::ALL {
        let rules = short(Rules { spells: Spells::ALL, ..Rules::new(printing, 3) });
        play(rules, vec![person(), WISP, person()], 31);
        play(short(master(printing, 4)), vec![person(), person(), BOT, person()], 32);
    }
    play(Rules::new(Printing::Third, 2), vec![person(), person()], 33);
}

#[test]
fn partners() {
    for (players, teams) in [(4, Teams::EndAtOnce), (6, Teams::FinishRound)] {
        for rules in [Rules::new(Printing::Third, players), short(master(Printing::Second, players))] {
            let rules = Rules { teams, ..rules };
            let seats = usize::from(players);
            let (mut alone, mut together) = (vec![BOT; seats], vec![BOT; seats]);
            alone[1] = person();
            together[0] = person();
            together[seats / 2] = person();
            play(rules, alone, 41);
            play(rules, together, 42);
            play(short(rules), vec![person(); seats], 43);
        }
    }
}

#[test]
fn alone() {
    let rules = Rules::new(Printing::Third, 1);
    play(rules, vec![person()], 51);
    let spells = Spells::BASIC.with(Spell::FreeWizard);
    play(Rules { spells, ..rules }, vec![person()], 52);
    play(rules, vec![BOT], 53);
}

#[test]
fn bots_among_themselves() {
    let outcome = play(Rules::new(Printing::Third, 4), vec![BOT; 4], 61);
    assert!(!outcome.winners.is_empty());
    play(short(master(Printing::First, 3)), vec![WISP; 3], 62);
}
