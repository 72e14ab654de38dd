//! Bots play by what they may know: in two worlds that look the same to them they decide alike, and think alike.
//!
//! From some moment on two worlds go on side by side, as long as the same is to be seen in both. In each the viewer's
//! knowledge is made of what is seen there, and a bot of its own, with the same seed, decides by it.

use rabenburg_bots::{Bot, Budget, Level, Recall};
use rabenburg_engine::*;
use rabenburg_testkit::{TestDice, other_cards, other_locked_up, start, tables};

const BUDGET: Budget = Budget::Iterations(48);
/// So many inputs are put into both worlds at most.
const INPUTS: usize = 24;

/// A world and what the viewer knows of it.
struct World {
    position: Position,
    knowledge: Knowledge,
}

impl World {
    fn new(position: Position, viewer: Viewer) -> World {
        World { position, knowledge: Knowledge::new(&position, viewer) }
    }

    /// What the viewer sees happen; `None` if this cannot happen here.
    fn put(&mut self, input: Input) -> Option<Vec<SeenEvent>> {
        let mut events = Vec::new();
        self.position.put(input, &mut events).ok()?;
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(self.knowledge.viewer())).collect();
        seen.iter().for_each(|event| self.knowledge.see(event));
        Some(seen)
    }
}

/// Bots of a level, one for each world.
struct Pair {
    level: Level,
    bots: [Box<dyn Bot>; 2],
}

impl Pair {
    fn new(level: Level) -> Pair {
        Pair { level, bots: [level.bot(5), level.bot(5)] }
    }

    /// What both do.
    fn decide(&mut self, worlds: &[World; 2], actions: &Actions) -> Action {
        let [here, there] =
            [0, 1].map(|number: usize| self.bots[number].decide(&worlds[number].knowledge, actions, BUDGET));
        let [truth, other] = worlds;
        let context = || format!("{:?} tells apart\n{:#}\n\n{:#}", self.level, truth.position, other.position);
        assert_eq!(here, there, "{}", context());
        here.unwrap_or_else(|| panic!("{:?} has no answer\n{:#}", self.level, truth.position)).action
    }
}

/// Compares the decisions of these levels. Says how many were compared.
fn compare(
    seed: u64,
    rounds: usize,
    levels: &[Level],
    other: impl Fn(&Position, Seat, &mut TestDice) -> Option<Position>,
) -> usize {
    let mut dice = TestDice::new(seed);
    let mut pairs: Vec<Pair> = levels.iter().copied().map(Pair::new).collect();
    let mut compared = 0;
    for _ in 0..rounds {
        for rules in tables(&mut dice) {
            let rules = Rules { memory: Memory::Strict, ..rules };
            let Some(position) = some_moment(rules, &mut dice) else { continue };
            let Some(seat) = position.awaited() else { continue };
            let Some(there) = other(&position, seat, &mut dice) else { continue };
            let worlds = [position, there].map(|position| World::new(position, Viewer::Seat(seat)));
            compared += compare_worlds(worlds, seat, &mut pairs, &mut dice);
        }
    }
    compared
}

/// A moment in a random game at which somebody decides.
fn some_moment(rules: Rules, dice: &mut TestDice) -> Option<Position> {
    let mut position = start(rules, dice);
    let inputs = dice.below(60);
    for _ in 0..inputs {
        let input = dice.input(&position)?;
        position.put(input, &mut ()).ok()?;
    }
    while position.chances().is_some() {
        let input = dice.input(&position)?;
        position.put(input, &mut ()).ok()?;
    }
    Some(position)
}

fn compare_worlds(
    mut worlds: [World; 2],
    seat: Seat,
    pairs: &mut [Pair],
    dice: &mut rabenburg_testkit::TestDice,
) -> usize {
    let viewer = Viewer::Seat(seat);
    let mut compared = 0;
    for _ in 0..INPUTS {
        let [here, there] = worlds.each_ref().map(|world| world.position);
        let inputs = match here.turn() {
            Turn::Over(_) => break,
            Turn::Act(asked) if asked == seat => {
                let actions = here.legal_actions(seat);
                let decided: Vec<_> = pairs.iter_mut().map(|pair| pair.decide(&worlds, &actions)).collect();
                compared += decided.len();
                // Each level's choice is made now and then, so that searches go on with their trees.
                [Input::Act { seat, action: dice.pick(&decided) }; 2]
            }
            Turn::Chance(ChanceKind::Draw { seat: drawing }) if drawing != seat => {
                let Some(inputs) = dice.input(&here).zip(dice.input(&there)) else { break };
                [inputs.0, inputs.1]
            }
            _ => {
                let Some(input) = dice.input(&here) else { break };
                [input; 2]
            }
        };
        let [here, there] = &mut worlds;
        let seen = (here.put(inputs[0]), there.put(inputs[1]));
        if seen.0 != seen.1 || here.position.view(viewer) != there.position.view(viewer) {
            break;
        }
    }
    compared
}

#[test]
fn cards_that_a_bot_does_not_see_change_nothing() {
    let compared = compare(51, 4, &Level::ALL, |position, seat, dice| {
        Some(other_cards(position, Viewer::Seat(seat), dice)?.position)
    });
    assert!(compared > 3_000, "only {compared}");
}

#[test]
fn a_fledgling_knows_nothing_of_the_locked_up() {
    let compared =
        compare(52, 30, &[Level::Fledgling], |position, _, dice| Some(other_locked_up(position, dice)?.position));
    assert!(compared > 2_000, "only {compared}");
}

#[test]
fn the_middle_levels_know_nothing_of_the_locked_up_of_others() {
    let levels = [Level::Fledgling, Level::Apprentice, Level::Keeper, Level::Wizard];
    let compared = compare(53, 10, &levels, |position, seat, dice| {
        let knowledge = Knowledge::new(position, Viewer::Seat(seat));
        let recalled = Recall::Own.of(&knowledge, &mut rabenburg_bots::Dice::from_seed(dice.below(1 << 40) as u64));
        let hands =
            core::array::from_fn(|index| Seat::new(index as u8).map_or(Cards::EMPTY, |seat| position.hand(seat)));
        let there = recalled.imagine(&hands, position.offered())?;
        (there != *position).then_some(there)
    });
    assert!(compared > 3_000, "only {compared}");
}

/// The worlds do differ in what the Raven Queen recalls: she is the proof that the comparison can fail.
#[test]
#[should_panic(expected = "Queen tells apart")]
fn the_queen_knows_who_is_locked_up() {
    compare(54, 10, &[Level::Queen], |position, _, dice| Some(other_locked_up(position, dice)?.position));
}
