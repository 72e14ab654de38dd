//! The page sets the pace: bots think meanwhile, but act only when everything is shown.

use rabenburg_bots::Level;
use rabenburg_engine::*;
use rabenburg_session::{Session, Waiting};

use crate::chairs::{self, Chair};
use crate::room::Room;

fn room(rules: Rules, chairs: impl IntoIterator<Item = Chair>, seed: u64) -> Room {
    Room::start(&chairs::table(rules, chairs), seed)
}

const BOT: Chair = Chair::Bot(Level::Fledgling);

fn person() -> Chair {
    Chair::Person(String::new())
}

fn asked(room: &Room) -> Vec<String> {
    let queue = room.post.0.borrow();
    let questions = queue.iter().filter(|message| message.starts_with("decide") || message.starts_with("interject"));
    questions.cloned().collect()
}

#[test]
fn a_bot_thinks_at_once_and_acts_when_everything_is_shown() {
    let room = room(Rules::new(Printing::Third, 2), [BOT, person()], 1);
    let before = room.local.now();
    assert_eq!(asked(&room).len(), 1, "asked as soon as it is awaited");
    room.think();
    assert_eq!(room.local.now(), before, "the page has not shown the start");
    room.local.shown(before.version - 1);
    assert_eq!(room.local.now(), before, "nor all of it");
    room.local.shown(before.version);
    let after = room.local.now();
    assert!(after.version > before.version);
    assert_eq!(room.updates.borrow().len(), 1, "only one decision: the next one waits again");
    room.think();
    assert_eq!(room.local.now(), after);
    room.local.shown(before.version);
    assert_eq!(room.local.now(), after);
    room.local.shown(u32::MAX);
    assert!(room.local.now().version > after.version, "more than everything is everything");
}

#[test]
fn shown_first_the_bot_acts_as_soon_as_it_has_thought() {
    let room = room(Rules::new(Printing::Third, 2), [BOT, person()], 1);
    let before = room.local.now().version;
    room.local.shown(u32::MAX);
    assert_eq!(room.local.now().version, before, "what comes later was not shown by that");
    room.think();
    assert!(room.local.now().version > before);
    assert_eq!(room.updates.borrow().len(), 1, "then it waits until that is shown");
}

/// A partner's aside comes while the bot is thinking: the thought is of another moment.
#[test]
fn an_aside_makes_a_running_thought_stale() {
    let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
    let room = room(rules, [BOT, BOT, person(), BOT], 1);
    let before = room.local.now();
    assert_eq!(before.waiting, Waiting::Other(Seat::FIRST));
    room.local.shown(before.version);
    let late = room.answers();
    let decision: Action = late.last().and_then(|answer| answer.split_once(" a ")?.1.parse().ok()).expect("a decision");
    let offer = before.choices.iter().map(|choice| choice.action).find(|action| matches!(action, Action::Offer { .. }));
    assert_eq!(room.act(offer.expect("the partner may offer a card")), Ok(()));
    let after = room.local.now();
    late.iter().for_each(|answer| room.local.hear(answer));
    assert_eq!(room.local.now(), after, "{decision} was for another moment");
    room.shown();
    assert!(room.local.now().version > after.version, "but it was asked again");
}

#[test]
fn an_answer_that_nobody_asked_for_changes_nothing() {
    let room = room(Rules::new(Printing::Third, 3), [BOT, person(), BOT], 1);
    let answers = room.answers();
    let before = room.local.now();
    room.local.shown(before.version);
    let [answer] = &answers[..] else { panic!("{answers:?}") };
    let stamp = answer.split(' ').nth(1).expect("a stamp");
    let (game, version) = stamp.split_once('/').expect("a stamp");
    let others = [
        answer.replace(stamp, &format!("{game}/{}", before.version + 1)),
        answer.replace(stamp, &format!("{game}/{}", before.version - 1)),
        answer.replace(stamp, &format!("{game}1/{version}")),
        answer.replace(" a ", " c "),
        answer.replace("decided", "interjected"),
        answer.replace("decided", "advised").replace(" a ", " b en "),
    ];
    for other in &others {
        room.local.hear(other);
        assert_eq!(room.local.now(), before, "{other}");
    }
    room.local.hear(answer);
    let after = room.local.now();
    assert!(after.version > before.version);
    room.updates.borrow_mut().clear();
    room.local.hear(answer);
    assert_eq!(room.local.now(), after, "once is enough");
}

#[test]
fn the_first_answer_counts() {
    let room = room(Rules::new(Printing::Third, 2), [BOT, person()], 1);
    let answers = room.answers();
    let [answer] = &answers[..] else { panic!("{answers:?}") };
    room.local.hear(answer);
    let (question, action) = answer.split_once(" a ").expect("a decision");
    let legal = room.record().position().legal_actions(Seat::FIRST);
    let other = legal.iter().find(|other| other.to_string() != action).expect("another choice");
    room.local.hear(&format!("{question} a {other}"));
    room.local.shown(room.local.now().version);
    let decided = |input: &Input| matches!(input, Input::Act { action: done, .. } if done.to_string() == action);
    assert!(room.record().inputs().iter().any(decided), "{action}");
}

