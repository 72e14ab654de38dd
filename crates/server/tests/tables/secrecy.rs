//! No secret on the wire. Whole games are played by all rules, with people, bots and onlookers who chat, ask, err, go and come
//! back. Everything that was sent to anybody is kept as it came, and held against the truth once the game is over.
//!
//! Whether refusals depend on what is hidden is not asked here: the engine's own tests of secrecy compare them between worlds
//! that differ in nothing else. Here every refusal is held to be the engine's.

mod changing;
mod logs;
mod party;
mod told;
mod truth;

use std::sync::Arc;

use rabenburg_protocol::Key;
use rabenburg_server::{LimitSettings, Settings};
use rabenburg_testkit::{House, get, quick};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use party::Party;
use truth::Truth;

/// Tables at which every rule about secrets has its day: strict and aided memory, teams, the master variant, solo. Of the
/// last seats so many are bots'.
const KINDS: [(&str, usize); 8] = [
    (r#""players":1"#, 0),
    (r#""players":2,"spells":{"drawn":{"count":4,"promo":true}},"round_limit":40"#, 0),
    (r#""players":2,"variant":"master","round_limit":12"#, 1),
    (r#""players":3,"clock":{"turn_seconds":3000,"window_seconds":3000},"round_limit":20"#, 1),
    (
        r#""players":4,"teams":"end_at_once","spells":{"chosen":{"spells":["free_wizard","move_tower"]}},"round_limit":12"#,
        0,
    ),
    (r#""players":4,"teams":"finish_round","variant":"master","round_limit":6"#, 2),
    (r#""players":5,"spells":{"chosen":{"spells":["free_wizard","draw_two","swap_towers"]}},"round_limit":8"#, 0),
    (r#""players":6,"teams":"end_at_once","variant":"master","round_limit":4"#, 1),
];
const PRINTINGS: [&str; 4] = ["first", "second", "third", "short"];
const MEMORIES: [&str; 2] = ["strict", "aided"];
const CHATS: [&str; 3] = ["everybody", "players", "phrases"];

/// How many games are played at once.
const AT_ONCE: usize = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_ever_sent_what_they_may_not_know() {
    logs::listen();
    let limits = LimitSettings { visitors_per_hour: 0, requests_per_second: 0, ..LimitSettings::default() };
    let house = Arc::new(House::with(Settings { limits, ..quick() }).open().await);
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut games = Vec::new();
    for (first, printing) in PRINTINGS.into_iter().enumerate() {
        for (second, (kind, bots)) in KINDS.into_iter().enumerate() {
            let number = first * KINDS.len() + second;
            let (memory, chat) = (MEMORIES[(first + second) % 2], CHATS[number % 3]);
            let options = format!(
                r#"{{{kind},"printing":"{printing}","memory":"{memory}","chat":"{chat}","absence":{{"bot":"random"}}}}"#
            );
            let (house, room) = (Arc::clone(&house), Arc::clone(&room));
            games.push(tokio::spawn(async move {
                let _place = room.acquire().await.expect("room");
                play_and_check(&house, &options, bots, number as u32).await
            }));
        }
    }
    let (mut keys, mut told) = (Vec::new(), told::Count::default());
    for game in games {
        let (of_game, count) = game.await.unwrap_or_else(|panic| std::panic::resume_unwind(panic.into_panic()));
        keys.extend(of_game);
        told += count;
    }
    told.assert_enough();
    let logs = logs::written();
    assert!(logs.contains("a message"), "the log is listened to");
    assert_no_key("the log", &logs, &keys);
    assert!(!logs.contains(party::WORDS), "what is said stays at the table");
    let named = told::faces(&logs);
    assert!(named.is_empty(), "the log names cards: {named:?}");
    house.end().await;
}

/// Plays a game, then holds everything that was sent against the truth. Gives everybody's keys.
async fn play_and_check(house: &House, options: &str, bots: usize, seed: u32) -> (Vec<Key>, told::Count) {
    let mut party = Party::gather(house, options, bots, seed).await;
    party.play(house).await;
    let code = party.code;
    let record = house.get(&format!("/api/v1/tables/{code}/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    let transcripts = party.end();
    let keys: Vec<Key> = transcripts.iter().filter_map(|transcript| transcript.key).collect();
    let truth = Truth::new(record.text(), &transcripts);
    let count = told::check(&truth, &transcripts);
    for text in transcripts.iter().flat_map(|transcript| &transcript.sessions).flat_map(|session| &session.heard) {
        assert_no_key("a message", text, &keys);
    }
    let paths = ["", "/result", "/record"].map(|path| format!("/api/v1/tables/{code}{path}"));
    for path in
        paths.iter().map(String::as_str).chain(["/api/v1/me", "/api/v1/me/games", "/api/v1/here", "/api/v1/tables"])
    {
        for key in keys.iter().copied().map(Some).chain([None]) {
            let ask = key.into_iter().fold(get(path), |ask, key| ask.key(key));
            assert_no_key(path, house.ask(ask).await.text(), &keys);
        }
    }
    assert_no_key("metrics", &house.server.metrics().text(), &keys);
    (keys, count)
}

/// Neither a key nor what it is known by stands in a text, however it is written.
fn assert_no_key(place: &str, text: &str, keys: &[Key]) {
    let text = text.to_ascii_uppercase();
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02X}")).collect::<String>();
    let list = |bytes: &[u8]| format!("{bytes:?}").replace(' ', "");
    for key in keys {
        let (bytes, hash) = (key.bytes(), Sha256::digest(key.bytes()));
        let forms = [key.reveal(), hex(&bytes), hex(&hash), list(&bytes), list(&hash)];
        for form in &forms {
            // Half of it would be as good as all of it.
            let half = &form[..form.len() / 2];
            assert!(!text.contains(half), "{place} has a key");
        }
    }
}
