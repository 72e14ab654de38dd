//! Everything that can be said occurs on the page.

use std::collections::BTreeSet;

use rabenburg_bots::Level;
use rabenburg_engine::*;
use rabenburg_protocol::*;
use rabenburg_words::{Language, phrase};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::page::{blocks, text};

/// Which variant a value is. Whoever adds a variant has to name it below, or nothing compiles.
trait Kinds: DeserializeOwned {
    const ALL: &[&str];

    fn kind(&self) -> &'static str;
}

macro_rules! kinds {
    ($($type:ident: $($variant:ident)*;)*) => {
        $(impl Kinds for $type {
            const ALL: &[&str] = &[$(stringify!($variant)),*];

            fn kind(&self) -> &'static str {
                match self {
                    $($type::$variant { .. } => stringify!($variant),)*
                }
            }
        })*
    };
}

kinds! {
    ClientMessage: Hello Do WhyNot;
    ServerMessage: Welcome Update Table Said Done Refused Allowed Bye;
    Command: Act Sit Leave SeatBot Clear Change Start Close Say Mute StandIn Wait End Resign TakeOver Rematch Decline
        Reopen;
    Notice: Changed Evicted StandIn Back Host Waits Ending Resigned TookOver Rematch Unknown;
    Action: PlayWizard PlayTower PlayDice Discard Redraw MoveWizard MoveTower NoMove Reroll Push NoPush End Pass Stop Cast
        Pick Ask Give Offer Accept Decline GiveBack PassFlasks;
    Cast: MoveWizard HeadwindWizard MoveTower HeadwindTower SwapTowers MoveCastle Piggyback FreeWizard DrawTwo;
    SeenEvent: Public Drew DrewCard CardPassedFaceDown CardPassed Offered OfferedCard;
    Fact: TurnBegan ActionBegan DrawsDue Reshuffled Played Discarded HandDiscarded Rolled Announced WizardMoved
        WizardEntered TowerMoved TowersSwapped CastleMoved FlaskFilled SpellCast Revealed ActionCompleted FlasksPassed
        Declined Passed Reached InterludeReached;
    SpellChoice: Usual Chosen Drawn;
    Stage: Deal Choose Roll Rolled Push End Window Refill Over;
    Interlude: None Drawing Pick Repeat Give Reply GiveBack;
    Awaited: Decision Chance Over;
    NewSeat: Open You Bot;
    NewCall: Push Webhook;
}

/// All examples of a type.
fn examples(kind: &str) -> impl Iterator<Item = Value> {
    blocks().into_iter().filter(move |block| block.kind == kind).flat_map(|block| block.values)
}

#[track_caller]
fn all_shown<T: Kinds>(kind: &str) {
    all_shown_but::<T>(kind, &[]);
}

/// That all are shown but those that nobody sends.
#[track_caller]
fn all_shown_but<T: Kinds>(kind: &str, unsent: &[&str]) {
    // From text, as it comes over the wire: some readers borrow from it.
    let read = |value: Value| serde_json::from_str::<T>(&value.to_string()).expect("an example can be read").kind();
    let shown: BTreeSet<&str> = examples(kind).map(read).collect();
    let missing: Vec<_> = T::ALL.iter().filter(|name| !shown.contains(*name) && !unsent.contains(name)).collect();
    assert!(missing.is_empty(), "PROTOCOL.md has no example of {kind} {missing:?}");
}

#[test]
fn every_kind_of_message_action_and_event_has_an_example() {
    all_shown::<ClientMessage>("ClientMessage");
    all_shown::<ServerMessage>("ServerMessage");
    all_shown::<Command>("Command");
    all_shown_but::<Notice>("Notice", &["Unknown"]);
    all_shown::<Action>("Action");
    all_shown::<Cast>("Cast");
    all_shown::<SeenEvent>("SeenEvent");
    all_shown::<Fact>("Fact");
    all_shown::<SpellChoice>("SpellChoice");
    all_shown::<Stage>("Stage");
    all_shown::<Interlude>("Interlude");
    all_shown::<Awaited>("Awaited");
    all_shown::<NewCall>("NewCall");
    let refusals: BTreeSet<String> = words("code", Refusal::each());
    let missing: Vec<_> = refusals.difference(&words("code", examples("Refusal"))).cloned().collect();
    assert!(missing.is_empty(), "PROTOCOL.md has no example of Refusal {missing:?}");
}

