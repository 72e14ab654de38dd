//! What is wrong with command lines, in German.

use super::tests::{answer, language, mistake, requests};

/// Command lines that are wrong in all the ways there are, with what is said about them in German.
pub(super) const MISTAKES: [(&str, &str); 22] = [
    ("dance", "Fehler: Den Befehl „dance“ gibt es nicht\n\n  Tipp: Ähnlich heißt der Befehl „trace“"),
    ("tra", "  Tipp: Ähnlich heißen die Befehle „trace“, „train“\n\nAufruf: rabenburg [OPTIONEN] [BEFEHL]\n\n"),
    ("-- watch", "  Tipp: Den Befehl „watch“ gibt es; lass „--“ davor weg\n"),
    ("--players 3 watch", "  Tipp: Es gibt „watch --players“\n"),
    ("watch --player 3", "„--player“ wird hier nicht erwartet\n\n  Tipp: Ähnlich heißt „--players“\n\nAufruf: "),
    (
        "replay --x",
        "  Tipp: Wenn „--x“ ein Wert sein soll, schreib „-- --x“\n\nAufruf: rabenburg replay [OPTIONEN] <DATEI>",
    ),
    (
        "replay",
        "Fehler: Diese Angaben fehlen:\n  <DATEI>\n\nAufruf: rabenburg replay <DATEI>\n\nMehr dazu sagt „--help“.\n",
    ),
    ("watch --seed", "„--seed <SEED>“ braucht einen Wert, aber es ist keiner angegeben"),
    ("watch --seed 1 --seed 2", "„--seed <SEED>“ darf nur einmal vorkommen"),
    ("watch --open=yes", "„yes“ ist ein Wert zu viel für „--open“"),
    ("serve --open --no-open", "„--open[=<BOOL>]“ geht nicht zusammen mit „--no-open“"),
    ("watch --memory strikt", "  [mögliche Werte: strict, aided]\n\n  Tipp: Ähnlich heißt „strict“\n\nMehr dazu"),
    ("watch --players 7", "„7“ geht nicht für „--players <PLAYERS>“: 7 liegt nicht zwischen 1 und 6"),
    ("watch --players x", "Das ist keine ganze Zahl"),
    ("watch --round-limit 99999999", "Die Zahl ist zu groß"),
    ("serve --bot-threads 0", "Die Zahl darf nicht 0 sein"),
    ("serve --address nowhere", "Das ist keine IP-Adresse"),
    ("serve --keep-logs soon", "Eine Zeit ist eine ganze Zahl mit ms, s, m, h oder d dahinter"),
    ("serve --public-url towers.example", "Eine Adresse besteht aus Schema und Host"),
    ("watch --bots merlin", "„merlin“ ist kein Bot; Bots sind random, fledgling"),
    ("bench --seconds 0", "Hier gehört eine Zahl von Sekunden über 0 hin, etwa 2 oder 0.5"),
    ("train --kind chess", "„chess“ gehört nicht zu: solo, basic-2"),
];

#[test]
fn mistakes_are_explained_in_german() {
    for (arguments, expected) in MISTAKES {
        let text = answer(arguments, language("de"));
        assert!(text.starts_with("Fehler: ") && text.ends_with("\n\nMehr dazu sagt „--help“.\n"), "{text}");
        assert!(text.contains(expected), "{arguments}: '{expected}' is missing in\n{text}");
        assert_eq!(mistake(arguments, language("de")).exit_code(), 2);
    }
}

#[test]
fn help_has_no_english_words() {
    // Words that hardly an English sentence does without.
    let telltale = |word: &str| ["the", "and", "of", "with", "is", "to", "a", "for", "or"].contains(&word);
    // Names such as shut-the-door are one word, the same in every language.
    let apart = |char: char| !char.is_alphanumeric() && char != '-';
    let foreign = |line: &&str| line.split(apart).any(telltale);
    for arguments in requests() {
        assert_eq!(answer(&arguments, language("de")).lines().find(foreign), None, "{arguments}");
    }
}
