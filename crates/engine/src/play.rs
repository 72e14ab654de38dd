//! Playing: actions and chance in, events out. This is what each choice does; how the turn proceeds is in `flow`.

use crate::action::Action;
use crate::card::{Face, Side};
use crate::chance::Chance;
use crate::error::Refusal;
use crate::event::{Event, Sink};
use crate::fact::Fact;
use crate::position::Position;
use crate::rules::HAND_SIZE;
use crate::seat::Seat;
use crate::space::{Space, Surface, TowerId};
use crate::spell::Spell;
use crate::stage::{Announced, AnnouncedPiece, Interlude, Stage, Window};
use crate::wizards::{SURFACE_LIMIT, Wizards};

/// How the turn proceeds after a move.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum After {
    GoOn,
    /// A wizard of the active player's side entered the castle: the turn is over at once (rules 4.6 and 11.7).
    TurnOver,
    /// The game ended; the stage already says so.
    GameOver,
}

impl Position {
    /// Takes an action of a seat. Exactly the members of [`Self::legal_actions`] are accepted; anything else is refused
    /// with the reason, and changes nothing.
    #[inline(always)]
    pub fn play<S: Sink>(&mut self, seat: Seat, action: Action, sink: &mut S) -> Result<(), Refusal> {
        if !self.is_legal(seat, &action) {
            return Err(self.why_not(seat, &action));
        }
        self.carry_out(seat, action, sink);
        Ok(())
    }

