//! Everything that can be said occurs on the page. What there is, the types themselves tell: whoever reads a word that does
//! not exist is told which ones do.

use std::collections::BTreeSet;

use rabenburg_bots::Level;
use rabenburg_engine::*;
use rabenburg_protocol::*;
use rabenburg_words::{Language, phrase};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::page::{blocks, text};

/// The names of all variants of a type: of a plain one, or of one that is told apart by the field `tag`.
fn variants<T: DeserializeOwned>(tag: Option<&str>) -> BTreeSet<String> {
    let nobody = "no such word";
    let probe = match tag {
        Some(tag) => json!({ tag: nobody }),
        None => json!(nobody),
    };
    let error = match serde_json::from_str::<T>(&probe.to_string()) {
        Ok(_) => panic!("{} takes everything", std::any::type_name::<T>()),
        Err(error) => error.to_string(),
    };
    let expected = error.split_once("expected").filter(|_| error.contains("unknown variant"));
    let (_, expected) = expected.unwrap_or_else(|| panic!("{}: {error}", std::any::type_name::<T>()));
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The variants in the examples of a type.
fn shown(kind: &str, tag: Option<&str>) -> BTreeSet<String> {
    let values = blocks().into_iter().filter(|block| block.kind == kind).flat_map(|block| block.values);
    let name = |value: Value| match (tag, value) {
        (Some(tag), value) => value[tag].as_str().map(str::to_owned),
        (None, Value::String(word)) => Some(word),
        (None, Value::Object(fields)) => fields.keys().next().cloned(),
        (None, _) => None,
    };
    values.filter_map(name).collect()
}

#[track_caller]
fn all_shown<T: DeserializeOwned>(kind: &str, tag: Option<&str>) {
    let (there, shown) = (variants::<T>(tag), shown(kind, tag));
    assert!(there.len() > 1);
    let missing: Vec<_> = there.difference(&shown).collect();
    assert!(missing.is_empty(), "PROTOCOL.md has no example of {kind} {missing:?}");
}

#[test]
fn every_kind_of_message_action_and_event_has_an_example() {
    all_shown::<ClientMessage>("ClientMessage", Some("type"));
    all_shown::<ServerMessage>("ServerMessage", Some("type"));
    all_shown::<Command>("Command", Some("type"));
    all_shown::<Action>("Action", Some("type"));
    all_shown::<Cast>("Cast", Some("spell"));
    all_shown::<SeenEvent>("SeenEvent", Some("event"));
    all_shown::<Fact>("Fact", Some("fact"));
    all_shown::<Refusal>("Refusal", Some("code"));
    all_shown::<SpellChoice>("SpellChoice", None);
    all_shown::<Stage>("Stage", None);
    all_shown::<Interlude>("Interlude", None);
    all_shown::<Awaited>("Awaited", None);
}

/// The cells of the first column of all tables, and what is written as code anywhere.
fn explained() -> BTreeSet<String> {
    let page = text();
    // Blocks are examples; explanations stand between them.
    let prose = page.split("```").step_by(2).collect::<String>();
    prose.split('`').skip(1).step_by(2).map(|code| code.trim_matches('"').to_owned()).collect()
}

#[track_caller]
fn all_explained<T: DeserializeOwned>(tag: Option<&str>) {
    are_explained::<T>(&variants::<T>(tag));
}

#[track_caller]
fn are_explained<T>(there: &BTreeSet<String>) {
    let explained = explained();
    let missing: Vec<_> = there.difference(&explained).collect();
    assert!(missing.is_empty(), "PROTOCOL.md does not explain {missing:?} of {}", std::any::type_name::<T>());
}

#[test]
fn every_problem_is_explained() {
    let name = |code: &ProblemCode| serde_json::to_value(code).expect("it can be sent").as_str().map(str::to_owned);
    let names: BTreeSet<String> = ProblemCode::ALL.iter().filter_map(name).collect();
    assert_eq!(names.len(), ProblemCode::ALL.len());
    are_explained::<ProblemCode>(&names);
}

#[test]
fn every_word_is_explained() {
    all_explained::<ClientMessage>(Some("type"));
    all_explained::<ServerMessage>(Some("type"));
    all_explained::<Command>(Some("type"));
    all_explained::<Action>(Some("type"));
    all_explained::<Fact>(Some("fact"));
    all_explained::<Phrase>(None);
    all_explained::<Status>(None);
    all_explained::<Actor>(None);
    all_explained::<Starter>(None);
    all_explained::<Access>(None);
    all_explained::<Chat>(None);
    all_explained::<Timeout>(None);
    all_explained::<NewSeat>(Some("sitter"));
    all_explained::<Level>(None);
    all_explained::<Printing>(None);
    all_explained::<Variant>(None);
    all_explained::<Teams>(None);
    all_explained::<Memory>(None);
    all_explained::<Colour>(None);
    all_explained::<Spell>(None);
    all_explained::<Direction>(None);
    all_explained::<Phase>(None);
    all_explained::<Window>(None);
    all_explained::<Reason>(None);
}

/// What the table of fields in a section explains, by its first column.
fn fields_of(section: &str) -> BTreeSet<String> {
    let page = text();
    let (_, section) = page.split_once(section).unwrap_or_else(|| panic!("no {section}"));
    let rows = section.lines().skip_while(|line| !line.starts_with("| field")).skip(2);
    let cells = rows.take_while(|line| line.starts_with('|')).filter_map(|line| line.split('|').nth(1));
    cells.map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
}

#[test]
fn every_field_of_views_and_options_is_explained() {
    let rules = Rules { memory: Memory::Aided, ..Rules::new(Printing::Third, 2) };
    let view = Position::start(rules).expect("rules").view(Viewer::Seat(Seat::FIRST));
    let view = View { offered: Some(Face::D), ..view };
    let view = serde_json::to_value(view).expect("a view is data");
    let fields: BTreeSet<String> = view.as_object().expect("fields").keys().cloned().collect();
    assert_eq!(fields_of("## The present: views"), fields);

    let blocks = blocks();
    let whole = blocks.iter().find(|block| block.kind == "NewTable" && !block.short).expect("a whole table");
    let fields: BTreeSet<String> = whole.values[0].as_object().expect("fields").keys().cloned().collect();
    assert_eq!(fields_of("## The options of a table"), fields);
    // What is not mentioned is refused, and so told: these are all there are.
    let error = serde_json::from_str::<NewTable>(r#"{"no such field": 1}"#).expect_err("refused").to_string();
    let known: BTreeSet<String> = error.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert_eq!(known, fields, "{error}");
}

#[test]
fn the_numbers_of_the_page_are_those_of_the_code() {
    let page = text();
    for number in [
        format!("The version of the protocol, {PROTOCOL},"),
        format!("| a name, a text | {} and {} characters |", Name::LIMIT, Text::LIMIT),
        format!("free text of at most {} characters", Text::LIMIT),
    ] {
        assert!(page.contains(&number), "{number}");
    }
    let costs = serde_json::to_string(&Costs::PRINTED).expect("costs are data").replace(',', ", ");
    assert!(page.contains(&format!("`{costs}` is printed")), "{costs}");
    let names: Vec<String> = Spell::ALL.iter().map(|spell| format!("`{spell}`")).collect();
    let (last, names) = names.split_last().expect("spells");
    assert!(page.contains(&format!("{}, and the promo {last}", names.join(", "))), "the order of spells");
}

#[test]
fn phrases_are_quoted_as_they_are() {
    let block = blocks().into_iter().find(|block| block.kind == "Phrases").expect("phrases");
    let phrases = block.values[0]["phrases"].as_array().expect("a list");
    assert!(!phrases.is_empty());
    for said in phrases {
        let id = said["id"].as_str().expect("an id");
        let texts = Language::ALL.map(|language| phrase(id, language));
        assert_eq!([said["en"].as_str(), said["de"].as_str()], texts, "{id}");
    }
}
