//! Positions whose text was mangled: refused, or else positions like any other, that can be played on.
//!
//! Fuzzing by bytes seldom hits what is nearly right. Here words of true positions are left out, doubled, exchanged for
//! words of other positions and changed by a letter.

#[path = "common/fuzz_bodies.rs"]
mod fuzz_bodies;
#[path = "common/laws.rs"]
mod laws;

use rabenburg_testkit::{Effort, TestDice, for_every_position};

/// Words of the turn's section that a true position of that table may never have.
const DETAILS: &str = "deal choose roll rolled push end refill over 10.3 10.4 10.5 11.6 12.4 window open announced done \
    a b c d e f give give-back moved redrawn spell-used exchanged passed=a passed=b passed=c passed=d drawing=a \
    drawing=b pick=a:1 pick=b:5 repeat=a:move_tower repeat=b:free_wizard repeat=c:piggyback repeat=a:draw_two reply=W1 \
    reply=D draws=a:1 draws=b:3 draws=a:2 actions=0 actions=1 actions=2 actions=3 die=D die=WDDD die=TDD rolled=1 \
    rolled=6 rolls-left=1 rolls-left=2 rolls-left=0 0 1 2 39";

/// How many words are changed at most.
const CHANGES: usize = 3;

#[test]
fn mangled_positions_are_refused_or_can_be_played() {
    let details: Vec<String> = DETAILS.split_whitespace().map(str::to_string).collect();
    let mut words = details.clone();
    let effort = Effort { seed: 95, games: 1, inputs: 300 };
    for_every_position(
        effort,
        |_| (),
        |_, game, dice| {
            if !dice.one_in(4) {
                return;
            }
            let text = format!("{:#}", game.position);
            let mut lines: Vec<Vec<String>> =
                text.lines().map(|line| line.split(' ').map(str::to_string).collect()).collect();
            for _ in 0..=dice.below(CHANGES) {
                let pool = if dice.one_in(3) { &words } else { &details };
                mangle(&mut lines, pool, dice);
            }
            let mangled: Vec<String> = lines.iter().map(|line| line.join(" ")).collect();
            fuzz_bodies::notation(mangled.join("\n").as_bytes());
            if words.len() < 5_000 {
                words.extend(text.split_whitespace().map(str::to_string));
            }
        },
    );
}

/// Changes one word, most often one of the turn, the announced move or the courses after it.
fn mangle(lines: &mut Vec<Vec<String>>, pool: &[String], dice: &mut TestDice) {
    let turn = lines.iter().position(|line| line.first().is_some_and(|word| word == "turn")).unwrap_or(0);
    let line = if dice.one_in(3) { dice.below(lines.len()) } else { turn + dice.below(lines.len() - turn) };
    if dice.one_in(20) {
        lines.remove(line);
        if lines.is_empty() {
            lines.push(Vec::new());
        }
        return;
    }
    let words = &mut lines[line];
    let new = pool[dice.below(pool.len())].clone();
    if words.is_empty() {
        return words.push(new);
    }
    let at = dice.below(words.len());
    match dice.below(5) {
        0 => drop(words.remove(at)),
        1 => words.insert(at, words[at].clone()),
        2 => words[at] = new,
        3 => words.insert(at + 1, new),
        _ => {
            let mut letters: Vec<char> = words[at].chars().collect();
            let other: Vec<char> = new.chars().collect();
            if !letters.is_empty() {
                let place = dice.below(letters.len());
                letters[place] = other[dice.below(other.len())];
            }
            words[at] = letters.into_iter().collect();
        }
    }
}
