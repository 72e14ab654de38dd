//! What everybody did in a game: single counters in small games written by hand, and all of them over whole games.

use std::num::NonZeroU16;

use rabenburg_engine::*;
use rabenburg_protocol::{Statistics, turns};
use rabenburg_testkit::TestDice;

/// The statistics of a game that begins in this position, with all nine towers on the course and `a` to play.
#[track_caller]
fn after(position: &str, moves: &str) -> Vec<Statistics> {
    let game = format!("rabenburg game 1\n{position}\nmoves\n{moves}");
    Statistics::of(&game.parse().unwrap_or_else(|error| panic!("{error}\n{game}")))
}

const NONE: Statistics = Statistics {
    wizards_home: 0,
    locked_up: 0,
    was_locked_up: 0,
    flasks_filled: 0,
    flasks_spent: 0,
    spells_cast: 0,
    cards_played: 0,
    cards_discarded: 0,
    redraws: 0,
};

/// Two players; tower 1 stands behind tower 2 with two wizards of `b` and one of `a`.
const TWO: &str = "rules third basic 2
    course 0:* 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9
    a 4/2/0 T1 W4 T1W1 | b 6/0/0 T2 T3W3 WDD | discard - | turn 0";

#[test]
fn the_mover_of_a_tower_locks_up_and_fills() {
    let [a, b] = after(TWO, "a play T1 t1")[..] else { panic!("two seats") };
    assert_eq!(a, Statistics { locked_up: 3, was_locked_up: 1, flasks_filled: 1, cards_played: 1, ..NONE });
    assert_eq!(b, Statistics { was_locked_up: 2, ..NONE });
}

#[test]
fn spells_are_paid_and_lock_up_too() {
    let [a, b] = after(TWO, "a cast move_tower t2")[..] else { panic!("two seats") };
    let spell = Statistics { spells_cast: 1, flasks_spent: 1, flasks_filled: 1, ..NONE };
    assert_eq!(a, Statistics { locked_up: 1, ..spell });
    assert_eq!(b, Statistics { was_locked_up: 1, ..NONE });
}

#[test]
fn wizards_come_home() {
    let near = "rules third basic 2
        course 0:* 1:1aab 2:2bb 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9 15:a
        a 6/0/0 W1 T1 T2 | b 6/0/0 T3 T4 T5 | discard - | turn 0";
    let [a, b] = after(near, "a play W1 a@15")[..] else { panic!("two seats") };
    assert_eq!((a, b), (Statistics { wizards_home: 1, cards_played: 1, ..NONE }, NONE));
}

#[test]
fn a_spell_can_bring_somebody_else_home() {
    let near = "rules third basic 2
        course 0:* 1:1aab 2:2ab 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9 15:b
        a 4/2/0 W1 T1 T2 | b 6/0/0 T3 T4 T5 | discard - | turn 0";
    let [a, b] = after(near, "a cast move_wizard b@15")[..] else { panic!("two seats") };
    assert_eq!(a, Statistics { spells_cast: 1, flasks_spent: 2, ..NONE });
    assert_eq!(b, Statistics { wizards_home: 1, ..NONE });
}

#[test]
fn unused_cards_and_whole_hands_are_discarded() {
    // Rule 3.4: after a move the second action may be given up.
    let [a, _] = after(TWO, "a play W4 a@1\na discard T1")[..] else { panic!("two seats") };
    assert_eq!(a, Statistics { cards_played: 1, cards_discarded: 1, ..NONE });
    // Rule 3.5, and the tower it may push.
    let [a, b] = after(TWO, "a redraw\ndraw W1 W2 W3\na push t2")[..] else { panic!("two seats") };
    let redraw = Statistics { cards_discarded: 3, redraws: 1, ..NONE };
    assert_eq!(a, Statistics { locked_up: 3, was_locked_up: 2, flasks_filled: 1, ..redraw });
    assert_eq!(b, Statistics { was_locked_up: 1, ..NONE });
}

#[test]
fn die_cards_are_played_once_however_often_they_are_rolled() {
    let dice = TWO.replace("T1 W4 T1W1", "TDDD W4 T1W1");
    let [a, _] = after(&dice, "a play TDDD\nroll 4\na reroll\nroll 1\na reroll\nroll 1\na move t9")[..] else {
        panic!("two seats")
    };
    assert_eq!(a, Statistics { cards_played: 1, ..NONE });
}

#[test]
fn repeats_and_riders_are_spells_of_their_own() {
    let short = TWO.replace("third", "short").replace("a 4/2/0", "a 3/3/0");
    let [a, _] = after(&short, "a cast move_tower t8\na cast move_tower t8\na stop")[..] else { panic!("two seats") };
    assert_eq!(a, Statistics { spells_cast: 2, flasks_spent: 2, ..NONE });
    let riding = TWO.replace("basic 2", "basic 2 spells=piggyback").replace("a 4/2/0", "a 2/4/0");
    let [a, _] = after(&riding, "a play W4 a@1+1")[..] else { panic!("two seats") };
    assert_eq!(a, Statistics { spells_cast: 1, flasks_spent: 2, cards_played: 1, ..NONE });
}

