//! Changing positions: the only way is a set-up, which the engine checks.

use core::fmt::Write;

use rabenburg_engine::{Cards, Course, Flasks, MAX_SEATS, Memory, Position, Seat, Setup, Space, Surface};

/// A position at the beginning of a turn, taken apart.
#[derive(Clone)]
pub(super) struct Board {
    pub(super) setup: Setup,
    pub(super) hands: [Cards; MAX_SEATS],
}

impl Board {
    /// Takes a position apart. The discard pile goes back into the draw pile, as after a reshuffle: what was played
    /// before is nothing to think about.
    pub(super) fn new(position: &Position) -> Board {
        let mut rules = *position.rules();
        rules.memory = Memory::Aided;
        let mut setup = Setup::new(rules);
        setup.course = *position.course();
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        for seat in rules.seats() {
            setup.flasks[seat.index()] = position.flasks(seat);
            hands[seat.index()] = position.hand(seat);
        }
        setup.turn = position.turn_number();
        Board { setup, hands }
    }

    /// Puts it together again, if it is legal and the seat's turn.
    pub(super) fn position(&self) -> Option<Position> {
        let mut setup = self.setup.clone();
        setup.hands = Some(self.hands);
        setup.position().ok()
    }

    pub(super) fn course(&self) -> &Course {
        &self.setup.course
    }

    /// The wizards of a seat on the course, each with its surface.
    pub(super) fn wizards(&self, seat: Seat) -> Vec<Surface> {
        Surface::all()
            .flat_map(|surface| core::iter::repeat_n(surface, self.course().on(surface).count(seat).into()))
            .collect()
    }

    /// Sends a wizard home.
    pub(super) fn send_home(&mut self, from: Surface, seat: Seat) {
        let course = &self.setup.course;
        let mut text = String::new();
        let wizards = |surface: Surface| {
            let mut left = u8::from(surface == from);
            let stays = move |owner: &Seat| {
                let goes = *owner == seat && left > 0;
                left -= u8::from(goes);
                !goes
            };
            course.on(surface).owners().filter(stays).map(Seat::letter).collect::<String>()
        };
        for space in Space::all() {
            let _ = write!(text, " {space}:{}", wizards(Surface::ground(space)));
            let mut towers: Vec<_> = course.towers_down(space).collect();
            towers.reverse();
            for tower in towers {
                let _ = write!(text, "{tower}{}", wizards(Surface::top_of(tower)));
            }
            if space == course.castle() {
                text.push('*');
            }
            if text.ends_with(':') {
                text.truncate(text.rfind(' ').unwrap_or(0));
            }
        }
        if let Ok(course) = text.parse() {
            self.setup.course = course;
        }
    }

    /// Gives a seat so many full flasks; the others of those that were not spent are empty.
    pub(super) fn fill(&mut self, seat: Seat, full: u8) {
        let flasks = &mut self.setup.flasks[seat.index()];
        let full = full.min(flasks.total());
        let spent = flasks.spent.min(flasks.total() - full);
        *flasks = Flasks { empty: flasks.total() - full - spent, full, spent };
    }

    /// Gives a seat so many empty and full flasks; the others are spent.
    pub(super) fn leave_empty(&mut self, seat: Seat, empty: u8, full: u8) {
        let flasks = &mut self.setup.flasks[seat.index()];
        let total = flasks.total();
        let empty = empty.min(total);
        let full = full.min(total - empty);
        *flasks = Flasks { empty, full, spent: total - empty - full };
    }

    /// The cards that nobody holds.
    pub(super) fn pile(&self) -> Cards {
        self.hands.iter().fold(Cards::DECK, |left, &hand| left.minus(hand).unwrap_or(left))
    }
}
