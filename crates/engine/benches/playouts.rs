//! How fast the engine plays: random games from the set-up to the end, in decisions a second.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rabenburg_engine::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Games in one measurement: single games differ too much in length.
const GAMES: u64 = 20;

fn below(random: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    ((u128::from(random.next_u64()) * bound as u128) >> 64) as usize
}

/// Plays a game at random and says how many decisions it took.
fn play_out(mut position: Position, random: &mut Xoshiro256PlusPlus) -> u64 {
    let mut decisions = 0;
    let mut actions = Actions::new();
    loop {
        if let Some(chances) = position.chances() {
            let ticket = below(random, usize::from(chances.total())) as u8;
            let outcome = chances.pick(ticket).expect("a ticket below the total");
            position.resolve(outcome, &mut ()).expect("a listed outcome");
        } else if let Some(seat) = position.awaited() {
            position.list_actions(seat, &mut actions);
            let action = actions.get(below(random, actions.len())).expect("whoever is awaited can act");
            position.play(seat, action, &mut ()).expect("a listed action");
            decisions += 1;
        } else {
            black_box(&position);
            return decisions;
        }
    }
}

fn play_games(start: Position) -> u64 {
    (0..GAMES).map(|seed| play_out(start, &mut Xoshiro256PlusPlus::seed_from_u64(seed))).sum()
}

fn playouts(criterion: &mut Criterion) {
    let basic = |players| Rules::new(Printing::Third, players);
    let tables = [
        ("2 basic", basic(2)),
        ("4 basic", basic(4)),
        ("6 basic", basic(6)),
        ("4 master, all spells", Rules { variant: Variant::Master, spells: Spells::BOX, ..basic(4) }),
        ("4 teams", Rules { teams: Teams::EndAtOnce, ..basic(4) }),
    ];
    let mut group = criterion.benchmark_group("playouts");
    for (name, rules) in tables {
        let start = Position::start(rules).expect("rules that can be played");
        // The same games every time, so their decisions are counted once.
        group.throughput(Throughput::Elements(play_games(start)));
        group.bench_function(name, |bencher| bencher.iter_batched(|| start, play_games, BatchSize::SmallInput));
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
