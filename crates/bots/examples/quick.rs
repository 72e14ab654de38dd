use rabenburg_bots::*;
use rabenburg_engine::*;
use std::sync::{
    Mutex, OnceLock,
    atomic::{AtomicU32, Ordering},
};
use std::time::{Duration, Instant};

fn clock() -> Duration {
    static S: OnceLock<Instant> = OnceLock::new();
    S.get_or_init(Instant::now).elapsed()
}

fn make(spec: &str, seed: u64) -> (Box<dyn Bot>, Budget) {
    let mut it = spec.split(':');
    let name = it.next().unwrap();
    let mut style = Style { beyond: true, recall: Recall::Everything, size: 18 };
    let mut budget = Level::from_id(name).map_or(Budget::Iterations(1), |l| l.budget(clock));
    for kv in it {
        let (k, v) = kv.split_at(1);
        match k {
            "n" => budget = Budget::Iterations(v.parse().unwrap()),
            "t" => budget = Budget::Time { limit: Duration::from_millis(v.parse().unwrap()), clock },
            "f" => style.recall = Recall::Own,
            "s" => style.size = v.parse().unwrap(),
            "b" => style.beyond = v == "1",
            _ => panic!("{kv}"),
        }
    }
    let bot: Box<dyn Bot> = match name {
        "random" => Box::new(Random::new(seed)),
        "one" => Box::new(OneStep::new(Recall::Everything, seed)),
        "blind" => Box::new(OneStep::new(Recall::Nothing, seed)),
        "search" => Box::new(Search::new(style, seed)),
        _ => Level::from_id(name).unwrap().bot(seed),
    };
    (bot, budget)
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (a, b) = (&args[1], &args[2]);
    let players: u8 = args[3].parse().unwrap();
    let deals: u32 = args[4].parse().unwrap();
    let next = AtomicU32::new(0);
    let res = Mutex::new((Vec::<f64>::new(), [0u64; 2], [Duration::ZERO; 2], 0u64));
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= deals {
                        break;
                    }
                    let mut mean = 0.0;
                    for lone in 0..players {
                        let start = Position::start(Rules::new(Printing::Third, players)).unwrap();
                        let mut dice: Vec<Dice> =
                            (0..=players).map(|s| Dice::for_game(99, deal as u64 * 16 + s as u64)).collect();
                        let mut bots: Vec<_> = (0..players)
                            .map(|s| {
                                make(if s == lone { a } else { b }, deal as u64 * 1000 + lone as u64 * 10 + s as u64)
                            })
                            .collect();
                        let mut game = Game::new(start);
                        let (mut n, mut t) = ([0u64; 2], [Duration::ZERO; 2]);
                        loop {
                            match game.position().turn() {
                                Turn::Over(o) => {
                                    let w = o.winners;
                                    let me = Seat::new(lone).unwrap();
                                    if w.contains(me) {
                                        mean += 1.0 / w.len() as f64;
                                    }
                                    break;
                                }
                                Turn::Chance(k) => {
                                    let d = match k {
                                        ChanceKind::Draw { seat } => seat.index(),
                                        ChanceKind::Roll => game.position().active().index(),
                                    };
                                    let c = dice[d].chance(&game.position().chances().unwrap()).unwrap();
                                    game.put(Input::Chance(c)).unwrap();
                                }
                                Turn::Act(seat) => {
                                    let acts = game.position().legal_actions(seat);
                                    let i = seat.index();
                                    let began = Instant::now();
                                    let (bot, budget) = &mut bots[i];
                                    let dec = bot.decide(game.knowledge(seat).unwrap(), &acts, *budget).unwrap();
                                    let who = (seat.index() as u8 != lone) as usize;
                                    t[who] += began.elapsed();
                                    n[who] += 1;
                                    game.put(Input::Act { seat, action: dec.action }).unwrap();
                                }
                            }
                            if game.position().turn_number() > 1000 {
                                break;
                            }
                        }
                        let mut r = res.lock().unwrap();
                        for k in 0..2 {
                            r.1[k] += n[k];
                            r.2[k] += t[k];
                        }
                        r.3 += game.position().turn_number() as u64;
                    }
                    let mut r = res.lock().unwrap();
                    r.0.push(mean / players as f64);
                }
            });
        }
    });
    let r = res.into_inner().unwrap();
    let n = r.0.len() as f64;
    let m = r.0.iter().sum::<f64>() / n;
    let var = r.0.iter().map(|x| (x - m).powi(2)).sum::<f64>() / (n - 1.0);
    let se = (var / n).sqrt();
    println!(
        "{a} vs {b} p{players}: {:.1}% ±{:.1}  deals {n} turns {:.1} ms/dec {:.2} {:.2} dec/game {:.0}",
        100.0 * m,
        196.0 * se,
        r.3 as f64 / n / players as f64,
        r.2[0].as_secs_f64() * 1000.0 / r.1[0] as f64,
        r.2[1].as_secs_f64() * 1000.0 / r.1[1].max(1) as f64,
        (r.1[0] + r.1[1]) as f64 / n / players as f64
    );
}
