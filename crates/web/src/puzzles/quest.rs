//! Somebody at a puzzle: how the attempt stands, which hints they have, and what is kept of it.

use std::time::Duration;

use leptos::prelude::*;
use rabenburg_engine::{Action, Viewer};
use rabenburg_puzzles::{Clue, Date, Piece, Puzzle, Shortfall, Verdict};
use rabenburg_session::{Session, Solving};

use super::index::Entry;
use super::kept;
use super::solved::Effort;
use crate::board::marks::BoardPiece;
use crate::luck::luck;
use crate::settings::{Settings, Speed};
use crate::table::Game;

/// How long a step of the solution is shown before it happens.
const LOOK: Duration = Duration::from_millis(1100);

/// Why somebody is at this puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It was picked, or somebody sent a link.
    Picked,
    /// It is the puzzle of that day.
    Day(Date),
    /// It is the next of a streak.
    Streak,
}

/// A failed attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Try {
    pub(super) done: Vec<Action>,
    pub(super) why: Shortfall,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Settled {
    pub(super) effort: Effort,
    /// The rating before and after; nothing if the puzzle had been settled before.
    pub(super) rating: Option<(i32, i32)>,
    pub(super) seconds: u32,
}

/// A handle to everything about the attempt; it is cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Quest {
    solving: StoredValue<Solving, LocalStorage>,
    all: StoredValue<Vec<Entry>>,
    began: f64,
    pub(super) game: Game,
    /// A streak that has ended goes on as a puzzle like any other.
    pub(super) reason: RwSignal<Reason>,
    /// How it stands, as far as it has been shown.
    pub(super) verdict: RwSignal<Verdict>,
    pub(super) hints: RwSignal<u8>,
    pub(super) tries: RwSignal<Vec<Try>>,
    /// Whether the solution has been asked for.
    pub(super) revealed: RwSignal<bool>,
    pub(super) settled: RwSignal<Option<Settled>>,
    /// The next step of the solution, while it is being shown.
    revealing: RwSignal<Option<usize>>,
    /// Whether anything can be taken back.
    pub(super) begun: RwSignal<bool>,
    /// Whether turns are being shown that somebody has to remember.
    pub(super) showing: RwSignal<bool>,
}

impl Quest {
    pub(super) fn new(solving: Solving, game: Game, reason: Reason, all: Vec<Entry>) -> Quest {
        let effort = kept::efforts().of(&solving.puzzle().id);
        let showing = solving.is_showing();
        let quest = Quest {
            solving: StoredValue::new_local(solving),
            all: StoredValue::new(all),
            began: js_sys::Date::now(),
            game,
            reason: RwSignal::new(reason),
            verdict: RwSignal::new(Verdict::Open),
            hints: RwSignal::new(0),
            tries: RwSignal::new(Vec::new()),
            revealed: RwSignal::new(false),
            settled: RwSignal::new(None),
            revealing: RwSignal::new(None),
            begun: RwSignal::new(false),
            showing: RwSignal::new(showing),
        };
        // Hints that were taken stay; those of a puzzle that is solved once more are taken anew.
        if effort.solved.is_none() {
            quest.hints.set(effort.hints);
        }
        quest.follow();
        quest
    }

    pub(super) fn with<T>(self, ask: impl FnOnce(&Solving) -> T) -> T {
        self.solving.with_value(ask)
    }

    pub(super) fn puzzle(self) -> Puzzle {
        self.with(|solving| solving.puzzle().clone())
    }

    pub(super) fn with_all<T>(self, ask: impl FnOnce(&[Entry]) -> T) -> T {
        self.all.with_value(|all| ask(all))
    }

    pub(super) fn is_streak(self) -> bool {
        self.reason.get() == Reason::Streak
    }

    pub(super) fn shortfall(self) -> Option<Shortfall> {
        match self.verdict.get() {
            Verdict::Failed(shortfall) => Some(shortfall),
            _ => None,
        }
    }

    pub(super) fn is_solved(self) -> bool {
        self.verdict.get() == Verdict::Solved
    }

    pub(super) fn is_revealing(self) -> bool {
        self.revealing.get().is_some()
    }

    /// The verdict follows what has been shown, not what has already happened.
    fn follow(self) {
        let game = self.game;
        Effect::new(move || {
            game.moment.track();
            if game.busy.get() {
                return;
            }
            let (now, begun, showing) =
                self.with(|solving| (solving.verdict(), !solving.done().is_empty(), solving.is_showing()));
            self.begun.set(begun);
            self.showing.set(showing);
            if self.verdict.get_untracked() != now {
                match &now {
                    Verdict::Failed(why) => self.failed(why.clone()),
                    Verdict::Solved => self.solved(),
                    Verdict::Open => {}
                }
                self.verdict.set(now);
            }
        });
        Effect::new(move || {
            let free = !game.busy.get() && !game.sending.get();
            if let Some(step) = self.revealing.get().filter(|_| free) {
                untrack(|| self.show_step(step));
            }
        });
        Effect::new(move || {
            let clues = self.with(|solving| solving.puzzle().clues());
            let hints = if self.is_solved() { 0 } else { self.hints.get() };
            let piece = clues[0].filter(|_| hints > 0).and_then(|clue| match clue {
                Clue::Watch(Piece::Tower(tower)) => Some(BoardPiece::Tower(tower)),
                Clue::Watch(Piece::Wizard { seat, space }) => Some(BoardPiece::Wizard { space, colour: seat }),
                Clue::Watch(Piece::Castle) => Some(BoardPiece::Castle),
                _ => None,
            });
            let card = clues[1].filter(|_| hints > 1).and_then(|clue| match clue {
                Clue::Card(card) => Some(card),
                _ => None,
            });
            // Only where the puzzle begins: later it would point at something else.
            let fresh = !self.begun.get() && !self.showing.get();
            game.pointed.set(if fresh { (piece, card) } else { (None, None) });
        });
    }

