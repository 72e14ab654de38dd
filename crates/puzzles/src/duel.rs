//! Two players with open hands: a win against every defence, in two turns.
//!
//! What is proved: after the first turn, whatever the rival does with the cards they hold and whatever they roll, the solver
//! wins in the second turn *with the cards kept*, so nothing depends on what is drawn. And of every other first turn it is
//! proved that it does not win for certain: there are cards to draw and a defence after which no second turn wins. A first
//! turn of which neither can be shown makes a puzzle unfit ([`Flaw::Undecided`]).
//!
//! The solver sits last in the round, so that the game is over with their second turn (rule 10.2).

use rabenburg_engine::{Action, Cards, Chance, Face, Input, MAX_SEATS, Position, Refusal, Seat, Setup, Stage, Turn};

use crate::end::{End, Ends};
use crate::hash::{Set, Table};
use crate::proof::{Flaw, Proof};
use crate::puzzle::Puzzle;
use crate::verdict::{Cause, Shortfall, Verdict};
use crate::{goal::Goal, watch::Watch};

/// A turn's end, and how it was reached.
#[derive(Clone, Debug)]
struct Leaf {
    position: Position,
    line: Vec<Input>,
    /// How many lines lead here.
    lines: u64,
}

/// What a first turn is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Standing {
    /// It wins against every defence, whatever is drawn.
    Wins(Plan),
    /// It does not, if this is drawn and answered.
    Loses(Plan),
    /// Neither can be shown.
    Undecided,
}

/// What follows a first turn: the cards that the solver draws, and the rival's turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Plan {
    draws: Vec<Face>,
    answer: Vec<Input>,
    /// So many of the solver's wizards are too many for one turn.
    too_many: Option<u8>,
}

/// Proves that the seat wins in two turns.
pub(crate) fn prove(start: &Position, seat: Seat, turns: u8) -> Result<Proof, Flaw> {
    if turns != 2 || start.rules().players != 2 || seat.index() != 1 {
        return Err(Flaw::Undecided);
    }
    let firsts = leaves(start, seat);
    if firsts.iter().any(|leaf| wins_now(&leaf.position, seat)) {
        return Err(Flaw::NotTheMost);
    }
    // First which turns win; that settles most positions. What else is drawn and answered is looked for only then.
    let mut referee = Referee::default();
    let mut ends = Ends::None;
    for leaf in &firsts {
        if referee.wins(&leaf.position, seat, redrawn(&leaf.line)) {
            ends = ends.or(Ends::One(End::at(&leaf.position, seat).into()));
            if ends == Ends::Many {
                return Err(Flaw::SeveralEnds);
            }
        }
    }
    if ends == Ends::None {
        return Err(Flaw::NoSolution);
    }
    let mut proof = Proof { sure: true, ends, lines: 0, good: 0, near: 0, depth: 0 };
    for leaf in firsts {
        proof.lines += leaf.lines;
        match referee.settle(&leaf.position, seat, redrawn(&leaf.line)) {
            Standing::Wins(_) => {
                proof.good += leaf.lines;
                proof.depth = leaf.line.len() as u8;
            }
            Standing::Loses(plan) => proof.near += if plan.too_many.is_none() { leaf.lines } else { 0 },
            Standing::Undecided => return Err(Flaw::Undecided),
        }
    }
    Ok(proof)
}

/// A whole solution: the first turn, what is drawn, the most stubborn defence, and the second turn.
#[cfg(feature = "make")]
pub(crate) fn solution(start: &Position, seat: Seat) -> Option<Vec<Input>> {
    let (leaf, plan) =
        leaves(start, seat).into_iter().find_map(|leaf| match settle(&leaf.position, seat, redrawn(&leaf.line)) {
            Standing::Wins(plan) => Some((leaf, plan)),
            _ => None,
        })?;
    let mut inputs = leaf.line;
    let mut position = leaf.position;
    let mut planned = plan.draws.into_iter().map(|face| Input::Chance(Chance::Card { face })).chain(plan.answer);
    while position.turn_number() < start.turn_number() + 2 {
        let input = planned.next().or_else(|| position.chances()?.pick(0).map(Input::Chance))?;
        position.put(input, &mut ()).ok()?;
        inputs.push(input);
    }
    // Shown with the cards kept, since nothing depends on the others; with those where the turn needs another ending.
    let mut second = Second::new(seat);
    let kept = leaf.position.hand(seat);
    let kept_line = next_turn(&position, seat, {
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        hands[seat.index()] = kept;
        hands
    })
    .and_then(|position| second.line(&position))
    .filter(|line| {
        let mut position = position;
        line.iter().all(|&input| position.put(input, &mut ()).is_ok()) && wins_now(&position, seat)
    });
    inputs.extend(kept_line.or_else(|| second.line(&position))?);
    Some(inputs)
}