/// `a` announces that tower 1 goes to space 2, where two wizards of `b` stand.
const MASTER: &str = "rules third master 2 spells=move_tower,swap_towers
    course 0:* 1:1aa 2:2bb 3:3aab 4:4b 5:5a 6:6b 7:7 8:8 9:9
    a 6/0/0 T1 T2 T3 | b 4/2/0 T2 T3W3 WDD | discard - | turn 0";

#[test]
fn a_spell_in_somebody_elses_turn_is_the_casters() {
    // The spell moves tower 4 onto tower 6 for `b`; then the announced tower locks up for `a`.
    let moves = "a play T1 t1\nb cast move_tower t4\nb stop";
    let [a, b] = after(MASTER, moves)[..] else { panic!("two seats") };
    assert_eq!(a, Statistics { locked_up: 2, flasks_filled: 1, cards_played: 1, ..NONE });
    let spell = Statistics { spells_cast: 1, flasks_spent: 1, flasks_filled: 1, ..NONE };
    assert_eq!(b, Statistics { locked_up: 1, was_locked_up: 3, ..spell });
}

#[test]
fn after_a_spell_that_moves_no_tower_the_announced_one_is_the_active_players() {
    let moves = "a play T1 t1\nb cast swap_towers t8 t9\nb stop";
    let [a, b] = after(MASTER, moves)[..] else { panic!("two seats") };
    assert_eq!(a, Statistics { locked_up: 2, flasks_filled: 1, cards_played: 1, ..NONE });
    assert_eq!(b, Statistics { was_locked_up: 2, spells_cast: 1, flasks_spent: 1, ..NONE });
}

#[test]
fn a_partners_flask_is_theirs_even_if_another_fills_it() {
    // Rule 11.5.
    let team = "rules third basic 4 teams
        course 0:* 1:1abc 2:2dab 3:3cda 4:4bc 5:5da 6:6bc 7:7d 8:8 9:9
        a 0/5/0 T1 W4 W5 | b 5/0/0 - | c 5/0/0 - | d 5/0/0 - | discard - | turn 0";
    let [a, _, c, _] = after(team, "a play T1 t1")[..] else { panic!("four seats") };
    assert_eq!((a.locked_up, a.flasks_filled, c.locked_up, c.flasks_filled), (3, 0, 0, 1));
}

#[test]
fn turns_are_counted_from_the_first_one_of_the_record() {
    let game = |position: &str, moves: &str| -> Record {
        format!("rabenburg game 1\n{position}\nmoves\n{moves}").parse().unwrap_or_else(|error| panic!("{error}"))
    };
    let turn = "a redraw\ndraw W1 W2 W3\na no-push\n";
    assert_eq!(turns(&game(TWO, "")), 1);
    assert_eq!(turns(&game(TWO, &turn.replace("a no-push\n", ""))), 1);
    assert_eq!(turns(&game(&TWO.replace("a 4/2/0", "a 6/0/0"), turn)), 2);
    let start = Record::new(Position::start(Rules::new(Printing::Third, 2)).expect("rules"));
    assert_eq!(turns(&start), 0);
    let dealt = game(
        "rules third basic 2 | course 0:* 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9
        a 6/0/0 - | b 6/0/0 - | discard - | turn 0 deal draws=a:3",
        "draw W1 T5W1 D T2 T3W3 WDD",
    );
    assert_eq!(turns(&dealt), 1);
}

/// A game of players without a plan, and what happened input by input.
fn record(rules: Rules, dice: &mut TestDice) -> (Record, Vec<Event>) {
    let mut record = Record::new(Position::start(rules).expect("rules"));
    let mut events = Vec::new();
    while let Some(input) = dice.input(record.position()) {
        record.put(input, &mut events).expect("legal");
    }
    (record, events)
}

