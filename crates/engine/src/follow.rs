//! A view advances by what its viewer is shown, event by event: this is the present wherever there is no position.
//!
//! Nothing is decided here and no rule is written twice. A view becomes a position in which everything out of sight is
//! missing, that position advances as the game does, and what can be seen of it is the next view.

use crate::cards::Cards;
use crate::course::Course;
use crate::fact::Fact;
use crate::position::{Flasks, Flow, Position, Undo};
use crate::seat::{MAX_SEATS, Seat};
use crate::seen::SeenEvent;
use crate::shown::Shown;
use crate::space::{Space, Surface, TowerId};
use crate::stage::{ChanceKind, Interlude, Phase, Stage};
use crate::view::{Awaited, UnderWay, View, Viewer};

impl View {
    /// Advances by what the viewer was shown. Starting from the view at one moment, the events that lead to another
    /// ([`Event::seen_by`](crate::Event::seen_by), in the order in which they happened, none left out) produce exactly
    /// the view at that other moment, and after each of them it is the view that [`Position::view`] would give there.
    ///
    /// ```
    /// use rabenburg_engine::{Chance, Event, Face, Position, Printing, Rules, Seat, Viewer};
    ///
    /// let mut position = Position::start(Rules::new(Printing::Third, 2))?;
    /// let viewer = Viewer::Seat(Seat::FIRST);
    /// let mut view = position.view(viewer);
    /// let mut events: Vec<Event> = Vec::new();
    /// position.resolve(Chance::Card { face: Face::W1 }, &mut events)?;
    /// for event in &events {
    ///     view.apply(&event.seen_by(viewer));
    /// }
    /// assert_eq!(view, position.view(viewer));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Facts that are only foreseen ([`Position::foresee`]) may be applied too, to a copy: the board, flasks and cards
    /// become what they would be. Whose decision it would then be is undefined, because foreseen facts say nothing
    /// about stages.
    ///
    /// Events are facts, not wishes: nothing is checked here except what would do harm. An event that cannot have
    /// happened to these towers and flasks changes nothing, and neither does any event if this is not a view of a whole
    /// board.
    pub fn apply(&mut self, event: &SeenEvent) {
        let Some(mut shown) = self.shown() else { return };
        if let SeenEvent::Public(fact) = event {
            if !shown.table.can_have_happened(fact) {
                return;
            }
            shown.table.course.bring_into_sight(fact);
        }
        shown.see(event);
        *self = shown.view(self.viewer);
    }

    /// The board as far as it is in sight, to ask where a tower or a surface is and what stands on it. Nobody is locked
    /// up on it, unless the game shows who is (rule 13.3). `None` if some tower is not exactly once in the view.
    pub fn course(&self) -> Option<Course> {
        let spaces = || Space::all().zip(&self.spaces);
        let mut course = Course::from_stacks(self.castle, spaces().map(|(space, seen)| (space, &seen.towers[..])))?;
        for (space, seen) in spaces() {
            course.put_wizards(course.visible(space), seen.wizards);
        }
        for locked in self.locked_up.iter().flatten() {
            course.put_wizards(course.beneath(locked.beneath), locked.wizards);
        }
        Some(course)
    }

    /// The game as far as this view shows it.
    fn shown(&self) -> Option<Shown> {
        let players = usize::from(self.rules.players);
        if players == 0 || players > MAX_SEATS || players != self.seats.len() {
            return None;
        }
        let seats: [_; MAX_SEATS] = core::array::from_fn(|seat| self.seats.get(seat));
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        if let (Viewer::Seat(seat), Some(hand)) = (self.viewer, self.hand) {
            hands[seat.index()] = hand;
        }
        let table = Position {
            rules: self.rules,
            course: self.course()?,
            hands,
            draw: Cards::EMPTY,
            discard: self.discard,
            flasks: seats.map(|seat| seat.map_or(Flasks::default(), |seat| seat.flasks)),
            home: seats.map(|seat| seat.map_or(0, |seat| seat.home)),
            flow: self.flow(),
            // Only needed to cast spells, which nobody does here.
            undo: Undo::default(),
        };
        let cards = seats.map(|seat| seat.map_or(0, |seat| seat.cards));
        Some(Shown { table, cards, draw_pile: self.draw_pile })
    }