/// How an attempt stands.
pub(crate) fn verdict(puzzle: &Puzzle, _turns: u8, inputs: &[Input]) -> Result<Verdict, Refusal> {
    let seat = puzzle.seat();
    let start = puzzle.position();
    let mut position = start;
    let mut first = None;
    for (number, &input) in inputs.iter().enumerate() {
        position.put(input, &mut ())?;
        let last = number + 1 == inputs.len();
        if first.is_none() && is_over(&position, start.turn_number()) {
            if wins_now(&position, seat) {
                return Ok(Verdict::Solved);
            }
            first = Some((position, number));
        }
        let Some((first, number)) = first else { continue };
        let over = second_is_over(&position, start.turn_number() + 2);
        // What the first turn is worth is asked when it is over, and once more when everything is.
        if !(over || (last && position == first)) {
            continue;
        }
        if let Standing::Loses(plan) = settle(&first, seat, redrawn(&inputs[..=number])) {
            let cause = match plan.too_many {
                Some(wizards) => Cause::TooSlow { wizards },
                None => Cause::Answered { line: plan.answer },
            };
            return Ok(failed(puzzle, &first, seat, cause));
        }
        if over {
            let cause = match position.flasks(seat).empty {
                0 => Cause::NobodyHome,
                missing => Cause::FlasksMissing { missing },
            };
            return Ok(if wins_now(&position, seat) {
                Verdict::Solved
            } else {
                failed(puzzle, &position, seat, cause)
            });
        }
    }
    Ok(Verdict::Open)
}

fn failed(puzzle: &Puzzle, position: &Position, seat: Seat, cause: Cause) -> Verdict {
    let watch = Watch::new(&Goal::Unstoppable { turns: 2 }, position, seat);
    Verdict::Failed(Shortfall { parts: puzzle.goal.parts(position, &watch), cause })
}

/// What follows by itself: the draws and the rival's turn as planned for this first turn.
pub(crate) fn answer(puzzle: &Puzzle, _turns: u8, inputs: &[Input]) -> Option<Input> {
    let seat = puzzle.seat();
    let start = puzzle.position();
    let mut position = start;
    let mut over = None;
    for (number, &input) in inputs.iter().enumerate() {
        position.put(input, &mut ()).ok()?;
        if over.is_none() && is_over(&position, start.turn_number()) {
            over = Some((position, number + 1));
        }
    }
    if position.awaited() == Some(seat) && position.active() == seat {
        return None;
    }
    let anything = || match position.chances() {
        Some(chances) => chances.pick(0).map(Input::Chance),
        None => {
            let rival = position.awaited()?;
            position.legal_actions(rival).get(0).map(|action| Input::Act { seat: rival, action })
        }
    };
    let Some((first, after)) = over else { return anything() };
    let plan = match settle(&first, seat, redrawn(&inputs[..after])) {
        Standing::Wins(plan) | Standing::Loses(plan) => plan,
        Standing::Undecided => Plan::default(),
    };
    let planned: Vec<Input> =
        plan.draws.into_iter().map(|face| Input::Chance(Chance::Card { face })).chain(plan.answer).collect();
    let so_far = &inputs[after..];
    match planned.get(so_far.len()) {
        Some(&next) if planned.starts_with(so_far) => Some(next),
        _ => anything(),
    }
}

fn redrawn(inputs: &[Input]) -> bool {
    inputs.iter().any(|input| matches!(input, Input::Act { action: Action::Redraw, .. }))
}

/// Whether the solver's second turn, which has this number, is over, or the game is.
fn second_is_over(position: &Position, turn: u32) -> bool {
    matches!(position.stage(), Stage::Over(_)) || (position.turn_number() >= turn && is_over(position, turn))
}

/// Whether the turn with this number is over.
fn is_over(position: &Position, turn: u32) -> bool {
    position.turn_number() != turn || matches!(position.stage(), Stage::Refill | Stage::Over(_))
}