/// Everything that can be counted in another way, for one seat.
fn check_seat(record: &Record, events: &[Event], seat: Seat, counted: &Statistics) {
    let (start, end) = (record.start(), record.position());
    assert_eq!(counted.wizards_home, u32::from(end.home(seat)));
    assert_eq!(counted.flasks_filled, u32::from(start.flasks(seat).empty - end.flasks(seat).empty));
    assert_eq!(counted.flasks_spent, u32::from(end.flasks(seat).spent));

    let acts = |wanted: &dyn Fn(Action) -> u32| -> u32 {
        let own = record.inputs().iter().filter_map(|input| match *input {
            Input::Act { seat: by, action } if by == seat => Some(wanted(action)),
            _ => None,
        });
        own.sum()
    };
    assert_eq!(counted.redraws, acts(&|action| u32::from(action == Action::Redraw)));
    assert_eq!(
        counted.cards_played,
        acts(&|action| {
            let card = matches!(action, Action::PlayWizard { .. } | Action::PlayTower { .. } | Action::PlayDice { .. });
            u32::from(card)
        })
    );
    assert_eq!(
        counted.spells_cast,
        acts(&|action| match action {
            Action::Cast(_) => 1,
            Action::PlayWizard { riders, .. } | Action::MoveWizard { riders, .. } => u32::from(riders),
            _ => 0,
        })
    );

    // Cards do not get lost: what came to the hand and is not there any more was laid down.
    let (mut came, mut went) = (0, u32::from(end.hand(seat).len()));
    for event in events {
        came += u32::from(matches!(*event, Event::Drew { seat: to, .. } | Event::CardPassed { to, .. } if to == seat));
        went += u32::from(matches!(*event, Event::CardPassed { from, .. } if from == seat));
    }
    assert_eq!(counted.cards_played + counted.cards_discarded, came - went);
}

/// Who locks wizards up and has an empty flask fills it: so flasks tell who moved the tower (rule 5.4).
fn check_reward(events: &[Event], all: &[Statistics]) {
    let mut by_flask = vec![0; all.len()];
    let (mut unrewarded, mut was) = (0, vec![0; all.len()]);
    for (index, event) in events.iter().enumerate() {
        let Event::Public(Fact::TowerMoved { locked_up, .. }) = event else { continue };
        locked_up.owners().for_each(|owner| was[owner.index()] += 1);
        match events.get(index + 1) {
            Some(Event::Public(Fact::FlaskFilled { owner })) => by_flask[owner.index()] += u32::from(locked_up.total()),
            _ => unrewarded += u32::from(locked_up.total()),
        }
    }
    assert_eq!(all.iter().map(|seat| seat.was_locked_up).collect::<Vec<_>>(), was);
    let extra: Vec<u32> =
        all.iter().zip(&by_flask).map(|(seat, least)| seat.locked_up.checked_sub(*least).expect("too few")).collect();
    assert_eq!(extra.iter().sum::<u32>(), unrewarded);
}

#[test]
fn the_counters_agree_with_whole_games_of_every_kind() {
    let mut dice = TestDice::new(5);
    let mut total = Statistics::default();
    for printing in Printing::ALL {
        for players in 1..=6 {
            for variant in [Variant::Basic, Variant::Master] {
                for teams in [Teams::None, Teams::EndAtOnce] {
                    let spells = if players == 1 { 3 } else { 9 };
                    let spells = Spells::draw(spells, true, |bound| dice.below(bound));
                    let round_limit = if players == 1 { None } else { NonZeroU16::new(40) };
                    let rules = Rules { variant, teams, spells, round_limit, ..Rules::new(printing, players) };
                    if rules.check().is_err() {
                        continue;
                    }
                    let (record, events) = record(rules, &mut dice);
                    let all = Statistics::of(&record);
                    assert_eq!(all.len(), usize::from(players));
                    for (seat, counted) in rules.seats().zip(&all) {
                        check_seat(&record, &events, seat, counted);
                        add(&mut total, counted);
                    }
                    if teams == Teams::None {
                        check_reward(&events, &all);
                    }
                    let begun = |event: &&Event| matches!(event, Event::Public(Fact::TurnBegan { .. }));
                    assert_eq!(turns(&record) as usize, events.iter().filter(begun).count());
                    if let Turn::Over(Outcome { score: Some(score), .. }) = record.position().turn() {
                        assert_eq!(all[0].cards_played + all[0].cards_discarded, u32::from(score));
                    }
                }
            }
        }
    }
    // None of the counters was idle.
    let Statistics { wizards_home, locked_up, was_locked_up, flasks_filled, flasks_spent, .. } = total;
    let Statistics { spells_cast, cards_played, cards_discarded, redraws, .. } = total;
    let counters = [wizards_home, locked_up, was_locked_up, flasks_filled, flasks_spent, spells_cast];
    assert!(counters.iter().chain(&[cards_played, cards_discarded, redraws]).all(|&counter| counter > 50), "{total:?}");
}

fn add(total: &mut Statistics, seat: &Statistics) {
    total.wizards_home += seat.wizards_home;
    total.locked_up += seat.locked_up;
    total.was_locked_up += seat.was_locked_up;
    total.flasks_filled += seat.flasks_filled;
    total.flasks_spent += seat.flasks_spent;
    total.spells_cast += seat.spells_cast;
    total.cards_played += seat.cards_played;
    total.cards_discarded += seat.cards_discarded;
    total.redraws += seat.redraws;
}
