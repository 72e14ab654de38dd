//! Counts of whole game trees, kept in files: `tests/perft/PRINTING-PLAYERS.txt`.
//!
//! Each line is a position in one-line notation, a semicolon and its counts by depth, `POSITION ; 1=… 2=… 3=…`; lines that
//! begin with `#` are comments. With `RABENBURG_BLESS=1` in the environment the counts are written anew, and a file that
//! is missing is made, with positions of seeded random play. A change of a count is a change of the rules: look before
//! you bless.

#![expect(clippy::disallowed_methods, reason = "counts are kept in files")]

use std::fs;
use std::path::PathBuf;

use rabenburg_engine::*;
use rabenburg_testkit::{TestDice, start};

const PLAYERS: std::ops::RangeInclusive<u8> = 1..=6;

/// The depths a new position is counted to: two at least, and deeper while the tree stays small.
const MOST_PLIES: u32 = 5;
const SMALL_TREE: u64 = 1_500;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft")
}

fn file_name(printing: Printing, players: u8) -> String {
    format!("{printing}-{players}.txt")
}

fn blessing() -> bool {
    std::env::var("RABENBURG_BLESS").is_ok_and(|value| value == "1")
}

/// Checks the files of a printing, or writes them when blessed.
#[track_caller]
fn check_printing(printing: Printing) {
    let mut wrong = Vec::new();
    for players in PLAYERS {
        let name = file_name(printing, players);
        let path = folder().join(&name);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(_) if blessing() => new_file(printing, players),
            Err(error) => {
                wrong.push(format!("tests/perft/{name}: {error}"));
                continue;
            }
        };
        let mut counted = String::new();
        let mut positions = 0;
        for (number, line) in text.lines().enumerate() {
            let at = format!("tests/perft/{name}:{}", number + 1);
            if line.starts_with('#') || line.trim().is_empty() {
                counted += line;
            } else {
                positions += 1;
                match count_line(line, printing, players) {
                    Ok(line) => counted += &line,
                    Err(error) => panic!("{at}: {error}\n{line}"),
                }
            }
            if !blessing() && !counted.ends_with(line) {
                let there = line.rsplit(" ; ").next().unwrap_or_default();
                let now = counted.rsplit(" ; ").next().unwrap_or_default();
                wrong.push(format!("{at}: the file says {there}, counted are {now}\n  {line}"));
            }
            counted.push('\n');
        }
        if positions < 4 {
            wrong.push(format!("tests/perft/{name}: {positions} positions are too few"));
        }
        if blessing() && fs::read_to_string(&path).ok().as_deref() != Some(&counted) {
            fs::write(&path, counted).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "counts differ (RABENBURG_BLESS=1 rewrites them):\n{}", wrong.join("\n"));
}

/// The line with what is counted now, to the depths that it names.
fn count_line(line: &str, printing: Printing, players: u8) -> Result<String, String> {
    let (text, counts) = line.rsplit_once(" ; ").ok_or("expected POSITION ; 1=COUNT 2=COUNT")?;
    let position: Position = text.parse().map_err(|error| format!("{error}"))?;
    if position.to_string() != text {
        return Err(format!("the position is written differently:\n{position}"));
    }
    if (position.rules().printing, position.rules().players) != (printing, players) {
        return Err("the position belongs into another file".to_string());
    }
    let mut counted = Vec::new();
    for count in counts.split_whitespace() {
        let depth = count.split_once('=').and_then(|(depth, _)| depth.parse().ok());
        let depth: u32 = depth.ok_or_else(|| format!("expected DEPTH=COUNT, found {count}"))?;
        counted.push(format!("{depth}={}", perft(&position, depth).nodes));
    }
    if counted.is_empty() {
        return Err("no depth to count to".to_string());
    }
    Ok(format!("{text} ; {}", counted.join(" ")))
}

/// A new file: comments, and positions with the depths to count to.
fn new_file(printing: Printing, players: u8) -> String {
    let mut dice = TestDice::new(1_000 * u64::from(players) + printing as u64);
    let basic = Rules::new(printing, players);
    let mut text = format!("# {printing}-{players}: leaves of the game tree by depth in plies.\n");
    let mut add = |what: &str, position: Position| {
        let mut depths = "1=0 2=0".to_string();
        let mut depth = 2;
        while depth < MOST_PLIES && perft(&position, depth).nodes <= SMALL_TREE {
            depth += 1;
            depths += &format!(" {depth}=0");
        }
        text += &format!("# {what}\n{position} ; {depths}\n");
    };
    add("the deal", Position::start(basic).expect("rules that can be played"));
    add("the start after the deal", dealt(basic, &mut dice));
    if players == 1 {
        let spells = Rules { spells: Spells::draw(3, false, |bound| dice.below(bound)), ..basic };
        let riding =
            Rules { spells: [Spell::Piggyback, Spell::FreeWizard, Spell::DrawTwo].into_iter().collect(), ..basic };
        add("later, without spells", later(basic, &mut dice));
        for rules in [spells, riding] {
            add("the start with spells", dealt(rules, &mut dice));
            add("late, with spells", late(rules, &mut dice));
            add("late, in the middle of a turn", midway(rules, &mut dice));
        }
        return text;
    }
    let master = Rules { variant: Variant::Master, spells: Spells::BOX, ..basic };
    let some = Rules { spells: Spells::draw(4, true, |bound| dice.below(bound)), ..master };
    let named = Rules { spells: Spells::BOX, ..basic };
    add("later in a basic game", later(basic, &mut dice));
    add("late in a basic game", late(basic, &mut dice));
    add("late in a basic game with all spells of the box", late(named, &mut dice));
    add("a basic game in the middle of a turn", midway(named, &mut dice));
    add("later in a master game", later(master, &mut dice));
    add("late in a master game", late(master, &mut dice));
    for _ in 0..3 {
        add("a master game in the middle of a turn", midway(some, &mut dice));
    }
    if matches!(players, 4 | 6) {
        for (what, rules) in [("basic", named), ("master", some)] {
            for teams in [Teams::EndAtOnce, Teams::FinishRound] {
                let rules = Rules { teams, ..rules };
                add(&format!("teams, late in a {what} game"), late(rules, &mut dice));
                add(&format!("teams, a {what} game in the middle of a turn"), midway(rules, &mut dice));
            }
        }
    }
    text
}