/// Whether the game ends with this turn, which is over, and the seat alone wins it.
fn wins_now(position: &Position, seat: Seat) -> bool {
    let (turn, mut position) = (position.turn_number(), *position);
    while position.turn_number() == turn {
        if let Turn::Over(outcome) = position.turn() {
            return outcome.winners.contains(seat) && outcome.winners.len() == 1;
        }
        // What is drawn does not matter any more.
        let drawn = position.chances().and_then(|chances| chances.pick(0));
        if drawn.is_none_or(|drawn| position.resolve(drawn, &mut ()).is_err()) {
            break;
        }
    }
    false
}

/// The next player's turn after one that is over, with these hands and nothing drawn.
fn next_turn(position: &Position, active: Seat, hands: [Cards; MAX_SEATS]) -> Option<Position> {
    let mut setup = Setup::new(*position.rules());
    setup.course = *position.course();
    for seat in position.rules().seats() {
        setup.flasks[seat.index()] = position.flasks(seat);
    }
    setup.hands = Some(hands);
    setup.discard = position.discard();
    // The turn may have gone on to the next by itself.
    setup.turn = position.turn_number() + u32::from(position.active() != active);
    setup.position().ok()
}

/// Every way in which a turn can end, each position once. Draws within it are the first card each time; rolls are all
/// followed, as if they could be chosen.
fn leaves(start: &Position, seat: Seat) -> Vec<Leaf> {
    struct Walk {
        turn: u32,
        seat: Seat,
        ends: Table<End2, usize>,
        leaves: Vec<Leaf>,
        line: Vec<Input>,
        seen: Set<Position>,
    }
    type End2 = (rabenburg_engine::Course, [rabenburg_engine::Flasks; 2], Cards);
    impl Walk {
        fn walk(&mut self, position: &Position) {
            if is_over(position, self.turn) {
                let [a, b] = [0, 1].map(|number| Seat::new(number).unwrap_or(self.seat));
                let end = (*position.course(), [position.flasks(a), position.flasks(b)], position.hand(self.seat));
                let number = *self.ends.entry(end).or_insert(self.leaves.len());
                match self.leaves.get_mut(number) {
                    Some(leaf) => {
                        leaf.lines += 1;
                        if self.line.len() < leaf.line.len() {
                            leaf.line = self.line.clone();
                        }
                    }
                    None => self.leaves.push(Leaf { position: *position, line: self.line.clone(), lines: 1 }),
                }
                return;
            }
            if !self.seen.insert(*position) {
                return;
            }
            let inputs: Vec<Input> = match position.chances() {
                Some(rabenburg_engine::Chances::Roll) => {
                    rabenburg_engine::Chances::Roll.iter().map(|(roll, _)| Input::Chance(roll)).collect()
                }
                Some(draw) => draw.pick(0).map(Input::Chance).into_iter().collect(),
                None => {
                    let Some(seat) = position.awaited() else { return };
                    position.legal_actions(seat).iter().map(|action| Input::Act { seat, action }).collect()
                }
            };
            for input in inputs {
                let mut next = *position;
                if next.put(input, &mut ()).is_ok() {
                    self.line.push(input);
                    self.walk(&next);
                    self.line.pop();
                }
            }
        }
    }
    let turn = start.turn_number();
    let (ends, leaves, line, seen) = (Table::default(), Vec::new(), Vec::new(), Set::default());
    let mut walk = Walk { turn, seat, ends, leaves, line, seen };
    walk.walk(start);
    walk.leaves
}

/// What the first turn that ended here is worth.
fn settle(first: &Position, seat: Seat, redrawn: bool) -> Standing {
    Referee::default().settle(first, seat, redrawn)
}

/// Settles many first turns of one puzzle, and remembers the defences that held.
#[derive(Default)]
struct Referee {
    /// Whole turns of the rival, the latest that held first.
    defences: Vec<Vec<Input>>,
}

/// How many of them are tried on another first turn.
const DEFENCES: usize = 30;

