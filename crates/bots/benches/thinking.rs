//! How fast bots think: imagining a position, looking one step ahead, and runs of the search.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rabenburg_bots::{Budget, Dice, Level, ObservedGame, Sampler};
use rabenburg_engine::{Input, Position, Printing, Rules, Seat, Spells, Teams, Turn, Variant};

/// Runs of the search for a decision.
const RUNS: u32 = 1000;

/// The tables that are measured.
fn tables() -> [(&'static str, Rules); 4] {
    let basic = |players| Rules::new(Printing::Third, players);
    [
        ("2 players", basic(2)),
        ("4 players", basic(4)),
        ("4 players, all spells", Rules { variant: Variant::Master, spells: Spells::BOX, ..basic(4) }),
        ("4 players in teams", Rules { teams: Teams::EndAtOnce, ..basic(4) }),
    ]
}

/// A game of that table after some turns, when somebody decides between several actions.
fn middle(rules: Rules) -> (ObservedGame, Seat) {
    let mut game = ObservedGame::new(Position::start(rules).expect("a table"));
    let mut dice = Dice::from_seed(1);
    let mut bots: Vec<_> = rules.seats().map(|seat| Level::Apprentice.bot(seat.index() as u64)).collect();
    loop {
        let input = match game.position().turn() {
            Turn::Act(seat) => {
                let actions = game.position().legal_actions(seat);
                if game.position().turn_number() >= 8 && actions.len() > 5 {
                    return (game, seat);
                }
                let knowledge = game.knowledge(seat).expect("a player");
                let decision = bots[seat.index()].decide(knowledge, &actions, Budget::Iterations(1));
                Input::Act { seat, action: decision.expect("an action").action }
            }
            Turn::Chance(_) => {
                let chances = game.position().chances().expect("chance is due");
                Input::Chance(dice.chance(&chances).expect("an outcome"))
            }
            Turn::Over(_) => unreachable!("nobody wins in eight turns"),
        };
        game.put(input).expect("legal");
    }
}

fn thinking(criterion: &mut Criterion) {
    for (name, rules) in tables() {
        let (game, seat) = middle(rules);
        let knowledge = game.knowledge(seat).expect("a player");
        let actions = game.position().legal_actions(seat);
        let mut group = criterion.benchmark_group(name);
        group.bench_function("imagine a position", |bencher| {
            let mut dice = Dice::from_seed(1);
            let sampler = Sampler::new(knowledge, &mut dice);
            bencher.iter(|| sampler.sample(&mut dice));
        });
        group.bench_function("decide by one step", |bencher| {
            let mut bot = Level::Apprentice.bot(1);
            bencher.iter(|| bot.decide(knowledge, &actions, Budget::Iterations(1)));
        });
        // A bot that has decided once has its memory. It stops early where nothing can change, so its runs are counted.
        let mut bot = Level::Queen.bot(1);
        let mut decide = || bot.decide(knowledge, &actions, Budget::Iterations(RUNS)).expect("an action");
        let runs = decide().thoughts.iterations;
        group.throughput(Throughput::Elements(u64::from(runs))).sample_size(20);
        group.bench_function("run through the tree", |bencher| bencher.iter(&mut decide));
        group.finish();
    }
}

criterion_group!(benches, thinking);
criterion_main!(benches);