    /// Supplies the chance that is due. An impossible outcome is refused and changes nothing.
    #[inline(always)]
    pub fn resolve<S: Sink>(&mut self, outcome: Chance, sink: &mut S) -> Result<(), Refusal> {
        if !self.can_happen(outcome) {
            return Err(self.why_not_chance(outcome));
        }
        match outcome {
            Chance::Card { face } => {
                let seat = self.flow.drawer;
                self.emit(sink, Event::Drew { seat, card: face });
                self.go_on_drawing(sink);
            }
            Chance::Roll { value } => {
                self.emit(sink, Fact::Rolled { value });
                self.emit(sink, Fact::Reached { stage: Stage::Rolled });
            }
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn carry_out<S: Sink>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        match action {
            Action::PlayWizard { card, space, colour, riders } => {
                self.emit(sink, Fact::Played { seat, card });
                let distance = card.distance(Side::Wizard).expect("a card that moves wizards");
                self.move_by_card(card, distance, self.wizard_at(space, colour), riders, sink);
            }
            Action::PlayTower { card, tower } => {
                self.emit(sink, Fact::Played { seat, card });
                let distance = card.distance(Side::Tower).expect("a card that moves towers");
                self.move_by_card(card, distance, AnnouncedPiece::Tower(tower), 0, sink);
            }
            Action::PlayDice { card } => {
                self.emit(sink, Fact::Played { seat, card });
                self.emit(sink, Fact::Reached { stage: Stage::Roll });
            }
            Action::MoveWizard { space, colour, riders } => {
                self.move_by_roll(self.wizard_at(space, colour), riders, sink);
            }
            Action::MoveTower { tower } => self.move_by_roll(AnnouncedPiece::Tower(tower), 0, sink),
            Action::Reroll => self.emit(sink, Fact::Reached { stage: Stage::Roll }),
            Action::NoMove => self.complete_action_and_go_on(false, sink),
            Action::Discard { card } => {
                self.emit(sink, Fact::Discarded { seat, card });
                self.complete_action_and_go_on(false, sink);
            }
            Action::Redraw => {
                self.emit(sink, Fact::HandDiscarded { seat, cards: self.hand(seat) });
                self.emit(sink, Fact::Reached { stage: Stage::Push });
                self.draw_cards(seat, HAND_SIZE, sink);
            }
            Action::Push { tower } => match self.move_tower(tower, 1, seat, sink) {
                After::GameOver => {}
                After::GoOn | After::TurnOver => self.complete_action_and_go_on(true, sink),
            },
            Action::NoPush => self.complete_action_and_go_on(false, sink),
            Action::End => self.end_turn(sink),
            Action::Pass => {
                self.emit(sink, Fact::Passed { seat });
                self.ask_next(sink);
            }
            Action::Cast(cast) => self.cast(seat, cast, sink),
            Action::Stop => self.finish_spell(seat, sink),
            Action::Pick { colour } => self.pick_freed(seat, colour, sink),
            Action::Ask => self.emit(sink, Fact::InterludeReached { interlude: Interlude::Give }),
            Action::Offer { card } => {
                self.emit(sink, Fact::InterludeReached { interlude: Interlude::Reply });
                self.emit(sink, Event::Offered { seat, card });
            }
            Action::Give { card } => self.pass_card(seat, card, Interlude::GiveBack, sink),
            Action::GiveBack { card } => self.pass_card(seat, card, Interlude::None, sink),
            Action::Accept => {
                if let (Some(card), Some(partner)) = (self.flow.offered, self.rules.partner(seat)) {
                    self.pass_card(partner, card, Interlude::GiveBack, sink);
                }
            }
            Action::Decline => {
                self.emit(sink, Fact::Declined { seat });
                self.emit(sink, Fact::InterludeReached { interlude: Interlude::None });
            }
            Action::PassFlasks { count } => {
                if let Some(to) = self.rules.partner(seat) {
                    self.emit(sink, Fact::FlasksPassed { from: seat, to, count });
                }
            }
        }
    }

    /// A card goes from a seat to its partner (rule 11.2).
    fn pass_card<S: Sink>(&mut self, from: Seat, card: Face, interlude: Interlude, sink: &mut S) {
        if let Some(to) = self.rules.partner(from) {
            self.emit(sink, Event::CardPassed { from, to, card });
            self.emit(sink, Fact::InterludeReached { interlude });
        }
    }

    #[inline]
    fn wizard_at(&self, space: Space, colour: Seat) -> AnnouncedPiece {
        AnnouncedPiece::Wizard { surface: self.course.visible(space), colour }
    }

    #[inline]
    fn move_by_roll<S: Sink>(&mut self, piece: AnnouncedPiece, riders: u8, sink: &mut S) {
        let card = self.flow.die.expect("what was rolled was rolled for a die card");
        self.move_by_card(card, self.flow.roll, piece, riders, sink);
    }

    /// Makes the move of the card at once, or announces it where others may cast first (rule 9.3).
    #[inline]
    fn move_by_card<S: Sink>(&mut self, card: Face, distance: u8, piece: AnnouncedPiece, riders: u8, sink: &mut S) {
        if self.rules.is_master() {
            let space = self.space_of_piece(piece);
            self.emit(sink, Fact::Announced { announced: Announced { card, distance, piece, space } });
            self.open_window(Window::Announced, sink);
            return;
        }
        let seat = self.active();
        let after = match piece {
            AnnouncedPiece::Wizard { surface, colour } => {
                let mut travelling = Wizards::one(colour);
                for _ in 0..riders {
                    let cast = crate::action::Cast::Piggyback { colour };
                    let cost = self.rules.costs.of(Spell::Piggyback);
                    self.emit(sink, Fact::SpellCast { caster: seat, cast, cost, uses_up: true });
                    travelling = travelling.with(colour);
                }
                self.move_wizards(surface, travelling, distance as i8, sink)
            }
            AnnouncedPiece::Tower(tower) => self.move_tower(tower, distance as i8, seat, sink),
        };
        self.after_card_move(after, sink);
    }

    /// Makes the announced move, if it is still possible (rule 9.5).
    pub(crate) fn make_announced_move<S: Sink>(&mut self, sink: &mut S) {
        let Some(announced) = self.flow.announced else { return };
        let steps = announced.distance as i8;
        let after = match announced.piece {
            AnnouncedPiece::Wizard { surface, colour } => {
                let travelling = self.flow.riders.with(colour);
                if !self.can_walk(surface, travelling, steps) {
                    return self.complete_action_and_go_on(false, sink);
                }
                self.move_wizards(surface, travelling, steps, sink)
            }
            AnnouncedPiece::Tower(tower) => {
                if self.course.movable_towers(steps) >> tower.index() & 1 == 0 {
                    return self.complete_action_and_go_on(false, sink);
                }
                self.move_tower(tower, steps, self.active(), sink)
            }
        };
        self.after_card_move(after, sink);
    }

    #[inline]
    fn after_card_move<S: Sink>(&mut self, after: After, sink: &mut S) {
        match after {
            After::GoOn => self.complete_action_and_go_on(true, sink),
            After::TurnOver => {
                self.emit(sink, Fact::ActionCompleted { moved: true });
                self.end_turn(sink);
            }
            After::GameOver => {}
        }
    }

    fn space_of_piece(&self, piece: AnnouncedPiece) -> Space {
        match piece {
            AnnouncedPiece::Wizard { surface, .. } => self.course.space_under(surface),
            AnnouncedPiece::Tower(tower) => self.course.space_of(tower),
        }
    }

    /// Whether wizards that stand together can still walk: visible, all there, and room for all (rules 4.2, 4.3, 9.5).
    fn can_walk(&self, from: Surface, travelling: Wizards, steps: i8) -> bool {
        let goal = self.course.space_under(from).walk(steps);
        let there = self.course.on(from);
        let all_there = self.rules.seats().all(|seat| there.count(seat) >= travelling.count(seat));
        let room =
            goal == self.course.castle() || self.course.visible_on(goal).total() + travelling.total() <= SURFACE_LIMIT;
        self.course.is_visible(from) && all_there && room
    }

    /// Moves wizards that travel together, into the castle if it stands there (rules 4.2 and 4.4).
    #[inline]
    pub(crate) fn move_wizards<S: Sink>(
        &mut self,
        from: Surface,
        travelling: Wizards,
        steps: i8,
        sink: &mut S,
    ) -> After {
        let goal = self.course.space_under(from).walk(steps);
        if goal == self.course.castle() {
            return self.enter_castle(from, travelling, sink);
        }
        let to = self.course.visible(goal);
        for colour in travelling.owners() {
            self.emit(sink, Fact::WizardMoved { colour, from, to });
        }
        After::GoOn
    }

    /// Wizards enter together; then the castle moves once (rules 4.4, 4.5, 8.7 and 8.9).
    pub(crate) fn enter_castle<S: Sink>(&mut self, from: Surface, entering: Wizards, sink: &mut S) -> After {
        for colour in entering.owners() {
            self.emit(sink, Fact::WizardEntered { colour, from });
        }
        if let Some(to) = self.course.castle_after_entry() {
            self.emit(sink, Fact::CastleMoved { to });
        }
        if let Some(reason) = self.ends_at_once() {
            self.emit(sink, Fact::Reached { stage: Stage::Over(reason) });
            return After::GameOver;
        }
        if self.rules.any_of_side(entering, self.active()) { After::TurnOver } else { After::GoOn }
    }

    /// Moves a tower with everything above it; the mover is rewarded for locking wizards up (chapter 5).
    #[inline]
    pub(crate) fn move_tower<S: Sink>(&mut self, tower: TowerId, steps: i8, mover: Seat, sink: &mut S) -> After {
        let from = self.course.space_of(tower);
        let to = from.walk(steps);
        let uncovered = self.course.on(self.course.beneath(tower));
        let locked_up = self.course.visible_on(to);
        self.emit(sink, Fact::TowerMoved { tower, from, to, uncovered, locked_up });
        if locked_up.is_empty() || self.rules.is_solo() {
            return After::GoOn;
        }
        let Some(owner) = self.flask_to_fill(mover) else { return After::GoOn };
        self.emit(sink, Fact::FlaskFilled { owner });
        // A filled flask alone ends only a team game (rule 11.6).
        match if self.rules.is_team() { self.ends_at_once() } else { None } {
            Some(reason) => {
                self.emit(sink, Fact::Reached { stage: Stage::Over(reason) });
                After::GameOver
            }
            None => After::GoOn,
        }
    }

    /// One of the mover's own empty flasks, or else one of the partner's (rules 5.4 and 11.5).
    #[inline]
    fn flask_to_fill(&self, mover: Seat) -> Option<Seat> {
        let has_empty = |&seat: &Seat| self.flasks(seat).empty > 0;
        Some(mover).filter(has_empty).or_else(|| self.rules.partner(mover).filter(has_empty))
    }
}