impl Referee {
    /// Whether the first turn that ended here wins with the cards kept.
    fn wins(&mut self, first: &Position, seat: Seat, redrawn: bool) -> bool {
        let Some((rival, kept, theirs)) = rivals_turn(first, seat, redrawn) else { return false };
        let mut second = Second::new(seat);
        let mut holds = |defence: &Leaf| second.ways_after(&defence.position, kept).is_none_or(|ways| ways == 0);
        let known = self.defences.iter().filter_map(|line| replay(&theirs, line));
        if pass(&theirs).into_iter().chain(known).any(|defence| holds(&defence)) {
            return false;
        }
        match leaves(&theirs, rival).into_iter().find(holds) {
            Some(defence) => {
                self.defences.insert(0, defence.line);
                self.defences.truncate(DEFENCES);
                false
            }
            None => true,
        }
    }

    fn settle(&mut self, first: &Position, seat: Seat, redrawn: bool) -> Standing {
        let left = first.rules().wizards_each() - first.home(seat);
        let Some((rival, kept, theirs)) = rivals_turn(first, seat, redrawn) else {
            // An entry ends the turn (rule 4.6), so a second turn brings one home at most.
            let too_many = Plan { too_many: Some(left), ..Plan::default() };
            return if left > 1 { Standing::Loses(too_many) } else { Standing::Undecided };
        };
        let mut second = Second::new(seat);
        // To redraw and push nothing is nearly to pass; who cannot win then has hardly begun.
        let passing = pass(&theirs);
        let tried: Vec<Leaf> = self.defences.iter().filter_map(|line| replay(&theirs, line)).collect();
        for defence in passing.into_iter().chain(tried) {
            if second.ways_after(&defence.position, kept) == Some(0)
                && let Some(plan) = refute(&mut second, first, &defence, seat, redrawn)
            {
                return self.held(plan);
            }
        }
        let mut stubborn: Option<(u64, Plan)> = None;
        let mut undecided = false;
        for defence in leaves(&theirs, rival) {
            match second.ways_after(&defence.position, kept) {
                // The game ended with the rival's turn.
                None => undecided = true,
                Some(0) => match refute(&mut second, first, &defence, seat, redrawn) {
                    Some(plan) => return self.held(plan),
                    None => undecided = true,
                },
                Some(ways) if stubborn.as_ref().is_none_or(|(fewest, _)| ways < *fewest) => {
                    let draws = draws(first, seat, redrawn).next().unwrap_or_default();
                    stubborn = Some((ways, Plan { draws, answer: defence.line, too_many: None }));
                }
                Some(_) => {}
            }
        }
        match stubborn {
            Some((_, plan)) if !undecided => Standing::Wins(plan),
            _ => Standing::Undecided,
        }
    }

    fn held(&mut self, plan: Plan) -> Standing {
        if plan.answer.iter().any(|input| matches!(input, Input::Act { action: Action::NoPush, .. })) {
            return Standing::Loses(plan);
        }
        self.defences.retain(|known| *known != plan.answer);
        self.defences.insert(0, plan.answer.clone());
        self.defences.truncate(DEFENCES);
        Standing::Loses(plan)
    }
}

/// The rival's turn after a first turn, with the cards that the solver keeps: those drawn in a redraw are not counted on.
/// `None` if there is no such turn, or if more than one of the solver's wizards is out, which is too many for one turn.
fn rivals_turn(first: &Position, seat: Seat, redrawn: bool) -> Option<(Seat, Cards, Position)> {
    let left = first.rules().wizards_each() - first.home(seat);
    let rival = first.rules().seats().find(|&other| other != seat)?;
    let kept = if redrawn { Cards::EMPTY } else { first.hand(seat) };
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    hands[seat.index()] = kept;
    hands[rival.index()] = first.hand(rival);
    let theirs = next_turn(first, rival, hands).filter(|_| left <= 1)?;
    Some((rival, kept, theirs))
}

/// A turn of the rival that moves nothing.
fn pass(theirs: &Position) -> Option<Leaf> {
    let rival = theirs.awaited()?;
    let mut position = *theirs;
    let mut line = Vec::new();
    while !is_over(&position, theirs.turn_number()) {
        let input = match position.chances() {
            Some(chances) => Input::Chance(chances.pick(0)?),
            None => {
                let quiet = [Action::Redraw, Action::NoPush, Action::End];
                let action = quiet.into_iter().find(|action| position.is_legal(rival, action))?;
                Input::Act { seat: rival, action }
            }
        };
        position.put(input, &mut ()).ok()?;
        line.push(input);
    }
    Some(Leaf { position, line, lines: 1 })
}

