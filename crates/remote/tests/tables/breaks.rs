//! Lines that break: what was missed is told once, and what was sent is done once.

use rabenburg_engine::{Awaited, SeenEvent};
use rabenburg_remote::{Connection, News};
use rabenburg_session::{NotDone, Session};
use rabenburg_testkit::{House, TestDice, quick};

use super::games::{party, play};
use super::{Chair, Truth, settle};

const TWO: &str = r#"{"players":2,"round_limit":8}"#;

/// Who is awaited, and the other one.
fn mover(chairs: &[Chair]) -> (usize, usize) {
    let mover = chairs.iter().position(Chair::is_awaited).expect("somebody is awaited");
    (mover, 1 - mover)
}

fn missed(chair: &Chair) -> Vec<SeenEvent> {
    let told = chair.told.borrow();
    let missed = told.news.iter().filter_map(|news| match news {
        News::Missed(lines) => Some(lines.iter().map(|(_, event)| *event)),
        _ => None,
    });
    missed.flatten().collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_whose_answer_was_lost_counts_once() {
    let house = House::quick().open().await;
    let (code, mut chairs) = party(&house, 2, TWO).await;
    let (mover, other) = mover(&chairs);
    let before = chairs[mover].game().now();
    let answer = chairs[mover].act(chairs[mover].choice(0));
    assert_eq!(chairs[mover].game().now(), before, "nothing is shown before the server has said so");
    chairs[mover].flush().await;
    // The other one sees it, so it was taken; the mover hears nothing of it.
    chairs[other].until(|chair| !chair.told.borrow().updates.is_empty()).await;
    chairs[mover].tear();
    assert_eq!((chairs[mover].remote.connection(), answer.take()), (Connection::Broken, None));
    settle(&mut chairs, |chairs| !chairs[mover].remote.is_waiting()).await;
    assert_eq!(answer.take(), Some(Ok(())));
    {
        let told = chairs[mover].told.borrow();
        assert_eq!(told.updates.len(), 1, "one update tells it");
        assert_eq!(told.updates[0].events.len(), chairs[other].told.borrow().updates[0].events.len());
    }
    assert_eq!(missed(&chairs[mover]), chairs[mover].told.borrow().updates[0].events);
    play(&mut chairs, 11, 0).await;
    let truth = Truth::of(&house, code).await;
    chairs.iter().for_each(|chair| truth.check_telling(chair));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_was_never_sent_is_done_when_the_line_is_back() {
    let house = House::quick().open().await;
    let (_, mut chairs) = party(&house, 2, TWO).await;
    let (mover, _) = mover(&chairs);
    chairs[mover].tear();
    let answer = chairs[mover].act(chairs[mover].choice(3));
    assert!(chairs[mover].remote.is_waiting());
    settle(&mut chairs, |chairs| chairs.iter().all(|chair| !chair.told.borrow().updates.is_empty())).await;
    assert_eq!(answer.take(), Some(Ok(())));
    assert!(missed(&chairs[mover]).is_empty(), "it happened before their eyes");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_started_again_goes_on_where_it_was() {
    let mut house = House::quick().open().await;
    let (code, mut chairs) = party(&house, 2, TWO).await;
    let mut dice = TestDice::new(12);
    for number in 0..6 {
        let (mover, _) = mover(&chairs);
        let answer = chairs[mover].act(chairs[mover].choice(dice.below(1000)));
        if number % 2 == 0 {
            // Perhaps it is taken, perhaps not: the server ends meanwhile.
            chairs[mover].flush().await;
        }
        house.end().await;
        for chair in &mut chairs {
            // Whatever is still under way is heard, a farewell too.
            chair.drain().await;
            assert_eq!(chair.remote.connection(), Connection::Broken);
            assert!(chair.remote.retry_in(0.5).is_some());
        }
        house = house.again(quick()).open().await;
        chairs.iter_mut().for_each(|chair| chair.follow(&house));
        settle(&mut chairs, |chairs| !chairs[mover].remote.is_waiting()).await;
        assert_eq!(answer.take(), Some(Ok(())));
        let version = chairs[mover].game().now().version;
        settle(&mut chairs, |chairs| chairs.iter().all(|chair| chair.game().now().version == version)).await;
    }
    play(&mut chairs, 13, 0).await;
    let truth = Truth::of(&house, code).await;
    for chair in &chairs {
        truth.check_end(chair);
        truth.check_telling(chair);
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_was_away_too_long_for_a_recap_is_shown_the_present() {
    let house = House::quick().open().await;
    let (code, mut chairs) = party(&house, 2, r#"{"players":2,"round_limit":6}"#).await;
    let mut watcher = chairs.pop().expect("a spectator");
    let turn = watcher.game().now().view.turn;
    watcher.tear();
    let mut dice = TestDice::new(14);
    while chairs[0].game().now().view.turn < turn + 5 {
        let (mover, _) = mover(&chairs);
        let answer = chairs[mover].act(chairs[mover].choice(dice.below(1000)));
        let version = chairs[mover].game().now().version;
        settle(&mut chairs, |chairs| chairs.iter().all(|chair| chair.game().now().version > version)).await;
        assert_eq!(answer.take(), Some(Ok(())));
    }
    let version = chairs[0].game().now().version;
    watcher.until(|chair| chair.game().now().version == version).await;
    {
        let told = watcher.told.borrow();
        assert_eq!(told.updates.len(), 1);
        assert!(told.updates[0].events.is_empty(), "what happened to pieces that stand elsewhere is not shown");
        assert_eq!(told.updates[0].now, watcher.game().now());
    }
    let log: Vec<SeenEvent> = watcher.game().log().iter().map(|(_, event)| *event).collect();
    assert_eq!(missed(&watcher), log, "of the last round it is told");
    let replay = watcher.game().last_turn().expect("the last turn is part of it");
    assert_eq!(replay.from.turn + 1, watcher.game().now().view.turn);
    chairs.push(watcher);
    play(&mut chairs, 15, 0).await;
    let truth = Truth::of(&house, code).await;
    for chair in &chairs {
        truth.check_end(chair);
        truth.check_last_turn(chair);
    }
    house.end().await;
}

/// Plays on until that turn, and gives the last turns that the first of them kept meanwhile.
async fn play_until(chairs: &mut [Chair], turn: u32) -> Vec<String> {
    let mut dice = TestDice::new(19);
    let mut kept = Vec::new();
    while chairs[0].game().now().view.turn < turn {
        let mover = chairs.iter().position(Chair::is_awaited).expect("somebody is awaited");
        let answer = chairs[mover].act(chairs[mover].choice(dice.below(1000)));
        let version = chairs[mover].game().now().version;
        settle(chairs, |chairs| chairs.iter().all(|chair| chair.game().now().version > version)).await;
        assert_eq!(answer.take(), Some(Ok(())));
        kept.extend(chairs[0].game().kept_last_turn());
    }
    kept
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_is_told_the_last_turn() {
    let house = House::quick().open().await;
    let (code, mut chairs) = party(&house, 2, TWO).await;
    play_until(&mut chairs, 4).await;
    for chair in &chairs {
        let again = Chair::take(&house, code, chair.key).await;
        assert!(again.game().last_turn().is_some());
        assert_eq!(again.game().last_turn(), chair.game().last_turn());
        assert_eq!(again.game().log(), chair.game().log());
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_solo_player_who_returns_may_have_kept_the_last_turn() {
    let house = House::quick().open().await;
    let (code, mut chairs) = party(&house, 1, r#"{"players":1}"#).await;
    let kept = play_until(&mut chairs, 4).await;
    let again = Chair::take(&house, code, chairs[0].key).await;
    let game = again.game();
    assert!(game.last_turn().is_none(), "the log reaches back one round, which is this turn");
    game.recall("no such text");
    game.recall(kept.first().expect("a last turn"));
    assert!(game.last_turn().is_none(), "that was an earlier one");
    game.recall(kept.last().expect("a last turn"));
    assert!(game.last_turn().is_some());
    assert_eq!(game.last_turn(), chairs[0].game().last_turn());
    let other = Chair::take(&house, code, None).await;
    other.game().recall(kept.last().expect("a last turn"));
    assert!(other.game().last_turn().is_none(), "what another has seen is nothing to show");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gap_is_noticed_and_filled() {
    let house = House::quick().open().await;
    // Everything may be retold there, however much is lost in a row.
    let (code, mut chairs) = party(&house, 2, r#"{"players":2,"memory":"aided","round_limit":8}"#).await;
    let mut dice = TestDice::new(16);
    // An update vanishes on the way to the spectator, each time until one is noticed by what follows it.
    let mut gaps = 0;
    while !chairs[0].is_over() {
        chairs[2].lose.get_or_insert(|text| text.contains(r#""type":"update""#) && text.contains("drew"));
        let (mover, _) = mover(&chairs);
        chairs[mover].act(chairs[mover].choice(dice.below(1000)));
        let version = chairs[mover].game().now().version;
        settle(&mut chairs[..2], |chairs| chairs.iter().all(|chair| chair.game().now().version > version)).await;
        let version = chairs[0].game().now().version;
        while chairs[2].lose.is_some() && chairs[2].game().now().version < version {
            chairs[2].step().await;
        }
        gaps += usize::from(chairs[2].lose.is_none());
        if matches!(chairs[0].game().now().view.awaited, Awaited::Over(_)) {
            break;
        }
    }
    assert!(gaps > 5, "{gaps}");
    let version = chairs[0].game().now().version;
    chairs[2].lose = None;
    chairs[2].tear();
    chairs[2].until(|chair| chair.game().now().version == version).await;
    let truth = Truth::of(&house, code).await;
    truth.check_end(&chairs[2]);
    truth.check_telling(&chairs[2]);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_told_twice_to_who_has_missed_nothing() {
    let house = House::quick().open().await;
    let (_, mut chairs) = party(&house, 2, TWO).await;
    for chair in &mut chairs {
        chair.told.borrow_mut().news.clear();
        chair.tear();
        chair.until(|chair| chair.remote.connection() == Connection::Open).await;
        let told = chair.told.borrow();
        assert!(told.updates.is_empty());
        assert!(
            !told.news.iter().any(|news| matches!(news, News::Missed(_) | News::Game | News::Chat)),
            "{:?}",
            told.news
        );
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_welcome_out_of_the_blue_tells_nothing_again() {
    let house = House::quick().open().await;
    let (code, mut chairs) = party(&house, 2, TWO).await;
    let (mover, _) = mover(&chairs);
    chairs[mover].act(chairs[mover].choice(0));
    settle(&mut chairs, |chairs| chairs.iter().all(|chair| !chair.told.borrow().updates.is_empty())).await;
    // The welcome of a newcomer has the whole log, and so has one that nobody asked for.
    let other = Chair::take(&house, code, chairs[mover].key).await;
    let log = chairs[mover].game().log();
    chairs[mover].remote.hear(other.welcome.as_deref().expect("a welcome"));
    assert_eq!((chairs[mover].told.borrow().updates.len(), chairs[mover].game().log()), (1, log));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_sent_in_vain_is_overtaken_when_the_line_is_back() {
    let house = House::quick().open().await;
    let (code, mut chairs) = party(&house, 2, TWO).await;
    let (mover, _) = mover(&chairs);
    // The same person has another window open, and moves there while the line of this one is broken.
    let key = chairs[mover].key.expect("a key");
    let mut elsewhere = Chair::take(&house, code, Some(key)).await;
    chairs[mover].tear();
    let late = chairs[mover].act(chairs[mover].choice(1));
    let done = elsewhere.act(elsewhere.choice(0));
    elsewhere.until(|chair| !chair.remote.is_waiting()).await;
    assert_eq!(done.take(), Some(Ok(())));
    chairs[mover].until(|chair| !chair.remote.is_waiting()).await;
    assert_eq!(late.take(), Some(Err(NotDone::Overtaken)));
    assert_eq!(chairs[mover].game().now().view, elsewhere.game().now().view);
    house.end().await;
}