/// The first decision of a game.
fn dealt(rules: Rules, dice: &mut TestDice) -> Position {
    let start = Position::start(rules).expect("rules that can be played");
    walk(start, usize::from(3 * rules.players), dice).expect("a game does not end with its deal")
}

/// Some turns after the start.
fn later(rules: Rules, dice: &mut TestDice) -> Position {
    loop {
        let plies = 60 + dice.below(60);
        let found = walk(dealt(rules, dice), plies, dice);
        if let Some(position) = found.filter(|position| position.awaited().is_some()) {
            return position;
        }
    }
}

/// Few wizards on the course, many full flasks, at the beginning of a turn.
fn late(rules: Rules, dice: &mut TestDice) -> Position {
    loop {
        let position = start(rules, dice);
        if position.stage() != Stage::Deal {
            return position;
        }
    }
}

/// Late, some plies into a turn, at anything but the choice of a card or a refill.
fn midway(rules: Rules, dice: &mut TestDice) -> Position {
    loop {
        let plies = 1 + dice.below(12);
        let found = walk(late(rules, dice), plies, dice);
        let decides = |position: &Position| position.awaited().is_some() && position.stage() != Stage::Choose;
        if let Some(position) = found.filter(decides) {
            return position;
        }
    }
}

/// Random play for some plies; `None` if the game ended.
fn walk(mut position: Position, plies: usize, dice: &mut TestDice) -> Option<Position> {
    for _ in 0..plies {
        let input = dice.input(&position)?;
        position.put(input, &mut ()).expect("an input that was listed");
    }
    (!matches!(position.turn(), Turn::Over(_))).then_some(position)
}

#[test]
fn first() {
    check_printing(Printing::First);
}

#[test]
fn second() {
    check_printing(Printing::Second);
}

#[test]
fn third() {
    check_printing(Printing::Third);
}

#[test]
fn short() {
    check_printing(Printing::Short);
}

/// Nothing lies about that no test reads.
#[test]
fn every_file_is_read() {
    let names: Vec<_> = Printing::ALL
        .into_iter()
        .flat_map(|printing| PLAYERS.map(move |players| file_name(printing, players)))
        .collect();
    let folder = fs::read_dir(folder()).expect("the folder of the counts");
    for entry in folder {
        let name = entry.expect("an entry").file_name().into_string().expect("a plain name");
        assert!(names.contains(&name), "tests/perft/{name} is read by nobody");
    }
}

/// A depth of no plies is the position itself; a deal has 23 faces, and a face of one copy does not come twice.
#[test]
fn the_deal_is_counted_by_faces() {
    let position = Position::start(Rules::new(Printing::Third, 2)).expect("rules");
    assert_eq!(perft(&position, 0), Perft { nodes: 1, over: 0, chance: 1 });
    let faces = FACES as u64;
    let single = Face::ALL.iter().filter(|face| face.copies() == 1).count() as u64;
    assert_eq!(perft(&position, 1), Perft { nodes: faces, over: 0, chance: faces });
    assert_eq!(perft(&position, 2).nodes, faces * faces - single);
    assert!(perft_divide(&position, 0).is_empty());
}

/// The counts of the first inputs add up, and asides are among them.
#[test]
fn divided_counts_add_up() {
    let text = "rules third basic 4 teams | course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9a 10:b 11:c 12:d \
                | a 4/1/0 W1 W2 | b 5/0/0 - | c 3/2/0 T1 T2 T2 | d 5/0/0 - | discard - | turn 0";
    let position: Position = text.parse().expect("a position");
    let divided = perft_divide(&position, 1);
    let by = |letter| {
        let seat = Seat::from_letter(letter);
        divided.iter().filter(|(input, _)| matches!(input, Input::Act { seat: by, .. } if Some(*by) == seat)).count()
    };
    // a: two cards, a redraw, nine towers by a spell, an exchange and a flask.
    assert_eq!(by('a'), 2 + 1 + 9 + 1 + 1);
    // c: two cards to offer, and one or two flasks.
    assert_eq!(by('c'), 4);
    for depth in 1..=3 {
        let sum: u64 = perft_divide(&position, depth).iter().map(|(_, count)| count).sum();
        assert_eq!(sum, perft(&position, depth).nodes, "depth {depth}");
    }
}

/// A game that is over is a leaf at any depth.
#[test]
fn a_finished_game_is_a_leaf() {
    let text =
        "rules third basic 1 | course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 15:9a | a 0/0/0 W1 | discard - | turn 0";
    let position: Position = text.parse().expect("a position");
    // Home with the card, or a redraw and then a draw of any face.
    assert_eq!(perft(&position, 1), Perft { nodes: 2, over: 1, chance: 1 });
    assert_eq!(perft(&position, 2), Perft { nodes: 1 + FACES as u64, over: 1, chance: FACES as u64 });
    let mut over = position;
    let home = position.legal_actions(Seat::FIRST).iter().next().expect("the card");
    over.play(Seat::FIRST, home, &mut ()).expect("a legal action");
    assert_eq!(perft(&over, 4), Perft { nodes: 1, over: 1, chance: 0 });
    assert!(perft_divide(&over, 4).is_empty());
}