    /// Changes what is kept of it, unless it has been settled before.
    fn keep(self, change: impl FnOnce(&mut Effort)) -> Effort {
        let id = self.with(|solving| solving.puzzle().id.clone());
        let mut effort = kept::efforts().of(&id);
        if effort.solved.is_none() {
            change(&mut effort);
            kept::note(&id, effort.clone());
        }
        effort
    }

    fn failed(self, why: Shortfall) {
        if self.revealed.get_untracked() {
            return;
        }
        let done = self.with(Solving::done);
        self.tries.update(|tries| tries.push(Try { done, why }));
        self.keep(|effort| effort.failed += 1);
        if self.reason.get_untracked() == Reason::Streak {
            let mut streak = kept::streak();
            streak.end();
            kept::keep_streak(&streak);
        }
    }

    fn solved(self) {
        self.revealing.set(None);
        if self.revealed.get_untracked() {
            return;
        }
        self.settle(|effort| effort.solved = Some(kept::today().0));
        if self.reason.get_untracked() == Reason::Streak {
            let mut streak = kept::streak();
            if !streak.over {
                let mut luck = luck();
                self.with_all(|all| streak.go_on(all, luck(u8::MAX).into()).is_some());
                kept::keep_streak(&streak);
            }
        }
    }

    /// The first time that a puzzle is solved, or its solution shown, counts for the rating.
    fn settle(self, change: impl FnOnce(&mut Effort)) {
        let puzzle = self.puzzle();
        let before = kept::efforts().of(&puzzle.id);
        let effort = self.keep(change);
        let rating = (before.solved.is_none() && !before.shown).then(|| {
            let strength = kept::strength();
            let after = strength.after(puzzle.rating, &effort);
            kept::keep_strength(after);
            (strength.figure(), after.figure())
        });
        let seconds = ((js_sys::Date::now() - self.began) / 1000.0) as u32;
        self.settled.set(Some(Settled { effort, rating, seconds }));
    }

    /// The next hint, if there is one. In a streak there is none.
    pub(super) fn ask_hint(self) -> bool {
        let more = self.hints.get_untracked() < 2 && self.reason.get_untracked() != Reason::Streak;
        if more && self.verdict.get_untracked() != Verdict::Solved {
            self.hints.update(|hints| *hints += 1);
            let hints = self.hints.get_untracked();
            self.keep(|effort| effort.hints = effort.hints.max(hints));
        }
        more
    }

    pub(super) fn take_back(self) {
        if self.can_change() && self.with(Solving::take_back) {
            self.look_again();
        }
    }

    pub(super) fn start_over(self) {
        if self.can_change() {
            self.revealed.set(false);
            self.with(Solving::start_over);
            self.look_again();
        }
    }

    /// Shows the turns once more that somebody has to remember.
    pub(super) fn show_again(self) {
        if self.can_change() {
            self.with(Solving::show_again);
            self.look_again();
        }
    }

    /// Whatever is under way is shown to its end first.
    fn can_change(self) -> bool {
        !self.game.busy.get_untracked()
            && !self.game.sending.get_untracked()
            && self.revealing.get_untracked().is_none()
    }

    fn look_again(self) {
        self.game.refusal.set(None);
        self.game.picked.set(Vec::new());
        let (seat, solving) = self.with(|solving| (solving.seat(), solving.clone()));
        self.game.sit(Viewer::Seat(seat));
        solving.shown(solving.now().version);
    }

    /// Shows the solution, step by step. Whoever has not solved the puzzle has given it up.
    pub(super) fn reveal(self) {
        if !self.can_change() {
            return;
        }
        if self.settled.with_untracked(|settled| settled.as_ref().is_none_or(|settled| settled.effort.solved.is_none()))
        {
            self.settle(|effort| effort.shown = true);
        }
        self.revealed.set(true);
        self.with(Solving::start_over);
        self.look_again();
        self.revealing.set(Some(0));
    }

    fn show_step(self, step: usize) {
        let Some(action) = self.with(Solving::solution).get(step).copied() else {
            self.revealing.set(None);
            return;
        };
        if self.with(Solving::verdict) != Verdict::Open {
            self.revealing.set(None);
            return;
        }
        self.game.show(&action);
        let pause = match expect_context::<Settings>().speed.get_untracked() {
            Speed::Off => Duration::from_millis(50),
            _ => LOOK,
        };
        let go_on = move || {
            // The visitor may have gone elsewhere meanwhile.
            if self.revealing.try_get_untracked() == Some(Some(step)) {
                self.revealing.set(Some(step + 1));
                self.game.act(action);
            }
        };
        set_timeout(go_on, pause);
    }
}
