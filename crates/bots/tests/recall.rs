//! What a bot recalls of the locked-up wizards.

use rabenburg_bots::{Dice, Recall};
use rabenburg_engine::*;
use rabenburg_testkit::{Effort, for_every_position, other_locked_up, viewers};

const EFFORT: Effort = Effort { seed: 81, games: 1, inputs: 150 };

/// Calls `check` with positions of random games that have somebody locked up, and a seed.
fn for_locked_up(mut check: impl FnMut(&Position, u64, &mut rabenburg_testkit::TestDice)) {
    let mut seed = 0;
    for_every_position(
        EFFORT,
        |_| (),
        |(), game, aside| {
            let hidden = |surface: &Surface| !game.position.course().is_visible(*surface);
            if Surface::all().filter(hidden).any(|surface| !game.position.course().on(surface).is_empty()) {
                seed += 1;
                check(&game.position, seed, aside);
            }
        },
    );
}

fn recalled(recall: Recall, knowledge: &Knowledge, seed: u64) -> Knowledge {
    recall.of(knowledge, &mut Dice::from_seed(seed)).into_owned()
}

/// The wizards of some owners beneath each tower.
fn beneath(knowledge: &Knowledge, of: impl Fn(Seat) -> bool) -> Vec<(TowerId, Vec<Seat>)> {
    let owners = |locked: LockedUp| (locked.beneath, locked.wizards.owners().filter(|&owner| of(owner)).collect());
    knowledge.locked_up().into_iter().map(owners).filter(|(_, there): &(_, Vec<Seat>)| !there.is_empty()).collect()
}

#[test]
fn where_the_forgotten_are_does_not_matter() {
    let mut compared = 0;
    for_locked_up(|position, seed, aside| {
        if let Some(world) = other_locked_up(position, aside) {
            for viewer in viewers(position) {
                let [truth, other] = [position, &world.position].map(|position| Knowledge::new(position, viewer));
                let expected = recalled(Recall::Nothing, &truth, seed);
                assert_eq!(recalled(Recall::Nothing, &other, seed), expected, "{viewer:?}\n{position:#}");
                compared += 1;
            }
        }
    });
    assert!(compared > 10_000, "{compared} compared");
}

#[test]
fn where_others_are_does_not_matter_to_those_who_recall_their_own() {
    let mut compared = 0;
    for_locked_up(|position, seed, _| {
        for viewer in viewers(position) {
            let truth = Knowledge::new(position, viewer);
            let other = recalled(Recall::Own, &truth, !seed);
            let expected = recalled(Recall::Own, &truth, seed);
            let again = recalled(Recall::Own, &other, seed);
            assert_eq!(again.course(), expected.course(), "{viewer:?}\n{position:#}");
            compared += usize::from(other.course() != truth.course());
        }
    });
    assert!(compared > 10_000, "{compared} compared");
}

#[test]
fn what_is_seen_or_recalled_stays_as_it_is() {
    let mut moved = 0;
    for_locked_up(|position, seed, _| {
        for viewer in viewers(position) {
            let truth = Knowledge::new(position, viewer);
            let own = |owner: Seat| match viewer {
                Viewer::Seat(seat) => owner == seat || position.rules().partner(seat) == Some(owner),
                Viewer::Spectator => false,
            };
            assert_eq!(recalled(Recall::Everything, &truth, seed), truth);
            for recall in [Recall::Nothing, Recall::Own] {
                let recalled = recalled(recall, &truth, seed);
                for space in Space::all() {
                    assert_eq!(recalled.course().visible_on(space), position.course().visible_on(space));
                }
                let all = position.rules().seats();
                assert!(all.clone().all(|seat| recalled.course().count(seat) == position.course().count(seat)));
                assert!(Surface::all().all(|surface| recalled.course().on(surface).total() <= SURFACE_LIMIT));
                if recall == Recall::Own {
                    assert_eq!(beneath(&recalled, own), beneath(&truth, own), "{viewer:?}\n{position:#}");
                }
                moved += usize::from(recalled != truth);
            }
        }
    });
    assert!(moved > 10_000, "{moved} moved");
}

/// Rule 8.8: whoever picks sees whom the lifted tower uncovers, and so does everybody else.
#[test]
fn the_uncovered_are_not_forgotten() {
    let text = "rules third basic 4 teams spells=free_wizard | course 0:1* 4:bac3b8ab 5:d2 6:4 7:5 8:6 9:7 10:9 \
        | a 4/0/1 W1 T5W1 D | b 5/0/0 T2 T3W3 WDD | c 5/0/0 - | d 5/0/0 - | turn 0 choose spell-used pick=a:3";
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let knowledge = Knowledge::new(&position, Viewer::Seat(Seat::FIRST));
    let surface = position.course().beneath(TowerId::new(3).expect("a tower"));
    let mut moved = 0;
    for seed in 0..100 {
        let recalled = recalled(Recall::Nothing, &knowledge, seed);
        assert_eq!(recalled.course().on(surface), position.course().on(surface));
        moved += usize::from(recalled != knowledge);
    }
    assert!(moved > 90, "{moved} moved");
}

/// Each forgotten wizard stands beneath any tower with equal likelihood.
#[test]
fn the_forgotten_are_anywhere() {
    let text = "rules third basic 2 | course 0:1* 4:aa3b8ab 5:2 6:4 7:5 8:6 9:7 10:9 \
        | a 6/0/0 W1 T5W1 D | b 6/0/0 T2 T3W3 WDD | turn 0";
    let position: Position = text.parse().expect("a position");
    let [a, b] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
    let knowledge = Knowledge::new(&position, Viewer::Seat(a));
    let mut dice = Dice::from_seed(5);
    let mut counts = [[0u32; TOWERS]; 2];
    for _ in 0..9000 {
        let recalled = Recall::Nothing.of(&knowledge, &mut dice);
        for LockedUp { beneath, wizards } in recalled.locked_up() {
            let index = usize::from(beneath.number()) - 1;
            counts[0][index] += u32::from(wizards.count(a));
            counts[1][index] += u32::from(wizards.count(b));
        }
    }
    for (count, expected) in counts[0].iter().map(|&count| (count, 2000)).chain(counts[1].map(|count| (count, 1000))) {
        assert!(count.abs_diff(expected) < expected / 6, "{counts:?}");
    }
}