    /// How far the turn has come, except for what only determines legality: whether the first action made a move (rule
    /// 3.4), and whether this is a redraw (rule 3.5).
    fn flow(&self) -> Flow {
        let turn = Flow::at_turn(self.turn, self.rules.players);
        let passed = |seat: Seat| self.seats.get(seat.index()).is_some_and(|seat| seat.passed_flasks);
        let (draws, drawer) = match (self.under_way, self.awaited) {
            (Some(UnderWay::Draws { count, .. }), Awaited::Chance(ChanceKind::Draw { seat })) => (count, seat),
            _ => (0, Seat::FIRST),
        };
        let roll = match self.under_way {
            Some(UnderWay::Roll(roll)) => Some(roll),
            _ => self.roll,
        };
        Flow {
            stage: self.stage(),
            interlude: self.interlude(),
            draws,
            drawer,
            actions: self.actions_used,
            spell_used: self.spell_used,
            exchanged: self.exchanged,
            offered: self.offered,
            passed: [passed(turn.active), self.rules.partner(turn.active).is_some_and(passed)],
            die: roll.map(|roll| roll.card),
            roll: roll.map_or(0, |roll| roll.value),
            rolls_left: roll.map_or(0, |roll| roll.left),
            announced: self.announced,
            riders: self.riders,
            ..turn
        }
    }

    /// Where the turn stands, beneath any interlude.
    pub fn stage(&self) -> Stage {
        match (self.under_way, self.awaited) {
            (Some(UnderWay::Interlude(stage) | UnderWay::Draws { stage, .. }), _) => stage,
            (_, Awaited::Over(outcome)) => Stage::Over(outcome.reason),
            (_, Awaited::Chance(ChanceKind::Roll)) => Stage::Roll,
            (_, Awaited::Decision { seat, window: Some(window), .. }) => Stage::Window(window, seat),
            (_, Awaited::Decision { phase: Phase::Rolled, .. }) => Stage::Rolled,
            (_, Awaited::Decision { phase: Phase::Push, .. }) => Stage::Push,
            (_, Awaited::Decision { phase: Phase::End, .. }) => Stage::End,
            (_, Awaited::Decision { .. } | Awaited::Chance(ChanceKind::Draw { .. })) => Stage::Choose,
        }
    }

    fn interlude(&self) -> Interlude {
        if let Some(UnderWay::Draws { spell: true, .. }) = self.under_way {
            // Who cast it matters only when all cards are drawn, and then an event says what follows.
            return Interlude::Drawing(self.active);
        }
        let Awaited::Decision { seat, phase, .. } = self.awaited else { return Interlude::None };
        match phase {
            // Which tower was lifted matters only to what may be picked, which is not asked here.
            Phase::Pick => Interlude::Pick(seat, TowerId::from_index(0)),
            Phase::Repeat => self.repeating.map_or(Interlude::None, |(caster, spell)| Interlude::Repeat(caster, spell)),
            Phase::Give => Interlude::Give,
            Phase::Reply => Interlude::Reply,
            Phase::GiveBack => Interlude::GiveBack,
            Phase::Choose | Phase::Rolled | Phase::Push | Phase::End | Phase::Window => Interlude::None,
        }
    }
}

impl Position {
    /// Whether a fact can be applied here without breaking the board or paying with flasks that are not there.
    fn can_have_happened(&self, fact: &Fact) -> bool {
        let is_top = |tower| self.course.is_visible(Surface::top_of(tower));
        match *fact {
            Fact::TowersSwapped { a, b } => a != b && is_top(a) && is_top(b),
            Fact::FlaskFilled { owner } => self.flasks(owner).empty > 0,
            Fact::SpellCast { caster, cost, .. } => self.flasks(caster).full >= cost,
            Fact::FlasksPassed { from, count, .. } => self.flasks(from).full >= count,
            _ => true,
        }
    }
}

impl Course {
    /// Puts down the wizards that a fact brings into sight. They were there before, but nobody who only looks now can
    /// know that.
    fn bring_into_sight(&mut self, fact: &Fact) {
        match *fact {
            // Rule 5.5.
            Fact::TowerMoved { tower, uncovered, .. } => self.put_wizards(self.beneath(tower), uncovered),
            // Set free (rule 8.8), or announced and then locked up (rule 9.5).
            Fact::WizardMoved { colour, from, .. } | Fact::WizardEntered { colour, from }
                if self.on(from).count(colour) == 0 =>
            {
                self.place_wizard(from, colour);
            }
            _ => {}
        }
    }
}
