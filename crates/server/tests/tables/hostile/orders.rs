//! Orders that are not one's own to give, and messages that make no sense.

use rabenburg_engine::Action;
use rabenburg_protocol::{Code, Command, Key, ProblemCode, ServerMessage};
use rabenburg_server::{LimitSettings, Settings};

use super::*;

fn refusal(message: &ServerMessage) -> ProblemCode {
    match message {
        ServerMessage::Refused { problem, .. } => problem.code,
        other => panic!("that should be refused: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_acts_for_anybody_else() {
    let mut scene = Scene::new(quick()).await;
    let (address, code) = (scene.house.address(), scene.code());
    // A host of another table is nobody here, and at no table there is anything to do without a key.
    let cora = scene.house.visitor("Cora").await;
    scene.house.table(cora.key, r#"{"players":2}"#).await;
    let mut stranger = Client::join(address, code, Some(cora.key), None).await;
    let mut nameless = Client::join(address, code, None, None).await;
    let version = scene.host.version;
    let (mover, waiting) = match scene.host.is_awaited() {
        true => (&scene.host, &mut scene.guest),
        false => (&scene.guest, &mut scene.host),
    };
    let action = mover.choice(3);
    assert_eq!(refusal(&stranger.obtain(Command::Act { action }).await), ProblemCode::NotSeated);
    assert_eq!(refusal(&nameless.obtain(Command::Act { action }).await), ProblemCode::KeyNeeded);
    assert_eq!(refusal(&waiting.obtain(Command::Act { action }).await), ProblemCode::Illegal);
    let seat = rabenburg_engine::Seat::FIRST;
    let level = rabenburg_bots::Level::Queen;
    for (command, code) in [
        (Command::Start { bots: None }, ProblemCode::NotHost),
        (Command::Close {}, ProblemCode::NotHost),
        (Command::Clear { seat }, ProblemCode::NotHost),
        (Command::SeatBot { seat, level, colour: None }, ProblemCode::NotHost),
        (Command::Leave {}, ProblemCode::NotSeated),
        (Command::Rematch {}, ProblemCode::NotSeated),
        (Command::Sit { seat: Some(seat), colour: None }, ProblemCode::WrongStatus),
    ] {
        assert_eq!(refusal(&stranger.obtain(command.clone()).await), code, "{command:?}");
        assert_eq!(refusal(&nameless.obtain(command).await), ProblemCode::KeyNeeded);
    }
    // A seat cannot even be named in an action, and neither can another person in a command.
    for forged in [
        r#"{"type":"act","seat":0,"action":{"type":"end"}}"#,
        r#"{"type":"act","visitor":"000000000000","action":{"type":"end"}}"#,
        r#"{"type":"act","action":{"type":"discard","card":"W1","seat":1}}"#,
    ] {
        let mut raw = scene.greeted().await;
        raw.text(&format!(r#"{{"type":"do","id":"x","version":{version},"command":{forged}}}"#)).await;
        assert_eq!(bye_code(&raw.last_words().await.expect("a goodbye")), "malformed", "{forged}");
    }
    assert_eq!(scene.host.version.max(scene.guest.version), version, "nothing has happened");
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_late_or_too_early_is_not_done() {
    let mut scene = Scene::new(quick()).await;
    scene.play_undisturbed().await;
    let mover = if scene.host.is_awaited() { &mut scene.host } else { &mut scene.guest };
    let (version, action) = (mover.version, mover.choice(5));
    for (number, other) in [0, 1, version - 1, version + 1, u64::MAX].into_iter().enumerate() {
        let id = format!("at-{number}").parse().expect("an id");
        mover.send_as(&id, other, Command::Act { action }).await;
        assert_eq!(refusal(&mover.answer(&id).await), ProblemCode::Overtaken, "{other}");
    }
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_that_nobody_has_opens_nothing() {
    let scene = Scene::new(quick()).await;
    let mut keys: Vec<Key> = (0..20).map(|number| Key::from_random([number; 16])).collect();
    keys.push(Key::from_random([0xff; 16]));
    for key in keys {
        let mut raw = scene.raw().await;
        raw.text(&hello(Some(key))).await;
        assert_eq!(bye_code(&raw.last_words().await.expect("a goodbye")), "unknown_key");
    }
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn codes_are_not_found_by_trying() {
    let scene = Scene::new(quick()).await;
    let tables = scene.house.server.metrics().tables.get();
    for number in 1..40 {
        let code = Code::from_random([number; 16]);
        let mut raw = Raw::open(scene.house.address(), code).await;
        raw.text(&hello(None)).await;
        assert_eq!(bye_code(&raw.last_words().await.expect("a goodbye")), "no_such_table");
        scene.house.get(&format!("/api/v1/tables/{code}")).await.assert_problem(404, "no_such_table", "");
    }
    for nonsense in ["x", "..%2f..", "00000000000000000000", "%00", "🦉"] {
        let path = format!("/api/v1/tables/{nonsense}/socket");
        assert_eq!(Raw::ask(scene.house.address(), &path, "").await.0, 404, "{nonsense}");
    }
    let metrics = scene.house.server.metrics().clone();
    wait_until("that no guess stays in memory", move || metrics.tables.get() == tables).await;
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_that_make_no_sense_end_the_conversation() {
    let limits = LimitSettings { message_bytes: 1 << 20, ..LimitSettings::default() };
    let scene = Scene::new(Settings { limits, ..quick() }).await;
    let deep = |open: &str, close: &str| open.repeat(10_000) + &close.repeat(10_000);
    let say = |text: &str| {
        format!(r#"{{"type":"do","id":"1","version":1,"command":{{"type":"say","saying":{{"text":"{text}"}}}}}}"#)
    };
    let mut nonsense: Vec<String> = [
        "",
        " ",
        "null",
        "{",
        "[]",
        "1e999",
        "\"hello\"",
        "{}{}",
        "\u{feff}{}",
        "\0",
        r#"{"type":"hello"}"#,
        r#"{"type":"hello","protocol":-1}"#,
        r#"{"type":"hello","protocol":99999999999999999999}"#,
        r#"{"type":"hello","protocol":1,"protocol":1}"#,
        r#"{"type":"hello","protocol":1,"key":"short"}"#,
        r#"{"type":"hello","protocol":1,"key":null,"admin":true}"#,
        r#"{"type":"hello","protocol":1,"since":-5}"#,
        r#"{"type":"shutdown"}"#,
        r#"{"type":"do","id":"","version":1,"command":{"type":"leave"}}"#,
        r#"{"type":"do","id":"1","version":1.5,"command":{"type":"leave"}}"#,
        r#"{"type":"do","id":"1","version":1,"command":{"type":"sit","seat":255}}"#,
        r#"{"type":"do","id":"1","version":1,"command":{"type":"become_host"}}"#,
        r#"{"type":"why_not","id":"1","action":{"type":"push","tower":99}}"#,
        r#"{"type":"why_not","id":"1","action":{"type":"cast","spell":"free_wizard","tower":-1}}"#,
    ]
    .map(str::to_owned)
    .into();
    nonsense.extend([deep("[", "]"), deep(r#"{"type":"#, "}"), deep(r#"{"type":"hello","key":["#, "")]);
    nonsense.extend([say("\\ud800"), say(&"x".repeat(281)), say("")]);
    for text in &nonsense {
        for greeted in [false, true] {
            let mut raw = if greeted { scene.greeted().await } else { scene.raw().await };
            raw.text(text).await;
            let bye = raw.last_words().await.unwrap_or_else(|| panic!("no goodbye to {text:.60}"));
            assert_eq!(bye_code(&bye), "malformed", "{text:.60}");
        }
    }
    scene.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hello_is_said_once_first_and_in_this_version() {
    let scene = Scene::new(quick()).await;
    let mut raw = scene.greeted().await;
    raw.text(&hello(None)).await;
    assert_eq!(bye_code(&raw.last_words().await.expect("a goodbye")), "malformed");
    for first in [
        r#"{"type":"why_not","id":"1","action":{"type":"end"}}"#,
        r#"{"type":"do","id":"1","version":1,"command":{"type":"leave"}}"#,
    ] {
        let mut raw = scene.raw().await;
        raw.text(first).await;
        assert_eq!(bye_code(&raw.last_words().await.expect("a goodbye")), "malformed");
    }
    for protocol in [0, 2, u32::MAX] {
        let mut raw = scene.raw().await;
        raw.text(&format!(r#"{{"type":"hello","protocol":{protocol}}}"#)).await;
        assert_eq!(bye_code(&raw.last_words().await.expect("a goodbye")), "protocol");
    }
    scene.end().await;
}

/// A question may be about anything, and is answered; it changes nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn questions_change_nothing() {
    let mut scene = Scene::new(quick()).await;
    let version = scene.host.version;
    for count in 0..=255 {
        let id = scene.host.ask_why_not(Action::PassFlasks { count }).await;
        assert_eq!(refusal(&scene.host.answer(&id).await), ProblemCode::Illegal);
    }
    assert_eq!(scene.host.version, version);
    scene.end().await;
}
