//! Help, wrong arguments and exit codes.

use crate::run::{failure, file, output};

const COMMANDS: [&str; 10] = ["serve", "watch", "replay", "arena", "solo", "trace", "perft", "bench", "load", "train"];

#[test]
fn help_lists_the_commands_and_examples() {
    let help = output("--help");
    for command in COMMANDS {
        assert!(help.contains(&format!("  {command} ")), "{command} is missing in\n{help}");
        let own = output(&format!("{command} --help"));
        assert!(own.contains("Examples:\n") && own.contains(&format!("  rabenburg {command}")), "{own}");
    }
    assert!(help.contains("Examples:"));
}

#[test]
fn wrong_arguments_end_with_2_and_say_what_to_do() {
    for (arguments, hint) in [
        ("watch --players 7", "7 is not in 1..=6"),
        ("watch --teams --players 3", "Teams need 4 or 6 players"),
        ("watch --spells fly", "spells are move_wizard"),
        ("watch --bots merlin", "bots are random, fledgling"),
        ("watch --bots random,keeper --players 3", "2 bots, but the number of players is 3"),
        ("trace --costs free", "swap_towers=2"),
        ("perft --depth x", "invalid digit"),
        ("bench --seconds 0", "above 0"),
        ("load l1 --rate fast", "0 for no thinking time"),
        ("load l6 --url http://127.0.0.1:9", "needs one of its own"),
        ("load l1 --url somewhere", "http://127.0.0.1:7288"),
        ("replay", "<FILE>"),
        ("serve --port 70000", "70000 is not in 0..=65535"),
        ("serve --address nowhere", "invalid IP address"),
        ("serve --keep-logs soon", "such as 90s or 30d"),
        ("serve --public-url towers.example", "such as https://towers.example"),
        ("serve --durability paper", "possible values: disk, process"),
        ("serve --bot-threads 0", "number would be zero"),
        ("serve --open --no-open", "cannot be used with"),
        ("dance", "--help"),
    ] {
        let (code, message) = failure(arguments);
        assert_eq!(code, 2, "{arguments}: {message}");
        assert!(message.contains(hint), "{arguments}: '{hint}' is missing in\n{message}");
    }
}

#[test]
fn a_missing_file_ends_with_3() {
    for command in ["replay nowhere.txt", "watch --start nowhere.txt", "perft --start nowhere.txt"] {
        let (code, message) = failure(command);
        assert_eq!(code, 3);
        assert!(message.contains("cannot read nowhere.txt"), "{message}");
    }
}

#[test]
fn a_broken_file_ends_with_3_and_says_where() {
    let path = file("broken.txt");
    std::fs::write(&path, "rabenburg game 1\nmoves\n").expect("a file");
    let (code, message) = failure(&format!("replay {}", path.display()));
    assert_eq!(code, 3);
    assert!(message.contains("line 1"), "{message}");
}

#[test]
fn a_file_that_cannot_be_written_ends_with_4() {
    let (code, message) = failure("watch --seed 1 --record nowhere/game.txt");
    assert_eq!(code, 4);
    assert!(message.contains("cannot write nowhere/game.txt"), "{message}");
}
