//! Making tables, finding them, and the phrases for them.

use rabenburg_testkit::{House, get, post};
use serde_json::{Value, json};

#[tokio::test]
async fn a_table_is_made_and_found_by_its_code() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    let answer = house.ask(post("/api/v1/tables", &json!({ "players": 3, "access": "open" })).key(key)).await;
    assert_eq!(answer.status, 201);
    let table = answer.json();
    let code = table["code"].as_str().expect("a code");
    assert_eq!(answer.header("location"), format!("/api/v1/tables/{code}"));
    assert_eq!((table["status"].as_str(), table["options"]["players"].as_u64()), (Some("waiting"), Some(3)));
    let me = house.ask(get("/api/v1/me").key(key)).await.json();
    assert_eq!(table["host"], me["visitor"]);

    let told = house.get(&format!("/api/v1/tables/{code}")).await;
    assert_eq!((told.status.as_u16(), told.json()), (200, table.clone()));
    let typed = format!("/api/v1/tables/{}-{}", &code[..4].to_lowercase(), &code[4..]);
    assert_eq!(house.get(&typed).await.json(), table, "as people type it");
}

#[tokio::test]
async fn open_tables_are_listed_and_others_only_to_those_who_sit_there() {
    let house = House::new();
    let (anna, ben) = (house.visitor("Anna").await.key, house.visitor("Ben").await.key);
    let open = house.table(anna, &json!({ "players": 2, "access": "open" })).await.code;
    let invited = house.table(anna, &json!({ "players": 2, "access": "invitation" })).await.code;
    let codes = |answer: Value| -> Vec<String> {
        let tables = answer["tables"].as_array().expect("tables").iter();
        tables.map(|table| table["code"].as_str().expect("a code").to_owned()).collect()
    };
    let listed = house.get("/api/v1/tables").await;
    assert_eq!(listed.status, 200);
    assert_eq!(codes(listed.json()), [open.to_string()]);
    let mut own = codes(house.ask(get("/api/v1/me").key(anna)).await.json());
    let mut both = [open, invited].map(|code| code.to_string());
    own.sort();
    both.sort();
    assert_eq!(own, both);
    assert_eq!(codes(house.ask(get("/api/v1/me").key(ben)).await.json()), Vec::<String>::new());
}

#[tokio::test]
async fn tables_that_nobody_can_play_at_are_refused() {
    let house = House::new();
    let key = house.visitor("Anna").await.key;
    let answer = house.ask(post("/api/v1/tables", &json!({ "players": 7 })).key(key)).await;
    assert_eq!(answer.status, 422, "{answer:?}");
    assert!(["options", "rules"].contains(&answer.json()["code"].as_str().expect("a code")));
    for (body, hint) in [
        (json!({}), "missing field `players`"),
        (json!({ "players": 2, "colour": "red" }), "unknown field `colour`"),
        (json!({ "players": -1 }), "invalid value"),
        (json!({ "players": 2, "chat": "loud" }), "unknown variant `loud`"),
        (json!([]), "line 1 column"),
    ] {
        house.ask(post("/api/v1/tables", &body).key(key)).await.assert_problem(400, "malformed", hint);
    }
    assert_eq!(house.ask(get("/api/v1/me").key(key)).await.json()["tables"], json!([]));
}

#[tokio::test]
async fn what_is_no_code_or_nobodys_is_no_table() {
    let house = House::new();
    for code in ["00000000", "x", "0000000000", "UUUUUUUU", "%00", "%ff", "..%2f..%2fetc"] {
        for rest in ["", "/result", "/record"] {
            let answer = house.get(&format!("/api/v1/tables/{code}{rest}")).await;
            answer.assert_problem(404, "no_such_table", "");
        }
    }
}

#[tokio::test]
async fn phrases_are_told_in_both_languages() {
    let house = House::new();
    let answer = house.get("/api/v1/phrases").await;
    assert_eq!(answer.status, 200);
    let phrases = answer.json()["phrases"].as_array().expect("phrases").clone();
    assert_eq!(phrases.len(), rabenburg_protocol::Phrase::ALL.len());
    assert_eq!(phrases[0], json!({ "id": "hello", "en": "Hello!", "de": "Hallo!" }));
    for phrase in &phrases {
        let (en, de) = (phrase["en"].as_str().expect("English"), phrase["de"].as_str().expect("German"));
        assert!(!en.is_empty() && !de.is_empty(), "{phrase}");
    }
}
