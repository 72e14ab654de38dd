//! Every failure in English and in German.

use std::path::PathBuf;

use super::*;

#[track_caller]
fn check(error: impl Into<LabError>, english: &str, german: &str) {
    let error = error.into();
    let told = |code| error.told(Language::from_code(code).expect("a language"));
    assert_eq!([told("en"), told("de")], [english, german]);
}

fn system() -> io::Error {
    io::Error::other("no luck")
}

fn path() -> PathBuf {
    "a.txt".into()
}

#[test]
fn files_are_explained() {
    check(
        LabError::Read { path: path(), error: system() },
        "cannot read a.txt: no luck",
        "a.txt lässt sich nicht lesen: no luck",
    );
    check(
        LabError::Save { path: path(), error: system() },
        "cannot write a.txt: no luck",
        "a.txt lässt sich nicht schreiben: no luck",
    );
    check(system(), "cannot write: no luck", "Die Ausgabe lässt sich nicht schreiben: no luck");
    let error = "tower".parse::<rabenburg_engine::Position>().expect_err("no position");
    let (expected, found) = (error.expected.clone(), error.found.clone());
    check(
        LabError::Notation { path: path(), error },
        &format!("a.txt: line 1, column 1: expected {expected}, found {found}"),
        &format!("a.txt: Zeile 1, Spalte 1: Das ist keine Notation (expected {expected}, found {found})"),
    );
}

#[test]
fn logs_are_explained() {
    let log = |error| LabError::Log { path: path(), error };
    check(
        log(LogError::Exists),
        "a.txt: it already contains games; add to them with --resume, or choose another name",
        "a.txt: Darin stehen schon Partien; häng mit --resume weitere an oder wähle einen anderen Namen",
    );
    check(
        log(LogError::NoHeader),
        "a.txt: the first line is not an arena header",
        "a.txt: Die erste Zeile ist nicht der Kopf einer Arena",
    );
    check(
        log(LogError::OtherSetup { field: "seed".into(), there: "1".into(), here: "2".into() }),
        "a.txt: the log has a different set-up: seed is 1 there and 2 here",
        "a.txt: Das Protokoll ist anders eingestellt: seed ist dort 1 und hier 2",
    );
    let error = serde_json::from_str::<u8>("x").expect_err("no number");
    let reason = error.to_string();
    check(
        log(LogError::Line { number: 3, error }),
        &format!("a.txt: line 3: {reason}"),
        &format!("a.txt: Zeile 3: {reason}"),
    );
    check(
        log(LogError::OtherGame { number: 3 }),
        "a.txt: line 3: not a game of this arena",
        "a.txt: Zeile 3: Das ist keine Partie dieser Arena",
    );
}

#[test]
fn rules_that_nobody_can_play_by_are_explained() {
    check(
        UsageError::Rules(RulesError::TeamPlayers(3)),
        "Teams need 4 or 6 players; you have 3.",
        "Teams brauchen 4 oder 6 Spieler; ihr seid 3.",
    );
}

#[test]
fn arguments_are_explained() {
    let names = "move_wizard, headwind_wizard, move_tower, headwind_tower, swap_towers, move_castle, piggyback, \
                 free_wizard, draw_two";
    check(
        UsageError::Spell("fly".into()),
        &format!("'fly' is not a spell; spells are {names}"),
        &format!("„fly“ ist kein Zauber; Zauber sind {names}"),
    );
    check(
        UsageError::RandomSpells { given: "random:x".into(), most: 8 },
        "'random:x': random takes a number from 1 to 8",
        "„random:x“: Zu random gehört eine Zahl von 1 bis 8",
    );
    check(
        UsageError::Costs("free".into()),
        "'free': costs are written like swap_towers=2,free_wizard=2",
        "„free“: Kosten schreibt man wie swap_towers=2,free_wizard=2",
    );
    check(
        UsageError::Lineup(LineupError::Solo),
        "the solo game is measured by `rabenburg solo`",
        "Das Solospiel misst `rabenburg solo`",
    );
    check(
        UsageError::Lineup(LineupError::Count { given: 3, places: 4 }),
        "3 contenders for 4 places: list one for each place, two for one against copies of the other, or more than 4 for \
         all combinations",
        "3 Bots für 4 Plätze: Nenn einen für jeden Platz, zwei für einen gegen Kopien des anderen oder mehr als 4 für \
         alle Kombinationen",
    );
    check(
        UsageError::Lineup(LineupError::Twice),
        "more contenders than places play in all combinations, so name each of them only once",
        "Mehr Bots als Plätze spielen in allen Kombinationen, nenn also jeden nur einmal",
    );
    check(
        UsageError::KillsItsServer,
        "L6 kills its server, so it needs one of its own: leave out --url",
        "L6 beendet seinen Server mit kill -9 und braucht darum einen eigenen: Lass --url weg",
    );
    check(
        UsageError::Url("here".into()),
        "'here': expected the address of a server, such as http://127.0.0.1:7288",
        "„here“: Hier gehört die Adresse eines Servers hin, etwa http://127.0.0.1:7288",
    );
    check(
        UsageError::OpenFiles { sockets: 8000, limit: 4096, needed: 8200 },
        "8000 sockets exceed the system's limit of 4096 open files; raise it with ulimit -Hn 8200",
        "8000 Sockets sind mehr, als das System mit 4096 offenen Dateien erlaubt; erhöh die Grenze mit ulimit -Hn 8200",
    );
}

#[test]
fn servers_are_explained() {
    check(ServerError::Host { host: "nowhere".into(), error: system() }, "nowhere: no luck", "nowhere: no luck");
    check(
        ServerError::Silent("http://127.0.0.1:9".into()),
        "no Rabenburg server responds at http://127.0.0.1:9",
        "An http://127.0.0.1:9 antwortet kein Server von Rabenburg",
    );
    check(
        ServerError::NotBack,
        "the server did not come back after being killed",
        "Der mit kill -9 beendete Server ist nicht zurückgekommen",
    );
    check(
        ServerError::NotStarted("no luck".into()),
        "the server did not start:\nno luck",
        "Der Server ist nicht gestartet:\nno luck",
    );
    let tables = |ready, bots| ServerError::Tables { ready, count: 3, bots, troubles: "no luck".into() };
    check(
        tables(1, false),
        "only 1 of 3 tables could be created: no luck",
        "Nur 1 von 3 Tischen ließ sich aufmachen: no luck",
    );
    check(
        tables(2, true),
        "only 2 of 3 tables of bots could be created: no luck",
        "Nur 2 von 3 Tischen mit Bots ließen sich aufmachen: no luck",
    );
}

#[test]
fn bugs_are_explained() {
    check(
        LabError::Bug("nobody can do anything".into()),
        "internal error, please report it: nobody can do anything",
        "Interner Fehler, bitte melde ihn: nobody can do anything",
    );
}
