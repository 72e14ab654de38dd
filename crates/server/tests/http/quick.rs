//! Playing at once, who is here, and what one has played.

use rabenburg_protocol::{Command, QuickSeat, Status, Visitor};
use rabenburg_server::{LimitSettings, Settings};
use rabenburg_testkit::{Answer, Client, House, get, post, quick};
use serde_json::{Value, json};

async fn play(house: &House, who: &Visitor) -> (u16, QuickSeat) {
    let answer = house.ask(post("/api/v1/quick", &json!({})).key(who.key)).await;
    (answer.status.as_u16(), serde_json::from_slice(&answer.body).unwrap_or_else(|error| panic!("{error}: {answer:?}")))
}

fn how(seat: &QuickSeat) -> Value {
    json!(seat.how)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_request_leads_to_a_seat() {
    let house = House::with(quick()).open().await;
    let [anna, ben, cora] = [house.visitor("Anna").await, house.visitor("Ben").await, house.visitor("Cora").await];
    // Nobody is here: a table with bots, and the game is on.
    let (status, opened) = play(&house, &anna).await;
    assert_eq!((status, how(&opened), opened.table.status), (201, json!("opened"), Status::Playing));
    let (status, again) = play(&house, &anna).await;
    assert_eq!((status, how(&again), again.table.code), (200, json!("already"), opened.table.code));
    // As long as she is not there, nobody is sent to her.
    let (_, alone) = play(&house, &ben).await;
    assert_eq!(how(&alone), "opened");
    let mut host = Client::join(house.address(), opened.table.code, Some(anna.key), None).await;
    let (status, joined) = play(&house, &cora).await;
    assert_eq!((status, how(&joined), joined.table.code), (200, json!("took_over"), opened.table.code));
    let sits =
        |table: &rabenburg_protocol::TableInfo| json!(table.seats).to_string().contains(&cora.visitor.to_string());
    assert!(sits(&joined.table));
    host.until(|host| sits(&host.table)).await;
    let seat = Client::join(house.address(), joined.table.code, Some(cora.key), None).await;
    assert!(seat.you.seat.is_some() && seat.now.is_some_and(|now| now.view.hand.is_some()));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_waits_comes_first_if_its_host_is_there() {
    let house = House::with(quick()).open().await;
    let [anna, ben] = [house.visitor("Anna").await, house.visitor("Ben").await];
    let open = house.table(anna.key, &json!({ "players": 2, "access": "open" })).await.code;
    let slow = json!({ "players": 3, "access": "open", "clock": { "turn_seconds": 172_800 } });
    let slow = house.table(anna.key, &slow).await.code;
    let mut host = Client::join(house.address(), open, Some(anna.key), None).await;
    let _slow = Client::join(house.address(), slow, Some(anna.key), None).await;
    let answer = house.ask(post("/api/v1/quick", &json!({ "players": 4 })).key(ben.key)).await.json();
    assert_eq!(answer["how"], "opened", "nobody waits for four");
    let ben = house.visitor("Ben").await;
    let (_, seat) = play(&house, &ben).await;
    assert_eq!((how(&seat), seat.table.code), (json!("seated"), open));
    host.until(|host| host.table.seats.iter().all(|seat| json!(seat)["sitter"] == "person")).await;
    house.end().await;
}

#[tokio::test]
async fn quick_play_has_the_limits_of_other_tables() {
    let limits = LimitSettings { tables_per_hour: 1, ..LimitSettings::default() };
    let house = House::with(Settings { limits, ..quick() });
    let anna = house.visitor("Anna").await;
    let ask = |players: u8| post("/api/v1/quick", &json!({ "players": players })).key(anna.key).from("192.0.2.1");
    assert_eq!(house.ask(ask(2)).await.status, 201);
    house.ask(ask(3)).await.assert_problem(429, "too_many", "tables in the past hour");
    house.ask(ask(7)).await.assert_problem(422, "options", "2 to 6");
    house.ask(post("/api/v1/quick", &json!({}))).await.assert_problem(401, "key_needed", "");
    house.ask(post("/api/v1/quick", &json!({ "level": 3 })).key(anna.key)).await.assert_problem(
        400,
        "malformed",
        "level",
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_here_is_counted_once() {
    let house = House::new().open().await;
    let people = async || house.get("/api/v1/here").await.json()["people"].clone();
    assert_eq!(people().await, 0);
    let anna = house.visitor("Anna").await;
    let code = house.table(anna.key, &json!({ "players": 2 })).await.code;
    assert_eq!(people().await, 1);
    let _at_table = Client::join(house.address(), code, Some(anna.key), None).await;
    let _again = Client::join(house.address(), code, Some(anna.key), None).await;
    assert_eq!(people().await, 1);
    let _watcher = Client::join(house.address(), code, None, None).await;
    assert_eq!(people().await, 2);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_has_played_and_plays_is_told() {
    let house = House::with(quick()).open().await;
    let [anna, ben] = [house.visitor("Anna").await, house.visitor("Ben").await];
    let games = async |who: &Visitor, query: &str| -> Answer {
        house.ask(get(&format!("/api/v1/me/games{query}")).key(who.key)).await
    };
    let seats = json!([{ "sitter": "you" }, { "sitter": "open" }, { "sitter": "bot", "level": "random" }]);
    let options =
        json!({ "players": 3, "starter": "first_seat", "clock": { "turn_seconds": 172_800 }, "seats": seats });
    let code = house.table(anna.key, &options).await.code;
    let mut host = Client::join(house.address(), code, Some(anna.key), None).await;
    // Ben sits down and gets up again: it will not be a game of his.
    let mut guest = Client::join(house.address(), code, Some(ben.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    guest.obtain(Command::Leave {}).await;
    host.obtain(Command::Start { bots: Some(rabenburg_bots::Level::Random) }).await;
    host.until(|host| host.now.is_some()).await;
    let progress = async || house.ask(get("/api/v1/me").key(anna.key)).await.json()["tables"][0]["progress"].clone();
    let first = progress().await;
    assert_eq!((&first["round"], &first["awaited"], &first["moved"]), (&json!(1), &json!(0), &Value::Null));
    let left = first["deadline"].as_u64().expect("a deadline");
    let action = host.choice(0);
    host.obtain(Command::Act { action }).await;
    let second = progress().await;
    assert!(second["moved"]["at"].as_u64().is_some_and(|at| left.abs_diff(at + 172_800_000) < 60_000), "{second}");
    assert_eq!(games(&anna, "").await.json(), json!({ "games": [] }), "it is not over");
    host.obtain(Command::Resign {}).await;

    let told = games(&anna, "").await.json();
    assert_eq!(told["games"][0]["code"], code.to_string());
    assert_eq!(told["games"][0]["players"][0]["seat"]["resigned"], true);
    assert!(told["next"].is_null());
    assert_eq!(games(&ben, "").await.json()["games"], json!([]));
    assert!(progress().await.is_null());
    let place = format!("?before={}-{code}", told["games"][0]["ended_at"]);
    assert_eq!(games(&anna, &place).await.json()["games"], json!([]), "nothing before the first");
    for wrong in ["?before=x", "?before=1", "?after=1", "?before=1-XX"] {
        games(&anna, wrong).await.assert_problem(400, "malformed", "");
    }
    house.get("/api/v1/me/games").await.assert_problem(401, "key_needed", "");
    house.end().await;
}