/// A turn of the rival that held elsewhere, if it is possible here too.
fn replay(theirs: &Position, line: &[Input]) -> Option<Leaf> {
    let mut position = *theirs;
    for &input in line {
        position.put(input, &mut ()).ok()?;
    }
    is_over(&position, theirs.turn_number()).then(|| Leaf { position, line: line.to_vec(), lines: 1 })
}

/// Cards that the solver may draw after the first turn after which this defence holds.
fn refute(second: &mut Second, first: &Position, defence: &Leaf, seat: Seat, redrawn: bool) -> Option<Plan> {
    draws(first, seat, redrawn).find_map(|draws| {
        let mut own = first.hand(seat);
        draws.iter().for_each(|&card| own.add(card));
        let holds = second.ways_after(&defence.position, own) == Some(0);
        holds.then(|| Plan { draws, answer: defence.line.clone(), too_many: None })
    })
}

/// What the solver may draw to fill up their hand, pairs of one face first; nothing is due after a redraw.
fn draws(first: &Position, seat: Seat, redrawn: bool) -> impl Iterator<Item = Vec<Face>> {
    let pile = first.draw_pile();
    let missing = if redrawn { 0 } else { 3 - first.hand(seat).len().min(3) };
    let faces: Vec<Face> = pile.iter().map(|(face, _)| face).filter(|face| !face.is_dice()).collect();
    let all: Vec<Vec<Face>> = match missing {
        0 => vec![Vec::new()],
        1 => faces.iter().map(|&face| vec![face]).collect(),
        _ => {
            let twice = faces.iter().filter(|&&face| pile.count(face) > 1).map(|&face| vec![face, face]);
            let two = faces
                .iter()
                .enumerate()
                .flat_map(|(number, &face)| faces[number + 1..].iter().map(move |&other| vec![face, other]));
            twice.chain(two).collect()
        }
    };
    all.into_iter()
}

/// The solver's second turn: how many ways win it.
struct Second {
    seat: Seat,
    ways: Table<Position, u64>,
}

impl Second {
    fn new(seat: Seat) -> Second {
        Second { seat, ways: Table::default() }
    }

    /// How many ways there are after the rival's turn with this hand. What the rival holds does not matter any more, so
    /// they hold nothing. `None` if there is no second turn.
    fn ways_after(&mut self, theirs: &Position, hand: Cards) -> Option<u64> {
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        hands[self.seat.index()] = hand;
        let position = next_turn(theirs, self.seat, hands)?;
        Some(self.ways(&position))
    }

    fn ways(&mut self, position: &Position) -> u64 {
        if position.active() != self.seat || matches!(position.stage(), Stage::Refill | Stage::Over(_)) {
            return u64::from(wins_now(position, self.seat));
        }
        if let Some(&known) = self.ways.get(position) {
            return known;
        }
        let inputs: Vec<Input> = match position.chances() {
            Some(chances) => chances.pick(0).map(Input::Chance).into_iter().collect(),
            None => {
                let seat = self.seat;
                position.legal_actions(seat).iter().map(|action| Input::Act { seat, action }).collect()
            }
        };
        // A roll cannot be chosen, so a die card wins nothing here.
        let rolls = matches!(position.chances(), Some(rabenburg_engine::Chances::Roll));
        let mut ways = 0u64;
        for input in inputs {
            let mut next = *position;
            if !rolls && next.put(input, &mut ()).is_ok() {
                ways = ways.saturating_add(self.ways(&next));
            }
        }
        self.ways.insert(*position, ways);
        ways
    }

    /// A way to win, if there is one.
    #[cfg(feature = "make")]
    fn line(&mut self, position: &Position) -> Option<Vec<Input>> {
        let mut position = *position;
        let mut line = Vec::new();
        while !is_over(&position, position.turn_number()) && position.active() == self.seat {
            let inputs: Vec<Input> = match position.chances() {
                Some(chances) => chances.pick(0).map(Input::Chance).into_iter().collect(),
                None => {
                    let seat = self.seat;
                    position.legal_actions(seat).iter().map(|action| Input::Act { seat, action }).collect()
                }
            };
            let good = inputs.into_iter().find_map(|input| {
                let mut next = position;
                next.put(input, &mut ()).ok()?;
                (self.ways(&next) > 0).then_some((input, next))
            });
            let (input, next) = good?;
            line.push(input);
            position = next;
        }
        wins_now(&position, self.seat).then_some(line)
    }
}
