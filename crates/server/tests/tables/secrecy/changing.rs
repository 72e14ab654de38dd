//! Those who take a bot's seat in the middle of a game, and those who give theirs up: from then on they see with other eyes,
//! and nothing of what was seen from that seat before or is seen after.

use std::collections::HashMap;

use rabenburg_engine::Viewer;
use rabenburg_protocol::{Command, Hello, PROTOCOL, Visitor};
use rabenburg_testkit::{Client, House};

use super::party::{Session, Transcript};
use super::told;
use super::truth::Truth;

fn transcript(who: Option<&Visitor>, viewer: Viewer, since: Option<u64>, heard: Vec<String>) -> Transcript {
    Transcript {
        key: who.map(|who| who.key),
        visitor: who.map(|who| who.visitor),
        name: who.map(|who| who.name.clone()),
        viewer,
        sessions: vec![Session { since, foresee: false, heard }],
        asked: HashMap::new(),
        muted: None,
    }
}

/// Everything that was sent, cut before each welcome: then the viewer may be another one.
fn parts(heard: Vec<String>) -> Vec<Vec<String>> {
    let mut parts: Vec<Vec<String>> = Vec::new();
    for text in heard {
        if text.starts_with(r#"{"type":"welcome""#) {
            parts.push(Vec::new());
        }
        parts.last_mut().expect("the first message is a welcome").push(text);
    }
    parts
}

async fn come(house: &House, code: rabenburg_protocol::Code, who: Option<&Visitor>) -> Client {
    let hello = Hello { protocol: PROTOCOL, key: who.map(|who| who.key), since: None, foresee: false };
    Client::greet(house.address(), code, hello).await
}

/// So many decisions are made, or all that are left.
async fn go_on(host: &mut Client, newcomer: &mut Client, decisions: usize) {
    for number in 0..decisions {
        while !host.is_over()
            && !host.is_awaited()
            && (newcomer.you.seat.is_none() || host.awaited() != newcomer.you.seat)
        {
            host.next().await.expect("news");
        }
        if host.is_over() {
            return;
        }
        newcomer.until(|newcomer| newcomer.version >= host.version).await;
        let (mover, other) =
            if host.is_awaited() { (&mut *host, &mut *newcomer) } else { (&mut *newcomer, &mut *host) };
        let action = mover.choice(number * 31 + 7);
        mover.obtain(Command::Act { action }).await;
        let version = mover.version;
        other.until(|other| other.version >= version).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_a_seat_over_or_gives_it_up_sees_with_the_eyes_they_have_then() {
    for memory in ["strict", "aided"] {
        let house = House::quick().open().await;
        let (anna, bert) = (house.visitor("Anna").await, house.visitor("Bert").await);
        let bot = r#"{"sitter":"bot","level":"random"}"#;
        let options = format!(
            r#"{{"players":3,"starter":"first_seat","takeover":true,"memory":"{memory}","round_limit":9,
            "absence":{{"bot":"random"}},"seats":[{{"sitter":"you"}},{bot},{bot}]}}"#
        );
        let code = house.table(anna.key, &options).await.code;
        let mut host = come(&house, code, Some(&anna)).await;
        let mut newcomer = come(&house, code, Some(&bert)).await;
        let mut watcher = come(&house, code, None).await;
        host.obtain(Command::Start { bots: None }).await;
        host.until(|client| client.now.is_some()).await;
        go_on(&mut host, &mut newcomer, 7).await;
        newcomer.obtain(Command::TakeOver { seat: None }).await;
        let (seat, since) = (newcomer.you.seat.expect("a seat"), newcomer.version);
        assert!(newcomer.now.as_ref().is_some_and(|now| now.view.hand.is_some()), "their own cards");
        go_on(&mut host, &mut newcomer, 14).await;
        newcomer.obtain(Command::Resign {}).await;
        assert!(newcomer.now.as_ref().is_some_and(|now| now.view.hand.is_none()), "nobody's cards");
        go_on(&mut host, &mut newcomer, usize::MAX).await;
        newcomer.until(Client::is_over).await;
        watcher.until(Client::is_over).await;

        let record = house.get(&format!("/api/v1/tables/{code}/record")).await;
        let mut transcripts = vec![
            transcript(Some(&anna), Viewer::Seat(host.you.seat.expect("a seat")), None, host.heard),
            transcript(None, Viewer::Spectator, None, watcher.heard),
        ];
        let parts = parts(newcomer.heard);
        assert_eq!(parts.len(), 3, "a welcome at the door, at the seat, and when it is given up");
        let eyes = [(Viewer::Spectator, None), (Viewer::Seat(seat), Some(since)), (Viewer::Spectator, None)];
        for (part, (viewer, since)) in parts.into_iter().zip(eyes) {
            transcripts.push(transcript(Some(&bert), viewer, since, part));
        }
        let truth = Truth::new(record.text(), &transcripts);
        assert_ne!(told::check(&truth, &transcripts), told::Count::default());
        house.end().await;
    }
}
