//! Whole games, with sockets that break at any moment.

use rabenburg_bots::Level;
use rabenburg_engine::Viewer;
use rabenburg_protocol::{Code, Command, Status};
use rabenburg_remote::Connection;
use rabenburg_session::{Session, Who};
use rabenburg_testkit::{House, TestDice};

use super::{Chair, Truth, settle};

/// People at a new table, and at the end somebody who watches. The game has begun, and everybody knows.
pub(crate) async fn party(house: &House, people: usize, options: &str) -> (Code, Vec<Chair>) {
    let mut chairs: Vec<Chair> = Vec::new();
    let host = house.visitor("Anna").await;
    let code = house.table(host.key, options).await.code;
    chairs.push(Chair::take(house, code, Some(host.key)).await);
    for name in ["Bert", "Cora", "Dora"].into_iter().take(people - 1) {
        let key = house.visitor(name).await.key;
        let mut chair = Chair::take(house, code, Some(key)).await;
        chair.obtain(Command::Sit { seat: None, colour: None }).await.expect("a seat");
        chairs.push(chair);
    }
    chairs.push(Chair::take(house, code, None).await);
    chairs[0].obtain(Command::Start { bots: None }).await.expect("a game");
    settle(&mut chairs, |chairs| chairs.iter().all(|chair| chair.remote.game().is_some())).await;
    (code, chairs)
}

/// Everybody plays what the dice say until the game is over, and one move in so many breaks a socket.
pub(crate) async fn play(chairs: &mut [Chair], seed: u64, breaks: usize) {
    let mut dice = TestDice::new(seed);
    while !chairs[0].is_over() {
        let mover = chairs.iter().position(Chair::is_awaited).expect("somebody is awaited");
        // A partner may pass flasks or offer a card; whether they are in time does not matter.
        let aside = chairs.iter().position(|chair| !chair.is_awaited() && !chair.game().now().choices.is_empty());
        if let Some(aside) = aside.filter(|_| dice.below(3) == 0) {
            let action = chairs[aside].choice(dice.below(1000));
            chairs[aside].act(action);
            settle(chairs, |chairs| !chairs[aside].remote.is_waiting()).await;
            settle_all(chairs).await;
            continue;
        }
        let action = chairs[mover].choice(dice.below(1000));
        let answer = chairs[mover].act(action);
        assert!(chairs[mover].remote.is_waiting());
        if breaks > 0 && dice.below(breaks) == 0 {
            match dice.below(4) {
                // Lost before it was sent.
                0 => chairs[mover].tear(),
                // Sent, and nothing heard of it.
                1 => {
                    chairs[mover].flush().await;
                    chairs[mover].tear();
                }
                // Somebody else is away for a moment.
                2 => {
                    let other = dice.below(chairs.len());
                    chairs[other].flush().await;
                    chairs[other].tear();
                }
                _ => chairs.iter_mut().for_each(Chair::tear),
            }
        }
        settle(chairs, |chairs| !chairs[mover].remote.is_waiting()).await;
        assert_eq!(answer.take(), Some(Ok(())));
        settle_all(chairs).await;
    }
    settle(chairs, |chairs| {
        chairs.iter().all(|chair| chair.remote.info().is_some_and(|info| info.status == Status::Over))
    })
    .await;
}

/// All know the same version.
async fn settle_all(chairs: &mut [Chair]) {
    settle(chairs, |chairs| {
        let newest = chairs.iter().map(|chair| chair.game().now().version).max();
        let knows =
            |chair: &Chair| chair.remote.connection() == Connection::Open && Some(chair.game().now().version) == newest;
        chairs.iter().all(knows)
    })
    .await;
}

async fn whole_game(people: usize, options: &str, seed: u64, breaks: usize) {
    let house = House::quick().open().await;
    let (code, mut chairs) = party(&house, people, options).await;
    play(&mut chairs, seed, breaks).await;
    let truth = Truth::of(&house, code).await;
    for chair in &chairs {
        truth.check_end(chair);
        truth.check_telling(chair);
        if breaks == 0 {
            truth.check_last_turn(chair);
        }
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_printing_is_played_over_sockets_that_break() {
    whole_game(2, r#"{"players":2,"printing":"first","round_limit":12}"#, 1, 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_second_printing_is_played_by_three_over_sockets_that_break() {
    whole_game(3, r#"{"players":3,"printing":"second","memory":"aided","round_limit":10}"#, 2, 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_third_printing_is_played_to_its_end() {
    whole_game(2, r#"{"players":2,"printing":"third"}"#, 3, 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_short_printing_with_windows_for_spells_is_played_over_sockets_that_break() {
    whole_game(2, r#"{"players":2,"printing":"short","variant":"master","round_limit":12}"#, 4, 6).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_master_variant_is_played_in_its_windows() {
    whole_game(3, r#"{"players":3,"printing":"third","variant":"master","round_limit":8}"#, 5, 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partners_play_with_offers_over_sockets_that_break() {
    whole_game(4, r#"{"players":4,"printing":"third","teams":"finish_round","round_limit":8}"#, 6, 6).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_called_as_at_the_table_wherever_the_lot_puts_them() {
    let house = House::quick().open().await;
    let bot = r#"{"sitter":"bot","level":"fledgling"}"#;
    let options = format!(r#"{{"players":3,"seats":[{{"sitter":"you"}},{{"sitter":"open"}},{bot}]}}"#);
    let (_, chairs) = party(&house, 2, &options).await;
    for (chair, own) in chairs.iter().zip([Some("Anna"), Some("Bert"), None]) {
        let (table, info) = (chair.game().table(), chair.remote.info().expect("a table"));
        assert_eq!(Some(table.rules), info.rules);
        let viewer = chair.game().now().view.viewer;
        assert_eq!(viewer, chair.remote.you().seat.map_or(Viewer::Spectator, Viewer::Seat));
        for (seat, player) in table.rules.seats().zip(&table.players) {
            let expected = match &info.seats[seat.index()].sitter {
                rabenburg_protocol::Sitter::Person { name, .. } if Some(name.as_str()) == own => {
                    assert!(viewer.is(seat));
                    ("", Who::Here)
                }
                rabenburg_protocol::Sitter::Person { name, .. } => (name.as_str(), Who::Elsewhere),
                rabenburg_protocol::Sitter::Bot { name, .. } => (name.as_str(), Who::Bot(Level::Fledgling)),
                rabenburg_protocol::Sitter::Open => panic!("nobody plays with open seats"),
            };
            assert_eq!((player.name.as_str(), player.sitter), expected);
        }
    }
    house.end().await;
}
