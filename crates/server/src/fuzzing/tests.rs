//! The fuzz target's seeds as an ordinary test, and thousands of texts derived from them.

use std::fs;
use std::path::Path;

use rabenburg_testkit::TestDice;

use super::messages;

fn seeds() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds/messages");
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry of the folder").path()).collect();
    paths.sort();
    assert!(paths.len() >= 15, "{} has only {} seeds", folder.display(), paths.len());
    paths.iter().map(|path| fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))).collect()
}

#[test]
fn seeds_of_messages() {
    for seed in seeds() {
        println!("{}", String::from_utf8_lossy(&seed));
        messages(&seed);
    }
}

/// Lines of several seeds in a different order, some of them damaged.
fn mangled(seeds: &[Vec<u8>], dice: &mut TestDice) -> Vec<u8> {
    let first = &seeds[dice.below(seeds.len())];
    let mut lines: Vec<Vec<u8>> = first.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).take(30).collect();
    for _ in 0..1 + dice.below(6) {
        let other = &seeds[dice.below(seeds.len())];
        let others: Vec<&[u8]> = other.split(|byte| *byte == b'\n').collect();
        let (there, here) = (dice.below(others.len()), dice.below(lines.len()));
        match dice.below(6) {
            0 => lines.insert(here, others[there].to_vec()),
            1 => lines[here] = others[there].to_vec(),
            2 => lines.truncate(here + 1),
            3 => {
                let line = lines[here].clone();
                lines.push(line);
            }
            4 => {
                let line = &mut lines[here];
                let (from, into) = (dice.below(line.len() + 1), dice.below(others[there].len() + 1));
                line.truncate(from);
                line.extend(&others[there][into..]);
            }
            _ => {
                let line = &mut lines[here];
                let place = dice.below(line.len());
                if let Some(byte) = line.get_mut(place) {
                    // A changed digit or letter is valid more often than an arbitrary byte.
                    *byte = b"0123456789abcdefz\"{}[],:-\xff\0*"[dice.below(28)];
                }
            }
        }
    }
    lines.join(&b'\n')
}

#[test]
fn mutated_seeds_break_nothing() {
    let (seeds, mut dice) = (seeds(), TestDice::new(5));
    for number in 0..2_000 {
        let text = mangled(&seeds, &mut dice);
        let run = std::panic::catch_unwind(|| messages(&text));
        assert!(run.is_ok(), "number {number}:\n{}", String::from_utf8_lossy(&text));
    }
}
