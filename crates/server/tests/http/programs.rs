//! The description of the interface for programs.

use std::collections::BTreeSet;

use axum::http::Method;
use rabenburg_testkit::{House, ask};
use serde_json::Value;

async fn description(house: &House) -> Value {
    let answer = house.get("/api/v1/openapi.json").await;
    assert_eq!(answer.status, 200);
    answer.json()
}

#[tokio::test]
async fn every_route_is_described_and_every_description_has_a_route() {
    let house = House::new();
    let description = description(&house).await;
    let paths = description["paths"].as_object().expect("paths");
    let described: BTreeSet<&str> = paths.keys().map(String::as_str).collect();
    let routes = rabenburg_server::paths();
    assert_eq!(described, routes.iter().map(String::as_str).collect::<BTreeSet<_>>());
    assert!(described.len() >= 9);
    for (path, operations) in paths {
        let real = path.replace("{code}", "00000000");
        for method in [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            let answer = house.ask(ask(method.clone(), &real)).await;
            let code = serde_json::from_slice(&answer.body).unwrap_or(Value::Null)["code"].clone();
            assert_ne!(code, "not_found", "{method} {path}");
            let answered = answer.status != 405;
            let name = method.as_str().to_lowercase();
            assert_eq!(answered, operations.get(&name).is_some(), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn every_schema_that_is_named_is_there() {
    let house = House::new();
    let description = description(&house).await;
    let schemas = description["components"]["schemas"].as_object().expect("schemas");
    let mut named = BTreeSet::new();
    collect(&description, &mut named);
    for name in &named {
        let name = name.strip_prefix("#/components/schemas/").expect("a schema");
        assert!(schemas.contains_key(name), "{name} is missing");
    }
    for name in ["Problem", "ProblemCode", "TableInfo", "NewTable", "Me", "Visitor", "GameResult"] {
        assert!(named.contains(&*format!("#/components/schemas/{name}")), "{name} is not used");
    }
    let codes = schemas["ProblemCode"].to_string();
    assert!(codes.contains("\"too_many\""), "{codes}");
}

fn collect<'a>(value: &'a Value, named: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(fields) => {
            named.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| collect(value, named));
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, named)),
        _ => {}
    }
}

#[tokio::test]
async fn what_needs_a_key_says_so() {
    let house = House::new();
    let description = description(&house).await;
    assert_eq!(description["components"]["securitySchemes"]["key"]["scheme"], "bearer");
    for (path, operations) in description["paths"].as_object().expect("paths") {
        let real = path.replace("{code}", "00000000");
        for (method, operation) in operations.as_object().expect("operations") {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let needed = house.ask(ask(method, &real)).await.status == 401;
            assert_eq!(operation["security"].is_array(), needed, "{path}");
        }
    }
}
