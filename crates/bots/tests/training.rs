//! Training, and the text of the weights it makes.

use rabenburg_bots::training::Training;
use rabenburg_bots::{GameKind, Weights};

const OURS: &str = include_str!("../weights.txt");

fn nothing() -> Weights {
    "".parse().expect("no models are fine")
}

/// What a tiny training learns, and what it tells on the way.
fn learned(kind: GameKind, seed: u64, threads: usize) -> (Weights, Vec<String>) {
    let mut weights = nothing();
    let mut told = Vec::new();
    let training = Training { seed, rounds: 2, games: 7, threads };
    training.learn(kind, &mut weights, |progress| told.push(format!("{progress:?}")));
    (weights, told)
}

#[test]
fn the_same_seed_gives_the_same_weights_whatever_the_threads() {
    for name in ["solo", "basic-2", "master-3", "teams-4"] {
        let kind: GameKind = name.parse().expect("a kind");
        let alone = learned(kind, 3, 1);
        assert_eq!(alone.1.len(), 2, "{name}");
        for threads in [1, 2, 3] {
            assert_eq!(learned(kind, 3, threads), alone, "{name} by {threads} threads");
        }
        assert_ne!(learned(kind, 4, 1).0, alone.0, "{name}: the seed does not matter");
    }
}

#[test]
fn training_learns() {
    let kind = "basic-2".parse().expect("a kind");
    let mut losses = Vec::new();
    let training = Training { seed: 1, rounds: 3, games: 100, threads: 2 };
    training.learn(kind, &mut nothing(), |progress| losses.push((progress.loss, progress.naive)));
    let (loss, naive) = losses.pop().expect("three rounds");
    assert!(loss < 0.95 * naive, "{loss} of {naive} after {losses:?}");
}

#[test]
fn learning_one_kind_leaves_the_others_alone_and_in_order() {
    let [solo, teams]: [GameKind; 2] = ["solo", "teams-4"].map(|name| name.parse().expect("a kind"));
    let training = Training { seed: 2, rounds: 1, games: 2, threads: 1 };
    let mut weights = nothing();
    training.learn(teams, &mut weights, |_| ());
    let alone = weights.to_string();
    training.learn(solo, &mut weights, |_| ());
    let both = weights.to_string();
    let (_, model) = alone.split_once("model").expect("a model");
    assert!(both.ends_with(model), "{both}");
    assert!(both.find("model solo") < both.find("model teams-4"));
    // Again, and nothing changes: a model takes the place of the one there was.
    training.learn(solo, &mut weights, |_| ());
    assert_eq!(weights.to_string(), both);
}

#[test]
fn text_holds_exactly_what_bots_compute_with() {
    let (trained, _) = learned("basic-3".parse().expect("a kind"), 5, 1);
    let read: Weights = trained.to_string().parse().expect("our own text");
    assert_eq!(read, trained);
    assert_eq!(read.to_string(), trained.to_string());
}

#[test]
fn our_weights_are_well_formed_and_have_a_model_of_every_kind() {
    let read: Weights = OURS.parse().unwrap_or_else(|error| panic!("weights.txt: {error}"));
    assert_eq!(read, *Weights::ours());
    assert!(read.to_string() == OURS, "weights.txt is not as it would be written");
    let models: Vec<&str> = OURS.lines().filter_map(|line| line.strip_prefix("model ")).collect();
    assert_eq!(models, GameKind::all().map(|kind| kind.to_string()).collect::<Vec<_>>());
}

#[test]
fn kinds_have_names() {
    for kind in GameKind::all() {
        assert_eq!(kind.to_string().parse(), Ok(kind));
    }
    let error = "basic-7".parse::<GameKind>().expect_err("there is no such kind");
    assert!(error.contains("basic-7") && error.contains("master-2"), "{error}");
}

/// A model with one thing changed: in the line of this number, which counts from 1.
fn spoilt(line: usize, change: impl Fn(&str) -> String) -> String {
    let kind = "basic-2".parse().expect("a kind");
    let mut weights = nothing();
    Training { seed: 1, rounds: 0, games: 0, threads: 1 }.learn(kind, &mut weights, |_| ());
    let text = weights.to_string();
    let lines = text.lines().enumerate();
    lines.map(|(number, text)| if number + 1 == line { change(text) } else { format!("{text}\n") }).collect()
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    // Line 1 is a comment, 2 is empty; 3 names the model, 4 and 5 are biases and outputs, 6 is the first feature.
    let unspoilt = spoilt(0, str::to_owned);
    assert_eq!(unspoilt.parse::<Weights>().map(|_| ()), Ok(()));
    let last = unspoilt.lines().count();
    let cases = [
        (spoilt(3, |_| "model basic-9\n".into()), 3, "no such kind of game"),
        (spoilt(3, |_| String::new()), 3, "a model comes first"),
        (spoilt(4, |_| String::new()), 4, "not the feature that comes next"),
        (spoilt(7, |line| line.replace("missing.1", "missing.2")), 7, "not the feature that comes next"),
        (spoilt(7, |line| format!("{} x\n", line.rsplit_once(' ').expect("words").0)), 7, "a whole number is missing"),
        (
            spoilt(7, |line| format!("{} 0.5\n", line.rsplit_once(' ').expect("words").0)),
            7,
            "a whole number is missing",
        ),
        (
            spoilt(7, |line| format!("{} 32768\n", line.rsplit_once(' ').expect("words").0)),
            7,
            "a whole number is missing",
        ),
        (spoilt(7, |line| format!("{}\n", line.rsplit_once(' ').expect("words").0)), 7, "a whole number is missing"),
        (spoilt(7, |line| format!("{line} 1\n")), 7, "more numbers than there are"),
        (spoilt(last, |_| String::new()), last - 1, "features are missing"),
        (format!("{unspoilt}more.0 1\n"), last + 1, "more features than there are"),
        (format!("{unspoilt}{unspoilt}"), last + 3, "a second model of the same kind"),
        (format!("{}model solo\n", spoilt(last, |_| String::new())), last, "features of the model before are missing"),
    ];
    for (text, line, problem) in cases {
        let error = text.parse::<Weights>().expect_err(problem);
        assert_eq!(error.to_string(), format!("line {line}: {problem}"));
    }
}