/// What values are called on the wire: plain words, or words in the field `tag`.
fn words(tag: &str, values: impl IntoIterator<Item = impl Serialize>) -> BTreeSet<String> {
    let word = |value| match serde_json::to_value(value).expect("it can be sent") {
        Value::String(word) => word,
        value => value[tag].as_str().unwrap_or_else(|| panic!("no {tag} in {value}")).to_owned(),
    };
    values.into_iter().map(word).collect()
}

/// That these words are written as code somewhere between the examples.
#[track_caller]
fn are_explained(kind: &str, words: &BTreeSet<String>) {
    let page = text();
    // Blocks are examples; explanations stand between them.
    let prose = page.split("```").step_by(2).collect::<String>();
    let explained = prose.split('`').skip(1).step_by(2).map(|code| code.trim_matches('"').to_owned()).collect();
    let missing: Vec<_> = words.difference(&explained).collect();
    assert!(words.len() > 1 && missing.is_empty(), "PROTOCOL.md does not explain {missing:?} of {kind}");
}

#[test]
fn every_problem_is_explained() {
    let names = words("", ProblemCode::ALL);
    assert_eq!(names.len(), ProblemCode::ALL.len());
    are_explained("ProblemCode", &names);
}

#[test]
fn every_word_is_explained() {
    /// All words of types that are nothing but words, each word named: one that is added has to be, or nothing compiles.
    macro_rules! all_explained {
        ($($type:ident: $($word:ident)*;)*) => {
            $(let _ = |word: $type| match word {
                $($type::$word => (),)*
            };
            are_explained(stringify!($type), &words("", [$($type::$word),*]));)*
        };
    }
    all_explained! {
        Status: Waiting Playing Over Closed;
        DoneBy: Person Bot Time;
        Starter: Lot FirstSeat;
        Access: Invitation Open;
        Chat: Everybody Players Phrases Off;
        Timeout: Bot Redraw;
        Pace: Now OverDays;
        Abandoned: Agreed Resigned Silence;
        Found: Already Seated TookOver Opened;
        Variant: Basic Master;
        Teams: None EndAtOnce FinishRound;
        Memory: Strict Aided;
        Direction: Clockwise CounterClockwise;
        Phase: Choose Rolled Push End Window Repeat Pick Give Reply GiveBack;
        Window: Open Announced Done;
    }
    are_explained("WebhookKind", &words("", WebhookKind::ALL));
    are_explained("Phrase", &words("", Phrase::ALL));
    are_explained("Level", &words("", Level::ALL));
    are_explained("Printing", &words("", Printing::ALL));
    are_explained("Colour", &words("", Colour::ALL));
    are_explained("Spell", &words("", Spell::ALL));
    are_explained("Reason", &words("", Reason::ALL));
    // Each of their variants has an example.
    for kind in ["ClientMessage", "ServerMessage", "Command", "Notice", "Action"] {
        are_explained(kind, &words("type", examples(kind)));
    }
    are_explained("Fact", &words("fact", examples("Fact")));
    let colour = None;
    let seats = [NewSeat::Open {}, NewSeat::You { colour }, NewSeat::Bot { level: Level::Keeper, colour }];
    assert_eq!(seats.each_ref().map(Kinds::kind), NewSeat::ALL);
    are_explained("NewSeat", &words("sitter", seats));
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
    /// The names of all fields: one that is added has to be named, or nothing compiles.
    macro_rules! names {
        ($type:ident: $($field:ident)*) => {{
            let _ = |$type { $($field: _),* }: $type| ();
            BTreeSet::from([$(stringify!($field).to_owned()),*])
        }};
    }
    let names = names! {
        NewTable: players printing variant teams memory spells costs second_action_optional round_limit starter access
            spectators chat clock absence takeover seats
    };
    assert_eq!(names, fields);
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
