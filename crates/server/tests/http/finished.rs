//! What stays of finished games.

use std::time::Duration;

use rabenburg_engine::{Printing, Rules};
use rabenburg_protocol::{
    Access, Code, GameResult, Name, NewTable, PlayerResult, SeatInfo, Sitter, Statistics, Status, TableBrief, VisitorId,
};
use rabenburg_server::Settings;
use rabenburg_server::store::{Append, FinishedGame, Store, TableSummary};
use rabenburg_testkit::House;
use serde_json::json;

/// A finished game in the store, as a table leaves it there.
pub(crate) async fn finish(house: &House) -> (Code, GameResult) {
    let (code, host) = (Code::from_random([7; 16]), VisitorId::from_random([8; 16]));
    let options: NewTable = serde_json::from_value(json!({ "players": 1, "access": Access::Open })).expect("options");
    let name: Name = "Anna".parse().expect("a name");
    let sitter = Sitter::Person {
        visitor: host,
        name: name.clone(),
        present: false,
        bot_plays: false,
        away_since: None,
        resigned: false,
    };
    let result = GameResult {
        code,
        rules: Rules::new(Printing::Third, 2),
        outcome: None,
        abandoned: None,
        turns: 31,
        began_at: 5,
        ended_at: 6,
        players: vec![PlayerResult { seat: SeatInfo { sitter, colour: None }, statistics: Statistics::default() }],
    };
    let names = vec![Some(name)];
    let brief = TableBrief {
        code,
        status: Status::Over,
        options,
        names,
        changed_at: 6,
        your_turn: false,
        progress: None,
        outcome: None,
    };
    let append = Append {
        table: code,
        after: 0,
        entry: "{}".to_owned(),
        at: 6,
        due: None,
        awaited: None,
        progress: None,
        summary: Some(Box::new(TableSummary { brief, host, people: vec![host], joinable: false })),
        finished: Some(Box::new(FinishedGame { result: result.clone(), record: "rabenburg game 1\n…\n".to_owned() })),
        by: None,
    };
    house.store.append(append).await.expect("it is kept");
    (code, result)
}

#[tokio::test]
async fn the_result_is_told() {
    let house = House::new();
    let (code, result) = finish(&house).await;
    let answer = house.get(&format!("/api/v1/tables/{code}/result")).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.json(), serde_json::to_value(&result).expect("JSON"));
}

#[tokio::test]
async fn the_record_is_a_file_to_keep() {
    let house = House::new();
    let (code, _) = finish(&house).await;
    let answer = house.get(&format!("/api/v1/tables/{code}/record")).await;
    assert_eq!((answer.status.as_u16(), answer.text()), (200, "rabenburg game 1\n…\n"));
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    assert_eq!(answer.header("content-disposition"), format!("attachment; filename=\"rabenburg-{code}.txt\""));
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn results_and_records_stay_when_logs_are_archived() {
    let house = House::with(Settings { keep_logs: Duration::MAX, ..Settings::default() });
    let (code, _) = finish(&house).await;
    assert_eq!(house.store.archive(u64::MAX, 10).await, Ok(1));
    for rest in ["result", "record"] {
        assert_eq!(house.get(&format!("/api/v1/tables/{code}/{rest}")).await.status, 200, "{rest}");
    }
}

#[tokio::test]
async fn a_game_that_is_not_over_has_neither() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    let code = house.table(key, &json!({ "players": 2 })).await.code;
    for rest in ["result", "record"] {
        let answer = house.get(&format!("/api/v1/tables/{code}/{rest}")).await;
        answer.assert_problem(409, "wrong_status", "is not over");
    }
}