/// The bot has decided, but the page has not shown everything yet; then its partner offers a card.
#[test]
fn an_aside_makes_a_decision_that_waits_stale() {
    let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
    let room = room(rules, [BOT, BOT, person(), BOT], 1);
    room.think();
    let offer = room.local.now().choices.iter().map(|choice| choice.action).next().expect("they may offer a card");
    assert_eq!(room.act(offer), Ok(()));
    let after = room.local.now();
    room.local.shown(after.version);
    assert_eq!(room.local.now(), after, "the bot has to think again");
    assert_eq!(room.record().inputs().len(), after.version as usize);
    assert_eq!(asked(&room).len(), 1);
    room.think();
    assert!(room.local.now().version > after.version);
}

/// As at a table of bots: the partner may say something once for each decision.
#[test]
fn a_bot_partner_is_asked_once_for_each_decision() {
    let rules = Rules { teams: Teams::EndAtOnce, ..Rules::new(Printing::Third, 4) };
    let room = room(rules, [person(), BOT, BOT, BOT], 1);
    let (mut questions, mut person_decided) = (Vec::new(), 0);
    for _ in 0..300 {
        questions.extend(asked(&room).into_iter().map(|question| question.split(' ').next().map(str::to_string)));
        let now = room.local.now();
        match now.waiting {
            Waiting::Over(_) => break,
            Waiting::Viewer => {
                let asked = asked(&room);
                assert!(asked.len() <= 1 && asked.iter().all(|question| question.starts_with("interject")));
                room.shown();
                if room.local.now() == now {
                    room.act(now.choices[now.version as usize % now.choices.len()].action).expect("a choice");
                    person_decided += 1;
                }
            }
            _ => {
                let version = now.version;
                let mut rounds = 0;
                while room.local.now().version == version {
                    let answers = room.answers();
                    room.local.shown(version);
                    answers.iter().for_each(|answer| room.local.hear(answer));
                    questions.extend(asked(&room).into_iter().map(|text| text.split(' ').next().map(str::to_string)));
                    rounds += 1;
                    assert!(rounds <= 2, "first the partner, then the one who is to decide");
                }
            }
        }
    }
    let count = |what: &str| questions.iter().flatten().filter(|question| *question == what).count();
    assert!(person_decided > 10 && count("interject") > 20 && count("decide") > 20, "{questions:?}");
}

#[test]
fn the_last_turn_is_shown_again_as_it_was_seen() {
    for memory in [Memory::Strict, Memory::Aided] {
        let rules = Rules { memory, ..Rules::new(Printing::Third, 2) };
        let room = room(rules, [person(), BOT], 3);
        assert_eq!(room.local.last_turn(), None);
        let (mut turn, mut turns) = (Vec::new(), 0);
        // The first turn began with the deal, which no update tells of.
        let mut from = None;
        for _ in 0..400 {
            let now = room.local.now();
            match now.waiting {
                Waiting::Over(_) => break,
                Waiting::Viewer => {
                    room.act(now.choices[now.version as usize % now.choices.len()].action).expect("legal");
                }
                _ => room.shown(),
            }
            for update in room.updates.borrow_mut().drain(..) {
                for event in update.events {
                    if let SeenEvent::Public(Fact::TurnBegan { turn: next }) = event {
                        if let Some(number) = from.replace(next) {
                            let replay = room.local.last_turn().expect("a turn is over");
                            assert_eq!(replay.events, turn);
                            assert_eq!((replay.from.turn, replay.from.viewer), (number, Viewer::Seat(Seat::FIRST)));
                            turns += 1;
                        }
                        turn.clear();
                    } else {
                        turn.push(event);
                    }
                }
            }
        }
        assert!(turns > 20, "{turns} turns prove too little");
    }
}

#[test]
fn the_end_of_the_game_completes_its_last_turn() {
    let rules = Rules { round_limit: Some(std::num::NonZeroU16::MIN), ..Rules::new(Printing::Third, 2) };
    let room = room(rules, [BOT, BOT], 3);
    while !matches!(room.local.now().waiting, Waiting::Over(_)) {
        room.shown();
    }
    let replay = room.local.last_turn().expect("two turns were played");
    assert_eq!(replay.from.turn, 1);
    let over = |event: &SeenEvent| matches!(event, SeenEvent::Public(Fact::Reached { stage: Stage::Over(_) }));
    assert!(replay.events.last().is_some_and(over));
}

/// Rule 13.3.
#[test]
fn the_log_of_a_strict_game_reaches_back_one_round() {
    for memory in [Memory::Strict, Memory::Aided] {
        let rules = Rules { memory, ..Rules::new(Printing::Third, 3) };
        let room = room(rules, [person(), BOT, BOT], 3);
        for _ in 0..100 {
            let now = room.local.now();
            match now.waiting {
                Waiting::Over(_) => break,
                Waiting::Viewer => room.act(now.choices[0].action).expect("legal"),
                _ => room.shown(),
            }
        }
        let (now, log) = (room.local.now().view.turn, room.local.log());
        assert!(now > 6);
        let oldest = if memory == Memory::Strict { now - 2 } else { 0 };
        assert_eq!(log.iter().next().map(|(turn, _)| turn), Some(oldest));
    }
}
