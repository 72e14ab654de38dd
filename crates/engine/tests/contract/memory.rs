//! Knowledge with other wizards locked up: whatever everybody sees stays as it is.

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, for_every_position, viewers};

const EFFORT: Effort = Effort { seed: 61, games: 1, inputs: 300 };

#[test]
fn a_player_who_remembers_the_truth_knows_the_truth() {
    for_every_position(
        EFFORT,
        |_| (),
        |(), game, _| {
            for viewer in viewers(&game.position) {
                let knowledge = Knowledge::new(&game.position, viewer);
                assert_eq!(knowledge.remember(&knowledge.locked_up()), Some(knowledge), "{:#}", game.position);
            }
        },
    );
}

fn knowledge(text: &str) -> Knowledge {
    Knowledge::new(&text.parse().unwrap_or_else(|error| panic!("{error}")), Viewer::Spectator)
}

fn locked_up(beneath: &[(u8, &str)]) -> Vec<LockedUp> {
    let wizards = |owners: &str| owners.chars().filter_map(Seat::from_letter).collect();
    let place = |&(tower, owners): &(u8, &str)| LockedUp {
        beneath: TowerId::new(tower).expect("a tower"),
        wizards: wizards(owners),
    };
    beneath.iter().map(place).collect()
}

const BASIC: &str = "rules third basic 2 | course 0:1* 4:aa3b8ab 5:2 6:4 7:5 8:6 9:7 10:9 \
    | a 6/0/0 W1 T5W1 D | b 6/0/0 T2 T3W3 WDD | turn 0";

#[test]
fn the_locked_up_may_be_remembered_elsewhere() {
    let knowledge = knowledge(BASIC);
    assert_eq!(knowledge.locked_up(), locked_up(&[(3, "aa"), (8, "b")]));
    let remembered = knowledge.remember(&locked_up(&[(9, "ab"), (1, "a")])).expect("just as many");
    assert_eq!(remembered.locked_up(), locked_up(&[(1, "a"), (9, "ab")]));
    let course: Course = "0:a1* 4:38ab 5:2 6:4 7:5 8:6 9:7 10:ab9".parse().expect("a course");
    assert_eq!(remembered.course(), &course);
}

#[test]
fn as_many_of_each_colour_are_locked_up() {
    let knowledge = knowledge(BASIC);
    for wrong in [&[(3, "aa")][..], &[(3, "aab"), (2, "b")], &[(3, "abb")], &[]] {
        assert_eq!(knowledge.remember(&locked_up(wrong)), None, "{wrong:?}");
    }
}

#[test]
fn no_surface_holds_more_than_six() {
    let knowledge = knowledge(
        "rules third basic 2 | course 0:1* 4:aaaa3bbbb8ab 5:2 6:4 7:5 8:6 9:7 10:9 \
         | a 6/0/0 W1 T5W1 D | b 6/0/0 T2 T3W3 WDD | turn 0",
    );
    assert!(knowledge.remember(&locked_up(&[(5, "aaabbb"), (6, "ab")])).is_some());
    assert_eq!(knowledge.remember(&locked_up(&[(5, "aaaabbb"), (6, "b")])), None);
    assert_eq!(knowledge.remember(&locked_up(&[(5, "aaaab"), (5, "bbb")])), None, "both are the same surface");
}

/// Rule 9.5: a tower may come down on the announced wizard, but everybody knows that it is there.
#[test]
fn an_announced_wizard_is_not_forgotten() {
    let knowledge = knowledge(
        "rules third master 2 spells=move_wizard,move_tower,piggyback | course 0:* 1:1a2 3:3aa 4:b4b 5:5 6:6 7:7 8:8 9:9 \
         | a 4/2/0 T5W1 D | b 5/0/1 T2 T3W3 WDD | discard W2 | turn 0 window announced a actions=1 \
         | announced W2 by 2 wizard a on t1 from 1 | played-at 0:* 1:1a 2:2 3:3aa 4:b4b 5:5 6:6 7:7 8:8 9:9",
    );
    assert!(knowledge.remember(&locked_up(&[(2, "ab")])).is_some());
    assert_eq!(knowledge.remember(&locked_up(&[(4, "ab")])), None);
}

/// Rule 9.6 compares courses: what was done to the course is still what must not be undone.
#[test]
fn what_must_not_be_undone_stays_the_same() {
    let text = |ground: &str, under: &str| {
        format!(
            "rules third master 2 spells=headwind_tower | course 0:* 1:{ground}1ab 2:{under}23 4:4 5:5 6:6 7:7 8:8 9:9 \
             | a 5/1/0 T5W1 D | b 6/0/0 T2 T3W3 WDD | discard T1 | turn 0 window done a actions=1 \
             | guarded 0 0:* 1:{ground}1ab 2:{under}2 3:3 4:4 5:5 6:6 7:7 8:8 9:9"
        )
    };
    let remembered = knowledge(&text("b", "a")).remember(&locked_up(&[(1, "a"), (2, "b")]));
    assert_eq!(remembered, Some(knowledge(&text("a", "b"))));
}
