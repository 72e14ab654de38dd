//! What is said in German besides games.

use std::process::Output;

use crate::run::start;
#[cfg(unix)]
use crate::serve::{Server, fresh};

#[test]
fn help_and_errors_are_in_the_language_that_is_asked_for() {
    for (arguments, german) in [
        ("watch --help", "Aufruf: rabenburg watch [OPTIONEN]"),
        ("dance", "Fehler: Den Befehl „dance“ gibt es nicht"),
        ("watch --players 7", "7 liegt nicht zwischen 1 und 6"),
        ("watch --bots merlin", "„merlin“ ist kein Bot"),
        ("watch --spells fly", "rabenburg: „fly“ ist kein Zauber"),
        ("replay nowhere.txt", "rabenburg: nowhere.txt lässt sich nicht lesen: "),
    ] {
        let all = |run: Output| String::from_utf8_lossy(&[run.stdout, run.stderr].concat()).into_owned();
        let [by_argument, by_variable, by_system] = [
            start(&format!("--language de {arguments}"), &[("RABENBURG_LANGUAGE", "en")]),
            start(arguments, &[("RABENBURG_LANGUAGE", "de"), ("LC_ALL", "en_GB.UTF-8")]),
            start(arguments, &[("LC_ALL", "de_AT.UTF-8")]),
        ]
        .map(all);
        assert!(by_argument.contains(german), "{arguments}: '{german}' is missing in\n{by_argument}");
        assert!(!by_argument.contains('\x1b'), "{arguments}: an escape sequence in a pipe");
        // Help shows the value of the variable.
        let unset = |text: &str| text.replace("RABENBURG_LANGUAGE=de", "").replace("RABENBURG_LANGUAGE=en", "");
        assert_eq!(unset(&by_argument), unset(&by_variable));
        assert_eq!(unset(&by_argument), by_system.replace("RABENBURG_LANGUAGE=", ""));
    }
}

#[cfg(unix)]
#[test]
fn the_server_says_in_german_where_it_is() {
    let path = fresh("german.db");
    let mut server = Server::start(&format!("serve --port 0 --language de --data {}", path.display()));
    let line = server.line();
    assert!(
        line.starts_with("Rabenburg ist unter http://127.0.0.1:") && line.ends_with("/ (Strg-C beendet)\n"),
        "{line}"
    );
    assert_eq!(server.line(), format!("Die Tische liegen in {}\n", path.display()));
}
