//! Whether a rival can bring a wizard home in their next turn.
//!
//! Which cards they hold is not known, so they get all that they may hold: whatever is neither in the solver's hand nor on
//! the discard pile. A turn plays at most two of them, so what can be done with this large hand can be done with some hand
//! of three cards, and the other way round. Rolls are theirs to choose.

use rabenburg_engine::{Action, Actions, Cards, Chance, Face, Input, MAX_SEATS, Position, Seat, Setup};

use crate::hash::{Set, Table};

/// Whether no wizard of the next player can come home in their turn, which follows this one.
pub(crate) fn is_shut(position: &Position, solver: Seat) -> bool {
    way_in(position, solver).is_none()
}

/// Asks about many doors of one puzzle, and remembers what opened the last ones.
#[derive(Default)]
pub(crate) struct Doorman {
    known: Table<Position, bool>,
    /// Ways in, the latest first: most of them open many doors.
    ways: Vec<Vec<Input>>,
}

/// How many ways in are tried on a new door.
const WAYS: usize = 24;

impl Doorman {
    /// The same as [`is_shut`].
    pub(crate) fn is_shut(&mut self, position: &Position, solver: Seat) -> bool {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let shut = self.look(position, solver);
        self.known.insert(*position, shut);
        shut
    }

    fn look(&mut self, position: &Position, solver: Seat) -> bool {
        let Some(start) = next_turn(position, solver) else { return true };
        if let Some(number) = self.ways.iter().position(|way| opens(&start, way)) {
            let way = self.ways.remove(number);
            self.ways.insert(0, way);
            return false;
        }
        match way_in(position, solver) {
            Some(way) => {
                self.ways.insert(0, way);
                self.ways.truncate(WAYS);
                false
            }
            None => true,
        }
    }
}

/// Whether these decisions bring a wizard of the player home whose turn begins.
fn opens(start: &Position, way: &[Input]) -> bool {
    let rival = start.active();
    let mut position = *start;
    way.iter().any(|&input| {
        // Once refused, the rest is refused too, or is something else that is as good.
        position.put(input, &mut ()).is_ok() && position.home(rival) > start.home(rival)
    })
}

/// How the next player brings a wizard home in their turn; nothing if they cannot, or if the game is over before.
pub fn way_in(position: &Position, solver: Seat) -> Option<Vec<Input>> {
    let start = next_turn(position, solver)?;
    let rival = start.awaited()?;
    let plain = start.hand(rival).len() == 2 * PLAIN.len() as u8;
    let mut search = Search { rival, plain, home: start.home(rival), seen: Set::default(), line: Vec::new() };
    search.enters(&start).then_some(search.line)
}

/// The next player's turn, with every card in their hand that they may hold. `None` if the game is over.
pub fn next_turn(position: &Position, solver: Seat) -> Option<Position> {
    let rules = *position.rules();
    let mut setup = Setup::new(rules);
    setup.course = *position.course();
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    for seat in rules.seats() {
        setup.flasks[seat.index()] = position.flasks(seat);
    }
    let rival = rules.seats().nth((solver.index() + 1) % usize::from(rules.players))?;
    hands[solver.index()] = position.hand(solver);
    hands[rival.index()] = enough(Cards::DECK.minus(position.hand(solver))?.minus(position.discard())?);
    setup.hands = Some(hands);
    setup.discard = position.discard();
    // The solver's turn may be over already, or about to be refilled.
    setup.turn = position.turn_number() + u32::from(position.active() == solver);
    setup.position().ok()
}

/// The cards with which a turn can do whatever it can do with all of these.
///
/// A card with two sides does what one of two plain cards does, and a die that falls from 1 to 5 what a plain card does. So
/// if there are two of each plain card, which is all that a turn can use, and two dice for the sixes, nothing else is needed.
fn enough(cards: Cards) -> Cards {
    let plain: Cards = PLAIN.into_iter().flat_map(|face| [face, face]).collect();
    if cards.minus(plain).is_some() { plain } else { cards }
}

const PLAIN: [Face; 11] =
    [Face::W1, Face::W2, Face::W3, Face::W4, Face::W5, Face::T1, Face::T2, Face::T3, Face::T4, Face::T5, Face::D];

struct Search {
    rival: Seat,
    /// Whether the hand is the one of [`enough`], in which only a six is worth a die.
    plain: bool,
    home: u8,
    seen: Set<Position>,
    line: Vec<Input>,
}

impl Search {
    /// Whether a wizard of the rival can enter from here in this turn; the line then says how.
    fn enters(&mut self, position: &Position) -> bool {
        if position.home(self.rival) > self.home {
            return true;
        }
        if position.active() != self.rival || !self.seen.insert(*position) {
            return false;
        }
        if let Some(chances) = position.chances() {
            // Cards drawn within a turn are not played in it, so any will do; a roll may be any.
            let draws = position.die_card().is_none();
            let least = if self.plain && !draws { 6 } else { 1 };
            let worth = |outcome: &Chance| draws || matches!(outcome, Chance::Roll { value } if *value >= least);
            let all = chances.iter().map(|(outcome, _)| outcome).filter(worth).map(Input::Chance);
            return all.take(if draws { 1 } else { usize::MAX }).any(|input| self.try_out(position, input));
        }
        let Some(seat) = position.awaited() else { return false };
        let actions = position.legal_actions(seat);
        self.any_action(position, seat, &actions)
    }

    fn any_action(&mut self, position: &Position, seat: Seat, actions: &Actions) -> bool {
        // Most doors stand wide open: a single walk often shows it.
        let walks = actions.iter().filter(|action| matches!(action, Action::PlayWizard { .. }));
        for action in walks {
            let mut next = *position;
            if next.play(seat, action, &mut ()).is_ok() && next.home(self.rival) > self.home {
                self.line.push(Input::Act { seat, action });
                return true;
            }
        }
        actions.iter().any(|action| self.try_out(position, Input::Act { seat, action }))
    }

    fn try_out(&mut self, position: &Position, input: Input) -> bool {
        let mut next = *position;
        if next.put(input, &mut ()).is_err() {
            return false;
        }
        self.line.push(input);
        if self.enters(&next) {
            return true;
        }
        self.line.pop();
        false
    }
}
