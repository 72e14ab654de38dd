//! What people do at a table, and what becomes of it.

use std::cell::RefCell;
use std::rc::Rc;

use rabenburg_engine::{Action, Refusal};
use rabenburg_protocol::{Command, Notice, Phrase, ProblemCode, Saying};
use rabenburg_remote::{Connection, News};
use rabenburg_session::{NotDone, Session};
use rabenburg_testkit::House;

use super::games::{party, play};
use super::{Chair, settle};

fn say(text: &str) -> Command {
    Command::Say { saying: Saying::Text(text.parse().expect("a text")) }
}

fn sayings(chair: &Chair) -> Vec<String> {
    let text = |saying: &Saying| match saying {
        Saying::Text(text) => text.as_str().to_owned(),
        Saying::Phrase(phrase) => format!("{phrase:?}"),
    };
    chair.remote.chat().iter().map(|said| text(&said.saying)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rules_refuse_and_nothing_changes() {
    let house = House::quick().open().await;
    let (_, mut chairs) = party(&house, 2, r#"{"players":2}"#).await;
    let mover = chairs.iter().position(Chair::is_awaited).expect("somebody");
    let before = chairs[mover].game().now();
    let answer = chairs[mover].act(Action::Reroll);
    settle(&mut chairs, |chairs| !chairs[mover].remote.is_waiting()).await;
    assert!(matches!(answer.take(), Some(Err(NotDone::Refused(_)))));
    assert_eq!((chairs[mover].game().now(), chairs[mover].told.borrow().updates.len()), (before, 0));
    // The same is said beforehand to those who ask, and to those who are not awaited.
    let asked = |chair: &Chair, action: Action| {
        let answer: Rc<RefCell<Option<Option<Refusal>>>> = Rc::default();
        let place = Rc::clone(&answer);
        chair.game().why_not(action, Box::new(move |refusal| *place.borrow_mut() = Some(refusal)));
        answer
    };
    let allowed = chairs[mover].choice(0);
    let answers = [asked(&chairs[mover], Action::Reroll), asked(&chairs[mover], allowed), asked(&chairs[2], allowed)];
    assert!(!chairs[mover].remote.is_waiting(), "a question is no command");
    settle(&mut chairs, |_| answers.iter().all(|answer| answer.borrow().is_some())).await;
    let [refused, allowed, watching] = answers.map(|answer| answer.take().expect("an answer"));
    assert!(refused.is_some() && allowed.is_none());
    assert!(matches!(watching, Some(Refusal::NotYourDecision { .. })));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_overtaken_says_so() {
    let house = House::quick().open().await;
    let (code, mut chairs) = party(&house, 2, r#"{"players":2}"#).await;
    let mover = chairs.iter().position(Chair::is_awaited).expect("somebody");
    let mut elsewhere = Chair::take(&house, code, chairs[mover].key).await;
    let (first, second) = (chairs[mover].act(chairs[mover].choice(0)), elsewhere.act(elsewhere.choice(1)));
    chairs[mover].until(|chair| !chair.remote.is_waiting()).await;
    elsewhere.until(|chair| !chair.remote.is_waiting()).await;
    assert_eq!((first.take(), second.take()), (Some(Ok(())), Some(Err(NotDone::Overtaken))));
    assert_eq!(chairs[mover].game().now(), elsewhere.game().now());
    // A spectator may do nothing, and hears why.
    let refused = chairs[2].obtain(say("psst")).await.expect_err("a spectator without a key");
    assert_eq!(refused.code, ProblemCode::KeyNeeded);
    // Nor may they act. The rules are not the reason, so the table tells it, not the game.
    let answer = chairs[2].act(Action::Pass);
    chairs[2].until(|chair| !chair.remote.is_waiting()).await;
    assert_eq!(answer.take(), Some(Err(NotDone::Otherwise)));
    let is_why = |news: &News| matches!(news, News::NotDone(why) if why.code == ProblemCode::KeyNeeded);
    assert!(chairs[2].told.borrow().news.iter().any(is_why));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_talk_and_need_not_listen() {
    let house = House::quick().open().await;
    let (_, mut chairs) = party(&house, 2, r#"{"players":2}"#).await;
    chairs[0].obtain(say("Good evening!")).await.expect("said");
    chairs[1].obtain(Command::Say { saying: Saying::Phrase(Phrase::Hello) }).await.expect("said");
    settle(&mut chairs, |chairs| chairs.iter().all(|chair| sayings(chair).len() == 2)).await;
    for chair in &chairs {
        assert_eq!(sayings(chair), ["Good evening!", "Hello"]);
        let told = chair.told.borrow();
        assert_eq!(told.news.iter().filter(|news| matches!(news, News::Said(_))).count(), 2);
    }
    // Bert does not want to hear Anna any more; what she says meanwhile makes versions that Bert never hears of.
    let anna = chairs[0].remote.you().visitor.expect("a visitor");
    chairs[1].obtain(Command::Mute { visitor: anna, muted: true }).await.expect("muted");
    assert_eq!((chairs[1].remote.you().muted, sayings(&chairs[1])), (vec![anna], vec!["Hello".to_owned()]));
    chairs[0].obtain(say("Are you there?")).await.expect("said");
    let mover = chairs.iter().position(Chair::is_awaited).expect("somebody");
    let answer = chairs[mover].act(chairs[mover].choice(0));
    settle(&mut chairs, |chairs| chairs.iter().all(|chair| !chair.told.borrow().updates.is_empty())).await;
    assert_eq!(answer.take(), Some(Ok(())));
    assert_eq!(chairs[1].remote.connection(), Connection::Open, "that is no gap");
    assert_eq!(sayings(&chairs[1]), ["Hello"]);
    chairs[1].obtain(Command::Mute { visitor: anna, muted: false }).await.expect("heard again");
    assert_eq!(sayings(&chairs[1]), ["Good evening!", "Hello"]);
    assert_eq!(chairs[1].told.borrow().news.last(), Some(&News::Chat));
    // After a break everything that was said is there.
    chairs[1].tear();
    settle(&mut chairs, |chairs| sayings(&chairs[1]) == ["Good evening!", "Hello", "Are you there?"]).await;
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_the_game_there_is_another_one() {
    let house = House::quick().open().await;
    let (code, mut chairs) = party(&house, 2, r#"{"players":2,"round_limit":3}"#).await;
    assert!(chairs[0].obtain(Command::Rematch {}).await.is_err(), "the game is not over");
    play(&mut chairs, 21, 0).await;
    assert_eq!(chairs[0].game().record(), None);
    let record = house.get(&format!("/api/v1/tables/{code}/record")).await.text().to_owned();
    chairs[0].remote.keep_record(record.clone());
    assert_eq!(chairs[0].game().record(), Some(record));
    chairs[1].obtain(Command::Rematch {}).await.expect("another game");
    settle(&mut chairs, |chairs| chairs[0].remote.info().is_some_and(|info| info.proposal.is_some())).await;
    let asked = |news: &News| matches!(news, News::Notice(Notice::Rematch { accepted: true, .. }));
    assert!(chairs[0].told.borrow().news.iter().any(asked), "the other is asked");
    chairs[0].obtain(Command::Rematch {}).await.expect("why not");
    let again = |chair: &Chair| chair.remote.info().and_then(|info| info.rematch);
    settle(&mut chairs, |chairs| chairs.iter().all(|chair| again(chair).is_some())).await;
    chairs[0].obtain(Command::Rematch {}).await.expect("the same");
    let code = again(&chairs[0]).expect("a code");
    let next = Chair::take(&house, code, chairs[0].key).await;
    assert!(next.remote.you().seat.is_some() && next.remote.game().is_none());
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unwanted_client_is_told_so_and_does_not_try_again() {
    let house = House::quick().open().await;
    let anna = house.visitor("Anna").await;
    let closed = |chair: &Chair| match chair.remote.connection() {
        Connection::Closed(problem) => Some(problem.code),
        _ => None,
    };
    let private = house.table(anna.key, r#"{"players":2,"spectators":false}"#).await.code;
    let nowhere = "00000000".parse().expect("a code");
    let stranger = "00000000000000000000000000".parse().expect("a key");
    let cases = [
        (nowhere, Some(anna.key), ProblemCode::NoSuchTable),
        (private, None, ProblemCode::NoSpectators),
        (private, Some(stranger), ProblemCode::UnknownKey),
    ];
    for (code, key, expected) in cases {
        let mut chair = Chair::absent(&house, code, key);
        let early = chair.command(Command::Sit { seat: None, colour: None });
        chair.until(|chair| closed(chair).is_some()).await;
        assert_eq!((closed(&chair), chair.remote.retry_in(0.5)), (Some(expected), None));
        assert!(early.take().is_some_and(|answer| answer.is_err()), "nobody waits for an answer for ever");
        assert_eq!(chair.obtain(say("hello?")).await.expect_err("no").code, expected);
    }
    house.end().await;
}
