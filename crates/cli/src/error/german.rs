//! Every failure in English and in German.

use super::*;

#[track_caller]
fn check(error: &CliError, code: u8, english: &str, german: &str) {
    let told = |code| error.told(Language::from_code(code).expect("a language"));
    assert_eq!([told("en"), told("de")], [english, german]);
    assert_eq!(error.exit_code(), code);
}

fn listen(kind: ErrorKind) -> CliError {
    CliError::Listen { address: SocketAddr::from(([127, 0, 0, 1], 80)), error: kind.into() }
}

#[test]
fn arguments_are_explained() {
    check(
        &CliError::Bots { bots: 2, players: 3 },
        2,
        "2 bots, but the number of players is 3: name one for every seat, or one for all",
        "2 Bots für 3 Spieler: Nenn einen für jeden Platz oder einen für alle",
    );
    check(
        &CliError::Turn { turn: 99, turns: (0, 40) },
        2,
        "--turn 99: the game has turns 0 to 40",
        "--turn 99: Die Partie hat die Züge 0 bis 40",
    );
    check(
        &CliError::Keys(io::Error::other("it is a printer")),
        2,
        "the terminal cannot read keys (it is a printer); add --print",
        "Das Terminal kann keine Tasten lesen (it is a printer); nimm --print dazu",
    );
    check(
        &CliError::NoDataFolder,
        2,
        "cannot find your data folder; choose a file for the tables with --data",
        "Dein Datenordner ist nicht zu finden; wähle mit --data eine Datei für die Tische",
    );
}

#[test]
fn files_are_explained() {
    let settings = |line| CliError::Settings { path: "a.toml".into(), line, reason: "duplicate key".into() };
    check(&settings(Some(2)), 3, "a.toml: line 2: duplicate key", "a.toml: Zeile 2: duplicate key");
    check(&settings(None), 3, "a.toml: duplicate key", "a.toml: duplicate key");
    check(
        &CliError::Data { path: "a.db".into(), reason: "disk full".into() },
        4,
        "cannot store tables in a.db: disk full; choose another file with --data",
        "In a.db lassen sich keine Tische speichern: disk full; wähle mit --data eine andere Datei",
    );
    check(
        &io::Error::other("disk full").into(),
        4,
        "cannot write: disk full",
        "Die Ausgabe lässt sich nicht schreiben: disk full",
    );
}

#[test]
fn the_network_is_explained() {
    check(
        &listen(ErrorKind::AddrInUse),
        5,
        "cannot listen on 127.0.0.1:80: another program is using it; choose another port with --port",
        "An 127.0.0.1:80 kann der Server nicht lauschen: Ein anderes Programm tut es schon; wähle mit --port einen anderen Port",
    );
    check(
        &listen(ErrorKind::AddrNotAvailable),
        5,
        "cannot listen on 127.0.0.1:80: this machine has no such address; see --address",
        "An 127.0.0.1:80 kann der Server nicht lauschen: Diese Adresse hat der Rechner nicht; siehe --address",
    );
    check(
        &listen(ErrorKind::PermissionDenied),
        5,
        "cannot listen on 127.0.0.1:80: the system does not allow that port; choose one above 1023 with --port",
        "An 127.0.0.1:80 kann der Server nicht lauschen: Das System erlaubt diesen Port nicht; wähle mit --port einen über 1023",
    );
}
