//! How a turn proceeds: actions, windows, the end of a turn, refills and rounds.

use crate::event::Sink;
use crate::fact::Fact;
use crate::outcome::Reason;
use crate::position::Position;
use crate::rules::HAND_SIZE;
use crate::seat::Seat;
use crate::stage::{Interlude, Stage, Window};

/// How many discarded cards lose the solo game (rule 12.4).
pub(crate) const SOLO_LIMIT: u8 = 30;

impl Position {
    /// Begins the first turn after the deal, or the turn of a position that was set up.
    pub(crate) fn begin_turn<S: Sink>(&mut self, turn: u32, sink: &mut S) {
        self.emit(sink, Fact::TurnBegan { turn });
        self.begin_action(sink);
    }

    /// The active player's next action, with its window before it (rule 9.3).
    #[inline]
    fn begin_action<S: Sink>(&mut self, sink: &mut S) {
        self.emit(sink, Fact::ActionBegan);
        if self.rules.is_master() {
            self.open_window(Window::Open, sink);
        }
    }

    /// The action is done, with or without a move: next is its last window, the next action, or the end of the turn.
    #[inline]
    pub(crate) fn complete_action_and_go_on<S: Sink>(&mut self, moved: bool, sink: &mut S) {
        self.emit(sink, Fact::ActionCompleted { moved });
        if self.rules.is_master() {
            self.open_window(Window::Done, sink);
        } else if self.has_another_action() {
            self.emit(sink, Fact::Reached { stage: Stage::Choose });
        } else {
            // Rule 7.5: a player who can still cast may cast or end the turn; otherwise it ends by itself.
            let active = self.active();
            if !self.flow.spell_used && self.has_target(active, self.rules.spells) {
                self.emit(sink, Fact::Reached { stage: Stage::End });
            } else {
                self.end_turn(sink);
            }
        }
    }

    #[inline]
    fn has_another_action(&self) -> bool {
        let left = !self.flow.redrawn && self.flow.actions < self.rules.actions_per_turn();
        left && !self.hand(self.active()).is_empty()
    }

    /// Opens a window; the active player is asked first (rule 9.3).
    pub(crate) fn open_window<S: Sink>(&mut self, window: Window, sink: &mut S) {
        self.ask_from(window, self.active(), sink);
    }

    /// Asks the next seat after the one that has passed.
    pub(crate) fn ask_next<S: Sink>(&mut self, sink: &mut S) {
        if let Stage::Window(window, asked) = self.flow.stage {
            let next = asked.clockwise(1, self.rules.players as usize);
            if next == self.active() {
                self.close_window(window, sink);
            } else {
                self.ask_from(window, next, sink);
            }
        }
    }

    /// Asks the first seat from `first` on that can cast; those that cannot are skipped (rule 9.3). Once the action's
    /// spell is used up nobody can, except for Free a wizard where it may be cast at any time (rule 9.7).
    pub(crate) fn ask_from<S: Sink>(&mut self, window: Window, first: Seat, sink: &mut S) {
        let players = self.rules.players as usize;
        let active = self.active();
        let mut seat = first;
        loop {
            let castable = self.castable_in(window, seat);
            if !castable.is_empty() && self.has_target(seat, castable) {
                self.emit(sink, Fact::Reached { stage: Stage::Window(window, seat) });
                return;
            }
            seat = seat.clockwise(1, players);
            if seat == active {
                return self.close_window(window, sink);
            }
        }
    }

    fn close_window<S: Sink>(&mut self, window: Window, sink: &mut S) {
        match window {
            Window::Open => self.emit(sink, Fact::Reached { stage: Stage::Choose }),
            Window::Announced => self.make_announced_move(sink),
            Window::Done if self.has_another_action() => self.begin_action(sink),
            Window::Done => self.end_turn(sink),
        }
    }

    /// The turn is over; the hand is refilled (rule 3.6).
    pub(crate) fn end_turn<S: Sink>(&mut self, sink: &mut S) {
        if self.rules.is_solo() && self.discard.len() >= SOLO_LIMIT {
            // Rule 12.4: all would be home already if the game were won.
            return self.emit(sink, Fact::Reached { stage: Stage::Over(Reason::Solo) });
        }
        self.emit(sink, Fact::Reached { stage: Stage::Refill });
        let active = self.active();
        let missing = HAND_SIZE.saturating_sub(self.hand(active).len());
        self.draw_cards(active, missing, sink);
    }

    /// A seat has this many cards to draw; the game goes on when it has them.
    #[inline]
    pub(crate) fn draw_cards<S: Sink>(&mut self, seat: Seat, count: u8, sink: &mut S) {
        if count > 0 {
            self.emit(sink, Fact::DrawsDue { seat, count });
        }
        self.go_on_drawing(sink);
    }

    /// Waits for the next card that is due, or goes on.
    #[inline]
    pub(crate) fn go_on_drawing<S: Sink>(&mut self, sink: &mut S) {
        if self.flow.draws > 0 && self.draw.is_empty() {
            // Rule 3.7, except in the solo game (rule 12.1).
            if !self.rules.is_solo() && !self.discard.is_empty() {
                self.emit(sink, Fact::Reshuffled);
            } else {
                // No card is left anywhere: the hand stays smaller.
                self.emit(sink, Fact::DrawsDue { seat: Seat::FIRST, count: 0 });
            }
        }
        if self.flow.draws == 0 {
            self.after_drawing(sink);
        }
    }

    fn after_drawing<S: Sink>(&mut self, sink: &mut S) {
        match (self.flow.interlude, self.flow.stage) {
            (Interlude::Drawing(caster), _) => self.after_use(caster, crate::spell::Spell::DrawTwo, sink),
            (_, Stage::Deal) => match self.rules.seats().find(|&seat| self.hand(seat).is_empty()) {
                Some(seat) => self.draw_cards(seat, HAND_SIZE, sink),
                None => self.begin_turn(0, sink),
            },
            (_, Stage::Refill) => self.next_turn(sink),
            _ => {}
        }
    }

    fn next_turn<S: Sink>(&mut self, sink: &mut S) {
        let next = self.turn_number() + 1;
        let round_over = self.active().index() + 1 == usize::from(self.rules.players);
        match if round_over { self.ends_with_round() } else { None } {
            Some(reason) => self.emit(sink, Fact::Reached { stage: Stage::Over(reason) }),
            None => self.begin_turn(next, sink),
        }
    }
}
